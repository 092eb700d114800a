"""Views as JSON text. A view is written once for all subscribers who see the same."""

from __future__ import annotations

import orjson

from higaki.server.protocol.responses.table.view import GuestNews, News
from higaki.server.tables import views
from higaki.server.tables.room import Room


def update(
    room: Room,
    names: dict[str, str],
    guest: str | None,
    known: int,
    heard: int,
    blocked: frozenset[str] = frozenset(),
) -> str:
    """The update for a subscriber who has the first `known` entries, and the chat up to line `heard`."""
    total = views.log_length(room)
    begin = min(known, total)
    content = view(room, names, guest, begin, heard, blocked)
    return f'{{"seq":{room.seq},"entries_from":{begin},"entries_total":{total},"view":{content}}}'


def view(
    room: Room,
    names: dict[str, str],
    guest: str | None,
    entries_from: int = 0,
    heard: int = 0,
    blocked: frozenset[str] = frozenset(),
) -> str:
    """The table as one guest sees it. It is the same for all who are not the host and have had no seat there."""
    concerned = guest in room.around
    eyes = guest if concerned else None
    written = room.subscribers.written
    text = written.get((eyes, entries_from))
    if text is None:
        content = dict(views.view(room, names, guest, entries_from))
        del content["clock"], content["chat"], content["talk"], content["awaited"]
        text = written[eyes, entries_from] = _json(content)
    # Clocks and chat change without a change of the table, and anybody may have muted somebody.
    said, clock, awaited = views.said(room, heard, blocked), views.clock(room), views.awaited(room, guest)
    passing = f'"clock":{_json(clock) if clock else "null"},"awaited":{_json(awaited) if awaited else "null"}'
    chat = f'"chat":{_json(said) if said else "[]"},"talk":{_json(views.talk(room, guest))}'
    return f"{text[:-1]},{chat},{passing}}}"


def news(content: News) -> str:
    return _json(content)


def news_of_guest() -> str:
    changed: GuestNews = {"look_for_devices": True}
    return _json(changed)


def _json(content: object) -> str:
    return orjson.dumps(content).decode()
