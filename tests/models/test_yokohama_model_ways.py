"""The cheapest ways of the president, counted a second time by walking every path there is."""

from random import Random

from yokohama_model import moving
from yokohama_model.positions.examples import AREAS, SEATS, table
from yokohama_model.state import State, lots, neighbours
from yokohama_model.tables import BANK, CANAL


def scattered(rng: Random) -> State:
    """Presidents and assistants anywhere, a few technologies of movement."""
    state = table(areas=dict(zip(lots(4), rng.sample(AREAS, len(AREAS)), strict=True)))
    for player in state.players.values():
        player.yen = rng.randrange(4)
        player.president = rng.choice(state.areas()) if rng.random() < 0.9 else None
    for area in rng.sample(state.areas(), rng.randrange(12)):
        state.assistants[area]["red"] = rng.randrange(1, 3)
    names = ["postal_service", "stagecoach", "streetcar", "station"]
    state.players["red"].technologies = [name for name in names if rng.random() < 0.15]
    state.station = rng.choice(state.areas())
    return state


def cheapest_by_walking_every_path(state: State, seat: str) -> dict[str, tuple[int, set[frozenset[str]]]]:
    """Every path that enters no area twice, paying yen by yen, without looking at the model's tolls."""
    start, others = state.players[seat].president, [other for other in SEATS if other != seat]
    tech = state.players[seat].technologies
    found: dict[str, list[list[str]]] = {}

    def there(area: str) -> list[str]:
        return [other for other in others if state.players[other].president == area]

    def end(area: str, paid: list[str]) -> None:
        if area != CANAL and ("postal_service" in tech or not there(area)) and len(paid) <= state.players[seat].yen:
            found.setdefault(area, []).append(paid)

    def walk(path: list[str], paid: list[str]) -> None:
        for area in neighbours(state, path[-1]) - set(path):
            if area == CANAL:
                walk([*path, area], [*paid, BANK])
            elif state.assistants[area][seat]:
                now = paid if "stagecoach" in tech else paid + there(area)
                end(area, now)
                walk([*path, area], now)

    if start is not None:
        walk([start], [])
    for area in state.areas():
        if start is None and state.assistants[area][seat]:
            end(area, [] if "stagecoach" in tech else there(area))
        if area != start and "streetcar" in tech and state.assistants[area][seat] and not there(area):
            found.setdefault(area, []).append([])
        if area != start and "station" in tech and area == state.station:
            found.setdefault(area, []).append([])
    least = {area: min(map(len, ways)) for area, ways in found.items()}
    return {
        area: (least[area], {frozenset(way) for way in ways if len(way) == least[area]}) for area, ways in found.items()
    }


def test_the_cheapest_ways_are_those_found_by_walking_every_path() -> None:
    rng = Random(1859)
    several = 0
    for _ in range(1000):
        state = scattered(rng)
        fares = moving.destinations(state, "red")
        expected = cheapest_by_walking_every_path(state, "red")
        assert {area: (fare.cost, set(fare.payments)) for area, fare in fares.items()} == expected
        several += any(len(fare.payments) > 1 for fare in fares.values())
    assert several > 5  # there were choices of whom to pay
