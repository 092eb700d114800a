"""A live table (`Room`): the match, the seats, the subscribers, and the lock for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, TypedDict

from higaki.engine.base.json_type import Json
from higaki.engine.match.advance_answers import ALWAYS, Standing, in_window
from higaki.engine.match.match import Match
from higaki.engine.table.game import Game
from higaki.engine.table.steps import NOBODY
from higaki.server.accounts.guests import now
from higaki.server.common.monotonic_time import wall
from higaki.server.protocol.errors import bad_request
from higaki.server.protocol.responses import Ended, Happening, Memory, Remedy, Said, State, What
from higaki.server.tables import absence
from higaki.server.tables.clocks import Clock
from higaki.server.tables.idempotency import Commands
from higaki.server.tables.seat import Chair
from higaki.server.tables.shuffle import Shuffle
from higaki.server.tables.subscribers import Audience

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "time"
ABSENT: Final = "absent"
CLOSED: Final = "closed"
# The bot that plays for a person.
STAND_IN: Final = "greedy"
# So many lines of chat are shown.
MOST_SHOWN: Final = 100


class Offered(TypedDict):
    """An offer to end the game, as it is kept: guests."""

    by: str
    accepted: list[str]


class Room:
    """One table, alive in memory. Everything here is in the database, too, before anybody hears of it."""

    def __init__(
        self,
        number: str,
        game: Game,
        private: bool,
        chairs: list[Chair],
        options: Json,
        host: str,
        memory: Memory = "open",
        absence_limit: int = absence.PATIENCE,
        even_windows: bool = False,
    ) -> None:
        self.id = number
        self.game = game
        self.private = private
        self.chairs = chairs
        self.options = options
        self.host = host
        self.memory: Final = memory
        # Does every window take as long for everybody?
        self.even_windows: Final = even_windows
        self.match: Match | None = None
        # How it will be dealt; none once it is.
        self.shuffle: Shuffle | None = None
        self.seq = 0
        # How often it was written to disk: a change that has a number, or one that has none.
        self.revision = 0
        self.rematch: str | None = None
        # Since when it has been the turn of who has it, and from where a public table was opened.
        self.turn_since: str | None = None
        self.opened_from: str | None = None
        # What was said last.
        self.chat: deque[Said] = deque(maxlen=MOST_SHOWN)
        self.commands = Commands()
        # A digest of what who opened it wished for, if that came with a command.
        self.asked: str | None = None
        self.subscribers = Audience()
        # The guests who look at it through other processes, by process, with the number of its word.
        self.elsewhere: dict[str, tuple[int, frozenset[str]]] = {}
        # Those whom the other processes were told of as ours.
        self.told_elsewhere: frozenset[str] = frozenset()
        self.lock = asyncio.Lock()
        # After so many changes the log was so long; an undo makes it shorter.
        self.lengths: dict[int, int] = {}
        # Up to this entry the log says the same to all of these seats.
        self.told_alike: dict[tuple[int, ...], int] = {}
        # And from there looked who has several seats.
        self.looked_from: dict[int, dict[str, int]] = {}
        self.clock: Clock | None = None
        # Does the result count?
        self.rated = False
        self.happenings: list[Happening] = []
        # What was done to end the game before its rules did.
        self.ended: Ended | None = None
        # What guests want to be done about the person who is away though it is their turn.
        self.votes: dict[str, Remedy] = {}
        # Who offers to end the game, and who has accepted.
        self.offer: Offered | None = None
        # As long was the log when a bot last decided for a person; nobody takes that back.
        self.bot_decided = 0
        # Who is here, as the timekeeper sees it, and how long somebody may be away.
        self.absence = absence.Absence(absence_limit)
        # The entries of the log that the server answered for people.
        self.given: set[int] = set()
        # What the person who is asked in a window has pointed at; it is held back until the time is over.
        self.held: list[str] = []
        # After how many decisions the window that is open was asked, and when; see `windows.note_asked`.
        self.window_open: tuple[int, float] | None = None

    @property
    def state(self) -> State:
        if self.match is None:
            return WAITING
        return OVER if self.match.over or self.ended is not None else PLAYING

    @property
    def about_to_begin(self) -> bool:
        """Are the numbers being shown with which it will be dealt?"""
        return self.shuffle is not None and self.shuffle.begun

    @property
    def turn(self) -> int:
        return self.match.seat if self.match is not None and self.state == PLAYING else NOBODY

    @property
    def decisions(self) -> int:
        return 0 if self.match is None else len(self.match.log)

    @property
    def bot_to_move(self) -> str | None:
        if self.state != PLAYING:
            return None
        chair = self.chairs[self.turn]
        helper = STAND_IN if self.clock is not None and self.clock.helping == self.turn else None
        return chair.bot or chair.stand_in or helper

    @property
    def person_to_move(self) -> Chair | None:
        """The chair of the person who has to choose; None where a bot does for good, or nobody."""
        chair = self.chairs[self.turn] if self.state == PLAYING else None
        return None if chair is None or chair.bot is not None or chair.stand_in is not None else chair

    @property
    def in_window(self) -> bool:
        return self.match is not None and self.state == PLAYING and in_window(self.match.table)

    @property
    def answer_due(self) -> Standing | None:
        """What the server answers in a moment for the person who is asked, because they have said so in advance.

        Nobody is declined for who is not connected: the others see that, so it would tell them that they could do
        nothing else. So they are asked, as they are where they could answer, and may decline by hand.
        """
        chair, match = self.person_to_move, self.match
        if chair is None or match is None or self.bot_to_move is not None:
            return None
        answer = match.standing_answer
        if answer is None or answer.scope == ALWAYS:
            return answer
        return answer if chair.guest is not None and self.is_here(chair.guest) else None

    @property
    def passing(self) -> bool:
        """Has who is asked answered already? Then the server passes that on when its time has come."""
        return bool(self.held) or self.answer_due is not None

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.guest == guest]

    @property
    def seats_by_guest(self) -> dict[str, list[str]]:
        """The seats of each guest, in their order; several, where people share a screen."""
        seats: dict[str, list[str]] = {}
        for chair, name in zip(self.chairs, self.game.seat_names, strict=False):
            if chair.guest is not None:
                seats.setdefault(chair.guest, []).append(name)
        return seats

    @property
    def reminds(self) -> bool:
        """Is everybody shown what was openly taken and lies hidden now? After the game nobody has to remember it."""
        return self.memory == "open" or self.state == OVER

    @property
    def around(self) -> list[str]:
        """The guests who opened it, sit here, or have a seat kept for them."""
        seated = [guest for chair in self.chairs for guest in (chair.guest, chair.reserved) if guest is not None]
        return [self.host, *seated]

    def played_by(self, guest: str | None) -> list[int]:
        """The seats for which a guest decides now: not those where a bot stands in."""
        return [number for number in self.seats_of(guest) if self.chairs[number].stand_in is None]

    def is_here(self, guest: str) -> bool:
        return guest in self.subscribers.guests or any(guest in there for _, there in self.elsewhere.values())

    def connected(self, chair: Chair) -> bool:
        return chair.bot is not None or (chair.guest is not None and self.is_here(chair.guest))

    def playing_guests(self) -> list[str]:
        """The guests who decide for a seat of their own."""
        return sorted({chair.guest for chair in self.chairs if chair.guest is not None and chair.stand_in is None})

    def away_for(self) -> float | None:
        """The seconds for which who owes a decision is away, or was until a moment ago; None for who is here."""
        chair = self.person_to_move
        if chair is None or chair.guest is None or chair.awaited is None:
            return None
        return self.absence.length(chair.guest, max(chair.awaited, chair.here_at or 0.0), wall())

    @property
    def overdue(self) -> bool:
        """Is somebody away who owes a decision, for as long as the limit? Nobody who is connected ever is."""
        chair, away = self.person_to_move, self.away_for()
        if chair is None or chair.guest is None or away is None or self.is_here(chair.guest):
            return False
        return away >= self.absence.limit

    def voters(self) -> list[str]:
        """The guests who decide about the person whose turn it is: all others who play."""
        awaited = self.person_to_move
        return [] if awaited is None else [guest for guest in self.playing_guests() if guest != awaited.guest]

    def is_gone(self, guest: str) -> bool:
        """Is somebody who does not owe anything away for as long as the limit?"""
        return not self.is_here(guest) and self.gone_in(guest) <= 0

    def gone_in(self, guest: str) -> float:
        """In how many seconds somebody who is away will be gone, too."""
        return self.absence.gone_in(self.chairs[self.seats_of(guest)[0]].here_at, wall())

    def undecided(self, remedy: Remedy) -> list[str]:
        """Who is here, or was not long ago, and has not agreed to this."""
        return [g for g in self.voters() if self.votes.get(g) != remedy and (g in self.votes or not self.is_gone(g))]

    def agreed(self) -> Remedy | None:
        """What everybody who is here wants to be done about who is away for too long."""
        if not self.votes or not self.overdue:
            return None
        wanted = {self.votes[guest] for guest in self.voters() if guest in self.votes}
        return next((remedy for remedy in wanted if not self.undecided(remedy)), None)

    def sign_of(self, seat: int) -> None:
        """The person on this seat has decided something: nobody need decide for them."""
        self.chairs[seat].awaited = None
        self.votes.clear()
        if self.clock is not None:
            self.clock.helping = None

    def note_here(self, guest: str | None) -> None:
        """Somebody is certainly here: however long they were away counts no more."""
        for number in self.seats_of(guest):
            self.chairs[number].here_at = wall()

    def happened(self, what: What, seat: int, about: int | None = None, wish: Remedy | None = None) -> None:
        """Something that the people did, not the rules: told in the log after the last decision."""
        names = self.game.seat_names
        line: Happening = {
            "n": len(self.happenings) + 1,
            "after": self.decisions,
            "at": now(),
            "what": what,
            "seat": None if seat == NOBODY else names[seat],
        }
        if about is not None:
            line["about"] = names[about]
        if wish is not None:
            line["wish"] = wish
        self.happenings.append(line)

    def go_on(self, seat: int, decisions: int, turn: int, in_window: bool) -> None:
        """After a change by a seat: there were so many decisions before, it was that one's turn, in a window or not."""
        if self.decisions != decisions:
            self.held = []
        if self.clock is not None:
            self.clock.run(None)
            if self.decisions != decisions:
                # A window costs nobody time, so it brings none.
                brings_none = in_window or self.bot_decided == self.decisions
                self.clock.decided(seat, brings_none, self.decisions, self.turn)
        if self.turn != turn or self.person_to_move is None:
            self.votes.clear()
        if self.turn != turn:
            self.turn_since = now()
        if turn not in (NOBODY, self.turn, seat):
            self.chairs[turn].awaited = None  # somebody else took back the decision that had made it their turn

    def seat_called(self, name: str) -> int:
        names = self.game.seat_names[: len(self.chairs)]
        if name not in names:
            raise bad_request(f"there is no seat {name!r}; right would be one of {', '.join(names)}")
        return names.index(name)

    def viewer(self, guest: str | None) -> int:
        """The seat a guest looks from: its own; at a hot seat the one whose turn it is; for a spectator NOBODY."""
        mine = self.seats_of(guest)
        if len(mine) < 2:
            return mine[0] if mine else NOBODY
        if self.turn in mine and not self.passing:
            return self.turn
        if self.match is not None:
            for number in range(self.decisions, 0, -1):
                # For whom the server answered nobody came to the screen.
                if self.match.log[number - 1].seat in mine and number not in self.given:
                    return self.match.log[number - 1].seat
        return mine[0]

    def take_back(self, decisions: int) -> None:
        """Undo so many decisions, and forget which of them the server had answered."""
        assert self.match is not None
        for _ in range(decisions):
            self.match.undo()
        self.given = {number for number in self.given if number <= self.decisions}

    def note_length(self) -> None:
        """Remember how long the log was at this seq, and whose eyes see it where several seats share a screen."""
        self.lengths[self.seq] = length = 0 if self.match is None else self.decisions + 1
        self.told_alike = {seats: min(entries, length) for seats, entries in self.told_alike.items()}
        guests = [chair.guest for chair in self.chairs if chair.guest is not None]
        shared = {guest for guest in guests if guests.count(guest) > 1}
        self.looked_from[self.seq] = {guest: self.viewer(guest) for guest in shared}

    def still_known(self, since: int) -> int:
        """How many entries of the log somebody still has right who saw the table at `since`."""
        if since <= 0 or since not in self.lengths:
            return 0  # 0 is somebody who has nothing yet, even if the game began with the table
        return min(self.lengths[seq] for seq in range(since, self.seq + 1) if seq in self.lengths)

    def known_to(self, guest: str | None, since: int) -> int:
        """The same for a guest: who has several seats may have seen the log with other eyes."""
        shared = len(self.seats_of(guest)) > 1
        if shared and self.looked_from.get(since, {}).get(guest or "") != self.viewer(guest):
            return 0
        return self.still_known(since)
