"""The search: what it finds, how long it thinks, what it remembers, and that it leaves the true table alone."""

import pytest

import higaki
from higaki import catalogue
from higaki.bots import bot_called
from higaki.bots.ismcts_baseline import search
from higaki.bots.planning import best_plans
from higaki.bots.rollout import played_on, shares_on_the_way
from higaki.bots.search import ENOUGH_TO_COMPARE, Search
from higaki.bots.tree import Node
from higaki.bots.win_probability import chances
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.position_writer import write_whole
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing, sample
from higaki.engine.views.redeal import redeal

GAME = catalogue.find("osaka")
# Blue sails to Edo if grey buys: the last tile, and more victory cards than white has.
ABOUT_TO_WIN = {
    "seats": 2,
    "market": ["blue_5"],
    "farm": ["red_2", "red_3", "green_2"],
    "hand": {"grey": ["blue_5"], "white": ["red_2"]},
    "goods": {"grey": ["blue_5"]},
    "tiles": {"grey": ["blue"] * 7},
    "ship": {"blue": "enshunada_2"},
    "turn": "grey",
}


def about_to_win() -> Table:
    return higaki.start("osaka", ABOUT_TO_WIN, seed=1).table


def searching(iterations: int, seconds: float = 600.0) -> Search:
    return Search(rng_of(1, "search"), iterations, seconds, False)


def test_the_ismcts_baseline_finds_the_purchase_that_wins_and_leaves_the_true_table_alone() -> None:
    t = about_to_win()
    before = write_whole(t), t.drawn
    root = search(t, 40, rng_of(1, "search"))
    assert (write_whole(t), t.drawn) == before
    assert root.visits == sum(child.visits for child in root.children) == 40
    assert {child.thing for child in root.children} == set(t.options)
    best = max(root.children, key=lambda child: child.visits)
    assert GAME.things.names[best.thing] == "buy"


def test_a_search_finds_the_purchase_that_wins_and_knows_that_it_wins() -> None:
    t = about_to_win()
    before = write_whole(t), t.drawn
    weighed = searching(40).weigh(t)
    assert (write_whole(t), t.drawn) == before
    assert {one.thing for one in weighed} == set(t.options)
    assert GAME.things.names[weighed[0].thing] == "buy"
    assert weighed[0].share > 0.99
    assert weighed[0].visits > sum(one.visits for one in weighed[1:])


def test_what_is_compared_was_tried_often_enough_and_the_largest_share_comes_first() -> None:
    best, other, *more = searching(2).compare(about_to_win(), 3)
    assert GAME.things.names[best.thing] == "buy"
    assert best.share > other.share
    assert len(more) <= 1
    assert all(one.visits >= ENOUGH_TO_COMPARE for one in (best, other, *more))


def test_what_there_was_no_time_to_try_is_not_compared() -> None:
    assert [one.visits for one in searching(1000, 0.0).compare(about_to_win(), 3)] == [1]


@pytest.mark.parametrize("name", catalogue.names())
def test_medium_thinks_as_much_as_the_game_says(name: str) -> None:
    game, bot = catalogue.find(name), bot_called("medium", rng_of(1, "bot"))
    assert isinstance(bot, Search)
    assert bot.iterations_at(game.new_table(4, 1, game.settings.quick)) == game.search_settings.medium_iterations > 0


def test_a_search_without_iterations_of_its_own_makes_those_of_the_game() -> None:
    tried = sum(one.visits for one in searching(0).weigh(GAME.new_table(4, 1, {})))
    assert GAME.search_settings.medium_iterations // 2 < tried <= GAME.search_settings.medium_iterations


def test_hard_looks_farther_ahead_than_medium() -> None:
    t = GAME.new_table(4, 1, {})
    shares = []
    for name in ("medium:9", "hard:9", "hard:9"):
        bot = bot_called(name, rng_of(1, "bot"))
        assert isinstance(bot, Search)
        shares.append([(one.thing, one.share) for one in bot.weigh(t) if one.visits])
    assert shares[0] != shares[1] == shares[2]


def test_a_table_is_judged_at_the_end_of_every_round_on_the_way() -> None:
    t = GAME.new_table(3, 1, GAME.settings.quick)
    on_the_way, rounds = t.clone(), []
    rng = rng_of(1, "on the way")
    for turns in (1, 2, 2):
        on_the_way = played_on(on_the_way, on_the_way.seat, turns, rng)
        rounds.append(chances(on_the_way))
    mean = [sum(shares) / 3 for shares in zip(*rounds, strict=True)]
    assert shares_on_the_way(t.clone(), t.seat, 7, rng_of(1, "on the way")) == pytest.approx(mean)
    assert mean != pytest.approx(rounds[-1]), "nothing happened on the way"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["osaka", "yokohama", "yedo"])
def test_where_turns_are_long_the_tree_ends_with_the_own_one(name: str) -> None:
    game = catalogue.find(name)
    t = game.new_table(3, 1, game.settings.quick)
    while t.seat == CHANCE or t.choices == 1:
        t.follow(random_thing(t, rng_of(1, "to begin with")))
    seats = {node.seat for node in below(searching(60).grown(t))}
    assert (seats - {CHANCE} == {t.seat}) == game.search_settings.long_turns


def below(node: Node) -> list[Node]:
    """All that follows from a node."""
    return [after for child in node.children for after in (child, *below(child))]


def test_a_search_stops_when_nothing_can_be_overtaken_any_more() -> None:
    """Two thirds of a thousand for one of two options are enough."""
    tried = sum(one.visits for one in searching(1000).weigh(about_to_win()))
    assert 500 < tried < 1000


def test_a_search_stops_when_its_time_is_over() -> None:
    assert sum(one.visits for one in searching(10_000_000, 0.05).weigh(GAME.new_table(4, 7, {}))) < 1_000_000


