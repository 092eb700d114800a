"""Pictures of links: a public table as everybody may see it, or the result of its game.

A process of its own draws one picture at a time. While it is busy, if it takes too long, or if an address asks too
often, the older picture of the table is sent; if there is none, the static one of the game.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
from collections import OrderedDict
from typing import Final, NamedTuple

from higaki.server.common.monotonic_time import monotonic
from higaki.server.common.rate_limits import Limits
from higaki.server.notices.message_text import words_of
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.table.cards import Card
from higaki.server.service.table_service import TableService
from higaki.server.storage import read_tables, table_lists
from higaki.server.tables.room import OVER, PLAYING, WAITING
from higaki.server.web.client_files import PICTURES, STATIC
from higaki.server.web.link_previews import name_in
from higaki.server.workers import picture_process
from higaki.server.workers.picture_process import Asked
from higaki.server.workers.picture_sheet import Line, Sheet
from higaki.server.workers.process_pool import ProcessPool

log = logging.getLogger("higaki")
MOST_KEPT_BYTES: Final = 16 << 20
# A picture is newer than this, or it is looked up whether the table has changed.
SECONDS_KEPT: Final = 30.0
# The time when a picture was last looked up, if a guest has changed since.
IN_DOUBT: Final = -math.inf
# This many pictures are drawn or wait for it; for all others is sent what there is. So it is after some seconds.
MOST_WAITING: Final = 3
SECONDS_WAITED: Final = 8.0
HEADLINES: Final = {WAITING: "link-now-waiting", PLAYING: "link-now-playing", OVER: "link-now-over"}


class Picture(NamedTuple):
    content: bytes
    # The number of the change that it shows.
    seq: int
    over: bool
    digest: str
    # Who is named in it.
    names: tuple[str, ...]


class LinkPictures:
    """The pictures of one server."""

    def __init__(self, service: TableService, limits: Limits, processes: ProcessPool) -> None:
        self._service = service
        self._limits = limits
        self._processes = processes
        # By table and language, with the time when the table was last looked up.
        self._kept: OrderedDict[tuple[str, str], tuple[float, Picture]] = OrderedDict()
        self._bytes = 0
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[tuple[str, str], asyncio.Task[Picture | None]] = {}
        # A renamed or deleted guest must not stay in a picture: after each change of a guest, it is looked up whether
        # those at the table still have the names in the picture.
        self._changes = 0
        service.on_guest_change.append(lambda _: self._doubt())
        service.on_silence.append(self._doubt)

    async def of(self, table: str, language: str, address: str) -> tuple[Picture | None, str | None]:
        """The picture of a table; without one, the game whose static picture is sent, if that may be told."""
        kept = self._kept.get((table, language))
        if kept is not None and monotonic() - kept[0] < SECONDS_KEPT:
            return kept[1], None
        old = None if kept is None else kept[1]
        try:
            self._limits.pictures.spend(address)
        except Refusal:
            return None if kept is None or kept[0] == IN_DOUBT else kept[1], None
        card, seq = await self._look_up(table)
        if card is None or card["private"] or not can_draw(card["game"]):
            return None, None if card is None else card["game"]
        if old is not None and old.names != names_of(card):
            old = None
        if old is not None and old.seq == seq:
            self._keep((table, language), old)
            return old, None
        return await self._drawn(card, seq, language) or old, card["game"]

    async def _look_up(self, table: str) -> tuple[Card | None, int]:
        """The table as it is, and the number of its last change; again, if a guest changes meanwhile."""
        while True:
            changes = self._changes
            found = await self._service.store.read(
                lambda connection: (table_lists.card_of(connection, table), read_tables.seq_of(connection, table))
            )
            if changes == self._changes:
                return found

    async def _drawn(self, card: Card, seq: int, language: str) -> Picture | None:
        """A new picture; None if it is not there soon. It is drawn to its end, for the next one who asks."""
        key = card["table"], language
        if key not in self._under_way:
            if len(self._under_way) >= MOST_WAITING:
                return None
            self._under_way[key] = asyncio.create_task(self._draw(card, seq, language))
            self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key, None))
        drawing = self._under_way[key]
        await asyncio.wait([drawing], timeout=SECONDS_WAITED)
        return drawing.result() if drawing.done() and not drawing.cancelled() else None

    async def _draw(self, card: Card, seq: int, language: str) -> Picture | None:
        table, saved = card["table"], None
        try:
            async with self._one_at_a_time:
                if card["state"] != WAITING:
                    saved = await self._service.store.read(lambda connection: read_tables.saved_text(connection, table))
                sheet = await asyncio.to_thread(sheet_of, card, language)
                content = await self._processes.ask(picture_process.draw, Asked(str(STATIC / PICTURES), sheet, saved))
        except Exception as error:
            # Whatever it was, there is another picture to send.
            log.error("a picture could not be drawn: %s", error)
            return None
        digest = hashlib.sha256(content).hexdigest()[:32]
        picture = Picture(content, seq, card["state"] == OVER, digest, names_of(card))
        now, _ = await self._look_up(table)
        if now is None or now["private"] or picture.names != names_of(now):
            return None
        self._keep((table, language), picture)
        return picture

    def _keep(self, key: tuple[str, str], picture: Picture) -> None:
        before = self._kept.pop(key, None)
        self._bytes += len(picture.content) - (0 if before is None else len(before[1].content))
        self._kept[key] = monotonic(), picture
        while self._bytes > MOST_KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1][1].content)

    def _doubt(self) -> None:
        self._changes += 1
        for key, (_, picture) in self._kept.items():
            self._kept[key] = IN_DOUBT, picture

    def close(self) -> None:
        for drawing in list(self._under_way.values()):
            drawing.cancel()
        self._processes.close()


def names_of(card: Card) -> tuple[str, ...]:
    """Who is named in a picture of a table, seat by seat."""
    return tuple("" if player["former"] else player["name"] or "" for player in card["seats"])


def can_draw(game: str) -> bool:
    """Has this game the drawings for it?"""
    return (STATIC / PICTURES / f"{game}.json").exists()


def sheet_of(card: Card, language: str) -> Sheet:
    """What is written beside the board: who plays, whose turn it is, and in the end the places."""
    words = words_of(card["game"], language)
    ranked = [seat for place in card["ranking"] for seat in place]
    places = {
        seat: 1 + sum(map(len, card["ranking"][:at])) for at, place in enumerate(card["ranking"]) for seat in place
    }
    lines = [
        Line(
            player["seat"],
            name_in(player, words) if player["kind"] in ("human", "bot") else words.say("link-seat-free"),
            words.piece("seat", player["seat"]),
            free=player["kind"] not in ("human", "bot"),
            on_turn=player["seat"] == card["turn"],
            place=places.get(player["seat"]),
        )
        for player in card["seats"]
    ]
    if ranked:
        lines.sort(key=lambda line: ranked.index(line.seat) if line.seat in ranked else len(ranked))
    alone = len(card["ranking"][0]) == 1 if ranked else False
    complete = card["state"] == WAITING and not any(line.free for line in lines)
    headline = words.say("link-now-complete" if complete else HEADLINES[card["state"]])
    return Sheet(card["game"], words.say("title"), headline, lines, card["ranking"][0][0] if alone else None)
