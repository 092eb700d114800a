"""From the box to the first round (p. 1)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Action, Seat, Spot
from higaki.engine.table.events import ALLOWED, Refused
from higaki.engine.table.steps import NOBODY, Chance, Choice, Effect
from higaki.engine.table.table import Table
from higaki.games.yedo import actions, events
from higaki.games.yedo.box import (
    ANNEX_COUNT,
    COLOUR_COUNT,
    COLOURS,
    DISCIPLES_EACH,
    DISTRICTS,
    SOURCES,
    STALL_COUNT,
)
from higaki.games.yedo.places import (
    ALL_MON,
    ANNEXES_ASIDE,
    ANNEXES_LEFT,
    BANK,
    BIDDING,
    BLACKMAIL,
    BLESSINGS_LEFT,
    CARD_STACK,
    CARDS_ASIDE,
    CHURCH,
    DISCIPLES_ASIDE,
    EVENT_STACK,
    EVENTS_ASIDE,
    FAVOURS_OPEN,
    GEISHAS_LEFT,
    HOUSE,
    MISSION,
    MISSION_STACK,
    ORDER,
    RESERVE,
    SAMURAI,
    VERSION,
    WATCH,
)
from higaki.games.yedo.printed import (
    CARD_COUNT,
    CARD_OF_SAMURAI,
    COLOUR_OF,
    EVENT_COUNT,
    EVENT_OF_SAMURAI,
    FAVOUR_GIVES,
)
from higaki.games.yedo.rule_numbers import (
    ANNEXES_OF_EACH,
    AT_HOME_AT_START,
    BLESSINGS_IN_PLAY,
    CHURCH_AT_START,
    GEISHAS_IN_PLAY,
    MISSIONS_AT_START,
    MON_AT_START,
    PRESTIGE_AT_START,
)
from higaki.games.yedo.rules.draw_cards import draw_card, draw_mission, draw_to_keep_card
from higaki.games.yedo.rules.market import NEW_STALLS, lay_out
from higaki.games.yedo.rules.missions.rewarding import give_reward
from higaki.games.yedo.rules.money_and_prestige import earn, gain_prestige
from higaki.games.yedo.rules.phases.rounds import BEGIN_ROUND
from higaki.games.yedo.rules.reasons import SILENT, ReasonedChoice, because, offer_unless
from higaki.games.yedo.step_registry import STEPS

AT_START: Final = SOURCES.numbers["start"]
FIRST_DARK: Final = COLOURS.numbers["red"]
# The watch begins at the gates.
WATCH_BEGINS: Final = DISTRICTS.numbers["gates"]


def set_up(t: Table) -> None:
    """Set up the board and the players' pieces; then draw the start player and the figure of the watch."""
    leave_out_samurai(t)
    lay_out_board(t)
    for seat in range(t.seats):
        for number in range(DISCIPLES_EACH):
            target: Spot = HOUSE + seat
            if number >= AT_HOME_AT_START:
                target = RESERVE
            t.move(seat, DISCIPLES_ASIDE, target)
        earn(t, seat, MON_AT_START)
        gain_prestige(t, seat, AT_START, PRESTIGE_AT_START)
        t.tell(events.PRESTIGE_AT_START, seat, PRESTIGE_AT_START)
    t.then(DRAW_START_PLAYER.of(), TOSS_WATCH.of())


def leave_out_samurai(t: Table) -> None:
    """Remove the cards with the Samurai mark for the Geisha version."""
    if t[VERSION] == SAMURAI:
        return
    _leave_out(t, CARD_STACK, CARDS_ASIDE, [bool(CARD_OF_SAMURAI[card]) for card in range(CARD_COUNT)])
    _leave_out(t, EVENT_STACK, EVENTS_ASIDE, [bool(EVENT_OF_SAMURAI[event]) for event in range(EVENT_COUNT)])


def _leave_out(t: Table, stack: int, aside: int, marked: list[bool]) -> None:
    lying = t.pieces(stack)
    t.fill(aside, [piece for piece in lying if marked[piece]])
    t.fill(stack, [piece for piece in lying if not marked[piece]])


def lay_out_board(t: Table) -> None:
    t[BANK] = ALL_MON
    for annex in range(ANNEX_COUNT):
        while t.count(ANNEXES_LEFT, annex) > ANNEXES_OF_EACH[t.seats]:
            t.move(annex, ANNEXES_LEFT, ANNEXES_ASIDE)
    t[GEISHAS_LEFT] = GEISHAS_IN_PLAY[t.seats]
    t[BLESSINGS_LEFT] = BLESSINGS_IN_PLAY[t.seats]
    t.shift(CHURCH_AT_START, BANK, CHURCH)
    for stall in range(NEW_STALLS, STALL_COUNT):
        lay_out(t, stall)


