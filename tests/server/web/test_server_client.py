"""The client's files: packed for who takes it, the same for everybody, and kept by browsers as long as is right."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from repository import ROOT
from serving import GREEDY, ME, Server, people
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from higaki import catalogue, tutorial
from higaki.balance import study
from higaki.balance.report_file import PUBLISHED
from higaki.server.web import client_files
from higaki.server.web.client_files import Client

PAGE = b"<!doctype html><title>Higaki</title><script type=module src=/assets/index-ab12.js></script>" * 4
SCRIPT = b"export const ships = ['Edo', 'Osaka', 'Hakata'];\n" * 400
FONT = bytes(range(256)) * 20


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client as small as can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "index-ab12.js").write_bytes(SCRIPT)
    (folder / "assets" / "mincho-cd34.woff2").write_bytes(FONT)
    (folder / "assets" / "dot-ef56.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def got(static: Path | Client, path: str, **asked: str) -> Response:
    built = static if isinstance(static, Client) else Client(static)
    headers = Headers({name.replace("_", "-"): value for name, value in asked.items()})
    return asyncio.run(built.answer(path, headers))


@pytest.mark.parametrize(("path", "content"), [("", PAGE), ("table/abc", PAGE), ("assets/index-ab12.js", SCRIPT)])
def test_who_takes_it_packed_gets_the_same_in_fewer_bytes(static: Path, path: str, content: bytes) -> None:
    packed, plain = got(static, path, accept_encoding="br, gzip"), got(static, path)
    assert (plain.body, "content-encoding" in plain.headers) == (content, False)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == content
    assert len(packed.body) < len(content) / 2
    assert packed.headers["content-length"] == str(len(packed.body))
    for sent in (packed, plain):
        assert sent.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["content-type"] == plain.headers["content-type"]


@pytest.mark.parametrize("path", ["assets/mincho-cd34.woff2", "assets/dot-ef56.svg"])
def test_what_would_not_become_smaller_is_sent_as_it_is(static: Path, path: str) -> None:
    sent = got(static, path, accept_encoding="gzip")
    assert "content-encoding" not in sent.headers
    assert sent.body == (static / path).read_bytes()


def test_files_named_by_their_content_are_kept_and_pages_are_asked_for_again(static: Path) -> None:
    assert got(static, "assets/index-ab12.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for page in ("", "index.html", "table/abc"):
        assert got(static, page).headers["cache-control"] == "no-cache"


def test_the_worker_and_the_manifest_are_what_they_are_and_never_old(
    static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "guess_type", lambda _: ("text/plain", None))
    for name, kind in {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json"}.items():
        (static / name).write_bytes(SCRIPT)
        sent = got(static, name)
        assert sent.headers["content-type"].partition(";")[0] == kind
        assert sent.headers["cache-control"] == "no-cache"


def test_who_has_it_already_is_told_so_until_it_changes(static: Path) -> None:
    for encoding in ("", "gzip"):
        tag = got(static, "", accept_encoding=encoding).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = got(static, "", accept_encoding=encoding, if_none_match=known)
            assert (again.status_code, again.body) == (304, b"")
            assert again.headers["etag"] == tag
        # Of the same length, so that nothing but the content can tell.
        (static / "index.html").write_bytes(PAGE.replace(b"ab12", b"zz99"))
        changed = got(static, "", accept_encoding=encoding, if_none_match=tag)
        assert changed.status_code == 200
        assert changed.headers["etag"] != tag
        (static / "index.html").write_bytes(PAGE)


def test_who_has_the_page_is_told_all_the_same_that_there_is_none_at_another_address(static: Path) -> None:
    tag = got(static, "").headers["etag"]
    assert got(static, "nothing", if_none_match=tag).status_code == 404


def test_what_is_asked_for_is_never_looked_for_on_the_disk(static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = Client(static)

    def on_the_disk(*_: object, **__: object) -> Any:
        raise AssertionError("the disk was asked")

    for name in ("stat", "resolve", "exists", "is_file", "read_bytes", "open"):
        monkeypatch.setattr(Path, name, on_the_disk)
    for path in ("", "assets/index-ab12.js", "table/abc", "a/" * 5000, "../secret.txt"):
        assert got(built, path, accept_encoding="gzip").status_code in (200, 404)


def test_a_file_of_an_older_client_is_missed_and_nothing_outside_is_found(static: Path) -> None:
    for path in ("assets/index-old.js", "assets/../../secret.txt", "assets/\0"):
        with pytest.raises(HTTPException) as refused:
            got(static, path)
        assert refused.value.status_code == 404
    for path in ("../secret.txt", "assets", "\0", "x" * 5000):
        sent = got(static, path)
        assert (sent.body, sent.status_code) == (PAGE, 404)


PAGES = [
    "",
    "table/abc",
    "table/abc/replay",
    "learn/osaka",
    "balance/osaka",
    "explore/osaka",
    "learn/osaka/2",
    "about/yedo/",
    "ladder/yokohama",
    "games/leagues",
    "league/ymcajPK4a2P4",
    "guests/a-b_c",
    "games",
    "games/statistics",
]
PAGES += ["notices/confirm/abc", "notices/stop/abc/", "index.html"]
NO_PAGES = [
    "nothing",
    "table",
    "table/",
    "table/a/b",
    "table/a/replay/1",
    "learn/chess",
    "learn/chess/2",
    "learn/osaka/3",
    "learn/osaka/02",
    "about/osaka/2",
    "learn",
    "about/osaka/x",
    "guests",
    "games/osaka",
]
NO_PAGES += [
    "guests/a b",
    "notices/else/abc",
    "wp-login.php",
    ".env",
    "api",
    "/",
    "tables/abc",
    "Learn/osaka",
    "guests/\n",
]


def test_every_page_of_the_client_is_there_and_no_other(static: Path) -> None:
    assert {path: got(static, path).status_code for path in PAGES} == dict.fromkeys(PAGES, 200)
    assert {path: got(static, path).status_code for path in NO_PAGES} == dict.fromkeys(NO_PAGES, 404)
    assert got(static, "nothing").body == PAGE, "what says that there is nothing is the client itself"


def test_a_balance_report_is_sent_and_a_damaged_one_is_left_out(
    static: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    report = study("osaka", ["random"], seats=(2,), games=2, restrictions=()).as_json()
    files = {"osaka": report, "yedo": report | {"figures": [["random"]]}}
    for name in catalogue.names():
        path = tmp_path / name / PUBLISHED
        path.parent.mkdir(parents=True)
        if name in files:
            path.write_text(json.dumps(files[name]), encoding="utf-8")
    with monkeypatch.context() as changed:
        changed.setattr(catalogue, "find", lambda name: SimpleNamespace(folder=tmp_path / name))
        client_files.reports.cache_clear()
        built = Client(static)
    client_files.reports.cache_clear()
    assert [record.message.partition(" (")[0] for record in caplog.records] == [
        "a balance report is not shown: balance.json of yedo is damaged"
    ]
    sent = got(built, "balance/osaka.json", accept_encoding="gzip")
    assert json.loads(gzip.decompress(bytes(sent.body))) == json.loads(json.dumps(report))
    assert (sent.headers["content-type"], sent.headers["cache-control"]) == ("application/json", "no-cache")
    for missing in ("balance/yedo.json", "balance/yokohama.json", "balance/chess.json"):
        with pytest.raises(HTTPException) as refused:
            got(built, missing)
        assert refused.value.status_code == 404
    assert got(built, "balance/osaka").status_code == 200, "the page about it"


def test_server_and_client_agree_on_the_addresses_of_pages() -> None:
    """The client reads them by the same patterns; its games are those of the catalogue."""
    route = (ROOT / "web/src/app/router.svelte.ts").read_text(encoding="utf-8")
    assert re.findall(r"/\^(.+)\$/", route) == [
        client_files.GAME_PAGES,
        client_files.LESSON_PAGES,
        *client_files.OTHER_PAGES,
    ]
    assert re.findall(r"path === '([^']*)'", route) == ["/"]
    assert all(client_files.is_page(f"learn/{game}") for game in catalogue.names())


def test_a_page_of_a_lesson_is_known_without_a_look_at_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask for it as often as they like."""
    assert client_files.is_page("learn/osaka/2")
    monkeypatch.setattr(tutorial, "FOLDER", "elsewhere")
    assert client_files.is_page("learn/osaka/2")
    assert not client_files.is_page("learn/osaka/9")


