"""The town as text: each post with its spaces, who stands there, and where the watch is.

`T` is a disciple of Toyotomi, `.` a free space, `>` or `<` the watch with the way it goes, `x` a closed
district. Under it the own missions: what they ask for and give, then their bonus part.
"""

from typing import Any, Final

from higaki.games.yedo.box import ANNEXES, DISTRICTS, GARDEN, POSTS
from higaki.games.yedo.prices import POST_IN, SPACES

WIDTH: Final = 12
WAYS: Final = {"red": ">", "blue": "<"}


def picture(seen: dict[str, Any]) -> list[str]:
    """Post after post in the order of the ring, then the annexes that somebody stands on."""
    lines = [line_of(seen, post) for post in range(len(POSTS))]
    for annex in ANNEXES.names:
        there = standing(seen, "annex_post", annex)
        if there:
            lines.append(f"  {annex.ljust(WIDTH)} {there}")
    return lines + [line for piece in own_missions(seen) for line in asked(piece["kind"], piece["printed"])]


def own_missions(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The unfulfilled missions that the viewer sees."""
    return [piece for part in seen["places"] if part["place"] == "mission" for piece in part.get("pieces", [])]


def asked(mission: str, printed: dict[str, Any]) -> list[str]:
    """What a mission asks for and what it gives, then its bonus part."""
    return [
        f"{mission} ({printed['colour']})",
        f"    {listed(printed['needs'])} = {listed(printed['reward'])}",
        f"  + {listed(printed['bonus_needs'])} = {listed(printed['bonus_reward'])}",
    ]


def listed(amounts: dict[str, int]) -> str:
    return " ".join([name if count == 1 else f"{count} {name}" for name, count in amounts.items()])


def line_of(seen: dict[str, Any], post: int) -> str:
    name = POSTS.names[post]
    there = standing(seen, "garden", None) if post == GARDEN else standing(seen, "post", name)
    spaces = int(SPACES[post][len(seen["seats"])])
    return f"{signs(seen, DISTRICTS.names[POST_IN[post]])} {name.ljust(WIDTH)} {there.ljust(spaces, '.')}"


def standing(seen: dict[str, Any], place: str, at: str | None) -> str:
    """A letter for each disciple there."""
    for part in seen["places"]:
        if part["place"] == place and part.get("at") == at:
            return "".join([piece["kind"][0].upper() * piece.get("count", 1) for piece in part["pieces"]])
    return ""


def signs(seen: dict[str, Any], district: str) -> str:
    """The watch with its way, or the marker of a closed district, in one letter."""
    tracks = {part["place"]: part["pieces"] for part in seen["places"] if part["form"] == "track"}
    for piece in tracks["watch"]:
        if piece["space"] == district:
            return WAYS[piece["kind"]]
    return "x" if tracks["closed"][0]["space"] == district else " "
