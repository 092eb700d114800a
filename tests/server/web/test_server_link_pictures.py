"""Pictures of links show what everybody may see, and never cost more than one process."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from postgres import Cluster
from serving import FRIEND, ME, Person, Server, people, plant, running, wait_for

import higaki
from higaki import catalogue
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.match import Match
from higaki.engine.table.steps import NOBODY
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal
from higaki.server.common.rate_limits import Limits
from higaki.server.protocol.responses.table.cards import Card
from higaki.server.service.table_service import TableService
from higaki.server.tables.views import scene
from higaki.server.web import link_pictures
from higaki.server.web.client_files import PICTURES, STATIC
from higaki.server.web.link_pictures import LinkPictures, sheet_of
from higaki.server.workers import picture_process
from higaki.server.workers.picture_sheet import fonts_of, parts_of, svg_of
from higaki.server.workers.process_pool import CutOff, ProcessPool

FOLDER = str(STATIC / PICTURES)
HOSTILE = "\"'><script>&#0;]]>"
PNG = b"\x89PNG"


def played(game: str, decisions: int, seats: int = 3) -> Match:
    match, rng = higaki.new(game, seats=seats, seed=5), random.Random(2)
    while not match.over and len(match.log) < decisions:
        match.play(rng.choice(match.options))
    return match


def card(match: Match | None, *names: str, private: bool = False, game: str = "osaka") -> Card:
    seats = catalogue.find(game).seat_names
    turn = seats[match.seat] if match is not None and not match.over else None
    players = [
        {"seat": seat, "kind": "human" if name else "free", "name": name, "former": False}
        for seat, name in zip(seats, names, strict=False)
    ]
    state = "waiting" if match is None else "over" if match.over else "playing"
    ranking = [[seats[seat] for seat in place] for place in match.ranking] if match is not None and match.over else []
    asked = {"table": "abcd", "game": game, "state": state, "seats": players, "turn": turn, "ranking": ranking}
    return cast(Card, asked | {"private": private, "updated": "2026"})


def all_pieces(t: Table) -> list[list[int]]:
    """What lies where, also what nobody sees."""
    places = t.game.places
    spots = [
        place.of(member) for place in places.all if place.holds_pieces for member in places.members(place, t.seats)
    ]
    return [list(t.pieces(spot)) for spot in spots]


@pytest.mark.parametrize("game", higaki.game_names())
def test_a_picture_depends_on_nothing_hidden(game: str) -> None:
    match = played(game, 40)
    sheet = sheet_of(card(match, "Ann", "Bob", "Cid", game=game), "en")
    before, hidden = picture_process.drawn(FOLDER, sheet, match), all_pieces(match.table)
    assert before.startswith(PNG) and struct.unpack(">II", before[16:24]) == (1200, 630)
    match.table = redeal(match.table, NOBODY, rng_of(9, "hidden"))
    assert all_pieces(match.table) != hidden, "other secrets"
    assert picture_process.drawn(FOLDER, sheet, match) == before
    assert picture_process.drawn(FOLDER, sheet, played(game, 120)) != before, "it shows the position"


@pytest.mark.parametrize("game", higaki.game_names())
def test_every_piece_on_a_spot_is_drawn(game: str) -> None:
    parts, match, rng = parts_of(FOLDER, game), higaki.new(game, seed=3), random.Random(1)
    places = {spot["spot"].split()[0] for spot in spots(parts.ground)}
    places |= {spot["spot"].split()[0] for face in parts.faces.values() for spot in spots(face)}
    assert places
    for _ in range(300):
        for part in cast(Any, scene(match, None, False))["places"]:
            for piece in part.get("pieces", []) if part["place"] in places else []:
                names = f"{part['place']} {piece['kind']}", f"{part['sort']} {piece['kind']}"
                assert any(name in parts.faces for name in names), names
        if match.over:
            break
        match.play(rng.choice(match.options))
    for seat in match.game.seat_names:
        assert {f"seat {seat}", f"winner {seat}"} <= parts.faces.keys()


def spots(segments: list[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for one in segments:
        if not isinstance(one, str):
            found += spots(one["upright"]) if "upright" in one else [one]
    return found


def test_names_are_escaped_and_those_without_letters_are_called_by_their_seat() -> None:
    fonts, parts = fonts_of(FOLDER), parts_of(FOLDER, "osaka")
    names = HOSTILE, "漢字", "Żółć Дмитрий Ελένη"
    drawn = svg_of(sheet_of(card(None, *names), "en"), None, parts, fonts)
    said = ["".join(text.itertext()) for text in ElementTree.fromstring(drawn).iter() if text.tag.endswith("text")]
    assert {HOSTILE, "White", "Żółć Дмитрий Ελένη"} <= set(said) and "漢字" not in said
    long = svg_of(sheet_of(card(None, "W" * 200, "\x00\x1b", "C"), "en"), None, parts, fonts)
    assert "…" in long and "W" * 100 not in long and "\x00" not in long
    assert picture_process.drawn(FOLDER, sheet_of(card(None, *names), "en"), None).startswith(PNG)


def test_the_result_has_places_points_and_the_winner() -> None:
    match = played("osaka", 10_000)
    sheet = sheet_of(card(match, "Ann", "Bob", "Cid"), "de")
    assert [line.place for line in sheet.lines] == sorted(line.place or 0 for line in sheet.lines)
    assert (sheet.headline, sheet.winner is not None) == ("Endergebnis", len(match.ranking[0]) == 1)
    assert picture_process.drawn(FOLDER, sheet, match) == picture_process.drawn(FOLDER, sheet, match)


def test_a_table_that_waits_says_whether_a_seat_is_free() -> None:
    for names, headline in (("Ann", None), "Looking for players"), (("Ann", "Bob"), "About to begin"):
        sheet = sheet_of(card(None, *cast(Any, names)), "en")
        assert (sheet.headline, [line.free for line in sheet.lines]) == (headline, [False, names[1] is None])


def link(person: Person, table: str, language: str = "en", **headers: str) -> Any:
    return person.http.get(f"/link/{language}/{table}.png", headers=headers)


def drawn_for(person: Person, table: str, language: str = "en") -> Any:
    """The picture once it is drawn: a slow machine gets the cover at first."""
    covers = [file.read_bytes() for file in (STATIC / PICTURES).glob("*.png")]
    answers: list[Any] = []

    def is_drawn() -> bool:
        answers.append(link(person, table, language))
        return answers[-1].content not in covers

    wait_for(is_drawn)
    return answers[-1]


def test_programs_that_show_links_get_the_picture(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table, private = (plant(server, played("osaka", 10_000, 2), ann, bob) for _ in range(2))
        server.write("UPDATE tables SET private = ?, ranking = ? WHERE id = ?", False, '[["white"], ["grey"]]', table)
        drawn = drawn_for(stranger, table)
        assert drawn.headers["content-type"] == "image/png" and drawn.content.startswith(PNG)
        assert drawn.headers["cache-control"] == "public, max-age=3600" and "set-cookie" not in drawn.headers
        same = link(stranger, table, **{"If-None-Match": drawn.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert link(ann, table).content == drawn.content, "it depends on no cookie"
        assert drawn_for(stranger, table, "de").content != drawn.content
        assert link(stranger, table, "xx").content == drawn.content
        for path, static in ((private, "osaka"), ("nothing-here", "higaki")):
            shown = link(stranger, path)
            assert shown.content == (STATIC / PICTURES / f"{static}.png").read_bytes()
            assert shown.headers["cache-control"] == "public, max-age=60"
        assert link(stranger, "../../etc").status_code in (404, 422)
        waiting = ann.open(ME, FRIEND, private=False)
        assert drawn_for(stranger, waiting).content.startswith(PNG)
        assert ann.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
        assert drawn_for(stranger, table).content != drawn.content, "no name stays in a cache"


async def settled() -> None:
    """All that waits for nothing has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_new_name_reaches_the_pictures_of_all_processes(cluster: Cluster, tmp_path: Path) -> None:
    with running(tmp_path, database=cluster.new_database(), more=("--processes", "2")) as server:
        with people(server, "Ann", None) as (ann, stranger):
            table = ann.open(ME, FRIEND, private=False)
            before = {drawn_for(stranger, table).content for _ in range(8)}
            assert len(before) == 1 and all(one.startswith(PNG) for one in before), "both draw alike"
            assert ann.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
            # Each request may reach another process.
            wait_for(lambda: before.isdisjoint({drawn_for(stranger, table).content for _ in range(8)}))
        assert server.tracebacks == []


