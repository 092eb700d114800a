"""The application: its parts, its error responses, and the client.

Routes are thin: they identify the guest, check the request, and call a command.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.telemetry import TelemetryConfig
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from higaki import __version__
from higaki.server.accounts.security_log import SecurityLog
from higaki.server.background.automatic_answers import AutomaticAnswers
from higaki.server.background.clock_keeper import ClockKeeper
from higaki.server.background.day_clocks import DayClocks
from higaki.server.background.resume_tables import ResumeJob
from higaki.server.background.retention_job import RetentionJob
from higaki.server.commands.seating import Bounds
from higaki.server.commands.start_game import SECONDS_TO_SHOW, Beginnings
from higaki.server.common import gc_settings
from higaki.server.common.allowed_hosts import Hosts
from higaki.server.common.rate_limits import Limits
from higaki.server.database.address import why
from higaki.server.database.backends import bus_of, open_store
from higaki.server.database.errors import InDoubt, NotKept
from higaki.server.database.postgres.deadlines import SECONDS
from higaki.server.explorer.explorers import Explorers
from higaki.server.leagues.leagues import Leagues
from higaki.server.meeting.meeting import Meeting
from higaki.server.notices.dispatcher import Dispatcher
from higaki.server.notices.operator_settings import NoticeSettings
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.refusals import Refused
from higaki.server.puzzles.collection import Collection
from higaki.server.service.guest_cache import GuestCache
from higaki.server.service.table_service import TableService
from higaki.server.storage.retention import KEEP_DAYS
from higaki.server.tables import absence, clocks, windows
from higaki.server.tables.subscribers import Sockets
from higaki.server.web.client_files import STATIC, Client
from higaki.server.web.connection_limits import ConnectionLimits
from higaki.server.web.health import Health
from higaki.server.web.link_pictures import LinkPictures
from higaki.server.web.link_previews import LinkPreviews
from higaki.server.web.metrics import figures_of
from higaki.server.web.metrics_endpoint import Metrics, MetricsPort
from higaki.server.web.routes import routes_of_api
from higaki.server.web.routes.pictures import routes_of_pictures
from higaki.server.web.security import SAFE_METHODS, Protection
from higaki.server.workers import picture_process
from higaki.server.workers.bot_players import BotPlayers
from higaki.server.workers.bot_pool import SECONDS_TO_THINK, BotPool, get_ready
from higaki.server.workers.process_pool import ProcessPool
from higaki.server.workers.replays import Replays
from higaki.server.workers.review_process import make_way
from higaki.server.workers.reviews import Reviews

log = logging.getLogger("higaki")
# One process is enough for replays. It starts with the first request.
REPLAY_PROCESSES = 1
REVIEW_PROCESSES = 1
PICTURE_PROCESSES = 1
# A slower worker hangs. A piece of a review may take long while others use the processor.
REPLAY_SECONDS = 60.0
REVIEW_SECONDS = 600.0
PICTURE_SECONDS = 10.0


class Settings:
    """The settings of one server."""

    def __init__(
        self,
        database: str,
        workers: int = 2,
        bot_pause: float = 0.4,
        limit_factor: float = 1.0,
        patience: int = absence.PATIENCE,
        shortest_clock: int = clocks.SHORTEST,
        window_pause: tuple[float, float] = windows.PAUSE,
        notices: NoticeSettings | None = None,
        bot_seconds: float = SECONDS_TO_THINK,
        keep_days: int = KEEP_DAYS,
        hosts: Hosts | None = None,
        openapi: bool = False,
        metrics: tuple[str, int] | None = None,
        database_seconds: float = SECONDS,
        number_seconds: float = SECONDS_TO_SHOW,
        puzzles: Path | None = None,
    ) -> None:
        self.database = database
        self.workers = workers
        self.bot_pause = bot_pause
        self.limit_factor = limit_factor
        self.patience = patience
        self.shortest_clock = shortest_clock
        self.window_pause = window_pause
        self.notices = notices or NoticeSettings()
        self.bot_seconds = bot_seconds
        self.keep_days = keep_days
        self.hosts = hosts or Hosts()
        self.openapi = openapi
        self.metrics = metrics
        self.database_seconds = database_seconds
        self.number_seconds = number_seconds
        # A folder with further puzzles.
        self.puzzles = puzzles


def make_app(settings: Settings, doors: ConnectionLimits | None = None, place: int = 0) -> FastAPI:
    """Create the application. It opens the database at once, so that a bad one is reported at the start.

    With several processes, each has an index, and its own port for metrics.
    """
    store = open_store(settings.database, settings.database_seconds)
    limits, metrics = Limits(settings.limit_factor), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = TableService(store, bus_of(settings.database, store))
        workers = BotPool(ProcessPool(settings.workers, settings.bot_seconds, get_ready))
        bots = BotPlayers(service, workers, settings.bot_pause, settings.window_pause)
        answering = AutomaticAnswers(service, settings.window_pause)
        beginnings = Beginnings(service, settings.number_seconds)
        clock_keeper = ClockKeeper(service)
        replays = Replays(store, ProcessPool(REPLAY_PROCESSES, REPLAY_SECONDS))
        app.state.service, app.state.bots, app.state.replays, app.state.health = service, bots, replays, Health(store)
        app.state.reviews = reviews = Reviews(store, ProcessPool(REVIEW_PROCESSES, REVIEW_SECONDS, make_way))
        app.state.guest_cache = GuestCache(service)
        app.state.meeting = meeting = Meeting(service, app.state.bounds, limits)
        app.state.leagues = leagues = Leagues(service, app.state.bounds)
        app.state.puzzles = Collection(settings.puzzles)
        app.state.explorers = explorers = Explorers()
        app.state.previews = LinkPreviews(service, limits, settings.notices.address)
        drawing = ProcessPool(PICTURE_PROCESSES, PICTURE_SECONDS, picture_process.make_way)
        app.state.pictures = pictures = LinkPictures(service, limits, drawing)
        app.state.dispatcher = dispatcher = Dispatcher(service, settings.notices)
        await dispatcher.open()
        await service.open()
        day_clocks = DayClocks(service, clock_keeper)
        await day_clocks.open()
        jobs = (day_clocks, ResumeJob(service), RetentionJob(service, settings.keep_days))
        meeting.open()
        leagues.open()
        port = MetricsPort(metrics, settings.hosts, figures_of(metrics, app, workers, doors))
        if settings.metrics is not None:
            await port.open(settings.metrics[0], settings.metrics[1] + place)
        gc_settings.set_up()
        yield
        for part in (port, *jobs, meeting, leagues, dispatcher, service, clock_keeper, answering, beginnings, bots):
            await part.close()
        replays.close()
        pictures.close()
        explorers.close()
        await reviews.close()
        store.close()

    # No telemetry: FastAPI would search for its receivers at every request.
    nobody: TelemetryConfig = {"tracing": False, "metrics": False, "logs": False}
    app = FastAPI(
        title="Higaki",
        version=__version__,
        lifespan=lifespan,
        # The OpenAPI description is long, so it is served only if the operator enables it.
        openapi_url="/openapi.json" if settings.openapi else None,
        docs_url=None,
        redoc_url=None,
        telemetry=nobody,
    )
    app.state.limits, app.state.bounds = limits, Bounds(settings.shortest_clock, settings.patience)
    app.state.sockets = Sockets(settings.limit_factor)
    app.state.security = security = SecurityLog(store.digests)
    app.add_middleware(Protection, limits=limits, hosts=settings.hosts, metrics=metrics, security=security)
    _say_no_in_our_words(app)
    app.router.routes.extend(routes_of_api(settings.openapi))
    _client(app)
    return app


def _say_no_in_our_words(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> Response:
        headers = {"Retry-After": str(refusal.body["seconds"])} if "seconds" in refusal.body else None
        body = orjson.dumps(refusal.body)
        if refusal.view is not None:
            body = body[:-1] + b',"view":' + refusal.view.encode() + b"}"
        return Response(body, refusal.status, headers, "application/json")

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        body: Refused = {"error": "bad_request", "detail": f"{where}: {first['msg']}"[:500]}
        return JSONResponse(body, 422)

    @app.exception_handler(InDoubt)
    async def in_doubt(request: Request, error: InDoubt) -> JSONResponse:
        """503 without an error key, as if the server were away: the client repeats the command to end the doubt."""
        log.error("the database went away in the middle: %s", why(error))
        detail = "it is not known whether this was kept; the same command again will tell"
        if request.method in SAFE_METHODS:
            detail = "the database cannot be asked now; right would be to try again in a moment"
        return JSONResponse({"detail": detail}, 503, {"Retry-After": "1"})

    @app.exception_handler(DBAPIError)
    async def not_kept(_request: Request, error: DBAPIError) -> JSONResponse:
        log.error("the database refused: %s", why(error))
        reason = why(error) if isinstance(error, NotKept) else "the database cannot keep it now"
        body: Refused = {"error": "not_kept", "detail": f"{reason}, so nothing was changed"}
        return JSONResponse(body, 503)

    @app.exception_handler(HTTPException)
    async def other(_request: Request, error: HTTPException) -> JSONResponse:
        key = {404: "not_found", 413: "too_large"}.get(error.status_code, "bad_request")
        body: Refused = {"error": key, "detail": str(error.detail)[:500]}
        return JSONResponse(body, error.status_code, error.headers)


def _client(app: FastAPI) -> None:
    """The health check, and the built client for every other path."""
    built = Client(STATIC)
    routes_of_pictures(app, built)

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        wrong = await request.app.state.health.wrong()
        if wrong is not None:
            return JSONResponse({"ok": False, "version": __version__, "detail": wrong}, 503)
        return JSONResponse({"ok": True, "version": __version__})

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is no such call")
        tags = await request.app.state.previews.tags(path, request, built.pictures)
        return await built.answer(path, request.headers, tags)
