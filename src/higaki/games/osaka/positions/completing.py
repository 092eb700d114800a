"""Written positions of Traders of Osaka: completing them, and refusing impossible ones."""

from higaki.engine.base.errors import BadPosition
from higaki.engine.base.piece_encoding import mark_on
from higaki.engine.table.steps import Step
from higaki.engine.table.table import Table
from higaki.games.osaka.box import MOST_SYMBOLS, TRADERS
from higaki.games.osaka.places import FARM, MARKET, PASSES, STONE
from higaki.games.osaka.rules.insurance import BlackCurrent, SaveGoods
from higaki.games.osaka.rules.market import can_reserve, coins
from higaki.games.osaka.rules.setup import DrawStartPlayer
from higaki.games.osaka.rules.ships_and_goods import any_arrived
from higaki.games.osaka.rules.turn import BeginTurn, BuyGoods, ChooseAction, PayGoods, ReserveCard


def complete(t: Table) -> None:
    """Fill in the places of the reservation stones; refuse an impossible position."""
    for seat in range(t.seats):
        placed = [mark_on(card) for card in t.pieces(MARKET) + t.pieces(FARM)].count(seat)
        if placed > 1:
            name = TRADERS.names[seat]
            raise BadPosition(f"{name} has {placed} reservation stones in market and farm; right would be one")
        t[STONE + seat] = 1 - placed
    if t.over:
        return
    if t[PASSES] >= t.seats:
        raise BadPosition(f"passes: {t[PASSES]} in a row would have ended the game; right would be less than {t.seats}")
    agenda = t.agenda
    if not isinstance(agenda[0], BeginTurn | ChooseAction | DrawStartPlayer):
        raise BadPosition("agenda: no turn follows; right would be a last step like 'BeginTurn grey'")
    if any_arrived(t) and not any(isinstance(step, BlackCurrent) for step in agenda):
        raise BadPosition(
            "ship: one stands at edo but no payday is going on; right would be another space, "
            "or an agenda like ['BlackCurrent grey', 'BeginTurn white']"
        )
    for step in agenda:
        refuse_what_cannot_be_taken(t, step)
    refuse_half_a_purchase(agenda)


def refuse_half_a_purchase(agenda: list[Step]) -> None:
    """Payment belongs to a purchase, and goods sink once in a payday."""
    if any(isinstance(step, PayGoods) for step in agenda) and not any(isinstance(step, BuyGoods) for step in agenda):
        raise BadPosition("agenda: PayGoods is for nothing without BuyGoods; right would be a BuyGoods after it")
    for kind in (PayGoods, BuyGoods, BlackCurrent):
        if len([step for step in agenda if isinstance(step, kind)]) > 1:
            raise BadPosition(f"agenda: {kind.__name__} stands there twice; right would be once")


def refuse_what_cannot_be_taken(t: Table, step: Step) -> None:
    """Refuse a step that could not be finished."""
    name = TRADERS.names[step.seat]
    if isinstance(step, PayGoods) and not 0 < step.missing <= coins(t, step.seat):
        right = f"from 1 to the {coins(t, step.seat)} coins in hand"
        raise BadPosition(f"agenda: {name} cannot pay {step.missing}; right would be {right}")
    if isinstance(step, SaveGoods) and not step.symbols:
        raise BadPosition(f"agenda: 0 symbols are on no card; right would be 1 or {MOST_SYMBOLS}")
    if isinstance(step, ReserveCard) and not can_reserve(t, step.seat):
        raise BadPosition(f"agenda: {name} has no stone, or no card to put it on; right would be another step")
