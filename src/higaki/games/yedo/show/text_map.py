"""The town as text: each post with its spaces and disciples, and the watch.

`T` is a disciple of Toyotomi, `.` a free space, `>` or `<` the watch with its direction, `x` a closed
district. Below are the own missions: demands and rewards, then their bonus part.
"""

from typing import Any, Final

from higaki.engine.base.text import Words
from higaki.games.yedo.box import ANNEXES, DISTRICTS, GARDEN, POSTS
from higaki.games.yedo.rule_numbers import POST_IN, SPACES

WAYS: Final = {"red": ">", "blue": "<"}


def picture(seen: dict[str, Any], words: Words) -> list[str]:
    """Post after post in the order of the ring, then the annexes with disciples."""
    rows = [row_of(seen, words, post) for post in range(len(POSTS))]
    for annex in ANNEXES.names:
        there = standing(seen, "annex_post", annex)
        if there:
            rows.append((" ", words.piece("annex", annex), there))
    width = max([len(name) for _, name, _ in rows])
    lines = [f"{sign} {name.ljust(width)} {there}" for sign, name, there in rows]
    return lines + [line for piece in own_missions(seen) for line in asked(words, piece["kind"], piece["printed"])]


def own_missions(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The unfulfilled missions that the viewer sees."""
    return [piece for part in seen["places"] if part["place"] == "mission" for piece in part.get("pieces", [])]


def asked(words: Words, mission: str, printed: dict[str, Any]) -> list[str]:
    """The demands and rewards of a mission, then its bonus part."""

    def listed(kind: str, amounts: dict[str, int]) -> str:
        return ", ".join([words.say(f"{kind}-{name}", count=count) for name, count in amounts.items()])

    return [
        f"{words.piece('mission', mission)} ({words.piece('colour', printed['colour'])})",
        f"    {listed('need', printed['needs'])} = {listed('reward', printed['reward'])}",
        f"  + {listed('need', printed['bonus_needs'])} = {listed('reward', printed['bonus_reward'])}",
    ]


def row_of(seen: dict[str, Any], words: Words, post: int) -> tuple[str, str, str]:
    """A sign of the watch, the post and the disciples there."""
    name = POSTS.names[post]
    there = standing(seen, "garden", None) if post == GARDEN else standing(seen, "post", name)
    spaces = int(SPACES[post][len(seen["seats"])])
    return signs(seen, DISTRICTS.names[POST_IN[post]]), words.piece("post", name), there.ljust(spaces, ".")


def standing(seen: dict[str, Any], place: str, at: str | None) -> str:
    """A letter for each disciple there."""
    for part in seen["places"]:
        if part["place"] == place and part.get("at") == at:
            return "".join([piece["kind"][0].upper() * piece.get("count", 1) for piece in part["pieces"]])
    return ""


def signs(seen: dict[str, Any], district: str) -> str:
    """The watch with its direction, or the marker of a closed district, in one letter."""
    tracks = {part["place"]: part["pieces"] for part in seen["places"] if part["form"] == "track"}
    for piece in tracks["watch"]:
        if piece["space"] == district:
            return WAYS[piece["kind"]]
    return "x" if tracks["closed"][0]["space"] == district else " "
