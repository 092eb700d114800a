"""Which seeks make a table."""

from __future__ import annotations

import random

from higaki.server.meeting.matching import MOST_ATTEMPTS, Matching, Seeker


def seekers(*ranges: tuple[int, int]) -> list[Seeker]:
    return [Seeker(f"g{number}", f"Name {chr(65 + number)}", *one) for number, one in enumerate(ranges)]


def found(people: list[Seeker], first: int = -1, *apart: tuple[int, int]) -> list[str] | None:
    pairs = {frozenset((people[one].guest, people[other].guest)) for one, other in apart}
    table = Matching(people, pairs).full_table(people[first])
    return None if table is None else sorted(one.guest for one in table)


def test_a_table_begins_as_soon_as_enough_people_fit() -> None:
    assert found(seekers((2, 4), (2, 2))) == ["g0", "g1"]
    assert found(seekers((3, 4), (2, 4))) is None
    assert found(seekers((3, 4), (2, 4), (3, 3))) == ["g0", "g1", "g2"]
    assert found(seekers((4, 4), (4, 4), (4, 4))) is None
    assert found(seekers((2, 2), (3, 3))) is None


def test_who_waited_longest_comes_first() -> None:
    assert found(seekers((2, 3), (2, 3), (2, 2))) == ["g0", "g2"]


def test_nobody_sits_with_somebody_whom_one_of_them_has_blocked() -> None:
    assert found(seekers((2, 2), (2, 2)), -1, (0, 1)) is None
    assert found(seekers((2, 2), (2, 2), (2, 2)), -1, (0, 2)) == ["g1", "g2"]
    # The first two are apart, so one of them is left out, though both fit with the last.
    assert found(seekers((3, 3), (3, 3), (3, 3), (3, 3)), -1, (0, 1)) == ["g0", "g2", "g3"]
    assert found(seekers((3, 3), (3, 3), (3, 3)), -1, (0, 1)) is None


def test_two_names_at_a_table_do_not_look_alike() -> None:
    people = [Seeker("a", "Ann", 2, 2), Seeker("b", "Аnn", 2, 2), Seeker("c", "Bob", 2, 2)]
    assert found(people, 1) == ["b", "c"]
    assert found([Seeker("a", "", 2, 2), Seeker("b", "", 2, 2)]) == ["a", "b"]


def test_bots_take_the_seats_for_which_nobody_is_there() -> None:
    people = seekers((3, 4), (3, 4), (2, 2))
    table, seats = Matching(people, set()).table_with_bots(people[0])
    assert ([one.guest for one in table], seats) == (["g0", "g1"], 3)
    table, seats = Matching(people, set()).table_with_bots(people[2])
    assert ([one.guest for one in table], seats) == (["g2"], 2)


def test_many_blocks_do_not_make_it_long() -> None:
    chance = random.Random(1)
    people = seekers(*[(5, 5)] * 200)
    pairs = [frozenset((one.guest, other.guest)) for one in people for other in people if one != other]
    apart = {pair for pair in pairs if chance.random() < 0.7}
    matching = Matching(people, apart)
    assert matching.full_table(people[0]) is None
    assert matching._attempts <= MOST_ATTEMPTS + 5
