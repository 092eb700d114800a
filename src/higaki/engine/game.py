"""A game: everything the engine must be told about one, gathered from the game's folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from higaki.engine.data import Settings, read_settings
from higaki.engine.errors import BadSetting, one_of
from higaki.engine.luck import Luck, seeded
from higaki.engine.steps import Step
from higaki.engine.table import Listener, Table

if TYPE_CHECKING:
    from higaki.engine.places import Kinds, Places
    from higaki.engine.things import Things


class StepKind:
    """A class of steps, and how its numbers are called when a position or a prompt speaks of them."""

    def __init__(self, step: type[Step], **fields: Kinds | None) -> None:
        self.step: Final = step
        self.name: Final = step.__name__
        self.fields: Final = fields


class EventKind:
    """Something the rules can tell: its name, and what its numbers after the seat stand for."""

    def __init__(self, name: str, **fields: Kinds | None) -> None:
        self.name: Final = name
        self.fields: Final = fields


class Game:
    """The rules of one game. A game's folder makes one of these, called GAME, in its `__init__`."""

    def __init__(
        self,
        folder: Path,
        seat_names: list[str],
        things: Things,
        places: Places,
        steps: list[StepKind],
        events: list[EventKind],
        reasons: list[str],
        unlisted: list[str] | None = None,
    ) -> None:
        self.folder: Final = folder
        self.name: Final = folder.name
        self.settings: Final[Settings] = read_settings(folder / "game.toml")
        self.seat_names: Final = seat_names
        self.things: Final = things
        self.places: Final = places
        self.steps: Final = steps
        self.events: Final = events
        self.reasons: Final = reasons
        # Places that a table listed in words leaves out, because the picture shows them or nobody asks.
        self.unlisted: Final = unlisted or []

    # What a game must say.

    def set_up(self, t: Table) -> None:
        """From the box to the first question."""
        raise NotImplementedError

    def begin_turn(self, seat: int) -> Step:
        """What stands on the agenda when it is this seat's turn and nothing has been done yet."""
        raise NotImplementedError

    def standing(self, t: Table, seat: int) -> list[int]:
        """The seat's score, then what breaks ties, each the more the better."""
        raise NotImplementedError

    def evaluate(self, t: Table, seat: int) -> float:
        """How well the seat stands, for a bot that looks one turn ahead."""
        raise NotImplementedError

    def reason(self, t: Table, thing: int) -> str:
        """Why a bot would point at this thing, in a word: the text `hint-<word>` says it."""
        raise NotImplementedError

    def complete(self, t: Table) -> str:
        """Fill in what follows from the rest of a written position; returns what is wrong with it, or nothing."""
        raise NotImplementedError

    # What a game may say.

    def eyes(self, t: Table, seat: int) -> int:
        """The seat at whose places this one's hidden things lie: its own, or where its team keeps them."""
        return seat

    def agree(self, t: Table, eyes: int, luck: Luck) -> None:
        """Change a redealt table where it contradicts what these eyes can conclude from what lies open."""

    def preview(self, t: Table, thing: int) -> dict[str, object]:
        """What a board can show of an option before it is taken, in names."""
        return {}

    def picture(self, seen: dict[str, Any]) -> list[str]:
        """A scene as lines of text, for a table that lists of pieces do not describe well."""
        return []

    # What every game has.

    def empty_table(self, seats: int, seed: int, options: dict[str, object]) -> Table:
        """A table with nothing on it."""
        if seats not in self.settings.seats:
            counts = ", ".join(str(count) for count in self.settings.seats)
            raise BadSetting(f"{self.name} is not for {seats} players; right would be one of {counts}")
        at: list[list[int]] = [[] for _ in self.places.spots]
        numbers = [0] * self.places.numbers
        return Table(self, seats, self.settings.choose(options, seats), at, numbers, seeded(seed, "table"))

    def new_table(self, seats: int, seed: int, options: dict[str, object], listener: Listener | None = None) -> Table:
        """A table at the game's first question."""
        t = self.empty_table(seats, seed, options)
        t.listener = listener
        self.set_up(t)
        t.settle()
        return t

    def scores(self, t: Table) -> list[int]:
        return [self.standing(t, seat)[0] for seat in range(t.seats)]

    def ranking(self, t: Table) -> list[list[int]]:
        """The seats on each place, best first; who cannot be told apart shares a place."""
        standings = [self.standing(t, seat) for seat in range(t.seats)]
        best_first = sorted({tuple(standing) for standing in standings}, reverse=True)
        return [[s for s in range(t.seats) if tuple(standings[s]) == standing] for standing in best_first]

    def refusal(self, t: Table, thing: int) -> str:
        """Why a thing cannot be pointed at, and what can."""
        known = 0 <= thing < len(self.things.names)
        name = self.things.names[thing] if known else str(thing)
        if t.over:
            return f"the game is over; {name} cannot be chosen"
        legal = one_of(self.things.names[option] for option in t.options)
        return f"{name} cannot be chosen now; right would be {legal}"

    def step_kind(self, step: Step) -> StepKind:
        name = type(step).__name__
        for kind in self.steps:
            if kind.name == name:
                return kind
        raise KeyError(name)
