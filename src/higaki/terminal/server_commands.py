"""The commands of a server's operator: serve, doctor, backup, restore, ratings, tidy.

Each command imports the server's libraries only when it runs. A game in the terminal thus starts fast, and players and
researchers need not install them.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from higaki.engine.base.errors import BadSetting

if TYPE_CHECKING:
    from higaki.server.common.allowed_hosts import Hosts


def add_server_commands(commands: Any) -> None:
    server = commands.add_parser("serve", help="serve tables to browsers")
    _address(server)
    server.add_argument("--processes", type=int, default=1, help="server processes, with PostgreSQL (1)")
    server.add_argument(
        "--workers", type=int, default=2, help="processes that think for bots, for each server process (2)"
    )
    server.add_argument(
        "--bot-pause",
        type=float,
        default=0.4,
        help="seconds a bot takes at least (0.4); thrice while a person may undo",
    )
    server.add_argument(
        "--window-pause",
        type=float,
        nargs=2,
        default=[0.8, 2.5],
        metavar=("LEAST", "MOST"),
        help="seconds it takes to decline for who is not asked, and bots to answer out of turn (0.8 2.5)",
    )
    server.add_argument("--bot-seconds", type=float, default=10.0, help="seconds a bot may think about a move (10)")
    server.add_argument("--limits", type=float, default=1.0, help="factor on the limits, for load tests (1)")
    server.add_argument(
        "--patience",
        type=int,
        default=300,
        help="seconds somebody may be away at a table that does not say how long (300)",
    )
    server.add_argument(
        "--number-seconds", type=float, default=2.0, help="seconds a browser has to show its number for the shuffle (2)"
    )
    server.add_argument("--shortest-clock", type=int, default=30, help="seconds a clock has at least (30)")
    server.add_argument(
        "--request-seconds",
        type=float,
        nargs=2,
        default=[10.0, 20.0],
        metavar=("HEAD", "BODY"),
        help="seconds a request has to say what it wants, and to send the rest (10 20)",
    )
    server.add_argument(
        "--trusted-proxies",
        default="",
        metavar="ADDRESSES",
        help="addresses of proxies, with commas, whose word on visitors' addresses is taken (none)",
    )
    server.add_argument(
        "--metrics",
        metavar="[ADDRESS:]PORT",
        help="serve figures for Prometheus at /metrics on this port, to this machine unless ADDRESS is another (none)",
    )
    server.add_argument(
        "--puzzles",
        type=Path,
        metavar="FOLDER",
        help="further puzzles, a file for each game such as FOLDER/osaka.jsonl, made by `higaki puzzles make` (none)",
    )
    server.add_argument("--openapi", action="store_true", help="describe all routes at /openapi.json")
    _notice_options(server)
    _keep_days(server)
    server.add_argument(
        "--database-seconds", type=float, default=3.0, help="seconds a PostgreSQL has for an answer (3)"
    )
    server.add_argument("--open", action="store_true", help="open the browser")
    server.set_defaults(run=_serve)

    doctor = commands.add_parser("doctor", help="say what would keep the server from running")
    _address(doctor)
    doctor.set_defaults(run=_doctor)

    backup = commands.add_parser("backup", help="copy all tables into a file, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy, a file that is not there yet")
    database_option(backup)
    backup.set_defaults(run=_backup)

    tidy = commands.add_parser("tidy", help="delete what nobody needs any more; a running server does so every day")
    _keep_days(tidy)
    tidy.add_argument("--trust-clock", action="store_true", help="even if the machine's clock was set of late")
    database_option(tidy)
    tidy.set_defaults(run=_tidy)

    restore = commands.add_parser("restore", help="go back to a backup; the server must not run")
    restore.add_argument("file", type=Path, metavar="FILE", help="what `higaki backup` made")
    database_option(restore)
    restore.set_defaults(run=_restore)

    ratings = commands.add_parser("ratings", help="work all ratings out anew from the kept results")
    ratings.add_argument(
        "what", choices=["recompute"], help="the results stay as they are; what follows from them is written again"
    )
    database_option(ratings)
    ratings.set_defaults(run=_ratings)


def _notice_options(parser: argparse.ArgumentParser) -> None:
    """Options of notices to absent guests."""
    parser.add_argument(
        "--notice-delay", type=float, default=30.0, help="seconds before who is away is told of their turn (30)"
    )
    parser.add_argument(
        "--push-services",
        default="",
        metavar="ADDRESSES",
        help="push services beside those of the browsers, with commas, as https://push.example.org (none)",
    )
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="mail server for notices: smtps://user@host, smtp+starttls://user@host, smtp://localhost; the password in "
        "it or, better, in HIGAKI_SMTP_PASSWORD (no mail)",
    )
    parser.add_argument("--mail-from", metavar="ADDRESS", help="from whom mails are, as 'Higaki <higaki@example.org>'")


def _keep_days(parser: argparse.ArgumentParser) -> None:
    kept = "days that games and guests are kept after they were left; 0 is for ever (365)"
    parser.add_argument("--keep-days", type=int, default=365, help=kept)


def _address(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (8000)")
    parser.add_argument("--public-url", metavar="URL", help="where people find the server, for links in mails")
    parser.add_argument(
        "--hosts",
        default="",
        metavar="NAMES",
        help="names the server answers to, with commas, beside that of --public-url, those of this machine, and "
        "addresses of private networks (none)",
    )
    parser.add_argument("--connections", type=int, default=4096, help="how many connections at once (4096)")
    parser.add_argument("--connections-per-address", type=int, default=256, help="and from one address (256)")
    database_option(parser)


def database_option(parser: argparse.ArgumentParser) -> None:
    where = "the database file, or sqlite:////srv/higaki.db, or postgresql+psycopg://me@host/higaki"
    parser.add_argument("--db", help=f"{where} (a file in your data directory)")


@contextmanager
def server_libraries() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        what = f"the server needs {error.name}, which is not installed"
        raise BadSetting(f"{what}; right would be `pip install 'higaki[server]'`") from None


def _serve(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.common.proxies import Proxies  # noqa: PLC0415
        from higaki.server.notices.operator_settings import NoticeSettings  # noqa: PLC0415
        from higaki.server.run.serve import default_database, serve  # noqa: PLC0415
        from higaki.server.web.app import Settings  # noqa: PLC0415
        from higaki.server.web.connection_limits import ConnectionLimits  # noqa: PLC0415
        from higaki.server.web.metrics_endpoint import address_for_metrics  # noqa: PLC0415

    if asked.puzzles is not None and not asked.puzzles.is_dir():
        raise BadSetting(f"{asked.puzzles} is no folder; right would be one with files such as osaka.jsonl")
    settings = Settings(
        database_address(asked.db) or default_database(),
        asked.workers,
        asked.bot_pause,
        asked.limits,
        asked.patience,
        asked.shortest_clock,
        (asked.window_pause[0], asked.window_pause[1]),
        NoticeSettings(asked.notice_delay, asked.push_services, asked.smtp, asked.mail_from, asked.public_url),
        asked.bot_seconds,
        asked.keep_days,
        _hosts(asked),
        asked.openapi,
        address_for_metrics(asked.metrics),
        asked.database_seconds,
        asked.number_seconds,
        asked.puzzles,
    )
    doors = ConnectionLimits(
        asked.connections,
        asked.connections_per_address,
        asked.limits,
        Proxies(asked.trusted_proxies),
        (asked.request_seconds[0], asked.request_seconds[1]),
    )
    serve(asked.host, asked.port, settings, doors, asked.open, asked.processes)


def _hosts(asked: argparse.Namespace) -> Hosts:
    """The allowed host names of a server; one that listens on all addresses also accepts the one it prints."""
    from higaki.server.common.allowed_hosts import Hosts  # noqa: PLC0415
    from higaki.server.run import serve  # noqa: PLC0415

    own = serve.own_address() if asked.host in serve.EVERYWHERE else asked.host
    return Hosts(asked.hosts, own, asked.public_url)


def database_address(written: str | None) -> str | None:
    """The address of a database; a plain path is the SQLite file there."""
    if written and "://" not in written:
        return f"sqlite:///{Path(written).absolute()}"
    return written


def _doctor(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.run.serve import default_database, doctor  # noqa: PLC0415
        from higaki.server.web.connection_limits import ConnectionLimits  # noqa: PLC0415

    hosts = _hosts(asked)
    doors = ConnectionLimits(asked.connections, asked.connections_per_address)
    wrong = doctor(asked.host, asked.port, database_address(asked.db) or default_database(), doors)
    print(f"answers to {', '.join(sorted(hosts.names))} and private addresses; --hosts adds names")
    for line in wrong:
        print(f"wrong: {line}")
    if wrong:
        raise BadSetting(f"{len(wrong)} thing{'s' if len(wrong) > 1 else ''} to mend")
    print("all is well")


def _backup(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.database.backups import backup  # noqa: PLC0415
        from higaki.server.run.serve import default_database  # noqa: PLC0415

    held = backup(database_address(asked.db) or default_database(), asked.file)
    print(f"{asked.file} holds {held}, and was checked")


def _tidy(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.database.sqlite_store import Store  # noqa: PLC0415
        from higaki.server.run.serve import default_database  # noqa: PLC0415
        from higaki.server.storage.machine_clock_trust import DAYS_STEADY, is_believed  # noqa: PLC0415
        from higaki.server.storage.retention import tidy  # noqa: PLC0415

    if asked.keep_days < 0:
        raise BadSetting(f"nothing can be kept for {asked.keep_days} days; right would be 0 (for ever) or more")
    store = Store(database_address(asked.db) or default_database())
    try:
        if not asyncio.run(store.run(is_believed)) and not asked.trust_clock:
            raise BadSetting(
                f"nothing was deleted, for the clock has not gone on steadily for {DAYS_STEADY} days; right would be "
                "to wait, or --trust-clock if it is right"
            )
        gone = asyncio.run(tidy(store, asked.keep_days))
    finally:
        store.close()
    print(f"gone: {gone.in_words}")


def _restore(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.database.backups import restore  # noqa: PLC0415
        from higaki.server.run.serve import default_database  # noqa: PLC0415

    held, before = restore(database_address(asked.db) or default_database(), asked.file)
    print(f"restored: {held}" + (f"; what was there before is kept as {before}" if before else ""))


def _ratings(asked: argparse.Namespace) -> None:
    with server_libraries():
        from higaki.server.database.sqlite_store import Store  # noqa: PLC0415
        from higaki.server.ratings.records import recompute  # noqa: PLC0415
        from higaki.server.run.serve import default_database  # noqa: PLC0415

    store = Store(database_address(asked.db) or default_database())
    try:
        with store.engine.begin() as connection:
            games, differed = recompute(connection)
    finally:
        store.close()
    print(f"{games} rated games; {differed} results said something else before")