class Asking:
    """A server's pictures with a store of one card, and processes that draw when they are told to."""

    def __init__(self, shown: Card, limits: float = 1.0) -> None:
        self.card, self.seq, self.drawn = shown, 1, 0
        self.answer: Callable[[int], bytes] = lambda number: b"x" * 10 + bytes([number])
        # What happens after the answer was read, and before it arrives.
        self.while_reading: Callable[[], None] = lambda: None
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.service = SimpleNamespace(store=self, on_guest_change=[], on_silence=[])
        processes = cast(ProcessPool, self)
        self.pictures = LinkPictures(cast(TableService, self.service), Limits(limits), processes)

    async def read(self, question: Callable[[Any], Any]) -> Any:
        if "saved_text" in question.__code__.co_names:
            return "null"
        found = self.card, self.seq
        self.while_reading()
        return found

    async def ask(self, _how: object, _task: object) -> bytes:
        self.drawn += 1
        number = self.drawn
        await self.may_go_on.wait()
        return self.answer(number)

    def rename(self, name: str) -> None:
        """Ann is called otherwise from now on."""
        self.card = self.card | {"seats": card(None, name, "Bob")["seats"]}
        self.service.on_guest_change[0]("ann")

    async def shown(self, table: str = "abcd") -> bytes | None:
        picture, _ = await self.pictures.of(table, "en", "1.2.3.4")
        return None if picture is None else picture.content


