"""Two windows of the watch phase (p. 2): moving the watch (5b), then hiding from it (5c).

Which players are asked follows from public information: a player without any card is not asked.
"""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.steps import Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import DISTRICTS, POST_COUNT
from higaki.games.yedo.places import BLACKMAIL, BLACKMAIL_USED, CARD, ORDER, SHELTER
from higaki.games.yedo.printed import IN_PHASE_5B, IN_PHASE_5C
from higaki.games.yedo.rules.action_cards.play_card import CardWindow
from higaki.games.yedo.rules.action_cards.targets import is_beside_watch
from higaki.games.yedo.rules.disciple_positions import place_in_order, stand_in
from higaki.games.yedo.rules.watch import watch_in
from higaki.games.yedo.step_registry import STEPS


def watch_cards(t: Table) -> None:
    """5b: in order, everybody with an action card may play one that moves the watch."""
    ask_watch_card(t, 0)


def ask_watch_card(t: Table, place: i64) -> None:
    """The next player from this position of the order track on."""
    for slot in range(place, t.seats):
        seat = t.piece(ORDER, slot)
        if t.size(CARD + seat):
            t.then(PLAY_WATCH_CARD.of(seat), ASK_NEXT_WATCH_CARD.of(seat))
            return


def shelter_cards(t: Table) -> None:
    """5c: in order, everybody with a disciple beside the watch may save him by a card or by blackmail."""
    ask_shelter(t, 0)


def ask_shelter(t: Table, place: i64) -> None:
    for slot in range(place, t.seats):
        seat = t.piece(ORDER, slot)
        if stand_in(t, seat, watch_in(t)) and (t.size(CARD + seat) or t.size(BLACKMAIL + seat)):
            t.then(TAKE_SHELTER.of(seat), ASK_NEXT_SHELTER.of(seat))
            return


def beside_watch(t: Table, seat: Seat) -> dict[str, int | str]:
    """The district of the watch, the number of own disciples there, and the number of playable cards."""
    cards = len([one for one in t.options if one in actions.CARD])
    return {"district": DISTRICTS.names[watch_in(t)], "beside": stand_in(t, seat, watch_in(t)), "cards": cards}


class PlayWatchCard(CardWindow):
    """Play one card that moves the watch, or none."""

    moment: i64 = IN_PHASE_5B

    def details(self, t: Table) -> dict[str, int | str]:
        return beside_watch(t, self.seat)


class TakeShelter(CardWindow):
    """Play one card that saves disciples, or blackmail, or none. Blackmail cannot be cancelled."""

    moment: i64 = IN_PHASE_5C

    def offer_more(self, t: Table) -> None:
        if t.size(BLACKMAIL + self.seat):
            t.offer(actions.BLACKMAIL)

    def details(self, t: Table) -> dict[str, int | str]:
        return beside_watch(t, self.seat) | {"blackmail": t.size(BLACKMAIL + self.seat)}

    def take(self, t: Table, thing: Action) -> None:
        if thing != actions.BLACKMAIL:
            super().take(t, thing)
            return
        t.move(t.any_in(BLACKMAIL + self.seat), BLACKMAIL + self.seat, BLACKMAIL_USED + self.seat)
        t.tell(events.BLACKMAILED, self.seat)
        t.then(SAVE_DISCIPLE.of(self.seat))


class SaveDisciple(Choice):
    """Choose the disciples whom blackmail saves; only in the castle they can be at different posts."""

    continues: bool = True

    def options(self, t: Table) -> None:
        for post in range(POST_COUNT):
            if is_beside_watch(t, self.seat, post):
                t.offer(actions.POST + post)

    def take(self, t: Table, thing: Action) -> None:
        t.set_to(SHELTER + self.seat, actions.POST.member(thing))


class AskNextWatchCard(Effect):
    """Ask the next seat, after this seat's card is settled."""

    def happen(self, t: Table) -> None:
        ask_watch_card(t, place_in_order(t, self.seat) + 1)


class AskNextShelter(Effect):
    """The same among the players with disciples beside the watch."""

    def happen(self, t: Table) -> None:
        ask_shelter(t, place_in_order(t, self.seat) + 1)


PLAY_WATCH_CARD: Final = STEPS.each(PlayWatchCard)
TAKE_SHELTER: Final = STEPS.each(TakeShelter)
SAVE_DISCIPLE: Final = STEPS.each(SaveDisciple)
ASK_NEXT_WATCH_CARD: Final = STEPS.each(AskNextWatchCard)
ASK_NEXT_SHELTER: Final = STEPS.each(AskNextShelter)
