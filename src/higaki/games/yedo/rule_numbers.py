"""The figures of the rules: components by number of players, limits, prices, minimum bids (p. 1 to 3)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures, lists
from higaki.games.yedo.box import (
    DISTRICTS,
    FIELD_ROWS,
    LIMITS,
    MARKET_PRICES,
    PLAYERS_ROWS,
    POST_ROWS,
    PRICES,
    START,
)

# By number of players; the first two rows are unused.
SPACES: Final = lists([[0, 0, *row.numbers("spaces")] for row in POST_ROWS])
POST_IN: Final = figures([DISTRICTS.numbers[row.text("district")] for row in POST_ROWS])
# By district.
POSTS_OF: Final = lists([[post for post, at in enumerate(POST_IN) if at == here] for here in range(len(DISTRICTS))])


def _by_players(key: str) -> vec[i64]:
    by_seats = {row.number("seats"): row.number(key) for row in PLAYERS_ROWS}
    return figures([by_seats.get(seats, 0) for seats in range(max(by_seats) + 1)])


ANNEXES_OF_EACH: Final = _by_players("annexes_of_each")
GEISHAS_IN_PLAY: Final = _by_players("geishas")
BLESSINGS_IN_PLAY: Final = _by_players("blessings")
MOST_PLAYERS_IN_GROUPS: Final = max([row.number("seats") for row in PLAYERS_ROWS if row.flag("groups")])

MINIMUM_BID: Final = figures([row.number("minimum") for row in FIELD_ROWS])
GROUP: Final = figures([row.number("group") for row in FIELD_ROWS])

MON_AT_START: Final[i64] = START.number("mon")
PRESTIGE_AT_START: Final[i64] = START.number("prestige")
AT_HOME_AT_START: Final[i64] = START.number("disciples_at_home")
RESERVE_AT_START: Final[i64] = START.number("disciples_in_reserve")
MISSIONS_AT_START: Final[i64] = START.number("missions")
CHURCH_AT_START: Final[i64] = START.number("church")

MOST_MISSIONS: Final[i64] = LIMITS.number("missions")
MOST_CARDS: Final[i64] = LIMITS.number("cards")
MOST_BONUSES: Final[i64] = LIMITS.number("bonuses")
MOST_WEAPONS: Final[i64] = LIMITS.number("weapons")
MOST_GEISHAS: Final[i64] = LIMITS.number("geishas")
MOST_BLESSINGS: Final[i64] = LIMITS.number("blessings")

SIT_OUT_MON: Final[i64] = PRICES.number("sit_out")
CHURCH_IF_EMPTY: Final[i64] = PRICES.number("church_if_empty")
CHURCH_IF_NOT: Final[i64] = PRICES.number("church_if_not")
DOJO_INCOME: Final[i64] = PRICES.number("dojo_income")
RECRUIT_MON: Final[i64] = PRICES.number("recruit")
# Prices and gains at the gates and in the harbor: (little, for little), (much, for much).
SELL_PRESTIGE: Final = lists([list(pair) for pair in PRICES.pairs("mon_for_prestige")])
BUY_PRESTIGE: Final = lists([list(pair) for pair in PRICES.pairs("prestige_for_mon")])
ANNEX_MON: Final[i64] = PRICES.number("annex")
GEISHA_MON: Final[i64] = PRICES.number("geisha_mon")
GEISHA_PRESTIGE: Final[i64] = PRICES.number("geisha_prestige")
CARD_MON: Final[i64] = PRICES.number("card")
STALL_PRICES: Final = figures(MARKET_PRICES)
KOBUDO_LESS: Final[i64] = PRICES.number("kobudo_less")
SOLD_CARD_MON: Final[i64] = PRICES.number("sold_card")
AUDIENCE_PRESTIGE: Final[i64] = PRICES.number("audience")
ANNEX_BID_PRESTIGE: Final[i64] = PRICES.number("annex_prestige")
GEISHA_BID_PRESTIGE: Final[i64] = PRICES.number("geisha_bid_prestige")
BLACKMAIL_PRESTIGE: Final[i64] = PRICES.number("blackmail")
ROUNDS: Final[i64] = PRICES.number("rounds")

# The print on the board, for the client.
FIGURES: Final[dict[str, object]] = {
    "recruit": PRICES.number("recruit"),
    "sell": [list(pair) for pair in PRICES.pairs("mon_for_prestige")],
    "annex": PRICES.number("annex"),
    "buy": [list(pair) for pair in PRICES.pairs("prestige_for_mon")],
    "geisha_mon": PRICES.number("geisha_mon"),
    "geisha_prestige": PRICES.number("geisha_prestige"),
    "card": PRICES.number("card"),
    "sold_card": PRICES.number("sold_card"),
    "audience": PRICES.number("audience"),
    "rounds": PRICES.number("rounds"),
    "sit_out": PRICES.number("sit_out"),
    "limits": {name: LIMITS.number(name) for name in ("missions", "cards", "bonuses", "weapons", "geishas")},
    "groups": int(MOST_PLAYERS_IN_GROUPS),
}
