"""The translated rules of one game as a C header, with the functions that the frame calls."""

from building.translator.program import Program, literal
from building.translator.statements import translate
from building.translator.values import LISTS, NUMBER, NUMBERS, TABLE
from higaki.engine.table.game import Game
from higaki.engine.table.places import AGENDA_DEPTH
from higaki.engine.table.steps import CHANCE, Window
from higaki.engine.table.table import Table
from higaki.engine.views.observation import observe_into
from higaki.engine.views.observation_layout import Outlook
from higaki.engine.views.observation_parts import OUTLOOK_FIELDS
from higaki.engine.views.random_play import random_thing
from higaki.engine.views.redeal import redeal_in_place

# Methods of a game that the frame calls, by the name under which it does.
OF_GAME = {"set_up": "set_up", "standing": "standing", "eyes": "eyes", "evaluate": "worth_of_seat"}
# The same, for bots that search.
FOR_SEARCH = {"terms": "terms_of_seat", "elapsed": "elapsed"}
TYPES = {"number": NUMBER, "numbers": NUMBERS, "lists": LISTS}
# By step, what the planning of bots reads.
FOR_PLANNING = ("between_actions", "unforeseen", "decline")


def game_code(game: Game) -> str:
    """The rules of a game in C."""
    program = Program(game, translate)
    program.given_record(Outlook, {name: TYPES[kind] for name, kind in OUTLOOK_FIELDS.items()})
    entries = {
        "follow": program.function(Table.follow, TABLE, Table),
        "settle": program.function(Table.settle, TABLE, Table),
    }
    entries |= {"random_thing": program.function(random_thing), "observe": program.function(observe_into)}
    for name, method in (OF_GAME | FOR_SEARCH).items():
        entries[name] = program.function(getattr(type(game), method), None, type(game), (("self", game),))
    entries["redeal"] = program.function(redeal_in_place)
    for field in FOR_PLANNING:
        program.field_of_steps(field)
    program.are_of(Window)
    program.translate_all()
    settings = game.search_settings
    numbers = {
        "CELLS": game.layout.cells,
        "FIRST_OPTION": game.layout.first_option,
        "THINGS": len(game.things.names),
        "STEPS": len(game.step_by_number),
        "CLASSES": len(program.classes),
        "AGENDA_DEPTH": AGENDA_DEPTH,
        "CHANCE": CHANCE,
        "RECURSES": int(program.recurses()),
        "PROMISING": settings.promising,
        "FORESIGHT": settings.foresight,
        "FAR_SIGHT": settings.far_sight,
        "LONG_TURNS": int(settings.long_turns),
        "WHOLE_TURNS": int(settings.whole_turns),
        "TERMS": program.terms,
        "ODDS_COUNT": len(game.odds.numbers),
    }
    # C has no array without an entry.
    odds = [literal(number) for number in game.odds.numbers] or ["0"]
    return "\n".join(
        [
            f"/* The rules of {game.name}, translated from Python. Not to be edited. */",
            f"#define LONGEST {program.longest}",
            '#include "numbers.h"',
            f"enum {{ {', '.join(f'{name} = {number}' for name, number in numbers.items())} }};",
            "typedef struct {",
            "    NUMBERS_FIRST",
            "    i16 cells[CELLS];",
            "    NUMBERS_LAST",
            "} Table;",
            *[record.struct() for record in program.records_in_order()],
            f"CONST double ODDS_PER_POINT = {literal(settings.odds_per_point)};",
            f"CONST double ODDS[] = {{{', '.join(odds)}}};",
            *program.constants,
            *program.prototypes,
            *program.bodies.values(),
            *[f"#define rule_{name} {function}" for name, function in entries.items()],
            "",
        ]
    )
