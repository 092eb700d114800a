"""The town as text: each area by the first word of its name, and under it who has what there.

`R*2sh` is red: the president, two assistants, a shop and the trading house; `+` is the station.
"""

from typing import Any, Final

from higaki.games.yokohama.box import LOTS, MOST_IN_ROW, SEATS, SHOPS_IN_AREA

WIDTH: Final = 14


def picture(seen: dict[str, Any]) -> list[str]:
    """Row by row, each shifted by half an area, from what a scene shows."""
    tracks = {part["place"]: part["pieces"] for part in seen["places"] if part["form"] == "track"}
    areas = {piece["space"]: piece["kind"] for piece in tracks["lot"]}
    station = tracks["station"][0]["space"]
    lines: list[str] = []
    for row in range(4):
        lots = [f"{'abcd'[row]}{place + 1}" for place in range(MOST_IN_ROW - row)]
        row_of = [areas[lot] for lot in lots if lot in areas and lot in LOTS.numbers]
        indent = " " * (row * (WIDTH + 1) // 2)
        lines.append(indent + " ".join([shortened(name).ljust(WIDTH) for name in row_of]).rstrip())
        there = [present(seen, tracks["president"], name) + "+" * (name == station) for name in row_of]
        lines.append(indent + " ".join([one.ljust(WIDTH)[:WIDTH] for one in there]).rstrip())
    return lines


def shortened(area: str) -> str:
    """`tea_plantation_2` is `tea 2`."""
    first, _, rest = area.partition("_")
    return f"{first} {area[-1]}" if rest[-1:].isdecimal() else first


def present(seen: dict[str, Any], presidents: list[dict[str, Any]], area: str) -> str:
    """Everybody who has something in an area."""
    found: list[str] = []
    sites = [f"{area}_{site}" for site in [*range(1, SHOPS_IN_AREA + 1), "house"]]
    built = [piece["kind"] for at in sites for piece in lying(seen, "building", at)]
    for seat in SEATS.names[: len(seen["seats"])]:
        says = "*" if {"kind": seat, "space": area} in presidents else ""
        for piece in lying(seen, "assistants", area):
            if piece["kind"] == f"{seat}_assistant":
                says += str(piece["count"])
        says += "s" * (f"{seat}_shop" in built) + "h" * (f"{seat}_house" in built)
        if says:
            found.append(seat[0].upper() + says)
    return " ".join(found)


def lying(seen: dict[str, Any], place: str, at: str) -> list[dict[str, Any]]:
    for part in seen["places"]:
        if part["place"] == place and part.get("at") == at:
            pieces: list[dict[str, Any]] = part["pieces"]
            return pieces
    return []
