"""What the seats of a table have decided in advance: their standing orders and their prepared moves.

Whether a standing order has ended follows from the log since it was given, and what became of a prepared move from the
table. So nothing is written, and nothing is sent, when another player ends an order or makes a prepared move stale. See
docs/decisions/0018.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from higaki.engine.match.advance_answers import ALWAYS
from higaki.engine.match.match import Entry, Match
from higaki.engine.match.prepared_moves import HOLDS, WAITS, PreparedMove, became
from higaki.engine.table.game import Game
from higaki.engine.table.standing_orders import NO_ANSWER, StandingOrder
from higaki.engine.views.event_view import told
from higaki.server.protocol.responses.table.events import Event
from higaki.server.protocol.responses.table.in_advance import InAdvance, OrderEnd

# What a prepared move is compared with: the table at a number of changes and decisions.
Moment = tuple[int, int]


class Due(NamedTuple):
    """What the server plays for a person, who has decided it in advance."""

    seat: int
    things: list[str]


class GivenOrder(NamedTuple):
    """A standing order that a seat has given, with the length of the log and the game's chapter at that time."""

    seat: int
    name: str
    amount: int
    since: int
    chapter: int


class Decided:
    """The orders of all seats in the order of time, and the prepared moves of each seat."""

    def __init__(self) -> None:
        self.orders: list[GivenOrder] = []
        self.prepared: dict[int, list[PreparedMove]] = {}
        # What has become of the first prepared move of the seat to move, for the table of a moment.
        self._became: tuple[Moment, PreparedMove, tuple[str, list[Any]]] | None = None

    # Changing

    def give(self, match: Match, seat: int, name: str, amount: int) -> None:
        """Give an order, instead of the same one with another number."""
        self.withdraw(seat, name)
        chapter = int(match.game.chapter(match.table))
        self.orders = [*self.orders, GivenOrder(seat, name, amount, len(match.log), chapter)]

    def withdraw(self, seat: int, name: str) -> None:
        self.orders = [order for order in self.orders if (order.seat, order.name) != (seat, name)]

    def prepare(self, seat: int, moves: list[PreparedMove]) -> None:
        self.prepared = {**self.prepared, seat: moves}
        if not moves:
            del self.prepared[seat]

    def played(self, seat: int, step: str, things: list[str]) -> None:
        """A seat has played these things: the first prepared move is done, or all are void if it was another one."""
        moves = self.prepared.get(seat, [])
        if moves and moves[0].step == step:
            self.prepare(seat, moves[1:] if moves[0].things == things else [])

    def taken_back(self, match: Match, seat: int) -> None:
        """A seat has taken back decisions: the server does not repeat them for it, and orders count from here on."""
        self.orders = [order._replace(since=min(order.since, len(match.log))) for order in self.orders]
        if seat == match.seat:
            self.prepare(seat, [])
            self.orders = [one for one in self.orders if one.seat != seat or _answer(match, one) == NO_ANSWER]

    def forget(self, seat: int) -> None:
        """The person on this seat has left the game."""
        self.orders = [order for order in self.orders if order.seat != seat]
        self.prepare(seat, [])

    def changed_for(self, before: Decided) -> set[int]:
        """The seats for which something differs from before."""
        orders = {*self.orders} ^ {*before.orders}
        seats = {*self.prepared, *before.prepared}
        changed = {seat for seat in seats if self.prepared.get(seat) != before.prepared.get(seat)}
        return changed | {order.seat for order in orders}

    # Deciding

    def due(self, match: Match, seq: int, may_decline: bool) -> Due | None:
        """What is decided for the seat to move: a prepared move, an answer or an order; None if it must be asked.

        Without `may_decline`, the server does not answer because the seat can only decline.
        """
        names = match.game.things.names
        prepared = self.prepared.get(match.seat)
        if prepared:
            now = self.became(match, seq, prepared[0])[0]
            if now != WAITS:
                return Due(match.seat, prepared[0].things) if now == HOLDS else None
        answer = match.standing_answer
        if answer is not None and answer.scope == ALWAYS:
            return Due(match.seat, [names[answer.thing]])
        for order in self.orders:
            if order.seat == match.seat and ended(match, order) is None:
                thing = _answer(match, order)
                if thing != NO_ANSWER:
                    return Due(match.seat, [names[thing]])
        return None if answer is None or not may_decline else Due(match.seat, [names[answer.thing]])

    def became(self, match: Match, seq: int, move: PreparedMove) -> tuple[str, list[Any]]:
        """What became of the first prepared move of the seat to move; worked out once for a table."""
        moment = seq, len(match.log)
        if self._became is None or self._became[:2] != (moment, move):
            self._became = moment, move, became(match, move)
        return self._became[2]

    # Showing and storing

    def seen(self, match: Match, seq: int, seat: int, passing: bool) -> InAdvance:
        """What a seat has decided in advance, and may decide. Only its guest receives it."""
        game, t = match.game, match.table
        mine = [order for order in self.orders if order.seat == seat]
        prepared = self.prepared.get(seat, [])
        now = self.became(match, seq, prepared[0]) if prepared and match.seat == seat else (WAITS, [])
        return {
            "seat": game.seat_names[seat],
            "orders": [
                {
                    "name": one.name,
                    "steps": one.step_names,
                    "least": one.least,
                    "most": one.most,
                    "possible": bool(one.may_be_given(t, seat)),
                }
                for one in game.standing_orders()
            ],
            "given": [{"name": one.name, "amount": one.amount, "ended": ended(match, one)} for one in mine],
            "prepared": [
                {
                    "step": move.step,
                    "things": move.things,
                    "events": cast(list[Event], move.events),
                    "became": cast(Any, now[0] if number == 0 else WAITS),
                    "now": cast(list[Event], now[1] if number == 0 else []),
                }
                for number, move in enumerate(prepared)
            ],
            "passing": passing,
        }

    def save(self) -> dict[str, Any] | None:
        if not self.orders and not self.prepared:
            return None
        return {
            "orders": [list(order) for order in self.orders],
            "prepared": [[seat, [list(move) for move in moves]] for seat, moves in self.prepared.items()],
        }