def test_a_picture_is_drawn_once_for_each_change(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        asking = Asking(card(None, "Ann", "Bob"))
        first = await asking.shown()
        asking.seq = 2
        assert (await asking.shown(), asking.drawn) == (first, 1), "for half a minute"
        monkeypatch.setattr(link_pictures, "SECONDS_KEPT", 0.0)
        assert await asking.shown() != first and asking.drawn == 2
        assert await asking.shown() is not None and asking.drawn == 2, "nothing has changed"
        monkeypatch.setattr(link_pictures, "SECONDS_KEPT", 30.0)
        asking.service.on_guest_change[0]("somebody elsewhere")
        assert await asking.shown() is not None and asking.drawn == 2, "all have their names"
        asking.rename("Anna")
        assert await asking.shown() is not None and asking.drawn == 3
        asking.rename("Anne")
        asking.pictures._limits.pictures.charge("1.2.3.4", 100)
        assert await asking.shown() is None, "who asks too often gets no name that may be old"

    asyncio.run(look())


def test_an_older_picture_is_sent_while_or_when_a_newer_one_cannot_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_number: int) -> bytes:
        raise CutOff("it took too long")

    async def look() -> None:
        asking = Asking(card(None, "Ann", "Bob"))
        old = await asking.shown()
        monkeypatch.setattr(link_pictures, "SECONDS_KEPT", 0.0)
        asking.seq = 2
        asking.may_go_on.clear()
        asking.card = asking.card | {"table": "table0"}
        waiting = [asyncio.create_task(asking.shown("table0")) for _ in range(2)]
        for number in range(1, link_pictures.MOST_WAITING):
            await settled()
            asking.card = asking.card | {"table": f"table{number}"}
            waiting.append(asyncio.create_task(asking.shown(f"table{number}")))
        while asking.drawn < 2:
            await asyncio.sleep(0)
        await settled()
        assert asking.drawn == 2, "one at a time, and once for two who ask"
        asking.card = asking.card | {"table": "abcd"}
        assert await asking.shown() == old, "no further one waits"
        monkeypatch.setattr(link_pictures, "SECONDS_WAITED", 0.0)
        asking.card = asking.card | {"table": "table1"}
        assert await asking.shown("table1") is None, "nobody waits for long"
        asking.may_go_on.set()
        drawn = await asyncio.gather(*waiting)
        assert drawn[0] == drawn[1] and None not in drawn and asking.drawn == 1 + link_pictures.MOST_WAITING
        monkeypatch.setattr(link_pictures, "SECONDS_WAITED", 8.0)
        asking.card = asking.card | {"table": "abcd"}
        kept = await asking.shown()
        asking.seq, asking.answer = 3, fails
        assert await asking.shown() == kept
        asking.service.on_silence[0]()
        assert await asking.shown() == kept, "with the names that all have"
        asking.rename("Anna")
        assert await asking.shown() is None, "and without one the static picture"

    asyncio.run(look())


def test_a_name_that_changes_while_it_is_drawn_is_not_kept() -> None:
    async def look() -> None:
        asking = Asking(card(None, "Ann", "Bob"))
        asking.may_go_on.clear()
        drawing = asyncio.create_task(asking.shown())
        while asking.drawn == 0:
            await asyncio.sleep(0)
        asking.rename("Anna")
        asking.may_go_on.set()
        assert await drawing is None
        asking.may_go_on.clear()
        drawing = asyncio.create_task(asking.shown())
        while asking.drawn == 1:
            await asyncio.sleep(0)
        asking.service.on_guest_change[0]("somebody elsewhere")
        asking.may_go_on.set()
        assert await drawing is not None and asking.drawn == 2

    asyncio.run(look())


def test_a_name_that_changes_while_the_table_is_looked_up_is_not_kept() -> None:
    async def look() -> None:
        asking = Asking(card(None, "Ann", "Bob"))
        first = await asking.shown()
        asking.service.on_guest_change[0]("somebody elsewhere")

        def renamed() -> None:
            asking.while_reading = lambda: None
            asking.rename("Anna")

        asking.while_reading = renamed
        assert await asking.shown() not in (None, first) and asking.drawn == 2

    asyncio.run(look())


def test_nothing_is_drawn_for_private_tables_and_floods(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        private = Asking(card(None, "Ann", "Bob", private=True))
        assert await private.pictures.of("abcd", "en", "1.2.3.4") == (None, "osaka")
        assert private.drawn == 0
        flooded = Asking(card(None, "Ann", "Bob"))
        seen = [await flooded.shown(f"table{number}") for number in range(20)]
        assert sum(one is not None for one in seen) == flooded.drawn == 12
        monkeypatch.setattr(link_pictures, "MOST_KEPT_BYTES", 35)
        small = Asking(card(None, "Ann", "Bob"))
        for table in ("table1", "table2", "table3", "table4", "table4", "table1"):
            small.card = small.card | {"table": table}
            await small.shown(table)
        assert small.drawn == 5, "the oldest is forgotten"

    asyncio.run(look())
