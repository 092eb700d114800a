"""The prints on missions, action, bonus, event and favour cards (p. 1 and 2)."""

from typing import Final

from higaki.engine.base.kinds import EMPTY_SET, Kinds, SetOf
from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.native_arrays import figures, flags, lists
from higaki.engine.base.strict_toml import Row, names_of
from higaki.engine.table.cells import NOWHERE
from higaki.games.yedo.box import (
    ANNEXES,
    BONUS_ROWS,
    CARD_ROWS,
    COLOUR_WORDS,
    DISTRICTS,
    EVENT_ROWS,
    FAVOUR_ROWS,
    KIND_WORDS,
    MISSION_ROWS,
    WEAPONS,
)

# The gains of a mission or a favour, in the order in which they are given.
REWARDS: Final = (
    "prestige",
    "mon",
    "church",
    "blessing",
    "card",
    "bonus",
    "mission",
    "weapon",
    "top_weapon",
    "to_reserve",
    "swap_watch",
    "ends_game",
)
PRESTIGE: Final = 0
MON: Final = 1
CHURCH: Final = 2
BLESSING: Final = 3
CARD: Final = 4
BONUS: Final = 5
MISSION: Final = 6
WEAPON: Final = 7
TOP_WEAPON: Final = 8
TO_RESERVE: Final = 9
SWAP_WATCH: Final = 10
ENDS_GAME: Final = 11
REWARD_COUNT: Final[i64] = len(REWARDS)

# The demands of a mission: disciples by district, weapons, annexes and geishas to show, a blessing and Mon to give, and
# earlier missions of a kind.
NEEDS: Final = (*DISTRICTS.names, *WEAPONS.names, *ANNEXES.names, "geishas", "blessing", "mon", *KIND_WORDS)
NEED_COUNT: Final[i64] = len(NEEDS)
NEED_WEAPON: Final[i64] = len(DISTRICTS)
NEED_ANNEX: Final[i64] = NEED_WEAPON + len(WEAPONS)
NEED_GEISHAS: Final[i64] = NEED_ANNEX + len(ANNEXES)
NEED_BLESSING: Final[i64] = NEED_GEISHAS + 1
NEED_MON: Final[i64] = NEED_BLESSING + 1
NEED_KIND: Final[i64] = NEED_MON + 1


def _amounts(row: Row, key: str, words: tuple[str, ...]) -> dict[str, int]:
    """The amounts in a row, by word."""
    return {word: count for word, count in zip(words, row.amounts(key, words), strict=True) if count}


def _printed_mission(row: Row) -> dict[str, object]:
    return {
        "colour": row.word("colour", COLOUR_WORDS),
        "kind": row.word("kind", KIND_WORDS),
        "needs": _amounts(row, "needs", NEEDS),
        "reward": _amounts(row, "reward", REWARDS),
        "bonus_needs": _amounts(row, "bonus_needs", NEEDS),
        "bonus_reward": _amounts(row, "bonus_reward", REWARDS),
    }


MISSIONS: Final = Kinds(
    "mission",
    names_of(MISSION_ROWS),
    [1] * len(MISSION_ROWS),
    printed=[_printed_mission(row) for row in MISSION_ROWS],
    backs=[row.text("colour") for row in MISSION_ROWS],
)
COLOUR_OF: Final = figures([COLOUR_WORDS.index(row.text("colour")) for row in MISSION_ROWS])
KIND_OF: Final = figures([KIND_WORDS.index(row.text("kind")) for row in MISSION_ROWS])
# By part: the standard one, then the bonus.
STANDARD: Final = 0
EXTRA: Final = 1
NEEDED: Final = [
    lists([row.amounts("needs", NEEDS) for row in MISSION_ROWS]),
    lists([row.amounts("bonus_needs", NEEDS) for row in MISSION_ROWS]),
]
GIVEN: Final = [
    lists([row.amounts("reward", REWARDS) for row in MISSION_ROWS]),
    lists([row.amounts("bonus_reward", REWARDS) for row in MISSION_ROWS]),
]

