"""Previews of links tell what a stranger may know, and only public finished games may be shown on other pages."""

from __future__ import annotations

import asyncio
import html
import re
import struct
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from repository import ROOT
from serving import FRIEND, GREEDY, ME, Person, Server, people, plant, running
from starlette.requests import Request

import higaki
from higaki.engine.base.text import languages
from higaki.engine.match.match import Match
from higaki.server.common.rate_limits import Limits
from higaki.server.protocol.responses.table.cards import Card
from higaki.server.protocol.responses.words import State
from higaki.server.service.table_service import TableService
from higaki.server.web import link_previews, security
from higaki.server.web.link_previews import LinkPreviews, language_asked

HOSTILE = '"><script>alert(1)'
TAG = re.compile(r'<meta (?:name|property)="([a-z:_]+)" content="([^"]*)" />')


def finished() -> Match:
    match = higaki.new("osaka", seats=2, seed=5)
    while not match.over:
        match.play(match.options[0])
    return match


def page(person: Person, path: str, language: str = "") -> httpx.Response:
    return person.http.get(path, headers={"Accept-Language": language} if language else {})


def tags(answer: httpx.Response) -> dict[str, str]:
    assert answer.status_code == 200
    return {name: html.unescape(text) for name, text in TAG.findall(answer.text)}


def frame_ancestors(answer: httpx.Response) -> str:
    found = re.search(r"frame-ancestors ([^;]+)", answer.headers["content-security-policy"])
    assert found is not None
    return found[1]


def result(server: Server, *seats: Person, private: bool) -> str:
    """A finished table, with its ranking on disk."""
    table = plant(server, finished(), *seats)
    server.write("UPDATE tables SET private = ?, ranking = ? WHERE id = ?", private, '[["white"], ["grey"]]', table)
    return table


