"""A player's turn: take pebbles, perhaps draw a stone, perhaps throw one (p. 1)."""

from typing import Final

from higaki.engine.base.number_types import Action
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.pebbles import events
from higaki.games.pebbles.actions import HAND_STONE, KEEP, TAKE
from higaki.games.pebbles.box import MOST_AT_ONCE, STONE_KINDS
from higaki.games.pebbles.places import BAG, BEACH, HAND, SEA, TAKEN
from higaki.games.pebbles.rules.scoring import end_game
from higaki.games.pebbles.step_registry import STEPS


class BeginTurn(Effect):
    """It is a player's turn, or the game is over (p. 2)."""

    def happen(self, t: Table) -> None:
        if t[BEACH] == 0:
            end_game(t)
        else:
            t.then(TAKE_PEBBLES.of(self.seat))


class TakePebbles(Choice):
    """Take one to three pebbles; with a single one comes a stone, as long as there are any (p. 1, ruling P1)."""

    def options(self, t: Table) -> None:
        for pebbles in range(1, min(MOST_AT_ONCE, t[BEACH]) + 1):
            t.offer(TAKE + pebbles)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"bag": t.size(BAG)}

    def refused(self, t: Table) -> list[Refused]:
        left = t[BEACH]
        return [Refused(TAKE + pebbles, events.TOO_FEW, [left]) for pebbles in range(left + 1, MOST_AT_ONCE + 1)]

    def take(self, t: Table, thing: Action) -> None:
        seat, pebbles = self.seat, TAKE.member(thing)
        t.shift(pebbles, BEACH, TAKEN + seat)
        t.tell(events.TOOK, seat, pebbles)
        if pebbles == 1 and t.size(BAG):
            t.put(t.draw(BAG), BAG, HAND + seat)
            t.tell(events.DREW, seat)
            t.then(KEEP_STONE.of(seat), BEGIN_TURN.of(t.left_of(seat)))
        else:
            t.then(BEGIN_TURN.of(t.left_of(seat)))


class KeepStone(Choice):
    """Keep all stones, or throw one for a pebble; with no pebble left there is one answer only (p. 1, ruling P2)."""

    # The stone was just drawn, so no bot can plan this answer before.
    unforeseen: bool = True

    def options(self, t: Table) -> None:
        if t[BEACH]:
            t.offer_kinds(HAND + self.seat, 0, STONE_KINDS, HAND_STONE)
        t.offer(KEEP)

    def take(self, t: Table, thing: Action) -> None:
        if thing != KEEP:
            stone = HAND_STONE.member(thing)
            t.move(stone, HAND + self.seat, SEA)
            t.shift(1, BEACH, TAKEN + self.seat)
            t.tell(events.THREW, self.seat, stone)


BEGIN_TURN: Final = STEPS.each(BeginTurn)
TAKE_PEBBLES: Final = STEPS.each(TakePebbles)
KEEP_STONE: Final = STEPS.each(KeepStone)
