"""Both languages say the same things with the same blanks to fill, and everything a player can meet has a sentence."""

import re
from pathlib import Path

import pytest
from repository import ROOT
from text_files import messages

from higaki import catalogue
from higaki.balance.restrictions import restrictions_of
from higaki.balance.subjects import subjects_of
from higaki.engine.base.errors import BadFile, BadSetting
from higaki.engine.base.kinds import Kinds, SetOf
from higaki.engine.base.text import SHELL, Words, languages
from higaki.engine.match.advance_answers import declinable, windows
from higaki.engine.table.events import Line
from higaki.engine.table.game import Game
from higaki.engine.table.steps import StepKind
from higaki.puzzles.tags import tags_of

GAMES = [catalogue.find(name) for name in catalogue.names()]
FOLDERS = [SHELL, *[game.folder / "text" for game in GAMES]]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages_with_the_same_blanks(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in languages():
        assert messages(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", languages())
def test_no_sentence_ends_twice(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"[.,;:!?] ?\.(?!\.\.)|,,|;;|  +[.,;]", text.replace("...", "…")) == []


def all_with_fields(game: Game) -> list[Line | StepKind]:
    return [*game.events, *game.reasons, *game.steps.kinds]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_what_is_put_into_a_sentence_is_none_itself(game: Game, language: str) -> None:
    """Else the sentence around it would end twice."""
    words = Words(game.folder, language)
    for kind in all_with_fields(game):
        for name, field in kind.fields.items():
            if isinstance(field, Kinds):
                said = [words.piece(name, member) for member in field.names if words.has(f"{name}-{member}")]
                assert [one for one in said if one.endswith((".", "!", "?"))] == []


def kind_asks_somebody(game: Game, kind: StepKind) -> bool:
    return bool(game.steps.all[kind.first].asks) and not kind.of_chance


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_everything_a_player_can_meet_has_a_text(game: Game, language: str) -> None:
    words = Words(game.folder, language)
    wanted = ["title", "feel", "about", "designed", "about-designer", "about-publisher"]
    wanted += [f"guide-{part}" for part in ("goal", "turn", "end", "example")]
    wanted += [f"seat-{name}" for name in game.seat_names]
    for place in game.places.all:
        if not place.among:
            wanted += [f"place-{place.name}", f"help-{place.name}"]
        else:
            wanted.append(f"turned-{place.turned}")
        if place.form != "number" and not words.has(place.kinds.name):
            wanted += [f"{place.kinds.name}-{kind}" for kind in place.kinds.names]
        if place.spaces is not None and not words.has("space"):
            wanted += [f"space-{space}" for space in place.spaces.names]
    wanted += [f"thing-{thing.partition('.')[0]}" for thing in game.things.names]
    for kind in game.steps.kinds:
        for name, field in kind.fields.items():
            if isinstance(field, SetOf):
                wanted += [f"{name.removesuffix('s')}-{member}" for member in field.kinds.names]
    wanted += [f"prompt-{kind.name}" for kind in game.steps.kinds if game.steps.all[kind.first].asks]
    wanted += [f"first-{kind.name}" for kind in game.steps.kinds if kind_asks_somebody(game, kind)]
    wanted += [f"window-{kind.name}" for kind in windows(game)]
    wanted += [f"unable-{kind.name}" for kind in declinable(game)]
    wanted += [f"log-{event.name}" for event in game.events]
    wanted += [f"score-{event.name}" for event in game.events if event.scores]
    wanted += [f"why-{reason.name}" for reason in game.reasons]
    wanted += [f"restriction-{name}" for name in restrictions_of(game.name)]
    wanted += [f"balance-{text}" for text in subjects_of(game.name).texts]
    wanted += [f"puzzle-tag-{tag.name}" for tag in tags_of(game)]
    wanted += [f"standing-order-{order.name}" for order in game.standing_orders()]
    t = game.new_table(game.settings.seats[0], 1, {})
    wanted += [f"term-{term.word}" for term in game.terms(t, 0)]
    wanted += [f"account-{word}" for word, _ in game.account(t, 0)]
    wanted += [f"tie-{word}" for word in game.tie_breaks()]
    for option in game.settings.options:
        wanted += [f"optionname-{option.name}", f"optionhelp-{option.name}"]
        wanted += [f"optionvalue-{option.name}-{str(value).lower()}" for value in option.values]
    missing = sorted({key for key in wanted if not words.has(key)})
    assert not missing, f"no text in {language}.ftl for {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_what_completes_a_move_has_a_text_for_the_same_sentence(game: Game, language: str) -> None:
    words = Words(game.folder, language)
    groups = {thing.partition(".")[0] for thing in game.things.names}
    for kind in game.steps.kinds:
        if game.steps.all[kind.first].continues and kind_asks_somebody(game, kind):
            plan = f"plan-{kind.name}"
            assert words.has(plan) or any(words.has(f"{plan}-{group}") for group in groups), plan


def test_no_message_of_the_shell_is_left_over() -> None:
    """Each is said somewhere by its whole key, or belongs to a family whose members are said by name."""
    root = ROOT / "src" / "higaki"
    said = [
        *root.glob("*.py"),
        *root.glob("terminal/*.py"),
        *root.glob("arena/*.py"),
        *root.glob("balance/*.py"),
        *root.glob("engine/**/*.py"),
        *root.glob("server/notices/*.py"),
        *root.glob("server/web/*.py"),
        *[path for path in root.glob("games/*/web/**/*") if path.is_file() and path.suffix != ".png"],
    ]
    said += [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in said)
    # The page without a server is filled in when it is built.
    page = ROOT / "web" / "src" / "offline" / "page.html"
    text += page.read_text(encoding="utf-8").replace("{{", "'").replace("}}", "'")
    families: tuple[str, ...] = (
        "error-",
        "web-bot-",
        "web-memory-",
        "web-pace-",
        "web-seat-",
        "table-",
        "banner-",
        "clock-",
        "pace-",
    )
    families += ("ended-", "played-this-", "phrase-", "rated-uncounted-", "web-proof-", "web-final-", "absence-")
    families += ("balance-end-", "league-round_robin", "league-swiss", "league-by-", "league-pace-", "league-table-")
    left_over = [key for key in messages(SHELL / "en.ftl") if f"'{key}'" not in text and f'"{key}"' not in text]
    assert [key for key in left_over if not key.startswith(families)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_fields_of_events_and_steps_are_called_by_their_sort(game: Game) -> None:
    for kind in all_with_fields(game):
        for name, field in kind.fields.items():
            assert not isinstance(field, Kinds) or field.name == name


def test_a_missing_text_or_language_is_named() -> None:
    game = GAMES[0]
    with pytest.raises(BadFile, match="no text 'nonsense' in language 'en'"):
        Words(game.folder, "en").say("nonsense")
    with pytest.raises(BadFile, match="'log-starts'"):
        Words(game.folder, "en").say("log-starts")
    with pytest.raises(BadSetting, match="no language 'fr'; right would be one of de, en"):
        Words(game.folder, "fr")


def test_what_all_languages_call_the_same_has_one_text_for_its_sort() -> None:
    game = catalogue.find("dragon_market")
    assert Words(game.folder, "de").piece("boat", "3") == "Boot 3"
    assert Words(game.folder, "en").piece("cell", "c4") == "c4"
    with pytest.raises(BadFile, match="no text 'nonsense'"):
        Words(game.folder, "en").piece("nonsense", "c4")
