"""The list of a guest's games: in order, in pages, filtered, and cheap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from many_games import DIGESTS, ManyGames, beside, bot, guest
from postgres import Cluster
from rating import database, played
from sqlalchemy import Engine, event, text, update

from higaki.engine.match.match import Match
from higaki.server.database import schema
from higaki.server.database.postgres.store import open_postgres
from higaki.server.protocol.errors import Refusal
from higaki.server.storage import deletion, my_games, opponents, statistics, table_lists
from higaki.server.storage.my_games import Wish

WON = played(2, seed=1)
(WINNER,), _ = WON.ranking
NAMES = ("ann", "bob", "cleo", "dan")


def ann_first(*others: Any, wins: bool) -> list[Any]:
    """Ann and one other on the seats of `WON`, so that Ann wins or not."""
    return [guest("ann"), *others] if (WINNER == 0) == wins else [*others, guest("ann")]


def turn_of(seat: int) -> Match:
    """A running game in which this seat has to move."""
    return next(match for n in range(1, 20) if (match := played(2, decisions=n)).seat == seat)


@pytest.fixture(params=["sqlite", "postgres"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    if request.param == "sqlite":
        with database(tmp_path / "tables.db") as opened:
            yield opened
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        opened = open_postgres(cluster.new_database())
        yield opened
        opened.dispose()


@pytest.fixture
def games(engine: Engine) -> ManyGames:
    found = ManyGames(engine)
    found.guests(*NAMES)
    return found


def refusal(games: ManyGames, **wish: str) -> str:
    with pytest.raises(Refusal) as refused:
        games.page("ann", **wish)
    assert refused.value.status == 422
    return refused.value.body["detail"]


def keys(games: ManyGames, name: str) -> dict[str, str]:
    """The keys of a guest's opponents, by their names or levels."""
    met = games.run(lambda connection: opponents.opponents(connection, name, DIGESTS))
    return {one["name"] or one["bot"]: one["key"] for one in met}


def test_the_list_in_order_in_pages_and_by_filters(games: ManyGames) -> None:
    """One database for many questions, because each takes a while to make."""
    finished = [games.finish(WON, *ann_first(guest("bob"), wins=n % 3 == 0)).id for n in range(34)]
    with_bots = games.finish(played(3, seed=2), guest("ann"), bot("hard"), bot("hard")).id
    at_one_screen = games.finish(WON, guest("ann"), beside("ann", "Zoë Ö")).id
    closed = games.close(guest("ann"), bot("easy")).id
    yedo = games.finish(played(2, game="yedo"), guest("ann"), guest("cleo")).id
    foreign = games.finish(WON, guest("bob"), guest("cleo")).id
    mine, theirs = (games.table(turn_of(seat), guest("ann"), guest("dan")) for seat in (0, 1))
    later = games.table(turn_of(0), guest("ann"), bot("hard"))
    waiting = games.table(None, guest("ann"), guest("dan"))

    # Own turns with the longest wait first; then what others have to do, what has not begun, and what is over.
    over = [yedo, closed, at_one_screen, with_bots, *finished[::-1]]
    everything = [mine.id, later.id, theirs.id, waiting.id, *over]
    assert games.listed("ann") == everything
    first = games.page("ann")
    assert (first["count"], len(first["games"])) == (len(everything), my_games.PAGE)
    assert [card["your_turn"] for card in first["games"][:3]] == [True, True, False]
    assert foreign not in everything and games.listed("cleo") == [foreign, yedo]
    assert games.page("nobody") == {"count": 0, "games": [], "next": None}

    # Filters.
    assert games.listed("ann", game="yedo") == [yedo]
    won = games.listed("ann", result="won", game="osaka", opponent="")
    assert won[-12:] == finished[::3][::-1]
    lost = games.listed("ann", result="lost")
    assert games.listed("ann", result="none") == [closed]
    assert {*won, *lost, *games.listed("ann", result="won")} == {*over} - {closed}
    met = keys(games, "ann")
    assert set(met) == {"Bob", "Cleo", "Dan", "hard", "easy", "Zoë Ö"}
    assert games.listed("ann", opponent=met["Bob"]) == finished[::-1]
    assert games.listed("ann", opponent=met["Dan"]) == [mine.id, theirs.id, waiting.id]
    assert games.listed("ann", opponent=met["hard"]) == [later.id, with_bots]
    assert games.listed("ann", opponent=met["Zoë Ö"]) == [at_one_screen]
    assert games.listed("ann", text="ZOË ö") == [at_one_screen], "letters of any language are folded"
    assert games.listed("ann", text="cleo yed") == [yedo]
    assert games.listed("ann", text="HÄNDLER dan") == [mine.id, theirs.id, waiting.id], "a game by its German name"
    assert games.listed("ann", text="cleo dan") == []
    assert games.listed("ann", text="  ") == everything
    assert games.listed("ann", text="%") == games.listed("ann", text="_") == [], "no pattern of the database"

    # What makes no sense is refused in one sentence.
    bobs = keys(games, "bob")
    for wish, right in [
        ({"game": "chess"}, "right would be dragon_market, osaka"),
        ({"result": "draw"}, "right would be won, lost, none"),
        ({"opponent": "guest:0123456789abcdef"}, "right would be a key of /api/me/opponents"),
        ({"opponent": bobs["Cleo"]}, "right would be a key of"),
        ({"opponent": "bot:deep"}, "right would be a key of"),
        ({"opponent": "here:Nobody"}, "right would be a key of"),
        ({"text": "a" * 61}, "right would be 60 characters"),
        ({"text": "a b c d e f g"}, "6 words"),
        ({"after": "3"}, "right would be the 'next' of the page before"),
        ({"after": "3~2026-13-01T00:00:00.000+00:00~table-0001"}, "right would be the 'next'"),
        ({"after": "4~2026-01-01T00:00:00.000+00:00~table-0001"}, "right would be the 'next'"),
    ]:
        assert right in refusal(games, **wish), wish

    # Taken off the list; deleted; played with somebody who was deleted.
    games.run(lambda connection: table_lists.put_away(connection, yedo, "ann"))
    games.run(lambda connection: deletion.delete_table(connection, closed))
    games.run(lambda connection: deletion.forget_guest(connection, "bob"))
    left = [table for table in everything if table not in (yedo, closed)]
    assert games.listed("ann") == left
    assert games.listed("cleo") == [foreign, yedo]
    assert met["Bob"] not in keys(games, "ann").values()
    [card] = games.page("ann", game="osaka", result="won", text="")["games"][-1:]
    assert [player["former"] for player in card["seats"]].count(True) == 1
    assert games.listed("bob") == []


