"""The text of a notice in the guest's language: the game, the people, and whose turn it is. It contains no secret."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from higaki import catalogue
from higaki.engine.base.text import SHELL, Words

TITLES: Final = {
    "turn": "notice-turn",
    "absent": "notice-absent",
    "over": "notice-over",
    "found": "notice-found",
    "round": "notice-round",
    "invited": "notice-invited",
}
WARNINGS: Final = {"absent": "notice-absent-line", "time": "notice-time-line"}
# Units in seconds, the largest first.
UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60))


class Said(NamedTuple):
    title: str
    body: str
    # The path of the page that a click opens.
    path: str


class Limit(NamedTuple):
    """What a player who stays away is warned of: the absence limit, or the time that a clock over days leaves."""

    kind: Literal["absent", "time"]
    seconds: int


@lru_cache(32)
def words_of(game: str | None, language: str) -> Words:
    """The texts of the program and of one game."""
    return Words(SHELL.parent if game is None else catalogue.find(game).folder, language)


def about_a_table(
    kind: str,
    game: str,
    table: str,
    others: list[str],
    league: tuple[str, int] | None,
    limit: Limit,
    language: str,
) -> Said:
    words = words_of(game, language)
    people = listed(words, others)
    body = words.say("notice-with", people=people) if people else words.say("notice-alone")
    if kind == "absent":
        lasting = _lasting(words, limit.seconds) if limit.kind == "absent" else _about(words, limit.seconds)
        body = f"{body} {words.say(WARNINGS[limit.kind], limit=lasting)}"
    name, number = ("", 0) if league is None else league
    title = words.say(TITLES[kind], game=words.say("title"), league=" ".join(name.split()), round=number)
    return Said(title, body, f"/table/{table}")


def _lasting(words: Words, seconds: int) -> str:
    """A limit in the largest unit that divides it."""
    unit, length = next(((unit, length) for unit, length in UNITS if seconds % length == 0), UNITS[-1])
    return words.say(f"absence-{unit}", count=-(-seconds // length))


def _about(words: Words, seconds: int) -> str:
    """A time in the largest unit of which it has two or more, rounded down."""
    unit, length = next(((unit, length) for unit, length in UNITS if seconds >= 2 * length), UNITS[-1])
    return words.say(f"absence-{unit}", count=max(1, seconds // length))


def a_test(language: str) -> Said:
    words = words_of(None, language)
    return Said(words.say("notice-test"), words.say("notice-test-line"), "/")


def a_device(language: str) -> Said:
    """Somebody has become this guest on another device, with a code."""
    words = words_of(None, language)
    return Said(words.say("notice-device"), words.say("notice-device-line"), "/")


def a_question(language: str, token: str) -> Said:
    """The confirmation request. The address is unconfirmed, so it contains no text that anybody could have chosen."""
    words = words_of(None, language)
    return Said(words.say("notice-question"), words.say("notice-question-line"), f"/notices/confirm/{token}")


def listed(words: Words, names: list[str]) -> str:
    """Names in a sentence, each on one line."""
    plain = [" ".join(name.split()) for name in names]
    if len(plain) < 2:
        return "".join(plain)
    return words.say("notice-and", first=", ".join(plain[:-1]), last=plain[-1])
