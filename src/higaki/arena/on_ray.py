"""The executor on a Ray cluster (extra `higaki[ray]`). Higaki must be installed on its machines."""

from __future__ import annotations

import importlib
import signal
import sys
import threading
from socket import create_connection
from typing import Any, Final

from higaki.arena.batches import Done, Piece, do
from higaki.arena.participants import Entrant, find_class, is_own
from higaki.engine.base.errors import BadSetting, HigakiError

# The address of a cluster that is started on this machine and ends with the arena.
LOCAL: Final = "local"
# Seconds in which a cluster must answer.
PATIENCE: Final = 5.0


class OnRay:
    """Sends the cluster one piece per processor, and further ones as these are done."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.ray: Any = None
        self.mine = False
        self.pending: list[Any] = []

    def __enter__(self) -> OnRay:
        try:
            self.ray = importlib.import_module("ray")
        except ImportError:
            raise BadSetting("Ray is not installed; right would be `pip install 'higaki[ray]'`") from None
        self.mine = not self.ray.is_initialized()
        if self.mine:
            self._look_for_it()
            # Ray installs its own handler of SIGTERM; restore the caller's.
            by_sigterm = signal.getsignal(signal.SIGTERM)
            try:
                self.ray.init(address=self.address, log_to_driver=False, logging_level="error")
            except Exception as error:  # Ray raises no specific class
                self.ray.shutdown()
                reason = str(error).partition("\n")[0]
                raise HigakiError(f"Ray does not start at {self.address}: {reason}") from error
            finally:
                if threading.current_thread() is threading.main_thread():
                    signal.signal(signal.SIGTERM, by_sigterm)
        self.work = self.ray.remote(do)
        self.processors = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        return self

    def _look_for_it(self) -> None:
        """Limit the wait for the cluster: Ray itself would try for minutes."""
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        try:
            if self.address != LOCAL:
                create_connection((host, int(port)), PATIENCE).close()
        except (OSError, ValueError) as error:
            right = f"host:port, or {LOCAL}"
            raise BadSetting(f"there is no Ray cluster at {self.address} ({error}); right would be {right}") from None

    def __exit__(self, *_: object) -> None:
        if self.mine and self.ray is not None:
            self.ray.shutdown()

    @property
    def free(self) -> int:
        return self.processors - len(self.pending)

    def give(self, piece: Piece) -> None:
        entrants = tuple(self._portable(bot) for bot in piece.meeting.entrants)
        self.pending.append(self.work.remote(piece._replace(meeting=piece.meeting._replace(entrants=entrants))))

    def _portable(self, bot: Entrant) -> Entrant:
        """Send a user's class with the code of its module, which is not installed on the cluster's machines."""
        if isinstance(bot, str):
            if not is_own(bot):
                return bot
            bot = find_class(bot)
        module = sys.modules.get(getattr(bot, "__module__", ""))
        if module is not None and module.__name__.partition(".")[0] != "higaki":
            self.ray.cloudpickle.register_pickle_by_value(module)
        return bot

    def finished(self) -> list[Done]:
        ready, self.pending = self.ray.wait(self.pending, num_returns=1)
        try:
            return list(self.ray.get(ready))
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, HigakiError) else error from None
