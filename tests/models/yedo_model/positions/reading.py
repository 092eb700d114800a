"""A table read from a whole position in names, and what is printed on cards from the table of components."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..state import Bonus, Box, Deck, Mission, Player, State
from ..tables import COLOURS, POSTS

Written = dict[str, Any]
DECKS = {"card": "card_stack", "bonus": "bonus_stack", "event": "event_stack", "weapon": "weapon_stack"}
STALLS = 5
SOURCES = ("start", "missions", "extras", "auctions", "audiences", "foreign_goods", "blackmail", "bonuses")
LOSSES = ("sold", "geishas", "misfortune")


def read_box(components: Written) -> Box:
    return Box(
        missions={
            row["name"]: Mission(
                row["colour"],
                row["kind"],
                Counter(row["needs"]),
                Counter(row["reward"]),
                Counter(row["bonus_needs"]),
                Counter(row["bonus_reward"]),
            )
            for row in components["mission"]
        },
        bonuses={
            row["name"]: Bonus(row["kind"], row["of"], row["amount"], row["alone"], row["shared"])
            for row in components["bonus"]
        },
        minimum={row["name"]: row["minimum"] for row in components["field"]},
        group={row["name"]: row["group"] for row in components["field"]},
        phases={row["name"]: tuple(row["phases"]) for row in components["card"]},
        costs={row["name"]: row["mon"] for row in components["card"]},
    )


def read_spaces(components: Written, seats: int) -> dict[str, int]:
    return {row["name"]: row["spaces"][seats - 2] for row in components["post"]}


def clan(piece: str) -> str:
    """maeda_disciple belongs to maeda."""
    return piece.split("_", maxsplit=1)[0]


def read_deck(name: str, written: Written) -> Deck:
    """Stacks are written as what lies on top (the highest first), between, and at the bottom (the lowest last)."""
    return Deck(name, list(written["top"]), sorted(written["bag"]), list(written["bottom"]))


def read_state(written: Written, seats: list[str], components: Written) -> State:
    """Lists that have no order at the table are sorted."""
    state = State({seat: read_player(written, seat) for seat in seats}, list(written["order"]))
    for post in POSTS:
        there = written["garden"] if post == "garden" else written["post"].get(post, [])
        state.posts[post] = [clan(piece) for piece in there]
        if post != "garden":
            state.posts[post].sort()
    state.spaces = read_spaces(components, len(seats))
    state.barred = Counter({post: number for post, number in written["barred"].items() if number})
    closed = written["closed"]["closed"]
    state.closed = closed if closed != "nowhere" else None
    state.round, state.church = written["round"], written["church"]
    state.market = [next(iter(written["market"].get(str(stall), [])), None) for stall in range(1, STALLS + 1)]
    state.weapon_discards = sorted(written["weapons_used"])
    state.decks = {name: read_deck(name, written[place]) for name, place in DECKS.items()}
    state.decks |= {colour: read_deck(colour, written["mission_stack"][colour]) for colour in COLOURS}
    state.event = next(iter(written["event"]), None)
    on_board = {figure: place for figure, place in written["watch"].items() if place != "beside"}
    for figure, place in on_board.items():
        state.figure, state.watch = figure, place
    if not on_board:
        state.figure, state.watch = None, ""
    state.annexes = Counter(written["annexes_left"])
    state.geishas, state.blessings = written["geishas_left"], written["blessings_left"]
    state.bidders = list(written["bidding"])
    state.won = {field: owner[0] for field, owner in written["won"].items() if owner}
    state.shogun_dead = bool(written["shogun_dead"])
    return state


def read_player(written: Written, seat: str) -> Player:
    def part(place: str) -> list[str]:
        return sorted(written[place].get(seat, []))

    mine = f"{seat}_disciple"
    return Player(
        mon=written["mon"].get(seat, 0),
        prestige=written["prestige"].get(seat, 0),
        home=len(part("clan_house")),
        reserve=written["reserve"].count(mine),
        weapons=part("weapon"),
        annexes={annex: mine in written["annex_post"].get(annex, []) for annex in part("annex")},
        geishas=written["geishas"].get(seat, 0),
        blessing=bool(written["blessings"].get(seat, 0)),
        missions=part("mission"),
        cards=part("card"),
        bonuses=part("bonus"),
        fulfilled=part("fulfilled"),
        with_bonus=written["extras"].get(seat, 0),
        blackmail=bool(part("blackmail")),
        sources=read_sources(written, seat),
    )


def read_sources(written: Written, seat: str) -> Counter[str]:
    """Each source of prestige, and each loss as less than nothing."""
    found = Counter({word: written[f"prestige_{word}"].get(seat, 0) for word in SOURCES})
    found.update({word: -written[f"prestige_{word}"].get(seat, 0) for word in LOSSES})
    return found
