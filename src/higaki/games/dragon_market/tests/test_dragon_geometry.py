"""Boats on the water, against a second definition: by coordinates, moved cell by cell, turned in small angles.

Nothing here asks the rules how a boat lies or what it needs; x counts columns from the west, y rows from the north.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Any

import pytest

import higaki
from higaki.engine.table.table import Table
from higaki.games.dragon_market.actions import THINGS
from higaki.games.dragon_market.rules.boats import MOVE_BOAT
from higaki.games.dragon_market.rules.setup import HEAD_BOAT

rule = pytest.mark.rule

Cell = tuple[int, int]
AHEAD: dict[str, Cell] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
HEADINGS = list(AHEAD)
KINDS = ["end", "middle"]
WATER = {(x, y) for x in range(10) for y in range(10)} - {(0, 0), (9, 0), (0, 9), (9, 9)}
BOATS = [str(number) for number in range(1, 11)]


def kind_of(boat: str) -> str:
    return "end" if int(boat) <= 5 else "middle"


def named(cell: Cell) -> str:
    return "abcdefghij"[cell[0]] + str(cell[1] + 1)


class Pose:
    """A boat of a kind with its merchant in a cell, heading somewhere."""

    def __init__(self, kind: str, merchant: Cell, heading: str) -> None:
        self.kind, self.merchant, self.heading = kind, merchant, heading
        along = (0, 1, 2) if kind == "end" else (0, 1, -1)
        (x, y), (dx, dy) = merchant, AHEAD[heading]
        self.cells = [(x + step * dx, y + step * dy) for step in along]

    @property
    def name(self) -> str:
        return f"{named(self.merchant)}_{self.heading}"

    @property
    def legal(self) -> bool:
        """On water with all three cells; a merchant in the middle keeps away from the border (p. 2, ruling D3)."""
        return set(self.cells) <= WATER and (self.kind == "end" or not {0, 9} & set(self.merchant))

    def shifted(self, dx: int, dy: int) -> Pose:
        return Pose(self.kind, (self.merchant[0] + dx, self.merchant[1] + dy), self.heading)

    def turned(self, quarters: int) -> Pose:
        return Pose(self.kind, self.merchant, HEADINGS[(HEADINGS.index(self.heading) + quarters) % 4])


def written(kind: str, name: str) -> Pose:
    cell, heading = name.split("_")
    return Pose(kind, ("abcdefghij".index(cell[0]), int(cell[1:]) - 1), heading)


@cache
def swept(heading: str, clockwise: bool, behind: float, ahead: float) -> frozenset[Cell]:
    """The cells, seen from the pivot, through whose inside the middle line passes in a quarter turn (ruling D4)."""
    touched = set()
    start = math.atan2(AHEAD[heading][1], AHEAD[heading][0])
    for step in range(361):  # quarters of a degree; y grows to the south, so angles grow clockwise
        angle = start + (1 if clockwise else -1) * step * math.pi / 720
        for at in range(int(-behind * 50), int(ahead * 50) + 1):
            x, y = at / 50 * math.cos(angle) + 0.5, at / 50 * math.sin(angle) + 0.5
            if min(x % 1, 1 - x % 1, y % 1, 1 - y % 1) > 1e-6:  # inside, not on the edge
                touched.add((math.floor(x), math.floor(y)))
    return frozenset(touched)


def room_for_turn(pose: Pose, clockwise: bool) -> set[Cell]:
    """All cells of a quarter turn about the merchant: the line reaches to the ends of the boat."""
    behind = 0.5 if pose.kind == "end" else 1.5
    cells = swept(pose.heading, clockwise, behind, 3 - behind)
    return {(pose.merchant[0] + dx, pose.merchant[1] + dy) for dx, dy in cells}


def room_for_swing(pose: Pose, clockwise: bool) -> set[Cell]:
    """The same about the far seat of an end boat."""
    back = pose.turned(2).heading
    return {(pose.cells[2][0] + dx, pose.cells[2][1] + dy) for dx, dy in swept(back, clockwise, 0.5, 2.5)}


def swung(pose: Pose, clockwise: bool) -> Pose:
    """The far seat stays, the merchant goes round it."""
    (px, py), (mx, my) = pose.cells[2], pose.merchant
    dx, dy = mx - px, my - py
    merchant = (px - dy, py + dx) if clockwise else (px + dy, py - dx)
    return Pose(pose.kind, merchant, pose.turned(1 if clockwise else -1).heading)


def plain_moves(pose: Pose, others: set[Cell]) -> dict[str, str]:
    """Slides and quarter turns: what to point at, and the pose it leads to."""
    found: dict[str, str] = {}
    free = WATER - others
    for sign in (1, -1):
        dx, dy = (sign * part for part in AHEAD[pose.heading])
        moved = pose.shifted(dx, dy)
        while set(moved.cells) <= free:
            found[f"cell.{foremost(moved, dx, dy)}"] = moved.name
            moved = moved.shifted(dx, dy)
    for clockwise, word in ((False, "left"), (True, "right")):
        if room_for_turn(pose, clockwise) <= free:
            found[f"turn.{word}"] = pose.turned(1 if clockwise else -1).name
    return found


def foremost(pose: Pose, dx: int, dy: int) -> str:
    return named(max(pose.cells, key=lambda cell: cell[0] * dx + cell[1] * dy))


def over_one_boat(pose: Pose, fleet: dict[str, Pose]) -> dict[str, str]:
    """Slides that meet exactly one other boat on the way and land on free water (ruling D11)."""
    found: dict[str, str] = {}
    for sign in (1, -1):
        dx, dy = (sign * part for part in AHEAD[pose.heading])
        met: set[str] = set()
        moved = pose.shifted(dx, dy)
        while set(moved.cells) <= WATER:
            here = {boat for boat, other in fleet.items() if set(other.cells) & set(moved.cells)}
            met |= here
            if not here and len(met) == 1:
                found[f"cell.{foremost(moved, dx, dy)}"] = moved.name
            moved = moved.shifted(dx, dy)
    return found


def sideways(pose: Pose, others: set[Cell]) -> dict[str, str]:
    """Pushes to either side over free water; it stops only where it may lie (ruling D12)."""
    found: dict[str, str] = {}
    for quarters in (1, -1):
        dx, dy = AHEAD[pose.turned(quarters).heading]
        moved = pose.shifted(dx, dy)
        while set(moved.cells) <= WATER - others:
            if moved.legal:
                found[f"cell.{named(moved.merchant)}"] = moved.name
            moved = moved.shifted(dx, dy)
    return found


def turned_by_bonus(pose: Pose, others: set[Cell], swing: bool) -> dict[str, str]:
    """The half turn needs room only where it lands; the swing about the far seat needs all it sweeps."""
    if not swing:
        half = pose.turned(2)
        return {"half_turn": half.name} if set(half.cells) <= WATER - others else {}
    found: dict[str, str] = {}
    for clockwise, word in ((False, "left"), (True, "right")):
        if pose.kind == "end" and room_for_swing(pose, clockwise) <= WATER - others:
            found[f"swing.{word}"] = swung(pose, clockwise).name
    return found


# What the rules say


def offered(match: higaki.Match, boat: str) -> dict[str, str]:
    """What the rules let pink do with a boat, each with the pose in which it ends."""
    found: dict[str, str] = {}
    asked = asked_on(match.table, MOVE_BOAT.of(0, int(boat) - 1))
    for thing in asked.options:
        after = asked.clone()
        after.step.take(after, thing)
        found[THINGS.names[thing]] = boats_on(after)[boat]
    return found


def asked_on(table: Table, step: int) -> Table:
    """The table with this question before all others."""
    asked = table.clone()
    asked.then(step)
    asked.choices = 0
    asked.step.options(asked)
    return asked


def boats_on(table: Any) -> dict[str, str]:
    seen = table.game.places.named("boat")
    return {boat: seen.spaces.names[table[seen.first + number]] for number, boat in enumerate(BOATS)}


def alone(kind: str, pose: str) -> higaki.Match:
    """One boat on the empty board, all others ashore."""
    boat = "1" if kind == "end" else "6"
    agenda = ["PlaceBoat pink", "LoadBoats pink", "BeginTurn pink"]
    return higaki.start("dragon_market", {"seats": 2, "boat": {boat: pose}, "points": 1, "agenda": agenda}, seed=1)


def at_sea(boats: dict[str, str], *orders: str) -> higaki.Match:
    """Pink has fulfilled these orders and may move a boat."""
    position = {
        "seats": 2,
        "options": {"mode": "advanced"},
        "boat": boats,
        "fulfilled": {"pink": list(orders)},
        "points": 6,
        "agenda": ["TakeAction pink", "BeginTurn yellow"],
    }
    return higaki.start("dragon_market", position, seed=1)


def random_boats(seed: int) -> dict[str, str]:
    """A full board by lot, drawn here; every other one crowded into a corner of the market."""
    chance = random.Random(seed)
    room = WATER if seed % 2 else {cell for cell in WATER if cell[0] < 8 and cell[1] < 7}
    boats: dict[str, Pose] = {}
    while len(boats) < len(BOATS):
        boats.clear()
        taken: set[Cell] = set()
        for boat in chance.sample(BOATS, len(BOATS)):
            fitting = [pose for pose in legal_poses(kind_of(boat)) if room.issuperset(pose.cells)]
            fitting = [pose for pose in fitting if taken.isdisjoint(pose.cells)]
            if fitting:
                boats[boat] = chance.choice(fitting)
                taken |= set(boats[boat].cells)
    return {boat: boats[boat].name for boat in BOATS}


@cache
def all_poses(kind: str) -> tuple[Pose, ...]:
    return tuple(Pose(kind, (x, y), heading) for x in range(10) for y in range(10) for heading in HEADINGS)


@cache
def legal_poses(kind: str) -> tuple[Pose, ...]:
    return tuple(pose for pose in all_poses(kind) if pose.legal)


def fleet_of(boats: dict[str, str]) -> dict[str, Pose]:
    return {boat: written(kind_of(boat), pose) for boat, pose in boats.items()}


def cells_of_others(fleet: dict[str, Pose], boat: str) -> set[Cell]:
    return {cell for other, pose in fleet.items() if other != boat for cell in pose.cells}


@rule("setup.boats")
@rule("setup.border")
@pytest.mark.parametrize(("kind", "count"), [("end", 304), ("middle", 128)])
def test_p2_rulings_D3_D23_all_poses_on_the_empty_board(kind: str, count: int) -> None:
    table = higaki.new("dragon_market", seats=2, seed=1).table
    allowed = set()
    for cell in range(100):
        for thing in asked_on(table, HEAD_BOAT.of(0, KINDS.index(kind), cell)).options:
            allowed.add(f"{named((cell % 10, cell // 10))}_{THINGS.names[thing].removeprefix('heading.')}")
    differing = ("north", "east") if kind == "middle" else ("north", "east", "south", "west")
    assert allowed == {pose.name for pose in legal_poses(kind) if pose.name.endswith(differing)}
    assert len(allowed) == count


@pytest.mark.parametrize("kind", KINDS)
def test_ruling_D4_the_middle_line_needs_the_cells_the_ruling_names(kind: str) -> None:
    pose = Pose(kind, (5, 5), "north")
    besides = {named(cell) for cell in room_for_turn(pose, clockwise=True) - set(pose.cells)}
    assert besides == {"end": {"g4", "g5", "g6", "h4", "h5", "h6"}, "middle": {"g5", "g6", "e6", "e7"}}[kind]


@rule("boat.slide")
@rule("boat.turn")
@pytest.mark.parametrize("kind", KINDS)
def test_p2_ruling_D4_every_pose_alone_on_the_board_slides_and_turns_as_far_as_there_is_water(kind: str) -> None:
    for pose in legal_poses(kind):
        assert offered(alone(kind, pose.name), "1" if kind == "end" else "6") == plain_moves(pose, set()), pose.name


@rule("setup.border")
@pytest.mark.parametrize("kind", KINDS)
def test_p2_written_positions_refuse_exactly_the_poses_that_are_not_allowed(kind: str) -> None:
    for pose in all_poses(kind):
        if not pose.legal:
            with pytest.raises(higaki.BadPosition, match="cannot lie at"):
                alone(kind, pose.name)


@rule("boat.slide")
@rule("boat.turn")
@rule("boat.blocked")
def test_p2_slides_and_quarter_turns_on_full_boards() -> None:
    for seed in range(200):
        boats = random_boats(seed)
        match = at_sea(boats)
        fleet = fleet_of(boats)
        movable = set()
        for boat, pose in fleet.items():
            expected = plain_moves(pose, cells_of_others(fleet, boat))
            assert offered(match, boat) == expected, (boats, boat)
            movable |= {f"boat.{boat}"} if expected else set()
        assert {thing for thing in match.options if thing.startswith("boat.")} == movable, boats


@pytest.mark.slow
@rule("boat.turn")
@pytest.mark.parametrize("kind", KINDS)
def test_p2_ruling_D4_one_boat_in_the_way_of_a_turn_stops_it_and_beside_it_does_not(kind: str) -> None:
    turning, standing = ("1", "6") if kind == "end" else ("6", "1")
    agenda = ["PlaceBoat pink", "LoadBoats pink", "BeginTurn pink"]
    for heading in HEADINGS:
        pose = Pose(kind, (4, 4), heading)
        for other in legal_poses(kind_of(standing)):
            if not set(other.cells) & set(pose.cells):
                boats = {turning: pose.name, standing: other.name}
                position = {"seats": 2, "boat": boats, "points": 1, "agenda": agenda}
                match = higaki.start("dragon_market", position, seed=1)
                assert offered(match, turning) == plain_moves(pose, set(other.cells)), other.name


@rule("bonus.boat_over_boat")
@rule("bonus.turn_180")
def test_p4_ruling_D11_over_one_boat_and_half_turns_on_full_boards() -> None:
    for seed in range(200, 300):
        boats = random_boats(seed)
        match = at_sea(boats, "R5", "R4")
        fleet = fleet_of(boats)
        for boat, pose in fleet.items():
            others = {other: fleet[other] for other in BOATS if other != boat}
            taken = cells_of_others(fleet, boat)
            expected = (
                plain_moves(pose, taken) | over_one_boat(pose, others) | turned_by_bonus(pose, taken, swing=False)
            )
            assert offered(match, boat) == expected, (boats, boat)


@rule("bonus.sideways")
@rule("bonus.opposite_axis")
def test_p4_ruling_D12_sideways_and_about_the_other_end_on_full_boards() -> None:
    for seed in range(300, 400):
        boats = random_boats(seed)
        match = at_sea(boats, "R11", "R9")
        fleet = fleet_of(boats)
        for boat, pose in fleet.items():
            taken = cells_of_others(fleet, boat)
            expected = plain_moves(pose, taken) | sideways(pose, taken) | turned_by_bonus(pose, taken, swing=True)
            assert offered(match, boat) == expected, (boats, boat)


@pytest.mark.slow
@rule("boat.blocked")
@pytest.mark.parametrize("orders", [["R5", "R4"], ["R11", "R9"], ["R1", "R3"]])
@pytest.mark.parametrize("seed", range(4))
def test_p2_boats_lie_legally_and_apart_through_games_at_random(seed: int, orders: list[str]) -> None:
    chance = random.Random(seed)
    match = at_sea(random_boats(1000 + seed), *orders)
    moves = 0
    for _ in range(250):
        boats = match.position()["boat"]
        things = [thing for thing in match.options if thing.startswith("boat.")]
        thing = chance.choice(things) if things and chance.random() < 0.8 else chance.choice(match.options)
        preview = match.scene(match.seat)["previews"].get(thing) if match.seat >= 0 else None
        match.play(thing)
        after = match.position()["boat"]
        moved = [boat for boat in BOATS if after[boat] != boats[boat]]
        assert len(moved) <= 1
        if preview and "pose" in preview:
            moves += 1
            assert [after[boat] for boat in moved] == [preview["pose"]]
        fleet = fleet_of(after)
        assert all(pose.legal for pose in fleet.values())
        assert len({cell for pose in fleet.values() for cell in pose.cells}) == 30
        if match.over:
            break
    assert moves > 30
