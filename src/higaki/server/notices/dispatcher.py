"""The dispatcher: sends notices that are due, every few seconds. See `queue` for the rows.

Shortly before a notice is due, every process removes it if the guest is connected to the table through this process.
After that, one process takes it. Notices are sent in threads, so that no table waits.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError

from higaki.server.database.address import why
from higaki.server.notices import mail_addresses, message_text, preferences, push, queue
from higaki.server.notices.mail_addresses import Question
from higaki.server.notices.message_text import Limit, Said
from higaki.server.notices.operator_settings import NoticeSettings
from higaki.server.notices.preferences import Browser, Channel
from higaki.server.notices.push_services import PushServices
from higaki.server.notices.queue import Errand
from higaki.server.notices.send_outcome import Outcome
from higaki.server.notices.vapid import Signer
from higaki.server.service.table_service import TableService
from higaki.server.tables.room import OVER, Room

log = logging.getLogger("higaki")
THREADS: Final = 4
MOST_UNDER_WAY: Final = 64
ROUNDS_PER_DELAY: Final = 6
ROUNDS_AHEAD: Final = 2
CLOSING_SECONDS: Final = 2.0
TRIES: Final = 20
SECONDS_BETWEEN_TRIES: Final = 0.5
# An absent player is warned when this part of the limit has passed.
SHARE_BEFORE_A_WARNING: Final = 0.5


class Dispatcher:
    """Sends notices to the guests of one server while they are away."""

    def __init__(self, service: TableService, settings: NoticeSettings) -> None:
        self._service = service
        self._settings = settings
        self._round_seconds = settings.delay / ROUNDS_PER_DELAY
        # After a start, browsers need a moment to reconnect; until then no guest counts as away.
        self._first_told = time.time() + settings.delay
        self._wanting: frozenset[str] = frozenset()
        # By table, the guest who was last seen to be away during their turn.
        self._missed: WeakKeyDictionary[Room, str] = WeakKeyDictionary()
        # By table, the guests who were connected, each with whether the game was over.
        self._seen: WeakKeyDictionary[Room, frozenset[tuple[str, bool]]] = WeakKeyDictionary()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way = 0
        self._going: asyncio.Task[None] | None = None
        self.signer: Signer | None = None

    @property
    def services(self) -> PushServices:
        return self._settings.services

    @property
    def has_mail(self) -> bool:
        return self._settings.mail is not None

    async def open(self) -> None:
        """Start, before any table is in memory. A shared database may be away at that moment, so it tries again."""
        for _ in range(TRIES if self._service.shared else 0):
            try:
                await self._read()
                break
            except DatabaseError as error:
                log.error("the database cannot be asked; it is tried again: %s", why(error))
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        else:
            await self._read()
        self._service.before_change.append(self.before_change)
        self._service.before_opening.append(self.before_opening)
        self._service.on_change.append(self.heed)
        self._service.on_guest_change.append(self.guest_changed)
        self._going = asyncio.create_task(self._keep_going())

    async def _read(self) -> None:
        store = self._service.store
        try:
            secret = await store.run(preferences.push_secret)
        except IntegrityError:
            secret = await store.run(preferences.push_secret)  # another process has just created it
        self.signer = Signer(secret, self._settings.contact)
        await store.run(mail_addresses.tidy)
        self._wanting = await store.run(preferences.all_who_want_notices)

    # Changes at the tables

    def before_change(self, room: Room) -> Callable[[Connection], None] | None:
        """Other rows to write in the transaction of a change of this table."""
        wanting = self._wanting
        if room.trial is not None or wanting.isdisjoint([occupant.guest for occupant in room.occupants]):
            return None
        before = queue.guest_to_move(room)
        return lambda connection: queue.note_change(
            connection, room, before, wanting, time.time() + self._settings.delay
        )

    def before_opening(self, room: Room) -> Callable[[Connection], None] | None:
        """The same for a new table."""
        wanting = self._wanting
        if wanting.isdisjoint(room.around):
            return None
        return lambda connection: queue.note_opening(connection, room, wanting, time.time() + self._settings.delay)

    def heed(self, room: Room) -> None:
        """Remove notices of guests who came, or who saw the game end."""
        guests = self._wanting.intersection(room.around)
        if not guests:
            return
        here = frozenset((guest, room.state == OVER) for guest in guests if room.is_here(guest))
        come = {guest for guest, _ in here - self._seen.get(room, frozenset())}
        self._seen[room] = here
        if come:
            self._start(self._forget(room.id, come))
        self._heed_absence(room)

    def _heed_absence(self, room: Room) -> None:
        """A guest has left during their turn, or is awaited again: schedule a warning in case they stay away."""
        guest = queue.guest_to_move(room)
        if (
            guest not in self._wanting
            or guest is None
            or not room.voters()
            or room.is_here(guest)
            or not room.absence.counts
        ):
            self._missed.pop(room, None)
        elif self._missed.get(room) != guest:
            self._missed[room] = guest
            if self._service.peers.membership.on_duty(room.id):
                self._start(self._warn(room, guest, _half_way(room.absence.limit, room.deadline)))

    async def _warn(self, room: Room, guest: str, later: float) -> None:
        await self._service.store.run(lambda connection: queue.warn(connection, room, guest, later))

    def guest_changed(self, guest: str) -> None:
        self._start(self._ask_whether(guest))

    async def _ask_whether(self, guest: str) -> None:
        wants = await self._service.store.run(lambda connection: preferences.wants_notices(connection, guest))
        self._wanting = self._wanting | {guest} if wants else self._wanting - {guest}

    async def _forget(self, table: str, guests: set[str]) -> None:
        await self._service.store.run(lambda connection: queue.forget(connection, table, guests))

    # Rounds

    async def _keep_going(self) -> None:
        while True:
            try:
                await self.go_round()
            except Exception:
                log.exception("notices could not be seen to; it is tried again")
            await asyncio.sleep(self._round_seconds)

    async def go_round(self) -> None:
        """Process the rows that are due, once."""
        now = time.time()
        ahead = now + ROUNDS_AHEAD * self._round_seconds
        for notice in await self._service.store.run(lambda connection: queue.waiting(connection, ahead)):
            room = self._service.registry.in_memory(notice.table)
            if room is not None and room.is_here(notice.guest):
                await self._forget(notice.table, {notice.guest})
            elif notice.kind == queue.ABSENT and not self._service.peers.membership.on_duty(notice.table):
                continue  # the responsible process knows whether somebody waits there
            elif notice.due <= now >= self._first_told and self._under_way < MOST_UNDER_WAY:
                awake = room is not None and room.absence.awake_since is not None
                errand = await self._service.store.run(partial(queue.claim, notice=notice, now=now, awake=awake))
                if errand is not None:
                    self._start(self._run(errand))

    async def _run(self, errand: Errand) -> None:
        notice = errand.notice
        failed = await self._tell(
            notice.guest,
            errand.channels,
            lambda language: message_text.about_a_table(
                notice.kind, errand.game, notice.table, errand.others, errand.league, _limit(errand), language
            ),
            notice.table,
        )
        if failed:
            await self._service.store.run(lambda connection: queue.put_off(connection, notice, failed, time.time()))
        elif notice.kind == queue.TURN:
            later = _half_way(errand.absence_limit, errand.deadline)
            await self._service.store.run(lambda connection: queue.warn_later(connection, notice, later))

    # Sending

    async def test(self, guest: str) -> tuple[int, int]:
        """Send a test message through all channels. Returns the number of channels, and of failures."""
        channels = await self._service.store.run(lambda connection: preferences.channels(connection, guest))
        failed = await self._tell(guest, channels, message_text.a_test, "test", final=True)
        return len(channels), len(failed)

    def tell_of_device(self, guest: str) -> None:
        """A device was added: notify the guest at once, at any hour, if they asked for notices."""
        self._start(self._tell_of_device(guest))

    async def _tell_of_device(self, guest: str) -> None:
        channels = await self._service.store.run(lambda connection: preferences.channels(connection, guest))
        await self._tell(guest, channels, message_text.a_device, "device", final=True)

    async def ask(self, question: Question) -> bool:
        """Mail a confirmation request to an address. Returns whether the mail server accepted it."""
        assert self._settings.mail is not None
        said = message_text.a_question(question.language, question.token)
        mail = self._settings.mail.written(question.address, said, question.language, question.stop)
        return await self._in_thread(partial(self._settings.mail.send, mail)) is Outcome.SENT

    async def _tell(
        self, guest: str, channels: list[Channel], said: Callable[[str], Said], topic: str, final: bool = False
    ) -> list[str]:
        """Send a notice. Returns the channels to try again later; if it is final, all that failed."""
        self._under_way += 1
        try:
            outcomes = await asyncio.gather(
                *[self._in_thread(partial(self._send, channel, said(channel.language), topic)) for channel in channels]
            )
        finally:
            self._under_way -= 1
        told = list(zip(channels, outcomes, strict=True))
        gone = [channel.id for channel, outcome in told if outcome is Outcome.GONE]
        for browser in gone:
            await self._service.change_guest(guest, partial(preferences.unsubscribe, guest=guest, browser=browser))
        lost = (Outcome.FAILED, Outcome.REFUSED, Outcome.GONE) if final else (Outcome.FAILED,)
        return [channel.id for channel, outcome in told if outcome in lost]

    def _send(self, channel: Channel, said: Said, topic: str) -> Outcome:
        if isinstance(channel, Browser):
            assert self.signer is not None
            content = {"title": said.title, "body": said.body, "path": said.path, "tag": topic}
            written = json.dumps(content | {"language": channel.language}).encode()
            services, endpoint = self._settings.services, channel.endpoint
            return push.send(services, self.signer, endpoint, channel.key, channel.auth, written, topic)
        if self._settings.mail is None:
            return Outcome.REFUSED  # the operator has switched mail off
        mail = self._settings.mail.written(channel.address, said, channel.language, channel.stop)
        return self._settings.mail.send(mail)

    async def _in_thread(self, work: Callable[[], Outcome]) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a notice failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop. Rows that are due stay in the database; running deliveries may finish, within a limit."""
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _half_way(absence_limit: int, deadline: float | None) -> float:
    """When to warn a player who stays away: after half of the limit, or of the time that a clock over days leaves."""
    now = time.time()
    return now + (absence_limit if deadline is None else max(0.0, deadline - now)) * SHARE_BEFORE_A_WARNING


def _limit(errand: Errand) -> Limit:
    if errand.deadline is None:
        return Limit("absent", errand.absence_limit)
    return Limit("time", max(0, round(errand.deadline - time.time())))
