"""Commands about substitutes: leave a seat to whoever takes it over, and take over a seat that was left."""

from __future__ import annotations

from functools import partial

from higaki.server.accounts import vacations
from higaki.server.accounts.confusable_names import refuse_look_alikes
from higaki.server.commands import resign_and_absence
from higaki.server.commands.seating import called_by_others
from higaki.server.commands.table_command import Call, table_command
from higaki.server.protocol.errors import Refusal, illegal, taken
from higaki.server.ratings import rated_tables
from higaki.server.storage.write_tables import TOOK_OVER
from higaki.server.tables import substitutes
from higaki.server.tables.pauses import Pause


@table_command("hand_over")
async def hand_over(call: Call, seat_name: str) -> None:
    """Leave the own seat to whoever takes it over. Until then a bot plays on, and the player may come back."""
    room = call.room
    call.running_match()
    seat = call.own_seat(seat_name)
    if not room.substitutes.allowed:
        raise illegal("at this table nobody takes over a seat; right would be to resign, or to offer the end")
    rated_tables.no_hand_over(room)
    if not set(room.playing_guests()) - {call.guest.id}:
        raise illegal("nobody else plays here; right would be to come back later, or to resign")
    if room.occupants[seat].stand_in is not None:
        return

    def apply() -> None:
        room.happened("handed_over", seat)
        resign_and_absence.stand_in(room, seat, resign_and_absence.chosen_bot(room))

    await call.change(seat, "table:handed_over", apply)


@table_command("take_over")
async def take_over(call: Call, seat_name: str) -> None:
    """Take over a seat that its player has left.

    It expects no number, because a bot moves there all the time and the command does not depend on the state.
    """
    service, room, guest = call.service, call.room, call.guest
    call.running_match()
    seat = room.seat_called(seat_name)
    if room.seats_of(guest.id):
        raise taken("you already play at this table; right would be another one")
    if room.substitutes.seat_left_by(guest.id) is not None:
        raise taken("you have left this table; right would be another one")
    if seat not in substitutes.vacancies(room):
        raise taken(f"nobody is sought for {seat_name}; right would be a seat that its player has left")
    leaver = room.occupants[seat].guest
    if service.blocks.apart(guest.id, [room.host, *room.seats_by_guest.keys() - {leaver}]):
        # The sentence must not tell who blocked whom.
        raise Refusal(409, "kept_apart", "you cannot sit down at this table; right would be another one")
    refuse_look_alikes(guest.name, called_by_others(service, room, guest))
    away: list[Pause] = []
    if room.clock is not None and room.clock.over_days:
        away = await service.store.run(partial(vacations.times_of, guest=guest.id))
    service.registry.names[guest.id] = guest.name
    await call.change(seat, TOOK_OVER, lambda: substitutes.take_over(room, seat, guest.id, away))
