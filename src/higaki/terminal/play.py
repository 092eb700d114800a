"""`higaki play`: the dialogue of a game in the terminal, with undo and save. It also works in a pipe."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any, Final, TextIO

from higaki.bots import Bot
from higaki.bots.search import Search
from higaki.engine.base.errors import BadSave, IllegalChoice, NothingToUndo
from higaki.engine.base.text import Words
from higaki.engine.match.advance_answers import (
    ALWAYS,
    UNABLE,
    Standing,
    can_be_declined,
    declinable,
    declining,
    in_window,
    windows,
)
from higaki.engine.match.match import Match
from higaki.engine.match.save_file_text import file_text
from higaki.engine.table.steps import CHANCE
from higaki.terminal.input import amounts, meant
from higaki.terminal.rendering import Renderer

# Out of turn a searching bot always takes all of its time, up to this many seconds; a planning bot takes this fixed
# time.
LONGEST_OUT_OF_TURN: Final = 2.0
SHORTEST_OUT_OF_TURN: Final = 0.3


class Terminal:
    """One match, played by the people at this terminal and by bots."""

    def __init__(self, match: Match, words: Words, bots: dict[int, Bot], lines: TextIO, out: TextIO) -> None:
        self.match = match
        self.bots = bots
        self.lines = lines
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        # A new game shows its opening; the history of a loaded one is not repeated.
        self.shown = 0 if all(entry.seat == CHANCE for entry in match.log) else len(match.log) + 1
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        you = None if self.at_screen is None else match.game.seat_names[self.at_screen]
        self.drawing = Renderer(words, out, you)
        self.saved_at: int | None = None
        match.answers_at_once = False  # a player is shown that the program answered for them
        for kind in declinable(match.game):
            for seat in self.people:
                # A player who can only decline is not asked.
                match.stand(seat, kind.name, declining(match.game, kind), UNABLE)

    def play(self) -> None:
        """Play until the game is over or the input ends."""
        self.drawing.title(self.match)
        while not self.match.over:
            bot, answer = self.bots.get(self.match.seat), self.match.standing_answer
            if bot is not None:
                self.let_choose(bot)
            elif answer is not None:
                self.give(answer)
            elif not self.ask():
                saved = self.saved_at == len(self.match.log)
                self.drawing.say("shell-bye-saved" if saved else "shell-bye")
                return
        self.show_log()
        self.drawing.result(self.match.scene(None))

    def let_choose(self, bot: Bot) -> None:
        """Let a bot choose. Out of turn, with people present, it takes the same time whether it has a choice or not."""
        began = time.monotonic()
        even = can_be_declined(self.match.table) and bool(self.people) and self.lines.isatty()
        thing = bot.choose(self.match.table)
        if even:
            longest = min(bot.seconds, LONGEST_OUT_OF_TURN) if isinstance(bot, Search) else SHORTEST_OUT_OF_TURN
            time.sleep(max(0.0, began + longest - time.monotonic()))
        self.match.play(self.match.game.things.names[thing])

    def give(self, answer: Standing) -> None:
        """Answer for a player who can only decline, or has declined in advance. Only that player sees the reason."""
        why = f"unable-{answer.step}"
        if answer.scope == UNABLE and self.at_screen == answer.seat and self.drawing.words.has(why):
            self.show_log()
            step = self.match.scene(answer.seat)["step"]
            self.drawing.say("shell-answered", why=self.drawing.words.unable(step))
        self.match.play(self.match.game.things.names[answer.thing])

    def ask(self) -> bool:
        """Let the person whose turn it is decide. False if they want to stop."""
        if self.match.seat != self.at_screen and not self.draw_curtain():
            return False
        self.show_log()
        scene = self.match.scene(self.match.seat)
        self.drawing.scene(scene, self.match.game.picture(scene, self.drawing.words), self.match.game.unlisted)
        self.drawing.options(scene)
        while True:
            line = self.read("shell-choose")
            if line is None or line == "q":
                return False
            if self.answer(line, scene):
                return True

    def answer(self, line: str, scene: dict[str, Any]) -> bool:
        """Execute a typed line. True if the table has changed."""
        command, _, rest = line.partition(" ")
        if command == "u":
            return self.undo()
        if command == "s" and rest:
            self.save(Path(rest.strip()))
        elif command == "l":
            self.shown = 0
            self.show_log()
        elif command == "?":
            self.show_help(rest.strip(), scene)
        elif line == "rest" and in_window(self.match.table):
            return self.decline_for_the_rest(scene["step"]["name"])
        elif line == "ask" and self.declined():
            self.ask_again()
        else:
            try:
                self.match.play(meant(line, scene))
                return True
            except IllegalChoice:
                self.refuse(scene)
        return False

    def undo(self) -> bool:
        """Undo the last decision of a person at this screen; a bot's move cannot be undone."""
        try:
            if self.match.log and self.match.log[-1].seat in self.bots:
                raise NothingToUndo
            self.match.undo()
        except NothingToUndo:
            self.drawing.say("shell-nothing-to-undo")
            return False
        self.shown = min(self.shown, len(self.match.log) + 1)
        self.drawing.say("shell-undone")
        return True

    def declined(self) -> list[str]:
        """The windows that the person to answer has declined in advance."""
        given = self.match.standing
        return [answer.step for answer in given if answer.seat == self.match.seat and answer.scope == ALWAYS]

    def decline_for_the_rest(self, step: str) -> bool:
        """Decline this window until the round ends."""
        kind = self.match.game.steps.kind_called(step)
        assert kind is not None
        self.drawing.say("shell-declined")
        self.match.stand(self.match.seat, step, declining(self.match.game, kind))
        return True

    def ask_again(self) -> None:
        for step in self.declined():
            self.match.withdraw(self.match.seat, step)
        self.drawing.say("shell-asked-again")

    def save(self, path: Path) -> None:
        try:
            write_save(path, self.match)
        except OSError as error:
            self.drawing.say("shell-cannot-write", file=str(path), error=error.strerror or str(error))
            return
        self.saved_at = len(self.match.log)
        self.drawing.say("shell-saved", file=str(path))

    def draw_curtain(self) -> bool:
        """Hide the hands when the screen passes from one person to another."""
        if self.at_screen is not None:
            self.drawing.paper.print("\n" * max(40, self.drawing.paper.height))
        self.at_screen = self.match.seat
        seat = self.match.game.seat_names[self.match.seat]
        return self.read("shell-curtain", seat=self.drawing.seat(seat)) is not None

    def show_log(self) -> None:
        """Print the events since the last call."""
        self.drawing.log(self.match.told(self.at_screen, since=self.shown))
        self.shown = len(self.match.log) + 1

    def show_help(self, place: str, scene: dict[str, Any]) -> None:
        """Print the rule about a place, or the list of commands."""
        words, places = self.drawing.words, list(dict.fromkeys(part["place"] for part in scene["places"]))
        said = words.help(place) if place in places else words.say("shell-help", places=", ".join(places))
        if place not in places and windows(self.match.game):
            said += "\n" + words.say("shell-help-windows")
        for line in said.split("\n"):
            self.drawing.paper.sentence(line)

    def refuse(self, scene: dict[str, Any]) -> None:
        if amounts(scene):
            self.drawing.say("shell-illegal-amount")
        else:
            self.drawing.say("shell-illegal", count=len(scene["options"]))

    def read(self, key: str, **arguments: str | int) -> str | None:
        """A line of input; None at its end."""
        self.drawing.paper.sentence(self.drawing.words.say(key, **arguments) + " > ", end="")
        line = self.lines.readline()
        if not self.lines.isatty():
            self.drawing.paper.print()
        return line.strip() if line else None


def write_save(path: Path, match: Match) -> None:
    """Write the whole file or nothing: the old file stays until the new one is complete."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(file_text(match.save()), encoding="utf-8")
    os.replace(beside, path)


def read_json(path: Path) -> object:
    """The content of a file named by the user."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}; right would be a file that can be read") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BadSave(f"{path}: this is no whole JSON file ({error}); right would be one that Higaki wrote") from None
