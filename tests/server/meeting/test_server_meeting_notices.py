"""Who is away is told that a table was found, or that a seat is kept for them; who comes by themselves is not."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

from notice_place import Place, comes_true, sitting

from higaki.server.accounts.guests import Guest
from higaki.server.commands import seating
from higaki.server.commands.seating import Bounds
from higaki.server.meeting.seeking import Seeking
from higaki.server.meeting.seeks import Wish
from higaki.server.notices import message_text, queue
from higaki.server.tables.subscribers import Subscriber

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
KINDS = ("found", "invited")


def test_those_who_are_away_are_told_of_a_table_that_was_found_and_of_an_invitation(tmp_path: Path) -> None:
    place = Place(tmp_path)

    async def due(table: str) -> list[tuple[str, str]]:
        found = await place.store.run(lambda connection: queue.waiting(connection, float("inf")))
        return sorted((notice.guest, notice.kind) for notice in found if notice.table == table)

    async def claimed(kind: str) -> list[str]:
        """The guests who would be told now."""
        told = []
        for notice in await place.store.run(lambda connection: queue.waiting(connection, float("inf"))):
            if notice.kind == kind:
                claim = partial(queue.claim, notice=notice, now=time.time(), awake=False)
                errand = await place.store.run(claim)
                told += [] if errand is None else [f"{notice.guest} with {', '.join(errand.others)}"]
        return told

    async def story() -> None:
        played = await place.open(sitting("ann"), sitting("bob"))
        seeking = Seeking(place.service, Bounds(), 8)
        wish = Wish("osaka", 2, 2, "live", False)
        await seeking.seek(ANN, "command-1", wish, None)
        table = (await seeking.seek(BOB, "command-2", wish, None))["table"]
        assert table is not None
        assert await due(table) == [("ann", "found"), ("bob", "found")]
        room = await place.service.registry.room(table)
        room.subscribers.add(Subscriber("bob"))
        place.service.somebody_came_or_went(room)
        await comes_true(lambda: due(table), [("ann", "found")])
        assert await claimed("found") == ["ann with Bob"]
        # An invitation, and one that is no longer true.
        seats = [{"kind": "me"}, {"kind": "again", "table": played.id, "seat": played.game.seat_names[1]}]
        asked = {"game": "osaka", "options": {}, "private": True, "memory": "open", "clock": None}
        tables = [await seating.open_table(place.service, ANN, {**asked, "seats": seats}) for _ in range(2)]
        for opened in tables:
            assert await due(opened.id) == [("bob", "invited")]
        await seating.free(place.service, tables[0], ANN, played.game.seat_names[1])
        assert await claimed("invited") == ["bob with Ann"], "the seat of the other table is not kept any more"
        await place.close()

    asyncio.run(story())


def test_the_notice_says_what_has_happened() -> None:
    texts = {
        "en": ["Traders of Osaka: your table is ready", "Traders of Osaka: a seat is kept for you"],
        "de": [
            "Die Händler von Osaka: Dein Tisch ist bereit",
            "Die Händler von Osaka: Ein Platz ist für dich reserviert",
        ],
    }
    limit = message_text.Limit("absent", 300)
    for language, titles in texts.items():
        said = [message_text.about_a_table(kind, "osaka", "abcd", ["Bob"], None, limit, language) for kind in KINDS]
        assert [one.title for one in said] == titles
        assert all("Bob" in one.body and one.path == "/table/abcd" for one in said)


def test_the_notice_of_a_round_names_the_league_and_the_round() -> None:
    limit = message_text.Limit("absent", 300)
    said = message_text.about_a_table("round", "osaka", "abcd", ["Bob"], ("Thursday\nevening", 2), limit, "en")
    assert said.title == "Round 2 of “Thursday evening” begins (Traders of Osaka)"
    assert said.path == "/table/abcd" and "Bob" in said.body
