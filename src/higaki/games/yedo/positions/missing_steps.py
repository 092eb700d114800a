"""The steps that a phase still needs after those of a written position, so that no obligatory one is missing."""

from typing import Final

from higaki.engine.table.steps import Step
from higaki.engine.table.table import Table
from higaki.games.yedo.box import MARKET, PHASE_2, PHASE_4, PHASE_5, PHASE_6, PHASE_7
from higaki.games.yedo.printed import EXTRA, STANDARD
from higaki.games.yedo.rules.missions.fulfilling import (
    CLAIM_EXTRA,
    GIVE,
    PUT_AWAY,
    REWARD_EXTRA,
    REWARD_STANDARD,
    ChooseDisciple,
    ClaimExtra,
    Give,
    GiveBlessing,
    PutAway,
    RewardExtra,
    RewardStandard,
)
from higaki.games.yedo.rules.offers.offering import Answer, Compose
from higaki.games.yedo.rules.phases.activating import END_TURN, Activate, EndTurn
from higaki.games.yedo.rules.phases.assigning import ASSIGN_NEXT, Assign, AssignAgain, AssignNext
from higaki.games.yedo.rules.phases.bidding import NEXT_AUCTION, SETTLE_AUCTION, NextAuction, Raise, SettleAuction
from higaki.games.yedo.rules.phases.capturing import CAPTURE, SEEK_SHELTER, Capture, SeekShelter
from higaki.games.yedo.rules.phases.rounds import TRADE_IN_TAVERN, TradeInTavern
from higaki.games.yedo.rules.phases.trading import MakeOffer
from higaki.games.yedo.rules.phases.watch_windows import (
    ASK_NEXT_SHELTER,
    ASK_NEXT_WATCH_CARD,
    AskNextShelter,
    AskNextWatchCard,
    PlayWatchCard,
    SaveDisciple,
    TakeShelter,
)

OF_A_MISSION: Final = (ChooseDisciple, Give, GiveBlessing, RewardStandard, ClaimExtra, RewardExtra, PutAway)
OF_SHELTER: Final = (TakeShelter, SaveDisciple, AskNextShelter)


def finished(t: Table, phase: int, written: list[Step]) -> list[Step]:
    """The steps of a phase, the next one first; missing steps that continue the phase are added."""
    steps = list(written)
    seat = max(written[-1].seat, 0)
    if phase == PHASE_2:
        finish_auction(t, steps)
    elif phase == PHASE_4 and lack(steps, Assign, AssignNext, AssignAgain):
        steps.append(t.steps[ASSIGN_NEXT.of(seat)])
    elif phase == PHASE_5:
        finish_watch(t, steps)
    elif phase == PHASE_6 and lack(steps, TradeInTavern) and in_market(steps):
        steps.append(t.steps[TRADE_IN_TAVERN.of(0)])
    elif phase == PHASE_7:
        finish_mission(t, steps)
        if lack(steps, Activate, EndTurn):
            steps.append(t.steps[END_TURN.of(seat)])
    return steps


def lack(steps: list[Step], *kinds: type[Step]) -> bool:
    return not any(isinstance(step, kinds) for step in steps)


def last_of(steps: list[Step], *kinds: type[Step]) -> int:
    """The index of the last step of these kinds."""
    return max([place for place, step in enumerate(steps) if isinstance(step, kinds)])


def finish_auction(t: Table, steps: list[Step]) -> None:
    """The highest bidder pays; then comes the next auction."""
    if not lack(steps, Raise) and lack(steps, SettleAuction):
        steps.insert(last_of(steps, Raise) + 1, t.steps[SETTLE_AUCTION.of(0)])
    if lack(steps, NextAuction):
        steps.append(t.steps[NEXT_AUCTION.of(0)])


def finish_watch(t: Table, steps: list[Step]) -> None:
    """After 5b comes 5c, then 5d; in both windows all later clans are asked, too."""
    if lack(steps, Capture):
        steps.append(t.steps[CAPTURE.of(0)])
    if lack(steps, SeekShelter, *OF_SHELTER):
        steps.insert(last_of(steps, Capture), t.steps[SEEK_SHELTER.of(0)])
    if not lack(steps, TakeShelter, SaveDisciple) and lack(steps, AskNextShelter):
        place = last_of(steps, TakeShelter, SaveDisciple)
        steps.insert(place + 1, t.steps[ASK_NEXT_SHELTER.of(steps[place].seat)])
    if not lack(steps, PlayWatchCard) and lack(steps, AskNextWatchCard):
        place = last_of(steps, PlayWatchCard)
        steps.insert(place + 1, t.steps[ASK_NEXT_WATCH_CARD.of(steps[place].seat)])


def in_market(steps: list[Step]) -> bool:
    return any(isinstance(step, (MakeOffer, Compose, Answer)) and step.post == MARKET for step in steps)


def finish_mission(t: Table, steps: list[Step]) -> None:
    """The steps from the last one of a mission until it is put away."""
    if lack(steps, *OF_A_MISSION):
        return
    place = last_of(steps, *OF_A_MISSION)
    last, seat = steps[place], steps[place].seat
    rest: list[int] = []
    if isinstance(last, RewardExtra):
        rest = [PUT_AWAY.of(seat, 1)]
    elif isinstance(last, Give) and last.part == EXTRA:
        rest = [REWARD_EXTRA.of(seat), PUT_AWAY.of(seat, 1)]
    elif isinstance(last, RewardStandard):
        rest = [CLAIM_EXTRA.of(seat)]
    elif isinstance(last, (Give, GiveBlessing)):
        rest = [REWARD_STANDARD.of(seat), CLAIM_EXTRA.of(seat)]
    elif isinstance(last, ChooseDisciple):
        rest = [GIVE.of(seat, STANDARD), REWARD_STANDARD.of(seat), CLAIM_EXTRA.of(seat)]
    steps[place + 1 : place + 1] = [t.steps[number] for number in rest]
