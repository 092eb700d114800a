"""Arrays of numbers for both builds: mypyc's `vec` in the compiled one, lists in the interpreted one.

Interpreted code reads a list several times faster than a `vec`, and its numbers have any size. This module is never
compiled, so that it can detect which build runs.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

__all__ = ["COMPILED", "append", "i16", "i64", "vec"]


def _is_compiled() -> bool:
    table = find_spec("higaki.engine.table.table")
    return table is not None and not str(table.origin).endswith(".py")


COMPILED: Final = _is_compiled()

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i16, i64
else:
    i16 = i64 = int

    class vec:
        """The replacement of `vec[i64]` in the interpreted build."""

        def __class_getitem__(cls, item):
            return list

    def append(numbers, number):
        numbers.append(number)
        return numbers
