"""The model of Yedo: auctions, the market, order track."""

import pytest
from yedo_model.asking import Question
from yedo_model.garden import change_order, filled
from yedo_model.phases.bidding import auction, auctions, bidding
from yedo_model.phases.market import refresh_market, shift_market
from yedo_model.positions.examples import GROUP, MINIMUM, A, B, C, D, answer, table
from yedo_model.state import Deck
from yedo_model.tables import FIELDS


def offered(question: Question, word: str) -> list[str]:
    return sorted(option.removeprefix(f"{word}.") for option in question.options if option.startswith(f"{word}."))


def test_sitting_out_pays_three_dropping_out_later_nothing() -> None:
    game = table(4)
    asked = answer(
        bidding(game),
        *("sit_out", "take_part", "take_part", "take_part"),
        *("drop_out", "field.disciple", "drop_out"),
    )
    assert [question.seat for question in asked] == [A, B, C, D, B, C, D]
    assert [player.mon for player in game.state.players.values()] == [15, 12, 8, 12]
    assert game.state.won == {"disciple": C}


def test_each_raises_once_and_the_opener_comes_last() -> None:
    game = table(4)
    game.state.bidders = [B, D, A, C]
    asked = answer(auction(game, "disciple"), "bid.5", "pass", "bid.7", "bid.8")
    assert [question.seat for question in asked] == [D, A, C, B]
    assert [min(map(int, offered(question, "bid"))) for question in asked] == [5, 6, 6, 8]
    assert (game.player(B).mon, game.player(B).home, game.player(B).reserve) == (4, 3, 1)
    assert game.state.bidders == [D, A, C]


def test_an_opener_whom_nobody_overbids_is_not_asked_and_pays_the_minimum() -> None:
    game = table(5)
    game.state.bidders = [A, B, C]
    asked = answer(auction(game, "geisha"), "pass", "drop_out")
    assert [question.seat for question in asked] == [B, C]
    assert game.state.bidders == [B]
    assert (game.player(A).mon, game.player(A).geishas, game.player(A).prestige) == (6, 1, 3)


def test_who_cannot_pay_gives_all_he_has_and_the_category_stays_open() -> None:
    game = table(4)
    asked = answer(
        bidding(game),
        *("take_part", "sit_out", "take_part", "sit_out"),
        *("field.disciple", "bid.13", "pass"),
        "field.disciple",
    )
    assert offered(asked[-1], "field") == sorted(FIELDS)
    assert asked[-1].seat == A
    assert (game.player(C).mon, game.player(C).home, game.player(A).mon) == (0, 2, 8)
    assert game.state.won == {"disciple": A}


def test_whoever_has_no_money_can_still_open() -> None:
    game = table(4)
    game.player(A).mon = 0
    game.state.bidders = [A]
    answer(auction(game, "annex"))
    assert (game.player(A).prestige, game.state.won, game.state.bidders) == (1, {}, [])


def test_a_won_category_is_closed_for_the_phase() -> None:
    game = table(4)
    game.player(A).reserve = 0
    asked = answer(
        bidding(game),
        *("take_part", "take_part", "sit_out", "sit_out"),
        *("field.disciple", "pass", "drop_out"),
    )
    assert offered(asked[-1], "field") == sorted(set(FIELDS) - {"disciple"})
    assert game.player(A).home == 2  # an empty reserve gives nobody


@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_group_the_winner_takes_what_his_bid_reaches(seats: int) -> None:
    game = table(seats)
    game.state.bidders = list(game.state.order)
    passing = ["pass"] * (seats - 2)
    asked = answer(auction(game, "geisha"), "bid.7", *passing, "pass")
    assert asked[-1].seat == A  # 7 does not reach the annex, so B is not asked
    assert game.state.won == {"geisha": B}
    game.state.bidders = [A]
    asked = answer(auctions(game), "field.action")
    assert offered(asked[0], "field") == sorted(field for field in FIELDS if GROUP[field] != 2)


def test_the_winner_of_a_group_chooses() -> None:
    game = table(2)
    game.state.bidders = [A, B]
    asked = answer(auction(game, "geisha"), "bid.8", "pass", "field.annex", "annex.dojo")
    assert (asked[2].seat, offered(asked[2], "field")) == (B, ["annex", "geisha"])
    assert (game.player(B).annexes, game.player(B).prestige, game.player(B).mon) == ({"dojo": False}, 3, 4)
    assert MINIMUM["annex"] == 8


