"""When the others learn of an answer in a window: whether somebody could have answered, no time tells, and no frame.

Time is made up, so every moment here is exact.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from serving import fresh_id
from simulated import Loop
from stores import NoDisk
from toy_windows import WINDOW, town

import higaki
from higaki.engine.match.match import Match
from higaki.engine.match.position_writer import write_whole
from higaki.server.accounts.guests import Guest
from higaki.server.background.automatic_answers import AutomaticAnswers
from higaki.server.background.clock_keeper import ClockKeeper
from higaki.server.commands import advance_answers, playing
from higaki.server.protocol.responses.table.in_advance import Reactions
from higaki.server.service.table_service import TableService
from higaki.server.tables import views, windows
from higaki.server.tables.clocks import Clock
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room import Room
from higaki.server.tables.subscribers import Subscriber
from higaki.server.web.websocket import next_message
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import LONGEST_THOUGHT, Planned, Task, _plan_evenly

NAMES = {"ann": "Ann", "bob": "Bob", "cem": "Cem"}
ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
OTHERS = ["ann", "cem", None]
# Only with an ant could one answer.
ABLE, UNABLE = "ant", "bee"
WINDOWS = 64
# A second after somebody has come to the table, so that nothing of that is still to be told.
SETTLED = 1.0
Frame = tuple[float, str | None, str]


class Thinker:
    """A bot that thinks for as long as it may, if there is anything to think about, and then declines."""

    async def plan(self, table: Any, _bot: str, at_most: float | None = None) -> list[Planned]:
        await asyncio.sleep(0 if len(table.options) == 1 else at_most or LONGEST_THOUGHT)
        return [(table.step.decline, b"")]

    def close(self) -> None:
        pass


class Evening:
    """Ann moves, and the second seat is asked out of turn: Bob, or a bot. All frames that the others are sent are kept,
    with their times.
    """

    def __init__(self, match: Match, bot: str | None, clock: Clock | None, **more: Any) -> None:
        occupants = [Occupant(None if guest == "bob" and bot else guest, None, None, False) for guest in NAMES]
        occupants[1].bot = bot
        self.room = Room("table", match.game, True, occupants, {}, "ann", **more)
        self.room.match = match
        self.room.clock = clock
        windows.prepare(self.room)
        self.room.note_length()
        self.service = TableService(NoDisk())  # type: ignore[arg-type]
        self.service.registry._rooms["table"] = self.room
        self.service.registry.names |= NAMES
        self.frames: list[Frame] = []
        self.helpers: list[Any] = [
            BotPlayers(self.service, Thinker(), 0.4, windows.PAUSE),  # type: ignore[arg-type]
            AutomaticAnswers(self.service, windows.PAUSE),
            keeper := ClockKeeper(self.service),
        ]
        keeper.outages = []
        self.answered = asyncio.Event()
        self.service.on_change.append(lambda room: self.answered.set() if room.decisions == 2 else None)
        self.listening = [asyncio.create_task(self._listen(guest)) for guest in [*OTHERS, "bob"]]

    async def _listen(self, guest: str | None) -> None:
        subscriber = Subscriber(guest)
        self.room.subscribers.add(subscriber)
        self.service.somebody_came_or_went(self.room)
        while True:
            await subscriber.changed.wait()
            subscriber.changed.clear()
            message = next_message(self.service, self.room, subscriber)
            if message is not None and guest in OTHERS:
                self.frames.append((asyncio.get_running_loop().time(), guest, message))

    def reactions(self) -> Reactions:
        mine = views.view(self.room, NAMES, "bob")["reactions"]
        assert mine is not None
        return mine

    async def play(self, guest: Guest, thing: str) -> None:
        await playing.play(self.service, self.room, guest, fresh_id(), self.room.seq, [thing])

    async def advance(self, what: Callable[..., Awaitable[None]], scope: str, step: str | None = None) -> None:
        await what(self.service, self.room, BOB, fresh_id(), "blue", scope, step)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for helper in self.helpers:
            await helper.close()


def bidding(letter: str) -> tuple[Match, str]:
    """Red bids, and blue may object."""
    return town(post={"red": ["dove"], "blue": [letter], "green": ["ant"]}, day=1), "bid.2"


def sinking(letter: str) -> tuple[Match, str]:
    """A ship of Osaka is about to sink, and white has goods on it: a two could insure them, a five cannot."""
    position = {
        "seats": 3,
        "ship": {"red": "enshunada_1"},
        "goods": {"white": ["red_3"]},
        "hand": {"grey": ["blue_5"], "white": ["red_2" if letter == ABLE else "red_5"], "pink": ["green_5"]},
        "agenda": ["TakeFirstTile grey", "InsureGoods white", "BlackCurrent grey", "BeginTurn pink"],
    }
    return higaki.start("osaka", position, seed=1), "tile.red"


Answer = Callable[[Evening], Awaitable[None]]


async def leaves_it_to_the_server(_evening: Evening) -> None:
    pass


async def declines_at_once(evening: Evening) -> None:
    await asyncio.sleep(0.5)
    await evening.play(BOB, "decline")


async def declines_late(evening: Evening) -> None:
    await asyncio.sleep(25)
    await evening.play(BOB, "decline")


async def declines_for_the_rest(evening: Evening) -> None:
    await asyncio.sleep(0.5)
    await evening.advance(advance_answers.stand, "always", WINDOW)


async def wants_to_be_asked_and_then_not(evening: Evening) -> None:
    await evening.advance(advance_answers.withdraw, "unable")
    await asyncio.sleep(2)
    await evening.advance(advance_answers.stand, "unable")


async def goes_away(evening: Evening) -> None:
    evening.listening[-1].cancel()


def blitz() -> Clock:
    return Clock("blitz", 600, 5, 3)


@pytest.fixture(autouse=True)
def same_moment() -> Iterator[None]:
    with patch("higaki.server.tables.room.now", lambda: "now"):
        yield


def frames(
    letter: str,
    answer: Answer = leaves_it_to_the_server,
    seed: int = 0,
    bot: str | None = None,
    clock: Callable[[], Clock] | None = blitz,
    begun: Callable[[str], tuple[Match, str]] = bidding,
    **more: Any,
) -> list[Frame]:
    """All that the others are sent from Ann's move on until it is answered, at which time after it."""

    async def spend() -> list[Frame]:
        match, first = begun(letter)
        evening = Evening(match, bot, clock and clock(), **more)
        await asyncio.sleep(SETTLED)
        evening.frames.clear()
        loop = asyncio.get_running_loop()
        began = loop.time()
        await evening.play(ANN, first)
        await answer(evening)
        async with asyncio.timeout(200):
            await evening.answered.wait()
        await asyncio.sleep(0.001)  # so that everybody has been sent it
        sent = [(round(moment - began, 6), guest, text) for moment, guest, text in evening.frames]
        sent.sort(key=lambda frame: (frame[0], frame[1] or ""))  # whose socket is served first is nobody's secret
        await evening.close()
        return sent

    with patch.object(windows, "random", random.Random(seed)), asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(spend())


