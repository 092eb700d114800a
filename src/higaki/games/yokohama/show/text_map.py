"""The town as text: each area by a short name, and under it the pieces there.

`R*2sh` is red: the president, two assistants, a shop and the trading house; `+` is the station. Names and letters are
those of the language (`map-` in the texts).
"""

from typing import Any, Final

from higaki.engine.base.text import Words
from higaki.games.yokohama.box import LOTS, MOST_IN_ROW, SEATS, SHOPS_IN_AREA

WIDTH: Final = 14


def picture(seen: dict[str, Any], words: Words) -> list[str]:
    """Row by row, each shifted by half an area, from a scene."""
    tracks = {part["place"]: part["pieces"] for part in seen["places"] if part["form"] == "track"}
    areas = {piece["space"]: piece["kind"] for piece in tracks["lot"]}
    station = tracks["station"][0]["space"]
    lines: list[str] = []
    for row in range(4):
        lots = [f"{'abcd'[row]}{place + 1}" for place in range(MOST_IN_ROW - row)]
        row_of = [areas[lot] for lot in lots if lot in areas and lot in LOTS.numbers]
        indent = " " * (row * (WIDTH + 1) // 2)
        lines.append(indent + " ".join([words.piece("map", name).ljust(WIDTH) for name in row_of]).rstrip())
        there = [present(seen, words, tracks["president"], name) + "+" * (name == station) for name in row_of]
        lines.append(indent + " ".join([one.ljust(WIDTH)[:WIDTH] for one in there]).rstrip())
    return lines


def present(seen: dict[str, Any], words: Words, presidents: list[dict[str, Any]], area: str) -> str:
    """Everybody with a piece in an area."""
    found: list[str] = []
    sites = [f"{area}_{site}" for site in [*range(1, SHOPS_IN_AREA + 1), "house"]]
    built = [piece["kind"] for at in sites for piece in lying(seen, "building", at)]
    for seat in SEATS.names[: len(seen["seats"])]:
        says = "*" if {"kind": seat, "space": area} in presidents else ""
        for piece in lying(seen, "assistants", area):
            if piece["kind"] == f"{seat}_assistant":
                says += str(piece["count"])
        for item in ("shop", "house"):
            if f"{seat}_{item}" in built:
                says += words.piece("map", item)
        if says:
            found.append(words.piece("map", seat) + says)
    return " ".join(found)


def lying(seen: dict[str, Any], place: str, at: str) -> list[dict[str, Any]]:
    for part in seen["places"]:
        if part["place"] == place and part.get("at") == at:
            pieces: list[dict[str, Any]] = part["pieces"]
            return pieces
    return []
