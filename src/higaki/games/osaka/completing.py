"""Written positions: what follows from the rest of one, and what cannot be at a table of Traders of Osaka."""

from higaki.engine.marks import mark_on
from higaki.engine.steps import Step
from higaki.engine.table import Table
from higaki.games.osaka.box import INSURES, TRADERS
from higaki.games.osaka.market import can_reserve, coins
from higaki.games.osaka.payday import BlackCurrent, SaveGoods, arrived_ships
from higaki.games.osaka.places import FARM, MARKET, PASSES, STONE
from higaki.games.osaka.setup import DrawStartPlayer
from higaki.games.osaka.turn import BeginTurn, ChooseAction, PayGoods, ReserveCard


def complete(t: Table) -> str:
    """Fill in where the reservation stones are; returns what is wrong with the position, or nothing."""
    for seat in range(t.seats):
        placed = [mark_on(card) for card in t.at[MARKET] + t.at[FARM]].count(seat)
        if placed > 1:
            return f"{TRADERS.names[seat]} has {placed} reservation stones in market and farm; right would be one"
        t.numbers[STONE + seat] = 1 - placed
    if t.over:
        return ""
    if t.numbers[PASSES] >= t.seats:
        return f"passes: {t.numbers[PASSES]} in a row would have ended the game; right would be less than {t.seats}"
    if not isinstance(t.agenda[0], BeginTurn | ChooseAction | DrawStartPlayer):
        return "agenda: no turn follows; right would be a last step like 'BeginTurn grey'"
    if arrived_ships(t) and not any(isinstance(step, BlackCurrent) for step in t.agenda):
        return "ship: one stands at edo but no payday is going on; right would be 'BlackCurrent SEAT' on the agenda"
    for step in t.agenda:
        wrong = cannot_be_taken(t, step)
        if wrong:
            return f"agenda: {wrong}"
    return ""


def cannot_be_taken(t: Table, step: Step) -> str:
    """Why a step could not be finished."""
    name = TRADERS.names[step.seat]
    if isinstance(step, PayGoods) and not 0 < step.missing <= coins(t, step.seat):
        return f"{name} cannot pay {step.missing}; right would be from 1 to the {coins(t, step.seat)} coins in hand"
    if isinstance(step, SaveGoods) and not 0 < step.symbols <= max(INSURES):
        return f"{step.symbols} symbols are on no card; right would be 1 or {max(INSURES)}"
    if isinstance(step, ReserveCard) and not can_reserve(t, step.seat):
        return f"{name} has no stone, or no card to put it on; right would be another step"
    return ""
