"""What the texts say of cards is what is printed on them, and what position.md explains is all there is."""

import json
import re
from typing import Any

import pytest
from written import told

import higaki
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.text import Words, languages
from higaki.games.yokohama import GAME
from higaki.games.yokohama.box import FOLDER
from higaki.games.yokohama.printed import ORDERS, SITE_CARDS, SPACES, TILES

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


MOVING = ["MovePresident red", "FinishTurn red", "BeginTurn blue"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("assistants", [{}, {"bank": ["red_assistant"]}, {"bank": ["red_assistant"] * 2}])
def test_a_president_in_the_supply_is_not_called_home(language: str, assistants: dict[str, list[str]]) -> None:
    words = Words(FOLDER, language)
    called = "ruf ihn zurück" if language == "de" else "call him home"
    town = {"seats": 4, "technologies": {"red": ["university"]}, "yen": {"red": 4}, "agenda": MOVING}
    for stand, home in (("supply", True), ("agency", False)):
        match = higaki.start("yokohama", town | {"president": {"red": stand}, "assistants": assistants}, seed=1)
        assert (called in words.prompt(match.scene("red")).lower()) is not home
        match.play("recall")
        (said,) = [words.event(event) for event in told(match, "recalled")]
        assert said is not None and (" zurück" in said or " calls " in said) is not home


@pytest.mark.parametrize("language", languages())
def test_a_second_order_that_cannot_be_paid_says_what_is_missing(language: str) -> None:
    """And nobody is told so who could pay, when no order of the right level is left."""
    position = {
        "seats": 4,
        "acting": {"action": "port"},
        "strength": 2,
        "technologies": {"red": ["university"]},
        "yen": {"red": 1},
        "order_slot": {"port_1": ["us_1"], "port_3": ["gb_3"]},
        "agenda": ["TakeAnother red port", "BeginTurn blue"],
    }
    poor = higaki.start("yokohama", position, seed=1)
    asked = poor.scene("red")
    assert asked["step"]["name"] == "TakeAnother"
    assert ("beides" if language == "de" else "neither") in Words(FOLDER, language).prompt(asked)
    none_left = position | {"yen": {"red": 9}, "order_slot": {"port_3": ["gb_3"]}}
    assert higaki.start("yokohama", none_left, seed=1).scene("red")["step"]["name"] == "FinishTurn"


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
