"""The tree of a game: positions that several games reached, what was chosen there, and how it went."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from higaki import catalogue
from higaki.engine.base.errors import BadSetting
from higaki.engine.base.random_numbers import Rng, rng_of
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE
from higaki.engine.table.table import Table
from higaki.engine.views.random_play import sample
from higaki.explorer.playing import Deal, Played
from higaki.explorer.position_key import key_of

FORMAT: Final = 1


class Choice(NamedTuple):
    """What some games chose in a position: how many, the share of the win of who chose, and the next position."""

    thing: int
    games: int
    won: float
    # The key of the position that follows, if enough games reached it.
    next: str | None


class Node(NamedTuple):
    """A position. Its deal and the things on the way there make the table again."""

    deal: Deal
    # The position before, and what was chosen there; None at the start of a deal.
    parent: str | None
    thing: int | None
    choices: list[Choice]

    @property
    def games(self) -> int:
        return sum(choice.games for choice in self.choices)


def grown(played: Iterable[Played], least: int) -> dict[str, Any]:
    """The content of the file of a game: every position that at least so many games reached."""
    games = list({(one.deal, one.number): one for one in played}.values())
    if not games:
        raise BadSetting("there are no games; right would be files of `higaki explorer play`")
    if len({(one.game, one.rules, one.bot) for one in games}) > 1:
        raise BadSetting("these are games of several kinds; right would be one game, with the same rules and bot")
    first = games[0]
    game = catalogue.find(first.game)
    if first.rules != game.settings.rules:
        raise BadSetting(f"these games had rules {first.rules}; right would be games of rules {game.settings.rules}")
    nodes: dict[str, Node] = {}
    starts = []
    for deal in sorted({one.deal for one in games}):
        of_deal = [one for one in games if one.deal == deal]
        start = _grow(game, deal, of_deal, least, nodes)
        starts.append({"seats": deal.seats, "seed": deal.seed, "games": len(of_deal), "key": start})
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.settings.rules,
        "bot": first.bot,
        "least": least,
        "deals": starts,
        "nodes": {key: _written(node) for key, node in nodes.items()},
    }


def _written(node: Node) -> list[Any]:
    choices = [[one.thing, one.games, round(one.won, 2), one.next] for one in node.choices]
    return [*node.deal, node.parent, node.thing, choices]


def start_of(game: Game, deal: Deal) -> tuple[Table, Rng]:
    """The table of a deal at its first question, and the generator of its draws."""
    t, chance = game.new_table(deal.seats, deal.seed, {}), rng_of(deal.seed, "chance")
    _draw(t, chance)
    return t, chance


def follow(t: Table, chance: Rng, thing: int) -> None:
    """Play a thing, and the draws after it."""
    t.play(thing)
    _draw(t, chance)


def _draw(t: Table, chance: Rng) -> None:
    while t.seat == CHANCE:
        t.follow(sample(t, chance))


class _Growing(NamedTuple):
    """A position on the way: its games, and what makes it again."""

    key: str
    t: Table
    chance: Rng
    depth: int
    games: list[Played]


def _grow(game: Game, deal: Deal, games: list[Played], least: int, nodes: dict[str, Node]) -> str | None:
    """Add the positions of a deal, the nearest first; returns the key of its start."""
    t, chance = start_of(game, deal)
    start = key_of(t)
    nodes.setdefault(start, Node(deal, None, None, []))
    waiting = [_Growing(start, t, chance, 0, games)]
    while waiting:
        here = waiting.pop(0)
        for thing, chosen in _by_thing(here).items():
            following = None
            if len(chosen) >= least and (reached := _after(here, thing, chosen)) is not None:
                following = reached.key
                if following not in nodes:
                    nodes[following] = Node(deal, here.key, thing, [])
                waiting.append(reached)
            won = sum(one.shares[here.t.seat] for one in chosen)
            _note(nodes[here.key].choices, Choice(thing, len(chosen), won, following))
    return start


def _by_thing(here: _Growing) -> dict[int, list[Played]]:
    """The games of a position by what they chose, the most frequent first."""
    by: dict[int, list[Played]] = {}
    for one in here.games:
        if here.depth < len(one.things):
            by.setdefault(one.things[here.depth], []).append(one)
    return dict(sorted(by.items(), key=lambda pair: (-len(pair[1]), pair[0])))


def _after(here: _Growing, thing: int, games: list[Played]) -> _Growing | None:
    """The position after a choice; None at the end of the game, and where no further decision is known."""
    if all(len(one.things) <= here.depth + 1 for one in games):
        return None
    t, chance = here.t.clone(), Rng(here.chance.state)
    follow(t, chance, thing)
    return None if t.over else _Growing(key_of(t), t, chance, here.depth + 1, games)


def _note(choices: list[Choice], one: Choice) -> None:
    """Add a choice. Another way to the same position may have made it, too."""
    for number, there in enumerate(choices):
        if there.thing == one.thing:
            choices[number] = Choice(one.thing, there.games + one.games, there.won + one.won, there.next or one.next)
            return
    choices.append(one)
