"""The explorers of all games, and what is sent of a position: the board, and what bots chose there."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final, cast

from higaki import catalogue
from higaki.engine.base.errors import BadFile, BadPosition, HigakiError, RulesBug
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import match_at, new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.explorer import Explorer, key_of, packaged
from higaki.intervals import wilson
from higaki.server.common.rate_limits import Limit
from higaki.server.protocol.errors import Refusal, bad_request, busy
from higaki.server.protocol.responses.explorer import Explored, ExploredChoice, ExploredDeal, ExploredGame
from higaki.server.protocol.responses.table.scene import Scene
from higaki.server.workers.process_pool import Busy, CutOff, ProcessPool
from higaki.server.workers.turns import Turns
from higaki.server.workers.worker_process import load_games

log: Final = logging.getLogger("higaki")
# Positions that are kept; each is some dozens of kilobytes.
MOST_KEPT: Final = 128
# Reading a written position takes some milliseconds. One of a stranger may lead the rules astray, so a process that
# takes longer than this is killed, and the address pays so much more.
SECONDS_TO_FIND: Final = 1.0
# An address has one request there at a time, so others wait for one of each. Whoever waits longer than this is refused.
MOST_OF_AN_ADDRESS: Final = 1
SECONDS_TO_WAIT: Final = 5.0
COST_OF_A_KILL: Final = 60


class Explorers:
    """Read once. A file that is damaged is left out, and the log says so; the other games are served."""

    def __init__(self) -> None:
        self._finding: Final = Turns(ProcessPool(1, SECONDS_TO_FIND, load_games), MOST_OF_AN_ADDRESS, SECONDS_TO_WAIT)
        self._of: Final[dict[str, Explorer]] = {}
        self._kept: Final[OrderedDict[tuple[str, str], Explored]] = OrderedDict()
        for name in catalogue.names():
            try:
                found = packaged(catalogue.find(name))
            except BadFile as error:
                log.error("an explorer is not served: %s", error)
                continue
            if found is not None:
                self._of[name] = found

    def of(self, game: str) -> Explorer:
        if game not in self._of:
            right = "right would be a game with a findings/explorer.json"
            raise Refusal(404, "not_found", f"there is no explorer of this game here; {right}")
        return self._of[game]

    def overview(self, game: str) -> ExploredGame:
        explorer = self.of(game)
        deals: list[ExploredDeal] = [
            {"seats": start.deal.seats, "seed": start.deal.seed, "games": start.games, "key": start.key}
            for start in explorer.starts
        ]
        return {"game": game, "bot": explorer.bot, "least": explorer.least, "deals": deals}

    def found(self, game: str, key: str | None) -> str | None:
        """The key, if there is such a position."""
        return key if game in self._of and key in self._of[game].nodes else None

    async def find(self, game: str, written: object, limit: Limit, who: str) -> str | None:
        """The key of a written position, if it is there. A position without an answer costs the asker much more."""
        self.of(game)
        try:
            return self.found(game, await self._finding.ask(who, _key_of_written, (game, written)))
        except HigakiError as error:
            raise bad_request(str(error)) from None
        except Busy:
            raise busy() from None
        except CutOff as error:
            limit.charge(who, COST_OF_A_KILL)
            log.warning("a written position of %s was not read: %s", game, error)
            raise bad_request("this position leads to no decision; right would be one of a game") from None

    async def position(self, game: str, key: str) -> Explored:
        """What is sent of a position. It is computed beside the moves of all tables, and kept."""
        explorer = self.of(game)
        if key not in explorer.nodes:
            raise Refusal(404, "not_found", "there is no such position; right would be one of the tree")
        if (game, key) not in self._kept:
            self._kept[game, key] = await asyncio.to_thread(_explored, explorer, key)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end((game, key))
        return self._kept[game, key]

    def close(self) -> None:
        self._finding.close()


def _key_of_written(asked: tuple[str, object]) -> str | None:
    game, written = asked
    try:
        match = match_at(catalogue.find(game), written, Dealer(0, None))
        return None if match.over else key_of(match.table)
    except (RulesBug, ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise BadPosition(f"the rules cannot go on from here ({error}); right would be one of a game") from None


def _explored(explorer: Explorer, key: str) -> Explored:
    node, match = explorer.nodes[key], _match_of(explorer, key)
    seat = match.table.seat
    return {
        "game": explorer.game.name,
        "bot": explorer.bot,
        "key": key,
        "parent": node.parent,
        "seats": node.deal.seats,
        "seed": node.deal.seed,
        "decisions": len(explorer.way(key)) - 1,
        "games": node.games,
        "seat": explorer.game.seat_names[seat],
        "scene": cast(Scene, match.scene(seat)),
        "choices": [_choice(explorer, *one) for one in sorted(node.choices, key=lambda one: (-one.games, one.thing))],
    }


def _match_of(explorer: Explorer, key: str) -> Match:
    """The match of a position: its deal, and what was chosen on the way."""
    node, names = explorer.nodes[key], explorer.game.things.names
    match = new_match(explorer.game, node.deal.seats, Dealer(node.deal.seed, None), {})
    for thing in explorer.things(key):
        match.play(names[thing])
    return match


def _choice(explorer: Explorer, thing: int, games: int, won: float, following: str | None) -> ExploredChoice:
    low, high = wilson(won, games)
    return {
        "thing": explorer.game.things.names[thing],
        "games": games,
        "wins": won / games,
        "low": low,
        "high": high,
        "next": following,
    }
