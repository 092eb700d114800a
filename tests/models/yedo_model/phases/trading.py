"""Phase 6: in the market, then in the tavern, whoever has a disciple there trades with the others there.

Offers are composed piece by piece, accepted, refused, or answered by one counter-offer (ruling E20).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ..asking import WORDS, Game, Playing, named
from ..state import Player, State
from ..tables import COLOURS, MOST_GEISHAS, WEAPONS

MOST_OFFERS = 3
MOST_MON = 30
HIDDEN = ("missions", "cards", "bonuses")
HANDING_OVER = {"cards": "HandOverCard", "bonuses": "HandOverBonus", "missions": "HandOverMission"}
HEAPS = {word: heap for heap, word in WORDS.items()}
WISHES = (*WEAPONS, "geisha", "card", "bonus", *(f"mission_{colour}" for colour in COLOURS))


@dataclass
class Offer:
    """What lies on the table between two; pieces that are given have left their owner's board."""

    seat: str
    other: str
    given: dict[str, list[str]] = field(default_factory=lambda: {heap: [] for heap in ("weapons", *HIDDEN)})
    mon: int = 0
    geishas: int = 0
    wanted: Counter[str] = field(default_factory=Counter)
    wanted_mon: int = 0

    def is_empty(self) -> bool:
        return not (any(self.given.values()) or self.mon or self.geishas or self.wanted.total() or self.wanted_mon)


def traders(state: State, place: str) -> list[str]:
    return [seat for seat in state.order if state.in_district(seat, place)]


def trade(game: Game) -> Playing:
    for place in ("market", "tavern"):
        if len(traders(game.state, place)) > 1:
            yield from trade_at(game, place)


def trade_at(game: Game, place: str) -> Playing:
    """Around and around, until all in a row have nothing more to offer."""
    there = traders(game.state, place)
    made: Counter[str] = Counter()
    silent = turn = 0
    while silent < len(there):
        seat = there[turn % len(there)]
        others = {f"clan.{other}" for other in there if other != seat} if made[seat] < MOST_OFFERS else set()
        answer = yield from game.ask(seat, "MakeOffer", others | {"done"})
        turn += 1
        silent += 1
        if answer != "done":
            silent = 0
            made[seat] += 1
            yield from offer(game, Offer(seat, answer.removeprefix("clan.")), place, countered=False)


def offer(game: Game, made: Offer, place: str, countered: bool) -> Playing:
    while (answer := (yield from game.ask(made.seat, "Compose", may_add(game, made, place), True))) != "propose":
        if answer == "withdraw":
            take_back(game, made)
            return
        add(game, made, answer)
    answers = {"accept", "refuse"} if countered else {"accept", "refuse", "counter"}
    answer = yield from game.ask(made.other, "Answer", answers)
    if answer == "accept":
        yield from accept(game, made)
        return
    take_back(game, made)
    if answer == "counter":
        yield from offer(game, Offer(made.other, made.seat), place, countered=True)


def may_add(game: Game, made: Offer, place: str) -> set[str]:
    """In the market weapons and Mon, in the tavern also geishas and cards; never more than there is."""
    mine, theirs = game.player(made.seat), game.player(made.other)
    found = {"withdraw"} if made.is_empty() else {"withdraw", "propose"}
    for heap in ("weapons", *HIDDEN) if place == "tavern" else ("weapons",):
        found |= named(heap, getattr(mine, heap))
    if not (made.mon or made.wanted_mon):
        found |= {f"give_mon.{mon}" for mon in range(1, min(MOST_MON, mine.mon) + 1)}
        found |= {f"want_mon.{mon}" for mon in range(1, min(MOST_MON, theirs.mon) + 1)}
    wishes = WISHES if place == "tavern" else WEAPONS
    found |= {f"want.{wish}" for wish in wishes if made.wanted[wish] < has_of(game, theirs, wish)}
    if made.geishas or mine.geishas + made.wanted["geisha"] >= MOST_GEISHAS:
        found.discard("want.geisha")
    if place == "tavern" and not made.wanted["geisha"]:
        room = MOST_GEISHAS - theirs.geishas
        found |= {"geisha"} if made.geishas < min(mine.geishas, room) else set()
    return found


def has_of(game: Game, player: Player, wish: str) -> int:
    if wish in WEAPONS:
        return player.weapons.count(wish)
    if wish.startswith("mission_"):
        return sum(f"mission_{game.box.missions[name].colour}" == wish for name in player.missions)
    return {"geisha": player.geishas, "card": len(player.cards), "bonus": len(player.bonuses)}[wish]


def add(game: Game, made: Offer, what: str) -> None:
    word, _, name = what.partition(".")
    if word == "give_mon":
        made.mon = int(name)
    elif word == "want_mon":
        made.wanted_mon = int(name)
    elif word == "want":
        made.wanted[name] += 1
    elif word == "geisha":
        made.geishas += 1
    else:
        getattr(game.player(made.seat), HEAPS[word]).remove(name)
        made.given[HEAPS[word]].append(name)


def take_back(game: Game, made: Offer) -> None:
    for heap, pieces in made.given.items():
        getattr(game.player(made.seat), heap).extend(pieces)


def accept(game: Game, made: Offer) -> Playing:
    """Whoever accepts chooses which hidden cards he gives; then all changes hands at once, and limits bite."""
    mine, theirs = game.player(made.seat), game.player(made.other)
    back = {"weapons": [weapon for weapon in WEAPONS for _ in range(made.wanted[weapon])]}
    for heap, wishes in (("cards", ("card",)), ("bonuses", ("bonus",)), ("missions", WISHES[-len(COLOURS) :])):
        back[heap] = []
        for wish in wishes:
            for _ in range(made.wanted[wish]):
                held = getattr(theirs, heap)
                fitting = [name for name in held if heap != "missions" or wish.endswith(game.box.missions[name].colour)]
                answer = yield from game.ask(made.other, HANDING_OVER[heap], named(heap, fitting), always=True)
                back[heap].append(answer.partition(".")[2])
                held.remove(back[heap][-1])
    for weapon in back["weapons"]:
        theirs.weapons.remove(weapon)
    for heap in ("weapons", *HIDDEN):
        getattr(theirs, heap).extend(made.given[heap])
        getattr(mine, heap).extend(back[heap])
    mine.mon += made.wanted_mon - made.mon
    theirs.mon += made.mon - made.wanted_mon
    mine.geishas += made.wanted["geisha"] - made.geishas
    theirs.geishas += made.geishas - made.wanted["geisha"]
    for seat in (made.seat, made.other):
        for heap in ("missions", "cards", "bonuses", "weapons"):
            yield from game.keep_limit(seat, heap)
