"""Printed counts, and what the tables of the box must add up to."""

import higaki
from higaki.games.osaka.actions import THINGS
from higaki.games.osaka.box import (
    ANORI,
    CARDS,
    COLORS,
    EDO,
    FARM_CARDS,
    IN_WAVES,
    INSURES,
    MARKET_CARDS,
    OSAKA,
    REFILL_FROM_PILE,
    SPACES,
    TILES,
    TRADERS,
    VALUE,
)


def test_the_cards_are_worth_336_and_carry_31_symbols_a_colour() -> None:
    assert CARDS.supply is not None
    assert sum(count * value for count, value in zip(CARDS.supply, VALUE, strict=True)) == 336
    symbols = [count * insures for count, insures in zip(CARDS.supply, INSURES, strict=True)]
    assert [sum(symbols[first : first + 3]) for first in (0, 3, 6, 9)] == [31, 31, 31, 31]


def test_there_are_48_tiles_four_ships_and_four_traders() -> None:
    assert TILES == [12, 12, 12, 12]
    assert COLORS.names == ["red", "blue", "yellow", "green"]
    assert TRADERS.names == ["grey", "white", "pink", "beige"]


def test_the_route_has_six_spaces_with_two_of_waves() -> None:
    assert SPACES.names == ["osaka", "oshima", "anori", "enshunada_1", "enshunada_2", "edo"]
    assert (OSAKA, ANORI, EDO) == (0, 2, 5)
    assert list(IN_WAVES) == [0, 0, 0, 1, 1, 0]


def test_a_refill_brings_as_many_cards_as_the_market_had_at_first() -> None:
    assert FARM_CARDS + REFILL_FROM_PILE == MARKET_CARDS


def test_thing_names_are_unique_and_the_action_space_is_stable() -> None:
    assert len(set(THINGS.names)) == len(THINGS.names) == 46
    assert THINGS.names[:2] + THINGS.names[-3:] == ["market.1", "market.2", "buy", "reserve", "done"]


def test_the_seats_of_ruling_O13_follow_the_example_round() -> None:
    assert higaki.new("osaka", seats=3, seed=1).scene(None)["seats"] == ["grey", "white", "pink"]
