"""Routes of puzzles: which there are, the one of the day, one to solve, an answer, playing on from it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi import Path as PathParameter

from higaki.engine.base.errors import one_of
from higaki.puzzles import Puzzle
from higaki.rating_model import shown
from higaki.server.accounts.guests import day
from higaki.server.commands import trying
from higaki.server.protocol.errors import Refusal, illegal
from higaki.server.protocol.requests import PlayPuzzle, PuzzleAnswer, PuzzleConsent
from higaki.server.protocol.responses.answers import TableAddress
from higaki.server.protocol.responses.puzzles import (
    GamePuzzles,
    PuzzleAgreement,
    PuzzleOfDay,
    PuzzleResult,
    PuzzlesOfGame,
    PuzzleSolution,
    PuzzleView,
)
from higaki.server.protocol.responses.table.hints import AdvisedMove, Changed
from higaki.server.puzzles import answers, consent, pages
from higaki.server.puzzles.answers import First
from higaki.server.puzzles.collection import Collection
from higaki.server.web.dependencies import (
    Address,
    Api,
    LimitsHere,
    MaybeGuest,
    ServiceHere,
    SomeGuest,
    answer,
    at_once,
    sends,
)

GameName = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-z_]+$")]
PuzzleId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9a-f]+$")]


def _collection_of(request: Request) -> Collection:
    collection = request.app.state.puzzles
    assert isinstance(collection, Collection)
    return collection


CollectionHere = Annotated[Collection, Depends(at_once(_collection_of))]


async def _look(limits: LimitsHere, address: Address) -> None:
    limits.puzzles.spend(address)


LOOKING: Final = [Depends(_look)]


def routes_of_puzzles(api: Api) -> None:
    @api.get("/api/puzzles", dependencies=LOOKING, **sends(api, list[PuzzlesOfGame]))
    async def overview(
        response: Response, service: ServiceHere, puzzles: CollectionHere, guest: MaybeGuest
    ) -> Response:
        number = None if guest is None else guest.id
        found = await service.store.read(lambda connection: pages.overview(connection, puzzles, number))
        return answer(response, found)

    @api.get("/api/puzzles/today", dependencies=LOOKING, **sends(api, PuzzleOfDay))
    async def today(response: Response, service: ServiceHere, puzzles: CollectionHere, guest: MaybeGuest) -> Response:
        number, date = None if guest is None else guest.id, day()
        posed = puzzles.of_day(date)
        if posed is None:
            raise Refusal(404, "not_found", "there are no puzzles here; right would be a game that has some")
        found = await service.store.read(lambda connection: pages.of_day(connection, posed, date, number))
        return answer(response, found)

    @api.get("/api/me/puzzles", dependencies=LOOKING, **sends(api, PuzzleAgreement))
    async def agreement(service: ServiceHere, guest: SomeGuest) -> PuzzleAgreement:
        return {"agreed": await service.store.read(lambda connection: consent.has_agreed(connection, guest.id))}

    @api.put("/api/me/puzzles", **sends(api, PuzzleAgreement))
    async def agree(limits: LimitsHere, service: ServiceHere, guest: SomeGuest, body: PuzzleConsent) -> PuzzleAgreement:
        limits.pages.spend(guest.id)
        await service.store.run(lambda connection: consent.agree(connection, guest.id, body.agreed))
        return {"agreed": body.agreed}

    @api.get("/api/puzzles/{game}", dependencies=LOOKING, **sends(api, GamePuzzles))
    async def of_game(
        response: Response, service: ServiceHere, puzzles: CollectionHere, guest: MaybeGuest, game: GameName
    ) -> Response:
        puzzles.of(game)
        number = None if guest is None else guest.id
        found = await service.store.read(lambda connection: pages.of_game(connection, puzzles, game, number))
        return answer(response, found)

    @api.get("/api/puzzles/{game}/{puzzle}", dependencies=LOOKING, **sends(api, PuzzleView))
    async def one(
        response: Response,
        service: ServiceHere,
        puzzles: CollectionHere,
        guest: MaybeGuest,
        game: GameName,
        puzzle: PuzzleId,
    ) -> Response:
        posed = puzzles.find(game, puzzle)
        number = None if guest is None else guest.id
        prepared = await puzzles.prepared(posed)
        listed = await service.store.read(lambda connection: pages.single(connection, posed, number))
        view: PuzzleView = {
            "game": game,
            "source": posed.puzzle.source,
            "scene": prepared.scene,
            "plans": prepared.plans,
            "final": prepared.final,
            "one": listed,
        }
        return answer(response, view)

    @api.post("/api/puzzles/{game}/{puzzle}/answer", **sends(api, PuzzleResult))
    async def answered(
        response: Response,
        limits: LimitsHere,
        address: Address,
        service: ServiceHere,
        puzzles: CollectionHere,
        guest: SomeGuest,
        game: GameName,
        puzzle: PuzzleId,
        body: PuzzleAnswer,
    ) -> Response:
        limits.answers.spend(guest.id)
        limits.answers_of_address.spend(address)
        posed = puzzles.find(game, puzzle)
        known, thing = posed.puzzle, body.thing
        if thing is not None and thing not in known.answers:
            raise illegal(f"this is no option of the puzzle; right would be {one_of(known.answers, thing)}")
        line = (await puzzles.prepared(posed)).line
        right = thing in known.best
        rates = limits.hardness.grants(f"{address} {game} {known.id}")
        first = await service.store.run(
            lambda connection: answers.note(connection, guest.id, game, known.id, right, rates)
        )
        return answer(response, _result(known, thing, first, line))

    @api.post("/api/puzzles/{game}/{puzzle}/play-on", **sends(api, TableAddress))
    async def play_on(
        service: ServiceHere,
        limits: LimitsHere,
        address: Address,
        puzzles: CollectionHere,
        guest: SomeGuest,
        game: GameName,
        puzzle: PuzzleId,
        body: PlayPuzzle,
    ) -> TableAddress:
        limits.trials.spend(guest.id)
        limits.trials_of_address.spend(address)
        posed = puzzles.find(game, puzzle)
        await puzzles.prepared(posed)
        # A copy has hints, which would be the solution.
        if await service.store.read(lambda connection: answers.first(connection, guest.id, game, puzzle)) is None:
            raise illegal("this puzzle is not answered yet; right would be to answer it first")
        t = await asyncio.to_thread(posed.puzzle.table, posed.game)
        room = await trying.play_puzzle(service, guest, body.command_id, puzzle, t)
        return {"table": room.id}


def _result(puzzle: Puzzle, thing: str | None, first: First, line: list[AdvisedMove]) -> PuzzleResult:
    right = None if thing is None else thing in puzzle.best
    chosen = None if thing is None else puzzle.answers[thing]
    return {
        "right": right,
        "cost": 0.0 if chosen is None else chosen.cost,
        "within": 0.0 if chosen is None else chosen.within,
        "why": [] if chosen is None else _changes(chosen.why),
        "counted": first.now,
        "solved": first.solved,
        "rating": first.skill.shown,
        "provisional": first.skill.provisional,
        "change": first.skill.shown - shown(first.before),
        "solution": None if right is False else _solution(puzzle, line),
    }


def _solution(puzzle: Puzzle, line: list[AdvisedMove]) -> PuzzleSolution:
    second = min((puzzle.answers[one] for one in puzzle.answers if one not in puzzle.best), key=lambda one: one.cost)
    return {
        "best": puzzle.best,
        "moves": line,
        "share": puzzle.share,
        "lead": second.cost,
        "within": second.within,
        "redeals": puzzle.redeals,
        "why": _changes(second.why),
    }


def _changes(why: list[tuple[str, int, int]]) -> list[Changed]:
    return [{"term": term, "before": before, "after": after} for term, before, after in why]
