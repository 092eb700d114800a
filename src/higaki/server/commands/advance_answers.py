"""Commands about questions out of turn: decline in advance, be asked again, always be asked.

They concern one seat only. They do not change the table's number, nothing is sent to the others, and they expect no
number, because their meaning does not depend on other moves.
"""

from __future__ import annotations

from higaki.engine.match.advance_answers import ALWAYS, declinable, declining, in_window, windows
from higaki.engine.match.match import Match
from higaki.engine.table.steps import StepKind
from higaki.server.commands.table_command import Call, table_command
from higaki.server.protocol.errors import bad_request
from higaki.server.tables.windows import holds_back


@table_command("stand")
async def stand(call: Call, seat_name: str, scope: str, question: str | None) -> None:
    """Decline from now on: every question until the chapter ends, or questions where one can only decline."""
    room = call.room
    match, seat = call.running_match(), call.own_seat(seat_name)
    kinds = _kinds(match, scope, question)
    step = match.table.step.declared if room.turn == seat and in_window(match.table) else None
    answers = scope == ALWAYS and step in kinds and seat in room.played_by(call.guest.id) and not holds_back(room)

    def apply() -> None:
        for kind in kinds:
            match.stand(seat, kind.name, declining(match.game, kind), scope)
        if answers:
            assert step is not None
            match.play(declining(match.game, step))
            room.sign_of(seat)

    if answers:
        # Declining in advance also declines the open question, in the same change: nobody sees two changes.
        assert step is not None
        await call.change(seat, declining(match.game, step), apply)
    else:
        await call.change_secretly(seat, apply)


@table_command("withdraw")
async def withdraw(call: Call, seat_name: str, scope: str, question: str | None) -> None:
    """Be asked again."""
    match, seat = call.running_match(), call.own_seat(seat_name)
    kinds = _kinds(match, scope, question)

    def apply() -> None:
        for kind in kinds:
            match.withdraw(seat, kind.name, scope)

    await call.change_secretly(seat, apply)


def _kinds(match: Match, scope: str, name: str | None) -> list[StepKind]:
    """The questions of one name, or all. Only windows can be declined regardless of the options."""
    possible = windows(match.game) if scope == ALWAYS else declinable(match.game)
    found = [kind for kind in possible if name in (None, kind.name)]
    if not found:
        names = ", ".join(kind.name for kind in possible) or "nothing in this game"
        raise bad_request(f"{name or 'a window'} cannot be answered in advance; right would be {names}")
    return found
