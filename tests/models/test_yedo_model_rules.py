"""The model of Yedo: assignment, watch, action cards, districts, events, final scoring."""

import pytest
from yedo_model import cards, districts, scoring
from yedo_model.asking import Game
from yedo_model.phases import acting, assigning, events, trading, watch
from yedo_model.positions.examples import SEATS, TALLY, A, B, C, answer, mission, table
from yedo_model.state import Box, Deck
from yedo_model.tables import RING
from yedo_model.watch_steps import step


def with_cards(game: Game, phases: dict[str, tuple[str, ...]], costs: dict[str, int] | None = None) -> Game:
    printed = game.box
    prices = dict.fromkeys(phases, 0) | (costs or {})
    game.box = Box(printed.missions, printed.bonuses, printed.minimum, printed.group, phases, prices)
    return game


def test_red_follows_the_ring_blue_runs_back() -> None:
    assert (step("gates", "red", 1), step("gates", "blue", 1), step("temple", "red", 1)) == (
        "tavern",
        "castle",
        "castle",
    )
    assert step("castle", "blue", 2) == "market"
    assert {step(name, "red", 3) for name in RING} == set(RING)


def test_preparation() -> None:
    state = table(3).state
    state.players[B].annexes["dojo"] = False
    assigning.prepare(state)
    assert (state.round, state.church, state.players[A].mon, state.players[B].mon) == (2, 4, 12, 13)
    state.church, state.round = 0, 10
    assigning.prepare(state)
    assert (state.church, state.figure) == (3, None)


def test_placing_goes_around_until_all_are_placed() -> None:
    game = table(2)
    game.player(B).home, game.player(B).reserve = 1, 3
    game.player(A).annexes["dojo"] = False
    game.state.closed = "castle"
    game.state.spaces["gates"] = 1
    asked = answer(assigning.assign(game), "post.gates", "post.temple", "annex.dojo")
    assert [question.seat for question in asked] == [A, B, A]
    assert "post.garden" not in asked[0].options and "post.gates" not in asked[1].options
    assert "annex.dojo" in asked[0].options


def test_one_each_in_the_garden_house() -> None:
    state = table(3).state
    state.posts["garden"] = [A]
    assert "post.garden" not in assigning.may_place(state, A)
    assert "post.garden" in assigning.may_place(state, B)


def test_the_watch_takes_all_of_the_castle_but_never_the_third_into_the_reserve() -> None:
    game = table(4)
    state = game.state
    state.players[A].home, state.players[A].reserve = 0, 1
    state.posts |= {"audience": [A, A], "orders": [B], "garden": [C, A], "gates": [B]}
    state.players[C].reserve = 2
    state.figure = "blue"
    answer(watch.watch_phase(game))
    assert state.watch == "castle"
    assert (state.players[A].reserve, state.players[A].home) == (2, 2)
    assert (state.players[C].reserve, state.players[C].home) == (2, 3)
    assert not any(state.posts[post] for post in ("audience", "orders", "garden")) and state.posts["gates"] == [B]


def test_blackmail_saves_one() -> None:
    game = table(4)
    state = game.state
    state.posts["tavern"], state.players[A].blackmail, state.players[A].reserve = [A, B, A], True, 0
    asked = answer(watch.watch_phase(game), "blackmail")
    assert [question.seat for question in asked] == [A]
    assert (state.posts["tavern"], state.players[A].reserve, state.players[A].blackmail) == ([A], 1, False)


def test_no_watch_in_round_11_nor_while_it_sleeps() -> None:
    game = table(4)
    game.state.round = 11
    game.state.posts["tavern"] = [A]
    answer(watch.watch_phase(game))
    game.state.round, game.state.event = 5, "sleepy_watch"
    answer(watch.watch_phase(game))
    assert (game.state.posts["tavern"], game.state.watch) == ([A], "gates")


def test_cards_for_the_watch_come_in_order_and_before_shelter() -> None:
    game = with_cards(table(3), {"bribed_patrol": ("5b",), "forged_papers": ("5c",)}, {"forged_papers": 2})
    state = game.state
    state.players[A].cards = ["forged_papers"]
    state.players[B].cards = ["bribed_patrol"]
    state.posts |= {"tavern": [B], "harbor": [A, A, C]}
    asked = answer(watch.watch_phase(game), "decline", "card.bribed_patrol", "decline", "card.forged_papers")
    assert [(question.seat, question.kind) for question in asked] == [
        *((A, "PlayWatchCard"), (B, "PlayWatchCard"), (A, "React"), (A, "TakeShelter")),
    ]
    assert asked[0].options == {"decline"}
    assert (state.posts["harbor"], state.posts["tavern"], state.players[A].mon) == ([A, A], [B], 10)
    assert state.decks["card"].bottom == ["bribed_patrol", "forged_papers"]


def test_two_cards_that_cancel_cancel_each_other() -> None:
    game = with_cards(table(3), {"hidden_purse": ("2",), "walls_have_ears": ("reaction",)})
    game.player(A).cards = ["hidden_purse"]
    game.player(B).cards = ["walls_have_ears"]
    game.player(C).cards = ["walls_have_ears"]
    asked = answer(cards.play(game, A, "hidden_purse"), "card.walls_have_ears", "card.walls_have_ears")  # type: ignore[arg-type]
    assert [question.seat for question in asked] == [B, C]
    assert game.player(A).mon == 16
    game.player(A).cards, game.player(B).cards = ["hidden_purse"], ["walls_have_ears"]
    answer(cards.play(game, A, "hidden_purse"), "card.walls_have_ears")  # type: ignore[arg-type]
    assert (game.player(A).mon, game.player(A).cards) == (16, [])


