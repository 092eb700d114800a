"""Guests, their tokens and codes, tables, seats, moves and chat, with mutes and reports."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

from higaki.server.database.schema.base import Written, metadata

guests = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", String, nullable=False),
    Column("gone", String),  # when the guest was deleted; the row stays while seats refer to it
    Column("visible", Boolean, nullable=False, server_default=false()),  # is the name shown while the guest is here?
    # May public games that the guest has finished become puzzles?
    Column("puzzles", Boolean, nullable=False, server_default=false()),
)

# A cookie identifies the guest; every device has its own token. Only digests are stored.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", String, nullable=False),  # the day
    Column("used", String, nullable=False),  # the day it was last used
    Column("news", String),  # the day another device was added that this one has not shown yet
)

# One-time codes to become the same guest on another device.
codes = Table(
    "codes",
    metadata,
    Column("digest", String, primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), nullable=False),
    Column("expires", Integer, nullable=False),
)

# Guests who are on vacation, or were: clocks over days stand still for them. In seconds since 1970.
vacations = Table(
    "vacations",
    metadata,
    Column("guest", String, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("begin", Float, nullable=False),
    Column("end", Float, nullable=False),
    PrimaryKeyConstraint("guest", "begin"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("memory", String, nullable=False, server_default="open"),  # open, strict
    Column("even_windows", Boolean, nullable=False, server_default=false()),  # does every window take the same time?
    Column("state", String, nullable=False),  # waiting, playing, over
    Column("seq", Integer, nullable=False),
    Column("saved", Written),  # the match, written by `save_text`; null while waiting
    Column("turn", String),
    Column("rematch", String),
    Column("host", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", String, nullable=False),
    Column("updated", String, nullable=False),
    Column("shuffle", JSON(none_as_null=True)),  # written by Shuffle.save, with its key; null once the game is dealt
    Column("clock", JSON(none_as_null=True)),  # written by Clock.save; null without a clock
    Column("happenings", JSON(none_as_null=True)),  # the log of what people did beside the rules
    Column("ended", JSON(none_as_null=True)),  # why the game ended before its rules ended it
    Column("votes", JSON(none_as_null=True)),  # by guest: the vote about the absent player
    Column("offer", JSON(none_as_null=True)),  # who offers to end the game, and who has accepted
    # The absence limit in seconds.
    Column("absence_limit", Integer, nullable=False, server_default="300"),
    Column("asked", String),  # a digest of the request that opened the table; null without a command
    Column("bot_decided", Integer),  # the length of the log when a bot last decided for a person
    Column("given", JSON(none_as_null=True)),  # the decisions that the server made for people in windows
    Column("decided", JSON(none_as_null=True)),  # written by Decided.save: standing orders and prepared moves
    Column("held", JSON(none_as_null=True)),  # the answer in an even window whose time is not over yet
    Column("revision", Integer, nullable=False, server_default="0"),  # the number of writes of this row
    Column("rated", Boolean, nullable=False, server_default=false()),  # does its result count?
    Column("try_out", Boolean, nullable=False, server_default=true()),  # may players try moves in a private copy?
    Column("trial", JSON(none_as_null=True)),  # written by Trial.save: what it is a private copy of; null if of nothing
    # May others take over seats that were left? And is there one now?
    Column("substitutes", Boolean, nullable=False, server_default=false()),
    Column("vacant", Boolean, nullable=False, server_default=false()),
    Column("wakes", Boolean, nullable=False),  # a bot has to move, or the server to answer
    Column("deadline", Float),  # at a table over days: when the server has to act; it may have been put off since
    Column("turn_since", String),  # since when it is the current seat's turn
    Column("ranking", JSON(none_as_null=True)),  # the seats by rank, once the game is over; null without a result
    # A keyed digest of the address that opened a public table, while it can be listed.
    Column("opened_from", String),
    Column("seen", String),  # when somebody last looked at it, while it waits
    # The league that it belongs to, and its round there; no foreign key, because it may outlive the league.
    Column("league", String, index=True),
    Column("league_round", Integer),
    Index("ix_tables_wakes", "wakes", "id"),
    Index("ix_tables_state", "state"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_vacant", "vacant"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),
    Column("bot", String),
    Column("name", String),  # the name of another person at the guest's screen, or of a bot
    Column("here", Boolean, nullable=False),
    Column("stand_in", String),  # the bot that plays for the guest
    Column("gave_up", String),  # why the guest cannot come back: resigned, time, absent
    Column("here_at", Float),  # when the guest was last certainly here, in seconds since 1970
    # The guest for whom a free seat is reserved.
    Column("reserved", String, ForeignKey("guests.id", name="fk_seats_reserved"), index=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the guest has removed it from their list
    PrimaryKeyConstraint("table", "number"),
)

# Seats that somebody else took over, in order: who had left, and the number of decisions by then.
substitutions = Table(
    "substitutions",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),  # null after deletion
    Column("name", String),  # the name of another person at the guest's screen
    Column("after", Integer, nullable=False),
    Column("at", String, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the guest has removed it from their list
    PrimaryKeyConstraint("table", "n"),
)

# Every command that changed a table, once: the log that crash tests and audits read.
moves = Table(
    "moves",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command_id", String, nullable=False),
    Column("seat", Integer),
    Column(
        "thing", String, nullable=False
    ),  # or "undo", "join", "leave", "fill", "free", "start", "digest", "number", "begin", "table:..."
    Column("at", String, nullable=False),
    Column("asked", String),  # a digest of guest and request; null for commands of the server
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
    Column("text", String, nullable=False),  # empty for a phrase, and after clearing
    Column("at", String, nullable=False),
    Column("guest", String, ForeignKey("guests.id", name="fk_chat_guest"), index=True),  # null after deletion
    Column("phrase", String),  # its key, if the line is a phrase
    Column("clears", Integer),  # the line that this one removes, 0 for all before it; null for a line that was said
    Column("cleared", Boolean, nullable=False, server_default=false()),  # only number and command are left
    PrimaryKeyConstraint("table", "n"),
    UniqueConstraint("table", "command_id"),
)

# Who does not want to read whom, at one table.
mutes = Table(
    "mutes",
    metadata,
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("muted", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("at", String, nullable=False),
    PrimaryKeyConstraint("table", "guest", "muted"),
)

# The lines that people have reported to the host. They disappear with the line.
reports = Table(
    "reports",
    metadata,
    Column("table", String, nullable=False),
    Column("n", Integer, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), nullable=False, index=True),  # who has reported it
    Column("dismissed", Boolean, nullable=False),  # the host leaves the line as it is
    Column("at", String, nullable=False),
    PrimaryKeyConstraint("table", "n", "guest"),
    ForeignKeyConstraint(["table", "n"], ["chat.table", "chat.n"], name="fk_reports_chat", ondelete="CASCADE"),
)
