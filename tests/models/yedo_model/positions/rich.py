"""Tables in the middle of things, written down as positions: much that random play seldom reaches.

Everybody has a mission as a goal, and much of what it asks for.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from ..tables import ANNEXES, DISCIPLES, KINDS, LIMITS, MOST_GEISHAS, POSTS, RING, ROUNDS, WEAPONS, posts_of
from ..watch_steps import step
from .examples import SEATS
from .reading import read_box, read_spaces

Position = dict[str, Any]
AGENDAS = {
    "round": ("BeginRound",),
    "watch": ("BeginWatch", "BeginTrade", "BeginActions"),
    "actions": ("BeginActions",),
}
EVENTS_THAT_LAST = (
    "weapons_fair",
    "sleepy_watch",
    "hurried_rounds",
    "travelling_carpenters",
    "open_court",
    "generous_patrons",
    "ships_from_afar",
)
HELD = 0.85  # how much of a goal somebody has


def rich_position(rng: Random, seats: int, samurai: bool, components: dict[str, Any], phase: str) -> Position:
    """A table that can be, before a round or, with disciples placed, before its watch or its action phase."""
    return Writer(rng, seats, components, phase).written(samurai)


class Writer:
    def __init__(self, rng: Random, seats: int, components: dict[str, Any], phase: str) -> None:
        self.rng = rng
        self.phase = phase
        self.components = components
        self.box = read_box(components)
        self.playing = list(SEATS[:seats])
        self.missions = rng.sample(list(self.box.missions), len(self.box.missions))
        if rng.random() < 0.2:  # the first one is ready for the Shogun
            self.missions.sort(key="kill_the_shogun".__eq__)
        self.goals = {seat: self.missions.pop() for seat in self.playing}
        self.position: Position = {"seats": seats}

    def has(self, seat: str) -> bool:
        """Whether he has something that his goal asks for."""
        return self.goals[seat] == "kill_the_shogun" or self.rng.random() < HELD

    def wanted(self, seat: str) -> Counter[str]:
        """What both parts of his goal ask for; where they count together, as much as the greater one."""
        goal = self.box.missions[self.goals[seat]]
        return goal.needs | goal.bonus_needs

    def written(self, samurai: bool) -> Position:
        rng, playing = self.rng, self.playing
        self.position |= {
            "options": {"version": "samurai" if samurai else "geisha"},
            "order": rng.sample(playing, len(playing)),
            "round": rng.choice((2, 5, 9, 10) if self.phase == "round" else (1, 6, 10, ROUNDS)),
            "church": rng.choice((0, 1, 3, 8)),
            "mon": {seat: rng.choice((0, 1, 2, 4, 8, 12, 30)) for seat in playing},
            "prestige_start": dict.fromkeys(playing, 1),
            "prestige_missions": {seat: rng.choice((0, 0, 3, 9)) for seat in playing},
            "sat_out": playing,
            "agenda": [f"{word} {playing[0]}" for word in AGENDAS[self.phase]],
        }
        self.lay_weapons()
        self.lay_tools()
        self.lay_missions()
        self.lay_cards(samurai)
        self.lay_events(samurai)
        self.send_disciples()
        if self.position["round"] < ROUNDS:
            figure, crowded = rng.choice(("red", "blue")), rng.choice(("castle", "gates", *RING))
            self.position["watch"] = {figure: step(crowded, figure, -1)}
        return self.position

    def lay_weapons(self) -> None:
        """With everybody, in the market, and few or many on the stack."""
        rng, weapons = self.rng, [weapon for weapon in WEAPONS for _ in range(5)]
        rng.shuffle(weapons)
        self.position["weapon"] = {}
        for seat in self.playing:
            wanted = self.wanted(seat)
            liked = [weapon for weapon in WEAPONS if wanted[weapon] and weapon in weapons and self.has(seat)]
            held = liked[: LIMITS["weapons"]]
            for weapon in held:
                weapons.remove(weapon)
            held += [weapons.pop() for _ in range(rng.randrange(LIMITS["weapons"] - len(held) + 1))]
            self.position["weapon"][seat] = held
        self.position["market"] = {str(stall): [weapons.pop()] for stall in range(1, 6) if rng.random() < 0.6}
        if rng.random() < 0.5:
            self.position["weapons_used"] = weapons[rng.randrange(7) :]

    def lay_tools(self) -> None:
        """Annexes, geishas, blessings."""
        rng = self.rng
        setup = next(row for row in self.components["players"] if row["seats"] == len(self.playing))
        annexes = Counter(dict.fromkeys(ANNEXES, setup["annexes_of_each"]))
        geishas, blessings = setup["geishas"], setup["blessings"]
        self.position |= {"annex": {}, "geishas": {}, "blessings": {}}
        for seat in self.playing:
            wanted = self.wanted(seat)
            wanted["karesansui"] += wanted["blessing"]
            wanted["yashiki"] += wanted["geishas"]
            liked = [annex for annex in ANNEXES if (self.has(seat) if wanted[annex] else rng.random() < 0.3)]
            owned = [annex for annex in liked if annexes[annex]]
            annexes.subtract(owned)
            self.position["annex"][seat] = owned
            number = wanted["geishas"] - rng.choice((0, 1, 2)) if wanted["geishas"] else rng.randrange(MOST_GEISHAS + 1)
            self.position["geishas"][seat] = max(0, min(geishas, number))
            geishas -= self.position["geishas"][seat]
            self.position["blessings"][seat] = min(blessings, rng.randrange(2))
            blessings -= self.position["blessings"][seat]

    def lay_missions(self) -> None:
        """The goal and some others in hand, some fulfilled, of the kind that the goal asks for."""
        rng = self.rng
        self.position |= {"mission": {}, "fulfilled": {}, "extras": {}, "blackmail": {}, "blackmail_used": {}}
        favours = [row["name"] for row in self.components["favour"]]
        for seat in self.playing:
            kinds = [kind for kind in KINDS if self.wanted(seat)[kind]]
            self.missions.sort(key=lambda name, kinds=kinds: self.box.missions[name].kind in kinds)  # type: ignore[misc]
            done = [self.missions.pop() for _ in range(rng.choice((0, 1, 3)))]
            self.position["fulfilled"][seat] = done
            self.position["extras"][seat] = rng.randrange(len(done) + 1)
            self.position[rng.choice(("blackmail", "blackmail_used"))][seat] = [favours.pop()]
            rng.shuffle(self.missions)
            others = [self.missions.pop() for _ in range(rng.choice((0, 2, 3)))]
            self.position["mission"][seat] = [self.goals[seat], *others]

    def lay_cards(self, samurai: bool) -> None:
        """Before the watch those of its phase come first, often."""
        rng = self.rng
        rows = [row for row in self.components["card"] if samurai or not row["samurai"]]
        cards = [row["name"] for row in rows for _ in range(row["copies"])]
        rng.shuffle(cards)
        if self.phase == "watch" and rng.random() < 0.6:
            watching = [row["name"] for row in rows if {"5b", "5c", "reaction"} & set(row["phases"])]
            cards.sort(key=watching.__contains__)
        if rng.random() < 0.2:
            cards.sort(key="over_the_rooftops".__eq__)
        bonuses = rng.sample(list(self.box.bonuses), len(self.box.bonuses))
        self.position |= {"card": {}, "bonus": {}}
        for seat in self.playing:
            self.position["card"][seat] = [cards.pop() for _ in range(rng.choice((0, 1, 3, LIMITS["cards"])))]
            self.position["bonus"][seat] = [bonuses.pop() for _ in range(rng.randrange(LIMITS["bonuses"] + 1))]

    def lay_events(self, samurai: bool) -> None:
        """One that changes something holds, or few are left to come."""
        rng = self.rng
        events = [row["name"] for row in self.components["event"] if samurai or not row["samurai"]]
        if self.phase != "round":
            self.position["event"] = rng.sample(EVENTS_THAT_LAST, rng.randrange(2))
        elif rng.random() < 0.7:
            self.position["events_past"] = rng.sample(events, len(events) - rng.choice((0, 1, 2)))

    def send_disciples(self) -> None:
        """Where goals want them, on annexes, or anywhere; the rest is in house and reserve."""
        rng, position = self.rng, self.position
        spaces = Counter(read_spaces(self.components, len(self.playing)))
        position |= {"post": {}, "garden": [], "clan_house": {}, "annex_post": {}, "reserve": []}
        for seat in rng.sample(self.playing, len(self.playing)):
            piece = f"{seat}_disciple"
            active = DISCIPLES if self.goals[seat] == "kill_the_shogun" else rng.choice((2, 3, 4, 4, 4))
            position["reserve"] += [piece] * (DISCIPLES - active)
            for wish in self.wishes(seat) if self.phase != "round" else []:
                if wish in ANNEXES:
                    here = position["annex_post"].setdefault(wish, [])
                    possible = wish in position["annex"][seat] and piece not in here
                else:
                    here = position["garden"] if wish == "garden" else position["post"].setdefault(wish, [])
                    possible = spaces[wish] > 0 and not (wish == "garden" and piece in here)
                    spaces[wish] -= possible and active > 0
                if possible and active:
                    here.append(piece)
                    active -= 1
            position["clan_house"][seat] = [piece] * active

    def wishes(self, seat: str) -> list[str]:
        """Where he would like to have a disciple, most of all first."""
        rng, wanted = self.rng, self.wanted(seat)
        found = [rng.choice(posts_of(district)) for district in RING for _ in range(wanted[district])]
        if self.phase == "watch" and rng.random() < 0.5:
            found[:0] = rng.choice((rng.sample(posts_of("castle"), 2), ["garden", "gates"]))
        helpers = {"yashiki": wanted["geishas"], "karesansui": wanted["blessing"]}
        found += [annex for annex in ANNEXES if rng.random() < (0.8 if helpers.get(annex) else 0.3)]
        return found + rng.sample(POSTS, len(POSTS))
