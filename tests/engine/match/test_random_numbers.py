"""Random numbers that nobody can foresee. Whoever watches a seeded table can foresee the rest, so they are needed."""

from __future__ import annotations

from collections import Counter

import pytest
from lattice import (
    cards_dealt,
    deal_like_osaka,
    dragon_loading,
    dragon_transcript,
    draw_like_a_table,
    load_like_dragon_market,
    osaka_foreseen,
    osaka_opening,
    states_behind,
)

import higaki
from higaki import catalogue
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.keyed_random_numbers import KEY_BYTES, KeyedRng, new_key, seal
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.games.dragon_market.box import BLUE_COUNT, ORDERS

KEY = bytes(range(KEY_BYTES))
# More than half of the range that is hashed into: every second number or so has to be hashed again.
MANY = 3 << 54


def key_number(number: int) -> bytes:
    return number.to_bytes(KEY_BYTES, "big")


# What follows from what everybody sees


def osaka_played_on(match: higaki.Match) -> tuple[list[int], list[int]]:
    """The opening as everybody saw it, and the refill that came when everybody had taken coins from the market."""
    opening = osaka_opening(match)
    while not cards_dealt(match, 1):
        match.play(match.options[0])
    return opening, cards_dealt(match, 1)


def osaka_dealt_fairly(number: int) -> tuple[list[int], list[int]]:
    """The opening of a real table, as one without a seed is, and the refill that follows."""
    return osaka_played_on(new_match(catalogue.find("osaka"), 4, Dealer(None, key_number(number)), {}))


@pytest.mark.parametrize("seed", range(10))
def test_from_the_opening_of_a_seeded_osaka_table_the_refill_is_foreseen(seed: int) -> None:
    opening, refill = osaka_played_on(higaki.new("osaka", seats=4, seed=seed))
    assert len(refill) == 5
    assert osaka_foreseen(opening) == [refill]


@pytest.mark.parametrize("number", range(10))
def test_from_an_opening_dealt_fairly_nothing_is_foreseen(number: int) -> None:
    opening, refill = osaka_dealt_fairly(number)
    assert refill not in osaka_foreseen(opening)


def test_the_attack_deals_as_the_tables_do() -> None:
    for seed in range(50):
        assert deal_like_osaka(rng_of(seed, "table")) == osaka_played_on(higaki.new("osaka", seats=4, seed=seed))


def offer_to(match: higaki.Match, seat: int) -> list[str]:
    """The secret orders a seat may choose from."""
    offers = [part for part in match.scene(seat)["places"] if part["place"] == "offer"]
    return [piece["kind"] for piece in offers[seat]["pieces"]]


def two_orders(deck: list[int], rng: Rng) -> list[str]:
    return [ORDERS.names[order] for order in sorted(draw_like_a_table(deck, rng) for _ in range(2))]


@pytest.mark.parametrize("seed", range(5))
def test_from_the_goods_of_a_seeded_dragon_market_secret_orders_are_foreseen(seed: int) -> None:
    match = higaki.new("dragon_market", seats=2, seed=seed, boats="ready", mode="advanced")
    loading = dragon_loading(match)
    (state,) = states_behind(dragon_transcript(loading))
    rng = Rng(state)
    assert load_like_dragon_market(rng) == loading
    deck = list(range(BLUE_COUNT, len(ORDERS)))
    first, second = match.seat, 1 - match.seat
    offer = two_orders(deck, rng)
    assert offer_to(match, first) == offer
    # Who sits there knows what went back, and so what the other seat may choose from.
    match.play(f"order.{offer[0]}")
    deck.append(ORDERS.numbers[offer[1]])
    assert offer_to(match, second) == two_orders(deck, rng)


@pytest.mark.parametrize("number", range(5))
def test_behind_goods_dealt_fairly_there_is_no_state(number: int) -> None:
    loading = load_like_dragon_market(KeyedRng(key_number(number), "table"))
    assert states_behind(dragon_transcript(loading)) == []


