"""A room (`Room`) is one table in memory: the match, the seats, the subscribers, and the lock for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import in_window
from higaki.engine.match.match import Match
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.guests import now
from higaki.server.common.monotonic_time import wall
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses.table.people import Said
from higaki.server.protocol.responses.table.running import Happening
from higaki.server.protocol.responses.words import Memory, Remedy, State, What
from higaki.server.tables import absence
from higaki.server.tables.clocks import Clock
from higaki.server.tables.idempotency import Commands
from higaki.server.tables.in_advance import Decided, Due
from higaki.server.tables.occupant import Occupant
from higaki.server.tables.room_parts import (
    EarlyEnd,
    LeagueOfTable,
    OtherProcesses,
    SentLog,
    Substitutes,
    Talk,
    WindowAnswers,
)
from higaki.server.tables.shuffle import Shuffle
from higaki.server.tables.subscribers import Subscribers
from higaki.server.tables.trial import Trial

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "time"
ABSENT: Final = "absent"
CLOSED: Final = "closed"
# The bot that plays for an absent person.
STAND_IN: Final = "greedy"
# The number of chat lines that are sent.
MOST_SHOWN: Final = 100


class Room:
    """One table in memory. Every change is in the database before it is sent to anybody."""

    def __init__(
        self,
        number: str,
        game: Game,
        private: bool,
        occupants: list[Occupant],
        options: Json,
        host: str,
        memory: Memory = "open",
        absence_limit: int = absence.PATIENCE,
        even_windows: bool = False,
        substitutes: bool = False,
    ) -> None:
        self.id = number
        self.game = game
        self.private = private
        self.occupants = occupants
        self.options = options
        self.host = host
        self.memory: Final = memory
        # Does every window take the same time?
        self.even_windows: Final = even_windows
        self.substitutes: Final = Substitutes(substitutes)
        self.match: Match | None = None
        # The shuffle before the game; None once the game is dealt.
        self.shuffle: Shuffle | None = None
        self.seq = 0
        # The number of writes to disk: changes with a number, and changes without one.
        self.revision = 0
        self.rematch: str | None = None
        # Since when it is the current seat's turn, and a digest of the address from which a public table was opened.
        self.turn_since: str | None = None
        self.opened_from: str | None = None
        # The last lines of chat.
        self.chat: deque[Said] = deque(maxlen=MOST_SHOWN)
        self.talk = Talk()
        self.commands = Commands()
        # A digest of the request that opened the table, if it had a command id.
        self.asked: str | None = None
        self.subscribers = Subscribers()
        self.processes: Final = OtherProcesses()
        self.sent = SentLog()
        self.window: Final = WindowAnswers()
        self.decided = Decided()
        self.end = EarlyEnd()
        self.lock = asyncio.Lock()
        self.clock: Clock | None = None
        # Does the result count for ratings?
        self.rated = False
        # May players try moves in a private copy? And what is this one a private copy of?
        self.try_out = True
        self.trial: Trial | None = None
        self.league: LeagueOfTable | None = None
        self.happenings: list[Happening] = []
        # The length of the log when a bot last decided for a person. Nobody can undo that decision.
        self.bot_decided = 0
        # Presence and absence, as the clock keeper sees them, and the absence limit.
        self.absence = absence.Absence(absence_limit)

    @property
    def state(self) -> State:
        if self.match is None:
            return WAITING
        return OVER if self.match.over or self.end.ended is not None else PLAYING

    def hidden_from(self, guest: str | None) -> bool:
        """A private copy exists only for its owner."""
        return self.trial is not None and guest != self.host

    @property
    def about_to_begin(self) -> bool:
        """Are the players showing their numbers for the shuffle?"""
        return self.shuffle is not None and self.shuffle.begun

    @property
    def gathers(self) -> bool:
        """Do the players come from elsewhere? The game begins when all have come, or after a while."""
        shuffle = self.shuffle
        if shuffle is None or shuffle.begun or shuffle.begins_by is None:
            return False
        return not any(occupant.free for occupant in self.occupants)

    @property
    def turn(self) -> int:
        return self.match.seat if self.match is not None and self.state == PLAYING else NOBODY

    @property
    def decisions(self) -> int:
        return 0 if self.match is None else len(self.match.log)

    @property
    def settled(self) -> int:
        """The number of decisions that nobody can undo: up to a bot's for a person, or until a seat was taken over."""
        left = self.substitutes.made[-1].after if self.substitutes.made else 0
        return max(self.bot_decided, min(left, self.decisions))

    @property
    def bot_to_move(self) -> str | None:
        if self.state != PLAYING:
            return None
        occupant = self.occupants[self.turn]
        helper = STAND_IN if self.clock is not None and self.clock.helping == self.turn else None
        return occupant.bot or occupant.stand_in or helper

    @property
    def person_to_move(self) -> Occupant | None:
        """The seat of the person who has to move; None if a permanent bot has to, or nobody."""
        occupant = self.occupants[self.turn] if self.state == PLAYING else None
        return None if occupant is None or occupant.bot is not None or occupant.stand_in is not None else occupant

    @property
    def in_window(self) -> bool:
        return self.match is not None and self.state == PLAYING and in_window(self.match.table)

    @property
    def answer_due(self) -> Due | None:
        """What the server will play for the person who has to choose and has decided it in advance.

        The server gives no *unable* answer for a person who is not connected: the others see the absence, so the answer
        would reveal that the player could only decline. The person is asked instead, and may decline by hand.
        """
        occupant, match = self.person_to_move, self.match
        if occupant is None or match is None or self.bot_to_move is not None:
            return None
        is_here = occupant.guest is not None and self.is_here(occupant.guest)
        return self.decided.due(match, self.seq, may_decline=is_here)

    @property
    def passing(self) -> bool:
        """Has the person who has to choose done so already? Then the server publishes the answer at its time."""
        return bool(self.window.held) or self.answer_due is not None

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [number for number, occupant in enumerate(self.occupants) if occupant.guest == guest]

    @property
    def seats_by_guest(self) -> dict[str, list[str]]:
        """The seats of each guest, in order; several if people share a screen."""
        seats: dict[str, list[str]] = {}
        for occupant, name in zip(self.occupants, self.game.seat_names, strict=False):
            if occupant.guest is not None:
                seats.setdefault(occupant.guest, []).append(name)
        return seats

    @property
    def reminds(self) -> bool:
        """Are openly taken pieces that are hidden now shown to everybody? After the game all of them are."""
        return self.memory == "open" or self.state == OVER

    @property
    def around(self) -> list[str]:
        """The host, the guests who sit here or have left a seat to somebody else, and those with a reserved seat."""
        seated = [guest for occupant in self.occupants for guest in (occupant.guest, occupant.reserved)]
        left = [one.guest for one in self.substitutes.made]
        return [self.host, *(guest for guest in (*seated, *left) if guest is not None)]

    def played_by(self, guest: str | None) -> list[int]:
        """The seats for which a guest decides now, without seats where a bot plays for the guest."""
        return [number for number in self.seats_of(guest) if self.occupants[number].stand_in is None]

    def is_here(self, guest: str) -> bool:
        return guest in self.subscribers.guests or any(guest in there for _, there in self.processes.guests.values())

    def connected(self, occupant: Occupant) -> bool:
        return occupant.bot is not None or (occupant.guest is not None and self.is_here(occupant.guest))

    def playing_guests(self) -> list[str]:
        """The guests who decide for at least one seat."""
        return sorted(
            {occupant.guest for occupant in self.occupants if occupant.guest is not None and occupant.stand_in is None}
        )

    def away_for(self) -> float | None:
        """Seconds for which the player to move has been away, or was until a moment ago; None if present."""
        occupant = self.person_to_move
        if occupant is None or occupant.guest is None or occupant.awaited is None:
            return None
        if self.clock is not None and self.clock.over_days:
            return None  # the clock decides, not the others
        return self.absence.length(occupant.guest, max(occupant.awaited, occupant.here_at or 0.0), wall())

    @property
    def overdue(self) -> bool:
        """Has the player to move been away for the whole limit? False for a connected player."""
        occupant, away = self.person_to_move, self.away_for()
        if occupant is None or occupant.guest is None or away is None or self.is_here(occupant.guest):
            return False
        return away >= self.absence.limit

    def voters(self) -> list[str]:
        """The guests who vote about the absent player: all others who play."""
        awaited = self.person_to_move
        return [] if awaited is None else [guest for guest in self.playing_guests() if guest != awaited.guest]

    def is_gone(self, guest: str) -> bool:
        """Has a player who has nothing to decide been away for the whole limit?"""
        return not self.is_here(guest) and self.gone_in(guest) <= 0

    def gone_in(self, guest: str) -> float:
        """Seconds until an absent player has been away for the whole limit."""
        return self.absence.gone_in(self.occupants[self.seats_of(guest)[0]].here_at, wall())

    def undecided(self, remedy: Remedy) -> list[str]:
        """Players who are present, or were until recently, and have not agreed to this."""
        votes = self.end.votes
        return [g for g in self.voters() if votes.get(g) != remedy and (g in votes or not self.is_gone(g))]

    def agreed(self) -> Remedy | None:
        """The remedy on which everybody present agrees about a player who has been away too long."""
        if not self.end.votes or not self.overdue:
            return None
        wanted = {self.end.votes[guest] for guest in self.voters() if guest in self.end.votes}
        return next((remedy for remedy in wanted if not self.undecided(remedy)), None)

    def sign_of(self, seat: int) -> None:
        """The person on this seat has decided: end the wait and the votes about them."""
        self.occupants[seat].awaited = None
        self.end.votes.clear()
        if self.clock is not None:
            self.clock.helping = None

    def note_here(self, guest: str | None) -> None:
        """A guest is certainly present: their absence starts again from zero."""
        for number in self.seats_of(guest):
            self.occupants[number].here_at = wall()

    def happened(self, what: What, seat: int, about: int | None = None, wish: Remedy | None = None) -> None:
        """Log something that people did, after the last decision."""
        names = self.game.seat_names
        line: Happening = {
            "n": len(self.happenings) + 1,
            "after": self.decisions,
            "at": now(),
            "what": what,
            "seat": None if seat == NOBODY else names[seat],
        }
        if part := len(self.substitutes.made_at(seat)):
            line["part"] = part
        if about is not None:
            line["about"] = names[about]
        if wish is not None:
            line["wish"] = wish
        self.happenings.append(line)

    @property
    def heard(self) -> int:
        """The number of the last line of chat."""
        return self.chat[-1]["n"] if self.chat else 0

    def hear(self, lines: list[Said]) -> None:
        """Add new lines of chat, and drop those that they clear."""
        self.chat.extend(lines)
        for line in lines:
            if line["clears"] is not None:
                kept = [one for one in self.chat if one["n"] >= line["n"] or line["clears"] not in (0, one["n"])]
                self.chat = deque(kept, MOST_SHOWN)

    def judges(self, author: str | None) -> bool:
        """Does the host judge reported lines of this guest? Nobody judges their own, and only who sits here judges."""
        return author != self.host and bool(self.seats_of(self.host))

    def go_on(self, seat: int, decisions: int, turn: int, in_window: bool) -> None:
        """After a change by a seat: update clock, votes and turn, given the decisions, turn and window before it."""
        if self.decisions != decisions:
            self.window.held = []
        if self.clock is not None:
            self.clock.run(None)
            if self.decisions != decisions:
                # A window charges no time, so it returns none.
                brings_none = in_window or self.bot_decided == self.decisions
                self.clock.decided(seat, brings_none, self.decisions, self.turn)
        if self.turn != turn or self.person_to_move is None:
            self.end.votes.clear()
        if self.turn != turn:
            self.turn_since = now()
        if turn not in (NOBODY, self.turn, seat):
            self.occupants[turn].awaited = None  # an undo by another player ended this turn
        self.run_clock_over_days()

    def run_clock(self, somebody_is_here: bool) -> None:
        """Let the clock run for the person who has to choose. A live clock runs only while somebody is here."""
        clock, occupant = self.clock, self.person_to_move
        if clock is None:
            return
        thinks = occupant is not None and clock.helping != self.turn and (somebody_is_here or clock.over_days)
        # A running clock in a window would reveal who is really asked.
        clock.run(self.turn if thinks and not self.in_window else None)
        if not (clock.over_days and thinks and self.in_window):
            clock.asked = None
        elif clock.asked is None or clock.asked[0] != self.decisions:
            clock.asked = self.decisions, wall()

    def run_clock_over_days(self) -> None:
        """A clock over days is saved while it runs, so it starts with the change itself."""
        if self.clock is not None and self.clock.over_days:
            self.run_clock(False)

    @property
    def deadline(self) -> float | None:
        """When the server has to act for a person at a table over days, in seconds since 1970; None at other tables."""
        if self.clock is None or not self.clock.over_days:
            return None
        return self.clock.due if self.clock.asked is None else self.clock.answer_due(self.turn)

    def seat_called(self, name: str) -> int:
        names = self.game.seat_names[: len(self.occupants)]
        if name not in names:
            raise bad_request(f"there is no seat {name!r}; right would be one of {', '.join(names)}")
        return names.index(name)

    def viewer(self, guest: str | None) -> int:
        """The seat from which a guest looks: their own; with several seats the one to move; NOBODY for a spectator."""
        mine = self.seats_of(guest)
        if len(mine) < 2:
            return mine[0] if mine else NOBODY
        if self.turn in mine and not self.passing:
            return self.turn
        if self.match is not None:
            for number in range(self.decisions, 0, -1):
                # Skip answers by the server: nobody came to the screen for those.
                if self.match.log[number - 1].seat in mine and number not in self.window.given:
                    return self.match.log[number - 1].seat
        return mine[0]

    def take_back(self, decisions: int) -> None:
        """Undo this many decisions, and remove them from the server's answers."""
        assert self.match is not None
        for _ in range(decisions):
            self.match.undo()
        self.window.given = {number for number in self.window.given if number <= self.decisions}

    def note_length(self) -> None:
        """Store the length of the log at this number, and the seat from which each guest with several seats saw it."""
        self.sent.lengths[self.seq] = length = 0 if self.match is None else self.decisions + 1
        self.sent.told_alike = {seats: min(entries, length) for seats, entries in self.sent.told_alike.items()}
        guests = [occupant.guest for occupant in self.occupants if occupant.guest is not None]
        shared = {guest for guest in guests if guests.count(guest) > 1}
        self.sent.looked_from[self.seq] = {guest: self.viewer(guest) for guest in shared}

    def still_known(self, since: int) -> int:
        """The number of log entries that are still valid for a viewer who saw the table at `since`."""
        if since <= 0 or since not in self.sent.lengths:
            return 0  # 0 means that the viewer has nothing yet
        return min(self.sent.lengths[seq] for seq in range(since, self.seq + 1) if seq in self.sent.lengths)

    def known_to(self, guest: str | None, since: int) -> int:
        """The same for a guest: a guest with several seats may have seen the log from another seat."""
        shared = len(self.seats_of(guest)) > 1
        if shared and self.sent.looked_from.get(since, {}).get(guest or "") != self.viewer(guest):
            return 0
        return self.still_known(since)
