"""What has to be decided in the action of an area, and in a reward (pages 11 to 16)."""

from __future__ import annotations

from . import acting, cards, trading
from .asking import Asker, Asking, Playing
from .state import Reward, State
from .tables import CHURCH_MOVES, EXCHANGES, GOODS, OFFERINGS, WAREHOUSE_ITEMS


def act(referee: Asker, area: str, power: int) -> Playing:
    if area == "chinatown":
        yield from exchange(referee, EXCHANGES[power - 1])
    elif area == "church":
        yield from pray(referee, power)
    elif area == "customs":
        yield from clear_imports(referee, power)
    elif area == "agency":
        yield from hire(referee, WAREHOUSE_ITEMS[power - 1])
    elif area in ("port", "dock"):
        yield from take_orders(referee, area, power)
    elif area in ("laboratory", "research_center"):
        yield from learn(referee, area, power)


def exchange(referee: Asker, times: int) -> Playing:
    for _ in range(times):
        answer = yield from referee.ask_with_money(
            "Exchange",
            lambda now: {f"{verb}.{what}" for verb, what in trading.exchanges(now, referee.seat)} | {"done"},
        )
        if answer == "done":
            return
        verb, _, what = answer.partition(".")
        referee.become(trading.exchange(referee.state, referee.seat, verb, what))


def pray(referee: Asker, power: int) -> Playing:
    answer = yield from referee.ask_with_money("Pray", lambda now: prayers(now, referee.seat, power))
    if answer == "done":
        return
    space = int(answer.rpartition("_")[2])
    sets = trading.church_spaces(referee.state, referee.seat, power)[space]
    given: set[str] = set()
    while frozenset(given) not in sets:
        answer = yield from referee.ask(
            "Offer", {f"offering.{what}" for offered in sets if given <= offered for what in offered - given}
        )
        what = answer.removeprefix("offering.")
        given.add(what)
        after = referee.state.copy()
        trading.give(after.players[referee.seat], what, OFFERINGS[what])
        referee.become(after)
    source = yield from settle(referee, "church")
    referee.become(trading.enter_church(referee.state, referee.seat, space, frozenset(), source), "church")
    yield from move_assistants(referee, CHURCH_MOVES[space - 1])


def prayers(state: State, seat: str, power: int) -> set[str]:
    """The step is obligatory, but offerings are not: none only where every reachable space would need some."""
    spaces = trading.church_spaces(state, seat, power)
    named = {f"space.church_{space}" for space in spaces}
    return named if any(frozenset() in ways for ways in spaces.values()) else named | {"done"}


def clear_imports(referee: Asker, power: int) -> Playing:
    spaces = trading.customs_spaces(referee.state, referee.seat, power)
    answer = yield from referee.ask("ClearImports", {f"space.customs_{space}" for space in spaces} or {"done"})
    if answer == "done":
        return
    space = int(answer.rpartition("_")[2])
    after = referee.state.copy()
    after.players[referee.seat].imports -= spaces[space]
    referee.become(after)
    source = yield from settle(referee, "customs")
    referee.become(trading.enter_customs(referee.state, referee.seat, space, 0, source), "customs")


def settle(referee: Asker, area: str) -> Asking:
    """Where the assistant for the board comes from."""
    sources = trading.assistant_sources(referee.state, referee.seat, area)
    answer = yield from referee.ask("Settle", {source_name(source) for source in sources})
    return answer.removeprefix("area.")


def hire(referee: Asker, number: int) -> Playing:
    for _ in range(number):
        answer = yield from referee.ask_with_money(
            "Hire",
            lambda now: {f"item.{item}" for item in acting.warehouse_items(now, referee.seat)} | {"done"},
        )
        if answer == "done":
            return
        referee.become(acting.take_item(referee.state, referee.seat, answer.removeprefix("item.")))


