"""Tables in the middle of things, written down as positions: much that random play seldom reaches."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from ..state import lots, neighbouring_lots
from ..tables import AGENTS, ASSISTANTS, ASSISTANTS_THAT_END, CANAL, GOODS, HOUSES, NEUTRAL_SPACE, SHOPS, UNUSED_AREAS
from .examples import AREAS, SEATS

Position = dict[str, Any]
ORDER_BOARDS, TECHNOLOGY_BOARDS = ("port", "dock"), ("laboratory", "research_center")
# What changes a turn most: whoever begins often has some of these.
TURN_TECHNOLOGIES = (
    "mining_technology",
    "newspaper",
    "postal_service",
    "stagecoach",
    "station",
    "streetcar",
    "telegraph",
    "telephone",
    "textile_factory",
    "university",
)


def rich_position(rng: Random, seats: int, box: dict[str, Any]) -> Position:
    """A table that can be, before somebody's turn; `box` are the components."""
    playing = SEATS[:seats]
    town = [area for area in AREAS if area not in UNUSED_AREAS[seats]]
    rng.shuffle(town)
    areas = [area for area in town if area != CANAL]
    crowd = rng.sample(areas, rng.choice((1, 3, len(areas))))  # presidents in each other's way
    position: Position = {
        "seats": seats,
        "lot": dict(zip(town, lots(seats), strict=True)),
        "first_player": {"card": rng.choice(playing)},
        "turn": rng.choice(playing),
        "round": rng.choice((2, 5, 12, 38, 39)),
        "ending": rng.choice((0, 0, 0, 1)),
        "yen": {seat: rng.choice((0, 1, 2, 3, 5, 8, 12)) for seat in playing},
        "president": {seat: rng.choice(crowd) if rng.random() < 0.85 else "supply" for seat in playing},
    }
    many = (0, 1, 1, 2, 4, 7)
    position["wares"] = {
        seat: [good for good in (*GOODS, "import") for _ in range(rng.choice(many))] for seat in playing
    }
    _lay_cards(rng, position, playing, box)
    _lay_tiles(rng, position, playing, areas, box)
    _lay_boards(rng, position, playing, box)
    position |= {"building": {}, "assistants": {}, "supply": {}}
    for seat in playing:
        _lay_pieces(rng, position, seat, areas)
    if seats > 2 and rng.random() < 0.4:
        _lay_crossroads(rng, position)
    if any("station" in owned for owned in position["technologies"].values()):
        position["station"] = {"station": rng.choice(areas)}
    return position


def _lay_cards(rng: Random, position: Position, playing: tuple[str, ...], box: dict[str, Any]) -> None:
    """Technologies and orders: owned, in hand, on their boards, and few or many left on the stacks."""
    technologies = [card["name"] for card in box["technology"] for _ in range(card["copies"])]
    orders = [card["name"] for card in box["order"]]
    rng.shuffle(technologies)
    rng.shuffle(orders)
    favourites = rng.sample(TURN_TECHNOLOGIES, 3)
    position |= {"technologies": {}, "fulfilled": {}, "hand": {}}
    for seat in playing:
        owned: list[str] = []
        if seat == position["turn"]:
            technologies.sort(key=lambda name: name not in favourites)
        for _ in range(rng.choice((0, 1, 2, 3, 4, 6))):
            owned += [name for name in technologies if name not in owned][:1]
            technologies.remove(owned[-1])
        rng.shuffle(technologies)
        position["technologies"][seat] = owned
        position["fulfilled"][seat] = [orders.pop() for _ in range(rng.randrange(4))]
        position["hand"][seat] = [orders.pop() for _ in range(rng.randrange(4))]
    if rng.random() < 0.5:  # cards are taken from the end: the station, if nobody has it, is for sale
        technologies.sort(key="station".__eq__)
    for place, boards, cards in (
        ("order_slot", ORDER_BOARDS, orders),
        ("tech_slot", TECHNOLOGY_BOARDS, technologies),
    ):
        slots = [f"{board}_{space}" for board in boards for space in range(1, 7) if board in position["lot"]]
        position[place] = {slot: [cards.pop()] for slot in slots if cards}
    if rng.random() < 0.7:
        position["orders_removed"] = orders[rng.randrange(6) :]
    if rng.random() < 0.3:
        position["box"] = technologies[rng.randrange(3) :]


