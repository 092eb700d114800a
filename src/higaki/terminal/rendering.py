"""A game in the terminal: the scene, the options, the log and the result."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import Any, Final, TextIO

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from higaki.engine.base.text import Words
from higaki.engine.match.match import Match
from higaki.terminal.console import GAP, Paper, Pieces, colour_of, grid_of, literal
from higaki.terminal.input import amounts, numbered

Json = dict[str, Any]

# A group with more options than this is a block instead of a line each.
CROWD: Final = 12
# Names of places longer than this are written in two lines.
NAMES: Final = 20


class Renderer:
    """Draws scenes and logs in one language; `you` is the seat of the only person at the screen, if there is one."""

    def __init__(self, words: Words, out: TextIO, you: str | None = None) -> None:
        self.words = words
        self.paper = Paper(out)
        self.you = you

    def say(self, key: str, style: str = "", **arguments: str | int) -> None:
        self.paper.sentence(self.words.say(key, **arguments), style)

    def seat(self, name: str) -> str:
        said = self.words.piece("seat", name)
        return self.words.say("shell-seat-you", seat=said) if name == self.you else said

    def title(self, match: Match) -> None:
        title, seats = self.words.say("title"), match.table.seats
        if match.seed is None:
            self.say("shell-replay-sealed", "bold", title=title, seats=seats)
        else:
            self.say("shell-replay", "bold", title=title, seats=seats, seed=str(match.seed))

    # The scene.

    def scene(self, scene: Json, picture: list[str], unlisted: list[str]) -> None:
        """The board and the common places, then a column for each seat."""
        listed = [
            part
            for part in scene["places"]
            if part["owner"] is None and part.get("count", 1) and part["place"] not in unlisted
        ]
        shared = [
            (literal(self.words.place(place), "bold"), self._all_of(scene, list(parts)))
            for place, parts in groupby(listed, lambda part: str(part["place"]))
        ]
        self.paper.print()
        if picture:
            room = self.paper.width - max(len(line) for line in picture) - GAP
            fitting = [row for row in shared if row[0].cell_len + GAP + row[1].whole.cell_len <= room]
            shared = [row for row in shared if row not in fitting]
            self.paper.print(grid_of([(Group(*[literal(line) for line in picture]), grid_of(fitting))]))
            if self.words.has("picture-legend"):
                self.say("picture-legend", "dim")
        self.paper.print(grid_of(shared))
        self.paper.print(self._players(scene))

    def _players(self, scene: Json) -> Table:
        """Only places with pieces. The viewer's column is bold."""
        owned = [part for part in scene["places"] if part["owner"] is not None]
        used = [part["place"] for part in owned if part.get("count") or part.get("pieces")]
        places = {place: self.words.place(place) for place in dict.fromkeys(used)}
        table = Table(box=box.ROUNDED, header_style="", border_style="dim")
        table.add_column(width=_narrow(list(places.values())))
        for seat in scene["seats"]:
            own = "bold" if seat == scene["viewer"] else ""
            table.add_column(literal(self.seat(seat), f"{own} {colour_of(seat)}"), style=own, overflow="fold")
        for place, said in places.items():
            parts = {part["owner"]: part for part in owned if part["place"] == place}
            table.add_row(literal(said), *[self._content(parts[seat]) for seat in scene["seats"]])
        return table

    def _all_of(self, scene: Json, parts: list[Json]) -> Pieces:
        """The pieces of a place; for a place per area or slot, with the location."""
        found: list[Text] = []
        for part in parts:
            pieces = self._content(part).pieces
            if "at" in part:
                pieces = [literal(f"{self.words.at(scene, part['at'])}:", "dim"), *pieces]
                pieces[-1] += "" if part is parts[-1] else " ·"
            found += pieces
        return Pieces(found)

    def _content(self, part: Json) -> Pieces:
        """The pieces of one part of a place; pieces on the same space are listed together."""
        if part["form"] == "number":
            return Pieces([literal(str(part["count"]))])
        if "pieces" not in part and part["count"]:
            return Pieces([literal(self.words.say("shell-hidden", count=part["count"])), *self._known_slots(part)])
        if not part.get("pieces"):
            return Pieces([literal(self.words.say("shell-empty"), "dim")])
        spaces: dict[str | None, list[Text]] = {}
        for piece in part["pieces"]:
            spaces.setdefault(piece.get("space"), []).append(self._piece(part["sort"], piece))
        groups = [self._together(space, pieces) for space, pieces in spaces.items()]
        for group in groups[:-1]:
            group[-1] += " ·"
        return Pieces([piece for group in groups for piece in group])

    def _known_slots(self, part: Json) -> list[Text]:
        """The viewer's knowledge of the ends of a stack, from the top down."""
        known = [slot for slot in part.get("slots", []) if "kind" in slot]
        return [
            literal(
                self.words.say("shell-in-stack", end=slot["end"], piece=self.words.piece(part["sort"], slot["kind"]))
            )
            for slot in known
        ]

    def _together(self, space: str | None, pieces: list[Text]) -> list[Text]:
        """The pieces on one space, followed by the space."""
        *others, last = pieces
        if space is not None:
            last = self._around("shell-marked", "piece", last, mark=self.words.piece("space", space))
        return [*[piece + "," for piece in others], last]

    def _piece(self, sort: str, piece: Json) -> Text:
        said = self.words.piece(sort, piece["kind"])
        if piece.get("count", 1) > 1:
            said = self.words.say("shell-several", count=piece["count"], piece=said)
        if "mark" in piece:
            said = self.words.say("shell-marked", piece=said, mark=self.words.piece("seat", piece["mark"]))
        if "turned" in piece:
            said = self.words.say("shell-turned", piece=said, turned=self.words.piece("turned", piece["turned"]))
        return literal(said, colour_of(piece["kind"]))

    def _around(self, key: str, blank: str, inner: Text, **arguments: str) -> Text:
        """A sentence with a coloured word; the texts themselves have no colours."""
        before, _, after = self.words.say(key, **arguments, **{blank: "\0"}).partition("\0")
        return literal(before) + inner + literal(after)

    # The options.

    def options(self, scene: Json) -> None:
        """The question and all options."""
        seat = literal(self.seat(scene["turn"]), colour_of(scene["turn"]))
        prompt = self._around("shell-prompt", "seat", seat, prompt=self.words.prompt(scene))
        prompt.stylize("bold")
        self.paper.sentence(prompt)
        rows: list[tuple[str, RenderableType]] = []
        options = [(at, self.words.option(scene, thing), thing) for at, thing in enumerate(numbered(scene), 1)]
        for _, run in groupby(options, lambda option: option[2].partition(".")[0]):
            group = list(run)
            beginning = _beginning([label for _, label, _ in group])
            if len(group) > CROWD and beginning:
                rows.append(("", self._crowd(group, beginning)))
            else:
                rows += [(str(at), self._option(label, thing)) for at, label, thing in group]
        rows += [("=", self._amount(scene, things)) for things in amounts(scene)]
        width = max(len(number) for number, _ in rows)
        self.paper.listing(grid_of([(Text(number.rjust(width), "bold"), said) for number, said in rows]))
        warned: dict[str, list[str]] = {}
        for thing in scene["options"]:
            warned.setdefault(self.words.warning(scene, thing), []).append(self.words.option(scene, thing))
        warned.pop("", None)
        for warning, labels in warned.items():
            self.say("shell-warned", "bold", options=", ".join(labels), warning=warning)
        for thing in scene["refused"]:
            option, why = self.words.option(scene, thing), self.words.why_not(scene, thing)
            self.say("shell-refused", "dim", option=option, why=why)

    def _option(self, label: str, names: str) -> Text:
        """An option, its name to type, and its effect if the name does not state it."""
        does = f"{names.replace('.', '-')}-does"
        said = literal(f"  {self.words.say(does)}", "dim") if self.words.has(does) else literal("")
        return literal(label) + "  " + literal(f"[{names}]", "dim") + said

    def _crowd(self, options: list[tuple[int, str, str]], beginning: str) -> RenderableType:
        """Many options with similar texts as a block: the common beginning, then number and end of each."""
        width = len(str(options[-1][0]))
        ends = [Text(f"{at:>{width}} ", "bold") + literal(label[len(beginning) + 1 :]) for at, label, _ in options]
        each = max(end.cell_len for end in ends) + 3
        for end in ends:
            end.pad_right(each - end.cell_len)
        across = max(1, (self.paper.width - GAP) // each)
        lines = [Text().join(ends[at : at + across]) for at in range(0, len(ends), across)]
        return Group(self._option(f"{beginning} …", f"{options[0][2]} …"), *lines)

    def _amount(self, scene: Json, things: list[str]) -> Text:
        least, most = things[0], things[-1]
        labels = [self.words.option(scene, thing) for thing in (least, most)]
        said = self._option(" … ".join(labels), f"{least} … {most}")
        alone = len(scene["options"]) == len(things)
        how = self.words.say("shell-amount-alone" if alone else "shell-amount", most=most.partition(".")[2])
        return said + "  " + literal(how)

    # The log and the result.

    def log(self, entries: list[Json]) -> None:
        for entry in entries:
            for event in entry["events"]:
                line = self.words.event(event)
                if line is not None:
                    self.say("shell-log", "dim", number=str(entry["number"]), line=line)

    def result(self, scene: Json) -> None:
        """The ranking, equal ranks with the same number; for each seat the sources of its points."""
        self.say("shell-over", "bold")
        table = Table(box=box.ROUNDED, border_style="dim")
        table.add_column(literal(self.words.say("web-rank")), justify="right")
        table.add_column(literal(self.words.say("web-player")))
        table.add_column(literal(self.words.say("web-points")), justify="right")
        place = 1
        account: dict[str, list[tuple[str, int]]] = scene.get("account", {})
        paid = {word for shares in account.values() for word, share in shares if share}
        for seats in scene["ranking"]:
            for seat in seats:
                points = str(scene["scores"][seat])
                table.add_row(str(place), literal(self.seat(seat), f"bold {colour_of(seat)}"), points, style="bold")
                for word, share in [one for one in account.get(seat, []) if one[0] in paid]:
                    table.add_row("", Padding(literal(self.words.say(f"account-{word}")), (0, 0, 0, 2)), str(share))
            place += len(seats)
        self.paper.print(table)


def _narrow(names: list[str]) -> int:
    """A column width that wraps names between words only, and leaves space for the other columns."""
    longest = max((len(word) for name in names for word in name.split()), default=0)
    return max(longest, min(NAMES, max((len(name) for name in names), default=0)))


def _beginning(labels: list[str]) -> str:
    """The common first words of all labels."""
    first, last = min(labels), max(labels)
    shared = takewhile(lambda pair: pair[0] == pair[1], zip(first.split(), last.split(), strict=False))
    return " ".join(word for word, _ in shared)
