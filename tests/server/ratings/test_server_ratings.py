"""Ratings: the numbers are openskill's, a result counts once, and working them out anew gives the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rating import MODEL, Played, database, played, settle, winner_first
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from higaki.engine.table.steps import NOBODY
from higaki.rating_model import NEWCOMER, Skill
from higaki.server.database import schema
from higaki.server.database.change import write
from higaki.server.ratings import records
from higaki.server.storage import write_tables
from higaki.server.tables import early_end
from higaki.server.tables.room import OUT_OF_TIME, RESIGNED, Room
from higaki.terminal.cli import main

NAMES = ("ann", "bob", "cid", "dot")


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Played]:
    with database(tmp_path / "tables.db") as engine:
        found = Played(engine)
        found.guests(*NAMES)
        yield found


def openskill(sides: list[list[Skill]], ranks: list[float]) -> list[list[tuple[float, float]]]:
    """What openskill itself says."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    return [[(one.mu, one.sigma) for one in side] for side in MODEL.rate(teams, ranks=ranks)]


def numbers(skills: dict[str, Skill], *names: str) -> list[tuple[float, float]]:
    return [(skills[name].mu, skills[name].sigma) for name in names]


# The numbers


def test_two_newcomers_and_then_the_same_again(games: Played) -> None:
    match = played(2)
    people = winner_first(match, "ann", "bob")
    games.play(match, *people)
    [first], [second] = openskill([[NEWCOMER], [NEWCOMER]], [1, 2])
    assert numbers(games.skills(), "ann", "bob") == [first, second]
    games.play(match, *people)
    [third], [fourth] = openskill([[Skill(*first, 1)], [Skill(*second, 1)]], [1, 2])
    assert numbers(games.skills(), "ann", "bob") == [third, fourth]
    assert {skill.games for skill in games.skills().values()} == {2}
    assert games.skills("yedo")["ann"] == NEWCOMER, "every game has ratings of its own"


def test_shared_places_are_ties_to_openskill_too(games: Played) -> None:
    match = played(4, seed=5)
    assert match.ranking == [[0, 2], [3], [1]]
    games.play(match, *NAMES)
    expected = openskill([[NEWCOMER]] * 4, [1, 4, 1, 3])
    assert numbers(games.skills(), *NAMES) == [side[0] for side in expected]
    places = {row.seat: row.place for row in games.rows(schema.rated_results)}
    assert places == {0: 1, 1: 4, 2: 1, 3: 3}


def test_a_team_is_rated_as_one_side(games: Played) -> None:
    match = played(4, game="dragon_market", teams=True)
    sides = early_end.sides(match)
    assert sides == [[0, 2], [1, 3]]
    assert match.ranking == [[1, 3], [0, 2]]
    games.play(match, *NAMES)
    losers, winners = openskill([[NEWCOMER] * 2] * 2, [2, 1])
    assert numbers(games.skills("dragon_market"), "ann", "cid", "bob", "dot") == [*losers, *winners]


def test_who_is_settled_is_measured_only_against_settled_people(games: Played) -> None:
    with games.engine.begin() as connection:
        settle(connection, "ann", 30.0)
        settle(connection, "cid", 20.0)
    before = games.skills()
    match = played(4, seed=3)
    order = {seat: float(number) for number, place in enumerate(match.ranking) for seat in place}
    games.play(match, *NAMES)
    after = games.skills()
    all_four = [[before["ann"]], [NEWCOMER], [before["cid"]], [NEWCOMER]]
    by_all = openskill(all_four, [order[seat] for seat in range(4)])
    assert numbers(after, "bob", "dot") == [by_all[1][0], by_all[3][0]]
    [ann], [cid] = openskill([[before["ann"]], [before["cid"]]], [order[0], order[2]])
    assert numbers(after, "ann", "cid") == [ann, cid]


