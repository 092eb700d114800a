"""Executors: they play the games in this process or in several processes."""

from __future__ import annotations

import pickle
import signal
import traceback
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final

from higaki.arena.batches import Done, Piece, do
from higaki.arena.participants import FAULTS
from higaki.arena.play_game import BotFailed
from higaki.engine.base.errors import BadSetting, HigakiError

# The advice for systems where several processes are impossible.
ALONE: Final = "jobs=1"


class Alone:
    """Plays a piece in this process when its result is requested."""

    def __init__(self) -> None:
        self.given: list[Piece] = []

    @property
    def free(self) -> int:
        return 1 - len(self.given)

    def give(self, piece: Piece) -> None:
        self.given.append(piece)

    def finished(self) -> list[Done]:
        """One game at a time: larger pieces would not be faster, and a stop would lose more games."""
        piece = self.given.pop()
        if len(piece.numbers) > 1:
            self.give(piece._replace(numbers=piece.numbers[1:]))
        return [do(piece._replace(numbers=piece.numbers[:1]))]

    def __enter__(self) -> Alone:
        return self

    def __exit__(self, *_: object) -> None:
        pass


class Processes:
    """Fresh processes on every system. They end with this one or when the work is done."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs
        self.processes: list[BaseProcess] = []
        self.idle: list[Connection] = []
        self.busy: list[Connection] = []

    def __enter__(self) -> Processes:
        context = get_context("spawn")
        for _ in range(self.jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=labour, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.processes.append(process)
            self.idle.append(ours)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        """Kill the processes: unfinished pieces are dropped."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
            process.close()
        for connection in self.idle + self.busy:
            connection.close()

    @property
    def free(self) -> int:
        return len(self.idle)

    def give(self, piece: Piece) -> None:
        try:
            packed = pickle.dumps(piece)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise _unknown(error) from None
        connection = self.idle.pop()
        self.busy.append(connection)
        try:
            connection.send_bytes(packed)
        except OSError:
            raise _died() from None

    def finished(self) -> list[Done]:
        found: list[Done] = []
        for ready in wait(self.busy):
            assert isinstance(ready, Connection)
            try:
                done = ready.recv()
            except (EOFError, OSError):
                raise _died() from None
            if isinstance(done, Failure):
                raise done.as_error()
            self.busy.remove(ready)
            self.idle.append(ready)
            found.append(done)
        return found


class Failure:
    """The error of another process as text, because not every error can be pickled."""

    def __init__(self, error: BaseException) -> None:
        self.message: Final = str(error) if isinstance(error, HigakiError) else f"{type(error).__name__}: {error}"
        self.details: Final = "".join(traceback.format_exception(error))

    def as_error(self) -> BotFailed:
        error = BotFailed(self.message)
        error.add_note(self.details)
        return error


def _unknown(error: Exception) -> BadSetting:
    right = f"a class at the top of a module, or {ALONE}"
    return BadSetting(f"other processes do not know a bot ({error}); right would be {right}")


def _died() -> HigakiError:
    guard = 'if __name__ == "__main__":'
    return HigakiError(f"a process of the arena has died; a script must compete below `{guard}`, or with {ALONE}")


def labour(connection: Connection) -> None:
    """The main function of a playing process: it receives pieces and returns results."""
    # Ctrl+C reaches all processes; only the main process reports it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    while True:
        try:
            packed = connection.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            answer: Done | Failure = do(unpacked(packed))
        except FAULTS as error:
            answer = Failure(error)
        try:
            connection.send(answer)
        except OSError:
            return


def unpacked(packed: bytes) -> Piece:
    """Unpickle a piece; its classes are looked up by name, so their modules must be importable here."""
    try:
        piece: Piece = pickle.loads(packed)
    except (ImportError, AttributeError) as error:
        raise _unknown(error) from error
    return piece
