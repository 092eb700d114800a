"""Results of finished games and what is made of them: stored once, kept for long, shown to whom the guest wants."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from many_games import DIGESTS, ManyGames, beside, bot, guest
from rating import database, played
from sqlalchemy import MetaData, create_engine, insert, select

from higaki.engine.table.steps import NOBODY
from higaki.server.database import schema, schema_version
from higaki.server.database.change import write
from higaki.server.database.conflicts import Conflict
from higaki.server.protocol.responses.statistics import Statistics
from higaki.server.ratings import pages, records
from higaki.server.storage import deletion, reviews, statistics, table_lists, write_tables
from higaki.server.tables.room import RESIGNED

NAMES = ("ann", "bob", "cleo", "dan")
TEAMS = played(4, game="dragon_market", teams=True)
TIE = played(4, seed=5)


@pytest.fixture
def games(tmp_path: Path) -> Iterator[ManyGames]:
    with database(tmp_path / "tables.db") as engine:
        found = ManyGames(engine)
        found.guests(*NAMES)
        yield found


def of(games: ManyGames, name: str) -> Statistics:
    found: Statistics = games.run(lambda connection: statistics.statistics(connection, name, DIGESTS))
    return found


def places(games: ManyGames, table: str) -> list[Any]:
    rows = [row for row in games.rows(schema.results) if row.table == table]
    return [row.place for row in sorted(rows, key=lambda row: row.seat)]


def review(match: Any, luck: float) -> str:
    balance = {"begin": 0.5, "own": 0.2, "others": -0.05, "luck": luck, "within": 0.1, "end": 0.9, "lost": 0.03}
    return json.dumps({"balances": dict.fromkeys(match.game.seat_names[: match.table.seats], balance)})


# What is stored


def test_a_result_is_stored_once_for_every_seat_with_the_end_of_the_game(games: ManyGames) -> None:
    assert (TIE.ranking, TEAMS.ranking) == ([[0, 2], [3], [1]], [[1, 3], [0, 2]])
    room = games.finish(TIE, *map(guest, NAMES))
    assert places(games, room.id) == [1, 4, 1, 3]
    before = games.rows(schema.results)
    games.end(room)
    assert games.rows(schema.results) == before, "a change after the end stores no second result"
    assert [row.sources for row in before] == [[list(one) for one in TIE.game.account(TIE.table, n)] for n in range(4)]

    team = games.finish(TEAMS, *map(guest, NAMES))
    assert places(games, team.id) == [2, 1, 2, 1]
    closed = games.close(guest("ann"), bot("easy"))
    assert places(games, closed.id) == [None, None]

    shared = games.finish(played(3), beside("ann", "Zoë"), guest("ann"), bot("hard"))
    rows = [row for row in games.rows(schema.results) if row.table == shared.id]
    assert [(row.own, row.here, row.name, row.bot) for row in rows] == [
        (False, True, "Zoë", None),
        (True, False, None, None),
        (False, False, None, "hard"),
    ]
    assert [row.sources is None for row in rows] == [True, False, True], "only of people's own seats"

    given_up = games.table(played(2, decisions=2), guest("ann"), guest("bob"))
    given_up.occupants[0].gave_up = RESIGNED
    given_up.end.ended = {"why": "resigned", "seats": [given_up.game.seat_names[0]], "at": games.time()}
    games.end(given_up)
    assert places(games, given_up.id) == [2, 1]


def test_a_change_that_is_not_kept_keeps_no_result(games: ManyGames) -> None:
    room = games.table(played(2, decisions=1), guest("ann"), guest("bob"))
    room.match = played(2)
    room.seq, room.revision = room.seq + 1, 7  # another process was faster
    change = write_tables.change_of(room, "command-00", NOBODY, "hand.red_2")
    with pytest.raises(Conflict):
        games.run(lambda connection: write(connection, change))
    assert games.rows(schema.results) == []


# What is made of it


def test_statistics_by_hand(games: ManyGames) -> None:
    (first,), _ = played(2).ranking
    seats = [guest("ann"), guest("bob")]
    for _ in range(3):
        games.finish(played(2), *(seats if first == 0 else seats[::-1]))  # Ann wins
    games.finish(played(2), *(seats[::-1] if first == 0 else seats))  # Bob wins
    games.finish(TIE, guest("ann"), bot("hard"), bot("hard"), guest("cleo"))  # Ann shares the first place
    games.finish(TEAMS, *map(guest, NAMES))  # Ann and Cleo lose to Bob and Dan
    games.close(guest("ann"), bot("easy"))
    found = of(games, "ann")
    assert found["all"] == {
        "games": 6,
        "wins": 4,
        "fair_wins": 5 * 0.5 + 0.25,
        "place": round((1 + 1 + 1 + 2 + 1 + 2) / 6, 3),
        "fair_place": round((5 * 1.5 + 2.5) / 6, 3),
    }
    assert [(one["game"], one["tally"]["games"]) for one in found["games"]] == [("osaka", 5), ("dragon_market", 1)]
    tallies = {one["opponent"]["name"] or one["opponent"]["bot"]: one["tally"] for one in found["opponents"]}
    assert {name: (tally["games"], tally["wins"]) for name, tally in tallies.items()} == {
        "Bob": (5, 3),
        "hard": (1, 1),
        "Dan": (1, 0),
        "Cleo": (1, 1),
    }, "two bots of one level are one game, and a partner is no opponent"
    assert found["opponents"][0]["opponent"]["name"] == "Bob", "the most frequent first"
    # The points of won games, by their sources.
    osaka = found["games"][0]
    won = [dict(played(2).game.account(played(2).table, first))] * 3 + [dict(TIE.game.account(TIE.table, 0))]
    sums = {source: sum(one[source] for one in won) for source in won[0]}
    assert osaka["accounted"] == 4
    assert {way["source"]: way["points"] for way in osaka["ways"]} == {
        source: round(points / 4, 2) for source, points in sums.items() if points > 0
    }
    assert [way["points"] for way in osaka["ways"]] == sorted((way["points"] for way in osaka["ways"]), reverse=True)
    assert sum(way["share"] for way in osaka["ways"]) == pytest.approx(1, abs=0.001)


def test_statistics_outlive_tables_reviews_and_opponents(games: ManyGames) -> None:
    tables = [games.finish(played(2), guest("ann"), guest("bob")).id for _ in range(3)]
    for table, luck in zip(tables, (0.25, -0.1), strict=False):
        games.run(lambda connection, table=table: reviews.claim(connection, table))
        games.run(lambda connection, table=table, luck=luck: reviews.keep(connection, table, review(played(2), luck)))
    before = of(games, "ann")
    [osaka] = before["games"]
    assert osaka["reviewed"] == 2
    assert [(one["luck"], one["lost"]) for one in osaka["trend"]] == [(0.25, 0.03), (-0.1, 0.03)]
    assert [one["decided"] for one in osaka["trend"]] == pytest.approx([0.15, 0.15])
    games.run(lambda connection: table_lists.put_away(connection, tables[0], "ann"))
    for table in tables[1:]:
        games.run(lambda connection, table=table: deletion.delete_table(connection, table))
    assert games.listed("ann") == []
    assert of(games, "ann") == before
    games.run(lambda connection: deletion.delete_table(connection, tables[0]))
    games.run(lambda connection: deletion.forget_guest(connection, "bob"))
    after = of(games, "ann")
    assert (after["all"], after["games"]) == (before["all"], before["games"])
    [gone] = after["opponents"]
    assert gone["opponent"] == {"key": None, "kind": "former", "name": None, "bot": None, "page": None}
    assert of(games, "bob")["all"]["games"] == 0
    assert "bob" not in [row.id for row in games.rows(schema.guests)], "no result keeps a deleted guest"


def test_reviews_by_an_older_method_do_not_count(games: ManyGames, monkeypatch: pytest.MonkeyPatch) -> None:
    table = games.finish(played(2), guest("ann"), guest("bob")).id
    games.run(lambda connection: reviews.claim(connection, table))
    games.run(lambda connection: reviews.keep(connection, table, review(played(2), 0.1)))
    assert of(games, "ann")["games"][0]["reviewed"] == 1
    monkeypatch.setattr(reviews, "METHOD", reviews.METHOD + 1)
    assert (of(games, "ann")["games"][0]["reviewed"], of(games, "ann")["games"][0]["trend"]) == (0, [])


# To whom it is shown


def test_others_see_statistics_only_if_the_guest_wants_it_and_only_opponents_who_want_it(games: ManyGames) -> None:
    games.finish(TIE, *map(guest, NAMES))
    games.finish(played(3), guest("ann"), bot("hard"), beside("ann", "Zoë"))

    def shown(page: str | None) -> Statistics | None:
        assert page is not None
        found: Statistics | None = games.run(lambda connection: statistics.shown_at(connection, page, DIGESTS))
        return found

    def show(name: str, public: bool, too: bool = False) -> str | None:
        page: str | None = games.run(lambda connection: records.show_page(connection, name, public, too))
        return page

    page = show("ann", True)
    assert shown(page) is None, "off by default"
    assert show("ann", True, True) == page, "the address stays"
    cleo = show("cleo", True)
    found = shown(page)
    assert found is not None and found["all"] == of(games, "ann")["all"]
    met = [one["opponent"] for one in found["opponents"]]
    assert {(one["name"], one["bot"], one["page"]) for one in met} == {("Cleo", None, cleo), (None, "hard", None)}
    assert all(one["key"] is None for one in met), "keys are for the guest alone"
    own = games.run(lambda connection: pages.page_of(connection, "ann"))
    assert (own["page"], own["statistics"]) == (page, True)
    # A hidden page hides all, and shows no statistics when it is shown again.
    assert show("ann", False, True) is None
    assert shown(page) is None
    assert shown(show("ann", True)) is None
    show("ann", True, True)
    games.run(lambda connection: deletion.forget_guest(connection, "ann"))
    assert [row.page for row in games.rows(schema.players) if row.statistics] == []


# Older databases


def test_an_older_database_gets_the_results_of_its_games_without_their_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same rows as if these games had ended now, but for what only a saved game knows."""
    # The method of a review had no number of its own then.
    monkeypatch.setattr(reviews, "VERSION", reviews.METHOD)
    with database(tmp_path / "new.db") as engine:
        games = ManyGames(engine)
        games.guests(*NAMES, "eve")
        games.finish(TIE, *map(guest, NAMES))
        games.finish(TEAMS, *map(guest, NAMES))
        games.close(guest("ann"), bot("easy"))
        games.finish(played(3), beside("ann", "Zoë"), guest("ann"), bot("hard"))
        last = games.finish(played(2), guest("ann"), guest("eve")).id
        games.table(played(2, decisions=3), guest("ann"), guest("bob"))
        games.run(lambda connection: reviews.claim(connection, last))
        games.run(lambda connection: reviews.keep(connection, last, review(played(2), 0.1)))
        games.run(lambda connection: deletion.forget_guest(connection, "eve"))
        expected = [{**row._mapping, "sources": None} for row in games.rows(schema.results)]
        kept = {what.name: games.rows(what) for what in (schema.guests, schema.tables, schema.seats, schema.reviews)}

    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(schema_version.MIGRATIONS))
    before = ScriptDirectory(str(schema_version.MIGRATIONS)).get_revision("v0003").down_revision
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, str(before))
    known = MetaData()
    known.reflect(engine)
    with engine.begin() as connection:
        for name, rows in kept.items():
            old = known.tables[name]
            for row in rows:
                values = {column.name: row._mapping[column.name] for column in old.c}
                connection.execute(insert(old).values(**values))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        found = [dict(row._mapping) for row in connection.execute(select(schema.results))]
    engine.dispose()

    def in_order(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return sorted(rows, key=lambda row: (row["table"], row["seat"]))

    assert in_order(found) == in_order(expected)
