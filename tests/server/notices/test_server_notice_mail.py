"""Notices by e-mail: to nobody who has not said yes, ended by one click, and no use for mailing others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage

import pytest
from post_office import MailOffice, open_office
from serving import Person, Server, fresh_id, people, plant, running, wait_for

import higaki
from higaki.engine.base.errors import BadSetting
from higaki.server.common.rate_limits import Limits
from higaki.server.notices.mail import MailServer
from higaki.server.notices.mail_addresses import checked
from higaki.server.notices.message_text import Said
from higaki.server.notices.operator_settings import NoticeSettings
from higaki.server.notices.send_outcome import Outcome
from higaki.server.protocol.errors import Refusal

PUBLIC = "https://higaki.example.org"
FROM = "Higaki <higaki@example.org>"


@pytest.fixture(scope="module")
def office() -> Iterator[MailOffice]:
    made = MailOffice()
    with open_office(made):
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: MailOffice) -> Iterator[Server]:
    more = ("--notice-delay", "0.6", "--smtp", f"smtp://127.0.0.1:{office.port}", "--mail-from", FROM)
    with running(tmp_path_factory.mktemp("server"), more=(*more, "--public-url", PUBLIC)) as started:
        yield started


def fresh_address() -> str:
    return f"{fresh_id()}@example.org"


def wish(person: Person, address: str, language: str = "en") -> int:
    return person.http.put("/api/me/notices/mail", json={"address": address, "language": language}).status_code


def link(mail: EmailMessage, what: str) -> str:
    """A link of a mail, as it is after the address of the server."""
    found = re.search(rf"^{PUBLIC}(/notices/{what}/[\w-]+)\r?$", mail.get_content(), flags=re.MULTILINE)
    assert found is not None
    return found[1]


def confirmed(person: Person, office: MailOffice, address: str, language: str = "en") -> None:
    assert wish(person, address, language) == 200
    question = office.wait_for_mail(address)
    assert person.post(link(question, "confirm")).json() == {"done": True}


def test_an_address_is_asked_confirmed_written_to_and_left_alone_again(server: Server, office: MailOffice) -> None:
    with people(server, "Ann", "Bob", None) as (ann, bob, stranger):
        address = fresh_address()
        assert wish(bob, f" {address} ", "de") == 200
        assert bob.get("/me/notices").json()["mail"] == {"address": address, "confirmed": False}
        question = office.wait_for_mail(address)
        assert question["Subject"] == "Nachrichten von Higaki?"
        assert "Bob" not in question.get_content(), "nothing that anybody could have chosen"
        position = {"seats": 2, "market": ["blue_3", "red_5"], "hand": {"grey": ["red_2"]}, "turn": "grey"}
        table = plant(server, higaki.start("osaka", position, seed=1), ann, bob)
        server.write("UPDATE guests SET name = ? WHERE id = ?", "Ann\r\nBcc: evil@example.com", ann.guest)
        # It is opened wherever mail is read.
        assert stranger.post(link(question, "confirm")).json() == {"done": True}
        again = stranger.post(link(question, "confirm"))
        assert (again.status_code, again.json()["error"]) == (404, "bad_link")
        assert bob.get("/me/notices").json()["mail"] == {"address": address, "confirmed": True}
        wait_for(lambda: bob.post("/me/notices/test").json() == {"ways": 1, "failed": 0})
        assert office.wait_for_mail(address, 2)["Subject"] == "Nachrichten kommen an"
        assert ann.play(table, 7, "market.1").status_code == 200
        mail = office.wait_for_mail(address, 3)
        assert mail["Subject"] == "Die Händler von Osaka: Du bist am Zug"
        assert (mail["From"], mail["To"], mail["Bcc"]) == (FROM, address, None)
        lines = mail.get_content().splitlines()
        assert lines[:3] == ["Am Tisch mit Ann Bcc: evil@example.com.", "", f"{PUBLIC}/table/{table}"]
        end = link(mail, "stop")
        assert mail["List-Unsubscribe"] == f"<{PUBLIC}{end}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # Looking at the page ends nothing, as programs do that look at all links of a mail.
        assert stranger.http.get(end).status_code in (200, 404)
        assert bob.get("/me/notices").json()["mail"] is not None
        for _ in range(2):
            answer = stranger.http.post(end, data={"List-Unsubscribe": "One-Click"})
            assert (answer.status_code, answer.json()) == (200, {"done": True})
        assert bob.get("/me/notices").json()["mail"] is None
        assert address not in "".join(ann.heard + stranger.heard) + server.log
        assert server.tracebacks == []


def test_an_address_can_be_deleted(server: Server, office: MailOffice) -> None:
    with people(server, "Ann") as (ann,):
        confirmed(ann, office, fresh_address())
        assert ann.http.delete("/api/me/notices/mail").json()["mail"] is None
        assert server.rows("SELECT * FROM mail_addresses WHERE guest = ?", ann.guest) == []


def test_nobody_is_mailed_by_others_for_long(server: Server, office: MailOffice) -> None:
    with people(server, *["Ann"] * 4) as strangers:
        address = fresh_address()
        assert [wish(person, address) for person in strangers] == [200, 200, 200, 429]
        assert len(office.to(address)) == 3
        for same in (address.upper(), address.replace("@", "+another@")):
            assert wish(strangers[0], same) == 429, "it is the same letterbox"
        other = fresh_address()
        assert wish(strangers[0], other) == 200
        # Who reads there wants nothing of it.
        assert strangers[1].post(link(office.wait_for_mail(other), "stop")).json() == {"done": True}
        refused = strangers[1].http.put("/api/me/notices/mail", json={"address": other, "language": "en"})
        assert (refused.status_code, refused.json()["error"]) == (403, "mail_silent")
        assert len(office.to(other)) == 1


def test_whoever_asks_may_do_so_a_few_times_only() -> None:
    limits = Limits()
    for _ in range(3):
        limits.mails.spend("one")
    with pytest.raises(Refusal):
        limits.mails.spend("one")


def test_a_question_is_too_old_after_a_day_and_a_mail_server_that_fails_is_told(
    server: Server, office: MailOffice
) -> None:
    with people(server, "Ann") as (ann,):
        address = fresh_address()
        assert wish(ann, address) == 200
        server.write("UPDATE mail_addresses SET expires = 1 WHERE guest = ?", ann.guest)
        assert ann.post(link(office.wait_for_mail(address), "confirm")).status_code == 404
        office.refusal = "451 later"
        try:
            assert wish(ann, fresh_address()) == 503
        finally:
            office.refusal = None
        assert ann.get("/me/notices").json()["mail"] is None


@pytest.mark.parametrize(
    "written",
    [
        *("", "ann", "ann@", "@example.org", "ann@localhost", "ann@example..org", "a b@example.org", '"a"@example.org'),
        *("ann@example.org\r\nBcc: evil@example.com", "ann@example.org,evil@example.com", "ann@example.org evil@x.org"),
        *("Ann <ann@example.org>", "ann@exämple.org", "ann@-example.org", "ann@example.org\0", "<ann@example.org>"),
        "a" * 250 + "@example.org",
    ],
)
def test_what_is_no_plain_address_is_refused(written: str) -> None:
    with pytest.raises(Refusal, match="right would be"):
        checked(written)


def test_no_header_can_be_broken_out_of() -> None:
    server = MailServer("smtp://localhost", None, FROM, PUBLIC)
    for said, to in (
        (Said("a\r\nBcc: b@c.de", "", "/"), "ann@example.org"),
        (Said("a", "", "/"), "a@b.de\nBcc: c@d.de"),
    ):
        with pytest.raises(ValueError, match="may not contain linefeed"):
            server.written(to, said, "en", "stop")


@pytest.mark.parametrize(
    "wrong",
    [
        {"delay": 0},
        {"delay": float("nan")},
        {"smtp": "smtps://mail.example.org"},
        {"smtp": "smtps://mail.example.org", "mail_from": FROM},
        {"smtp": "mail.example.org", "mail_from": FROM, "public_url": PUBLIC},
        {"smtp": "smtp://user:word@mail.example.org", "mail_from": FROM, "public_url": PUBLIC},
        {"smtp": "smtps://mail.example.org:x", "mail_from": FROM, "public_url": PUBLIC},
        {"smtp": "smtps://mail.example.org", "mail_from": "nobody", "public_url": PUBLIC},
        {"smtp": "smtps://mail.example.org", "mail_from": f"{FROM}\nBcc: a@b.de", "public_url": PUBLIC},
        {"public_url": "higaki.example.org"},
        {"public_url": "https://higaki.example.org/deeper"},
        {"public_url": "https://me@higaki.example.org"},
        {"public_url": "https://higaki example.org"},
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="right would be"):
        NoticeSettings(**wrong)  # type: ignore[arg-type]


def test_the_password_is_said_to_the_mail_server_and_to_nobody_else(office: MailOffice) -> None:
    for url, password in (("smtp://ann:s%40crt@127.0.0.1", None), ("smtp://ann@127.0.0.1", "s@crt")):
        server = MailServer(f"{url}:{office.port}", password, FROM, PUBLIC)
        mail = server.written("ann@example.org", Said("title", "body", "/"), "en", "stop")
        assert server.send(mail) is Outcome.SENT
        assert "s@crt" not in str(mail)
    assert office.logins[-2:] == ["PLAIN AGFubgBzQGNydA=="] * 2


def test_what_a_mail_server_answers(office: MailOffice) -> None:
    server = MailServer(f"smtp://127.0.0.1:{office.port}", None, FROM, PUBLIC)
    mail = server.written("ann@example.org", Said("title", "body", "/"), "en", "stop")
    for refusal, outcome in (("550 never", Outcome.REFUSED), ("451 later", Outcome.FAILED), (None, Outcome.SENT)):
        office.refusal = refusal
        assert server.send(mail) is outcome
    nobody = MailServer("smtp://127.0.0.1:9", None, FROM, PUBLIC)
    assert nobody.send(mail) is Outcome.FAILED
    secret = MailServer(f"smtp+starttls://127.0.0.1:{office.port}", None, FROM, PUBLIC)
    known = len(office.mails)
    assert secret.send(mail) is Outcome.FAILED, "nothing is sent openly to a server that offers no secrecy"
    assert len(office.mails) == known