def test_newcomers_out_of_nothing_bring_a_settled_player_nothing(games: Played) -> None:
    """The attack: always another cookie to beat."""
    with games.engine.begin() as connection:
        settle(connection, "ann", 30.0)
    match = played(2)
    for number in range(8):
        games.guests(f"made up {number}")
        games.play(match, *winner_first(match, "ann", f"made up {number}"))
    assert games.uncounted() == [None] * 8
    assert games.skills()["ann"] == Skill(30.0, 3.0, 58)


def test_two_cookies_of_one_person_bring_five_games_a_day(games: Played) -> None:
    """The attack: one's own other browser loses all the time."""
    match = played(2)
    people = winner_first(match, "ann", "bob")
    for _ in range(8):
        games.play(match, *people)
    assert games.uncounted() == [None] * 5 + ["pair"] * 3
    assert {skill.games for skill in games.skills().values()} == {5}
    # With somebody else it counts, but not for three of whom two have had enough of each other.
    games.play(match, *winner_first(match, "ann", "cid"))
    games.play(played(3), "ann", "cid", "bob")
    # On another day it counts again.
    with games.engine.begin() as connection:
        connection.execute(update(schema.rated_games).values(at="2026-01-01T00:00:00.000+00:00"))
    games.play(match, *people)
    assert games.uncounted()[8:] == [None, "pair", None]


def test_partners_are_no_opponents(games: Played) -> None:
    match = played(4, game="dragon_market", teams=True)
    for _ in range(records.MOST_PER_PAIR):
        games.play(match, *NAMES)
    # The same four, and each pair that met on two sides has met often enough; who were partners have not met at all.
    games.play(match, "ann", "cid", "bob", "dot")
    games.guests("eve", "fay")
    games.play(match, "ann", "eve", "fay", "cid")
    assert games.uncounted()[-2:] == ["pair", None]


# What counts


def gives_up(room: Room, seat: int, why: Any) -> None:
    room.occupants[seat].gave_up = why
    room.happened("resigned" if why == RESIGNED else "time_over", seat)


@pytest.mark.parametrize("why", [RESIGNED, OUT_OF_TIME])
def test_who_gives_up_is_last_and_the_others_are_not_compared_by_what_a_bot_played(games: Played, why: str) -> None:
    match = played(3, seed=2)
    (winner,), *_ = match.ranking
    room = games.room(match, *NAMES[:3])
    room.happened("resigned" if why == RESIGNED else "time_over", winner)
    room.happenings[-1]["after"] = 60
    room.occupants[winner].gave_up = why  # type: ignore[assignment]
    games.end(room)
    places = {row.seat: row.place for row in games.rows(schema.rated_results)}
    assert places == {seat: 3 if seat == winner else 1 for seat in range(3)}
    expected = openskill([[NEWCOMER]] * 3, [float(places[seat]) for seat in range(3)])
    assert numbers(games.skills(), *NAMES[:3]) == [side[0] for side in expected]
    assert early_end.ranking(room)[-1] == [winner], "the table says so, too"


def test_a_team_stands_and_falls_together(games: Played) -> None:
    half = played(4, game="dragon_market", teams=True, decisions=400)
    room = games.room(half, *NAMES)
    gives_up(room, 1, RESIGNED)
    assert early_end.nothing_to_play_for(room, early_end.resigned(room))
    early_end.end(room, "resigned", [1])
    games.end(room)
    assert {row.seat: row.place for row in games.rows(schema.rated_results)} == {0: 1, 1: 2, 2: 1, 3: 2}
    room.rated = False
    assert not early_end.nothing_to_play_for(room, early_end.resigned(room)), "elsewhere a partner may play on"


