"""Who is away is told that it is their turn: once, soon, by the browsers that asked for it, and not who is there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from post_office import Browser, PushOffice, open_office
from pydantic import TypeAdapter
from serving import GREEDY, ME, Person, Server, fresh_id, people, plant, running, wait_for

import higaki
from higaki.server.protocol.responses.notices import NoticeWishes


@pytest.fixture(scope="module")
def office() -> Iterator[PushOffice]:
    made = PushOffice()
    with open_office(made):
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, office: PushOffice) -> Iterator[Server]:
    more = ("--notice-delay", "0.6", "--push-services", office.url)
    with running(tmp_path_factory.mktemp("server"), more=more) as started:
        yield started


def table_of(mover: Person, waits: Person) -> str:
    """A game of the two, in which the first has to move and can take it back."""
    position = {"seats": 2, "market": ["blue_3", "red_5"], "hand": {"grey": ["red_2"]}, "turn": "grey"}
    return plant(mover.server, higaki.start("osaka", position, seed=1), mover, waits)


def move_until_it_is_the_others_turn(person: Person, table: str) -> None:
    while options := person.view(table)["scene"]["options"]:
        assert person.play(table, person.view(table)["seq"], options[0]).status_code == 200


def quiet_until(server: Server, person: Person, browser: Browser) -> None:
    """A notice that is due later than all others has come: whatever should have been told by now was told."""
    known = len(browser.told)
    other = Person(server, "Dora")
    move_until_it_is_the_others_turn(other, table_of(other, person))
    browser.wait_to_be_told(known + 1)
    other.close()


@contextmanager
def at(person: Person, table: str) -> Iterator[None]:
    """Sitting there with a page open."""
    with person.listen(table) as socket:
        socket.recv(timeout=10)
        yield


def test_who_is_away_is_told_once_until_they_come_back(server: Server, office: PushOffice) -> None:
    with people(server, "Ann", "Bob", "Cem") as (ann, bob, cem):
        hers, his = Browser(office, fresh_id()), Browser(office, fresh_id())
        table = table_of(ann, bob)
        hers.subscribe(ann, "de")
        his.subscribe(bob, "en")
        with at(ann, table):
            move_until_it_is_the_others_turn(ann, table)
            (said,) = his.wait_to_be_told()
            assert said == {
                "title": "Traders of Osaka: it is your turn",
                "body": "At the table with Ann.",
                "path": f"/table/{table}",
                "tag": table,
                "language": "en",
            }
            # Another turn comes, but he has not looked since.
            assert ann.undo(table, ann.view(table)["seq"]).status_code == 200
            move_until_it_is_the_others_turn(ann, table)
        clock = Browser(office, fresh_id())
        clock.subscribe(cem)
        quiet_until(server, cem, clock)
        assert len(his.told) == 1
        assert hers.told == [], "she was there"
        with at(bob, table):
            move_until_it_is_the_others_turn(bob, table)
            (said,) = hers.wait_to_be_told()
            assert said["title"] == "Die Händler von Osaka: Du bist am Zug"
        with at(ann, table):
            move_until_it_is_the_others_turn(ann, table)
        assert len(his.wait_to_be_told(2)) == 2, "he came back, so he is told again"


def test_the_end_of_a_game_is_told_once_to_who_did_not_see_it(server: Server, office: PushOffice) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        his, hers = Browser(office, fresh_id()), Browser(office, fresh_id())
        table = table_of(ann, bob)
        his.subscribe(bob, "de")
        hers.subscribe(ann)
        with at(ann, table):
            seat = next(player["seat"] for player in ann.view(table)["players"] if player["you"])
            wish = {"command_id": fresh_id(), "expected_seq": ann.view(table)["seq"], "seat": seat}
            assert ann.post(f"/tables/{table}/resign", wish).status_code == 200
            assert his.wait_to_be_told()[0]["title"] == "Die Händler von Osaka: Das Spiel ist zu Ende"
        assert server.rows('SELECT due FROM notices WHERE "table" = ?', table) == [(None,)]
        assert hers.told == []
        with at(bob, table):
            wait_for(lambda: server.rows('SELECT * FROM notices WHERE "table" = ?', table) == [])


def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(
    server: Server, office: PushOffice
) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = table_of(ann, bob)
        gone, failing, well = (Browser(office, fresh_id()) for _ in range(3))
        for browser in (gone, failing, well):
            browser.subscribe(bob)
        office.answers |= {gone.path: [410], failing.path: [503, 201]}
        move_until_it_is_the_others_turn(ann, table)
        well.wait_to_be_told()
        wait_for(lambda: len(bob.get("/me/notices").json()["browsers"]) == 2)
        wait_for(lambda: server.rows('SELECT tries, due > 0 FROM notices WHERE "table" = ?', table) == [(1, 1)])
        # Later is now.
        server.write('UPDATE notices SET due = 1 WHERE "table" = ?', table)
        failing.wait_to_be_told()
        assert len(well.told) == 1, "who was reached is not told again"


def test_wishes_have_their_shape_are_private_and_follow_the_device(server: Server, office: PushOffice) -> None:
    def wishes(person: Person) -> NoticeWishes:
        return TypeAdapter(NoticeWishes).validate_json(person.get("/me/notices").text, strict=True)

    with people(server, "Ann", "Bob") as (ann, bob):
        assert wishes(ann) | {"key": ""} == {
            **{"key": "", "browsers": [], "mail": None, "mail_offered": False, "quiet": None},
        }
        assert ann.post("/me/notices/test").json() == {"ways": 0, "failed": 0}
        browsers = [Browser(office, fresh_id()) for _ in range(10)]
        for browser in browsers:
            browser.subscribe(ann)
        assert len(wishes(ann)["browsers"]) == 8, "the oldest are forgotten"
        browsers[-1].subscribe(bob)
        assert len(wishes(ann)["browsers"]) == 7, "a browser belongs to who uses it"
        (his,) = wishes(bob)["browsers"]
        ann.post("/me/notices/push/end", {"browser": his})
        assert wishes(bob)["browsers"] == [his], "nobody ends those of others"
        assert bob.post("/me/notices/test").json() == {"ways": 1, "failed": 0}
        assert [said["title"] for said in browsers[-1].told] == ["Notices work"]
        assert bob.post("/me/notices/push/end", {"browser": his}).json()["browsers"] == []
        hours = {"begin": 1320, "end": 480, "zone": "Europe/Berlin"}
        assert ann.http.put("/api/me/notices/quiet", json=hours).json()["quiet"] == hours
        assert wishes(ann)["quiet"] == hours
        assert ann.http.delete("/api/me/notices/quiet").json()["quiet"] is None
        office_url = browsers[0].subscription()["endpoint"]
        assert office_url not in "".join(ann.heard), "where a browser is reached is told to nobody"


def test_bad_wishes_are_refused_and_change_nothing(server: Server, office: PushOffice) -> None:
    with people(server, "Ann", None) as (ann, stranger):
        good = Browser(office, fresh_id()).subscription()
        bad = [
            {"endpoint": "https://127.0.0.1/x"},
            {"endpoint": "http://fcm.googleapis.com/x"},
            {"endpoint": f"{office.url}.evil.example/x"},
            {"key": "abc"},
            {"key": good["key"][:-4] + "AAAA"},
            {"key": "*" * 87},
            {"auth": "abc"},
            {"language": "xx"},
        ]
        for wrong in bad:
            answer = ann.http.put("/api/me/notices/push", json=good | wrong)
            assert answer.status_code == 422
            assert "right would be" in answer.text or "--push-services" in answer.text
        for hours in ((1440, 10, "UTC"), (10, 10, "UTC"), (10, 20, "Nowhere/Atlantis"), (10, 20, "../../etc/passwd")):
            body = dict(zip(("begin", "end", "zone"), hours, strict=True))
            assert ann.http.put("/api/me/notices/quiet", json=body).status_code == 422, hours
        mail = ann.http.put("/api/me/notices/mail", json={"address": "ann@example.org", "language": "en"})
        assert (mail.status_code, mail.json()["error"]) == (404, "no_mail")
        wishes = ann.get("/me/notices").json()
        assert (wishes["browsers"], wishes["quiet"], wishes["mail"]) == ([], None, None)
        assert server.tracebacks == []
        assert stranger.get("/me/notices").json()["browsers"] == []


def test_nobody_who_did_not_ask_is_written_down(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = table_of(ann, bob)
        move_until_it_is_the_others_turn(ann, table)
        with_bot = ann.open(ME, GREEDY)
        for number in (table, with_bot):
            assert server.rows('SELECT * FROM notices WHERE "table" = ?', number) == []


def test_what_is_due_is_told_after_a_restart_and_the_key_stays(server: Server, office: PushOffice) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        browser = Browser(office, fresh_id())
        table = table_of(bob, ann)
        key = browser.subscribe(bob)["key"]
        server.kill()
        row = (bob.guest, table, 7, "turn", 1.0, 0)
        server.write('INSERT INTO notices (guest, "table", seq, kind, due, tries) VALUES (?, ?, ?, ?, ?, ?)', *row)
        server.start()
        assert browser.wait_to_be_told()[0]["tag"] == table
        assert bob.get("/me/notices").json()["key"] == key
        secret = server.rows("SELECT secret FROM server_keys")[0][0]
        assert secret not in "".join(bob.heard) + server.log
        assert server.tracebacks == []
