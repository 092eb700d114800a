"""The layout of observations as C structs, for the native library."""

import ctypes
from typing import Any, Final

from higaki.engine.views.observation_layout import Outlook
from higaki.engine.views.observation_parts import LISTS, NUMBER, NUMBERS, OUTLOOK_FIELDS


class Numbers(ctypes.Structure):
    """A list of numbers."""

    _fields_ = (("p", ctypes.POINTER(ctypes.c_int64)), ("n", ctypes.c_int64))


_C_TYPES: Final = {NUMBER: ctypes.c_int64, NUMBERS: Numbers, LISTS: ctypes.POINTER(Numbers)}


class OutlookStruct(ctypes.Structure):
    """The layout of the observations of one viewer."""

    _fields_ = tuple((name, _C_TYPES[kind]) for name, kind in OUTLOOK_FIELDS.items())


def outlook_structs(outlooks: list[Outlook]) -> tuple[Any, list[Any]]:
    """An array with a struct for each viewer, and the arrays to which it points: these must live as long."""
    structs = (OutlookStruct * len(outlooks))()
    kept: list[Any] = []
    for struct, outlook in zip(structs, outlooks, strict=True):
        for name, kind in OUTLOOK_FIELDS.items():
            value: Any = getattr(outlook, name)
            if kind == NUMBER:
                setattr(struct, name, value)
            elif kind == NUMBERS:
                setattr(struct, name, _numbers(value, kept))
            else:
                rows = (Numbers * max(1, len(value)))(*[_numbers(row, kept) for row in value])
                kept.append(rows)
                setattr(struct, name, rows)
    return structs, kept


def _numbers(values: Any, kept: list[Any]) -> Numbers:
    array = (ctypes.c_int64 * max(1, len(values)))(*[int(value) for value in values])
    kept.append(array)
    return Numbers(ctypes.cast(array, ctypes.POINTER(ctypes.c_int64)), len(values))