def move_assistants(referee: Asker, number: int) -> Playing:
    seat = referee.seat
    for _ in range(number):
        answer = yield from referee.ask_with_money(
            "DispatchFrom",
            lambda now: {source_name(source) for source, _ in acting.assistant_moves(now, seat)} | {"done"},
        )
        if answer == "done":
            return
        source = answer.removeprefix("area.")
        goals = {f"area.{goal}" for start, goal in acting.assistant_moves(referee.state, seat) if start == source}
        answer = yield from referee.ask("DispatchTo", goals)
        referee.become(acting.move_assistant(referee.state, seat, source, answer.removeprefix("area.")))


def source_name(source: str) -> str:
    """An assistant comes from the supply or from an area."""
    return source if source == "supply" else f"area.{source}"


def choose_reward(referee: Asker, received: Reward) -> Playing:
    """What of a reward has to be decided. All copper of one reward is one receipt."""
    copper_came = received.goods.get("copper", 0) > 0
    for _ in range(received.any_goods):
        answer = yield from referee.ask("ChooseGood", {f"good.{good}" for good in GOODS})
        good = answer.removeprefix("good.")
        after = referee.state.copy()
        after.players[referee.seat].goods[good] += 1
        if good == "copper" and not copper_came:
            after = acting.receive(referee.state, referee.seat, Reward(goods={"copper": 1}))
            copper_came = True
        referee.become(after)
    yield from hire(referee, received.items)
    yield from move_assistants(referee, received.moves)


def take_orders(referee: Asker, board: str, power: int) -> Playing:
    seat = referee.seat
    after = referee.state.copy()
    after.players[seat].points += cards.order_bonus(power)
    referee.become(after, "docks")
    answer = yield from referee.ask("TakeOrder", orders(referee.state, seat, board, power, 0) or {"done"})
    if answer != "done":
        take_order(referee, board, answer)
        # Money matters only while an order is left that it could buy.
        if orders(referee.state, seat, board, power, 0):
            answer = yield from referee.ask_with_money(
                "TakeAnother", lambda now: orders(now, seat, board, power, 1) | {"done"}
            )
            if answer != "done":
                yield from pay(referee, "PayForOrder", 1)
                take_order(referee, board, answer)
    referee.become(cards.fill_orders(referee.state, board))


def orders(state: State, seat: str, board: str, power: int, taken: int) -> set[str]:
    spaces = cards.orders_to_take(state, seat, board, power, taken)
    return {f"order_slot.{board}_{space}" for space in spaces}


def take_order(referee: Asker, board: str, slot: str) -> None:
    space = int(slot.rpartition("_")[2])
    referee.become(cards.take_order(referee.state, referee.seat, board, space, (0, 0)))


def learn(referee: Asker, board: str, power: int) -> Playing:
    seat = referee.seat
    answer = yield from referee.ask_with_money(
        "ChooseTechnology",
        lambda now: (
            {f"tech_slot.{board}_{space}" for space in cards.technologies_to_take(now, seat, board, power)} | {"done"}
        ),
    )
    if answer != "done":
        space = int(answer.rpartition("_")[2])
        yield from pay(referee, "PayIndustry", cards.technologies_to_take(referee.state, seat, board, power)[space])
        name = referee.state.technology_boards[board][space - 1]
        referee.become(cards.take_technology(referee.state, seat, board, space, (0, 0)), "technologies")
        if name == "station":
            places = {f"area.{area}" for area in cards.station_areas(referee.state)}
            answer = yield from referee.ask("SetStation", places)
            after = referee.state.copy()
            after.station = answer.removeprefix("area.")
            referee.become(after)
    referee.become(cards.fill_technologies(referee.state, board))


def pay(referee: Asker, kind: str, units: int) -> Playing:
    """Unit by unit an import or 2 yen, so that the rest can still be paid."""
    for left in range(units, 0, -1):
        ways = cards.ways_to_pay(left, referee.state.players[referee.seat])
        options = {"pay_import" for imports, _ in ways if imports} | {"pay_yen" for _, yen in ways if yen}
        answer = yield from referee.ask(kind, options)
        after = referee.state.copy()
        if answer == "pay_import":
            after.players[referee.seat].imports -= 1
        else:
            after.players[referee.seat].yen -= 2
        referee.become(after)
