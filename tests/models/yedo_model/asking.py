"""Asking: who is asked what; and what many rules do with a table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import NamedTuple

from .state import Box, Player, State
from .tables import DRAWN, LIMITS


class Question(NamedTuple):
    """Options are names such as "post.gates"."""

    seat: str
    kind: str
    options: frozenset[str]


Asking = Generator[Question, str, str]
Playing = Generator[Question, str, None]


class Game:
    """A state that becomes another one by answers."""

    def __init__(self, state: State, box: Box) -> None:
        self.state = state
        self.box = box
        self.repeating = 0  # Long Hours: how often the district action of this turn may be done once more
        self.lot: Callable[[str], str] = lambda seat: ""  # which of his missions chance picks

    def player(self, seat: str) -> Player:
        return self.state.players[seat]

    def ask(self, seat: str, kind: str, options: Iterable[str], always: bool = False) -> Asking:
        """A question with one possible answer is not put, unless skipping it would tell something."""
        found = frozenset(options)
        if len(found) == 1 and not always:
            return next(iter(found))
        return (yield Question(seat, kind, found))

    # What every chapter needs

    def keep_limit(self, seat: str, heap: str) -> Playing:
        """Whoever has too much gives up what he likes: cards go under their stack, weapons on the discards."""
        held: list[str] = getattr(self.player(seat), heap)
        while len(held) > LIMITS[heap]:
            answer = yield from self.ask(seat, TOO_MUCH[heap], named(heap, held), always=heap in SECRET)
            self.give_up(seat, heap, answer.partition(".")[2])

    def give_up(self, seat: str, heap: str, what: str) -> None:
        getattr(self.player(seat), heap).remove(what)
        if heap == "weapons":
            self.state.weapon_discards.append(what)
        else:
            self.state.decks[self.deck_of(heap, what)].put_under(what)

    def deck_of(self, heap: str, what: str) -> str:
        return self.box.missions[what].colour if heap == "missions" else {"cards": "card", "bonuses": "bonus"}[heap]

    def gain(self, seat: str, heap: str, what: list[str]) -> Playing:
        getattr(self.player(seat), heap).extend(what)
        yield from self.keep_limit(seat, heap)

    def draw_weapons(self, count: int) -> list[str]:
        """From the stack; where it is too small the discards are shuffled first."""
        deck = self.state.decks["weapon"]
        drawn = deck.draw(count)
        if len(drawn) < count and self.state.weapon_discards:
            deck.bag, self.state.weapon_discards = self.state.weapon_discards, []
            drawn += deck.draw(count - len(drawn))
        return drawn

    def draw_and_keep(self, seat: str, heap: str, deck: str, count: int = DRAWN) -> Playing:
        """Draw three, keep one; the others go under the stack, weapons on the discards."""
        drawn = self.draw_weapons(count) if deck == "weapon" else self.state.decks[deck].draw(count)
        if not drawn:
            return
        answer = yield from self.ask(seat, KEEPING[heap], named(heap, drawn), always=heap in SECRET)
        kept = answer.partition(".")[2]
        drawn.remove(kept)
        for card in drawn:
            if deck == "weapon":
                self.state.weapon_discards.append(card)
            else:
                self.state.decks[deck].put_under(card)
        yield from self.gain(seat, heap, [kept])

    def take_annex(self, seat: str, annex: str) -> None:
        self.state.annexes[annex] -= 1
        self.player(seat).annexes[annex] = False

    def take_geisha(self, seat: str) -> None:
        self.state.geishas -= 1
        self.player(seat).geishas += 1

    def take_blessing(self, seat: str) -> None:
        """If there is one and he has none."""
        if self.state.blessings and not self.player(seat).blessing:
            self.state.blessings -= 1
            self.player(seat).blessing = True

    def give_blessing(self, seat: str) -> None:
        self.player(seat).blessing = False
        self.state.blessings += 1

    def take_church(self, seat: str) -> None:
        self.player(seat).mon += self.state.church
        self.state.church = 0

    def swap_watch(self) -> None:
        """The other figure takes its place; off the board there is nothing to swap."""
        if self.state.figure:
            self.state.figure = "blue" if self.state.figure == "red" else "red"


# What is chosen from a hidden hand is always asked: skipping it would tell something.
SECRET = ("missions", "cards", "bonuses")
TOO_MUCH = {
    "missions": "GiveBackMission",
    "cards": "GiveBackCard",
    "bonuses": "GiveBackBonus",
    "weapons": "LayDownWeapon",
}
KEEPING = {"missions": "KeepMission", "cards": "KeepCard", "bonuses": "KeepBonus", "weapons": "KeepWeapon"}
WORDS = {"missions": "mission", "cards": "card", "bonuses": "bonus", "weapons": "weapon"}


def named(heap: str, what: Iterable[str]) -> set[str]:
    return {f"{WORDS[heap]}.{name}" for name in what}
