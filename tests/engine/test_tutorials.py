"""Every lesson is played from beginning to end by the true engine, and a script that cannot be says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import higaki
from higaki import catalogue, tutorial
from higaki.engine.base.errors import BadFile
from higaki.engine.base.text import Words, languages
from higaki.engine.table.game import Game

GAMES = [catalogue.find(name) for name in catalogue.names()]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LESSONS = [(game, number) for game in GAMES for number in range(1, tutorial.lessons(game.folder) + 1)]
by_lesson = pytest.mark.parametrize(("game", "number"), LESSONS, ids=[f"{game.name}-{n}" for game, n in LESSONS])


@by_game
def test_every_game_has_a_lesson(game: Game) -> None:
    assert tutorial.lessons(game.folder) >= 1


@by_lesson
def test_a_lesson_is_played_to_its_end(game: Game, number: int) -> None:
    """Whatever the learner is asked to point at is legal there, and every moment is reached."""
    lessons = tutorial.prepared(game.name, number)
    moments = lessons["moments"]
    assert 6 <= lessons["steps"] <= 10
    reached, waiting = set(), [0]
    while waiting:
        at = waiting.pop()
        reached.add(at)
        moment = moments[at]
        assert set(moment["leads"]) <= set(moment["scene"]["options"])
        assert moment["scene"]["viewer"] == lessons["seat"]
        ways = [*moment["leads"].values(), *([] if moment["next"] is None else [moment["next"]])]
        assert bool(moment["leads"]) != (moment["next"] is not None) or moment["step"] == lessons["steps"]
        assert all(moments[way]["step"] == moment["step"] + 1 for way in ways)
        waiting += ways
    assert reached == set(range(len(moments)))
    assert [moment["step"] for moment in moments if moment["scene"]["over"]] in ([], [lessons["steps"]])
    assert moments[-1]["scene"]["over"] or number == 1, "a further lesson is played to the end of the game"


@by_lesson
@pytest.mark.parametrize("language", languages())
def test_every_step_is_said(game: Game, number: int, language: str) -> None:
    words = Words(game.folder, language)
    assert words.say(f"lesson-{number}")
    steps = tutorial.prepared(game.name, number)["steps"]
    for step in range(1, steps + 1):
        assert words.say(f"lesson-{number}-{step}-title")
        assert words.say(f"lesson-{number}-{step}")
    assert not words.has(f"lesson-{number}-{steps + 1}"), "a text without its step"
    for moment in tutorial.prepared(game.name, number)["moments"]:
        for thing in moment["leads"]:
            assert words.option(moment["scene"], thing)


# What the sentences of the second lessons say: at a step a player has so many of something.
PROMISED: list[tuple[str, int, dict[str, dict[str, int]]]] = [
    ("osaka", 1, {"tiles": {"grey": 5, "white": 5, "pink": 3}}),
    ("osaka", 7, {"hand": {"grey": 2}}),
    ("osaka", 8, {"tiles": {"grey": 6, "white": 7}}),
    ("osaka", 9, {"tiles": {"grey": 8}, "scores": {"grey": 15}}),
    ("dragon_market", 1, {"basket": {"pink": 2}, "fulfilled": {"pink": 1}}),
    ("dragon_market", 5, {"scored": {"pink": 1}}),
    ("dragon_market", 9, {"basket": {"pink": 3}, "coins": {"pink": 2}}),
    ("dragon_market", 10, {"scores": {"pink": 3}}),
    ("yokohama", 3, {"scored": {"red": 5}}),
    ("yokohama", 6, {"yen": {"red": 5}}),
    ("yokohama", 7, {"scored": {"red": 10}}),
    ("yokohama", 9, {"yen": {"red": 1}}),
    ("yokohama", 10, {"scored": {"red": 5 + 6 + 10 + 8 + 2}, "scores": {"red": 91}}),
    ("yedo", 1, {"mon": {"toyotomi": 8}}),
    ("yedo", 2, {"scored": {"hosokawa": 2}}),
    ("yedo", 3, {"mon": {"toyotomi": 4}}),
    ("yedo", 7, {"mon": {"toyotomi": 6}}),
    ("yedo", 8, {"mon": {"toyotomi": 0}}),
    ("yedo", 9, {"scored": {"toyotomi": 28}}),
    ("yedo", 10, {"scored": {"toyotomi": 2 + 4, "hosokawa": 4 + 2}, "scores": {"toyotomi": 47, "hosokawa": 43}}),
]


@pytest.mark.parametrize(("game", "step", "said"), PROMISED, ids=[f"{game}-{step}" for game, step, _ in PROMISED])
def test_a_second_lesson_does_what_its_sentences_say(game: str, step: int, said: dict[str, dict[str, int]]) -> None:
    moment = next(one for one in tutorial.prepared(game, 2)["moments"] if one["step"] == step)
    there = {(part["place"], part["owner"]): part["count"] for part in moment["scene"]["places"] if "count" in part}
    scored: dict[str, int] = {}
    for entry in moment["entries"]:
        for event in entry["events"]:
            scored[event.get("seat")] = scored.get(event.get("seat"), 0) + event.get("scored", 0)
    for what, by_seat in said.items():
        for seat, count in by_seat.items():
            found = {"scores": moment["scene"].get("scores", {}), "scored": scored}.get(what)
            assert (found[seat] if found is not None else there[what, seat]) == count, (what, seat)


@by_lesson
def test_a_lesson_shows_no_more_than_its_seat_may_see(game: Game, number: int) -> None:
    lessons = tutorial.prepared(game.name, number)
    script = tutorial.Script(game, number)
    match = higaki.start(game.name, script.steps[0].position, seed=0)
    for part in lessons["moments"][0]["scene"]["places"]:
        own = next(
            one
            for one in match.scene(lessons["seat"])["places"]
            if (one["place"], one["owner"]) == (part["place"], part["owner"])
        )
        assert ("pieces" in part) == ("pieces" in own)


def changed(game: str, tmp_path: Path, old: str, new: str) -> tutorial.Script:
    """The script of a game with something else in it."""
    found = catalogue.find(game)
    text = (found.folder / tutorial.FOLDER / "1.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / game / tutorial.FOLDER
    path.mkdir(parents=True)
    (path / "1.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return tutorial.Script(found, 1, path.parent)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "grey"', 'seat = "green"', "'seat' is 'green'; right would be one of beige, grey, pink, white"),
        ("mark =", "marks =", "step 1: key 'mark' is missing"),
        ('mark = { place = "ship" }', 'mark = "ship"', "'mark' is 'ship'; right would be a table of keys and values"),
        ('mark = { place = "ship" }', 'mark = { spot = "ship" }', "'mark' has an unknown key 'spot'"),
        ('{ place = "ship" }', '{ place = "ship", thing = "buy" }', "right would be one thing, or one place"),
        ('{ place = "ship" }', '{ place = "shop" }', r"no place 'shop'; right would be .*did you mean ship"),
        ('{ place = "ship" }', '{ place = "hand" }', "'hand' has no owner None; right would be one of grey, pink"),
        ('{ place = "ship" }', '{ place = "ship", kind = "black" }', "no 'black' lies there; right would be one of bl"),
        ('{ thing = "market.3" }', '{ thing = "market.9" }', "step 2: there is no 'market.9'"),
        ('point = ["market.3"]', 'point = ["market.9"]', "step 2: 'market.9' cannot be pointed at here"),
        ('point = ["market.3"]', 'dots = ["market.3"]', "unknown key 'dots'; right would be one of"),
        ('"white market.4"', '"pink market.4"', "step 3: before it 'pink market.4' is written, but it is for white"),
        ('"white market.4"', '"white market.9"', "step 3: the script cannot be played to here: .*market.9"),
        ("seats = 3", "seats = 7", "step 1: the script cannot be played to here: .*seats"),
        ('mark = { place = "ship" }', 'mark = { place = "ship" }\nrolls = ["seat.grey"]', ""),
        (
            'mark = { thing = "market.3" }',
            'mark = { thing = "market.3" }\nrolls = ["seat.grey"]',
            "'rolls' stands here",
        ),
    ],
)
def test_a_script_that_cannot_be_played_says_what_is_wrong(tmp_path: Path, old: str, new: str, said: str) -> None:
    if not said:  # more rolls than chance decides are no harm
        tutorial.moments(changed("osaka", tmp_path, old, new))
        return
    with pytest.raises(BadFile, match=said):
        tutorial.moments(changed("osaka", tmp_path, old, new))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rolls = ["face.3", ', "rolls = [", "step 1: chance decides 6 times; right would be as many 'rolls'"),
        ('rolls = ["face.3", ', 'rolls = ["face.9", ', "'rolls' has 'face.9'; right would be"),
        ('rolls = ["face.3", ', 'rolls = ["boat.3", ', "no luck rolls boat.3, face.3"),
    ],
)
def test_what_is_rolled_must_be_written_and_possible(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        tutorial.moments(changed("dragon_market", tmp_path, old, new))


def test_a_step_whose_outcome_is_never_seen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="step 10: what follows is never seen"):
        changed(
            "osaka", tmp_path, 'mark = { place = "tiles", owner = "grey" }', 'mark = { thing = "buy" }\npoint = ["buy"]'
        )
    with pytest.raises(BadFile, match="first step has no position"):
        changed("osaka", tmp_path / "other", "[step.position]", '[[step]]\nmark = { place = "ship" }\n[step.position]')


def test_several_things_may_lead_on_and_come_together_again_at_the_next_position(tmp_path: Path) -> None:
    """The third step takes either of two cards; both ways are played, and both end where the script leaps ahead."""
    old = 'mark = { thing = "buy" }\npoint = ["buy"]\nthen = ["grey hand.blue_3", "grey hand.yellow_5"]'
    new = 'mark = { thing = "market.1" }\npoint = ["market.1", "market.2"]'
    moments = tutorial.moments(changed("osaka", tmp_path, old, new))
    assert moments[2]["leads"] == {"market.1": 3, "market.2": 4}
    assert [moments[number]["step"] for number in (3, 4, 5)] == [4, 4, 5]
    assert moments[3]["scene"] != moments[4]["scene"]
    assert moments[3]["next"] == moments[4]["next"] == 5


def test_lessons_are_numbered_without_a_gap(tmp_path: Path) -> None:
    assert tutorial.lessons(tmp_path / "none") == 0
    (tmp_path / tutorial.FOLDER).mkdir()
    for name in ("1.toml", "3.toml"):
        (tmp_path / tutorial.FOLDER / name).touch()
    with pytest.raises(
        BadFile, match=r"3\.toml: a lesson of this name is never offered; right would be one of 1\.toml, 2\.toml"
    ):
        tutorial.lessons(tmp_path)
