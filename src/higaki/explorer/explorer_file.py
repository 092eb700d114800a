"""The file of a game's explorer: read, checked, and the table of each of its positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from higaki.engine.base.errors import BadFile
from higaki.engine.table.game import Game
from higaki.explorer.playing import Deal
from higaki.explorer.tree import FORMAT, Choice, Node

# The file in the folder of a game.
PACKAGED: Final = "findings/explorer.json"


class Start(NamedTuple):
    """A published deal: how many games were played from it, and the key of its first position."""

    deal: Deal
    games: int
    key: str


class Explorer:
    """All positions of a game's file."""

    def __init__(self, game: Game, bot: str, least: int, starts: list[Start], nodes: dict[str, Node]) -> None:
        self.game: Final = game
        self.bot: Final = bot
        # How many games a position needs to be there.
        self.least: Final = least
        self.starts: Final = starts
        self.nodes: Final = nodes

    def way(self, key: str) -> list[str]:
        """The keys from the start of the deal to a position, itself the last."""
        found = [key]
        while (parent := self.nodes[found[-1]].parent) is not None:
            found.append(parent)
        return found[::-1]

    def things(self, key: str) -> list[int]:
        """What is chosen on the way to a position."""
        things = [self.nodes[one].thing for one in self.way(key)]
        return [thing for thing in things if thing is not None]


def packaged(game: Game) -> Explorer | None:
    """The explorer of a game; None if it has none. BadFile says what is wrong with it."""
    path = game.folder / PACKAGED
    return read(game, path) if path.is_file() else None


def read(game: Game, path: Path) -> Explorer:
    try:
        return _read(game, json.loads(path.read_bytes()))
    except OSError as error:
        raise BadFile(f"{path.name} of {game.name} cannot be read ({error.strerror})") from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, IndexError) as error:
        wrong = f"{type(error).__name__}: {error}".replace("\n", " ")
        right = "right would be what `higaki explorer grow` writes"
        raise BadFile(f"{path.name} of {game.name} is damaged ({wrong}); {right}") from None


def _read(game: Game, content: Any) -> Explorer:
    if content["format"] != FORMAT or content["game"] != game.name:
        raise ValueError(f"it is of format {content['format']!r} and of {content['game']!r}")
    if content["rules"] != game.settings.rules:
        raise ValueError(f"it is of rules {content['rules']!r}, and the game has rules {game.settings.rules}")
    things = len(game.things.names)
    nodes: dict[str, Node] = {}
    for key, (seats, seed, parent, thing, choices) in content["nodes"].items():
        if seats not in game.settings.seats or not isinstance(seed, int):
            raise ValueError(f"position {key} has no deal")
        listed = [Choice(*one) for one in choices]
        if not all(0 <= one.thing < things and one.games > 0 and 0 <= one.won <= one.games for one in listed):
            raise ValueError(f"position {key} has choices that cannot be")
        # A parent stands before its children, so no way leads in a circle.
        if parent is not None and (parent not in nodes or not 0 <= thing < things):
            raise ValueError(f"position {key} has no way to it")
        nodes[key] = Node(Deal(seats, seed), parent, thing, listed)
    for key, node in nodes.items():
        if any(one.next is not None and one.next not in nodes for one in node.choices):
            raise ValueError(f"position {key} leads to none")
    starts = [Start(Deal(one["seats"], one["seed"]), one["games"], one["key"]) for one in content["deals"]]
    if not starts or any(one.key not in nodes for one in starts):
        raise ValueError("a deal has no first position")
    return Explorer(game, str(content["bot"]), int(content["least"]), starts, nodes)
