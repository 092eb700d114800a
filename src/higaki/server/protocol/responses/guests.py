"""A guest, their devices, and the tables that wait for them."""

from __future__ import annotations

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.cards import Card


class Me(TypedDict, closed=True):
    name: str
    tables: list[Card]


class Named(TypedDict, closed=True):
    name: str


class DeviceCode(TypedDict, closed=True):
    """A code that makes another device the same guest, valid for this many seconds."""

    code: str
    seconds: int


class Device(TypedDict, closed=True):
    """A device of this guest. Timestamps are days, so that no habits are recorded."""

    # Its id, with which it can be signed out.
    device: str
    made: str
    used: str
    # The device that sent the request.
    this: bool


class NewDevice(TypedDict, closed=True):
    """Whether another device was added that the requesting device has not shown yet."""

    # The day it was added.
    added: str | None


class MyTurn(TypedDict, closed=True):
    """A table where it is the guest's turn."""

    table: str
    game: str
    since: str | None
