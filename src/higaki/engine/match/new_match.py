"""Creates a match: a new game, a written position, or the state of another match."""

from __future__ import annotations

from higaki.engine.base.errors import BadPosition, RulesBug
from higaki.engine.base.json_type import Json
from higaki.engine.match import position_reader
from higaki.engine.match.match import Match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.saving import state
from higaki.engine.match.shuffle_numbers import check
from higaki.engine.table.game import Game, tell_while_settling
from higaki.engine.table.table import Table
from higaki.engine.views.event_view import Event


def new_match(game: Game, seats: int, dealer: Dealer, options: Json) -> Match:
    """A match at its first question."""
    table, opening = dealer.new_table(game, seats, options)
    check(dealer.numbers or (), game.seat_names[:seats])
    match = Match(game, table, dealer, None, opening)
    match.run_on()
    return match


def match_at(game: Game, written: object, dealer: Dealer) -> Match:
    """A match that begins at a written position."""
    table = position_reader.read(game, written, dealer.state_for_clones())
    dealer.give_rng(table)
    origin = state(table, dealer.chance())
    match = Match(game, table, dealer, origin, _settled(table))
    match.run_on()
    return match


def _settled(table: Table) -> list[Event]:
    """Settle up to the first question and collect the events; a step that fails is an error of the position."""
    try:
        return tell_while_settling(table).events
    except RulesBug as bug:
        raise BadPosition(f"agenda: {bug}; right would be a step that can be taken here") from None


def match_from(game: Game, seats: int, options: Json, origin: Json, dealer: Dealer) -> Match:
    """A match that starts at a whole position, with its generators in the state they had there."""
    table = position_reader.read_whole(game, seats, options, origin["table"], origin["luck"]["clones"])
    check(dealer.numbers or (), game.seat_names[:seats])
    dealer.give_rng(table)
    if table.fair is not None:
        table.fair.state = origin["luck"]["drawn"]
    match = Match(game, table, dealer, origin, tell_while_settling(table).events)
    match.luck.state = origin["luck"]["chance"]
    match.run_on()
    return match


def begun_again(match: Match) -> Match:
    """A match before its first decision, to be replayed."""
    options = match.game.settings.chosen(match.table.settings)
    if match.origin is None:
        return new_match(match.game, match.table.seats, match.dealer, options)
    return match_from(match.game, match.table.seats, options, match.origin, match.dealer)
