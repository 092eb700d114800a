"""Names that look alike: invisible characters are removed, and letters of the same shape count as one.

Unicode has a table of six thousand rows for this (UTS 39). Its normal forms already fold most of them. The hundred
letters of Latin, Cyrillic, Greek and Armenian that remain confusable in names are listed here.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from higaki.server.protocol.errors import Refusal

# Letters or signs to Unicode, but invisible: the Hangul fillers, the blank Braille pattern, the object replacement
# character, the null notehead.
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159"
# Each Latin letter, and the letters in both cases that look like it. In most fonts small l, capital I and the number 1
# look the same, and so do 0 and o.
ALIKE: Final = {
    "a": "аɑαАΑ",
    "b": "вВΒЬьƄ",
    "c": "сСϲⅽ",
    "d": "ԁđðɖ",
    "e": "еЕΕєҽε",
    "f": "ƒϝ",
    "g": "ɡցԍ",
    "h": "һհНнΗħ",
    "j": "јЈյϳ",
    "k": "кКκΚ",
    "l": "iIıіІΙιɩlӏӀłՍ1|ǀǃ",
    "m": "мМΜ",
    "n": "ոΝηпп",
    "o": "0оОοΟօσøӨөՕ",
    "p": "рРρΡþ",
    "q": "ԛզ",
    "r": "гɾ",
    "s": "ѕЅՏꜱ",
    "t": "тТτΤŧ",
    "u": "υսʋцՍ",
    "v": "νѵѴ",
    "w": "ԝωшա",
    "x": "хХχΧ",
    "y": "уУγΥүҮʏ",
    "z": "ΖʐƵƶ",
    "'": "’‘`´ʼʹ′",
    "-": "‐‑‒–—−ー一",
}
LATIN: Final = {ord(other): letter for letter, others in ALIKE.items() for other in others}
# Pairs of letters that look like one letter.
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def is_drawn(character: str) -> bool:
    """Is the character visible by itself? Spaces, combining marks and control characters are not."""
    return unicodedata.category(character)[0] not in "CZM" and character not in BLANK


def skeleton(name: str) -> str:
    """The common form of all names that look like this one."""
    plain = unicodedata.normalize("NFKD", name).translate(LATIN)
    plain = unicodedata.normalize("NFKD", plain.casefold()).translate(LATIN)
    drawn = "".join(c for c in plain if is_drawn(c) or c.isspace())
    for pair, one in PAIRS:
        drawn = drawn.replace(pair, one)
    return " ".join(drawn.split())


def refuse_look_alikes(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like the name of somebody else at the table. Guests without a name are ignored."""
    looks = skeleton(name)
    for other in others:
        if looks and skeleton(other) == looks:
            raise Refusal(
                409, "name_alike", f"{other!r} at the table looks the same as {name!r}; right would be another name"
            )