def test_what_is_added_while_one_reads_on_moves_nothing(games: ManyGames) -> None:
    old = [games.finish(WON, guest("ann"), guest("bob")).id for _ in range(my_games.PAGE + 5)]
    first = games.page("ann")
    games.finish(WON, guest("ann"), guest("bob"))
    second = games.page("ann", after=first["next"] or "")
    assert [card["table"] for card in [*first["games"], *second["games"]]] == old[::-1]
    assert second["count"] is None and second["next"] is None
    # At one moment, the table decides.
    games.run(lambda connection: connection.execute(update(schema.results).values(at="2026-01-01T00:00:00.000+00:00")))
    assert sorted(games.listed("ann")) == sorted({*games.listed("ann")})


def test_lists_and_statistics_use_indexes_and_read_no_saved_game(tmp_path: Path) -> None:
    with database(tmp_path / "tables.db") as engine:
        games = ManyGames(engine)
        games.guests(*NAMES)
        for _ in range(3):
            games.finish(WON, guest("ann"), guest("bob"))
        asked: list[tuple[str, Any]] = []
        event.listen(engine, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
        with engine.connect() as connection:
            [key] = [one["key"] for one in opponents.opponents(connection, "ann", DIGESTS)]
            for wish in (Wish(), Wish(opponent=key or ""), Wish(text="bob yedo"), Wish("osaka", result="won")):
                my_games.page(connection, "ann", wish, DIGESTS)
            statistics.statistics(connection, "ann", DIGESTS)
        questions = list(asked)
        assert len(questions) > 15
        for question, values in questions:
            assert "saved" not in question
            with engine.connect() as connection:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {question}", values).all()
            read = [str(step[3]) for step in plan]
            scanned = [step for step in read if re.match(r"SCAN (tables|seats|results|guests|mine|other)", step)]
            assert scanned == [], (question, read)
            # One opponent may have played a million games: they are sought at each table, not the other way round.
            assert not any("SEARCH other USING INDEX ix_seats_guest" in step for step in read), question


def test_a_table_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    with database(tmp_path / "tables.db") as engine:
        games = ManyGames(engine)
        games.guests(*NAMES)
        good = games.finish(WON, guest("ann"), guest("bob")).id
        bad, running = games.finish(WON, guest("ann"), guest("bob")).id, games.table(WON, guest("ann"), guest("bob")).id
        with engine.begin() as connection:
            for table in (bad, running):
                connection.execute(text("UPDATE tables SET game = 'osako' WHERE id = :id"), {"id": table})
        assert [card["table"] for card in games.page("ann")["games"]] == [good]
