"""Short positions of Yedo for its tests, and reading back what came of them."""

from __future__ import annotations

from typing import Any

from written import part

import higaki
from higaki.engine.base.kinds import Kinds
from higaki.engine.table.places import NUMBER
from higaki.games.yedo.box import FIELDS, POSTS
from higaki.games.yedo.printed import MISSIONS

Position = dict[str, Any]
CLANS = ["toyotomi", "hosokawa", "nabeshima", "maeda", "sanada"]
SAMURAI: Position = {"options": {"version": "samurai"}}


def _disciples(clans: str) -> list[str]:
    return [f"{clan}_disciple" for clan in clans.split()]


def town(**where: str) -> Position:
    """Whose disciples stand where: town(gates="toyotomi maeda", garden="sanada", dojo="toyotomi", home="maeda")."""
    position: Position = {}
    for place, clans in where.items():
        if place == "garden":
            position["garden"] = _disciples(clans)
        elif place == "home":
            position["clan_house"] = {clan: _disciples(" ".join([clan] * clans.split().count(clan))) for clan in CLANS}
            position["clan_house"] = {clan: there for clan, there in position["clan_house"].items() if there}
        else:
            key = "post" if place in POSTS.names else "annex_post"
            position.setdefault(key, {})[place] = _disciples(clans)
    return position


def start(*parts: Position, seed: int = 1, **more: Any) -> higaki.Match:
    """A match from a position with four clans, unless it says otherwise; parts of it are put together."""
    position: Position = {"seats": 4}
    for one in [*parts, more]:
        for key, content in one.items():
            before = position.get(key)
            position[key] = before | content if isinstance(before, dict) and isinstance(content, dict) else content
    return higaki.start("yedo", position, seed=seed)


def asked(match: higaki.Match) -> tuple[str, str]:
    """Who is asked what."""
    return match.game.seat_names[match.seat], type(match.table.step).__name__


def amount(match: higaki.Match, place: str, whose: str | None = None) -> int:
    """How much of something there is, or how many pieces lie there."""
    found = next(one for one in match.game.places.all if one.name == place)
    member = -1 if found.per is None or whose is None else found.per.names.index(whose)
    spot = found.of(member)
    return match.table[spot] if found.form == NUMBER else match.table.size(spot)


def mon(match: higaki.Match, clan: str = "toyotomi") -> int:
    return amount(match, "mon", clan)


def prestige(match: higaki.Match, clan: str = "toyotomi") -> int:
    return amount(match, "prestige", clan)


def whereabouts(match: higaki.Match, clan: str = "toyotomi") -> list[str]:
    """Where the disciples of a clan are: posts, annexes, home, reserve."""
    disciple, written = f"{clan}_disciple", match.position()
    spots = written.get("post", {}) | written.get("annex_post", {})
    spots |= {"garden": written.get("garden", []), "reserve": written.get("reserve", [])}
    spots["home"] = written.get("clan_house", {}).get(clan, [])
    return sorted(spot for spot, there in spots.items() for piece in there if piece == disciple)


def watch(match: higaki.Match) -> tuple[str, str]:
    """Which figure walks, and where it is."""
    walking = {figure: station for figure, station in part(match, "watch").items() if station != "beside"}
    [(figure, station)] = walking.items() or [("nobody", "beside")]
    return str(figure), str(station)


def under(match: higaki.Match, stack: str, colour: str | None = None) -> list[str]:
    """The pieces that were put under a stack, the lowest last, each with those who know it."""
    written = part(match, stack, colour) or {}
    return list(written.get("bottom", []))


def on_top(match: higaki.Match, stack: str, colour: str | None = None) -> list[str]:
    """The pieces on top of a stack that somebody knows or that were turned up, the highest first, without who knows."""
    written = part(match, stack, colour) or {}
    return [word.split()[0] for word in written.get("top", [])]


def refused(match: higaki.Match, thing: str) -> Any:
    """The reason against something, as the one who is asked hears it."""
    assert thing not in match.options
    return match.scene(asked(match)[0])["refused"][thing]


def cards_of(match: higaki.Match, clan: str = "toyotomi") -> list[str]:
    return list(part(match, "card", clan))


def decline_all(match: higaki.Match) -> higaki.Match:
    """Everybody who could react or play in a window lets it be."""
    while not match.over and "decline" in match.options:
        match.play("decline")
    return match


def printed(kinds: Kinds) -> dict[str, Any]:
    """What is printed on the cards of a sort, by name."""
    assert kinds.printed is not None
    return dict(zip(kinds.names, kinds.printed, strict=True))


def brings(mission: str, word: str, extra: bool = False) -> int:
    """What the card says it brings of something; with its bonus part, if that was claimed."""
    card = printed(MISSIONS)[mission]
    return int(card["reward"].get(word, 0)) + int(extra and card["bonus_reward"].get(word, 0))


# The least that each category costs; the tests do not depend on these figures, which are ours.
LEAST = {field: int(card["minimum"]) for field, card in printed(FIELDS).items()}