def load(game: Game, saved: dict[str, Any] | None, decisions: int) -> Decided:
    """Load what was saved. Changed rules may no longer have an order, and under newer rules the log starts again."""
    decided = Decided()
    if saved is not None:
        known = {order.name for order in game.standing_orders()}
        orders = [GivenOrder(*order) for order in saved["orders"]]
        decided.orders = [one._replace(since=min(one.since, decisions)) for one in orders if one.name in known]
        decided.prepared = {seat: [PreparedMove(*move) for move in moves] for seat, moves in saved["prepared"]}
    return decided


def order_called(game: Game, name: str) -> StandingOrder | None:
    return next((order for order in game.standing_orders() if order.name == name), None)


def ended(match: Match, given: GivenOrder) -> OrderEnd | None:
    """Why an order no longer holds: the event that ended it, or the end of the chapter; None while it holds."""
    order = order_called(match.game, given.name)
    assert order is not None
    for entry in match.log[given.since :]:
        event = _ending(match, order, entry, given.seat)
        if event is not None:
            said = told(match.game, [event], match.game.eyes(match.table, given.seat))
            return {"event": cast(Event, said[0])}
    over = order.ends_with_chapter and match.game.chapter(match.table) != given.chapter
    return {"event": None} if over else None


def _ending(match: Match, order: StandingOrder, entry: Entry, seat: int) -> tuple[int, ...] | None:
    """The event of an entry that ends an order, or one that is aimed at the seat and ends it."""
    for event in entry.events:
        if event[0] in order.cancelled_by:
            return event
        if event[0] in order.cancelled_at:
            said = match.game.events[event[0]].said(list(event[2:]))
            if match.game.seat_names[seat] in said.values():
                return event
    return None


def _answer(match: Match, given: GivenOrder) -> int:
    order = order_called(match.game, given.name)
    assert order is not None
    return int(order.answers(match.table, given.seat, given.amount))