def questions_of_one_turn(bot: Search) -> tuple[Table, Table]:
    """A table at which the bot has chosen, and the same seat is asked at once what that was only the beginning of."""
    for seed in range(50):
        t = GAME.new_table(3, seed, {})
        while not t.over:
            before = t.clone()
            t.play(bot.choose(t))
            if t.seat == before.seat and t.choices > 1:
                return before, t
    raise AssertionError("no turn has two questions")


@pytest.mark.slow
def test_what_was_thought_of_a_turn_is_not_thought_of_again() -> None:
    bot = searching(60)
    _, after = questions_of_one_turn(bot)
    assert bot.begun(redeal(after, after.seat, rng_of(2, "redeal"))).visits > 0


@pytest.mark.slow
def test_what_was_thought_of_another_question_is_forgotten() -> None:
    bot = searching(60)
    before, _ = questions_of_one_turn(bot)
    assert bot.begun(redeal(before, before.seat, rng_of(2, "redeal"))).visits == 0


@pytest.mark.slow
def test_a_plan_is_a_row_of_answers_that_can_all_be_given() -> None:
    before, _ = questions_of_one_turn(searching(60))
    imagined = redeal(before, before.seat, rng_of(2, "redeal"))
    planned = searching(200).plan(imagined.clone())
    assert len(planned) > 1
    for thing in planned:
        assert imagined.seat == before.seat
        imagined.play(thing)


def test_a_turn_is_planned_on_where_nothing_that_was_searched_can_be_chosen() -> None:
    """Other deals may have other options, for what others hide may decide what can be chosen."""
    before, _ = questions_of_one_turn(searching(10))
    t, bot, seat = redeal(before, before.seat, rng_of(2, "redeal")), searching(60), before.seat
    for node in bot.weigh(t):
        after = t.clone()
        after.follow(node.thing)
        if after.seat == seat:
            break
    assert after.seat == seat
    node.children.clear()
    strange = next(thing for thing in range(len(t.game.things.names)) if thing not in after.options)
    node.children.append(Node(seat, strange, 0.0, []))
    node.children[0].visits = 100
    for thing in bot.turn(t, node):
        assert t.seat == seat
        t.play(thing)


@pytest.mark.parametrize("name", catalogue.names())
def test_chances_add_up_and_the_winner_has_won(name: str) -> None:
    game = catalogue.find(name)
    rng = rng_of(1, "chances")
    t = game.new_table(max(game.settings.seats), 1, {})
    while not t.over:
        if rng.below(20) == 0:
            assert sum(chances(t)) == pytest.approx(1)
        t.play(random_thing(t, rng))
    winners = game.ranking(t)[0]
    assert chances(t) == [1 / len(winners) if seat in winners else 0 for seat in range(t.seats)]


def test_a_team_wins_together() -> None:
    game = catalogue.find("dragon_market")
    rng = rng_of(4, "team")
    t = game.new_table(4, 4, {"teams": True})
    assert sum(chances(t)) == pytest.approx(2)
    while not t.over:
        t.play(random_thing(t, rng))
    assert sorted(chances(t)) in ([0, 0, 1, 1], [0.5] * 4)


def test_a_budget_stands_behind_the_name() -> None:
    t = GAME.new_table(3, 5, {})
    assert bot_called("medium:3", rng_of(1, "bot")).choose(t) in t.options
    assert bot_called("hard:0.01s", rng_of(1, "bot")).choose(t) in t.options


@pytest.mark.parametrize(
    "name", ["", "harder", "greedy:5", "hard:", "hard:0", "hard:-1", "hard:1e9", "hard:0s", "hard:s"]
)
def test_a_name_that_is_no_bots_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadSetting, match="right would be"):
        bot_called(name, rng_of(1, "bot"))


def turn_of_points() -> Table:
    """Dragon Market when the boats lie and the first dice are thrown."""
    dragon = catalogue.find("dragon_market")
    t = dragon.new_table(2, 2, dragon.settings.quick)
    while t.seat == CHANCE:
        t.play(sample(t, rng_of(1, "chance")))
    return t


@pytest.mark.slow
def test_where_a_turn_is_planned_as_a_whole_more_iterations_go_into_the_plan() -> None:
    """One that plans hardly further than greedy does, and one that goes on from more tables and finds a better end."""
    t = turn_of_points()
    looks = [max(child.look for child in searching(iterations).begun(t).children) for iterations in (1, 100)]
    assert looks[1] > looks[0]


@pytest.mark.slow
def test_what_is_left_of_the_plan_of_a_turn_is_carried_out() -> None:
    t = turn_of_points()
    bot = searching(40)
    t.play(bot.choose(t))
    root = bot.begun(redeal(t, t.seat, rng_of(2, "redeal")))
    assert root.planned
    best = max(root.children, key=lambda child: child.look)
    assert (best.thing, best.planned) == (root.planned[0], root.planned[1:])


@pytest.mark.slow
def test_the_plan_of_a_turn_is_a_row_of_answers() -> None:
    """Not only of those that were tried often: nobody plans a turn again for each of its moves."""
    t = turn_of_points()
    planned = searching(40).plan(t)
    assert len(planned) > 6
    for thing in planned:
        t.play(thing)


def test_however_little_time_there_is_what_was_planned_is_tried() -> None:
    """A hint says what share of the win to expect."""
    assert searching(10_000_000, 0.02).weigh(turn_of_points())[0].visits > 0


def test_planning_stops_when_the_time_is_over() -> None:
    """Whatever was planned before is good enough."""
    t = turn_of_points()
    plans = best_plans(t, rng_of(1, "bot"), actions=10, breadth=1_000_000, until=0.0)
    assert {plan.thing for plan in plans} == set(t.options)