FAVOURS: Final = Kinds(
    "favour",
    names_of(FAVOUR_ROWS),
    [1] * len(FAVOUR_ROWS),
    printed=[{"reward": _amounts(row, "reward", REWARDS)} for row in FAVOUR_ROWS],
)
FAVOUR_GIVES: Final = lists([row.amounts("reward", REWARDS) for row in FAVOUR_ROWS])

# The moments of an action card: in a phase during one's own turn, in 5b or 5c, or when another card is played.
MOMENTS: Final = ("2", "4", "5b", "5c", "7", "reaction")
IN_PHASE_2: Final = MOMENTS.index("2")
IN_PHASE_4: Final = MOMENTS.index("4")
IN_PHASE_5B: Final = MOMENTS.index("5b")
IN_PHASE_5C: Final = MOMENTS.index("5c")
IN_PHASE_7: Final = MOMENTS.index("7")
CARDS: Final = Kinds(
    "card",
    names_of(CARD_ROWS),
    [row.number("copies") for row in CARD_ROWS],
    printed=[
        {
            "phases": row.texts("phases"),
            "mon": row.number("mon"),
            "samurai": row.flag("samurai"),
            "figures": row.numbers("figures"),
        }
        for row in CARD_ROWS
    ],
)
CARD_COUNT: Final[i64] = len(CARDS)


def _moments(row: Row) -> i64:
    """The set of a card's moments."""
    found: i64 = EMPTY_SET
    for word in row.texts("phases"):
        found = SetOf.with_(found, MOMENTS.index(word))
    return found


CARD_MOMENTS: Final = figures([_moments(row) for row in CARD_ROWS])
CARD_COST: Final = figures([row.number("mon") for row in CARD_ROWS])
CARD_OF_SAMURAI: Final = flags([row.flag("samurai") for row in CARD_ROWS])
# The figure printed on a card that has one.
CARD_FIGURE: Final = figures([(row.numbers("figures") or [0])[0] for row in CARD_ROWS])

BONUS_KINDS: Final = ("most", "fewest", "least", "each")
MEASURES: Final = (
    "missions",
    *[f"missions_{colour}" for colour in COLOUR_WORDS],
    *[f"kind_{kind}" for kind in KIND_WORDS],
    "weapons",
    "annexes",
    "geishas",
    "mon",
    "disciples",
    "action_cards",
    "unfulfilled_missions",
    "order_first",
    "different_weapons",
    "blessings",
    "mission_colours",
    "mission_kinds",
    "missions_with_bonus",
)
BONUSES: Final = Kinds(
    "bonus",
    names_of(BONUS_ROWS),
    [1] * len(BONUS_ROWS),
    printed=[
        {
            "alone": row.number("alone"),
            "shared": row.number("shared"),
            "kind": row.word("kind", BONUS_KINDS),
            "of": row.word("of", MEASURES),
            "amount": row.number("amount"),
        }
        for row in BONUS_ROWS
    ],
)
BONUS_COUNT: Final[i64] = len(BONUSES)
BONUS_ALONE: Final = figures([row.number("alone") for row in BONUS_ROWS])
BONUS_SHARED: Final = figures([row.number("shared") for row in BONUS_ROWS])
BONUS_KIND: Final = figures([BONUS_KINDS.index(row.text("kind")) for row in BONUS_ROWS])
BONUS_OF: Final = figures([MEASURES.index(row.text("of")) for row in BONUS_ROWS])
BONUS_AMOUNT: Final = figures([row.number("amount") for row in BONUS_ROWS])

EVENTS: Final = Kinds(
    "event",
    names_of(EVENT_ROWS),
    [1] * len(EVENT_ROWS),
    printed=[
        {"closes": row.text("closes"), "figures": row.numbers("figures"), "samurai": row.flag("samurai")}
        for row in EVENT_ROWS
    ],
)
EVENT_COUNT: Final[i64] = len(EVENTS)
EVENT_OF_SAMURAI: Final = flags([row.flag("samurai") for row in EVENT_ROWS])
# The district that an event closes, or NOWHERE.
EVENT_CLOSES: Final = figures(
    [DISTRICTS.numbers[row.text("closes")] if row.text("closes") else NOWHERE for row in EVENT_ROWS]
)
EVENT_FIGURES: Final = lists([[*row.numbers("figures"), 0, 0] for row in EVENT_ROWS])
