"""Rate limits per guest or address: token buckets."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from higaki.server.common.monotonic_time import monotonic
from higaki.server.protocol.errors import Refusal, too_many

MOST_BUCKETS = 20_000


class Limit:
    """A token bucket per key: a burst, and a rate per second in the long run."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self.at_once = at_once
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, cost: float = 1) -> None:
        """Take the cost from the bucket; if it holds less, refuse with the time of the next attempt.

        A cost above the size of the bucket takes all of it.
        """
        cost = min(cost, self.at_once)
        left = self._left(who)
        self._keep(who, left - cost if left >= cost else left)
        if left < cost:
            raise too_many(max(1, math.ceil((cost - left) / self.per_second)))

    def charge(self, who: str, cost: float) -> None:
        """Take a cost that shows only afterwards. The bucket may then hold less than nothing."""
        self._keep(who, self._left(who) - cost)

    def grants(self, who: str) -> bool:
        """Take one from the bucket, if it holds as much."""
        try:
            self.spend(who)
        except Refusal:
            return False
        return True

    @contextmanager
    def spent_if_done(self, who: str) -> Iterator[None]:
        """Take one from the bucket, and put it back if what follows is refused."""
        self.spend(who)
        try:
            yield
        except Refusal:
            self.charge(who, -1)
            raise

    def _left(self, who: str) -> float:
        now = monotonic()
        left, then = self._buckets.pop(who, (self.at_once, now))
        return min(self.at_once, left + (now - then) * self.per_second)

    def _keep(self, who: str, left: float) -> None:
        self._buckets[who] = left, monotonic()
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Limits:
    """The limits of one server. A factor above one is for load tests on one's own machine."""

    def __init__(self, factor: float = 1.0) -> None:
        # By guest. `connection_limits` also counts all guests of one address together, so a new cookie does not help.
        self.requests = Limit(120 * factor, 40 * factor)
        # By address. What is kept for long is limited to some megabytes a day; `test_server_growth.py` has the sizes.
        self.guests = Limit(120 * factor, 0.2 * factor)
        # Opening a WebSocket, by address: those at the table are told who is there, and their views are written anew.
        self.sockets = Limit(120 * factor, 4 * factor)
        self.tables = Limit(30 * factor, 0.02 * factor)
        # By address, because anybody can create guests: every table may have bots that compute.
        self.tables_of_address = Limit(60 * factor, 0.05 * factor)
        self.chat = Limit(30 * factor, 0.1 * factor)
        # By address and by table, because anybody can create guests.
        self.chat_of_address = Limit(40 * factor, 0.2 * factor)
        self.chat_of_table = Limit(60 * factor, 2 * factor)
        # Muting and clearing; and reporting, which disturbs the host. By guest and by address, because anybody can
        # create guests.
        self.moderating = Limit(20 * factor, 0.2 * factor)
        self.moderating_of_address = Limit(40 * factor, 0.4 * factor)
        self.reports = Limit(5 * factor, factor / 60)
        self.reports_of_address = Limit(10 * factor, factor / 30)
        # Deciding and undoing, sitting down and getting up: no effect in the end, but each is written to disk. By
        # guest, and by address because anybody can create guests.
        self.undos = Limit(100 * factor, 0.1 * factor)
        self.undos_of_address = Limit(200 * factor, 0.2 * factor)
        # Standing orders, prepared moves, and the imagined turn they are chosen on.
        self.advance = Limit(60 * factor, 1 * factor)
        self.advance_of_address = Limit(240 * factor, 4 * factor)
        self.seats = Limit(60 * factor, 0.1 * factor)
        self.seats_of_address = Limit(120 * factor, 0.2 * factor)
        self.codes = Limit(5 * factor, 0.1 * factor)
        # Resigning, closing a table, deleting oneself: people do this rarely, and each is sent to all.
        self.leaving = Limit(10 * factor, 0.2 * factor)
        # Votes, offers, leaving a seat and coming back: each is a line of the table for good, which is sent with it.
        self.wavering = Limit(12 * factor, factor / 240)
        self._limit_people(factor)
        self._limit_thinking(factor)

    def _limit_people(self, factor: float) -> None:
        """What guests do about themselves and to find each other."""
        # Renaming, which sends all tables of the guest to everybody there.
        self.names = Limit(10 * factor, 0.05 * factor)
        # Seeking a game, and giving it up: by guest, and by address because anybody can create guests.
        self.seeks = Limit(20 * factor, 0.05 * factor)
        self.seeks_of_address = Limit(60 * factor, 0.1 * factor)
        # The greatest number of seeks of one address.
        self.sought = math.ceil(8 * factor)
        # Reserved seats for people one has played with: each may send a notice.
        self.invitations = Limit(12 * factor, 0.01 * factor)
        # Creating a league opens many tables in the end; a form that is refused counts as joining. Joining and leaving
        # is stored; a page reads all its rounds.
        self.new_leagues = Limit(6 * factor, factor / 600)
        self.new_leagues_of_address = Limit(12 * factor, factor / 300)
        self.leagues = Limit(20 * factor, 0.1 * factor)
        self.leagues_of_address = Limit(60 * factor, 0.6 * factor)
        self.league_pages = Limit(120 * factor, 10 * factor)
        self.blocks = Limit(20 * factor, 0.1 * factor)
        # The greatest number of tables of one address in the list of open tables.
        self.listed = math.ceil(8 * factor)
        # A vacation is written at every table over days of the guest.
        self.vacations = Limit(4 * factor, factor / 600)
        # Codes for devices, signing them out, quiet hours, finished games off one's list: each is written. By guest,
        # and by address because anybody can create guests.
        self.settings = Limit(60 * factor, 0.2 * factor)
        self.settings_of_address = Limit(180 * factor, 0.6 * factor)
        # Showing one's page, or hiding it.
        self.pages = Limit(10 * factor, 0.2 * factor)
        # Subscribing to notices, and sending oneself a test message.
        self.notices = Limit(10 * factor, 0.05 * factor)
        # Confirmation requests by mail: by guest and by address, per day.
        self.mails = Limit(3 * factor, factor / 3600)
        self.links = Limit(20 * factor, 0.2 * factor)

    def _limit_thinking(self, factor: float) -> None:
        """What computes or reads much."""
        # A hint takes a second of computation: by guest, and by address because anybody can create guests.
        self.hints = Limit(10 * factor, 0.2 * factor)
        self.hints_of_address = Limit(20 * factor, 0.4 * factor)
        # By address and by the length of the game: a person who views replays stays far below.
        self.replays = Limit(200 * factor, 20 * factor)
        # By address and length, too: a review occupies a process for minutes.
        self.reviews = Limit(6 * factor, factor / 60)
        # Private copies of tables, each with bots that compute: by guest, and by address because anybody can create
        # guests.
        self.trials = Limit(10 * factor, 0.03 * factor)
        self.trials_of_address = Limit(30 * factor, 0.05 * factor)
        # Looking at puzzles, by address; and answers, which are stored, by guest and by address because anybody can
        # create guests.
        self.puzzles = Limit(120 * factor, 4 * factor)
        # Walking through the explorer, by address: a new position takes up to 50 milliseconds of a thread.
        self.explorer = Limit(60 * factor, 2 * factor)
        self.answers = Limit(30 * factor, 0.5 * factor)
        self.answers_of_address = Limit(120 * factor, 1 * factor)
        # By address and puzzle: answers that rate the puzzle, one a day, because anybody can create guests.
        self.hardness = Limit(1 * factor, factor / 86400)
        # By address: previews of tables that are not cached.
        self.previews = Limit(30 * factor, 1 * factor)
        # By address: pictures of tables that have to be looked up, and perhaps drawn.
        self.pictures = Limit(12 * factor, 0.2 * factor)
        # By address: lists of tables, ratings and people, which take up to 20 milliseconds of the thread of all reads.
        self.lists = Limit(240 * factor, 10 * factor)
        # By address: tables that are read from disk, or are not there. A long game takes up to 15 milliseconds.
        self.loads = Limit(240 * factor, 4 * factor)
        # The plan of a compound move, which a page asks for at every click. By guest, and by address.
        self.plans = Limit(120 * factor, 4 * factor)
        self.plans_of_address = Limit(360 * factor, 12 * factor)
        # Pages of one's list of games, and statistics, which read all of one's results. Those of others by address.
        self.my_games = Limit(60 * factor, 4 * factor)
        self.statistics = Limit(20 * factor, 0.5 * factor)
