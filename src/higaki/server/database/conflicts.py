"""Conflicts: when two processes change a table at once, the database accepts one and the other tries again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from higaki.server.protocol.errors import Refusal

Given = ParamSpec("Given")
T = TypeVar("T")
# A command that conflicts more often than this competes with a program.
MOST_TRIES: Final = 20


class Conflict(Exception):
    """Another process has changed the table. Our change was rolled back; the table in memory is up to date again."""


def retried(command: Callable[Given, Awaitable[T]]) -> Callable[Given, Coroutine[Any, Any, T]]:
    """Decorator: run the command again on the current table when another process was faster."""

    @wraps(command)
    async def trying(*given: Given.args, **named: Given.kwargs) -> T:
        for _ in range(MOST_TRIES):
            try:
                return await command(*given, **named)
            except Conflict:
                continue
        raise Refusal(503, "not_kept", "the table changes too quickly; right would be to try again in a moment")

    return trying
