"""Tables of leagues: the league, its people, and its tables round by round."""

from sqlalchemy import JSON, Column, Float, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from higaki.server.database.schema.base import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", String, primary_key=True),  # random: who knows it sees the league
    Column("name", String, nullable=False),
    Column("host", String, ForeignKey("guests.id"), index=True),  # null when everybody has left
    Column("asked", String, nullable=False),  # a digest of the request that created it
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # at a full table
    Column("kind", String, nullable=False),  # round_robin, swiss
    Column("scoring", String, nullable=False),  # place, win
    Column("clock", JSON(none_as_null=True)),  # as for a new table; null without a clock
    Column("bot", String, nullable=False),  # who plays on when nobody replaces a player
    Column("most", Integer, nullable=False),  # players
    Column("rounds", Integer),  # null until the round robin is planned
    Column("seed", Integer, nullable=False),
    Column("plan", JSON(none_as_null=True)),  # the rounds of a round robin, each a list of tables of players
    Column("state", String, nullable=False),  # open, running, over
    Column("round", Integer, nullable=False),  # the last one that has begun; 0 before the first
    Column("due", Float),  # when the next round begins, in seconds since 1970; null while one is played
    Column("created", String, nullable=False),
    Column("updated", String, nullable=False),
    Index("ix_leagues_state", "state"),
)

# Who is in a league, in the order in which they came. Several people may play for one player, one after the other.
league_people = Table(
    "league_people",
    metadata,
    Column("league", String, ForeignKey("leagues.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),  # null for a bot, and after the guest was deleted
    Column("bot", String),
    Column("player", Integer),  # for whom they play; null before the start, and while they wait for a place
    Column("since", Integer),  # the first round in which they play
    Column("until", Integer),  # the last one; null until they have left
    PrimaryKeyConstraint("league", "number"),
    Index("ix_league_people_of_guest", "league", "guest", unique=True),
)

# The tables of all rounds. They stay when a table is deleted, so `table` is no foreign key.
league_tables = Table(
    "league_tables",
    metadata,
    Column("league", String, ForeignKey("leagues.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("players", JSON, nullable=False),  # by seat; a single one has a bye
    Column("table", String, unique=True),  # null for a bye, and where only bots would play
    # Once the game is over, by seat: the side, and its rank. Without a result there are no ranks.
    Column("sides", JSON(none_as_null=True)),
    Column("places", JSON(none_as_null=True)),
    PrimaryKeyConstraint("league", "round", "number"),
)
