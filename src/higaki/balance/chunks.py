"""Chunks: the games of an order in pieces with numbers of their own, so that several runs can share the work.

A chunk is always the same games. Runs that played different chunks can be added up.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from higaki import catalogue
from higaki.balance.play import Order, Record, play
from higaki.balance.sums import Sums
from higaki.native.library import is_used

GREEDY: Final = "greedy"
# The games of a chunk: many of the greedy bot, which the native library plays at once; single ones of other bots.
OF_GREEDY: Final = 32


def size_of_chunk(bot: str) -> int:
    """The games of a whole chunk."""
    return OF_GREEDY if bot == GREEDY else 1


def chunks_to(played: list[int]) -> int:
    """How many chunks there are up to the last of these."""
    return max(played, default=-1) + 1


def chunks_in(order: Order, games: int) -> int:
    """How many chunks so many games are; the last one may be smaller."""
    return -(-games // size_of_chunk(order.bot))


def numbers_in(order: Order, chunk: int, games: int) -> range:
    """The numbers of the games in a chunk, of so many in all."""
    size = size_of_chunk(order.bot)
    return range(chunk * size, min((chunk + 1) * size, games))


def play_chunk(order: Order, chunk: int, numbers: range) -> Sums:
    return Sums.of(_records(order, chunk, numbers), order.seats)


def _records(order: Order, chunk: int, numbers: range) -> list[Record]:
    if order.bot == GREEDY and is_used(catalogue.find(order.game)) and find_spec("numpy") is not None:
        from higaki.balance.greedy_games import play_batch  # noqa: PLC0415 (numpy is no dependency)

        return play_batch(order, order.seed + chunk, numbers)
    return [play(order, number) for number in numbers]
