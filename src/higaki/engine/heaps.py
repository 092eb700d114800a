"""Heaps: pieces that lie together in no order, listed by kind, lowest first, so that equal heaps are equal lists."""


def kinds_in(heap: list[int]) -> list[int]:
    """The kinds of which there is at least one piece."""
    found: list[int] = []
    last = -1
    for kind in heap:
        if kind != last:
            found.append(kind)
            last = kind
    return found
