"""Step 3 in Chinatown, church and customs (pages 12 to 14)."""

from __future__ import annotations

from itertools import combinations

from .acting import receive
from .state import Player, Reward, State
from .tables import (
    CHURCH_FAITH,
    CHURCH_POINTS,
    CUSTOMS_IMPORTS,
    CUSTOMS_POINTS,
    CUSTOMS_YEN,
    EXCHANGE_PRICES,
    FAITH,
    IMPORT_PRICE,
    IMPORTS_ACCEPTED,
    OFFERINGS,
)


def exchanges(state: State, seat: str) -> set[tuple[str, str]]:
    """(buy or sell, what): what one exchange in Chinatown can be now."""
    player = state.players[seat]
    found = {("buy", good) for good, price in EXCHANGE_PRICES.items() if player.yen >= price}
    found |= {("sell", good) for good in EXCHANGE_PRICES if player.goods[good]}
    return found | ({("buy", "import")} if player.yen >= IMPORT_PRICE else set())


def exchange(state: State, seat: str, verb: str, what: str) -> State:
    if verb == "sell":
        after = state.copy()
        after.players[seat].goods[what] -= 1
        after.players[seat].yen += EXCHANGE_PRICES[what]
        return after
    bought = Reward(imports=1) if what == "import" else Reward(goods={what: 1})
    after = receive(state, seat, bought)
    after.players[seat].yen -= EXCHANGE_PRICES.get(what, IMPORT_PRICE)
    return after


def holds(player: Player, what: str) -> int:
    return player.yen if what == "yen" else player.imports if what == "import" else player.goods[what]


def give(player: Player, what: str, number: int) -> None:
    if what == "yen":
        player.yen -= number
    elif what == "import":
        player.imports -= number
    else:
        player.goods[what] -= number


def assistant_sources(state: State, seat: str, area: str) -> set[str]:
    """Where the assistant for a space of the church or the customs can come from."""
    found = {area} if state.own_assistants(seat, area) else set()
    return found | ({"supply"} if state.players[seat].supply["assistant"] else set())


def church_spaces(state: State, seat: str, power: int) -> dict[int, set[frozenset[str]]]:
    """Every space that can be reached, with all sets of offerings that make up exactly what is missing."""
    player = state.players[seat]
    owned = [what for what, number in OFFERINGS.items() if holds(player, what) >= number]
    found = {}
    for space, faith in enumerate(CHURCH_FAITH, 1):
        missing = max(0, faith - FAITH[power - 1])
        if space not in state.church and missing <= len(owned) and assistant_sources(state, seat, "church"):
            found[space] = {frozenset(chosen) for chosen in combinations(owned, missing)}
    return found


def customs_spaces(state: State, seat: str, power: int) -> dict[int, int]:
    """Every space that can be reached, with the imports to give."""
    most = min(state.players[seat].imports, IMPORTS_ACCEPTED[power - 1])
    if not assistant_sources(state, seat, "customs"):
        return {}
    return {
        space: imports
        for space, imports in enumerate(CUSTOMS_IMPORTS, 1)
        if space not in state.customs and imports <= most
    }


def _send_assistant(state: State, seat: str, area: str, source: str) -> State:
    after = state.copy()
    if source == "supply":
        after.players[seat].supply["assistant"] -= 1
    else:
        after.assistants[area][seat] -= 1
    return after


def enter_church(state: State, seat: str, space: int, offerings: frozenset[str], source: str) -> State:
    """Without the moves of assistants the space gives."""
    after = _send_assistant(state, seat, "church", source)
    for what in offerings:
        give(after.players[seat], what, OFFERINGS[what])
    after.church[space] = seat
    after.players[seat].points += CHURCH_POINTS[space - 1] + (3 if after.has(seat, "winery") else 0)
    return after


def enter_customs(state: State, seat: str, space: int, imports: int, source: str) -> State:
    after = _send_assistant(state, seat, "customs", source)
    player = after.players[seat]
    player.imports -= imports
    player.yen += CUSTOMS_YEN[space - 1]
    player.points += CUSTOMS_POINTS[space - 1] + (4 if after.has(seat, "brickyard") else 0)
    after.customs[space] = seat
    return after
