"""Texts for players from Fluent files: those of the program and of one game, in one language.

Texts need only what a scene or an event contains, so a browser can use the same files.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from higaki.engine.base.errors import BadFile, BadSetting, one_of
from higaki.engine.base.json_type import Json

# Events without a text; the client shows them as animations.
UNSPOKEN: Final = ("moved", "shifted", "went")
# A text is parsed once: that takes longer than all else that is done with it.
parsed: Final = lru_cache(64)(FluentResource)
SHELL: Final = Path(__file__).parents[2] / "text"


def languages() -> list[str]:
    """The available languages, by the text files of the program."""
    return sorted(path.stem for path in SHELL.glob("*.ftl"))


class Words:
    """All texts of one language, for the program and one game."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in languages():
            raise BadSetting(f"there is no language {language!r}; right would be {one_of(languages())}")
        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        # As in a browser, the game's texts win: it may count orders where the program says points.
        for path in (SHELL / f"{language}.ftl", folder / "text" / f"{language}.ftl"):
            self._bundle.add_resource(parsed(path.read_text(encoding="utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **arguments: str | int) -> str:
        """One message."""
        if not self.has(key):
            raise BadFile(f"no text {key!r} in language {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "every message of ours has a value"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise BadFile(f"text {key!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def piece(self, sort: str, kind: str) -> str:
        """The name of a piece, colour, space or seat. Names that are equal in all languages have one text per sort."""
        key = f"{sort}-{kind}"
        return self.say(key) if self.has(key) else self.say(sort, name=kind)

    def place(self, name: str) -> str:
        return self.say(f"place-{name}")

    def help(self, place: str) -> str:
        """The rule about a place."""
        return self.say(f"help-{place}")

    def at(self, scene: Json, at: str) -> str:
        """The area of a part of a place, for a place that exists once per area."""
        sorts = ["area", "space", *[str(part["sort"]) for part in scene["places"] if "sort" in part]]
        for sort in [*sorts, *[str(part["place"]) for part in scene["places"] if "at" in part]]:
            if self.has(f"{sort}-{at}"):
                return self.piece(sort, at)
        return at

    def option(self, scene: Json, thing: str) -> str:
        """The meaning of a thing in the pending step."""
        group, _, member = thing.partition(".")
        key = f"option-{scene['step']['name']}-{group}"
        arguments: dict[str, str | int] = self._fields(scene["step"])
        for part in scene["places"]:
            for piece in [*part.get("pieces", []), *part.get("slots", [])]:
                if piece.get("thing") == thing and "kind" in piece:
                    arguments["piece"] = self.piece(part["sort"], piece["kind"])
        if member.isdecimal():
            arguments["number"] = int(member)
        elif member and "piece" not in arguments:
            arguments["piece"] = self._member(scene, group, member)
        return self.say(key if self.has(key) else f"thing-{group}", **arguments)

    def _member(self, scene: Json, group: str, member: str) -> str:
        """A member of a group without a place: the group is a sort, or a sort of piece has that name."""
        for sort in (group, "seat", *{part["sort"] for part in scene["places"] if "sort" in part}):
            if self.has(f"{sort}-{member}"):
                return self.piece(sort, member)
        if self.has(group):
            return self.piece(group, member)
        raise BadFile(f"no text for {member!r} in language {self.language!r}")

    def prompt(self, scene: Json) -> str:
        """The prompt for the seat whose turn it is."""
        step = scene["step"]
        return self.say(f"prompt-{step['name']}", **self._fields(step))

    def why_not(self, scene: Json, thing: str) -> str:
        """Why a thing that a player may expect cannot be chosen now."""
        why = scene["refused"][thing]
        return self.say(f"why-{why['why']}", **self._fields(why))

    def warning(self, scene: Json, thing: str) -> str:
        """What an option would cost that a player may not expect; empty for most."""
        preview = scene["previews"].get(thing, {})
        if "warning" not in preview:
            return ""
        numbers = {name: value for name, value in preview.items() if isinstance(value, int)}
        return self.say(f"warning-{preview['warning']}", **numbers)

    def unable(self, step: Json) -> str:
        """Why a player who is asked out of turn can only decline."""
        return self.say(f"unable-{step['name']}", **self._fields(step))

    def event(self, event: Json) -> str | None:
        """A line of the log; empty for an event without a text."""
        if event["what"] in UNSPOKEN:
            return None
        return self.say(f"log-{event['what']}", **self._fields(event))

    def score(self, event: Json) -> str:
        """How the points of a line of the log were computed."""
        return self.say(f"score-{event['what']}", **self._fields(event))

    def _fields(self, named: Json) -> dict[str, str | int]:
        """The fields of a step or an event. A field of a sort has the name of that sort."""
        said: dict[str, str | int] = {}
        for name, value in named.items():
            if name not in ("name", "what", "why"):
                said[name] = self._field(name, value) if isinstance(value, str) else value
        return said

    def _field(self, name: str, value: str) -> str:
        """A word of a sort, or a set of them, which has the plural name of the sort."""
        if self.has(f"{name}-{value}") or self.has(name):
            return self.piece(name, value)
        return ", ".join([self.piece(name.removesuffix("s"), word) for word in value.split("+")])
