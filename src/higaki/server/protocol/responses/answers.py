"""Short answers to commands."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.people import Said
from higaki.server.protocol.responses.table.running import Planned
from higaki.server.protocol.responses.words import NoUndo


class Done(TypedDict, closed=True):
    """The request succeeded, and there is no other content."""

    done: bool


class TableAddress(TypedDict, closed=True):
    table: str


class Chat(TypedDict, closed=True):
    """The line of chat as it is sent to everybody."""

    said: Said


class Plan(TypedDict, closed=True):
    plan: list[Planned]
    # Why it cannot be undone; null if it can, until another seat decides.
    final: NoUndo | None
