"""Refusals: an error key for the client's texts, and one line of detail."""

from __future__ import annotations

from higaki.server.protocol.responses.refusals import Refused


class Refusal(Exception):
    """A request that was refused; nothing was changed."""

    def __init__(self, status: int, key: str, detail: str, seconds: int | None = None, view: str | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.body: Refused = {"error": key, "detail": detail}
        if seconds is not None:
            self.body["seconds"] = seconds
        # The current view of the table, as JSON.
        self.view = view


def not_found() -> Refusal:
    return Refusal(404, "not_found", "there is no such table; right would be the address somebody shared")


def not_yours(detail: str) -> Refusal:
    return Refusal(403, "not_yours", detail)


def illegal(detail: str) -> Refusal:
    return Refusal(422, "illegal", detail)


def bad_request(detail: str) -> Refusal:
    return Refusal(422, "bad_request", detail)


def taken(detail: str) -> Refusal:
    return Refusal(409, "taken", detail)


def busy() -> Refusal:
    return Refusal(503, "busy", "others are being answered; right would be to try again in a moment")


def too_many(seconds: int) -> Refusal:
    return Refusal(429, "too_many", f"too many requests; try again in {seconds} seconds", seconds=seconds)
