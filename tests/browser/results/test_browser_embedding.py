"""A replay in a frame on a page of others: it plays, knows nobody, and leads nowhere within the frame."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from axe import findings
from person import Person, named
from playwright.sync_api import Browser, expect
from serving import Server, free_port, plant

import higaki


def test_the_replay_of_a_public_game_is_shown_on_another_page(server: Server, browser: Browser) -> None:
    ann, bob, reader = named(browser, server, "Ann"), named(browser, server, "Bob"), Person(browser, server.url)
    match = higaki.new("osaka", seats=2, seed=5)
    while not match.over:
        match.play(match.options[0])
    table = plant(server, match, ann.sitting(server), bob.sitting(server))
    server.write("UPDATE tables SET private = ? WHERE id = ?", False, table)
    ann.go(f"/table/{table}/replay")
    ann.page.get_by_role("button", name="View and share").click()
    assert findings(ann, "the menu of a replay") == []
    code = ann.page.get_by_label("Show this replay on another page").input_value()
    plain = f'<iframe title="plain" src="{server.url}/table/{table}/replay"></iframe>'
    content = f"<!doctype html><html lang=en><title>A blog</title><h1>A blog</h1>{code}{plain}</html>"
    with another_site(content) as address:
        read_there(reader, address)


@contextmanager
def another_site(content: str) -> Iterator[str]:
    """A page of somebody else: its name is another one than the server's, which is a number."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(content.encode())

        def log_message(self, *_: object) -> None:
            pass

    site = ThreadingHTTPServer(("127.0.0.1", free_port()), Page)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield f"http://localhost:{site.server_port}/"
    site.shutdown()
    site.server_close()


def read_there(reader: Person, address: str) -> None:
    reader.page.goto(address)
    framed = reader.page.frame_locator("iframe[title^=Replay]")
    expect(framed.locator("[data-place=market]").first).to_be_visible()
    framed.get_by_role("button", name="One step on").click()
    expect(framed.get_by_text("1 of")).to_be_visible()
    expect(framed.get_by_role("banner")).to_have_count(0)
    expect(framed.get_by_role("button", name="Review")).to_have_count(0)
    inside = framed.locator("a")
    assert {link.get_attribute("target") for link in inside.all()} == {"_blank"}
    assert reader.context.cookies() == [], "nobody is made known by reading"
    refused = next(frame for frame in reader.page.frames if frame.url.startswith("chrome-error"))
    assert refused.parent_frame == reader.page.main_frame, "any other page stays out of frames"
