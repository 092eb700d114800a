"""The events by name (p. 2). The effect of each is in the rule that it changes."""

from typing import Final

from higaki.games.yedo.printed import EVENTS

WEAPONS_FAIR: Final = EVENTS.numbers["weapons_fair"]
RICE_LEVY: Final = EVENTS.numbers["rice_levy"]
SPRING_FESTIVAL: Final = EVENTS.numbers["spring_festival"]
PILGRIMS_GIFTS: Final = EVENTS.numbers["pilgrims_gifts"]
SLEEPY_WATCH: Final = EVENTS.numbers["sleepy_watch"]
HURRIED_ROUNDS: Final = EVENTS.numbers["hurried_rounds"]
NEW_CAPTAIN: Final = EVENTS.numbers["new_captain"]
TRAVELLING_CARPENTERS: Final = EVENTS.numbers["travelling_carpenters"]
OPEN_COURT: Final = EVENTS.numbers["open_court"]
GENEROUS_PATRONS: Final = EVENTS.numbers["generous_patrons"]
EVENING_OF_MUSIC: Final = EVENTS.numbers["evening_of_music"]
SHIPS_FROM_AFAR: Final = EVENTS.numbers["ships_from_afar"]
EARTHQUAKE: Final = EVENTS.numbers["earthquake"]
TIDAL_WAVE: Final = EVENTS.numbers["tidal_wave"]
GREAT_FIRE: Final = EVENTS.numbers["great_fire"]
FEVER: Final = EVENTS.numbers["fever"]
BROKEN_HEARTS: Final = EVENTS.numbers["broken_hearts"]
SWORD_EDICT: Final = EVENTS.numbers["sword_edict"]
HOUSE_SEARCH: Final = EVENTS.numbers["house_search"]
OUT_OF_FAVOUR: Final = EVENTS.numbers["out_of_favour"]
