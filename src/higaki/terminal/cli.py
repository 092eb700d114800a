"""The command line: play, games, arena, balance and others. A bad request gives one line and exit code 2."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import Any, NoReturn

import higaki
from higaki import catalogue
from higaki.bots import NAMES, Bot, bot_called
from higaki.engine.base.errors import BadSave, BadSetting, HigakiError, short
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.base.text import Words, languages
from higaki.engine.match.keyed_random_numbers import new_key, seal
from higaki.engine.match.match import Match
from higaki.engine.match.new_match import new_match
from higaki.engine.match.randomness_source import Dealer
from higaki.engine.match.shuffle_numbers import NUMBER_BYTES, Added, code, digest_of
from higaki.engine.table import table
from higaki.engine.table.game import Game
from higaki.terminal.arena_command import add_arena_command, options_of
from higaki.terminal.balance_command import add_balance_command
from higaki.terminal.console import literal
from higaki.terminal.explorer_command import add_explorer_command
from higaki.terminal.game_template import add_new_game_command
from higaki.terminal.play import Terminal, read_json, write_save
from higaki.terminal.puzzles_command import add_puzzles_command
from higaki.terminal.rendering import Renderer
from higaki.terminal.rich_tables import list_games
from higaki.terminal.server_commands import add_server_commands

# The build: compiled or interpreted.
BUILD = "interpreted" if table.__file__.endswith(".py") else "compiled"


class Parser(argparse.ArgumentParser):
    """Reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadSetting(message)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        asked = _parser().parse_args(arguments)
        asked.run(asked)
    except HigakiError as error:
        print(f"higaki: {literal(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # the reader of the pipe has closed it
        return 0
    return 0


def _parser() -> Parser:
    parser = Parser(prog="higaki", description="A table for merchant board games.")
    parser.add_argument("--version", action="version", version=f"higaki {higaki.__version__}, {BUILD}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", help="one of: " + ", ".join(catalogue.names()))
    play.add_argument("--seats", type=int, help="how many players, bots included")
    play.add_argument("--bots", help="comma-separated, for the last seats: " + ", ".join(NAMES))
    play.add_argument("--seed", type=int, help="deal the same cards again")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    play.add_argument("--position", type=Path, metavar="FILE", help="begin at a written position")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the game to this file when it is over")
    _language(play)
    play.set_defaults(run=_play)

    listing = commands.add_parser("games", help="the games there are")
    listing.add_argument("--json", action="store_true", help="for programs")
    _language(listing)
    listing.set_defaults(run=_games)

    replay = commands.add_parser("replay", help="tell a saved game from its beginning")
    replay.add_argument("file", type=Path, metavar="FILE")
    _language(replay)
    replay.set_defaults(run=_replay)

    verify = commands.add_parser("verify", help="check that a finished game was dealt by the key that was sealed")
    verify.add_argument("file", type=Path, metavar="FILE", help="the game as the server hands it out after its end")
    verify.add_argument("--seal", help="the seal that stood in the log when the game began")
    verify.add_argument("--code", help="the code of seal and digests, which your browser shows after the game")
    _language(verify)
    verify.set_defaults(run=_verify)

    _language(add_arena_command(commands))
    _language(add_balance_command(commands))
    _language(add_puzzles_command(commands))
    _language(add_explorer_command(commands))
    _language(add_new_game_command(commands))

    add_server_commands(commands)
    return parser


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", default="en", help="language: " + ", ".join(languages()))


def _play(asked: argparse.Namespace) -> None:
    if asked.save is not None and not asked.save.parent.is_dir():
        raise BadSetting(f"{asked.save.parent} is no folder; right would be one to which --save can write")
    game = catalogue.find(asked.game)
    words = Words(game.folder, asked.lang)
    names = _bot_names(asked.bots) if asked.bots is not None else None
    match = _match(game, asked, names, words)
    seats = match.table.seats
    if names is None:
        names = ["greedy"] * (seats - 1)
    _check_that_they_fit(names, seats)
    bots: dict[int, Bot] = {}
    seed = secrets.randbelow(1 << 40) if match.seed is None else match.seed
    for number, name in enumerate(names):
        seat = seats - len(names) + number
        bots[seat] = bot_called(name, rng_of(seed, f"bot {seat} {len(match.log)}"))
    terminal = Terminal(match, words, bots, sys.stdin, sys.stdout)
    terminal.play()
    if asked.save is not None and match.over:
        try:
            write_save(asked.save, match)
        except OSError as error:
            right = "a file that --save can write"
            raise BadSetting(f"{asked.save} cannot be written ({error.strerror}); right would be {right}") from None
        terminal.drawing.say("shell-saved", file=str(asked.save))


def _match(game: Game, asked: argparse.Namespace, bots: list[str] | None, words: Words) -> Match:
    """A new game, one from a written position, or a saved one."""
    if asked.position is not None and asked.resume is not None:
        raise BadSetting("--position and --resume cannot go together; right would be one of them")
    if asked.resume is not None:
        match = higaki.load(read_json(asked.resume))
        if match.game.name != game.name:
            raise BadSetting(f"{asked.resume} is a game of {match.game.name}; right would be one of {game.name}")
        return match
    if asked.position is not None:
        return higaki.start(game.name, read_json(asked.position), seed=asked.seed)
    seats = asked.seats
    if seats is None and bots is not None:
        seats = max(len(bots) + 1, game.settings.seats[0])
    options = options_of([game.name], asked.option)
    if asked.seed is not None:
        return higaki.new(game.name, seats=seats, seed=asked.seed, **options)
    return _sealed_match(game, game.settings.seats[-1] if seats is None else seats, bots, options, words)


def _sealed_match(game: Game, seats: int, bots: list[str] | None, options: dict[str, object], words: Words) -> Match:
    """A new unpredictable game: its key is sealed before the people at this terminal add a number to it."""
    game.empty_table(seats, 0, options)
    _check_that_they_fit(bots or [], seats)
    drawing, key = Renderer(words, sys.stdout), new_key()
    drawing.say("shell-sealed", seal=seal(key))
    people = game.seat_names[: seats - len(bots) if bots is not None else 1]
    numbers: list[Added] = []
    if people:
        number = secrets.token_bytes(NUMBER_BYTES)
        numbers.append(Added(people, digest_of(number), number))
        drawing.say("shell-added", number=number.hex())
    return new_match(game, seats, Dealer(None, key, numbers), options)


def _check_that_they_fit(bots: list[str], seats: int) -> None:
    if len(bots) > seats:
        raise BadSetting(f"{len(bots)} bots do not fit at a table for {seats}; right would be at most {seats}")


def _bot_names(listed: str) -> list[str]:
    names = [name.strip() for name in listed.split(",") if name.strip()]
    for name in names:
        bot_called(name, rng_of(0, "is there one"))
    return names


def _games(asked: argparse.Namespace) -> None:
    listed: list[dict[str, Any]] = []
    words: dict[str, Words] = {}
    for name in catalogue.names():
        game = catalogue.find(name)
        words[name] = Words(game.folder, asked.lang)
        listed.append(
            {
                "name": name,
                "title": words[name].say("title"),
                "seats": game.settings.seats,
                "minutes": game.settings.minutes,
                "rules": game.settings.rules,
                "options": {option.name: option.values for option in game.settings.options},
            }
        )
    if asked.json:
        print(json.dumps(listed, indent=2, ensure_ascii=False))
    else:
        list_games(listed, words, sys.stdout)


def _replay(asked: argparse.Namespace) -> None:
    match = higaki.load(read_json(asked.file))
    words = Words(match.game.folder, asked.lang)
    drawing = Renderer(words, sys.stdout)
    drawing.title(match)
    if match.earlier:
        drawing.say("shell-earlier", count=len(match.earlier))
    drawing.log(match.told(None))
    if match.over:
        drawing.result(match.scene(None))
    else:
        drawing.say("shell-unfinished", seat=drawing.seat(match.game.seat_names[match.seat]))


def _verify(asked: argparse.Namespace) -> None:
    """Load a saved game, which replays the whole log with the key and refuses a different result."""
    match = higaki.load(read_json(asked.file))
    sealed = match.dealer.seal
    if sealed is None or match.origin is not None or not match.over:
        raise BadSave("this game cannot be verified; right would be a finished one that was dealt by a key")
    if asked.seal is not None and asked.seal.lower() != sealed:
        raise BadSave(
            f"the key of this game has the seal {sealed}, not {short(asked.seal)}: it was dealt by another key"
        )
    numbers = match.dealer.numbers
    fixed = code(sealed, numbers or ())
    if asked.code is not None and asked.code.lower() != fixed:
        raise BadSave(
            f"seal and digests of this game have the code {fixed}, not {short(asked.code)}: others were fixed before it"
        )
    words = Words(match.game.folder, asked.lang)
    told: dict[str, str | int] = {"decisions": len(match.log), "seal": sealed}
    if numbers is None:  # saved by an older version, without numbers
        print(words.say("shell-verified", **told))
        return
    shown = _seats_of([one for one in numbers if one.number is not None], words)
    withheld = _seats_of([one for one in numbers if one.number is None], words)
    if shown:
        print(words.say("shell-verified-numbers", seats=shown, code=fixed, **told))
        print(words.say("shell-proof-numbers"))
    else:
        print(words.say("shell-verified-no-numbers", **told))
        print(words.say("shell-proof-no-numbers"))
    if withheld:
        print(words.say("shell-withheld", seats=withheld))


def _seats_of(numbers: list[Added], words: Words) -> str:
    return ", ".join(words.piece("seat", seat) for one in numbers for seat in one.seats)


if __name__ == "__main__":
    sys.exit(main())
