"""What the database holds. Every change of it is a migration in `migrations/versions`."""

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    TypeDecorator,
    UniqueConstraint,
    false,
)


class Written(TypeDecorator[Any]):
    """JSON that comes as text, as it is to be kept, and is read like any other."""

    impl = JSON
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> None:
        """Nothing has to be done with it."""


metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", String, nullable=False),
    Column("gone", String),  # since when there is nobody behind it any more; the row stays while seats refer to it
)

# Whoever has a cookie is the guest, on as many devices as there are tokens; only digests are kept.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", String),  # the day; none in old rows
    Column("used", String),  # the day it was last used
)

# One-time codes to become the same guest on another device.
codes = Table(
    "codes",
    metadata,
    Column("digest", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False),
    Column("expires", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("memory", String, nullable=False, server_default="open"),  # open, strict
    Column("state", String, nullable=False),  # waiting, playing, over
    Column("seq", Integer, nullable=False),
    Column("saved", Written),  # the match, as `save_text` wrote it; none while waiting
    Column("turn", String),
    Column("rematch", String),
    Column("host", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", String, nullable=False),
    Column("updated", String, nullable=False),
    Column("clock", JSON(none_as_null=True)),  # as Clock.save wrote it; none where nobody is in a hurry
    Column("happenings", JSON(none_as_null=True)),  # what the people did, not the rules
    Column("ended", JSON(none_as_null=True)),  # why the game ended before its rules ended it
    Column("votes", JSON(none_as_null=True)),  # by guest: what should be done about the one whose turn it is
    Column("asked", String),  # a digest of what who opened the table wished for; none without a command
    Column("bot_decided", Integer),  # so long was the log when a bot last decided for a person
    Column("given", JSON(none_as_null=True)),  # the decisions that the server made for people in windows
    Column("revision", Integer, nullable=False, server_default="0"),  # so often was this row written
    Column("rated", Boolean, nullable=False, server_default=false()),  # does its result count?
    Column("wakes", Boolean),  # a bot has to move, or the server to answer; none in old rows, where nobody knows
    Column("turn_since", String),  # since when it has been that one's turn
    Column("ranking", JSON(none_as_null=True)),  # the seats on each place, once the game is over; none without a result
    Column("opened_from", String),  # a digest of the address that opened a public table, while it waits
    Column("seen", String),  # when somebody last looked at it, while it waits
    Index("ix_tables_wakes", "wakes", "id"),
    Index("ix_tables_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),
    Column("bot", String),
    Column("name", String),  # another person at the guest's screen, or what a bot is called
    Column("here", Boolean, nullable=False),
    Column("stand_in", String),  # the bot that plays for the guest
    Column("gave_up", String),  # why the guest cannot come back: resigned, time
    # For whom a free seat is kept.
    Column("reserved", String, ForeignKey("guests.id", name="fk_seats_reserved"), index=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the guest wants it in no list any more
    PrimaryKeyConstraint("table", "number"),
)

# Every command that changed a table, once: the log that crash tests and audits read.
moves = Table(
    "moves",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command_id", String, nullable=False),
    Column("seat", Integer),
    Column("thing", String, nullable=False),  # or "undo", "join", "leave", "fill", "free", "start", "table:..."
    Column("at", String, nullable=False),
    Column("asked", String),  # a digest of who asked for what; none where nobody asked, and in old rows
    PrimaryKeyConstraint("table", "seq"),
    UniqueConstraint("table", "command_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("command_id", String, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", String, nullable=False),
    Column("guest", String, ForeignKey("guests.id", name="fk_chat_guest"), index=True),  # none in old rows
    PrimaryKeyConstraint("table", "n"),
    UniqueConstraint("table", "command_id"),
)

# Somebody who is rated. The number is nobody's secret and no address; who is deleted leaves a row without a guest.
players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), unique=True),
    Column("page", String, unique=True),  # the address of the guest's page; none for who shows none
)

# One row: who takes the next number holds it until the commit, so results are numbered in the order they came about.
rating_turn = Table(
    "rating_turn",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("last", Integer, nullable=False),
)

# The results of rated tables, each table's once. They stay when the table is deleted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("at", String, nullable=False),
    Column("uncounted", String),  # why it does not count; none where it does
)

rated_results = Table(
    "rated_results",
    metadata,
    Column("number", Integer, ForeignKey("rated_games.number"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String, ForeignKey("players.id"), nullable=False, index=True),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # What is worked out from the rest, and can be again.
    Column("mu_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("number", "seat"),
)

# How well somebody plays a game by now: the newest of the results, to be found at once.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("player", "game"),
)

# What the server keeps to itself, made once: the private key with which it signs what it pushes.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("secret", String, nullable=False),
)

# Browsers that want to be told; one that may no longer act for the guest is no longer told either.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String, primary_key=True),  # a digest of the endpoint
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", String, ForeignKey("tokens.digest", ondelete="CASCADE"), index=True),
    Column("endpoint", String, nullable=False),
    Column("key", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", String, nullable=False),
)

# Where a guest wants to be written to; nothing but the question is sent there until it is confirmed.
mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String, nullable=False),
    Column("language", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("question", String, index=True),  # a digest of what confirms it; none once that was used
    Column("expires", Float, nullable=False),  # until then it can be confirmed
    Column("stop", String, nullable=False, unique=True),  # ends it, in every mail
)

# By a digest of the address: how often it was asked of late, by whichever guest, and until when it wants no question.
mail_recipients = Table(
    "mail_recipients",
    metadata,
    Column("recipient", String, primary_key=True),
    Column("since", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("silent_until", Float, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("begin", Integer, nullable=False),  # in minutes after midnight
    Column("end", Integer, nullable=False),
    Column("zone", String, nullable=False),
)

# What a guest is to be told about a table, or was told since they last looked at it.
notices = Table(
    "notices",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # the change after which there was something to tell
    Column("kind", String, nullable=False),  # turn, over
    Column("due", Float, index=True),  # none once it was sent
    Column("tries", Integer, nullable=False),
    Column("left", JSON(none_as_null=True)),  # those who could not be reached at the last try; none before it
    PrimaryKeyConstraint("guest", "table", "seq"),
)
