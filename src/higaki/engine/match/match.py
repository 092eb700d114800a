"""A match: one table being played, in names, with its log, and undo up to the last reveal."""

from __future__ import annotations

from typing import Any, Final

from higaki.engine.base.errors import IllegalChoice, NothingToUndo, one_of, short
from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match import position_writer
from higaki.engine.match.advance_answers import ALWAYS, Standing, answered, checked, in_window, surviving
from higaki.engine.match.move_plan import Plan, check, foresee, in_words, plan
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import WrittenLog, save
from higaki.engine.table.events import Listener
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, NOBODY, Window
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import Event, showed, told
from higaki.engine.views.random_play import sample
from higaki.engine.views.redeal import redeal
from higaki.engine.views.scene import scene, step_words
from higaki.engine.views.static_faces import lay_on


class Entry:
    """One decision in the log: the seat, the thing, and the events that followed."""

    def __init__(self, seat: int, thing: int, hidden: bool, events: list[Event], window: Json | None = None) -> None:
        self.seat: Final = seat
        self.thing: Final = thing
        # Is the thing itself a secret?
        self.hidden: Final = hidden
        self.events: Final = events
        # The question of a window, for who was answered for; None for all other questions.
        self.window: Final = window


class Match:
    """A table with a log. Seats are names, or numbers from 0; things are names."""

    def __init__(self, game: Game, table: Table, dealer: Dealer, origin: Json | None, opening: list[Event]) -> None:
        self.game: Final = game
        self.table = table
        self.dealer: Final = dealer
        # The start of the log: None for a new game, otherwise a whole position and the random states it started with.
        self.origin: Final = origin
        # The events before the first decision.
        self.opening: Final = opening
        self.log: Final[list[Entry]] = []
        # Log lines from before the origin, written under older rules: stored, but not replayed.
        self.earlier: Final[list[str]] = []
        self.luck: Final = dealer.chance()
        # The advance answers of seats to questions out of turn.
        self.standing: Final[list[Standing]] = []
        # Are these given at once? The server gives them itself, after a delay that reveals nothing.
        self.answers_at_once = True
        # The tables before each of the last decisions that can still be undone.
        self._before: list[Table] = []
        self.written: Final = WrittenLog()
        # The cached results of `final` and `plans`.
        self._ahead: tuple[Json, Json] | None = None

    @property
    def seed(self) -> int | None:
        """The seed it was dealt with; None for a match with a secret key."""
        return self.dealer.seed

    @property
    def seat(self) -> int:
        """The seat that has to choose; NOBODY (-1) when the game is over."""
        return self.table.seat

    @property
    def options(self) -> tuple[str, ...]:
        """The names of all things that may be chosen now."""
        return tuple(self.game.things.names[thing] for thing in self.table.options)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.table)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats by rank, best first; equal seats together."""
        return self.game.ranking(self.table)

    # Deciding

    def play(self, thing: object) -> None:
        """Choose a thing by its name; random draws and advance answers that follow are logged at once."""
        self._decide(self._thing(thing))
        self.run_on()

    def play_all(self, things: list[Any]) -> None:
        """Choose several things that are one compound move: all of them, or none."""
        numbers = [self._thing(name) for name in things]
        if len(numbers) > 1:
            check(self._imagined(), numbers)
        for number, thing in enumerate(numbers):
            # Options depend only on what the seat knows, so what was possible on the redealt table is possible here.
            assert number == 0 or thing in self.table.options, f"thing {thing} was to follow, but cannot"
            self.play(self.game.things.names[thing])

    def check_all(self, things: list[Any]) -> None:
        """Refuse things that could not be played, one after the other, as one compound move."""
        check(self._imagined(), [self._thing(name) for name in things])

    def _thing(self, name: object) -> int:
        if isinstance(name, str) and name in self.game.things.numbers:
            return self.game.things.numbers[name]
        legal = "nothing, the game is over" if self.over else one_of(self.options, name)
        wrong = f"there is no thing called {short(name)}" if isinstance(name, str) else f"{short(name)} is no name"
        raise IllegalChoice(f"{wrong}; right would be {legal}")

    def run_on(self) -> None:
        """Settle chance and advance answers until a seat has to choose."""
        while not self.over:
            if self.table.seat == CHANCE:
                self._decide(sample(self.table, self.luck))
                continue
            answer = self.standing_answer if self.answers_at_once else None
            if answer is None:
                return
            self._decide(answer.thing)

    def _decide(self, thing: int) -> None:
        before = self.table.clone()
        seat, drawn = before.seat, self.table.drawn
        hidden = not before.over and before.step.hidden
        asked = None if before.over else before.step
        window = step_words(asked) | asked.details(before) if isinstance(asked, Window) else None
        listener = self.table.listener = Listener()
        try:
            self.table.play(thing)
        finally:
            self.table.listener = None
        self.log.append(Entry(seat, thing, hidden, listener.events, window))
        self._ahead = None
        if self.game.chapter(self.table) != self.game.chapter(before):
            self.standing[:] = surviving(self.standing)
        revealed = seat == CHANCE or self.table.drawn != drawn or showed(before, listener)
        # A window, once opened, has asked everybody, and its answers are known.
        revealed = revealed or in_window(before) or in_window(self.table)
        if revealed or (self._before and self._before[-1].seat != seat):
            self._before.clear()
        if not revealed:
            self._before.append(before)

    # Advance answers

    def stand(self, seat: int | str, step: str, thing: str, scope: str = ALWAYS) -> None:
        """Let a seat answer every question of a kind with the same thing; see `advance_answers`."""
        number = self.game.seat_called(seat, self.table.seats)
        answer = checked(self.game, Standing(number, step, self._thing(thing), scope))
        self.withdraw(number, step, scope)
        self.standing.append(answer)
        self.run_on()

    def withdraw(self, seat: int | str, step: str, scope: str = ALWAYS) -> None:
        """Withdraw an advance answer."""
        number = self.game.seat_called(seat, self.table.seats)
        self.standing[:] = [one for one in self.standing if (one.seat, one.step, one.scope) != (number, step, scope)]

    @property
    def standing_answer(self) -> Standing | None:
        """The advance answer to the open question, if there is one.

        None while the seat that must answer can still undo the move that led there.
        """
        if self._before and self._before[-1].seat == self.seat:
            return None
        return answered(self.table, self.standing)

    # Looking ahead

    @property
    def final(self) -> Json:
        """The options whose compound move cannot be undone, with the reason. Others can, until another seat decides."""
        return self._foreseen[0]

    @property
    def plans(self) -> Json:
        """For each option, the compound move that it begins, as the rules suggest it; most options begin none."""
        return self._foreseen[1]

    def plan(self, thing: str, wanted: list[str], unwanted: list[str]) -> list[Json]:
        """The compound move of an option, with other answers than the suggested ones."""
        return in_words(self.table, self._plan(thing, wanted, unwanted))

    def plan_final(self, thing: str, wanted: list[str], unwanted: list[str]) -> str | None:
        """Why this compound move cannot be undone; None if it can, until another seat decides."""
        return self._plan(thing, wanted, unwanted).why or None

    def _plan(self, thing: str, wanted: list[str], unwanted: list[str]) -> Plan:
        first, *wishes = [self._thing(name) for name in [thing, *wanted]]
        return plan(self._imagined(), first, wishes, [self._thing(name) for name in unwanted])

    def _imagined(self) -> Table:
        """The table redealt for the seat to move: plans computed on it reveal no secret."""
        return redeal(self.table, self.seat, rng_of(len(self.log), "imagined"))

    @property
    def _foreseen(self) -> tuple[Json, Json]:
        if self._ahead is None:
            self._ahead = foresee(self._imagined())
        return self._ahead

    # Undo

    @property
    def undoable(self) -> int:
        """The number of decisions that can be undone: those of one seat in a row, up to the last reveal."""
        return len(self._before)

    def keep_undoable(self, most: int) -> None:
        """Limit undo to this many of the last decisions."""
        del self._before[: max(0, len(self._before) - most)]

    def undo(self) -> None:
        """Undo the last decision of any seat, unless it revealed something."""
        if not self._before:
            raise NothingToUndo("nothing can be taken back: the last decision revealed something, or there is none")
        before = self._before.pop()
        # A clone has no key. Nothing was drawn since, so the table keeps its random state.
        before.fair = self.table.fair
        self.table = before
        self.log.pop()
        self._ahead = None

    def scene(self, seat: int | str | None, memory: bool = True) -> Json:
        """The scene for a seat, ready for JSON; None for a spectator. With memory, also hidden pieces it has seen."""
        return lay_on(self.game, scene(self.table, self._viewer(seat), memory))

    def _viewer(self, seat: int | str | None) -> int:
        return NOBODY if seat is None else self.game.seat_called(seat, self.table.seats)

    def told(self, seat: int | str | None, since: int = 0) -> list[Json]:
        """The log from a decision on, as a seat may see it, ready for JSON."""
        eyes = self.game.eyes(self.table, self._viewer(seat))
        entries: list[Json] = []
        if since == 0:
            entries.append({"number": 0, "seat": None, "thing": None, "events": told(self.game, self.opening, eyes)})
            entries[0].update(self.dealer.published())
        for number in range(max(since, 1), len(self.log) + 1):
            entry = self.log[number - 1]
            known = not entry.hidden or self.game.eyes(self.table, entry.seat) == eyes
            entries.append(
                {
                    "number": number,
                    "seat": self.game.seat_name(entry.seat),
                    "thing": self.game.things.names[entry.thing] if known else None,
                    "events": told(self.game, entry.events, eyes),
                }
            )
        if self.over and self.dealer.key is not None and entries and entries[-1]["number"] == len(self.log):
            entries[-1]["key"] = self.dealer.key.hex()
        return entries

    def position(self) -> Json:
        """The position of the table in names, hidden pieces included."""
        return position_writer.write(self.table)

    def save(self) -> Json:
        """The saved game, ready for JSON, for `higaki.load`. It contains all secrets of the game."""
        return save(self)
