"""A review adds up: every change of the chances is somebody's decision or luck, and luck averages to nothing."""

from __future__ import annotations

import json
import math
from typing import Any, ClassVar

import pytest
from sampling import SOAK
from variants import sources
from written import ABOUT_TO_WIN

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.explaining import Change, why_rather
from higaki.bots.tree import Node
from higaki.bots.win_probability import chances
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.match import Match
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal
from higaki.review import Review, Reviewing, move_cost, review, rollout
from higaki.review.luck import fortune_of, mean_and_doubt, nothing_drawn, taken_again
from higaki.review.move_cost import MOST_TABLES, TABLES, Lead, Measured, Suspicion, cost_of, measure, weigh
from higaki.review.replayed_game import Course, Decision
from higaki.review.reviewing import MOST_MEASURED, Looked

pytestmark = pytest.mark.slow
Z_999 = 3.29


def played(game: str, seats: int, seed: int, bots: str = "random", **options: Any) -> Match:
    match = higaki.new(game, seats=seats, seed=seed, **options)
    players = [bot_called(bots, rng_of(seed, f"bot {seat}")) for seat in range(seats)]
    while not match.over:
        match.play(match.game.things.names[players[match.seat].choose(match.table)])
    return match


def recorded(game: str) -> Match:
    file = sorted(sources()[game].glob("tests/games/*.json"))[0]
    return higaki.load(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", catalogue.names())
def test_decisions_and_luck_are_all_that_changes_the_chances(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "DECISIONS_ON", 1)
    match = recorded(game)
    found = review(match, bot=None, comparisons=2)
    assert found.moments[-1].chances == chances(match.table)
    assert any(any(moment.fortune.luck) for moment in found.moments[1:])
    for seat, balance in enumerate(found.balances):
        change = balance.own + balance.others + balance.luck
        assert balance.begin + change == pytest.approx(balance.end, abs=1e-9)
        assert balance.end == (1 / len(match.ranking[0]) if seat in match.ranking[0] else 0)
        assert balance.without_luck == balance.end - balance.luck


def test_the_course_has_every_decision_and_leads_to_the_same_end() -> None:
    match = played("dragon_market", 2, 3)
    course = Course(match)
    thrown = [number for number, entry in enumerate(match.log, 1) if entry.seat < 0]
    assert thrown, "dice were to be thrown"
    assert [decision.number for decision in course.decisions] == [
        number for number in range(1, len(match.log) + 1) if number not in thrown
    ]
    assert all(match.log[one.number - 1].seat == one.seat == one.before.seat for one in course.decisions)
    assert write_whole(course.tables[-1]) == write_whole(match.table)


def test_what_draws_nothing_is_no_luck_and_what_draws_is_compared_with_other_draws() -> None:
    course = Course(played("osaka", 3, 5))
    drawing = 0
    for decision in course.decisions:
        fortune = fortune_of(decision, rng_of(1, "luck"), 3)
        drew = decision.after.random_state != decision.before.random_state
        drawing += drew
        assert drew == taken_again(decision, rng_of(2, "luck"))[1]
        assert drew or fortune.luck == fortune.doubt == [0.0] * 3
    assert 0 < drawing < len(course.decisions)


def test_luck_is_nothing_on_average_over_all_that_could_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a dragon's die decides how far one comes, and where cards are drawn; within four standard errors."""
    for game, decisions_on in (("dragon_market", 0), ("osaka", 1)):
        monkeypatch.setattr(rollout, "DECISIONS_ON", decisions_on)
        drawing = [one for one in Course(recorded(game)).decisions if taken_again(one, rng_of(0, "any"))[1]]
        rng = rng_of(4, "other ways")
        lucky: list[list[float]] = []
        for number in range(300):
            one = drawing[number % len(drawing)]
            instead = Decision(one.number, one.seat, one.thing, one.before, taken_again(one, rng)[0])
            lucky.append(fortune_of(instead, rng, 2).luck)
        mean, doubt = mean_and_doubt(lucky)
        assert all(variance > 0 for variance in doubt)
        assert all(abs(mean[seat]) < 4 * math.sqrt(doubt[seat]) for seat in range(len(mean)))


def test_the_same_game_has_the_same_review_in_whatever_order_its_pieces_are_done() -> None:
    saved = played("osaka", 2, 7).save()
    once, again = (
        Reviewing(higaki.load(saved), bot="hard:40", comparisons=2),
        Reviewing(higaki.load(saved), bot="hard:40", comparisons=2),
    )
    backwards = [again.look(at) for at in reversed(range(0, again.decisions, 9))][::-1]
    for one, other in zip([once.look(at) for at in range(0, once.decisions, 9)], backwards, strict=True):
        assert (one.number, one.chances, one.fortune.luck) == (other.number, other.chances, other.fortune.luck)
        assert vars_of(one.suspicion) == vars_of(other.suspicion)


def vars_of(suspicion: object) -> object:
    return None if suspicion is None else (suspicion.better, suspicion.share)  # type: ignore[attr-defined]


def test_a_mistake_shortly_before_the_end_is_found_with_what_would_have_been_better() -> None:
    """Blue would sail to Edo, with grey's last tile, if grey bought. It takes the card into its hand; white can win."""
    match = higaki.start("osaka", ABOUT_TO_WIN, seed=1)
    match.play("market.1")
    work = Reviewing(match)
    looked = [work.look(at) for at in range(work.decisions)]
    suspicion = looked[0].suspicion
    assert suspicion is not None
    assert match.game.things.names[suspicion.better] == "buy"
    assert work.to_measure(looked)[0] == (0, suspicion.better)
    cost = work.judge(0, suspicion.better)
    assert cost is not None
    assert (cost.number, cost.seat, cost.thing) == (1, 0, match.log[0].thing)
    assert cost.cost > cost.within > 0
    assert cost.why, "it says what is better about it"
    assert looked[0].lead is None, "a mistake leads nothing"
    assert work.deal().fortune.luck == [0.0, 0.0], "nobody dealt a position that was written"


def test_the_better_thing_is_held_against_the_chosen_one_and_not_against_how_it_was() -> None:
    """Of three cards for 15 coins grey keeps none if it buys, and would have 20 had it taken the blue one."""
    position = {
        "seats": 2,
        "market": ["blue_5", "red_3", "red_3"],
        "hand": {"grey": ["blue_5", "red_5", "red_5"], "white": ["red_5", "red_5"]},
        "goods": {"grey": ["blue_5"], "white": ["red_5", "red_3"]},
        "turn": "grey",
    }
    match = higaki.start("osaka", position, seed=1)
    things = match.game.things.numbers
    match.play("buy")
    decision = Course(match).decisions[0]

    def why(chosen: str, better: str) -> list[Change]:
        taken = Decision(1, 0, things[chosen], decision.before, decision.after)
        return cost_of(taken, things[better], Measured([0.1, 0.2]), rng_of(1, "why")).why

    assert ("coins", 0, 20) in why("buy", "market.1"), "with the payment that buying begins"
    assert why("market.2", "market.1") == [("coins", 18, 20)]
    assert why("market.1", "market.2") == [], "fewer coins are no reason"


def test_the_best_move_is_one_that_wins_where_all_others_lose_much() -> None:
    """Blue sails to Edo, with grey's last tile, if grey buys; whatever else it does, white can win."""
    match = higaki.start("osaka", ABOUT_TO_WIN, seed=1)
    match.play("buy")
    work = Reviewing(match)
    looked = [work.look(at) for at in range(work.decisions)]
    lead = looked[0].lead
    assert lead is not None
    assert looked[0].suspicion is None
    assert work.to_praise(looked)[0] == (0, lead.second)
    best = work.praise(0, lead.second)
    assert best is not None
    assert (best.number, best.seat, match.game.things.names[best.thing]) == (1, 0, "buy")
    assert best.lead > best.within > 0
    assert best.lead == pytest.approx(-Measured(work.measure(0, lead.second, [])).mean)
    assert best.why, "it says what is good about it"
    whole = Review(work.course, work.deal(), looked, [], [best])
    assert whole.best == {0: best}


# What is named


class Watching:
    """Stands in for all that looks at tables, and writes them down."""

    def __init__(self, rng: Rng) -> None:
        pass

    seen: ClassVar[list[str]] = []

    @classmethod
    def look(cls, t: Table) -> None:
        cls.seen.append(f"{t.random_state} {write_whole(t)}")

    def weigh(self, t: Table) -> list[Node]:
        self.look(t)
        return [Node(t.seat, thing, 0.0, []) for thing in t.options]

    @classmethod
    def chances_later(cls, t: Table, state: int, times: int) -> list[float]:
        cls.look(t)
        return [0.0] * t.seats

    @classmethod
    def why_rather(cls, t: Table, better: int, chosen: int) -> list[Change]:
        cls.look(t)
        return []


@pytest.fixture(scope="module")
def secretive() -> Course:
    """A game in which everybody holds cards that nobody else has seen."""
    return Course(recorded("yokohama"))


@pytest.mark.parametrize("what", ["search", "measuring", "reasons"])
def test_a_review_looks_only_at_tables_as_the_seat_could_imagine_them(
    monkeypatch: pytest.MonkeyPatch, secretive: Course, what: str
) -> None:
    """At two that differ in nothing but what it could not know these are the same."""
    monkeypatch.setattr(move_cost, "bot_called", lambda name, rng: Watching(rng))
    for patched in ("chances_later", "why_rather"):
        monkeypatch.setattr(move_cost, patched, getattr(Watching, patched))
    monkeypatch.setattr(move_cost, "Search", Watching)
    monkeypatch.setattr(move_cost, "TABLES", 3)

    def looked_at(decision: Decision, better: int) -> list[str]:
        Watching.seen.clear()
        if what == "search":
            weigh(decision, rng_of(1, what), "any")
        elif what == "measuring":
            measure(decision, better, rng_of(1, what))
        else:
            cost_of(decision, better, Measured([0.1, 0.2]), rng_of(1, what))
        return list(Watching.seen)

    compared = different = 0
    for decision in secretive.decisions[::10]:
        if decision.before.choices > 1:
            secret = redeal(decision.before, decision.seat, rng_of(decision.number, "secrets"))
            other = Decision(decision.number, decision.seat, decision.thing, secret, decision.after)
            better = decision.before.options[0]
            found = looked_at(decision, better)
            assert found == looked_at(other, better)
            assert found
            compared += 1
            different += write_whole(decision.before) != write_whole(secret)
    assert compared > 5
    assert different > 2


def test_what_is_left_open_is_measured_on_four_times_as_many_tables() -> None:
    assert MOST_TABLES == 4 * TABLES
    by_chance = [0.3, -0.26] * (TABLES // 2)
    assert Measured(by_chance).mean == pytest.approx(0.02)
    assert Measured(by_chance).open
    assert not Measured(by_chance * 4).open
    assert not Measured(by_chance * 4).sure
    clear = Measured([0.03, 0.01] * (TABLES // 2))
    assert (clear.sure, clear.open) == (True, False)
    nothing = Measured([0.004, 0.0] * (TABLES // 2))
    assert (nothing.sure, nothing.open) == (False, False), "it is sure, but not worth a word"


def looking_like(shares: list[float]) -> tuple[Reviewing, list[Looked]]:
    """A game of which a search thinks so of the first seat's decisions, and nothing of the others'."""
    work = Reviewing(played("osaka", 2, 7))
    left, looked = iter(shares), []
    for decision in work.course.decisions:
        share = next(left, None) if decision.seat == 0 else None
        suspicion = None if share is None else Suspicion(decision.thing, share)
        looked.append(Looked(decision.number, [], nothing_drawn(2), suspicion))
    return work, looked


def test_the_most_suspicious_decisions_are_measured() -> None:
    shares = [0.01 + 0.001 * ((7 * number) % 30) for number in range(30)]
    work, looked = looking_like([*shares, 0.009])
    measured = [looked[at].suspicion for at, _ in work.to_measure(looked)]
    assert sorted(one.share for one in measured if one is not None) == sorted(shares)[-MOST_MEASURED:]
    few, looked = looking_like([0.02, 0.5, 0.009, 0.03, 0.01])
    assert len(few.to_measure(looked)) == 4, "but for what is not worth a word"


def test_two_decisions_of_each_seat_may_be_its_best_and_the_surest_of_all_is_told() -> None:
    work, _ = looking_like([])
    looked, shares = [], {0: iter([0.02, 0.3, 0.009, 0.1]), 1: iter([0.009, 0.05])}
    for decision in work.course.decisions:
        share = next(shares[decision.seat], None)
        lead = None if share is None else Lead(decision.thing, share)
        looked.append(Looked(decision.number, [], nothing_drawn(2), lead))
    praised = [(work.course.decisions[at].seat, looked[at].lead) for at, _ in work.to_praise(looked)]
    assert sorted((seat, one.share) for seat, one in praised if one is not None) == [(0, 0.1), (0, 0.3), (1, 0.05)]


def test_a_lead_that_is_not_sure_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    work, _ = looking_like([])
    monkeypatch.setattr(move_cost, "why_rather", lambda *_: [])
    assert work.best_move(0, 0, [0.26, -0.3] * (TABLES // 2)) is None
    assert work.best_move(0, 0, [0.03, 0.01] * (TABLES // 2)) is None, "the other one was better"
    sure = work.best_move(0, 0, [-0.03, -0.01] * (TABLES // 2))
    assert sure is not None
    assert sure.lead == pytest.approx(0.02)


def test_a_cost_that_is_not_sure_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two in a hundred of a win, twice by chance and twice without doubt; and however often somebody erred."""
    work, looked = looking_like([0.1] * MOST_MEASURED)
    doubtful, sure = [0.3, -0.26] * (TABLES // 2), [0.03, 0.01] * (TABLES // 2)
    measuring = work.to_measure(looked)
    unsure = {at for at, _ in measuring[::2]}
    monkeypatch.setattr(work, "measure", lambda at, _, before: before + (doubtful if at in unsure else sure))
    monkeypatch.setattr(move_cost, "why_rather", lambda *_: [])
    costs = [work.judge(at, better) for at, better in measuring]
    assert [cost is None for cost in costs] == [at in unsure for at, _ in measuring]
    assert sum(cost is not None for cost in costs) == MOST_MEASURED // 2 > 4
    assert all(cost.cost > cost.within for cost in costs if cost is not None)


def test_no_reason_says_less_of_what_is_good_or_more_of_what_is_bad() -> None:
    """Insured goods are worth more than many that may sink; nobody would understand that by how many there are."""
    game, reasons, of_opponents = catalogue.find("osaka"), 0, 0
    for seed in range(3):
        t, rng = game.new_table(3, seed, {}), rng_of(seed, "any")
        while not t.over:
            options = t.options
            better, chosen = options[rng.below(len(options))], options[rng.below(len(options))]
            for word, before, after in why_rather(t, better, chosen):
                reasons += 1
                of_opponents += word == "rival"
                assert (after < before) == (word == "rival"), (word, before, after)
            t.play(options[rng.below(len(options))])
    assert reasons > 20
    assert of_opponents


# In the long run


@pytest.mark.skipif(not SOAK, reason="two hundred games: in `make soak`")
@pytest.mark.parametrize("game", catalogue.names())
def test_over_two_hundred_games_nobody_was_lucky(game: str) -> None:
    """By seat, within 99.9 %: sixteen means are looked at, and one in a thousand may lie outside."""
    lucky: list[list[float]] = []
    for seed in range(200):
        found = review(played(game, 4, seed, "greedy"), seed, bot=None, comparisons=2)
        lucky.append([balance.luck for balance in found.balances])
    mean, doubt = mean_and_doubt(lucky)
    for seat in range(4):
        within = Z_999 * math.sqrt(doubt[seat])
        assert within > 0
        assert abs(mean[seat]) < within, f"seat {seat} of {game}: {mean[seat]:.4f} ± {within:.4f}"
