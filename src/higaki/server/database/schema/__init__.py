"""What the database holds. Every change of it is a migration in `migrations/versions`."""

from higaki.server.database.schema.basis import metadata
from higaki.server.database.schema.keeping import clock
from higaki.server.database.schema.playing import chat, codes, guests, moves, seats, tables, tokens
from higaki.server.database.schema.rating import players, rated_games, rated_results, rating_turn, ratings
from higaki.server.database.schema.reviewing import reviews
from higaki.server.database.schema.telling import (
    mail_addresses,
    mail_recipients,
    notices,
    push_subscriptions,
    quiet_hours,
    server_keys,
)

__all__ = [
    "chat",
    "clock",
    "codes",
    "guests",
    "mail_addresses",
    "mail_recipients",
    "metadata",
    "moves",
    "notices",
    "players",
    "push_subscriptions",
    "quiet_hours",
    "rated_games",
    "rated_results",
    "rating_turn",
    "ratings",
    "reviews",
    "seats",
    "server_keys",
    "tables",
    "tokens",
]