def test_rewards_that_are_not_there_leave_the_prestige() -> None:
    game = table(4)
    game.state.geishas = 0
    game.player(B).annexes = dict.fromkeys(("yashiki", "dojo"), False)
    game.state.annexes.update(karesansui=-2, kobudo=-2)
    game.state.bidders = [A]
    answer(auction(game, "geisha"))
    game.state.bidders = [B]
    answer(auction(game, "annex"))
    assert (game.player(A).prestige, game.player(A).geishas) == (3, 0)
    assert (game.player(B).prestige, len(game.player(B).annexes)) == (3, 2)


def test_three_weapons_are_drawn_one_is_kept_and_the_fifth_goes() -> None:
    game = table(4)
    game.state.decks["weapon"] = Deck("weapon", top=["katana", "doku"])
    game.state.weapon_discards = ["yumi"]
    game.state.decks["weapon"].fate = lambda deck: "yumi"
    game.player(A).weapons = ["nawa"] * 4
    game.state.bidders = [A]
    asked = answer(auction(game, "weapon"), "weapon.yumi", "weapon.nawa")
    assert asked[0].options == {"weapon.katana", "weapon.doku", "weapon.yumi"}
    assert sorted(game.player(A).weapons) == ["nawa", "nawa", "nawa", "yumi"]
    assert game.state.weapon_discards == ["katana", "doku", "nawa"]


def test_missions_not_kept_go_under_their_stack() -> None:
    game = table(4)
    game.state.decks["red"] = Deck("red", top=["a", "b"], bottom=["c", "d"])
    game.state.bidders = [A]
    answer(auction(game, "mission"), "mission.b")
    assert game.player(A).missions == ["b"]
    assert (game.state.decks["red"].top, game.state.decks["red"].bottom) == ([], ["d", "a", "c"])


@pytest.mark.parametrize(
    ("before", "after", "discarded"),
    [
        (["", "", "", "doku", "nawa"], ["x", "y", "z", "doku", "nawa"], []),
        (["", "", "", "", "nawa"], ["x", "y", "z", "", "nawa"], []),
        (["yumi", "", "shuko", "doku", "nawa"], ["x", "y", "z", "yumi", "shuko"], ["doku", "nawa"]),
        (["", "", "shuko", "", "nawa"], ["x", "y", "z", "shuko", "nawa"], []),
        (["", "shuko", "", "", ""], ["x", "y", "z", "shuko", ""], []),
        (["a", "b", "c", "d", "e"], ["x", "y", "z", "a", "b"], ["c", "d", "e"]),
    ],
)
def test_the_market_moves_on(before: list[str], after: list[str], discarded: list[str]) -> None:
    game = table(4)
    game.state.market = [weapon or None for weapon in before]
    game.state.decks["weapon"] = Deck("weapon", top=["x", "y", "z"])
    shift_market(game)
    assert [weapon or "" for weapon in game.state.market] == after
    assert game.state.weapon_discards == discarded


def test_the_discards_are_shuffled_when_the_stack_is_short() -> None:
    game = table(4)
    game.state.market = ["a", "b", "c", "d", "e"]
    coming = iter(["d", "e"])
    game.state.decks["weapon"] = Deck("weapon", top=["x"], fate=lambda deck: next(coming))
    shift_market(game)
    assert game.state.market == ["x", "d", "e", "a", "b"]
    assert game.state.decks["weapon"].bag == ["c"]


def test_a_fresh_delivery_keeps_the_fields() -> None:
    game = table(4)
    game.state.market = [None, "b", None, "d", None]
    game.state.decks["weapon"] = Deck("weapon", top=["x", "y"])
    refresh_market(game)
    assert game.state.market == [None, "x", None, "y", None]
    assert game.state.weapon_discards == ["b", "d"]


def test_in_the_garden_each_chooses_a_place_and_the_others_fill_up() -> None:
    game = table(4)
    game.state.posts["garden"] = [C, A]
    asked = answer(change_order(game), "position.2", "position.4")
    assert offered(asked[1], "position") == ["1", "3", "4"]
    assert game.state.order == [B, C, D, A]
    assert (game.state.posts["garden"], game.player(A).home, game.player(C).home) == ([], 3, 3)
    assert filled([None, None], [B, A]) == [B, A]
