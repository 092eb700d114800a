"""The table in a terminal: scene, numbered options, log, undo, save. Readable without colour, usable in a pipe."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, TextIO

from higaki.bots import Bot
from higaki.engine.errors import BadSave, IllegalChoice, NothingToUndo
from higaki.engine.match import Match
from higaki.engine.text import Words


class Terminal:
    """One match, played by the people before this terminal and the bots of the other seats."""

    def __init__(self, match: Match, words: Words, bots: dict[int, Bot], lines: TextIO, out: TextIO) -> None:
        self.match = match
        self.words = words
        self.bots = bots
        self.lines = lines
        self.out = out
        self.people = [seat for seat in range(match.table.seats) if seat not in bots]
        self.shown = len(match.log) + 1
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.saved_at: int | None = None

    def play(self) -> None:
        """Until the game is over or the input ends."""
        while not self.match.over:
            bot = self.bots.get(self.match.seat)
            if bot is not None:
                self.match.play(self.match.game.things.names[bot.choose(self.match.table)])
            elif not self.ask():
                saved = self.saved_at == len(self.match.log)
                self.say("shell-bye-saved" if saved else "shell-bye")
                return
        self.show_log()
        self.show_ranking()

    def ask(self) -> bool:
        """Let the person whose turn it is decide. False when they want to stop."""
        if self.match.seat != self.at_screen and not self.draw_curtain():
            return False
        self.show_log()
        scene = self.match.scene(self.match.seat)
        self.show_scene(scene)
        self.say("shell-prompt", seat=self.seat(scene["turn"]), prompt=self.words.prompt(scene))
        for number, thing in enumerate(scene["options"], 1):
            self.say("shell-option", number=number, label=self.words.option(scene, thing), thing=thing)
        while True:
            line = self.read("shell-choose")
            if line is None or line == "q":
                return False
            if self.answer(line, scene):
                return True

    def answer(self, line: str, scene: dict[str, Any]) -> bool:
        """Do what a line asks for. True when the table has changed."""
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
        else:
            options = scene["options"]
            known = line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(options)
            try:
                self.match.play(options[int(line) - 1] if known else line)
                return True
            except IllegalChoice:
                self.say("shell-illegal", count=len(options))
        return False

    def undo(self) -> bool:
        """Take back what somebody at this screen decided last; a bot's move is nobody's to take back."""
        try:
            if self.match.log and self.match.log[-1].seat in self.bots:
                raise NothingToUndo
            self.match.undo()
        except NothingToUndo:
            self.say("shell-nothing-to-undo")
            return False
        self.shown = min(self.shown, len(self.match.log) + 1)
        self.say("shell-undone")
        return True

    def save(self, path: Path) -> None:
        try:
            write_save(path, self.match)
        except OSError as error:
            self.say("shell-cannot-write", file=str(path), error=error.strerror or str(error))
            return
        self.saved_at = len(self.match.log)
        self.say("shell-saved", file=str(path))

    def draw_curtain(self) -> bool:
        """Several people at one screen do not see each other's hands."""
        if self.at_screen is not None:
            self.out.write("\n" * 40)
        self.at_screen = self.match.seat
        return self.read("shell-curtain", seat=self.seat_of(self.match.seat)) is not None

    # What is shown.

    def show_log(self) -> None:
        """What happened since it was last shown."""
        for entry in self.match.told(self.at_screen, since=self.shown):
            for event in entry["events"]:
                line = self.words.event(event)
                if line is not None:
                    self.say("shell-log", number=entry["number"], line=line)
        self.shown = len(self.match.log) + 1

    def show_scene(self, scene: dict[str, Any]) -> None:
        """Shared places first, then what each seat has before it."""
        self.out.write("\n")
        for line in self.match.game.picture(scene):
            self.out.write(f"{line}\n")
        for part in scene["places"]:
            if part["owner"] is None and part.get("count", 1) and part["place"] not in self.match.game.unlisted:
                self.say("shell-line", place=self.words.place(part["place"]), content=self.content(part))
        for seat in scene["seats"]:
            for part in scene["places"]:
                if part["owner"] == seat and (part["count"] or part.get("pieces")):
                    place = self.words.place(part["place"])
                    self.say("shell-owned", place=place, seat=self.seat(seat), content=self.content(part))
        self.out.write("\n")

    def content(self, part: dict[str, Any]) -> str:
        """What lies in one part of a place, in words."""
        if part["form"] == "number":
            return str(part["count"])
        if "pieces" not in part:
            return self.words.say("shell-hidden", count=part["count"])
        return ", ".join(self.piece(part["sort"], piece) for piece in part["pieces"]) or self.words.say("shell-empty")

    def piece(self, sort: str, piece: dict[str, Any]) -> str:
        said = self.words.piece(sort, piece["kind"])
        if piece.get("count", 1) > 1:
            said = self.words.say("shell-several", count=piece["count"], piece=said)
        if "space" in piece:
            said = self.words.say("shell-marked", piece=said, mark=self.words.piece("space", piece["space"]))
        if "mark" in piece:
            said = self.words.say("shell-marked", piece=said, mark=self.words.piece("seat", piece["mark"]))
        if "turned" in piece:
            said = self.words.say("shell-turned", piece=said, turned=self.words.piece("turned", piece["turned"]))
        return said

    def show_help(self, place: str, scene: dict[str, Any]) -> None:
        """The rule about a place, or what can be typed."""
        places = list(dict.fromkeys(part["place"] for part in scene["places"]))
        if place in places:
            self.out.write(self.words.help(place) + "\n")
        else:
            self.out.write(self.words.say("shell-help", places=", ".join(places)) + "\n")

    def show_ranking(self) -> None:
        show_ranking(self.match, self.words, self.out)

    def seat_of(self, seat: int) -> str:
        return self.seat(self.match.game.seat_names[seat])

    def seat(self, name: str) -> str:
        said = self.words.piece("seat", name)
        mine = len(self.people) == 1 and self.match.game.seat_names[self.people[0]] == name
        return self.words.say("shell-seat-you", seat=said) if mine else said

    def say(self, key: str, **arguments: str | int) -> None:
        self.out.write(self.words.say(key, **arguments) + "\n")

    def read(self, key: str, **arguments: str | int) -> str | None:
        """A line of input; None at its end."""
        self.out.write(self.words.say(key, **arguments) + " > ")
        self.out.flush()
        line = self.lines.readline()
        if not self.lines.isatty():
            self.out.write("\n")
        return line.strip() if line else None


def show_ranking(match: Match, words: Words, out: TextIO) -> None:
    """Who came in where; shared places are named together."""
    out.write(words.say("shell-over") + "\n")
    place = 1
    for seats in match.ranking:
        said = ""
        for seat in seats:
            name = words.piece("seat", match.game.seat_names[seat])
            said = words.say("shell-and", first=said, second=name) if said else name
        out.write(words.say("shell-ranking", place=place, seats=said, score=match.scores[seats[0]]) + "\n")
        place += len(seats)


def write_save(path: Path, match: Match) -> None:
    """All of the file or nothing of it: what was there before stays until the new one is whole."""
    beside = path.with_name(path.name + ".part")
    beside.write_text(json.dumps(match.save(), indent=1), encoding="utf-8")
    os.replace(beside, path)


def read_json(path: Path) -> object:
    """A file somebody named."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}; right would be a file that can be read") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BadSave(f"{path}: this is no whole JSON file ({error}); right would be one that Higaki wrote") from None
