"""Where the weights of `weights.toml` lie in `W`, by which a bot judges a table."""

from typing import Final

from higaki.engine.weights import Weights
from higaki.games.yokohama.box import FOLDER

WEIGHTS: Final = Weights(FOLDER / "weights.toml")
W: Final = WEIGHTS.whole

A_TURN: Final = WEIGHTS.place("a_turn")
A_YEN: Final = WEIGHTS.place("a_yen")
ENOUGH_YEN: Final = WEIGHTS.place("enough_yen")
AN_IMPORT: Final = WEIGHTS.place("an_import")
A_SPARE_IMPORT: Final = WEIGHTS.place("a_spare_import")
ENOUGH_IMPORTS: Final = WEIGHTS.place("enough_imports")
A_GOOD: Final = WEIGHTS.place("a_good")
A_SPARE_GOOD: Final = WEIGHTS.place("a_spare_good")
ENOUGH_GOODS: Final = WEIGHTS.place("enough_goods")
EFFORT: Final = WEIGHTS.place("effort")
AN_AGENT: Final = WEIGHTS.place("an_agent")
HALF_AN_AGENT: Final = WEIGHTS.place("half_an_agent")
AN_ASSISTANT: Final = WEIGHTS.place("an_assistant")
A_LATER_ASSISTANT: Final = WEIGHTS.place("a_later_assistant")
ENOUGH_ASSISTANTS: Final = WEIGHTS.place("enough_assistants")
MANY_ASSISTANTS: Final = WEIGHTS.place("many_assistants")
AN_ASSISTANT_READY: Final = WEIGHTS.place("an_assistant_ready")
ENOUGH_READY: Final = WEIGHTS.place("enough_ready")
A_SHOP: Final = WEIGHTS.place("a_shop")
A_HOUSE: Final = WEIGHTS.place("a_house")
SHOP_STANDS: Final = WEIGHTS.place("shop_stands")
HOUSE_STANDS: Final = WEIGHTS.place("house_stands")
SURE: Final = WEIGHTS.place("sure")
DOUBT: Final = WEIGHTS.place("doubt")
HOPE: Final = WEIGHTS.place("hope")
LEAST_PROMISE: Final = WEIGHTS.place("least_promise")
A_LEAD: Final = WEIGHTS.place("a_lead")
A_SPACE: Final = WEIGHTS.place("a_space")
AN_INDUSTRY: Final = WEIGHTS.place("an_industry")
MAJORITY_IN_INDUSTRY: Final = WEIGHTS.place("majority_in_industry")
MAJORITY_IN_CHURCH: Final = WEIGHTS.place("majority_in_church")
MAJORITY_IN_CUSTOMS: Final = WEIGHTS.place("majority_in_customs")
AN_EXCHANGE: Final = WEIGHTS.place("an_exchange")
AN_INDUSTRY_VALUE: Final = WEIGHTS.place("an_industry_value")
SPARE_OFFERING: Final = WEIGHTS.place("spare_offering")
DEAR_OFFERING: Final = WEIGHTS.place("dear_offering")
NEXT: Final = WEIGHTS.place("next")
SECOND: Final = WEIGHTS.place("second")
THIRD: Final = WEIGHTS.place("third")
OCCUPIED: Final = WEIGHTS.place("occupied")
A_TILE: Final = WEIGHTS.place("a_tile")
A_LOST_TURN: Final = WEIGHTS.place("a_lost_turn")

WEIGHTS.done()
