"""The cookie: under TLS only this host can set it, and nobody is signed out because it was called otherwise before."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from serving import FRIEND, ME, Server, people, running

from higaki.server.web import cookies

OVER_TLS = {"X-Forwarded-Proto": "https"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a proxy that says by which way people come."""
    with running(tmp_path_factory.mktemp("server"), more=("--trusted-proxies", "127.0.0.1")) as started:
        yield started


def ask(server: Server, cookie: str = "", path: str = "/api/me", method: str = "GET", **more: str) -> httpx.Response:
    """One request with exactly this cookie."""
    headers = more | ({"Cookie": cookie} if cookie else {})
    body = {"sure": True} if method == "POST" else None
    return httpx.request(method, f"{server.url}{path}", headers=headers, json=body, trust_env=False, timeout=20)


def handed(answer: httpx.Response) -> dict[str, str]:
    """What every cookie that was handed out is, and what is said of it."""
    return dict(written.split("=", 1) for written in answer.headers.get_list("set-cookie"))


def test_over_tls_the_cookie_is_this_hosts_alone(server: Server) -> None:
    given = handed(ask(server, **OVER_TLS))
    assert list(given) == ["__Host-higaki"]
    said = [word.strip().lower() for word in given["__Host-higaki"].split(";")][1:]
    assert {"secure", "path=/", "httponly"} <= set(said)
    assert not any(word.startswith("domain") for word in said), "browsers would refuse it"
    token = given["__Host-higaki"].partition(";")[0]
    again = ask(server, f"__Host-higaki={token}", **OVER_TLS)
    assert (again.status_code, handed(again)) == (200, {})


def test_without_tls_it_has_the_plain_name_for_browsers_would_refuse_the_other(server: Server) -> None:
    assert list(handed(ask(server))) == ["higaki"]


def test_who_has_the_old_cookie_stays_signed_in_and_gets_the_new_one(server: Server) -> None:
    with people(server, "Ann") as (ann,):
        table = ann.open(ME, FRIEND)
        answer = ask(server, f"higaki={ann.token}", **OVER_TLS)
        assert answer.json()["name"] == "Ann"
        assert [card["table"] for card in answer.json()["tables"]] == [table]
        given = handed(answer)
        assert given["__Host-higaki"].partition(";")[0] == ann.token, "the same token under the new name"
        assert "max-age=0" in given["higaki"].lower(), "and no longer under the old one"
        after = ask(server, f"__Host-higaki={ann.token}", **OVER_TLS)
        assert (after.json()["name"], handed(after)) == ("Ann", {})


def test_a_plain_cookie_that_another_host_put_beside_it_counts_for_nothing_over_tls(server: Server) -> None:
    with people(server, "Ann", "Eve") as (ann, eve):
        for both in (
            f"higaki={eve.token}; __Host-higaki={ann.token}",
            f"__Host-higaki={ann.token}; higaki={eve.token}",
        ):
            assert ask(server, both, **OVER_TLS).json()["name"] == "Ann"
        assert ask(server, f"__Host-higaki={eve.token}").json()["name"] == "", "nor the other one without"


def test_the_socket_knows_the_cookie_over_tls(server: Server) -> None:
    with people(server, "Ann", "Eve") as (ann, eve):
        table = ann.open(ME, FRIEND)
        head = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: {server.host}", "X-Forwarded-Proto: https"]
        head += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        head += [
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: higaki={eve.token}; __Host-higaki={ann.token}",
        ]
        said = b""
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as one:
            one.sendall("\r\n".join([*head, "", ""]).encode())
            while b'"viewer":"grey"' not in said and (part := one.recv(65536)):
                said += part
        assert b'"viewer":"grey"' in said


def test_who_departs_leaves_with_no_cookie(server: Server) -> None:
    for way, names in ((OVER_TLS, ["__Host-higaki", "higaki"]), ({}, ["higaki"])):
        token = handed(ask(server, **way))[names[0]].partition(";")[0]
        gone = handed(ask(server, f"{names[0]}={token}", "/api/me/depart", "POST", **way))
        assert list(gone) == names
        for written in gone.values():
            assert "max-age=0" in written.lower()
            assert ("secure" in written.lower()) == bool(way), "browsers would keep it otherwise"


@pytest.mark.parametrize(
    ("written", "token"),
    [
        (["higaki=abc"], "abc"),
        (["a=b; higaki=abc; c=d"], "abc"),
        (["a=b;higaki=abc"], "abc"),
        (["a=b", "higaki=abc"], "abc"),
        (['higaki="abc"'], "abc"),
        (["not-higaki=abc; xhigaki=abc; a=higaki=abc"], None),
        (["higaki="], None),
        ([], None),
        ([";" * 4000], None),
    ],
)
def test_ours_is_found_among_the_cookies_of_others(written: list[str], token: str | None) -> None:
    headers = [(b"cookie", one.encode()) for one in written]
    assert cookies.token_in({"scheme": "http", "headers": headers}) == token