def test_a_page_that_there_is_not_is_answered_by_the_client_with_404(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        for path in ("/nothing", "/a/b/c", "/openapi.json", "/docs", "/redoc", "/metrics"):
            answer = ann.http.get(path)
            assert (path, answer.status_code, answer.headers["content-type"]) == (path, 404, "text/html; charset=utf-8")
            assert answer.content == ann.http.get("/index.html").content


@pytest.mark.parametrize("path", ["/", "/table/abc", "/healthz", "/api/games", "/nothing", "/api/nothing", "/sail.svg"])
def test_who_asks_for_the_head_only_hears_what_would_be_answered(server: Server, path: str) -> None:
    with people(server, "Ann") as (ann,):
        whole, head = ann.http.get(path), ann.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        for headers in (head.headers, whole.headers):
            headers.pop("date")
        assert head.headers == whole.headers


def test_without_a_client_it_says_what_to_do(static: Path) -> None:
    (static / "index.html").unlink()
    with pytest.raises(HTTPException, match="not built"):
        got(static, "")


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("xgzip", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert client_files.takes_gzip(accepted) == takes


def test_an_answer_about_a_table_is_never_packed(server: Server) -> None:
    """Its length would tell whether what somebody wrote is like what somebody else holds."""
    with people(server, "Ann") as (ann,):
        view = ann.get(f"/tables/{ann.open(ME, GREEDY)}", headers={"accept-encoding": "gzip, br"})
        assert len(view.content) > 1000
        assert "content-encoding" not in view.headers
        assert view.headers["cache-control"] == "no-store"


def test_updates_about_a_table_are_not_packed_either(server: Server) -> None:
    """The client of the tests offers to pack; the server declines."""
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, GREEDY)
        with ann.listen(table) as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers
            assert socket.request is not None
            assert "permessage-deflate" in socket.request.headers["Sec-WebSocket-Extensions"]
