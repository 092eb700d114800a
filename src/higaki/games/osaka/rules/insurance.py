"""The second half of a payday: insure, lose the goods that sink, send the ships back (p. 9, p. 10)."""

from typing import Final

from higaki.engine.base.kinds import Count
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import NOBODY, Choice, Effect, SecretChoice
from higaki.engine.table.table import Table
from higaki.games.osaka import events
from higaki.games.osaka.actions import DONE, GOODS_CARD, HAND_CARD
from higaki.games.osaka.box import ANORI, COLOR, COLOR_COUNT, COLORS, INSURES, MOST_SYMBOLS, OSAKA
from higaki.games.osaka.places import DISCARD, GOODS, HAND, INSURED, SHIP
from higaki.games.osaka.rules.refusals import why_not_insure, why_not_save
from higaki.games.osaka.rules.ships_and_goods import arrived, cards_of, lowest_of, sinking
from higaki.games.osaka.step_registry import STEPS


def in_danger(t: Table, seat: i64, color: i64) -> bool:
    """Will the seat lose goods of this colour unless they are insured?"""
    return sinking(t, color) and cards_of(t, GOODS + seat, color) > 0


def may_insure(t: Table, seat: i64) -> bool:
    """Are there goods in danger and cards in hand? Both are public, so the question reveals nothing (ruling O7)."""
    if t.size(HAND + seat) == 0:
        return False
    for color in range(COLOR_COUNT):
        if in_danger(t, seat, color):
            return True
    return False


class InsureGoods(SecretChoice):
    """Discard a two or a three of a sinking colour to save goods of that colour, or decline (p. 10)."""

    decline: i64 = DONE

    def options(self, t: Table) -> None:
        for color in range(COLOR_COUNT):
            if in_danger(t, self.seat, color):
                for card in range(lowest_of(color), lowest_of(color + 1)):
                    if INSURES[card] and t.count(HAND + self.seat, card):
                        t.offer(HAND_CARD + card)
        t.offer(DONE)

    def details(self, t: Table) -> dict[str, int | str]:
        """The colours in danger, the goods at risk, and those insured so far."""
        colors = [color for color in range(COLOR_COUNT) if in_danger(t, self.seat, color)]
        return {
            "colors": "+".join([COLORS.names[color] for color in colors]),
            "goods": sum([cards_of(t, GOODS + self.seat, color) for color in colors]),
            "insured": sum([cards_of(t, INSURED + self.seat, color) for color in range(COLOR_COUNT)]),
        }

    def refused(self, t: Table) -> list[Refused]:
        return why_not_insure(t, self.seat)

    def take(self, t: Table, thing: i64) -> None:
        if thing == DONE:
            return
        card = HAND_CARD.member(thing)
        t.drop(card, HAND + self.seat, DISCARD)
        t.tell(events.INSURED_WITH, self.seat, card)
        t.then(SAVE_GOODS.of(self.seat, COLOR[card], INSURES[card]))


class SaveGoods(Choice):
    """Turn one good for each symbol on the discarded card; the owner chooses which (p. 10)."""

    continues: bool = True
    color: i64
    symbols: i64

    def options(self, t: Table) -> None:
        t.offer_kinds(GOODS + self.seat, lowest_of(self.color), lowest_of(self.color + 1), GOODS_CARD)

    def suggestion(self, t: Table, options: list[int]) -> int:
        """Suggest the highest: its value counts for all goods of the colour (p. 8)."""
        return max(options)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_save(t, self.seat, self.color)

    def take(self, t: Table, thing: i64) -> None:
        card = GOODS_CARD.member(thing)
        t.move(card, GOODS + self.seat, INSURED + self.seat)
        t.tell(events.SAVED, self.seat, card)
        if self.symbols > 1 and in_danger(t, self.seat, self.color):
            t.then(SAVE_GOODS.of(self.seat, self.color, self.symbols - 1))
        elif may_insure(t, self.seat):
            t.then(INSURE_GOODS.of(self.seat))


class BlackCurrent(Effect):
    """Ships among the waves sink with all goods that are not insured; then all ships return (p. 9, p. 10)."""

    def happen(self, t: Table) -> None:
        for color in range(COLOR_COUNT):
            if sinking(t, color):
                t.tell(events.SHIP_SANK, NOBODY, color)
                seat = self.seat
                for _each in range(t.seats):
                    lose_goods(t, seat, color)
                    seat = t.left_of(seat)
        return_ships(t)


def lose_goods(t: Table, seat: i64, color: i64) -> None:
    """Discard the seat's goods of a sunk colour, except the insured ones."""
    lost = cards_of(t, GOODS + seat, color)
    for card in range(lowest_of(color), lowest_of(color + 1)):
        for _each in range(t.count(GOODS + seat, card)):
            t.drop(card, GOODS + seat, DISCARD)
    if lost:
        t.tell(events.LOST, seat, color, lost)


def return_ships(t: Table) -> None:
    """From Edo to Osaka, from the waves to Anori (p. 10)."""
    for color in range(COLOR_COUNT):
        if arrived(t, color):
            return_ship(t, color, OSAKA)
        elif sinking(t, color):
            return_ship(t, color, ANORI)


def return_ship(t: Table, color: i64, harbour: i64) -> None:
    t.send(SHIP + color, harbour)
    t.tell(events.SHIP_RETURNED, NOBODY, color, harbour)


INSURE_GOODS: Final = STEPS.each(InsureGoods)
SAVE_GOODS: Final = STEPS.each(SaveGoods, color=COLORS, symbols=Count(MOST_SYMBOLS))
BLACK_CURRENT: Final = STEPS.each(BlackCurrent)
