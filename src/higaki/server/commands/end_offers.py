"""Ending a game by agreement: a player offers it, and the game ends when all other players have accepted."""

from __future__ import annotations

from higaki.server.accounts.guests import Guest
from higaki.server.commands.table_command import Call, game_command
from higaki.server.protocol.errors import illegal, not_yours
from higaki.server.protocol.responses.words import OfferAnswer
from higaki.server.tables import early_end
from higaki.server.tables.room import Room


@game_command("offer")
async def answer(call: Call, wish: OfferAnswer) -> None:
    """Offer to end the game as it stands, accept or decline the offer, or withdraw one's own."""
    room, guest = call.room, call.guest
    if guest.id not in room.playing_guests():
        raise not_yours("only people who play here offer or accept the end of the game")
    mine = room.played_by(guest.id)[0]
    _check(room, guest, wish)

    def apply() -> None:
        if wish == "offer":
            room.end.offer = {"by": guest.id, "accepted": []}
            room.happened("offered", mine)
        elif wish == "accept" and room.end.offer is not None:
            room.end.offer = {**room.end.offer, "accepted": [*room.end.offer["accepted"], guest.id]}
            room.happened("accepted", mine)
        else:
            room.end.offer = None
            room.happened("declined" if wish == "decline" else "took_back", mine)
        early_end.settle_offer(room)

    await call.change(mine, "table:offer", apply)


def _check(room: Room, guest: Guest, wish: OfferAnswer) -> None:
    offer = room.end.offer
    if wish == "offer":
        if offer is not None:
            raise illegal("there is an offer already; right would be to answer it")
        if len(room.playing_guests()) < 2:
            raise illegal("nobody else plays here; right would be to resign, or for the host to close the table")
        if early_end.offers_left(room, guest.id) == 0:
            raise illegal(f"you have offered it {early_end.MOST_OFFERS} times; right would be to play on or to resign")
        return
    if offer is None:
        raise illegal("nobody offers to end the game")
    if (offer["by"] == guest.id) != (wish == "withdraw"):
        raise illegal("one's own offer is withdrawn; that of somebody else is accepted or declined")
    if wish == "accept" and guest.id in offer["accepted"]:
        raise illegal("you have accepted already; right would be to wait, or to decline after all")
