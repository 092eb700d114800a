"""General rules and the course of a turn (p. 6), in written positions."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen

import higaki

rule = pytest.mark.rule


def at(ready: int = 8, **more: Any) -> higaki.Match:
    """Red's turn begins, with so many assistants at hand."""
    position = {"seats": 4, "supply": {"red": ["red_assistant"] * ready}, "turn": "red"}
    return higaki.start("yokohama", position | more, seed=1)


def yen(match: higaki.Match, *seats: str) -> list[int]:
    return [int(match.position().get("yen", {}).get(seat, 0)) for seat in seats]


def areas(match: higaki.Match) -> set[str]:
    return {thing.removeprefix("area.") for thing in match.options if thing.startswith("area.")}


def step(match: higaki.Match) -> str:
    return str(match.scene(None)["step"]["name"])


# General rules


@rule("general.unlimited")
def test_p6_goods_and_money_never_run_out() -> None:
    wealth = {"wares": {"blue": ["copper"] * 40 + ["import"] * 30}, "yen": {"blue": 200}}
    match = higaki.start(
        "yokohama",
        {"seats": 2, "president": {"red": "copper_mine_1"}, "assistants": {"copper_mine_1": ["red_assistant"] * 4}}
        | {"agenda": ["BeginAction red copper_mine_1", "FinishTurn red", "BeginTurn blue"]}
        | wealth,
    )
    assert part(match, "wares", "red") == ["copper"] * 3
    assert yen(match, "blue") == [200]


@rule("general.open")
def test_p6_all_is_open_but_the_orders_in_hand() -> None:
    match = at(
        hand={"blue": ["fr_2"]},
        kept={"blue": ["gb_3"]},
        wares={"blue": ["silk"]},
        fulfilled={"blue": ["us_1"]},
        technologies={"blue": ["ball"]},
        tiles={"blue": ["moves"]},
        agents_of={"blue": ["gb", "us sent"]},
    )
    for viewer in ("red", None):
        for place in ("wares", "fulfilled", "technologies", "tiles", "agents_of", "supply", "warehouse"):
            assert "pieces" in seen(match, viewer, place, "blue"), place
        assert "pieces" not in seen(match, viewer, "hand", "blue")
        assert "pieces" not in seen(match, viewer, "kept", "blue")
        assert seen(match, viewer, "hand", "blue")["count"] == 1
    assert [piece["kind"] for piece in seen(match, "blue", "kept", "blue")["pieces"]] == ["gb_3"]


@rule("general.hand")
def test_p6_nobody_holds_more_than_three_orders() -> None:
    with pytest.raises(higaki.BadPosition, match="more than 3"):
        at(hand={"red": ["fr_2", "gb_3", "us_1"]}, kept={"red": ["de_4"]})


@rule("general.points")
def test_p6_points_go_on_beyond_a_hundred() -> None:
    match = at(points_orders={"red": 98}, kept={"red": ["de_30"]}, wares={"red": ["copper"] * 4})
    assert play(match, "order.de_30").scores == [107, 0, 0, 0]


@rule("general.supply")
def test_p6_what_is_placed_comes_from_the_supply_never_from_the_warehouse() -> None:
    match = at(1, supply={"red": ["red_assistant"]})
    play(match, "area.bank")
    assert step(match) == "MovePresident"  # the only one at hand is placed; twenty less one wait in the warehouse
    assert part(match, "warehouse", "red").count("red_assistant") == 19
    assert areas(at(0)) == set()


# A turn


@rule("turn")
@rule("turn.steps")
def test_p6_a_turn_goes_through_its_phases_and_steps_in_order() -> None:
    match = at(
        kept={"red": ["gb_14"]},
        wares={"red": ["fish"] * 4},
        technologies={"red": ["telephone"]},
        site_card={"fishing_grounds_1": ["1"]},
        tile={"fishing_grounds_1": ["yen"]},
        assistants={"fishing_grounds_1": ["red_assistant"] * 3},
        supply={"red": ["red_assistant", "red_shop"]},
    )
    assert step(match) == "PlaceFirst" and "order.gb_14" in match.options
    play(match, "area.fishing_grounds_1")
    assert step(match) == "MovePresident" and "order.gb_14" not in match.options
    play(match, "area.fishing_grounds_1")
    assert part(match, "wares", "red").count("fish") == 9
    assert step(match) == "UseStrength" and match.options[-1] == "done"
    play(match, "tile")
    assert yen(match, "red") == [3]
    play(match, "site.fishing_grounds_1_1")
    assert step(match) == "ReturnHome"
    play(match, "done")
    assert step(match) == "FinishTurn" and match.options == ("order.gb_14", "done")
    play(match, "order.gb_14", "done")
    assert match.scene(None)["turn"] == "blue"


@rule("turn.steps")
def test_p6_tile_and_building_are_optional_the_return_is_not() -> None:
    match = at(
        0,
        assistants={"bank": ["red_assistant"] * 4},
        site_card={"bank": ["1"]},
        tile={"bank": ["yen"]},
        supply={"red": ["red_shop"]},
    )
    play(match, "done", "area.bank", "done")
    assert step(match) == "FinishTurn"
    assert part(match, "tile", "bank") == ["yen"] and part(match, "supply", "red").count("red_assistant") == 4


@rule("rounds")
@pytest.mark.parametrize(("first", "order"), [("red", "red blue green yellow"), ("green", "green yellow red blue")])
def test_p6_turns_go_clockwise_from_the_start_player_and_make_rounds(first: str, order: str) -> None:
    match = at(0, first_player={"card": first}, turn=first)
    for number in (1, 2):
        for seat in order.split():
            assert (match.scene(None)["turn"], part(match, "round")) == (seat, number)
            play(match, "done", "done")


@rule("extra")
def test_ruling_Y26_extra_actions_come_before_the_first_assistant_not_between_them() -> None:
    reached = {"achievement": {"a": ["tea_7"]}, "wares": {"red": ["tea"] * 7}, "kept": {"red": ["us_21"]}}
    match = at(8, **reached)
    assert {"order.us_21", "achievement.a"} <= set(match.options)
    play(match, "area.bank")
    assert not {"order.us_21", "achievement.a"} & set(match.options)
    play(match, "done")
    assert not {"order.us_21", "achievement.a"} & set(match.options)
    play(match, "area.bank")
    assert {"order.us_21", "achievement.a"} <= set(match.options)


@rule("turn")
def test_p6_what_was_done_in_a_turn_does_not_bind_the_next_one() -> None:
    used: dict[str, Any] = {"placed": {"bank": 2, "port": 1}, "agent_used": 1, "silk_sold": 1, "student_taken": 1}
    match = at(
        agents_of={"red": ["gb"]},
        assistants={"bank": ["red_assistant"]},
        technologies={"red": ["textile_factory", "university"]},
        wares={"red": ["silk"]},
        yen={"red": 1},
        **used,
    )
    assert {"agent", "textile_factory", "university"} <= set(match.options)
    play(match, "area.bank", "area.port", "area.dock")
    assert step(match) == "MovePresident"
    assert part(match, "assistants", "bank") == ["red_assistant"] * 2
