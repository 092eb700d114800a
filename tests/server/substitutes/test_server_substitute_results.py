"""What becomes of the results: who leaves has lost, and a substitute plays for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from many_games import DIGESTS, ManyGames, bot, guest
from postgres import Cluster
from rating import database, played
from sqlalchemy import Engine, select

from higaki.server.database import schema
from higaki.server.database.change import write
from higaki.server.database.postgres.store import open_postgres
from higaki.server.storage import deletion, integrity, statistics, table_lists, write_tables
from higaki.server.tables import early_end, substitutes
from higaki.server.tables.room import RESIGNED, STAND_IN, Room

WHOLE = played(3, seed=2)
FIRST = WHOLE.ranking[0][0]
NAMES = ("ann", "bob", "cleo", "dan", "eve")


@pytest.fixture(params=["sqlite", "postgres"])
def games(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ManyGames]:
    def begin(engine: Engine) -> ManyGames:
        found = ManyGames(engine)
        found.guests(*NAMES)
        return found

    if request.param == "sqlite":
        with database(tmp_path / "tables.db") as opened:
            yield begin(opened)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        opened = open_postgres(cluster.new_database())
        yield begin(opened)
        opened.dispose()


def table(games: ManyGames, *names: str, rated: bool = False) -> Room:
    room = games.table(played(3, seed=2, decisions=40), *(guest(name) for name in names))
    room.substitutes.allowed, room.rated = True, rated
    return room


def change(games: ManyGames, room: Room, seat: int, thing: str) -> None:
    room.seq += 1
    with games.engine.begin() as connection:
        write(connection, write_tables.change_of(room, f"command-{room.seq}", seat, thing))
    room.revision += 1


def leave(games: ManyGames, room: Room, seat: int, substitute: str) -> None:
    """The player of this seat resigns, and somebody takes it over."""
    room.occupants[seat].gave_up, room.occupants[seat].stand_in = RESIGNED, STAND_IN
    room.happened("resigned", seat)
    change(games, room, seat, "table:resigned")
    assert substitutes.vacancies(room) == [seat]
    substitutes.take_over(room, seat, substitute, [])
    change(games, room, seat, write_tables.TOOK_OVER)


def end(games: ManyGames, room: Room) -> None:
    room.match = WHOLE
    games.end(room)


def places(games: ManyGames, room: Room) -> dict[str, int | None]:
    results = schema.results.c
    with games.engine.connect() as connection:
        asked = select(results.guest, results.place).where(results.table == room.id)
        return {row.guest: row.place for row in connection.execute(asked)}


def test_who_leaves_is_last_and_the_seat_is_ranked_as_it_was_played(games: ManyGames) -> None:
    names = ["bob", "cleo"]
    names.insert(FIRST, "ann")
    room = table(games, *names)
    leave(games, room, FIRST, "dan")
    leave(games, room, FIRST, "eve")
    end(games, room)
    assert early_end.ranking(room)[0] == [FIRST], "a substitute can win"
    reached = places(games, room)
    assert (reached["ann"], reached["dan"], reached["eve"]) == (3, 3, 1)
    assert {reached["bob"], reached["cleo"]} == {2, 3}

    # Everybody finds the game, and only those who played their seat from its beginning count it.
    for name in ("ann", "bob", "cleo", "dan", "eve"):
        assert [card["table"] for card in games.page(name)["games"]] == [room.id]
        counted = games.run(lambda connection, name=name: statistics.statistics(connection, name, DIGESTS))
        assert counted["all"]["games"] == (0 if name in ("dan", "eve") else 1)
    assert games.run(lambda connection: statistics.statistics(connection, "ann", DIGESTS))["all"]["wins"] == 0
    (card,) = games.page("ann")["games"]
    assert (card["left_seat"], [one["you"] for one in card["seats"]]) == (WHOLE.game.seat_names[FIRST], [False] * 3)
    assert [one["name"] for one in card["seats"][FIRST]["before"]] == ["Ann", "Dan"]

    # Each removes it from the own list.
    games.run(lambda connection: table_lists.put_away(connection, room.id, "ann"))
    assert games.page("ann")["games"] == []
    assert [card["table"] for card in games.page("eve")["games"]] == [room.id]


def test_who_left_is_known_after_a_restart_and_forgotten_when_deleted(games: ManyGames) -> None:
    room = table(games, "ann", "bob", "cleo")
    leave(games, room, 0, "dan")
    with games.engine.connect() as connection:
        loaded = integrity.read_room(connection, room.id)
    assert loaded is not None
    again, names = loaded
    assert (again.substitutes.made, again.settled) == (room.substitutes.made, 40)
    assert names["ann"] == "Ann"
    with games.engine.begin() as connection:
        assert room.id in deletion.tables_with(connection, "ann")
        deletion.forget_guest(connection, "ann")
        loaded = integrity.read_room(connection, room.id)
        assert loaded is not None
        assert loaded[0].substitutes.made[0].guest is None
        deletion.delete_table(connection, room.id)
    assert games.rows(schema.substitutions) == []


def test_rated_is_who_began_and_a_substitute_wins_and_loses_nothing(games: ManyGames) -> None:
    names = ["bob", "cleo"]
    names.insert(FIRST, "ann")
    room = table(games, *names, rated=True)
    leave(games, room, FIRST, "dan")
    end(games, room)
    reached = {row.seat: row.place for row in games.rows(schema.rated_results)}
    assert reached == {seat: 3 if seat == FIRST else 1 for seat in range(3)}
    skills = games.skills()
    assert set(skills) == {"ann", "bob", "cleo"}
    assert skills["ann"].mu < min(skills["bob"].mu, skills["cleo"].mu)


def test_nobody_is_sought_once_only_bots_play(games: ManyGames) -> None:
    room = games.table(played(3, seed=2, decisions=40), guest("ann"), guest("bob"), bot("easy"))
    room.substitutes.allowed = True
    room.occupants[0].stand_in = STAND_IN
    assert substitutes.vacancies(room) == [0]
    room.occupants[1].stand_in = STAND_IN
    assert substitutes.vacancies(room) == []
