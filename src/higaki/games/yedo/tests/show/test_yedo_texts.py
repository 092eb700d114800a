"""What the texts say of cards is what is printed on them, and what position.md explains is all there is."""

import json
import re
from typing import Any

import pytest

import higaki
from higaki import tutorial
from higaki.engine.base.kinds import Kinds
from higaki.engine.base.text import Words, languages
from higaki.games.yedo import GAME
from higaki.games.yedo.box import FOLDER
from higaki.games.yedo.printed import BONUSES, CARDS, EVENTS, MISSIONS, NEEDS, REWARDS

PAGE = (FOLDER / "position.md").read_text(encoding="utf-8")
# Small numbers that are not counted but said.
IN_WORDS = {
    "de": {"einen": 1, "eine": 1, "zwei": 2},
    "en": {"an": 1, "a": 1, "one": 1, "two": 2},
}


def printed_on(kinds: Kinds) -> list[tuple[str, dict[str, Any]]]:
    assert kinds.printed is not None
    return list(zip(kinds.names, kinds.printed, strict=True))


def figures_in(said: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", said)]


def listed(words: Words, family: str, order: tuple[str, ...], amounts: dict[str, int]) -> str:
    return ", ".join([words.say(f"{family}-{word}", count=amounts[word]) for word in order if word in amounts])


def part(words: Words, needs: dict[str, int], reward: dict[str, int]) -> str:
    link = "für" if words.language == "de" else "for"
    return f"{listed(words, 'need', NEEDS, needs)} {link} {listed(words, 'reward', REWARDS, reward)}."


@pytest.mark.parametrize("language", languages())
def test_missions_say_what_they_ask_for_and_what_they_give(language: str) -> None:
    words = Words(FOLDER, language)
    for mission, printed in printed_on(MISSIONS):
        right = part(words, printed["needs"], printed["reward"])
        right += f" Bonus: {part(words, printed['bonus_needs'], printed['bonus_reward'])}"
        assert words.say(f"mission-{mission}-does") == right


@pytest.mark.parametrize("language", languages())
def test_bonus_cards_say_what_they_bring(language: str) -> None:
    words = Words(FOLDER, language)
    for bonus, printed in printed_on(BONUSES):
        right = [printed["alone"], *([printed["shared"]] if printed["shared"] else [])]
        if printed["kind"] == "each":
            right = [1, printed["amount"], printed["alone"]]
        assert sorted(figures_in(words.say(f"bonus-{bonus}-does"))) == sorted(right), bonus


@pytest.mark.parametrize("language", languages())
def test_action_cards_and_events_say_their_figures(language: str) -> None:
    words = Words(FOLDER, language)
    cards = [(f"card-{name}-does", [printed["mon"], *printed["figures"]]) for name, printed in printed_on(CARDS)]
    events = [(f"event-{name}-does", printed["figures"]) for name, printed in printed_on(EVENTS)]
    for key, figures in cards + events:
        said = words.say(key)
        spoken = [number for word, number in IN_WORDS[language].items() if word in said.split()]
        assert [figure for figure in figures if figure and figure not in figures_in(said) + spoken] == [], key


@pytest.mark.parametrize("language", languages())
def test_the_tutorial_ends_with_what_it_says(language: str) -> None:
    """The figures of a card may change; the tutorial must not lag behind."""
    lessons = tutorial.prepared("yedo")
    last = lessons["moments"][-1]["scene"]
    owned = {part["place"]: part["count"] for part in last["places"] if part["owner"] == lessons["seat"]}
    prestige, mon, *_ = figures_in(Words(FOLDER, language).say(f"lesson-1-{lessons['steps']}"))
    assert (prestige, mon) == (owned["prestige"], owned["mon"])


def test_the_documented_position_can_be_started_from() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)
    match = higaki.start("yedo", json.loads(block), seed=1)
    assert match.position()["turn"] == "toyotomi"
    assert "mission.bitter_cup" in match.options
    again = higaki.start("yedo", match.position(), seed=1)
    assert again.position() == match.position()


def test_all_keys_and_steps_of_a_position_are_documented() -> None:
    keys = [place.name for place in GAME.places.all if not place.among and not place.derived]
    assert [key for key in [*keys, "seats", "turn", "agenda", "box"] if f"`{key}`" not in PAGE] == []
    assert [kind.name for kind in GAME.steps.kinds if f"`{kind.name} " not in PAGE] == []
    for kind in GAME.steps.kinds:
        example = re.search(rf"`{kind.name} ([^`]+)`", PAGE)
        assert example is not None
        assert len(example[1].split()) == 1 + len(kind.fields), kind.name