def test_what_does_not_count_changes_nothing(games: Played) -> None:
    agreed = games.room(played(2, decisions=100), "ann", "bob")
    early_end.end(agreed, "agreed", [0])
    short = games.room(played(2, decisions=1), "ann", "bob")
    gives_up(short, 1, RESIGNED)
    early_end.end(short, "resigned", [1])
    # A bot has decided for the seat that never did.
    stood_in = games.room(played(3), *NAMES[:3])
    gives_up(stood_in, 2, RESIGNED)
    stood_in.happenings[-1]["after"] = 1
    for room in (agreed, short, stood_in):
        games.end(room)
    assert games.uncounted() == ["agreed", "short", "short"]
    assert games.rows(schema.ratings) == []
    assert {(row.mu_before, row.mu, row.games) for row in games.rows(schema.rated_results)} == {
        (NEWCOMER.mu, NEWCOMER.mu, 0)
    }
    games.play(played(2), "ann", "bob", rated=False)
    games.end(games.room(played(2, decisions=100), "ann", "bob"))
    assert len(games.rows(schema.rated_games)) == 3, "who is not rated or not over leaves no result"


# Once, and again


def test_a_result_is_kept_once_and_with_the_change_that_ends_the_game(games: Played) -> None:
    room = games.play(played(2), "ann", "bob")
    before = games.skills()
    games.end(room)  # whatever is saved again
    assert (games.skills(), len(games.rows(schema.rated_games))) == (before, 1)
    # Another process that has not seen it is stopped by the key, and so is all it wanted to write.
    with pytest.raises(IntegrityError), games.engine.begin() as connection:
        connection.execute(update(schema.ratings).values(games=99))
        connection.execute(insert(schema.rated_games).values(number=99, table=room.id, game="osaka", at=""))
    assert games.skills() == before
    # A crash before the commit leaves nothing, so the next attempt counts.
    crashed = games.room(played(2), "ann", "bob")
    crashed.seq += 1
    with pytest.raises(KeyboardInterrupt), games.engine.begin() as connection:
        write(connection, write_tables.change_of(crashed, "command", NOBODY, "table:ended"))
        raise KeyboardInterrupt
    assert games.skills() == before
    crashed.seq -= 1
    games.end(crashed)
    assert [row.number for row in games.rows(schema.rated_games)] == [1, 2]
    assert {skill.games for skill in games.skills().values()} == {2}


def dump(games: Played) -> list[list[Any]]:
    return [sorted(map(tuple, games.rows(what))) for what in (schema.rated_games, schema.rated_results, schema.ratings)]


def test_recomputing_gives_the_same_also_when_tables_and_guests_are_gone(
    games: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(1, 13):
        seats = 2 + seed % 3
        people = (NAMES * 2)[seed % 4 :][:seats]
        games.play(played(seats, seed=seed), *people)
    assert set(games.uncounted()) == {None, "pair"}
    games.play(played(4, game="dragon_market", teams=True), *NAMES)
    with games.engine.begin() as connection:
        for what in (schema.moves, schema.seats, schema.results, schema.tables):
            connection.execute(delete(what))
        records.forget(connection, "dot")
        connection.execute(delete(schema.guests).where(schema.guests.c.id == "dot"))
    before = dump(games)
    asked = ["ratings", "recompute", "--db", str(tmp_path / "tables.db")]
    assert main(asked) == 0
    assert capsys.readouterr().out.startswith("13 rated games; 0 ")
    assert dump(games) == before
    # What is wrong is put right.
    with games.engine.begin() as connection:
        connection.execute(update(schema.ratings).values(mu=99.0))
        connection.execute(update(schema.rated_results).where(schema.rated_results.c.number == 3).values(mu=1.0))
    assert main(asked) == 0
    assert dump(games) == before


def test_who_is_forgotten_leaves_results_of_nobody(games: Played) -> None:
    match = played(2)
    games.play(match, *winner_first(match, "ann", "bob"))
    with games.engine.begin() as connection:
        assert records.show_page(connection, "ann", True)
        records.forget(connection, "ann")
        records.forget(connection, "cid")  # was never rated
    assert "ann" not in str([row._mapping for row in games.rows(schema.players)])
    assert all(row.page is None for row in games.rows(schema.players))
    with games.engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(schema.rated_results)).scalar() == 2
    games.play(match, *winner_first(match, "ann", "bob"))
    assert games.skills()["ann"].games == 1, "who comes again begins anew"
