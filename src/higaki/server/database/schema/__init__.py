"""The schema of the database. Every change of it since the first release is a migration in `migrations/versions`."""

from higaki.server.database.schema.base import metadata
from higaki.server.database.schema.leagues import league_people, league_tables, leagues
from higaki.server.database.schema.machine_clock import machine_clock, outages
from higaki.server.database.schema.notices import (
    mail_addresses,
    mail_recipients,
    notices,
    push_subscriptions,
    quiet_hours,
    server_keys,
)
from higaki.server.database.schema.people import blocks, present, seeks
from higaki.server.database.schema.puzzles import puzzle_answers, puzzle_ratings
from higaki.server.database.schema.ratings import players, rated_games, rated_results, rating_turn, ratings
from higaki.server.database.schema.results import results
from higaki.server.database.schema.reviews import reviews
from higaki.server.database.schema.tables import (
    chat,
    codes,
    guests,
    moves,
    mutes,
    reports,
    seats,
    substitutions,
    tables,
    tokens,
    vacations,
)

__all__ = [
    "blocks",
    "chat",
    "codes",
    "guests",
    "league_people",
    "league_tables",
    "leagues",
    "machine_clock",
    "mail_addresses",
    "mail_recipients",
    "metadata",
    "moves",
    "mutes",
    "notices",
    "outages",
    "players",
    "present",
    "push_subscriptions",
    "puzzle_answers",
    "puzzle_ratings",
    "quiet_hours",
    "rated_games",
    "rated_results",
    "rating_turn",
    "ratings",
    "reports",
    "results",
    "reviews",
    "seats",
    "seeks",
    "server_keys",
    "substitutions",
    "tables",
    "tokens",
    "vacations",
]
