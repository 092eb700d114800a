"""What the rulebook states: districts and the ring of the watch, limits, prices. Cards come with the components."""

RING = ("castle", "gates", "tavern", "harbor", "redlight", "market", "temple")
DIRECTION = {"red": 1, "blue": -1}
CASTLE_POSTS = ("audience", "orders", "garden")
POSTS = ("audience", "orders", "garden", "gates", "tavern", "harbor", "redlight", "market", "temple")
ANNEXES = ("yashiki", "karesansui", "dojo", "kobudo")
COLOURS = ("green", "yellow", "red", "black")
KINDS = ("espionage", "theft", "assassination", "kidnapping", "war")
WEAPONS = ("doku", "fukiya", "katana", "metsubushi", "nawa", "shuko", "shuriken", "yumi")

ROUNDS = 11
DISCIPLES = 4
RESERVE_LIMIT = 2  # a captured disciple who would be the third there goes home
LIMITS = {"missions": 4, "cards": 3, "bonuses": 2, "weapons": 4}
MOST_GEISHAS = 3

START_MON = 12
START_PRESTIGE = 1
START_MISSIONS = 4
SIT_OUT = 3
CHURCH_IF_EMPTY, CHURCH_IF_NOT = 3, 1
DOJO_INCOME = 1
RECRUIT = 7
HONOUR = {1: 3, 2: 5}  # prestige given at the gates, Mon taken
ANNEX = 11
FOREIGN_GOODS = {1: 4, 3: 9}  # prestige had at the harbour, Mon paid
GEISHA_MON, GEISHA_PRESTIGE = 8, 2
CARD = 4
MARKET = (8, 8, 8, 6, 6)
LEFT_FIELDS = 3
KOBUDO_LESS = 3
SOLD_CARD = 2
AUDIENCE = 1
WON_PRESTIGE = 2  # with an annex or a geisha from the bidding
DRAWN, LOOKED_AT = 3, 3
BLACKMAIL = 2

FIELDS = ("action", "bonus", "weapon", "annex", "geisha", "disciple", "mission")
SEATS_WITH_GROUPS = (2, 3)


def district(post: str) -> str:
    return "castle" if post in CASTLE_POSTS else post


def posts_of(name: str) -> tuple[str, ...]:
    return CASTLE_POSTS if name == "castle" else (name,)


def neighbours(name: str) -> set[str]:
    place = RING.index(name)
    return {RING[place - 1], RING[(place + 1) % len(RING)]}
