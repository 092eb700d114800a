"""People at a simulated table: each listens through some process, plays, takes back, talks and never gives up."""

from __future__ import annotations

import asyncio
import hashlib
import json
from contextlib import suppress
from typing import Any

from simulated import Died, Process, SimulatedSocket, World
from sqlalchemy.exc import DatabaseError

from higaki.server.accounts.guests import Guest
from higaki.server.commands import (
    advance_answers,
    chat,
    chat_moderation,
    deciding_in_advance,
    playing,
    seating,
    start_game,
    trying,
)
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.requests import Imagine

Json = dict[str, Any]
CHAIN = 8


class Person:
    """One guest with one browser."""

    # What may be refused.
    refusals = frozenset(("stale", "illegal", "not_yours", "number"))

    def __init__(self, world: World, guest: Guest, token: str, table: str) -> None:
        self.world = world
        self.guest = guest
        self.token = token
        self.table = table
        # What the browser shows: see `liveTable.ts`.
        self.view: Json | None = None
        self.socket: SimulatedSocket | None = None
        # What the server has said yes to: the command, what was asked and the number it was meant for.
        self.moves: dict[str, tuple[str, int]] = {}
        self.lines: list[str] = []
        # What the browser adds to the shuffle, the next to be shown last: each number is the digest of the one before.
        self.chain = [hashlib.sha256(f"{token} {world.chance.random()}".encode()).digest()]
        for _ in range(CHAIN):
            self.chain.append(hashlib.sha256(self.chain[-1]).digest())
        self.fixed = False
        # Now and then a browser sleeps when it should show its number.
        self.asleep = world.chance.random() < 0.15
        self.adding: set[asyncio.Task[None]] = set()

    # Listening

    async def listen(self) -> None:
        """Be connected, whatever happens, to whichever process answers."""
        while not self.world.over:
            process = await self._some_process()
            self.socket = SimulatedSocket(process, self.token, self._hear)
            with suppress(Died):
                await process.within(self.socket.listen(self.table, self.view["seq"] if self.view else 0))
            if not self.world.over:
                await self.world.pause(0.3)

    async def _hear(self, heard: Json, answer: bool = False) -> None:
        if "look_for_devices" in heard:
            return
        if "view" not in heard:
            if self.view is not None:
                self._talk(heard["said"])
                if heard["seq"] == self.view["seq"]:
                    self.view["connected"] = heard["connected"]
            return
        self.world.hold(heard["seq"] <= self.world.seq_on_disk(self.table), "somebody sees what is not on disk")
        begin, view = heard["entries_from"], heard["view"]
        known = [] if self.view is None else self.view["entries"]
        entries = known[:begin] + view["entries"]
        if len(entries) < heard["entries_total"]:
            whole = await self._ask(lambda process, room: process.service.written(room, self.guest))
            view, answer = json.loads(whole), True
        else:
            view["entries"] = entries[: heard["entries_total"]]
        self._accept(view, answer)

    def _accept(self, view: Json, answer: bool) -> None:
        if self.view is not None and view["seq"] < self.view["seq"]:
            self._talk(view["chat"])  # an older table, but what was said is said
            return
        said = [] if self.view is None else self.view["chat"]
        lines, view["chat"] = view["chat"], said
        view["connected"] = [player["seat"] for player in view["players"] if player["connected"]]
        if answer and self.view is not None:
            view["connected"] = self.view["connected"]  # who is there is known to the process of one's socket
        self.view = view
        self._talk(lines)
        if view["shuffle"] is not None and view["viewer"] is not None:
            adding = asyncio.create_task(self._add(view["viewer"], view["shuffle"]))
            self.adding.add(adding)
            adding.add_done_callback(self.adding.discard)

    # Adding numbers

    @property
    def digest(self) -> str:
        return self.chain[-1].hex()

    async def sit_down(self, seat: str) -> None:
        async def ask(process: Process, room: Any) -> None:
            await seating.join(process.service, room, self.guest, seat, self.digest)

        await self._ask(ask)

    async def _add(self, seat: str, shuffle: Json) -> None:
        """Fix a number where there is none, or where another window did; when the game is about to begin, show it."""
        mine = next((one for one in shuffle["numbers"] if seat in one["seats"]), None)
        if not shuffle["begun"]:
            if mine is None or not self.fixed:
                self.fixed = True
                await self._ask(lambda process, room: start_game.fix(process.service, room, self.guest, self.digest))
        elif mine is not None and mine["number"] is None and not self.asleep:
            number = next((one for one in self.chain if hashlib.sha256(one).hexdigest() == mine["digest"]), None)
            if number is not None:
                shown = number.hex()
                await self._ask(lambda process, room: start_game.show(process.service, room, self.guest, shown))

    def _talk(self, lines: list[Json]) -> None:
        assert self.view is not None
        heard = {line["n"] for line in self.view["chat"]}
        together = sorted(
            [*self.view["chat"], *[line for line in lines if line["n"] not in heard]], key=lambda line: line["n"]
        )
        every = max((line["n"] for line in together if line["clears"] == 0), default=0)
        single = {line["clears"] for line in together}
        self.view["chat"] = [line for line in together if line["n"] >= every and line["n"] not in single]

    # Acting

    async def play(self, until: float) -> None:
        """Do something now and then, as long as it lasts."""
        loop, chance, hurry = asyncio.get_running_loop(), self.world.chance, False
        while loop.time() < until:
            if not hurry:
                await self.world.pause(0.25)
            hurry, view = False, self.view
            if view is None or view["scene"] is None:
                continue
            if self.world.tries_out and chance.random() < 0.25:
                await self._try_out()
            elif chance.random() < 0.1:
                await (self._say() if chance.random() < 0.8 else self._clear())
            elif view["undoable"] and chance.random() < 0.3:
                await self._move("undo", view["seq"])
                hurry = True  # something else was meant
            elif view["reactions"] is not None and chance.random() < 0.1:
                await self._want_to_be_asked(not view["reactions"]["asked_always"])
            elif view["in_advance"] is not None and chance.random() < 0.1:
                await self._decide_in_advance(view)
            elif view["scene"]["options"]:
                await self._move(chance.choice(view["scene"]["options"]), view["seq"])

    async def _move(self, thing: str, seq: int) -> None:
        command = self._fresh()

        async def ask(process: Process, room: Any) -> str:
            if thing == "undo":
                await playing.undo(process.service, room, self.guest, command, seq, False)
            else:
                await playing.play(process.service, room, self.guest, command, seq, [thing])
            return await process.service.changes(room, self.guest, seq)

        tries = 2 if self.world.chance.random() < 0.15 else 1  # an impatient finger, or the network
        answers = await asyncio.gather(*(self._ask(ask) for _ in range(tries)))
        for answer in answers:
            if answer is not None:
                self.moves[command] = (thing, seq)
                await self._hear(json.loads(answer), answer=True)

    async def _try_out(self) -> None:
        """Play a move in a private copy, then at the table what holds. Another window may replace the copy."""
        opening, moving, playing_this = self._fresh(), self._fresh(), self._fresh()

        async def open_copy(process: Process, room: Any) -> str:
            return str((await trying.try_out(process.service, room, self.guest, opening)).id)

        async def move(process: Process, copy: Any) -> None:
            view = json.loads(await process.service.written(copy, self.guest))
            for thing in view["scene"]["options"][:1]:
                await playing.play(process.service, copy, self.guest, moving, view["seq"], [thing])

        async def play_this(process: Process, copy: Any) -> Any:
            return await trying.play_this(process.service, copy, self.guest, playing_this)

        copy = await self._ask(open_copy)
        if copy is None:
            return
        await self._ask(move, copy)
        reached = await self._ask(play_this, copy)
        if reached is not None:
            self.world.tried.append(reached)
            done = reached["left"] == 0
            self.world.hold(done == (reached["why"] == "all"), f"{reached} is no outcome of trying out")

    async def _want_to_be_asked(self, always: bool) -> None:
        assert self.view is not None
        command, seat = self._fresh(), self.view["viewer"]

        async def ask(process: Process, room: Any) -> None:
            await (advance_answers.withdraw if always else advance_answers.stand)(
                process.service, room, self.guest, command, seat, "unable", None
            )

        await self._ask(ask)

    async def _decide_in_advance(self, view: Json) -> None:
        """Give an order or withdraw it, or prepare moves of the imagined turn, or drop them."""
        chance, command, seat = self.world.chance, self._fresh(), view["viewer"]
        order = chance.choice(view["in_advance"]["orders"])
        amount = chance.randint(order["least"], order["most"])
        way, prepares = chance.random(), chance.random() < 0.8

        async def ask(process: Process, room: Any) -> str:
            if way < 0.4:
                await deciding_in_advance.give_order(
                    process.service, room, self.guest, command, seat, order["name"], amount
                )
            elif way < 0.5:
                await deciding_in_advance.withdraw_order(
                    process.service, room, self.guest, command, seat, order["name"]
                )
            else:
                imagined = await deciding_in_advance.imagine(
                    process.service, room, self.guest, Imagine(seat=seat, moves=[])
                )
                options = imagined["scene"]["options"] if imagined["scene"] is not None and prepares else []
                moves = [[chance.choice(options)]] if options else []
                await deciding_in_advance.prepare_moves(
                    process.service, room, self.guest, command, view["seq"], seat, moves
                )
            return await process.service.written(room, self.guest)

        answer = await self._ask(ask)
        if answer is not None:
            self._accept(json.loads(answer), answer=True)

    async def _say(self) -> None:
        text = self._fresh()

        async def ask(process: Process, room: Any) -> str:
            return json.dumps(await chat.say(process.service, room, self.guest, text, text))

        async def look(process: Process, room: Any) -> str:
            return await process.service.written(room, self.guest)

        await self._ask(ask)
        self.lines.append(text)
        lines = json.loads(await self._ask(look))["chat"]
        shown = any(line["text"] == text or line["clears"] is not None for line in lines)
        self.world.hold(shown, f"{text} was said, nothing was cleared, and it is not to be seen")

    async def _clear(self) -> None:
        """Who opened the table clears a line, or all of them; anybody else is refused."""
        assert self.view is not None
        command, said = self._fresh(), [line["n"] for line in self.view["chat"] if line["clears"] is None]
        number = self.world.chance.choice(said) if said and self.world.chance.random() < 0.7 else None

        async def ask(process: Process, room: Any) -> str:
            await chat_moderation.clear(process.service, room, self.guest, command, number)
            return await process.service.written(room, self.guest)

        answer = await self._ask(ask)
        if answer is not None:
            self._accept(json.loads(answer), answer=True)
            shown = [line["n"] for line in self.view["chat"] if line["clears"] is None]
            self.world.hold(number not in shown, f"line {number} was cleared, and is to be seen")

    async def _ask(self, ask: Any, table: str | None = None) -> Any:
        """The answer, asking again where none came; None if it was refused."""
        while True:
            process = await self._some_process()
            await self.world.pause()

            async def asked(process: Process = process) -> Any:
                room = await process.service.registry.room(table or self.table)
                return await ask(process, room)

            try:
                answer = await process.within(asked())
            except Died:
                continue
            except DatabaseError:
                continue  # answered with 503: nothing was changed
            except Refusal as refusal:
                # A copy may be gone, or have gone on, since it was first asked.
                gone = {"not_found", "used"} if self.world.tries_out else set()
                assert refusal.body["error"] in self.refusals | gone, refusal.body
                return None
            await self.world.pause()
            return answer

    async def _some_process(self) -> Process:
        while not self.world.processes:
            await asyncio.sleep(0.1)
        return self.world.chance.choice(self.world.processes)

    def _fresh(self) -> str:
        self.world.commands += 1
        return f"{self.guest.name}-command-{self.world.commands}"
