"""What the texts say of cards is what is printed on them, and what position.md explains is all there is."""

import json
import re
from typing import Any

import pytest

import higaki
from higaki.engine.kinds import Kinds
from higaki.engine.text import Words, languages
from higaki.games.yokohama import GAME
from higaki.games.yokohama.box import FOLDER
from higaki.games.yokohama.cards import ORDERS, SITE_CARDS, SPACES, TILES

PAGE = (FOLDER / "position.md").read_text(encoding="utf-8")


def printed_on(kinds: Kinds) -> list[tuple[str, dict[str, Any]]]:
    assert kinds.printed is not None
    return list(zip(kinds.names, kinds.printed, strict=True))


def said_by_reward(words: Words, amounts: dict[str, int]) -> str:
    return ", ".join(words.say(f"reward-{word}", count=count) for word, count in amounts.items())


@pytest.mark.parametrize("language", languages())
def test_orders_say_what_they_ask_for_and_what_they_give(language: str) -> None:
    words = Words(FOLDER, language)
    for order, printed in printed_on(ORDERS):
        asks, gives = (said_by_reward(words, printed[key]) for key in ("asks", "gives"))
        link = "für" if language == "de" else "for"
        country = words.piece("country", printed["country"])
        assert words.piece("order", order) == f"{country} ({asks} {link} {gives})"


@pytest.mark.parametrize("language", languages())
def test_tiles_sites_and_spaces_say_what_they_bring(language: str) -> None:
    words = Words(FOLDER, language)
    for tile, printed in printed_on(TILES):
        assert words.piece("tile", tile) == said_by_reward(words, printed["gives"])
    for card, printed in printed_on(SITE_CARDS):
        shops = "; ".join([said_by_reward(words, shop) for shop in printed["shops"]])
        said = words.piece("site_card", card)
        assert f": {shops}. " in said
        assert said.endswith(f": {said_by_reward(words, printed['house'])}")
    for space, printed in printed_on(SPACES):
        cost = printed.get("faith", printed.get("imports"))
        said = words.piece("space", space)
        assert f"({cost} " in said
        assert said.endswith(f" {said_by_reward(words, printed['gives'])})")


def test_the_documented_position_can_be_started_from() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)
    position = json.loads(block)
    match = higaki.start("yokohama", position, seed=1)
    assert match.position()["turn"] == "red"
    assert "area.tea_plantation_1" in match.options
    again = higaki.start("yokohama", match.position(), seed=1)
    assert again.position() == match.position()


def test_all_keys_and_steps_of_a_position_are_documented() -> None:
    keys = [place.name for place in GAME.places.all if not place.among and not place.derived]
    assert [key for key in [*keys, "seats", "turn", "agenda", "box"] if f"`{key}`" not in PAGE] == []
    assert [kind.name for kind in GAME.steps.kinds if f"`{kind.name} " not in PAGE] == []
    for kind in GAME.steps.kinds:
        example = re.search(rf"`{kind.name} ([^`]+)`", PAGE)
        assert example is not None
        assert len(example[1].split()) == 1 + len(kind.fields), kind.name
