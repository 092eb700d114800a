"""Behind a proxy: only a proxy that was named is believed, and the recipes in the documentation do what they say."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from forked_server import said_by_higaki
from repository import ROOT
from serving import FRIEND, ME, Json, Server, free_port, next_update, people, running, wait_for
from websockets.sync.client import connect
from websockets.typing import Origin

from higaki.server.common.proxies import neighbourhood

RECIPES = ROOT / "docs" / "proxies"
TRUSTING = ("--trusted-proxies", "127.0.0.1")
CODE: Json = {"code": "ABCD-EFGH"}


def visitor(address: str, **more: Any) -> httpx.Client:
    """Somebody with an address of their own."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(transport=transport, trust_env=False, timeout=20, **more)


def tries(client: httpx.Client, url: str, forged: str = "10.0.{0}.1") -> int:
    """How many tries at a code are answered before it is too much, with another forged address for each."""
    for number in range(300):
        headers = {"X-Forwarded-For": forged.format(number), "X-Real-IP": "10.9.9.9", "Forwarded": "for=10.9.9.9"}
        answer = client.post(f"{url}/api/me/continue", json=CODE, headers=headers)
        if answer.status_code == 429:
            return number
        assert answer.status_code == 404, answer.text
    return 300


@pytest.mark.parametrize(
    ("trusted", "address"),
    [((), "127.0.0.1"), (TRUSTING, "127.0.0.2"), (("--trusted-proxies", "10.1.2.0/24,::1"), "127.0.0.1")],
    ids=["nobody is trusted", "somebody else is trusted", "networks are trusted"],
)
def test_who_forges_an_address_has_no_more_tries(tmp_path: Path, trusted: tuple[str, ...], address: str) -> None:
    with running(tmp_path, limits=1, more=trusted) as server, visitor(address) as client:
        assert tries(client, server.url) < 50
        answer = client.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_trusted_proxy_is_believed_but_not_what_its_visitors_wrote_before(tmp_path: Path) -> None:
    with running(tmp_path, limits=1, more=TRUSTING) as server, visitor("127.0.0.1") as proxy:
        assert tries(proxy, server.url, "10.0.{0}.1, 192.0.2.7") < 50, "the last address is the proxy's word"
        assert tries(proxy, server.url, "192.0.2.8") > 0, "another visitor"
        assert tries(proxy, server.url, "2001:db8:1:2::{0}") < 50, "a household is one visitor"
        assert tries(proxy, server.url, "2001:db8:1:3::1") > 0, "another household"
        answer = proxy.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_connections_of_a_trusted_proxy_are_those_of_many(tmp_path: Path) -> None:
    more = (*TRUSTING, "--connections-per-address", "3")
    with running(tmp_path, limits=1, more=more) as server, people(server, *[None] * 8) as proxied:
        assert [one.http.get("/api/games").status_code for one in proxied] == [200] * 8


@pytest.mark.parametrize("wrong", ["*", "0.0.0.0/0", "::/0", "proxy.example", "10.1.2.3/8", "127.0.0.1;::1"])
def test_proxies_that_cannot_be_trusted_are_refused_in_one_line(tmp_path: Path, wrong: str) -> None:
    words = ["serve", "--db", str(tmp_path / "a.db"), "--port", str(free_port()), "--trusted-proxies", wrong]
    ran = said_by_higaki(*words)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "right would be" in ran.stderr


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("x" * 5000, "x" * 100),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


# The recipes


@contextmanager
def proxy(recipe: str, server: Server, folder: Path) -> Iterator[int]:
    """The recipe of the documentation with our ports and a certificate of our own; the port for TLS."""
    folder.chmod(0o755)
    key, certificate, port, plain = folder / "key.pem", folder / "certificate.pem", free_port(), free_port()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=higaki.example"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    text = (RECIPES / recipe).read_text().replace("127.0.0.1:8000", server.host)
    if recipe == "nginx.conf":
        lines = [line for line in text.splitlines() if "listen [::]" not in line]
        text = "\n".join(lines).replace("listen 443", f"listen {port}").replace("listen 80", f"listen {plain}")
        text = text.replace("/etc/letsencrypt/live/higaki.example/fullchain.pem", str(certificate))
        text = text.replace("/etc/letsencrypt/live/higaki.example/privkey.pem", str(key))
        kept = "".join(
            f"{what}_temp_path {folder / what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        head = f"daemon off; pid {folder / 'pid'}; error_log stderr; events {{}}"
        text = f"{head} http {{ access_log off; {kept}\n{text}\n}}"
        command = [program("nginx"), "-c", str(folder / recipe), "-e", "stderr"]
    else:
        text = text.replace("higaki.example {", f"https://higaki.example:{port} {{\n\ttls {certificate} {key}")
        text = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n}}\n{text}"
        command = [program("caddy"), "run", "--config", str(folder / recipe), "--adapter", "caddyfile"]
    (folder / recipe).write_text(text)
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        # nginx writes its number when it has all its ports; before, it listens on some and may still give up.
        begun = (folder / "pid").exists if recipe == "nginx.conf" else partial(listens, port)
        wait_for(lambda: begun() or process.poll() is not None)
        assert process.poll() is None, (folder / "proxy.log").read_text()
        yield port
    finally:
        process.terminate()
        process.wait(20)


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin") or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed; `make test` installs it")
    return found


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("recipe", ["nginx.conf", "Caddyfile"])
def test_the_recipe_serves_tables_over_tls_and_passes_the_true_address_on(tmp_path: Path, recipe: str) -> None:
    program("nginx" if recipe == "nginx.conf" else "caddy")
    trusting: Any = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    named_so = (*TRUSTING, "--hosts", "higaki.example")
    with running(tmp_path, limits=1, more=named_so) as server, proxy(recipe, server, tmp_path) as port:
        url, host = f"https://127.0.0.1:{port}", f"higaki.example:{port}"
        for address in ("127.0.0.1", "127.0.0.3"):
            transport = httpx.HTTPTransport(local_address=address, verify=trusting)
            with httpx.Client(transport=transport, trust_env=False, timeout=20, headers={"Host": host}) as client:
                named: Any = {"extensions": {"sni_hostname": "higaki.example"}}
                headers = {"Origin": f"https://{host}"}
                me = client.get(f"{url}/api/me", **named)
                assert me.headers["strict-transport-security"] == "max-age=31536000"
                assert client.get(f"{url}/", **named).headers["strict-transport-security"] == "max-age=31536000"
                assert me.headers["set-cookie"].startswith("__Host-higaki=")
                assert "secure" in me.headers["set-cookie"].lower()
                token = me.headers["set-cookie"].partition(";")[0]
                headers["Cookie"] = token
                wish = {"game": "osaka", "seats": [ME, FRIEND]}
                table = client.post(f"{url}/api/tables", json=wish, headers=headers, **named).json()["table"]
                with connect(
                    f"wss://{host}/api/tables/{table}/live",
                    sock=socket.create_connection(("127.0.0.1", port), source_address=(address, 0)),
                    ssl=trusting,
                    origin=Origin(headers["Origin"]),
                    additional_headers={"Cookie": token},
                    proxy=None,
                ) as listening:
                    assert next_update(listening)["view"]["viewer"] == "grey"
                answers = []
                for number in range(40):
                    forged = headers | {"X-Forwarded-For": f"10.0.0.{number}"}
                    answers.append(client.post(f"{url}/api/me/continue", json=CODE, headers=forged, **named))
                assert answers[0].status_code == 404, "each visitor has tries of their own"
                assert answers[-1].status_code == 429, "and no more by forging"
        assert "Traceback" not in server.log
