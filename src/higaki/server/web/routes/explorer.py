"""Routes of the explorer: the deals of a game, a position, and finding one."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi import Path as PathParameter

from higaki.server.explorer.explorers import Explorers
from higaki.server.protocol.requests import WrittenPosition
from higaki.server.protocol.responses.explorer import Explored, ExploredGame, FoundPosition
from higaki.server.web.dependencies import Address, Api, LimitsHere, ReplaysHere, TableId, answer, at_once, sends
from higaki.server.web.routes.replays import PurseHere

GameName = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-z_]+$")]
Key = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]


def _explorers_of(request: Request) -> Explorers:
    explorers = request.app.state.explorers
    assert isinstance(explorers, Explorers)
    return explorers


ExplorersHere = Annotated[Explorers, Depends(at_once(_explorers_of))]


async def _look(limits: LimitsHere, address: Address) -> None:
    limits.explorer.spend(address)


LOOKING: Final = [Depends(_look)]


def routes_of_explorer(api: Api) -> None:
    @api.get("/api/explorer/{game}", dependencies=LOOKING, **sends(api, ExploredGame))
    async def deals(response: Response, explorers: ExplorersHere, game: GameName) -> Response:
        return answer(response, explorers.overview(game))

    @api.get("/api/explorer/{game}/{key}", dependencies=LOOKING, **sends(api, Explored))
    async def position(response: Response, explorers: ExplorersHere, game: GameName, key: Key) -> Response:
        return answer(response, await explorers.position(game, key))

    @api.post("/api/explorer/{game}/find", dependencies=LOOKING, **sends(api, FoundPosition))
    async def find(
        explorers: ExplorersHere, limits: LimitsHere, address: Address, game: GameName, body: WrittenPosition
    ) -> FoundPosition:
        return {"game": game, "key": await explorers.find(game, body.position, limits.explorer, address)}

    @api.get("/api/tables/{table}/replay/{number}/explorer", dependencies=LOOKING, **sends(api, FoundPosition))
    async def of_replay(
        explorers: ExplorersHere, replays: ReplaysHere, purse: PurseHere, table: TableId, number: int
    ) -> FoundPosition:
        found = await replays.key_at(table, number, purse)
        return {"game": found.game, "key": explorers.found(found.game, found.key)}
