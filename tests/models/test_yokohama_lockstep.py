"""The rules of Yokohama against the model from the rulebook: dealt games to their end, and turns from rich positions.

HIGAKI_QUICK=1 plays few of them, HIGAKI_SOAK=1 many.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest
from laying import laid
from sampling import SOAK
from yokohama_lockstep import BOX, Lockstep
from yokohama_model import tables
from yokohama_model.positions.examples import AREAS, SEATS
from yokohama_model.positions.rich import at_its_end, rich_position
from yokohama_model.state import Player, lots

import higaki

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
DEALT_GAMES, RICH_POSITIONS = (20, 800) if SOAK else (1, 12) if QUICK else (1, 60)
LONGEST = 5000
DECISIONS = 30
QUESTIONS = {
    *("PlaceFirst", "PlaceMore", "MovePresident", "PayWay", "CallHome", "UseStrength", "ReturnHome", "FinishTurn"),
    *("SendAgent", "Exchange", "Pray", "Offer", "ClearImports", "Settle", "Hire", "TakeOrder", "TakeAnother"),
    *("PayForOrder", "ChooseTechnology", "PayIndustry", "SetStation", "ChooseGood", "DispatchFrom", "DispatchTo"),
}
# Two players have no Chinatown, and neither canal nor a second one to pay.
FOR_MORE_THAN_TWO = {"Exchange", "PayWay"}

pytestmark = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, seed: int) -> Lockstep:
    """A new game, from the first turn on."""
    rng = Random(seed)
    match = higaki.new("yokohama", seats=seats, seed=seed)
    for _ in range(seats):
        two = laid(match.table)["dealt"][SEATS[match.seat]]
        assert sorted(match.options) == sorted(f"order.{order}" for order in two)
        match.play(rng.choice(match.options))
    return Lockstep(match, rng)


def test_a_game_begins_as_on_pages_3_to_5(seats: int) -> None:
    game = dealt(seats, seed=1)
    state = game.referee.state
    assert sorted(state.lots) == sorted(lots(seats))
    assert set(state.lots.values()) == set(AREAS) - set(tables.UNUSED_AREAS[seats])
    assert set(state.tiles) == {area for area, sites in state.sites.items() if sites} == set(state.areas())
    goods = Counter(dict.fromkeys(tables.GOODS, 1))
    for number, player in enumerate(state.players.values()):
        assert len(player.hand) == 1
        assert player == Player(yen=4 if number else 3, goods=goods, hand=player.hand)
    assert state.church == state.customs == ({tables.NEUTRAL_SPACE: tables.NEUTRAL} if seats == 2 else {})
    assert all(None not in cards for cards in (*state.order_boards.values(), *state.technology_boards.values()))
    assert (len(state.order_stack), len(state.technology_stack)) == {2: (10, 24), 3: (13, 24), 4: (16, 18)}[seats]
    assert (state.agents, state.station, list(state.achievements)) == (Counter(tables.AGENTS), None, list("abc"))
    assert (game.referee.round, game.referee.ending, game.referee.seat) == (1, 0, next(iter(state.players)))


@pytest.mark.slow
def test_dealt_games_are_those_of_the_rulebook(seats: int) -> None:
    for seed in range(DEALT_GAMES):
        game = dealt(seats, seed)
        game.play(LONGEST)
        assert game.match.over


@pytest.mark.slow
def test_turns_from_rich_positions_are_those_of_the_rulebook(seats: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(RICH_POSITIONS):
        rng = Random(seed)
        match = higaki.start("yokohama", rich_position(rng, seats, BOX), seed=seed)
        asked += Lockstep(match, rng).play(DECISIONS)
    assert QUICK or set(asked) == QUESTIONS - (FOR_MORE_THAN_TWO if seats == 2 else set())


def test_the_last_turn_and_final_scoring_are_those_of_the_rulebook(seats: int) -> None:
    for seed in range(RICH_POSITIONS):
        rng = Random(seed)
        match = higaki.start("yokohama", at_its_end(rich_position(rng, seats, BOX)), seed=seed)
        Lockstep(match, rng, hasty=True).play(LONGEST)
        assert match.over
