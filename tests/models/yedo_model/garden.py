"""The garden house: whoever has a disciple there chooses his position on the order track."""

from __future__ import annotations

from .asking import Game, Playing


def change_order(game: Game) -> Playing:
    """In the order of the garden spaces; the others fill up in their old order. All garden disciples go home."""
    state = game.state
    positions: list[str | None] = [None] * len(state.order)
    for seat in state.posts["garden"]:
        free = {f"position.{number}" for number, taken in enumerate(positions, 1) if taken is None}
        answer = yield from game.ask(seat, "ChoosePosition", free)
        positions[int(answer.removeprefix("position.")) - 1] = seat
    state.order = filled(positions, state.order)
    for seat in state.posts["garden"]:
        game.player(seat).home += 1
    state.posts["garden"] = []


def filled(positions: list[str | None], old: list[str]) -> list[str]:
    others = iter([seat for seat in old if seat not in positions])
    return [seat or next(others) for seat in positions]
