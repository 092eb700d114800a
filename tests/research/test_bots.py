"""Bots never hold the true table, and greedy is better company than chance."""

import os

import pytest

import higaki
from higaki import arena, catalogue
from higaki.bots import bot_called
from higaki.bots.bot import Bot
from higaki.bots.explaining import Change, different, intended, why_each
from higaki.bots.planning import best_after
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import settle_chance
from higaki.engine.views.redeal import redeal
from higaki.server.workers.bot_pool import _advise

GAME = catalogue.find("osaka")
# Whole games of bots are played where they think fast: on the compiled build.
QUICK = bool(os.environ.get("HIGAKI_QUICK"))


def test_a_bot_thinks_about_a_redealt_table() -> None:
    seen: list[Table] = []

    class Spy(Bot):
        def think(self, t: Table) -> int:
            seen.append(t)
            return t.options[0]

    t = GAME.new_table(3, 5, {})
    Spy(rng_of(1, "spy")).choose(t)
    assert seen[0] is not t
    assert seen[0].random_state != t.random_state
    spots = range(len(GAME.places.spots))
    assert [seen[0].size(spot) for spot in spots] == [t.size(spot) for spot in spots]


def test_the_same_luck_gives_the_same_answer() -> None:
    t = GAME.new_table(3, 5, {})
    for name in ("greedy", "random"):
        answers = {bot_called(name, rng_of(1, "bot")).choose(t) for _ in range(3)}
        assert len(answers) == 1


@pytest.mark.slow
def test_every_choice_changes_terms_that_a_hint_can_name_and_the_true_table_stays() -> None:
    named = set()
    for seed in range(3 if QUICK else 12):
        t = GAME.new_table(3, seed, {})
        bot = bot_called("greedy", rng_of(seed, "bot"))
        settle_chance(t, rng_of(seed, "lot"))  # who begins
        while not t.over:
            before = write_whole(t)
            thing = bot.choose(t)
            for option in t.options:
                (found,) = why_each(t, [intended(t, option)])
                assert len(found) <= 2
                assert all(was != now for _, was, now in found)
                named |= {word for word, _, _ in found}
            assert write_whole(t) == before
            t.play(thing)
    assert {"won", "tiles", "goods", "coins"} <= named


def osaka(**position: object) -> Table:
    """Grey's turn, with three cards in hand."""
    hand = {"grey": ["blue_5", "red_5", "red_5"], "white": ["red_5", "red_5"]}
    return higaki.start("osaka", {"seats": 2, "hand": hand, "turn": "grey"} | position, seed=1).table


def things(*names: str) -> list[int]:
    return [GAME.things.numbers[name] for name in names]


def reasons(t: Table, *advised: int) -> list[list[Change]]:
    return why_each(t, [intended(t, thing) for thing in advised])


def test_what_all_advised_things_change_alike_is_a_reason_for_none() -> None:
    t = osaka(market=["blue_5", "red_3", "blue_5"])
    take, same, other = things("market.1", "market.3", "market.2")
    assert reasons(t, take, other) == [[("coins", 15, 20)], [("coins", 15, 18)]]
    assert reasons(t, take, same) == [[], []]
    assert reasons(t, take) == [[("coins", 15, 20)]], "alone it is a reason"


def test_equal_cards_and_two_ways_to_one_table_are_advised_once() -> None:
    t = osaka(market=["blue_5", "red_3", "blue_5"])
    first, other, same, reserve = things("market.1", "market.2", "market.3", "reserve")
    assert different(t, [other, same, first, reserve]) == [other, same, reserve], "the first of them stays"
    paying = osaka(market=["blue_5", "red_3"], hand={"grey": ["blue_5", "red_5", "green_2"], "white": ["red_5"]})
    paying.play(things("buy")[0])
    both = things("hand.red_5", "hand.blue_5")
    assert set(both) <= set(paying.options)
    assert len(different(paying, both)) == 1, "both are paid, whichever comes first"


def test_a_hint_names_no_two_cards_that_are_alike() -> None:
    t = osaka(market=["red_3", "red_3", "red_3", "red_3", "green_2"], hand={"grey": [], "white": ["red_5"]})
    advised = _advise(("osaka", 2, {}, write_whole(t), "hard:60", 1, 60.0))
    first = [advice["moves"][0]["things"][0] for advice in advised]
    assert 2 <= len(first) <= 3
    assert len([name for name in first if name not in ("market.5", "reserve")]) == 1
    behind = [advice["behind"] for advice in advised]
    assert behind == sorted(behind)
    assert behind[0] == 0


def test_a_card_that_will_be_drawn_is_no_reason_for_a_hint() -> None:
    """Each deal has another mission on top of its stack, with another worth."""
    t = catalogue.find("yedo").new_table(3, 1, {})
    settle_chance(t, rng_of(1, "lot"))
    for seed in range(4):
        dealt = redeal(t, t.seat, rng_of(seed, "deal"))
        for advice in _advise(("yedo", 3, {}, write_whole(dealt), "hard:20", seed, 60.0)):
            assert advice["moves"][0]["things"][0].startswith("stack.")
            assert advice["why"] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", catalogue.names())
def test_greedy_beats_random(name: str) -> None:
    game = catalogue.find(name)
    if QUICK and any(step.between_actions for step in game.steps.all):
        pytest.skip("its thoughts are deep: runs on the compiled build")
    options = {option.name: "lot" for option in game.settings.options if "lot" in option.values}
    games = 12 if QUICK else 10
    contests = arena.compete(["greedy", "random", "random"], game=name, games=games, options=options)
    figures = contests[name].rows[0].figures
    assert figures is not None
    assert figures.games == games
    assert figures.interval[0] > 0.6, (
        f"greedy wins {figures.win_share:.0%} of {games} games against two random bots: too few to be sure of 60 %"
    )


def test_easy_overlooks_the_best_now_and_then_but_never_takes_what_looks_bad() -> None:
    overlooked = asked = 0
    for seed in range(2 if QUICK else 10):
        t = GAME.new_table(3, seed, {})
        bot = bot_called("easy", rng_of(seed, "bot"))
        while not t.over:
            looks = [best_after(t, thing).value for thing in t.options]
            thing = bot.think(t.clone())
            look = looks[t.options.index(thing)]
            assert look >= (max(looks) + min(looks)) / 2
            if max(looks) > min(looks):
                asked += 1
                overlooked += look < max(looks)
            t.play(thing)
    assert 0.05 < overlooked / asked < 0.35


@pytest.mark.skipif(QUICK, reason="many whole games: runs on the compiled build")
def test_easy_is_beaten_by_greedy_and_beats_random() -> None:
    for better, worse in (("greedy", "easy"), ("easy", "random")):
        contests = arena.compete([better, worse, worse, worse], game="osaka", games=120)
        figures = contests["osaka"].rows[0].figures
        assert figures is not None
        assert figures.interval[0] > 0.25
