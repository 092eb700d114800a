"""The rules of Yedo against the model from the rulebook: dealt games to their end, and rounds from rich positions.

HIGAKI_QUICK=1 plays few of them, HIGAKI_SOAK=1 many.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest
from laying import laid
from sampling import SOAK
from yedo_lockstep import BOX, COMPONENTS, Lockstep
from yedo_model.asking import Playing
from yedo_model.positions.rich import AGENDAS, rich_position
from yedo_model.referee import Referee
from yedo_model.state import Player
from yedo_model.tables import ANNEXES, COLOURS, WEAPONS

import higaki
from higaki.engine.match import position_reader

QUICK = bool(os.environ.get("HIGAKI_QUICK"))
DEALT_GAMES, RICH_POSITIONS = (20, 300) if SOAK else (1, 3) if QUICK else (1, 22)
LONGEST = 5000
DECISIONS = 40
VERSIONS = ("geisha", "samurai")
QUESTIONS = {
    *("DecideToBid", "OpenAuction", "Raise", "ChooseField", "KeepCard", "KeepBonus", "KeepWeapon", "KeepMission"),
    *("ChooseAnnex", "ChooseStackOfThree", "GiveBackMission", "GiveBackCard", "GiveBackBonus", "LayDownWeapon"),
    *("LoseWeapon", "LoseAnnex", "LoseInFire", "LoseSecondWeapon", "LoseGeisha", "LoseDisciple", "LoseCard"),
    *("LoseFavour", "Assign", "PlayWatchCard", "TakeShelter", "SaveDisciple", "React", "AimAtClan", "AimAtPost"),
    *("FleeFrom", "AimAtDistrict", "AimAtSteps", "GiveBlade", "TakeBlade", "BuyAtStall", "OpenOrders", "MakeOffer"),
    *("Compose", "Answer", "HandOverCard", "HandOverBonus", "HandOverMission", "Activate", "ActAgain", "SendHome"),
    *("ChooseDisciple", "GiveBlessing", "ClaimExtra", "TakeWeapon", "DrawFrom", "SellCard", "DropMission", "Drill"),
    *("Practise", "ChooseDeck", "LayFirst", "LaySecond", "ChoosePosition"),
}
SEATS = [2, 3, 4, 5]


def dealt(seats: int, version: str, seed: int) -> Lockstep:
    match = higaki.new("yedo", seats=seats, seed=seed, version=version)
    return Lockstep(match, Random(seed), lambda referee: referee.begin(samurai=version == "samurai"))


def rich(seats: int, version: str, phase: str, seed: int) -> Lockstep:
    """Something may happen before the first question, so the model begins with what lay there before."""
    rng = Random(f"{seed} {version} {phase}")
    position = rich_position(rng, seats, version == "samurai", COMPONENTS, phase)
    match = higaki.start("yedo", position, seed=seed)
    before = laid(position_reader.read(match.game, position, 1))
    return Lockstep(match, rng, lambda referee: playing_from(referee, phase), before)


def playing_from(referee: Referee, phase: str) -> Playing:
    return referee.next_round() if phase == "round" else referee.play(phase)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_begins_as_on_page_1(seats: int, version: str) -> None:
    state = dealt(seats, version, seed=1).referee.state
    setup = {2: (2, 4, 2), 3: (2, 5, 3), 4: (3, 6, 4), 5: (4, 7, 5)}[seats]
    begins = Player(mon=12, prestige=1, home=2, reserve=2, sources=Counter(start=1))
    assert all(player == begins for player in state.players.values())
    assert sorted(state.order) == sorted(state.players)
    first = list(state.players).index(state.order[0])
    clockwise = list(state.players)[first:] + list(state.players)[:first]
    assert state.order == state.bidders == clockwise
    assert (state.annexes, state.geishas, state.blessings) == (Counter(dict.fromkeys(ANNEXES, setup[0])), *setup[1:])
    assert (state.church, state.closed, state.event, state.watch) == (3, None, None, "gates")
    assert [bool(weapon) for weapon in state.market] == [False, False, False, True, True]
    assert len(state.decks["weapon"]) == 5 * len(WEAPONS) - 2
    assert [len(state.decks[colour]) for colour in COLOURS] == [12, 18, 18, 11]
    samurai = version == "samurai"
    assert (len(state.decks["card"]), len(state.decks["bonus"])) == (50 if samurai else 36, 27)
    marked = [row["name"] for row in COMPONENTS["event"] if row["samurai"]]
    assert set(state.decks["event"].bag).isdisjoint(marked) != samurai
    assert set(BOX.missions) == {name for colour in COLOURS for name in state.decks[colour].bag}


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_dealt_games_are_those_of_the_rulebook(seats: int) -> None:
    for seed in range(DEALT_GAMES):
        game = dealt(seats, VERSIONS[(seats + seed) % 2], seed)
        game.play(LONGEST)
        assert game.match.over


@pytest.mark.slow
def test_rounds_from_rich_positions_are_those_of_the_rulebook() -> None:
    asked: Counter[str] = Counter()
    shoguns = 0
    for seed in range(RICH_POSITIONS):
        for phase in AGENDAS:
            for seats in SEATS:
                game = rich(seats, VERSIONS[seed % 2], phase, seed)
                asked += game.play(DECISIONS)
                shoguns += game.referee.state.shogun_dead
    assert QUICK or (set(asked) >= QUESTIONS and shoguns)
