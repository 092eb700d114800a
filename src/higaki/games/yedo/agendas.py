"""The agenda of a written position: what still follows in its round, where the position does not say it."""

from typing import Final

from higaki.engine.errors import BadPosition
from higaki.engine.steps import Step
from higaki.engine.table import Table
from higaki.games.yedo.activating import END_TURN, ActAgain, Activate, EndTurn, SendHome
from higaki.games.yedo.assigning import ASSIGN_NEXT, Assign, AssignAgain, AssignNext
from higaki.games.yedo.bidding import (
    NEXT_AUCTION,
    ChooseField,
    DecideToBid,
    NextAuction,
    OpenAuction,
    Raise,
    SettleAuction,
)
from higaki.games.yedo.box import (
    NOBODY_YET,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    PHASE_5,
    PHASE_6,
    PHASE_7,
    SEATS,
)
from higaki.games.yedo.capturing import CAPTURE, SEEK_SHELTER, Capture, SeekShelter
from higaki.games.yedo.fields import ChooseStackOfThree
from higaki.games.yedo.fulfilling import (
    ChooseDisciple,
    ClaimExtra,
    Give,
    GiveBlessing,
    PutAway,
    RewardExtra,
    RewardStandard,
)
from higaki.games.yedo.garden import ChoosePosition
from higaki.games.yedo.holdings import garden_slot
from higaki.games.yedo.places import ACTIVATED, AUCTION, BIDDER, PHASE, PLAYED, ROUND, SHOWN_MISSION
from higaki.games.yedo.rounds import (
    BEGIN_ACTIONS,
    BEGIN_ASSIGNMENT,
    BEGIN_EVENT,
    BEGIN_TRADE,
    BEGIN_WATCH,
    END_ROUND,
    BeginActions,
    BeginRound,
    EndRound,
)
from higaki.games.yedo.setup import DrawStartPlayer, TossWatch
from higaki.games.yedo.tricks.reacting import React, Resolve
from higaki.games.yedo.windows import (
    ASK_NEXT_SHELTER,
    ASK_NEXT_WATCH_CARD,
    AskNextShelter,
    AskNextWatchCard,
    PlayWatchCard,
    TakeShelter,
)

# A position whose last step is one of these says itself what follows.
OF_SETTING_UP: Final = (BeginRound, DrawStartPlayer, TossWatch)
LAST: Final = (BeginActions, EndRound, *OF_SETTING_UP)
OF_A_MISSION: Final = (ChooseDisciple, Give, GiveBlessing, RewardStandard, ClaimExtra, RewardExtra, PutAway)
AFTER_CHOICE: Final = (Give, GiveBlessing, RewardStandard, ClaimExtra, RewardExtra, PutAway)


def is_setting_up(t: Table) -> bool:
    return not t.over and t[ROUND] == 0 and isinstance(t.agenda[0], OF_SETTING_UP)


def complete_agenda(t: Table) -> None:
    """Put under the agenda what ends the phase, and the phases that come after it."""
    if t.over or isinstance(t.agenda[0], LAST):
        return
    phase = phase_of(t)
    t[PHASE] = phase
    written = [step.number for step in t.agenda]
    t.pending = 0
    follow_up(t, phase)
    finish_phase(t, phase, [t.steps[number] for number in written])
    for number in written:
        t.then(number)


def phase_of(t: Table) -> int:
    """By its steps or, where those belong to several, as it is written."""
    by_step = {
        PHASE_2: (DecideToBid, NextAuction, OpenAuction, Raise, SettleAuction, ChooseField, ChooseStackOfThree),
        PHASE_4: (Assign, AssignNext, AssignAgain),
        PHASE_5: (PlayWatchCard, TakeShelter, SeekShelter, Capture),
        PHASE_7: (Activate, EndTurn, ActAgain, SendHome, ChoosePosition, *OF_A_MISSION),
    }
    for phase, steps in by_step.items():
        if any(isinstance(step, steps) for step in t.agenda):
            return phase
    if t[PHASE] == 0:
        raise BadPosition("phase: in which phase is this asked? right would be like {'phase': 'actions'}")
    return t[PHASE]


def follow_up(t: Table, phase: int) -> None:
    """The phases that are still to come; the last one first."""
    later = [
        (PHASE_7, BEGIN_ACTIONS.of(0)),
        (PHASE_6, BEGIN_TRADE.of(0)),
        (PHASE_5, BEGIN_WATCH.of(0)),
        (PHASE_4, BEGIN_ASSIGNMENT.of(0)),
        (PHASE_3, BEGIN_EVENT.of(0)),
    ]
    if phase == PHASE_7:
        t.then(END_ROUND.of(0))
    for number, begin in later:
        if number > phase:
            t.then(begin)


def finish_phase(t: Table, phase: int, written: list[Step]) -> None:
    """What carries a phase on after the steps that were written."""
    seat = max(written[0].seat, 0)

    def lacks(*steps: type[Step]) -> bool:
        return not any(isinstance(step, steps) for step in written)

    if phase == PHASE_2 and lacks(NextAuction):
        t.then(NEXT_AUCTION.of(0))
    if phase == PHASE_4 and lacks(Assign, AssignNext, AssignAgain):
        t.then(ASSIGN_NEXT.of(seat))
    if phase == PHASE_5:
        if lacks(Capture):
            t.then(CAPTURE.of(0))
        if lacks(TakeShelter, SeekShelter):
            t.then(SEEK_SHELTER.of(0))
        if not lacks(TakeShelter) and lacks(AskNextShelter):
            t.then(ASK_NEXT_SHELTER.of(seat))
        if not lacks(PlayWatchCard) and lacks(AskNextWatchCard):
            t.then(ASK_NEXT_WATCH_CARD.of(seat))
    if phase == PHASE_7 and lacks(Activate, EndTurn):
        t.then(END_TURN.of(seat))


def refuse_unfounded(t: Table) -> None:
    """Steps that speak of something that is not on the table."""
    for step in t.agenda:
        name = type(step).__name__
        if isinstance(step, Raise | SettleAuction | ChooseField) and not (t[AUCTION] and t[BIDDER]):
            raise BadPosition(f"agenda: {name} needs an auction; right would be an 'auction', a 'bidder' and a 'bid'")
        if isinstance(step, OF_A_MISSION) and t.size(SHOWN_MISSION) == 0:
            raise BadPosition(f"agenda: {name} needs a mission that is being fulfilled, in 'shown_mission'")
        if isinstance(step, AFTER_CHOICE) and t[ACTIVATED] == NOBODY_YET and not follows_choice(t):
            raise BadPosition(f"agenda: {name} needs the disciple who fulfils the mission, in 'activated'")
        if isinstance(step, React | Resolve) and t.size(PLAYED) == 0:
            raise BadPosition(f"agenda: {name} needs a card that was played, in 'played'")
        if isinstance(step, ChoosePosition) and garden_slot(t, step.seat) < 0:
            raise BadPosition(f"agenda: {SEATS.names[step.seat]} is not in the garden house; right would be a disciple")


def follows_choice(t: Table) -> bool:
    return any(isinstance(step, ChooseDisciple) for step in t.agenda)
