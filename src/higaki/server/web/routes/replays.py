"""Routes of replays and reviews of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Response

from higaki.server.protocol.responses.replays import Replay, ReplayScene, ReviewState
from higaki.server.storage import read_tables
from higaki.server.web.dependencies import (
    Address,
    Api,
    LimitsHere,
    ReplaysHere,
    ReviewsHere,
    ServiceHere,
    TableId,
    sends,
)
from higaki.server.workers.replays import Purse

SeatAsked = Annotated[str | None, Query(max_length=32)]


def purse_of(limits: LimitsHere, address: Address) -> Purse:
    return Purse(limits.replays, address)


PurseHere = Annotated[Purse, Depends(purse_of)]


def routes_of_finished_games(api: Api) -> None:
    @api.get("/api/tables/{table}/replay", **sends(api, Replay))
    async def replay(replays: ReplaysHere, purse: PurseHere, table: TableId) -> Response:
        return _json(await replays.story(table, purse))

    @api.get("/api/tables/{table}/replay/{number}", **sends(api, ReplayScene))
    async def replayed(
        replays: ReplaysHere, purse: PurseHere, table: TableId, number: int, seat: SeatAsked = None
    ) -> Response:
        return _json(await replays.moment(table, number, seat, purse))

    @api.get("/api/tables/{table}/review", **sends(api, ReviewState))
    async def review(reviews: ReviewsHere, table: TableId) -> Response:
        return _json(await reviews.state(table))

    @api.post("/api/tables/{table}/review", **sends(api, ReviewState))
    async def begin_review(reviews: ReviewsHere, limits: LimitsHere, address: Address, table: TableId) -> Response:
        return _json(await reviews.begin(table, Purse(limits.reviews, address)))

    @api.get("/api/tables/{table}/file")
    async def file(replays: ReplaysHere, purse: PurseHere, service: ServiceHere, table: TableId) -> Response:
        answer = _json(await replays.file(table, purse))
        game = await service.store.read(lambda connection: read_tables.game_of(connection, table))
        answer.headers["Content-Disposition"] = f'attachment; filename="higaki-{game}-{table}.json"'
        return answer


def _json(written: bytes) -> Response:
    return Response(written, media_type="application/json")
