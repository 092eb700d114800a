"""What is sent instead if a request is not carried out."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

from higaki.server.protocol.responses.table.view import View


class Refused(TypedDict, closed=True):
    """A request that was not carried out."""

    # Its text is `error-<error>`.
    error: str
    detail: str
    # The seconds to wait before the next request.
    seconds: NotRequired[int]
    # The current table, if the request expected an older one.
    view: NotRequired[View]