def _lay_tiles(
    rng: Random, position: Position, playing: tuple[str, ...], areas: list[str], box: dict[str, Any]
) -> None:
    """Building sites, tiles and agents."""
    sites = rng.sample([card["name"] for card in box["site_card"]], len(areas))
    position["site_card"] = {area: [site] for area, site in zip(areas, sites, strict=True)}
    tiles = [tile["name"] for tile in box["tile"] for _ in range(tile["count"])]
    rng.shuffle(tiles)
    position["tiles"] = {seat: [tiles.pop() for _ in range(rng.choice((0, 1, 2)))] for seat in playing}
    position["tile"] = {area: [tiles.pop()] for area in areas if tiles and rng.random() < 0.8}
    agents = [country for country, number in AGENTS.items() for _ in range(number)]
    rng.shuffle(agents)
    most = min(4, len(agents) // len(playing))
    position["agents_of"] = {
        seat: [agents.pop() + rng.choice(("", " sent")) for _ in range(rng.randrange(most + 1))] for seat in playing
    }


def _lay_boards(rng: Random, position: Position, playing: tuple[str, ...], box: dict[str, Any]) -> None:
    """Assistants in church and customs house, not so many that the end has come, and on achievements."""
    spaces: dict[str, list[str]] = {}
    position |= {"space": spaces, "achievement": {}, "claimed": {}}
    for board, count in (("church", 8), ("customs", 7)):
        numbers, free = list(range(1, count + 1)), ASSISTANTS_THAT_END[len(playing)]
        if len(playing) == 2:
            numbers.remove(NEUTRAL_SPACE)
            free -= 1
            spaces[f"{board}_{NEUTRAL_SPACE}"] = ["neutral_assistant"]
        for space in rng.sample(numbers, rng.randrange(free)):
            spaces[f"{board}_{space}"] = [f"{rng.choice(playing)}_assistant"]
    for letter in "abc":
        cards = [card["name"] for card in box["achievement"] if card["letter"] == letter]
        position["achievement"][letter] = [rng.choice(cards)]
        claiming = rng.sample(playing, rng.choice((0, 0, 1, 2)))
        position["claimed"][letter] = [f"{seat}_assistant" for seat in claiming]


def _lay_pieces(rng: Random, position: Position, seat: str, areas: list[str]) -> None:
    """Buildings, but not all; assistants in areas; some in the supply. The rest is in the warehouse."""
    buildings, assistants = position["building"], position["assistants"]
    lying = Counter(word for place in ("space", "claimed") for words in position[place].values() for word in words)
    left = {"assistant": ASSISTANTS - lying[f"{seat}_assistant"], "shop": SHOPS, "house": HOUSES}
    for area in rng.sample(areas, rng.choice((0, 3, 7))):
        _build(buildings, f"{area}_{rng.randrange(1, 5)}", f"{seat}_shop", left)
    for area in rng.sample(areas, rng.choice((0, 1, 3))):
        _build(buildings, f"{area}_house", f"{seat}_house", left)
    for area in rng.sample(areas, rng.choice((2, 5, len(areas)))):
        number = min(rng.choice((1, 1, 2, 4)), left["assistant"])
        assistants.setdefault(area, []).extend([f"{seat}_assistant"] * number)
        left["assistant"] -= number
    in_supply = {piece: rng.choice((0, number, rng.randrange(number + 1))) for piece, number in left.items()}
    position["supply"][seat] = [f"{seat}_{piece}" for piece, number in in_supply.items() for _ in range(number)]


def _lay_crossroads(rng: Random, position: Position) -> None:
    """Whoever begins can walk between two areas by one of two others, and pays somebody in each of them."""
    area_on = {lot: area for area, lot in position["lot"].items()}
    crossroads = []
    for start, goal in permutations(area_on, 2):
        between = neighbouring_lots(start) & neighbouring_lots(goal) & set(area_on)
        if len(between) == 2 and goal not in neighbouring_lots(start) and CANAL not in (area_on[start], area_on[goal]):
            crossroads.append((start, goal, sorted(between)))
    start, goal, ways = rng.choice(crossroads)
    seat = position["turn"]
    others = [other for other in SEATS[: position["seats"]] if other != seat]
    position["president"][seat] = area_on[start]
    for other, lot in zip(rng.sample(others, 2), ways, strict=True):
        position["president"][other] = area_on[lot] if area_on[lot] != CANAL else "supply"
    for area in (area_on[lot] for lot in (goal, *ways) if area_on[lot] != CANAL):
        piece = f"{seat}_assistant"
        if piece in position["supply"][seat]:
            position["supply"][seat].remove(piece)
            position["assistants"].setdefault(area, []).append(piece)


def _build(buildings: dict[str, list[str]], site: str, piece: str, left: dict[str, int]) -> None:
    if site not in buildings:
        buildings[site] = [piece]
        left[piece.split("_")[1]] -= 1


def at_its_end(position: Position) -> Position:
    """The same table in the last turn of the game."""
    playing = SEATS[: position["seats"]]
    first = playing.index(position["first_player"]["card"])
    return position | {"turn": playing[first - 1], "ending": 2}
