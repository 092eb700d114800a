"""What there is in the town, where it lies, and what can be pointed at."""

from pathlib import Path

from higaki.engine.base.kinds import Kinds
from higaki.engine.table.actions import Things
from higaki.engine.table.events import Story
from higaki.engine.table.places import EVERYBODY, NO_ONE, OWNER, Places
from higaki.engine.table.steps import Steps

SEATS = Kinds("seat", ["red", "blue", "green", "gold"])
AREAS = Kinds("area", ["church", "bank", "harbour"], printed=[{"bell": True}, {"fee": 2}, {}])
STONES = Kinds("stone", ["black", "white"], [6, 6])
# Letters have backs of two colours, and lie in one stack.
LETTERS = Kinds(
    "letter",
    ["ant", "bee", "cat", "dove", "eel"],
    [2, 2, 2, 2, 2],
    printed=[{"legs": legs} for legs in (6, 6, 4, 2, 0)],
    backs=["plain", "plain", "plain", "sealed", "sealed"],
)
ANT = LETTERS.numbers["ant"]
# Tasks have backs of two colours, and lie in a stack for each.
TIMES = Kinds("time", ["dawn", "dusk"])
TASKS = Kinds("task", ["bake", "brew", "sing", "sweep"], [2, 2, 2, 2], backs=["dawn", "dawn", "dusk", "dusk"])

MOST_BID = 5
MOST_SEEN = 3
MOST_VISITS = 2
COINS_EACH = 6

PLACES = Places(Path(__file__).parent, SEATS)
LENGTH = PLACES.option("length")
SHORT = PLACES.value("length", "short")

PAWN = PLACES.track("pawn", SEATS, AREAS)
PATRON = PLACES.track("patron", AREAS, SEATS)
RIVAL = PLACES.track("rival", SEATS, SEATS)
LETTER_STACK = PLACES.stack("letters", LETTERS, rest=True)
TASK_STACK = PLACES.stack("tasks", TASKS, per=TIMES, rest=True)
# Letters that were filed, and sometimes mixed.
ARCHIVE = PLACES.stack("archive", LETTERS)
BOARD = PLACES.row("board", LETTERS, EVERYBODY, capacity=10, marks=SEATS)
QUARRY = PLACES.heap("quarry", STONES, EVERYBODY, rest=True)
STONES_AT = PLACES.heap("stones", STONES, EVERYBODY, per=AREAS)
WALL = PLACES.heap("wall", STONES, EVERYBODY, per=SEATS)
CAMP = PLACES.heap("camp", SEATS, EVERYBODY)
HELPERS = PLACES.heap("helpers", SEATS, EVERYBODY, per=AREAS)
QUEUE = PLACES.row("queue", SEATS, EVERYBODY, capacity=3 * len(SEATS))
POST = PLACES.heap("post", LETTERS, OWNER, per=SEATS)
# Not even the owner has seen what is in it.
CHEST = PLACES.heap("chest", LETTERS, NO_ONE, per=SEATS)
DEEDS = PLACES.heap("deeds", TASKS, EVERYBODY, per=SEATS)
COINS = PLACES.number("coins", most=COINS_EACH * len(SEATS), per=SEATS)
PURSE = PLACES.number("purse", most=COINS_EACH * len(SEATS), derived=True)
POINTS = PLACES.number("points", most=50, per=SEATS)
VISITS = PLACES.number("visits", most=50, per=AREAS)
DAY = PLACES.number("day", most=9)
# How many stones lie in all areas together.
LAID = PLACES.index(1)

THINGS = Things()
DONE = THINGS.button("done")
LOOK = THINGS.button("look")
DRAW = THINGS.button("draw")
STASH = THINGS.button("stash")
RETURN = THINGS.button("return")
FILE = THINGS.button("file")
SHAKE = THINGS.button("shake")
OPEN = THINGS.button("open")
KNOCK = THINGS.button("knock")
TOUR = THINGS.button("tour")
TOAST = THINGS.button("toast")
BID = THINGS.amounts("bid", 1, MOST_BID)
AREA = THINGS.group("area", AREAS)
LETTER_SEEN = THINGS.slots("letters", MOST_SEEN)
LETTER = THINGS.group("post", LETTERS)
STONE = THINGS.group("quarry", STONES)
TASK = THINGS.group("tasks", TIMES)
NEIGHBOUR = THINGS.group("seat", SEATS)
DECLINE = THINGS.button("decline")
OBJECT = THINGS.button("object")

STORY = Story()
BOUGHT = STORY.event("bought", area=AREAS, bid=None)
OBJECTED = STORY.event("objected", bidder=SEATS)
FLOODED = STORY.event("flooded", area=AREAS)

STEPS = Steps(SEATS)