def test_actions_that_cost_must_give_something() -> None:
    game = table(2)
    player = game.player(A)
    assert districts.may_do(game, A, "gates") == {"action.sell_1", "action.recruit"}
    player.reserve = 0
    assert districts.may_do(game, A, "gates") == {"action.sell_1"}
    assert districts.may_do(game, A, "redlight") == {"action.geisha_for_mon"}
    player.geishas, player.prestige = 3, 9
    assert districts.may_do(game, A, "redlight") == set()
    player.annexes = dict.fromkeys(("yashiki", "karesansui", "dojo"), False)
    assert districts.may_do(game, A, "tavern") == {"action.build"}
    game.take_blessing(A)
    assert districts.may_do(game, A, "temple") == set()


def test_weapons_are_cheaper_with_a_school_and_at_the_fair() -> None:
    game = table(2)
    game.state.market = ["doku", None, None, "nawa", None]
    game.player(A).mon = 5
    assert districts.weapons_for_sale(game, A) == set()
    game.player(A).annexes["kobudo"] = False
    assert districts.weapons_for_sale(game, A) == {"market.1", "market.4"}
    game.state.event = "weapons_fair"
    assert (districts.weapon_price(game, A, 0), districts.weapon_price(game, A, 3)) == (3, 1)


def test_after_a_change_of_order_the_turn_goes_on_in_the_new_one() -> None:
    game = table(3)
    game.state.posts |= {"audience": [A, B, C], "garden": [A, C]}
    asked = answer(
        acting.action_phase(game),
        *("action.garden", "position.2", "position.3"),  # now B, A, C
        *("action.audience", "action.audience", "action.audience"),
    )
    assert [question.seat for question in asked] == [A, A, C, C, B, A]
    assert game.state.order == [B, A, C]
    assert [player.home for player in game.state.players.values()] == [4, 3, 4]


def test_cards_looked_at_go_back_as_wished() -> None:
    game = table(2)
    game.state.decks["bonus"] = Deck("bonus", top=["a"], bottom=["b", "c", "d"])
    answer(districts.act(game, A, "action.foresee_bonuses"), "looked.3", "looked.2")
    assert game.state.decks["bonus"].draw(4) == ["c", "a", "b", "d"]


def test_a_blessing_averts_a_loss() -> None:
    game = table(2)
    game.player(A).blessing = True
    game.player(A).geishas = game.player(B).geishas = 1
    game.state.decks["event"] = Deck("event", top=["broken_hearts"])
    answer(events.reveal(game), "blessing")
    assert (game.player(A).geishas, game.player(B).geishas, game.state.geishas, game.state.blessings) == (1, 0, 5, 3)


def test_a_trade_in_the_tavern() -> None:
    game = table(3, {"it": mission({}, {})})
    game.state.posts["tavern"] = [C, A]
    game.player(A).cards, game.player(A).geishas = ["trapdoor"], 2
    game.player(C).missions, game.player(C).weapons = ["it"], ["doku", "yumi"]
    asked = answer(
        trading.trade(game),
        *(f"clan.{C}", "card.trapdoor", "geisha", "want.doku", "want.mission_green", "give_mon.3", "propose"),
        *("accept", "mission.it", "done", "done"),
    )
    assert [question.seat for question in asked] == [A] * 7 + [C, C, C, A]
    assert "propose" not in asked[1].options and "want_mon.1" not in asked[6].options
    assert {"geisha", "want.yumi"} <= asked[3].options and "want.doku" not in asked[4].options
    assert (game.player(A).weapons, game.player(A).missions, game.player(A).geishas) == (["doku"], ["it"], 1)
    assert (game.player(A).mon, game.player(C).mon, game.player(C).cards) == (9, 15, ["trapdoor"])


def test_a_counter_offer_can_only_be_accepted_or_refused() -> None:
    game = table(2)
    game.state.posts["market"] = [A, B]
    game.player(A).weapons = ["nawa"]
    asked = answer(
        trading.trade(game),
        *(f"clan.{B}", "weapon.nawa", "propose", "counter", "want.nawa", "give_mon.2", "propose", "accept"),
        *("done", "done"),
    )
    assert asked[7].options == {"accept", "refuse"}
    assert (game.player(B).weapons, game.player(A).mon) == (["nawa"], 14)


@pytest.mark.parametrize(
    ("seats", "weapons", "points"),
    [
        (3, (2, 1, 0), (5, 0, 0)),
        (3, (2, 2, 1), (3, 3, 0)),
        (2, (2, 1), (5, 0)),
        (2, (2, 2), (3, 3)),
        (2, (0, 0), (0, 0)),
    ],
)
def test_bonus_cards_alone_and_shared(seats: int, weapons: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = table(seats)
    for seat, number in zip(SEATS, weapons, strict=False):
        game.player(seat).weapons = ["doku"] * number
    assert tuple(scoring.bonus_points(game, seat, TALLY["most"]) for seat in game.state.players) == points


def test_final_scoring_and_ties() -> None:
    game = table(3)
    game.state.order = [B, C, A]
    game.player(A).bonuses, game.player(A).geishas, game.player(A).mon = ["least", "each"], 3, 40
    game.player(B).blackmail, game.player(B).prestige = True, 9
    game.player(C).prestige = 11
    assert scoring.final_scoring(game) == {
        "blackmail": {A: 0, B: 2, C: 0},
        "bonuses": {A: 10, B: 0, C: 0},
    }
    game.player(A).prestige = game.player(B).prestige = 11
    assert scoring.ranking(game) == [B, C, A]
