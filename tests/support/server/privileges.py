"""Programs that run without the privileges of root."""

from __future__ import annotations

import ctypes


def like_anybody() -> None:
    """Even root shall keep to what a folder allows: without the capability to override it."""
    drop_from_bounding_set, override_access = 24, 1
    ctypes.CDLL(None).prctl(drop_from_bounding_set, override_access, 0, 0, 0)
