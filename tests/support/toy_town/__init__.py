"""Town: a game just large enough to have what few games need.

It has places for each area, stacks with backs of two colours, amounts to bid, sets in steps, coins that are shifted,
a window in which everybody may object, tracks of seats and of spaces that are seats, chests whose owners do not know
what is in them, and actions that do one thing only: draw, bring something into sight, or depend on what is hidden.
"""

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.game import Game
from higaki.engine.table.stacks import arrange, bag, deal_top, slots
from higaki.engine.table.standing_orders import FixedAnswer, StandingOrder
from higaki.engine.table.table import Table
from toy_town.places import (
    BID,
    CAMP,
    COINS,
    COINS_EACH,
    DAY,
    DECLINE,
    DEEDS,
    LAID,
    LETTER_STACK,
    OBJECTED,
    PATRON,
    PLACES,
    POINTS,
    POST,
    PURSE,
    RIVAL,
    STEPS,
    STONES_AT,
    STORY,
    TASK_STACK,
    TASKS,
    THINGS,
    TIMES,
    WALL,
)
from toy_town.turn import ACT, BEGIN_TURN, CHOOSE_START, MAY_OBJECT


def sort_tasks(t: Table) -> None:
    """Every task that nobody has put on a stack lies in the one of its back."""
    unsorted = [task for time in range(len(TIMES)) for task in bag(t, TASK_STACK + time)]
    for time, name in enumerate(TIMES.names):
        fitting = [task for task in unsorted if TASKS.back(task) == name]
        arrange(t, TASK_STACK + time, fitting, slots(t, TASK_STACK + time))


class BidAlways(StandingOrder):
    """Bid the same in every turn."""

    def answer(self, t: Table, seat: int, amount: int) -> int:
        return BID + amount


STANDING_ORDERS: list[StandingOrder] = [
    BidAlways("bid_always", [ACT], cancelled_by=[OBJECTED], least=1, most=2),
    FixedAnswer("object_never", [MAY_OBJECT], DECLINE, cancelled_by=[OBJECTED], ends_with_chapter=True),
]


class Town(Game):
    """The rules of the town."""

    def set_up(self, t: Table) -> None:
        t.fill(CAMP, [seat for seat in range(t.seats) for _ in range(3)])
        for seat in range(t.seats):
            t[COINS + seat] = COINS_EACH
            t[RIVAL + seat] = t.left_of(seat)
            deal_top(t, LETTER_STACK, POST + seat)
        for area in range(3):
            t[PATRON + area] = area % t.seats
        t.then(BEGIN_TURN.of(0))
        t.then_clockwise(CHOOSE_START, 1)

    def begin_turn(self, seat: int) -> int:
        return BEGIN_TURN.of(seat)

    def standing(self, t: Table, seat: int) -> list[int]:
        return [t[POINTS + seat] + t.size(DEEDS + seat) + t.size(WALL + seat), t[COINS + seat]]

    def standing_orders(self) -> list[StandingOrder]:
        return STANDING_ORDERS

    def chapter(self, t: Table) -> int:
        return t[DAY]

    def tie_breaks(self) -> list[str]:
        return ["coins"]

    def account(self, t: Table, seat: int) -> list[tuple[str, int]]:
        return [("bids", t[POINTS + seat]), ("deeds", t.size(DEEDS + seat)), ("stones", t.size(WALL + seat))]

    def worth_of_seat(self, t: Table, seat: int) -> float:
        return float(self.standing(t, seat)[0])

    def complete(self, t: Table) -> None:
        """Coins that nobody holds are in the purse, and tasks lie in the stack of their back."""
        held = sum(t[COINS + seat] for seat in range(t.seats))
        if held > COINS_EACH * t.seats:
            raise BadPosition(f"coins: {held} are in play; right would be at most {COINS_EACH * t.seats}")
        t[PURSE] = COINS_EACH * t.seats - held
        sort_tasks(t)
        self.work_out(t)

    def work_out(self, t: Table) -> None:
        t[LAID] = sum(t.size(STONES_AT + area) for area in range(3))


GAME = Town(PLACES, THINGS, STEPS, STORY, [])