class DrawStartPlayer(Chance):
    """Draw the start player; the others follow clockwise on both tracks (ruling E14)."""

    def options(self, t: Table) -> None:
        for seat in range(t.seats):
            t.offer(actions.CLAN + seat)

    def take(self, t: Table, thing: Action) -> None:
        seat = actions.CLAN.member(thing)
        t.tell(events.STARTS, seat)
        for _each in range(t.seats):
            t.lay(seat, ORDER, ORDER)
            t.lay(seat, ORDER, BIDDING)
            seat = t.left_of(seat)


class TossWatch(Chance):
    """Draw the figure that walks."""

    def options(self, t: Table) -> None:
        t.offer(actions.WATCH + 0)
        t.offer(actions.WATCH + 1)

    def take(self, t: Table, thing: Action) -> None:
        watch = actions.WATCH.member(thing)
        t.send_to(WATCH + watch, WATCH_BEGINS)
        t.tell(events.WATCH_COMES, NOBODY, watch)
        t.then(DRAFT.of(0), DEAL_CARDS.of(0), DEAL_FAVOURS.of(0), BEGIN_ROUND.of(0))


class Draft(Effect):
    """In reverse order, one mission at a time, until all have four."""

    def happen(self, t: Table) -> None:
        for slot in range(t.seats - 1, -1, -1):
            seat = t.piece(ORDER, slot)
            if t.size(MISSION + seat) < MISSIONS_AT_START and t.size(MISSION + seat) == self.fewest(t):
                t.then(DRAFT_MISSION.of(seat), self.number)
                return

    def fewest(self, t: Table) -> i64:
        fewest: i64 = MISSIONS_AT_START
        for seat in range(t.seats):
            fewest = min(fewest, t.size(MISSION + seat))
        return fewest


def has_dark(t: Table, seat: Seat) -> bool:
    for slot in range(t.size(MISSION + seat)):
        if COLOUR_OF[t.piece(MISSION + seat, slot)] >= FIRST_DARK:
            return True
    return False


class DraftMission(ReasonedChoice):
    """Choose the stack; every player must have a red or black mission in the end."""

    unforeseen = True

    def must_be_dark(self, t: Table) -> bool:
        return t.size(MISSION + self.seat) == MISSIONS_AT_START - 1 and not has_dark(t, self.seat)

    def why_not(self, t: Table, colour: i64) -> i64:
        if colour < FIRST_DARK and self.must_be_dark(t):
            return because(events.MUST_BE_DARK)
        if t.size(MISSION_STACK + colour) == 0:
            return SILENT
        return ALLOWED

    def consider(self, t: Table, refused: list[Refused] | None) -> None:
        for colour in range(COLOUR_COUNT):
            offer_unless(t, actions.STACK + colour, self.why_not(t, colour), refused)

    def details(self, t: Table) -> dict[str, int | str]:
        return {"left": MISSIONS_AT_START - t.size(MISSION + self.seat)}

    def take(self, t: Table, thing: Action) -> None:
        draw_mission(t, self.seat, actions.STACK.member(thing))


class DealCards(Effect):
    """An action card each, in order; in the Samurai version one of three (ruling E15)."""

    def happen(self, t: Table) -> None:
        if t[VERSION] != SAMURAI:
            for slot in range(t.seats):
                draw_card(t, t.piece(ORDER, slot))
            return
        for slot in range(t.seats - 1, -1, -1):
            t.then(DEAL_THREE.of(t.piece(ORDER, slot)))


class DealThree(Effect):
    def happen(self, t: Table) -> None:
        draw_to_keep_card(t, self.seat)


class DealFavours(Effect):
    """In reverse order everybody takes one of the favours."""

    def happen(self, t: Table) -> None:
        for slot in range(t.seats):
            t.then(CHOOSE_FAVOUR.of(t.piece(ORDER, slot)))


class ChooseFavour(Choice):
    """A favour, which is turned into blackmail when its reward was taken."""

    unforeseen = True

    def options(self, t: Table) -> None:
        t.offer_kinds(FAVOURS_OPEN, 0, len(FAVOUR_GIVES), actions.FAVOUR)

    def take(self, t: Table, thing: Action) -> None:
        favour = actions.FAVOUR.member(thing)
        t.move(favour, FAVOURS_OPEN, BLACKMAIL + self.seat)
        t.tell(events.TOOK_FAVOUR, self.seat, favour)
        give_reward(t, self.seat, FAVOUR_GIVES[favour])


DRAW_START_PLAYER: Final = STEPS.each(DrawStartPlayer)
TOSS_WATCH: Final = STEPS.each(TossWatch)
DRAFT: Final = STEPS.each(Draft)
DRAFT_MISSION: Final = STEPS.each(DraftMission)
DEAL_CARDS: Final = STEPS.each(DealCards)
DEAL_THREE: Final = STEPS.each(DealThree)
DEAL_FAVOURS: Final = STEPS.each(DealFavours)
CHOOSE_FAVOUR: Final = STEPS.each(ChooseFavour)
