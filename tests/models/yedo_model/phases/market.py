"""Phase 3a: the weapons in the market move on and new ones come."""

from __future__ import annotations

from ..asking import Game
from ..tables import LEFT_FIELDS, MARKET


def shift_market(game: Game) -> None:
    """If something lies on the fields for 8, the two leftmost weapons go to those for 6; the rest is discarded."""
    state = game.state
    if any(state.market[:LEFT_FIELDS]):
        row = [weapon for weapon in state.market if weapon]
        state.weapon_discards += row[2:]
        moved = [*row[:2], None][:2]
        state.market = [None, None, None, *moved]
    fill(game, range(LEFT_FIELDS))


def refresh_market(game: Game) -> None:
    """A card: all weapons away, as many new ones on the same fields."""
    fields = [field for field in range(len(MARKET)) if game.state.market[field]]
    for field in fields:
        weapon = game.state.market[field]
        assert weapon
        game.state.weapon_discards.append(weapon)
        game.state.market[field] = None
    fill(game, fields)


def fill(game: Game, fields: range | list[int]) -> None:
    """From left to right."""
    for field, weapon in zip(fields, game.draw_weapons(len(fields)), strict=False):
        game.state.market[field] = weapon
