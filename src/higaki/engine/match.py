"""A match: one table being played, with its log, undo up to the last reveal, and everything in names."""

from __future__ import annotations

from typing import Final

from higaki.engine import position
from higaki.engine.errors import BadSetting, IllegalChoice, NothingToUndo, one_of
from higaki.engine.game import Game
from higaki.engine.luck import luck_of
from higaki.engine.playout import sample
from higaki.engine.redeal import redeal
from higaki.engine.scene import Json, scene, seat_name
from higaki.engine.snapshot import FORMAT, check_over, snapshot
from higaki.engine.steps import CHANCE, NOBODY
from higaki.engine.table import Listener, Table
from higaki.engine.telling import Event, reveals, told


class Entry:
    """One decision in the log: who pointed at what, and what the rules told."""

    def __init__(self, seat: int, thing: int, hidden: bool, events: list[Event]) -> None:
        self.seat: Final = seat
        self.thing: Final = thing
        # Was the thing itself a secret?
        self.hidden: Final = hidden
        self.events: Final = events


class Match:
    """A table with a memory. Seats are numbers from 0; things are names."""

    def __init__(self, game: Game, table: Table, seed: int, origin: Json | None, opening: list[Event]) -> None:
        self.game: Final = game
        self.table = table
        self.seed: Final = seed
        # Where the log begins: None is the box, else a snapshot of the table.
        self.origin: Final = origin
        # What was told before the first decision.
        self.opening: Final = opening
        self.log: Final[list[Entry]] = []
        # Log lines from before the origin, written under older rules: kept, but not to be played again.
        self.earlier: Final[list[str]] = []
        self.luck: Final = luck_of(seed, "chance")
        # The tables before each of the last decisions that can still be taken back.
        self._before: list[Table] = []

    @property
    def seat(self) -> int:
        """The seat that has to choose; NOBODY (-1) when the game is over."""
        return self.table.seat

    @property
    def options(self) -> tuple[str, ...]:
        """The names of all things that may be pointed at now."""
        return tuple(self.game.things.names[thing] for thing in self.table.options)

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.table)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats on each place, best first; shared places together."""
        return self.game.ranking(self.table)

    def play(self, thing: str) -> None:
        """Point at a thing; chance that follows is drawn and logged at once."""
        number = self.game.things.numbers.get(thing)
        if number is None:
            shown = repr(thing) if len(repr(thing)) <= 40 else repr(thing)[:37] + "..."
            legal = "nothing, the game is over" if self.over else one_of(self.options)
            raise IllegalChoice(f"there is no thing called {shown}; right would be {legal}")
        self._decide(number)
        self.draw_chance()

    def draw_chance(self) -> None:
        """Settle dice and lots until a seat has to choose."""
        while self.table.seat == CHANCE:
            self._decide(sample(self.table, self.luck))

    def _decide(self, thing: int) -> None:
        before = self.table.clone()
        seat, hidden = before.seat, bool(before.agenda) and before.agenda[-1].hidden
        listener = Listener()
        self.table.listener = listener
        try:
            self.table.play(thing)
        finally:
            self.table.listener = None
        self.log.append(Entry(seat, thing, hidden, listener.events))
        revealed = seat == CHANCE or self._revealed(before, self.table, listener.events)
        if revealed or (self._before and self._before[-1].seat != seat):
            self._before.clear()
        if not revealed:
            self._before.append(before)

    def _revealed(self, before: Table, after: Table, events: list[Event]) -> bool:
        """Did the decision show the seat that made it anything new?"""
        return before.luck != after.luck or reveals(self.game, events, self.game.eyes(before, before.seat))

    @property
    def final(self) -> tuple[str, ...]:
        """The options that reveal something or hand the turn on, so that taking them back may come too late.

        They are tried on a table as the seat could imagine it, so the answer cannot tell more than the seat knows.
        """
        found: list[str] = []
        imagined = redeal(self.table, self.seat, luck_of(self.seed, f"final {len(self.log)}"))
        for thing in imagined.options:
            after = imagined.clone()
            after.listener = Listener()
            after.play(thing)
            if after.seat != self.seat or self._revealed(imagined, after, after.listener.events):
                found.append(self.game.things.names[thing])
        return tuple(found)

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        """Take back the last decision, whoever made it, unless it revealed something."""
        if not self._before:
            raise NothingToUndo("nothing can be taken back: the last decision revealed something, or there is none")
        self.table = self._before.pop()
        self.log.pop()

    def scene(self, seat: int | None) -> Json:
        """What a seat sees, ready for JSON; None is a spectator."""
        return scene(self.table, self._viewer(seat))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return NOBODY
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.table.seats:
            right = f"a number from 0 to {self.table.seats - 1}, or None for a spectator"
            raise BadSetting(f"there is no seat {seat!r} at this table; right would be {right}")
        return seat

    def told(self, seat: int | None, since: int = 0) -> list[Json]:
        """The log from a decision on, as far as a seat may hear it, ready for JSON."""
        eyes = self.game.eyes(self.table, self._viewer(seat))
        entries: list[Json] = []
        if since == 0:
            entries.append({"number": 0, "seat": None, "thing": None, "events": told(self.game, self.opening, eyes)})
        for number in range(max(since, 1), len(self.log) + 1):
            entry = self.log[number - 1]
            known = not entry.hidden or self.game.eyes(self.table, entry.seat) == eyes
            entries.append(
                {
                    "number": number,
                    "seat": seat_name(self.game, entry.seat),
                    "thing": self.game.things.names[entry.thing] if known else None,
                    "events": told(self.game, entry.events, eyes),
                }
            )
        return entries

    def position(self) -> Json:
        """The table in words, hidden pieces included."""
        return position.write(self.table)

    def save(self) -> Json:
        """Rules version, options, seed, log and a snapshot of the table, with a check over all of it."""
        names = self.game.things.names
        log = [f"{n} {seat_name(self.game, e.seat)} {names[e.thing]}" for n, e in enumerate(self.log, 1)]
        saved: Json = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.settings.rules,
            "seats": self.table.seats,
            "options": self.game.settings.chosen(self.table.settings),
            "seed": self.seed,
            "origin": self.origin,
            "earlier": self.earlier,
            "log": log,
            "luck": self.luck.luck,
            "table": snapshot(self.table),
        }
        saved["check"] = check_over(saved)
        return saved


def new_match(game: Game, seats: int, seed: int, options: Json) -> Match:
    """A match at its first question."""
    listener = Listener()
    table = game.new_table(seats, seed, options, listener)
    table.listener = None
    match = Match(game, table, seed, None, listener.events)
    match.draw_chance()
    return match


def match_at(game: Game, written: object, seed: int) -> Match:
    """A match that begins at a written position."""
    table = position.read(game, written, seed)
    match = Match(game, table, seed, snapshot(table), [])
    match.draw_chance()
    return match
