"""Nobody at a table can be taken for somebody else there by a name that looks the same."""

from __future__ import annotations

import pytest
from serving import FRIEND, ME, Person, Server, people, plant

import higaki
from higaki.server.accounts.confusable_names import skeleton

ALIKE = [
    ("Ann", "Аnn"),  # Cyrillic A
    ("Ann", "A\u200bnn"),  # no space at all
    ("Ann", "Ann\u2060"),
    ("Ann", "\u3164Ann"),  # a filler of Hangul
    ("Ann", "Ａｎｎ"),  # wide
    ("Ann", "𝐀𝐧𝐧"),  # of mathematics
    ("Ann", "ann"),
    ("Ann", "A\u0307nn"),  # a dot above
    ("Ann B", "Ann\u00a0\u2009B"),
    ("Ilse", "llse"),
    ("Ilse", "1lse"),
    ("Bob", "B0b"),
    ("Bob", "ВоЬ"),  # all Cyrillic
    ("Emma", "Ernrna"),
    ("Iris", "Ιris"),  # Greek I
    ("O'Neil", "O’Neil"),
]
DIFFERENT = [
    ("Ann", "Anna"),
    ("Ann", "Änne"),
    ("Bob", "Rob"),
    ("Иван", "Анна"),
    ("花子", "太郎"),
    ("😀", "😎"),
    ("Ann 2", "Ann 3"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_have_the_same_skeleton(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_can_be_told_apart_have_different_ones(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other) != ""


def rename(person: Person, name: str) -> tuple[int, str | None]:
    answer = person.http.patch("/api/me", json={"name": name})
    return answer.status_code, answer.json().get("error")


def sit(person: Person, table: str, seat: str) -> tuple[int, str | None]:
    answer = person.post(f"/tables/{table}/join", {"seat": seat})
    return answer.status_code, answer.json().get("error")


REFUSED = (409, "name_alike")


def test_nobody_sits_down_or_is_renamed_so_that_they_look_like_somebody_at_the_table(server: Server) -> None:
    with people(server, "Ann", "Bob", None, None) as (ann, bob, nameless, other):
        table = ann.open({"kind": "here", "name": "Cleo"}, ME, FRIEND, FRIEND, game="yokohama")
        free = [seat["seat"] for seat in ann.view(table)["players"] if seat["kind"] == "free"]
        assert rename(bob, "Аnn") == (200, None), "elsewhere it is anybody's"
        assert sit(bob, table, free[0]) == REFUSED
        assert rename(bob, "CIeo") == (200, None)
        assert sit(bob, table, free[0]) == REFUSED, "nor like who sits at the same screen"
        assert rename(bob, "Bob") == (200, None)
        assert sit(bob, table, free[0]) == (200, None)
        assert rename(bob, "Ann\u200b") == REFUSED
        assert rename(ann, "Вob") == REFUSED
        assert rename(bob, "BOB") == (200, None), "one's own name is one's own"
        assert nameless.get("/me").json()["name"] == ""
        assert sit(nameless, table, free[1]) == (200, None)
        names = {seat["name"] for seat in other.view(table)["players"]}
        assert {"Ann", "BOB", "Cleo"} <= names


def test_a_game_that_is_over_keeps_nobody_from_a_name(server: Server) -> None:
    match = higaki.new("osaka", seats=2, seed=1)
    while not match.over:
        match.play(match.options[0])
    with people(server, "Ann", "Bob") as (ann, bob):
        plant(server, match, ann, bob)
        assert rename(bob, "Ann") == (200, None)


def test_the_host_who_only_watches_is_at_the_table_too(server: Server) -> None:
    with people(server, "Ann", "Bob") as (ann, bob):
        table = ann.open(ME, FRIEND, FRIEND)
        mine = ann.view(table)["viewer"]
        ann.post(f"/tables/{table}/leave")
        assert rename(bob, "Ann") == (200, None)
        assert sit(bob, table, mine) == REFUSED
        assert rename(bob, "Bob") == (200, None)
        assert sit(bob, table, mine) == (200, None)
        assert rename(bob, "Ann") == REFUSED
