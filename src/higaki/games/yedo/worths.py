"""What things are worth to a bot, in hundredths of a prestige point: set by hand and checked in games of bots.

Much is worth more the longer the game will go on; what nobody can use any more is worth nothing.
"""

from typing import Final

from higaki.engine.figures import figures
from higaki.engine.native import i64, vec
from higaki.games.yedo.box import ANNEXES, FIELDS
from higaki.games.yedo.cards import CARDS, EXTRA, GIVEN, REWARDS, STANDARD

A_POINT: Final = 100
WHOLE: Final = 100

# What a disciple brings in a round if nothing better is known, and what a step towards a mission saves.
A_DEED: Final = 65
A_STEP: Final = 75
# So many Mon can be come by in one deed, as at the church.
MON_BY_DEED: Final = 3
# How many rounds ahead the future is a whole one.
FAR_AHEAD: Final = 6

# Mon: the more there are, the less each is worth; and in percent, by the rounds that still come.
FIRST_MON: Final = 10
NEXT_MON: Final = 10
LATER_MON: Final = 15
A_MON: Final = 44
A_FIRST_MON: Final = 39
A_NEXT_MON: Final = 38
A_LATER_MON: Final = 30
A_SPARE_MON: Final = 15
MON_BY_ROUNDS: Final = figures([29, 46, 63, 76, 84])
MON_WHEN_NOTHING_COMES: Final = 3

# What the things that missions ask for cost on average, in Mon; bidding makes some of them cheaper.
WEAPON_PRICE: Final = 8
ANNEX_PRICE: Final = 11
GEISHA_PRICE: Final = 7
DISCIPLE_PRICE: Final = 6

# What things are worth for missions and bonus cards that are not known yet.
A_WEAPON: Final = 115
A_SAME_WEAPON: Final = 15
A_GEISHA: Final = 100
A_BLESSING: Final = 50
_ANNEX: Final = {"yashiki": 110, "karesansui": 80, "dojo": 140, "kobudo": 120}
AN_ANNEX: Final = figures([_ANNEX[name] for name in ANNEXES.names])
# A mission that is still to be drawn, and a bonus card.
A_NEW_MISSION: Final = 168
A_MISSION_TOO_MUCH: Final = 50
A_NEW_BONUS: Final = 135
A_BONUS_TOO_MUCH: Final = 50
A_NEW_CARD: Final = 60
A_CARD_TOO_MUCH: Final = 10

# The third and the fourth disciple: now, and for each round that comes.
THIRD_DISCIPLE: Final = 36
THIRD_BY_ROUND: Final = 42
FOURTH_DISCIPLE: Final = 20
FOURTH_BY_ROUND: Final = 20
# Each field further to the front of the order track.
A_FIELD_AHEAD: Final = 12

_CARD: Final = {
    "bribed_patrol": 60,
    "false_alarm": 60,
    "changing_of_the_watch": 65,
    "hot_pursuit": 55,
    "trapdoor": 75,
    "forged_papers": 80,
    "over_the_rooftops": 70,
    "safe_house": 45,
    "walls_have_ears": 50,
    "fresh_delivery": 40,
    "letter_of_passage": 35,
    "long_hours": 80,
    "friend_at_the_stall": 75,
    "sealed_orders": 90,
    "hidden_purse": 95,
    "pickpocket": 75,
    "ambush": 55,
    "switched_blades": 70,
    "slander": 90,
    "lured_away": 90,
    "barred_door": 30,
    "manhunt": 75,
    "spoiled_scheme": 50,
}
A_CARD: Final = figures([_CARD[name] for name in CARDS.names])

# What usually wins a category of the bidding, in Mon.
_USUAL_BID: Final = {
    "action": 2,
    "bonus": 4,
    "weapon": 4,
    "annex": 8,
    "geisha": 7,
    "disciple": 6,
    "mission": 3,
}
USUAL_BID: Final = figures([_USUAL_BID[name] for name in FIELDS.names])

_REWARD: Final = {
    "prestige": 0,
    "mon": 0,
    "church": 80,
    "blessing": 60,
    "card": 60,
    "bonus": 170,
    "mission": 130,
    "weapon": 130,
    "top_weapon": 80,
    "to_reserve": -150,
    "swap_watch": 10,
    "ends_game": 0,
}
_PRESTIGE: Final = REWARDS.index("prestige")
_MON: Final = REWARDS.index("mon")


def _rest_of(gives: vec[i64]) -> int:
    """All but prestige and Mon."""
    return sum(_REWARD[word] * int(count) for word, count in zip(REWARDS, gives, strict=True))


# By mission: prestige (in hundredths), Mon, and the rest, of the standard part and of the bonus.
STANDARD_POINTS: Final = figures([A_POINT * int(gives[_PRESTIGE]) for gives in GIVEN[STANDARD]])
STANDARD_MON: Final = figures([int(gives[_MON]) for gives in GIVEN[STANDARD]])
STANDARD_REST: Final = figures([_rest_of(gives) for gives in GIVEN[STANDARD]])
EXTRA_POINTS: Final = figures([A_POINT * int(gives[_PRESTIGE]) for gives in GIVEN[EXTRA]])
EXTRA_MON: Final = figures([int(gives[_MON]) for gives in GIVEN[EXTRA]])
EXTRA_REST: Final = figures([_rest_of(gives) for gives in GIVEN[EXTRA]])
