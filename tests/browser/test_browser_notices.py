"""Notices in a real browser: turned on by a click, shown as they are, told by the worker; the page without a server."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from axe import findings
from person import Person
from playwright.sync_api import Browser, Page, expect
from post_office import Browser as Subscriber
from post_office import MailOffice, PushOffice, open_office
from serving import Server, fresh_id, running, wait_for

# The one without windows shows no notices.
CHROMIUM = "/usr/bin/chromium"
# What no push service is asked for here: the browser's own part of a subscription.
STUB = """
(() => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer
  const { endpoint, key, auth } = SUBSCRIPTION
  const keep = (made) => localStorage.setItem('stub', made ? 'made' : '')
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: bytes(localStorage.getItem('stub-key')) },
    getKey: (name) => bytes(name === 'auth' ? auth : key),
    unsubscribe: async () => (keep(false), true),
  })
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('stub') ? subscription() : null)
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (localStorage.getItem('stub-fails')) throw new DOMException('push service error', 'AbortError')
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('no browser takes that')
    const letters = btoa(String.fromCharCode(...applicationServerKey))
    localStorage.setItem('stub-key', letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))
    keep(true)
    return subscription()
  }
})()
"""
PUBLIC = "https://higaki.example.org"
# A browser says after every key that a time has changed.
TYPED = """(field, times) => {
  for (const time of times) {
    field.value = time
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}"""


@pytest.fixture(scope="module")
def office() -> Iterator[PushOffice]:
    made = PushOffice()
    with open_office(made):
        yield made


@pytest.fixture(scope="module")
def mail() -> Iterator[MailOffice]:
    made = MailOffice()
    with open_office(made):
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: PushOffice, mail: MailOffice) -> Iterator[Server]:
    more = ("--push-services", office.url, "--smtp", f"smtp://127.0.0.1:{mail.port}", "--public-url", PUBLIC)
    with running(tmp_path_factory.mktemp("server"), more=(*more, "--mail-from", "higaki@example.org")) as started:
        yield started


def with_worker(browser: Browser, server: Server, language: str = "en", **context: Any) -> Person:
    """Somebody whose browser lets the worker in; on its page it is ready."""
    person = Person(browser, server.url, language, service_workers="allow", **context).go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return person


def open_notices(page: Page, settings: str, notices: str) -> None:
    page.get_by_role("button", name=settings).click()
    page.get_by_role("button", name=notices).click()
    expect(page.get_by_role("dialog", name=notices)).to_be_visible()


def test_notices_are_turned_on_by_a_click_tried_and_turned_off(
    server: Server, browser: Browser, office: PushOffice
) -> None:
    subscriber = Subscriber(office, fresh_id())
    person = Person(browser, server.url, "de", service_workers="allow", permissions=["notifications"])
    person.context.add_init_script(STUB.replace("SUBSCRIPTION", json.dumps(subscriber.subscription())))
    person.page.close()
    person.page = person.new_page()
    person.go("/")
    page = person.page
    open_notices(page, "Optionen", "Nachrichten")
    expect(page.locator("[data-push=off]")).to_be_visible()
    page.evaluate("localStorage.setItem('stub-fails', 'yes')")
    page.get_by_role("button", name="Einschalten").click()
    expect(page.get_by_role("alert")).to_contain_text("keinen Push-Dienst")
    expect(page.locator("[data-push=off]")).to_be_visible()
    page.evaluate("localStorage.removeItem('stub-fails')")
    assert person.call("GET", "/api/me/notices")["browsers"] == [], "off until asked"
    page.get_by_role("button", name="Einschalten").click()
    expect(page.locator("[data-push=on]")).to_be_visible()
    page.get_by_role("button", name="Schick mir eine Nachricht").click()
    expect(page.get_by_text("Sie ist unterwegs.")).to_be_visible()
    assert [said["title"] for said in subscriber.told] == ["Nachrichten kommen an"]
    # It is still on for who comes again, and off for both sides once it was turned off.
    page.reload()
    open_notices(page, "Optionen", "Nachrichten")
    expect(page.locator("[data-push=on]")).to_be_visible()
    page.get_by_role("button", name="Ausschalten").click()
    expect(page.locator("[data-push=off]")).to_be_visible()
    assert person.call("GET", "/api/me/notices")["browsers"] == []
    # What the push service has forgotten is not said to be on.
    page.get_by_role("button", name="Einschalten").click()
    expect(page.locator("[data-push=on]")).to_be_visible()
    office.answers[subscriber.path] = [410]
    page.get_by_role("button", name="Schick mir eine Nachricht").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-push=off]")).to_be_visible()
    assert person.complaints == []


def test_a_browser_that_forbids_it_says_so_and_mail_and_quiet_hours_are_kept(
    server: Server, browser: Browser, mail: MailOffice
) -> None:
    person = Person(browser, server.url, timezone_id="Europe/Berlin")
    person.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    person.page.close()
    person.page = person.new_page()
    person.go("/")
    page = person.page
    open_notices(page, "Settings", "Notices")
    expect(page.locator("[data-push=blocked]")).to_be_visible()
    expect(page.get_by_role("button", name="Turn on")).to_have_count(0)
    address = f"{fresh_id()}@example.org"
    page.get_by_label("E-mail address").fill(address)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-mail=asked]")).to_contain_text(address)
    page.get_by_label("Keep quiet hours").check()
    expect(page.get_by_label("From")).to_have_value("22:00")
    page.get_by_label("From").fill("21:30")
    page.get_by_label("From").blur()
    expect(page.get_by_label("From")).to_have_value("21:30")
    hours = {"begin": 21 * 60 + 30, "end": 8 * 60, "zone": "Europe/Berlin"}
    expect(page.get_by_text("Time of Europe/Berlin")).to_be_visible()
    # What the field has asked for may still be under way.
    wait_for(lambda: bool(person.call("GET", "/api/me/notices")["quiet"] == hours))
    # From eight to eight would be no hours, or all of them.
    page.get_by_label("From").fill("08:00")
    page.get_by_label("From").blur()
    expect(page.get_by_role("alert")).to_contain_text("stay as they were")
    expect(page.get_by_label("From")).to_have_value("21:30")
    # Whoever types changes it again before the server has answered: the last one counts.
    page.get_by_label("until").evaluate(TYPED, ["00:15", "07:15"])
    hours["end"] = 7 * 60 + 15
    wait_for(lambda: bool(person.call("GET", "/api/me/notices")["quiet"] == hours))
    expect(page.get_by_label("until")).to_have_value("07:15")
    assert findings(person, "notices") == []
    links = [line for line in mail.wait_for_mail(address).get_content().splitlines() if line.startswith(PUBLIC)]
    confirm, stop = (link.removeprefix(PUBLIC) for link in links)
    # Wherever the mail is read.
    other = Person(browser, server.url).go(confirm)
    other.page.get_by_role("button", name="Yes, write to me").click()
    expect(other.page.get_by_text("You will hear from us")).to_be_visible()
    assert findings(other, "confirmed") == []
    page.reload()
    open_notices(page, "Settings", "Notices")
    expect(page.locator("[data-mail=on]")).to_contain_text(address)
    other.go(stop)
    expect(other.page.get_by_text("You will get no more mail")).to_be_visible()
    assert person.call("GET", "/api/me/notices")["mail"] is None
    assert person.complaints + other.complaints == []


def test_it_can_be_installed(server: Server, browser: Browser) -> None:
    person = with_worker(browser, server)
    protocol = person.context.new_cdp_session(person.page)
    manifest = protocol.send("Page.getAppManifest")
    assert manifest["errors"] == []
    wrong = protocol.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The tests' windows are all private ones.
    assert {error["errorId"] for error in wrong} <= {"in-incognito"}
    for icon in json.loads(manifest["data"])["icons"]:
        picture = person.context.request.get(server.url + icon["src"]).body()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", picture[16:24])) == icon["sizes"]
    assert person.complaints == []


def test_the_worker_tells_what_is_pushed_and_leads_to_the_table(server: Server, browser: Browser) -> None:
    person = with_worker(browser, server, permissions=["notifications"])
    (worker,) = person.context.service_workers
    said = {"title": "Yedo: it is your turn", "body": "At the table with Ann.", "path": "/table/abcd", "tag": "abcd"}
    told = worker.evaluate(
        """async (said) => {
          for (const message of [{ ...said, body: 'older' }, said]) {
            const waits = []
            const event = new PushEvent('push', { data: JSON.stringify(message) })
            self.dispatchEvent(Object.assign(event, { waitUntil: (promise) => waits.push(promise) }))
            // Chromium shows two notifications in any order unless the first one is waited for.
            await Promise.all(waits)
          }
          const shown = await self.registration.getNotifications()
          return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))
        }""",
        said,
    )
    assert told == [said], "the newer one has taken the place of the older one"
    led = """async (path) => {
      const opened = [], waits = []
      self.clients.openWindow = async (address) => void opened.push(address)
      WindowClient.prototype.focus = async function () { opened.push(`focus ${this.url}`) }
      const notification = { data: { path }, close() {} }
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: (p) => waits.push(p) })
      self.dispatchEvent(event)
      await Promise.all(waits)
      return opened
    }"""
    assert worker.evaluate(led, "/table/abcd") == [f"{server.url}/table/abcd"]
    assert worker.evaluate(led, "/") == [f"focus {server.url}/"]
    assert worker.evaluate(led, "https://evil.example/") == []


def test_without_a_server_there_is_a_page_and_nothing_else_is_kept(server: Server, browser: Browser) -> None:
    person = with_worker(browser, server, "de")
    kept = person.page.evaluate(
        """async () => {
          const found = []
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
          return found.sort()
        }"""
    )
    assert kept == ["/offline.css", "/offline.html", "/offline.js", "/sail.svg"]
    server.kill()
    person.go("/table/abcdefgh")
    expect(person.page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    expect(person.page.get_by_role("heading", name="No connection")).to_be_hidden()
    assert person.page.evaluate("fetch('/api/me').then(() => 'kept', () => 'away')") == "away"
    assert findings(person, "without a server") == []
    colour = "getComputedStyle(document.querySelector('section:not([hidden]) a')).backgroundColor"
    assert person.page.evaluate(colour) == "rgb(196, 63, 39)", "it has its looks without the server"
    server.start()
    # By itself, at the address where one was.
    expect(person.page.get_by_role("heading", name="Keine Verbindung")).to_have_count(0)
    assert person.page.url == f"{server.url}/table/abcdefgh"
