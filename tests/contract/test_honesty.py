"""No bot makes use of what its seat cannot know: at tables that differ in nothing else it chooses the same."""

import os

import pytest
from random_nets import random_nets
from sampling import SOAK

from higaki import catalogue
from higaki.bots import Bot, bot_called
from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.match.position_reader import read_whole
from higaki.engine.match.position_writer import write_whole
from higaki.engine.match.turn_preview import preview
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal

__all__ = ["random_nets"]
QUICK = bool(os.environ.get("HIGAKI_QUICK"))
SEARCHING = ("medium:4", "expert:4") if QUICK else ("medium:6", "hard:12", "expert:24")
BOTS = ("random", "easy", "greedy", "net", "net:1", *SEARCHING)
PAIRS = 2 if QUICK else 12
# Bots that search think much longer about each answer.
SEARCHING_PAIRS = 2 if QUICK else 12 if SOAK else 6
SEEDS = 4 if SOAK else 1


def questions(name: str, seed: int, count: int) -> list[Table]:
    """So many tables along a random game at which somebody has a choice."""
    game = catalogue.find(name)
    rng = rng_of(seed, "honesty")
    t = game.new_table(max(game.settings.seats), seed, {})
    found: list[Table] = []
    while not t.over:
        if t.seat != CHANCE and t.choices > 1 and rng.below(8) == 0:
            found.append(t.clone())
        t.play(random_thing(t, rng))
    luck_to_choose = rng_of(seed, "which")
    return [found[luck_to_choose.below(len(found))] for _ in range(count)]


def answers(bot: str | type[Bot], tables: list[Table], seeds: int) -> list[list[int]]:
    """For each table what the bot chooses with each of these seeds."""
    return [
        [(bot_called(bot, rng) if isinstance(bot, str) else bot(rng)).choose(t) for rng in _lucks(seeds)]
        for t in tables
    ]


def _lucks(seeds: int) -> list[Rng]:
    return [rng_of(seed, "a bot") for seed in range(seeds)]


def with_other_secrets(tables: list[Table]) -> list[Table]:
    return [redeal(t, t.seat, rng_of(number, "secrets")) for number, t in enumerate(tables)]


@pytest.mark.slow
@pytest.mark.usefixtures("random_nets")
@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_whatever_it_cannot_know(bot: str, name: str) -> None:
    tables = questions(name, 3, SEARCHING_PAIRS if bot in SEARCHING else PAIRS)
    assert answers(bot, tables, SEEDS) == answers(bot, with_other_secrets(tables), SEEDS)


class Peeping(Bot):
    """Reads the true table: what its neighbour holds, and what will be drawn."""

    def choose(self, t: Table) -> int:
        return t.options[(sum(int(cell) for cell in t.cells) + t.random_state) % t.choices]


@pytest.mark.parametrize("name", catalogue.names())
def test_who_peeps_is_found_out(name: str) -> None:
    tables = questions(name, 3, 20)
    assert answers(Peeping, tables, 1) != answers(Peeping, with_other_secrets(tables), 1)


def random_turn(t: Table, rng: Rng) -> list[int]:
    """Things that the seat of this table could choose one after the other on it."""
    after, seat = t.clone(), t.seat
    chosen: list[int] = []
    while after.seat == seat and not after.over and len(chosen) < 12:
        chosen.append(random_thing(after, rng))
        after.play(chosen[-1])
    return chosen


def previewed(t: Table, turn: list[int]) -> Json:
    """The preview of a turn as it is sent."""
    seen = preview(t, turn)
    assert seen.things == turn[: len(seen.things)]
    return {"moves": [[move.step, move.things, move.events] for move in seen.moves], "why": seen.why}


@pytest.mark.parametrize("name", catalogue.names())
def test_the_preview_of_a_turn_tells_only_what_its_seat_can_foresee(name: str) -> None:
    """It is the same at tables that differ in what the seat cannot know."""
    ended = set()
    for number, t in enumerate(questions(name, 7, PAIRS * 10)):
        one, other = (redeal(t, t.seat, rng_of(number, which)) for which in ("one", "other"))
        turn = random_turn(one, rng_of(number, "turn"))
        shown = previewed(one, turn)
        assert shown == previewed(other, turn)
        assert shown["moves"]
        ended.add(shown["why"])
    assert QUICK or "draws" in ended


@pytest.mark.parametrize("name", catalogue.names())
def test_a_redealt_table_shows_no_trace_of_what_went_before(name: str) -> None:
    """Not in a single cell: it is the same as that of a table which was just written down and read again."""
    for number, t in enumerate(questions(name, 5, PAIRS * 4)):
        chosen = t.game.settings.chosen(t.settings)
        fresh = read_whole(t.game, t.seats, chosen, write_whole(t), t.random_state)
        fresh.settle()
        for viewer in range(t.seats):
            one, other = (redeal(table, viewer, rng_of(number, "redeal")) for table in (t, fresh))
            assert [int(cell) for cell in one.cells] == [int(cell) for cell in other.cells]
