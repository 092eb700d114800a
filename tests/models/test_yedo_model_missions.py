"""The model of Yedo: what missions ask for, who stands in, what is given and what comes of it."""

from yedo_model import missions
from yedo_model.asking import Game
from yedo_model.phases import acting
from yedo_model.positions.examples import A, answer, mission, table
from yedo_model.state import Deck, Mission
from yedo_model.tables import ROUNDS


def ready(printed: Mission) -> Game:
    """A mission in hand, somebody in castle and gates."""
    game = table(2, {"it": printed})
    game.player(A).missions = ["it"]
    game.state.posts |= {"garden": [A], "gates": [A]}
    game.player(A).home = 0
    return game


def can(game: Game) -> bool:
    return missions.can_be_fulfilled(game, A) == ["it"]


def test_one_disciple_for_every_district_that_is_shown() -> None:
    assert can(ready(mission({"castle": 1, "gates": 1}, {})))
    game = ready(mission({"castle": 2}, {}))
    assert not can(game)
    game.state.posts["orders"] = [A]
    assert can(game)


def test_weapons_annexes_and_special_conditions_are_shown_and_kept() -> None:
    game = ready(mission({"gates": 1, "doku": 1, "dojo": 1, "theft": 1}, {"prestige": 3}))
    player = game.player(A)
    player.weapons, player.annexes = ["doku"], {"dojo": False}
    assert not can(game)
    game.box.missions["done"] = mission({}, {})
    player.fulfilled = ["done"]
    assert can(game)
    answer(acting.turn(game, A), "mission.it")
    assert (player.weapons, player.annexes, player.fulfilled) == (["doku"], {"dojo": False}, ["done", "it"])
    assert (player.prestige, game.state.posts["gates"], player.home) == (4, [], 1)


def test_only_a_disciple_of_the_standard_part_is_activated_and_the_others_stay() -> None:
    game = ready(mission({"castle": 1, "gates": 1}, {}, {"temple": 1}, {"prestige": 9}))
    game.state.posts["temple"] = [A]
    asked = answer(acting.turn(game, A), "mission.it", "post.garden", "extra")
    assert asked[1].options == {"post.garden", "post.gates"}
    assert (game.state.posts["gates"], game.state.posts["temple"], game.state.posts["garden"]) == ([A], [A], [])
    assert (game.player(A).prestige, game.player(A).with_bonus) == (10, 1)


def test_yashiki_stands_in_for_one_geisha_and_goes_home_only_if_needed() -> None:
    game = ready(mission({"gates": 1, "geishas": 2}, {}))
    player = game.player(A)
    player.annexes = {"yashiki": True}
    assert not can(game)
    player.geishas = 1
    assert can(game)
    answer(acting.turn(game, A), "mission.it")
    assert (player.annexes, player.home, player.geishas) == ({"yashiki": False}, 2, 1)
    game = ready(mission({"gates": 1, "geishas": 1}, {}))
    game.player(A).annexes, game.player(A).geishas = {"yashiki": True}, 1
    answer(acting.turn(game, A), "mission.it")
    assert game.player(A).annexes == {"yashiki": True}


def test_who_stood_in_once_serves_nothing_else() -> None:
    game = ready(mission({"gates": 1, "geishas": 1}, {}, {"geishas": 1}, {"prestige": 3}))
    game.player(A).annexes = {"yashiki": True}
    answer(acting.turn(game, A), "mission.it")
    assert game.player(A).prestige == 1


def test_karesansui_stands_in_for_a_blessing() -> None:
    game = ready(mission({"gates": 1, "blessing": 1}, {}, {"blessing": 1}, {"prestige": 3}))
    player = game.player(A)
    assert not can(game)
    player.annexes, player.blessing, game.state.blessings = {"karesansui": True}, True, 1
    asked = answer(acting.turn(game, A), "mission.it", "blessing", "extra")
    assert asked[1].options == {"blessing", "karesansui"}
    assert (player.blessing, game.state.blessings, player.annexes, player.prestige) == (
        False,
        2,
        {"karesansui": False},
        4,
    )


def test_mon_are_given_before_the_reward_and_the_reward_may_pay_the_bonus_part() -> None:
    game = ready(mission({"gates": 1, "mon": 3}, {"mon": 5}, {"mon": 4}, {"prestige": 3}))
    game.player(A).mon = 2
    assert not can(game)
    game.player(A).mon = 3
    answer(acting.turn(game, A), "mission.it", "extra")
    assert (game.player(A).mon, game.player(A).prestige) == (1, 4)


def test_rewards() -> None:
    reward = {"church": 1, "blessing": 1, "swap_watch": 1, "card": 1, "weapon": 1, "mission": 1, "to_reserve": 1}
    game = ready(mission({"gates": 1}, reward))
    state, player = game.state, game.player(A)
    state.decks["card"] = Deck("card", top=["trapdoor"])
    state.decks["red"] = Deck("red", top=["other"])
    state.market = ["doku", "nawa", None, None, None]
    answer(acting.turn(game, A), "mission.it", "market.2")
    assert (player.mon, state.church, player.blessing, state.blessings, state.figure) == (15, 0, True, 1, "blue")
    assert (player.cards, player.missions, player.weapons) == (["trapdoor"], ["other"], ["nawa"])
    assert (player.reserve, player.home) == (3, 0)  # the limit of two is for captured ones
    state.figure, state.round = None, ROUNDS
    game.swap_watch()
    assert state.figure is None


def test_the_mission_itself_makes_room_in_the_hand() -> None:
    game = ready(mission({"gates": 1}, {"mission": 1}))
    game.player(A).missions = ["it", "a", "b", "c"]
    game.box.missions.update(a=mission({"temple": 1}, {}), b=mission({"temple": 1}, {}), c=mission({"temple": 1}, {}))
    game.state.decks["green"] = Deck("green", top=["d"])
    answer(acting.turn(game, A), "mission.it")
    assert game.player(A).missions == ["a", "b", "c", "d"]


def test_the_shogun() -> None:
    game = ready(mission({"gates": 1}, {"ends_game": 1}))
    answer(acting.turn(game, A), "mission.it")
    assert game.state.shogun_dead