def test_a_gap_in_what_was_seen_is_bridged() -> None:
    rng = rng_of(3, "gaps")
    drawn = [rng.below(100) for _ in range(20)]
    seen = [(100, 0, 100) if number % 4 == 1 else (100, pulled, pulled + 1) for number, pulled in enumerate(drawn)]
    (state,) = states_behind(seen)
    again = Rng(state)
    assert [again.below(100) for _ in range(20)] == drawn
    assert again.state == rng.state


# Keyed random numbers


# The chi-square that luck exceeds one time in a thousand.
@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (3, 13.8), (7, 22.5), (12, 31.3), (108, 157)])
def test_all_numbers_are_equally_likely(n: int, limit: float) -> None:
    rng = KeyedRng(KEY, "table")
    drawn = Counter(rng.below(n) for _ in range(20_000))
    expected = 20_000 / n
    assert set(drawn) == set(range(n))
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < limit


def test_pairs_are_equally_likely() -> None:
    rng = KeyedRng(KEY, "table")
    drawn = Counter((rng.below(12), rng.below(12)) for _ in range(20_000))
    expected = 20_000 / 144
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 204  # 143 degrees of freedom


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    # With a plain remainder the first third would come twice as often as the others.
    rng = KeyedRng(KEY, "table")
    thirds = Counter(rng.below(MANY) * 3 // MANY for _ in range(3_000))
    assert all(900 < count < 1_100 for count in thirds.values())
    assert rng.drawn == 3_000


def test_the_draws_of_a_key_never_change() -> None:
    # Saved games depend on it.
    rng = KeyedRng(KEY, "table")
    assert [rng.below(108) for _ in range(8)] == [29, 90, 39, 74, 19, 26, 100, 107]
    assert [rng.below(MANY) % 1000 for _ in range(8)] == [282, 296, 9, 201, 331, 559, 357, 322]
    assert seal(KEY) == "756e98726a3cb7ce65b2471332747c43480c7a0501d1be470bd7b29a1118a967"


def test_keys_and_streams_have_nothing_to_do_with_each_other() -> None:
    streams = [("table", KEY), ("chance", KEY), ("table", key_number(1)), ("chance", key_number(1))]
    lucks = [KeyedRng(key, stream) for stream, key in streams]
    drawn = [tuple(rng.below(1 << 15) for _ in range(100)) for rng in lucks]
    for number, one in enumerate(drawn):
        for other in drawn[:number]:
            # One in thirty thousand pairs of numbers would be equal by chance.
            assert sum(a == b for a, b in zip(one, other, strict=True)) <= 1


@pytest.mark.parametrize("n", [1, 6, 108, MANY])
def test_luck_goes_on_where_it_was_saved(n: int) -> None:
    rng = KeyedRng(KEY, "table")
    for drawn in range(20):
        assert rng.drawn == drawn
        resumed = KeyedRng(KEY, "table", drawn)
        assert rng.below(n) == resumed.below(n)
    halfway = KeyedRng(KEY, "table", 10)
    for _ in range(10):
        halfway.below(n)
    assert [rng.below(n) for _ in range(20)] == [halfway.below(n) for _ in range(20)]


def test_what_is_no_key_or_no_number_is_refused() -> None:
    for key in (b"", KEY[1:], KEY + b"0"):
        with pytest.raises(ValueError, match="right would be 32"):
            KeyedRng(key, "table")
    for n in (-1, 0, (1 << 56) + 1):
        with pytest.raises(ValueError, match="right would be 1 to"):
            KeyedRng(KEY, "table").below(n)


def test_a_seal_fits_one_key_and_tells_nothing_of_it() -> None:
    seals = {seal(key_number(number)) for number in range(100)}
    assert len(seals) == 100
    assert seal(KEY) == seal(KEY)
    assert not [byte for byte in range(KEY_BYTES - 1) if KEY[byte : byte + 2].hex() in seal(KEY)]
    # Nor is it anything that is ever drawn under that key.
    assert seal(KEY)[:14] != f"{KeyedRng(KEY, 'table').below(1 << 56):014x}"


def test_new_keys_are_long_enough_and_new() -> None:
    key = new_key()
    assert len(key) == KEY_BYTES
    assert key != new_key()
    assert KeyedRng(key, "table").below(6) in range(6)
