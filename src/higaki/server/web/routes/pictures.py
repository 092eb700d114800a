"""The route of the pictures of links."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import FastAPI, Path, Request, Response

from higaki.server.web.client_files import PICTURES, Client
from higaki.server.web.dependencies import Address, TableId
from higaki.server.web.link_previews import DEFAULT_LANGUAGE, LANGUAGES

FRONT: Final = "higaki"
# Programs that show links ask again after this.
WHILE_PLAYED: Final = "public, max-age=60"
WHEN_OVER: Final = "public, max-age=3600"
Language = Annotated[str, Path(pattern="^[a-z]{2}$")]


def routes_of_pictures(app: FastAPI, client: Client) -> None:
    @app.get("/link/{language}/{table}.png", include_in_schema=False)
    async def picture(request: Request, language: Language, table: TableId, address: Address) -> Response:
        asked = language if language in LANGUAGES else DEFAULT_LANGUAGE
        drawn, game = await request.app.state.pictures.of(table, asked, address)
        if drawn is None:
            known = f"{PICTURES}{game}.png" in client.pictures
            answer = await client.answer(f"{PICTURES}{game if known else FRONT}.png", request.headers)
            answer.headers["Cache-Control"] = WHILE_PLAYED
            return answer
        headers = {"Cache-Control": WHEN_OVER if drawn.over else WHILE_PLAYED, "ETag": f'"{drawn.digest}"'}
        known_tags = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
        if headers["ETag"] in known_tags:
            return Response(status_code=304, headers=headers)
        return Response(drawn.content, headers=headers, media_type="image/png")
