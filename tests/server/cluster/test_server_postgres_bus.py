"""Message between processes on one PostgreSQL: said with what it tells of, or not at all, and never lost in silence."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import orjson
import psycopg
import pytest
from postgres import Cluster, address, asked
from psycopg.errors import InsufficientPrivilege
from sqlalchemy import text
from two_copies import GUESTS, two_copies

from higaki.server.database.bus import Message
from higaki.server.database.conflicts import Conflict
from higaki.server.database.postgres import bus as postgres_bus
from higaki.server.database.postgres.bus import PostgresBus
from higaki.server.database.postgres.message_encryption import CHANNEL, LONGEST, Language, language_of
from higaki.server.database.postgres.store import PostgresStore, connected
from higaki.server.service.cluster import membership
from higaki.server.storage import write_tables

NONSENSE = (
    "",
    "{",
    '["a","b",1,[],"d"]',
    "[1]",
    "null",
    '["a","b","c",[],"d",""]',
    '["a","b",1,[2],"d",""]',
    '["a","b",1,[],"d",0]',
    '["a","b",1,"x","d",""]',
)
HELLO = Message("table", "übung", 7, ("a", "b"), "me")


class Heard:
    """What came over a bus."""

    def __init__(self) -> None:
        self.words: list[Message] = []
        self.missed = 0

    def hear(self, word: Message) -> None:
        self.words.append(word)
        if word.what == "nonsense":
            raise KeyError(word.about)

    def miss(self) -> None:
        self.missed += 1


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def language_in(url: str) -> Language:
    engine = connected(url, "AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            return language_of(connection)
    finally:
        engine.dispose()


def with_two(url: str, story: Callable[[list[PostgresBus], list[Heard]], Awaitable[None]]) -> None:
    async def told() -> None:
        language = language_in(url)
        buses, heard = [PostgresBus(url, language), PostgresBus(url, language)], [Heard(), Heard()]
        for bus, listener in zip(buses, heard, strict=True):
            await bus.open(listener.hear, listener.miss)
        try:
            await story(buses, heard)
        finally:
            for bus in buses:
                await bus.close()

    asyncio.run(told())


@pytest.mark.parametrize("quiet", [postgres_bus.QUIET_SECONDS, 0.0])
def test_everybody_hears_every_word_in_order_and_nonsense_does_no_harm(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, quiet: float
) -> None:
    """Also who asks without a pause whether the other end is still there."""
    monkeypatch.setattr(postgres_bus, "QUIET_SECONDS", quiet)
    url = cluster.new_database()
    words = [HELLO, Message("nonsense", ""), *[Message("here", "t", number) for number in range(250)]]

    async def story(buses: list[PostgresBus], heard: list[Heard]) -> None:
        for nonsense in NONSENSE:
            asked(url, "SELECT pg_notify(?, ?)", CHANNEL, nonsense)
        for word in words:
            buses[0].tell(word)
        await until(lambda: all(len(one.words) == len(words) for one in heard))
        assert all(one.words == words for one in heard)
        buses[1].tell(HELLO)
        await buses[1].close()
        await until(lambda: len(heard[0].words) == len(words) + 1)
        assert [one.missed for one in heard] == [0, 0]

    with_two(url, story)


def test_a_word_that_is_too_long_is_refused_and_the_longest_one_is_sent(kept: PostgresStore) -> None:
    language = kept.language
    longest = Message("said", max((n * "ü" for n in range(2900, 3000) if fits(language, n * "ü")), key=len))
    assert language.read(language.written(longest)) == longest
    for length in (5000, 8000):
        with pytest.raises(ValueError, match="right would be"):
            asyncio.run(kept.run(lambda connection: None, Message("said", "ü" * length)))
    asyncio.run(kept.run(lambda connection: None, longest))


def fits(language: Language, about: str) -> bool:
    try:
        return len(language.written(Message("said", about))) <= LONGEST
    except ValueError:
        return False


def test_news_that_is_too_long_is_left_out(kept: PostgresStore) -> None:
    for length in (1, 4000, 8000):
        word = kept.language.read(kept.language.written(HELLO._replace(news='"' * length)))
        assert word == HELLO._replace(news='"' * length if length == 1 else "")


def test_a_stranger_neither_understands_nor_is_believed(cluster: Cluster) -> None:
    """Who can connect, but may not read the key."""
    ours, theirs = language_in(cluster.new_database()), language_in(cluster.new_database())
    told = ours.written(HELLO)
    assert ours.read(told) == HELLO
    assert theirs.read(told) is None
    assert ours.read(theirs.written(HELLO)) is None
    assert told != ours.written(HELLO)
    spoilt = bytearray(b64decode(told))
    assert not [piece for piece in (b"table", b"bung", b"me") if piece in spoilt]
    for place in range(len(spoilt)):
        spoilt[place] ^= 1
        assert ours.read(b64encode(spoilt).decode()) is None
        spoilt[place] ^= 1


def test_a_role_that_may_only_connect_can_listen_and_notify_but_neither_reads_nor_forges_a_message(
    cluster: Cluster,
) -> None:
    """By default every role of the cluster can connect; who can connect can do both, and no right can be revoked."""
    url = cluster.new_database()
    asked(url, "CREATE ROLE neighbour LOGIN PASSWORD 'plum/cake'")
    theirs = url.replace("higaki:", "neighbour:", 1)
    for table in ("server_keys", "tables", "moves", "guests"):
        with pytest.raises(InsufficientPrivilege):
            asked(theirs, f"SELECT * FROM {table}")
    plain = orjson.dumps((*HELLO,)).decode()
    forged = [plain, b64encode(plain.encode()).decode(), Language(bytes(32).hex()).written(HELLO)]

    async def story(buses: list[PostgresBus], heard: list[Heard]) -> None:
        with psycopg.connect(theirs.replace("+psycopg", ""), autocommit=True) as neighbour:
            neighbour.execute(f"LISTEN {CHANNEL}")
            for message in forged:
                neighbour.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
            buses[0].tell(HELLO._replace(about="a private table"))
            await until(lambda: bool(heard[0].words and heard[1].words))
            *_, overheard = neighbour.notifies(timeout=10, stop_after=len(forged) + 1)
        assert [word.about for one in heard for word in one.words] == ["a private table"] * 2, "nothing forged"
        assert b"private" not in b64decode(overheard.payload)

    with_two(url, story)
    asked(url, "DROP ROLE neighbour")


def test_all_processes_on_a_database_speak_the_same_language(cluster: Cluster) -> None:
    url = cluster.new_database()
    with ThreadPoolExecutor(4) as at_once:
        first, *others = at_once.map(language_in, [url] * 4)
    assert all(other.read(first.written(HELLO)) == HELLO for other in others)


def test_a_word_is_told_when_and_only_when_the_work_is_kept(kept: PostgresStore) -> None:
    insert = text("INSERT INTO guests (id, name, created) VALUES ('g', 'Ann', 'now')")

    async def story(_buses: list[PostgresBus], heard: list[Heard]) -> None:
        await kept.run(lambda connection: connection.execute(insert), HELLO)
        for _ in range(2):
            with pytest.raises(Exception, match="duplicate"):
                await kept.run(lambda connection: connection.execute(insert), Message("table", "lost"))
        await kept.run(lambda connection: None, Message("table", "last"))
        await until(lambda: len(heard[1].words) == 2)
        assert heard[1].words == [HELLO, Message("table", "last")]

    with_two(address(kept.engine), story)


def test_of_a_move_a_word_is_told_when_and_only_when_it_is_kept(kept: PostgresStore) -> None:
    room, _ = two_copies(kept.engine, *GUESTS)
    room.seq += 1
    moves = [write_tables.change_of(room, f"command-{number}", 0, "a thing") for number in range(2)]

    async def story(_buses: list[PostgresBus], heard: list[Heard]) -> None:
        await kept.keep(moves[0], HELLO)
        with pytest.raises(Conflict):
            await kept.keep(moves[1], Message("table", "lost"))
        await kept.run(lambda connection: None, Message("table", "last"))
        await until(lambda: len(heard[1].words) == 2)
        assert heard[1].words == [HELLO, Message("table", "last")]

    with_two(address(kept.engine), story)


def test_who_was_cut_off_comes_back_says_what_was_to_be_said_and_knows_that_something_was_missed(
    cluster: Cluster,
) -> None:
    url = cluster.new_database()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != "

    async def story(buses: list[PostgresBus], heard: list[Heard]) -> None:
        for times in (1, 2):
            asked(url, cut + "pg_backend_pid()")
            await until(lambda: [one.missed for one in heard] == [times] * 2)  # noqa: B023
            buses[0].tell(Message("table", f"after {times}"))
            await until(lambda: all(len(one.words) == times for one in heard))  # noqa: B023
        cluster.stop()
        buses[0].tell(Message("table", "while it was away"))
        await asyncio.sleep(0.3)
        cluster.start()
        await until(lambda: [one.missed for one in heard] == [3, 3])
        # Who speaks may be back before who listens; that one knows that it missed something.
        buses[0].tell(Message("table", "the last"))
        await until(lambda: all(one.words[-1] == Message("table", "the last") for one in heard))

    with_two(url, story)


def test_whatever_goes_wrong_a_process_listens_again(kept: PostgresStore) -> None:
    """One that is deaf for good, and does not know it, would show old tables."""
    bus, tries = PostgresBus(address(kept.engine), kept.language), list[int]()

    async def talk(_connection: object) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise RuntimeError("a file descriptor is used by somebody else")
        await asyncio.Event().wait()

    async def again() -> None:
        keeping = asyncio.create_task(bus._keep(talk))
        await until(lambda: len(tries) == 2)
        keeping.cancel()

    asyncio.run(again())


def test_who_repeats_the_words_of_a_process_that_is_gone_does_not_bring_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment = 100.0
    monkeypatch.setattr(membership, "monotonic", lambda: moment)
    known = membership.Membership()
    assert known.note("gone", 1)
    assert not known.note("gone", 2)
    moment += membership.SECONDS_OF_SILENCE + 1
    assert not known.note("gone", 2), "said before"
    assert known.give_up() == {"gone"}
    assert not known.note("gone", 1)
    assert known.on_duty("every table")
    assert known.note("gone", 3), "it was only slow"
