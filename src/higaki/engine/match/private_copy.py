"""A private copy of a match: it goes on from what one seat knows."""

from __future__ import annotations

from higaki.engine.base.json_type import Json
from higaki.engine.base.random_numbers import Rng
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import match_from
from higaki.engine.match.position_writer import write_whole
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.table.game import Game
from higaki.engine.table.table import Table
from higaki.engine.views.redeal import redeal


def known_position(table: Table, seat: int, rng: Rng) -> Json:
    """The whole position of a table, ready for JSON. What the seat cannot know is dealt anew."""
    return {
        "seats": table.seats,
        "options": table.game.settings.chosen(table.settings),
        "table": write_whole(redeal(table, seat, rng)),
    }


def private_copy(game: Game, position: Json, dealer: Dealer) -> Match:
    """A match from such a position on. Its log begins here, and all that is drawn comes from the dealer."""
    luck = {"clones": dealer.state_for_clones(), "drawn": 0, "chance": 0}
    origin = {"luck": luck, "table": position["table"]}
    return match_from(game, position["seats"], position["options"], origin, dealer)