def moments(sent: list[Frame]) -> list[float]:
    return sorted({moment for moment, _, _ in sent})


def test_a_bot_that_could_answer_takes_exactly_as_long_as_one_that_could_not() -> None:
    able = [frames(ABLE, seed=seed, bot="hard") for seed in range(WINDOWS)]
    unable = [frames(UNABLE, seed=seed, bot="hard") for seed in range(WINDOWS)]
    assert able == unable
    answered = [moments(sent)[-1] for sent in able]
    assert len(set(answered)) == WINDOWS  # it is not always the same, as that of no person is
    assert windows.PAUSE[0] <= min(answered) < 1.2
    assert 2.0 < max(answered) <= windows.PAUSE[1]


def test_a_bot_that_has_to_wait_for_a_worker_does_not_answer_as_soon_as_it_has_thought() -> None:
    class Late(Thinker):
        async def plan(self, table: Any, _bot: str, at_most: float | None = None) -> list[Planned]:
            await asyncio.sleep(2.6)
            return [(table.step.decline, b"")]

    with patch(f"{__name__}.Thinker", Late):
        answered = [moments(frames(ABLE, seed=seed, bot="hard"))[-1] for seed in range(8)]
    with patch.object(windows, "random", random.Random(0)):
        first, second, third = (windows.drawn(windows.PAUSE) for _ in range(3))
    assert answered[0] in (round(first + second, 6), round(first + second + third, 6))
    assert min(answered) > 2.6
    assert len(set(answered)) == len(answered)


@pytest.mark.parametrize("letter", [ABLE, UNABLE])
def test_a_worker_is_at_work_as_long_whether_there_is_something_to_think_about(letter: str) -> None:
    """Else the others would wait longer for theirs, or their hints, behind one that thinks."""
    match = town(post={"blue": [letter]})
    match.play("bid.2")
    t, passed = match.table, [0.0]

    def pass_by(seconds: float) -> None:
        passed[0] += seconds

    clock = SimpleNamespace(perf_counter=lambda: passed[0], sleep=pass_by)
    task: Task = (t.game.name, t.seats, {}, write_whole(t), "greedy", 1, 0.6)
    with patch("higaki.server.workers.bot_pool.time", clock), patch("higaki.catalogue.find", lambda _: t.game):
        assert next(t.game.things.names[thing] for thing, _ in _plan_evenly(task)) in match.options
    assert passed[0] == pytest.approx(0.6)


def test_no_frame_tells_that_somebody_really_thinks_it_over() -> None:
    """Neither of the clock nor of anything else: between the question and the answer there is none."""
    sent = frames(ABLE, declines_late)
    assert moments(sent) == [0.0, 25.0]
    assert len(sent) == 2 * len(OTHERS)