def test_a_link_shows_the_game_its_people_and_its_result(server: Server) -> None:
    with people(server, "Ann", HOSTILE, None) as (ann, eve, stranger):
        told = tags(page(stranger, "/"))
        assert (told["og:title"], told["twitter:card"]) == ("Higaki", "summary_large_image")
        assert "robots" not in told and told["description"] == told["og:description"]
        table = ann.open(ME, FRIEND, GREEDY, private=False)
        waiting = tags(page(stranger, f"/table/{table}"))
        assert waiting["og:title"] == "Traders of Osaka: a table waits for players"
        assert waiting["og:description"] == "At the table: Ann and bot (Pink). One seat is free."
        assert waiting["og:url"] == f"{server.url}/table/{table}" and waiting["robots"] == "noindex"
        german = page(stranger, f"/table/{table}", "fr, de-AT;q=0.8, en;q=0.5")
        assert "Ein Platz ist frei." in tags(german)["description"]
        assert german.headers["vary"] == "Accept-Language"
        over = result(server, ann, eve, private=False)
        for path in (f"/table/{over}", f"/table/{over}/replay", f"/replay/{over}/embed"):
            answer = page(stranger, path)
            assert tags(answer)["og:title"] == f"Traders of Osaka: {HOSTILE} wins"
            assert tags(answer)["og:description"] == f"1. {HOSTILE} · 2. Ann"
            assert "<script>alert" not in answer.text and '""' not in answer.text
            assert stranger.token is None, "a page makes nobody known"
        told = tags(page(stranger, f"/table/{over}"))
        assert told["og:image"].startswith(f"{server.url}/link/en/{over}.png?at=2026")
        assert told["og:image:alt"] == "The final result of Traders of Osaka"
        assert (told["og:image:type"], told["og:image:width"], told["og:image:height"]) == ("image/png", "1200", "630")
        picture = stranger.http.get(told["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
        assert ann.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
        assert tags(page(stranger, f"/table/{over}"))["og:description"].endswith("2. Anna"), "no name stays in a cache"


def test_a_private_table_tells_the_game_and_how_many_play(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        table, over = ann.open(ME, FRIEND), result(server, ann, bob, private=True)
        for path, count in ((f"/table/{table}", "one player"), (f"/table/{over}/replay", "2 players")):
            for person in (stranger, ann):
                answer = page(person, path)
                assert tags(answer)["og:description"] == f"A private table with {count}."
                assert not re.search("Ann|Bob|wins", answer.text)
                assert tags(answer)["og:image"].endswith("/link/osaka.png"), "the cover"
        # Who guesses learns nothing but the front page.
        for path in ("/table/nothing-here", "/table/..", "/table/a%22b", "/replay/nothing-here/embed"):
            assert tags(page(stranger, path)).get("og:title", "Higaki") == "Higaki"
        assert page(stranger, f"/table/{over}").text == page(ann, f"/table/{over}").text, "it depends on no cookie"


def test_only_the_replay_of_a_public_finished_game_may_be_framed(server: Server) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        public, private = (result(server, ann, bob, private=private) for private in (False, True))
        waiting = ann.open(ME, FRIEND, private=False)
        embedded = page(stranger, f"/replay/{public}/embed")
        assert frame_ancestors(embedded) == "*"
        assert frame_ancestors(stranger.http.head(f"/replay/{public}/embed")) == "*"
        assert "set-cookie" not in embedded.headers
        rest = dict(security.HEADERS) | {"Content-Security-Policy": security.FRAMED_POLICY}
        assert {name: embedded.headers[name] for name in rest} == rest, "nothing else is softer"
        refused = [f"/replay/{private}/embed", f"/replay/{waiting}/embed", "/replay/nothing-here/embed"]
        refused += [f"/replay/{public}/embed/more", f"/table/{public}", f"/table/{public}/replay", "/"]
        refused += [f"/api/tables/{public}", f"/api/tables/{public}/replay", f"/replay/{public}/embed/../.."]
        assert {path: frame_ancestors(stranger.http.get(path)) for path in refused} == dict.fromkeys(refused, "'none'")


def test_a_preview_is_read_once_and_a_flood_gets_the_page_without_it(tmp_path: Path) -> None:
    with running(tmp_path, limits=0.2) as strict, people(strict, "Ann", "Bob") as (ann, bob):
        tables = [result(strict, ann, bob, private=False) for _ in range(8)]
        seen = ["og:title" in tags(page(ann, f"/table/{table}")) for table in tables]
        assert seen[:6] == [True] * 6 and not all(seen), "six at once, then the page alone"
        again = [tags(page(ann, f"/table/{tables[0]}")) for _ in range(20)]
        assert all("og:title" in told for told in again), "what is cached costs nothing"
        assert frame_ancestors(page(ann, f"/replay/{tables[-1]}/embed")) == "'none'"


class CardStore:
    """A store that holds one card, and counts how often it is read."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.reads = 0

    async def read(self, _question: object) -> Card:
        self.reads += 1
        return self.card


def card(private: bool, state: State = "over") -> Card:
    seats = [{"seat": seat, "kind": "human", "name": HOSTILE, "former": False} for seat in ("grey", "white")]
    ranking = [["white"], ["grey"]] if state == "over" else []
    where = {"table": "abcd", "updated": "2026-01-01T00:00:00.000+00:00"}
    return cast(Card, where | {"game": "osaka", "state": state, "seats": seats, "ranking": ranking, "private": private})


def asked(store: CardStore, *paths: str) -> tuple[list[str], list[bool]]:
    """What is written for each path, and whether it may be framed."""
    service = SimpleNamespace(store=store, on_guest_change=[], on_silence=[])
    previews = LinkPreviews(cast(TableService, service), Limits(), "https://higaki.example")
    scopes: list[dict[str, Any]] = [{"type": "http", "headers": [], "client": ("1.2.3.4", 1)} for _ in paths]

    async def ask() -> list[str]:
        requests = [Request(scope) for scope in scopes]
        return [await previews.tags(path, one, frozenset()) for path, one in zip(paths, requests, strict=True)]

    return asyncio.run(ask()), [any("framed" in key for key in scope) for scope in scopes]


def test_names_are_escaped_and_read_once() -> None:
    store = CardStore(card(private=False))
    (first, second), framed = asked(store, "table/abcd", "replay/abcd/embed")
    assert HOSTILE not in first and html.escape(HOSTILE) in first and html.escape(HOSTILE) in second
    assert (framed, store.reads) == ([False, True], 1)


def test_what_is_private_names_nobody_and_is_not_framed() -> None:
    for private, state in ((True, "over"), (False, "playing"), (False, "waiting")):
        (written,), framed = asked(CardStore(card(private, cast(State, state))), "replay/abcd/embed")
        assert framed == [False]
        assert ("alert" in written) is not private


def test_the_cache_is_small_and_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_previews, "MOST_KEPT", 2)
    store = CardStore(card(private=False))
    asked(store, *[f"table/abc{number}" for number in (1, 2, 3, 2, 3, 1)])
    assert store.reads == 4
    monkeypatch.setattr(link_previews, "SECONDS_KEPT", 0.0)
    asked(store, "table/abcd", "table/abcd")
    assert store.reads == 6


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr", "en"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr,de-DE;q=0.7,en;q=0.3", "de"),
        ("de;q=0", "en"),
        ("de;q=x, *", "en"),
        ("," * 9999, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(accepted: str, language: str) -> None:
    assert language_asked(accepted) == language
    assert set(languages()) == {"de", "en"}


def test_every_game_has_a_picture_of_its_own() -> None:
    for name in higaki.game_names():
        picture = ROOT / "src/higaki/games" / name / "web/pictures/link.png"
        assert struct.unpack(">II", picture.read_bytes()[16:24]) == (1200, 630)
        assert picture.stat().st_size < 300_000
