"""The action cards by name."""

from typing import Final

from higaki.games.yedo.printed import CARDS

BRIBED_PATROL: Final = CARDS.numbers["bribed_patrol"]
FALSE_ALARM: Final = CARDS.numbers["false_alarm"]
CHANGING_OF_THE_WATCH: Final = CARDS.numbers["changing_of_the_watch"]
HOT_PURSUIT: Final = CARDS.numbers["hot_pursuit"]
TRAPDOOR: Final = CARDS.numbers["trapdoor"]
FORGED_PAPERS: Final = CARDS.numbers["forged_papers"]
OVER_THE_ROOFTOPS: Final = CARDS.numbers["over_the_rooftops"]
SAFE_HOUSE: Final = CARDS.numbers["safe_house"]
WALLS_HAVE_EARS: Final = CARDS.numbers["walls_have_ears"]
FRESH_DELIVERY: Final = CARDS.numbers["fresh_delivery"]
LETTER_OF_PASSAGE: Final = CARDS.numbers["letter_of_passage"]
LONG_HOURS: Final = CARDS.numbers["long_hours"]
FRIEND_AT_THE_STALL: Final = CARDS.numbers["friend_at_the_stall"]
SEALED_ORDERS: Final = CARDS.numbers["sealed_orders"]
HIDDEN_PURSE: Final = CARDS.numbers["hidden_purse"]
PICKPOCKET: Final = CARDS.numbers["pickpocket"]
AMBUSH: Final = CARDS.numbers["ambush"]
SWITCHED_BLADES: Final = CARDS.numbers["switched_blades"]
SLANDER: Final = CARDS.numbers["slander"]
LURED_AWAY: Final = CARDS.numbers["lured_away"]
BARRED_DOOR: Final = CARDS.numbers["barred_door"]
MANHUNT: Final = CARDS.numbers["manhunt"]
SPOILED_SCHEME: Final = CARDS.numbers["spoiled_scheme"]
