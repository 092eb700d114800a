"""Phase 7, actions (p. 3): in order, one disciple at a time, until all have come home."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import ALWAYS, Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import ANNEX_COUNT, MARKET, PHASE_7, POST_COUNT
from higaki.games.yedo.places import HOUSE, MISSION, ON_ANNEX, ORDER, PHASE, REPEATING
from higaki.games.yedo.printed import IN_PHASE_7
from higaki.games.yedo.rules import disciple_action_names
from higaki.games.yedo.rules.action_cards.play_card import ChoiceWithCards, offer_cards
from higaki.games.yedo.rules.disciple_action_names import DEEDS, POST_OF, annex_of, deed_on
from higaki.games.yedo.rules.disciple_positions import go_home, on_annex, out_and_about, place_in_order, stand_at
from higaki.games.yedo.rules.districts.dispatch import DISTRICT_AT, do, why_not_do
from higaki.games.yedo.rules.market import buy_at, offer_stalls
from higaki.games.yedo.rules.missions.fulfilling import fulfil
from higaki.games.yedo.rules.missions.requirements import why_not_fulfil
from higaki.games.yedo.rules.reasons import offer_always, offer_unless
from higaki.games.yedo.step_registry import STEPS


def begin_actions(t: Table) -> None:
    t.send(PHASE, PHASE_7)
    activate_from(t, 0)


def activate_from(t: Table, first: i64) -> None:
    """The next player on the order track, from a field on, with a disciple in town; without any the phase is over."""
    for ahead in range(t.seats):
        seat = t.piece(ORDER, (first + ahead) % t.seats)
        if out_and_about(t, seat):
            t.then(ACTIVATE.of(seat))
            return


class Activate(ChoiceWithCards):
    """The next disciple takes an action at his post or fulfils a mission; action cards may come before."""

    # A skipped question would reveal the hand.
    asks: i64 = ALWAYS
    between_actions = True

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        for post in range(POST_COUNT):
            if stand_at(t, self.seat, post):
                DISTRICT_AT[post].consider(t, self.seat, post, refused)
        for annex in range(ANNEX_COUNT):
            if on_annex(t, self.seat, annex):
                deed = deed_on(annex)
                offer_unless(t, actions.ACTION + deed, why_not_do(t, self.seat, deed), refused)
        offer_always(t, actions.ACTION + disciple_action_names.REST, refused)
        for slot in range(t.size(MISSION + self.seat)):
            mission = t.piece(MISSION + self.seat, slot)
            offer_unless(t, actions.MISSION + mission, why_not_fulfil(t, self.seat, mission), refused)
        offer_cards(t, self.seat, IN_PHASE_7, refused)

    def details(self, t: Table) -> dict[str, int | str]:
        offered = t.options
        missions, cards = (
            len([one for one in offered if one in actions.MISSION]),
            len([one for one in offered if one in actions.CARD]),
        )
        return {"deeds": len(offered) - missions - cards - 1, "missions": missions, "cards": cards}

    def choose(self, t: Table, thing: Action) -> None:
        t.then(END_TURN.of(self.seat))
        if thing in actions.MISSION:
            fulfil(t, self.seat, actions.MISSION.member(thing))
        elif thing in actions.MARKET:
            go_home(t, self.seat, MARKET)
            repeat_later(t, self.seat, disciple_action_names.BUY_WEAPON)
            buy_at(t, self.seat, actions.MARKET.member(thing))
        else:
            self.act(t, actions.ACTION.member(thing))

    def act(self, t: Table, deed: i64) -> None:
        """The disciple goes home and acts; from the garden house all go home together, afterwards."""
        if deed == disciple_action_names.REST:
            t.then(SEND_HOME.of(self.seat))
            return
        if deed >= disciple_action_names.AT_YASHIKI:
            t.move(self.seat, ON_ANNEX + annex_of(deed), HOUSE + self.seat)
        elif deed != disciple_action_names.GARDEN:
            go_home(t, self.seat, POST_OF[deed])
            repeat_later(t, self.seat, deed)
        do(t, self.seat, deed)


def repeat_later(t: Table, seat: Seat, deed: i64) -> None:
    """Long Hours: the same action may be taken once more for each of these cards."""
    if t[REPEATING]:
        t[REPEATING] -= 1
        t.then(ACT_AGAIN.of(seat, deed))


class ActAgain(Choice):
    """Take the same district action once more and pay for it again, or decline."""

    deed: i64

    def options(self, t: Table) -> None:
        if self.deed == disciple_action_names.BUY_WEAPON:
            offer_stalls(t, self.seat, None)
        elif why_not_do(t, self.seat, self.deed) == ALLOWED:
            t.offer(actions.AGAIN)
        t.offer(actions.DONE)

    def take(self, t: Table, thing: Action) -> None:
        if thing == actions.DONE:
            return
        repeat_later(t, self.seat, self.deed)
        if thing in actions.MARKET:
            buy_at(t, self.seat, actions.MARKET.member(thing))
        else:
            do(t, self.seat, self.deed)


class SendHome(Choice):
    """Choose the disciple who goes home without an action."""

    continues = True

    def options(self, t: Table) -> None:
        for post in range(POST_COUNT):
            if stand_at(t, self.seat, post):
                t.offer(actions.POST + post)
        for annex in range(ANNEX_COUNT):
            if on_annex(t, self.seat, annex):
                t.offer(actions.ANNEX + annex)

    def take(self, t: Table, thing: Action) -> None:
        if thing in actions.POST:
            go_home(t, self.seat, actions.POST.member(thing))
        else:
            t.move(self.seat, ON_ANNEX + actions.ANNEX.member(thing), HOUSE + self.seat)
        t.tell(events.RESTED, self.seat)


class EndTurn(Effect):
    """Continue with the next player in the current order (ruling E13)."""

    def happen(self, t: Table) -> None:
        t[REPEATING] = 0
        activate_from(t, place_in_order(t, self.seat) + 1)


ACTIVATE: Final = STEPS.each(Activate)
ACT_AGAIN: Final = STEPS.each(ActAgain, deed=DEEDS)
SEND_HOME: Final = STEPS.each(SendHome)
END_TURN: Final = STEPS.each(EndTurn)