@pytest.mark.parametrize("clock", [blitz, lambda: Clock("relaxed", 600, 0, 3)], ids=["blitz", "relaxed"])
def test_how_long_somebody_thought_is_charged_to_nobody(clock: Callable[[], Clock]) -> None:
    soon, late = frames(ABLE, declines_at_once, clock=clock), frames(ABLE, declines_late, clock=clock)
    assert [(guest, text) for _, guest, text in soon] == [(guest, text) for _, guest, text in late]


def test_who_does_not_answer_is_declined_for_in_the_end_where_a_clock_runs() -> None:
    assert moments(frames(ABLE)) == [0.0, windows.LONGEST_IN_BLITZ]
    assert moments(frames(ABLE, clock=lambda: Clock("relaxed", 40, 0, 3))) == [0.0, 40.0]
    assert moments(frames(ABLE, clock=lambda: Clock("blitz", 12, 0, 3))) == [0.0, 12.0]
    assert moments(frames(ABLE, clock=lambda: Clock("days", 40, 0, 3, "easy"))) == [0.0, pytest.approx(40.0, abs=1e-3)]
    assert moments(frames(ABLE, clock=lambda: Clock("bank", 50, 0, 3, "easy"))) == [0.0, pytest.approx(50.0, abs=1e-3)]


def test_without_a_clock_nobody_is_hurried() -> None:
    with pytest.raises(TimeoutError):
        frames(ABLE, clock=None)


WAYS: list[tuple[str, Answer]] = [
    (ABLE, leaves_it_to_the_server),
    (ABLE, declines_at_once),
    (ABLE, declines_for_the_rest),
    (UNABLE, declines_at_once),
    (UNABLE, wants_to_be_asked_and_then_not),
]


@pytest.mark.parametrize(("letter", "answer"), WAYS, ids=lambda value: getattr(value, "__name__", value))
def test_an_even_window_takes_as_long_for_everybody(letter: str, answer: Answer) -> None:
    for clock in (blitz, None):
        plain, other = [
            [frames(*way, seed=seed, clock=clock, even_windows=True) for seed in range(WINDOWS // 16)]
            for way in ((UNABLE, leaves_it_to_the_server), (letter, answer))
        ]
        assert plain == other
        assert all(moments(sent) == [0.0, windows.EVEN] for sent in plain)


def test_an_even_window_takes_as_long_for_bots_and_for_who_is_away() -> None:
    for letter in (ABLE, UNABLE):
        assert moments(frames(letter, bot="hard", even_windows=True)) == [0.0, windows.EVEN]
        assert moments(frames(letter, goes_away, even_windows=True))[-1] == windows.EVEN
    assert frames(ABLE, goes_away, even_windows=True) == frames(UNABLE, goes_away, even_windows=True)


def test_what_is_held_back_is_shown_to_who_said_it_and_comes_in_time() -> None:
    seen: list[Reactions] = []

    async def objects(evening: Evening) -> None:
        await asyncio.sleep(2)
        seen.append(evening.reactions())
        await evening.play(BOB, "object")
        seen.append(evening.reactions())
        with pytest.raises(Exception, match="there is no thing called"):
            await evening.play(BOB, "nothing")
        assert evening.room.window.held == ["object"]

    sent = frames(ABLE, objects, even_windows=True)
    assert [(one["held"], one["passing"], one["left"]) for one in seen] == [(False, False, 4000), (True, True, 4000)]
    assert moments(sent) == [0.0, windows.EVEN]
    assert all('"objected"' in text for moment, _, text in sent if moment)


def test_nobody_is_answered_for_while_nobody_is_there() -> None:
    async def all_go(evening: Evening) -> None:
        for task in evening.listening:
            task.cancel()
        evening.room.subscribers.clear()
        evening.room.subscribers._note_guests()
        evening.service.somebody_came_or_went(evening.room)

    for even in (False, True):
        with pytest.raises(TimeoutError):
            frames(ABLE, all_go, even_windows=even)


# What else is asked out of turn: insurance in Osaka


def test_a_bot_takes_as_long_where_it_can_insure_nothing() -> None:
    for seed in range(8):
        able, unable = [
            frames(letter, seed=seed, bot="hard", begun=sinking, memory="strict") for letter in (ABLE, UNABLE)
        ]
        assert able == unable


def test_who_can_insure_nothing_has_it_answered_and_others_hear_the_same() -> None:
    seen: list[Reactions] = []

    async def looks(evening: Evening) -> None:
        seen.append(evening.reactions())

    unable = frames(UNABLE, looks, begun=sinking, memory="strict")
    answered = moments(unable)[-1]
    assert windows.PAUSE[0] <= answered <= windows.PAUSE[1]
    assert (seen[0]["passing"], seen[0]["decline"], seen[0]["windows"], seen[0]["left"]) == (True, "done", [], None)

    async def clicks(evening: Evening) -> None:
        assert not evening.reactions()["passing"]
        await asyncio.sleep(answered)
        await evening.play(BOB, "done")

    assert frames(ABLE, clicks, begun=sinking, memory="strict") == unable
