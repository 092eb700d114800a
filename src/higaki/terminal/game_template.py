"""`higaki new-game NAME`: a copy of `examples/pebbles` under another name, which plays and passes its tests at once.

It is copied from the checkout, not from the package: an installed Higaki is compiled, and cannot play a game that was
not compiled with it. So there is only one example, which is tested in its own folder.
"""

from __future__ import annotations

import argparse
import json
import keyword
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import higaki
from higaki import catalogue
from higaki.engine.base.errors import BadSetting, short
from higaki.engine.base.text import Words
from higaki.engine.match.save_file_text import file_text
from higaki.engine.match.saving import check_over

EXAMPLE: Final = "pebbles"
EXAMPLES: Final = Path("examples")
GAMES: Final = Path("src/higaki/games")
# With a longer name, import lines of the game would be too long.
LONGEST_NAME: Final = 30
# The instructions in the example's README, which the copy does not need.
NOT_COPIED: Final = ("README.md",)
COPIED: Final = (".py", ".toml", ".md", ".ftl", ".json")
# The folder of a game's board, which the example does not have.
BOARD: Final = "web"


def add_new_game_command(commands: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        "new-game", help=f"begin a game of your own as a copy of {EXAMPLES / EXAMPLE}, in a checkout"
    )
    parser.add_argument("name", metavar="NAME", help="the name of its folder and module, such as merchants_of_venice")
    parser.set_defaults(run=_new_game)
    return parser


def _new_game(asked: argparse.Namespace) -> None:
    root = _checkout()
    words = Words(root / EXAMPLES / EXAMPLE, asked.lang)
    folder = write_game(root, asked.name)
    print(words.say("shell-new-game", name=asked.name, folder=str(folder.relative_to(root))))


def _checkout() -> Path:
    """The repository that contains the current folder."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / EXAMPLES / EXAMPLE).is_dir() and (folder / GAMES).is_dir():
            return folder
    raise BadSetting(
        f"there is no {EXAMPLES / EXAMPLE} to copy here; right would be to call new-game inside a checkout of Higaki"
    )


def write_game(root: Path, name: str) -> Path:
    """Write a new game into a checkout: completely, or not at all after an error."""
    _check_name(root, name)
    folder = root / GAMES / name
    try:
        # In a temporary folder beside the target, which is then renamed. The catalogue ignores names with a dot.
        with TemporaryDirectory(prefix=".new_game_", dir=folder.parent) as unfinished:
            copy = Path(unfinished) / name
            _copy(root / EXAMPLES / EXAMPLE, copy, name)
            copy.rename(folder)
    except OSError as error:
        raise BadSetting(
            f"{folder.relative_to(root)} cannot be written ({error.strerror}); right would be a folder you may write to"
        ) from None
    return folder


def _check_name(root: Path, name: str) -> None:
    right = "a word like merchants_of_venice: small letters from a to z, digits and _, beginning with a letter"
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise BadSetting(f"{short(name)} cannot be the name of a game; right would be {right}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise BadSetting(f"{name!r} is a word of the language Python; right would be another one, like {name}_game")
    owner = _taken_by(root, name)
    if owner:
        raise BadSetting(f"{name!r} is {owner}; right would be another name, like {name}_game")
    if len(name) > LONGEST_NAME:
        raise BadSetting(f"a name of {len(name)} signs is too long; right would be at most {LONGEST_NAME}")
    if name == EXAMPLE or name in catalogue.names() or (root / GAMES / name).exists():
        raise BadSetting(f"there is a game called {name!r} already; right would be another name")


def _taken_by(root: Path, name: str) -> str:
    """What has this name already, so that an import, or a search for the game, would find that instead."""
    package = Path(higaki.__file__).parent
    if name in sys.stdlib_module_names or name == "test":  # Python's own tests, which that list leaves out
        return "a module of Python"
    if name == package.name or name in {path.stem for path in package.iterdir()}:
        return "a part of Higaki"
    if name == BOARD or name in {path.stem for path in (root / EXAMPLES / EXAMPLE).rglob("*")}:
        return "a part of every game"
    return ""


def _copy(example: Path, copy: Path, name: str) -> None:
    for path in sorted(example.rglob("*")):
        if path.suffix in COPIED and path.name not in NOT_COPIED:
            target = copy / str(path.relative_to(example)).replace(EXAMPLE, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(path.suffix, path.read_text(encoding="utf-8"), name), encoding="utf-8")


def _renamed(suffix: str, text: str, name: str) -> str:
    """A file of the example with the names of the new game."""
    words = [word.capitalize() for word in name.split("_")]
    title, class_name = " ".join(words).strip(), "".join(words)
    if suffix == ".json":  # a recorded game, whose check sum would no longer fit
        saved = json.loads(text) | {"game": name}
        return file_text(saved | {"check": check_over(saved)})
    if suffix == ".ftl":
        return re.sub(r"^(# |title = )\w+(?=, |$)", rf"\g<1>{title}", text, count=2, flags=re.MULTILINE)
    text = text.replace(f"higaki.games.{EXAMPLE}", f"higaki.games.{name}").replace(f'"{EXAMPLE}"', f'"{name}"')
    return re.sub(rf"\b{EXAMPLE.capitalize()}\b", class_name if suffix == ".py" else title, text)
