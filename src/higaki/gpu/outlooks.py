"""The layout of observations as the GPU library reads it: structs, then the numbers to which they point."""

import ctypes
from typing import Any

from higaki.engine.views.observation_layout import Outlook
from higaki.engine.views.observation_parts import NUMBER, NUMBERS, OUTLOOK_FIELDS


class _Numbers(ctypes.Structure):
    """A list of numbers, on the device."""

    _fields_ = (("p", ctypes.c_uint64), ("n", ctypes.c_int32))


class _OutlookStruct(ctypes.Structure):
    """The layout of the observations of one viewer; its lists are addresses on the device."""

    _fields_ = tuple(
        (name, ctypes.c_int32 if kind == NUMBER else _Numbers if kind == NUMBERS else ctypes.c_uint64)
        for name, kind in OUTLOOK_FIELDS.items()
    )


def outlook_bytes(outlooks: list[Outlook], address: int) -> bytes:
    """All layouts, for memory that begins at this address; their size does not depend on it."""
    structs = (_OutlookStruct * len(outlooks))()
    after = bytearray()

    def stored(data: Any) -> int:
        """Append data, and return the address where it will be."""
        after.extend(bytes(-len(after) % 8))
        place = address + ctypes.sizeof(structs) + len(after)
        after.extend(bytes(data))
        return place

    def numbers(values: Any) -> _Numbers:
        return _Numbers(stored((ctypes.c_int32 * len(values))(*[int(value) for value in values])), len(values))

    for struct, outlook in zip(structs, outlooks, strict=True):
        for name, kind in OUTLOOK_FIELDS.items():
            value: Any = getattr(outlook, name)
            if kind == NUMBER:
                setattr(struct, name, int(value))
            elif kind == NUMBERS:
                setattr(struct, name, numbers(value))
            else:
                lists = [numbers(row) for row in value]
                setattr(struct, name, stored((_Numbers * len(lists))(*lists)))
    return bytes(structs) + bytes(after)
