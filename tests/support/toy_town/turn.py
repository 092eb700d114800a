"""A day in the town: everybody acts once, and then rests."""

from higaki.engine.base.kinds import Count, SetOf
from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.base.native_arrays import figures
from higaki.engine.base.piece_encoding import marked
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.stacks import deal_top, look, put_on_top, put_under, shuffle, take_top
from higaki.engine.table.steps import NOBODY, Chance, Choice, Effect, SecretChoice, Window
from higaki.engine.table.table import Table
from toy_town.places import (
    ANT,
    ARCHIVE,
    AREA,
    AREAS,
    BID,
    BOARD,
    BOUGHT,
    CAMP,
    CHEST,
    COINS,
    DAY,
    DECLINE,
    DEEDS,
    DONE,
    DRAW,
    FILE,
    FLOODED,
    HELPERS,
    KNOCK,
    LAID,
    LENGTH,
    LETTER,
    LETTER_SEEN,
    LETTER_STACK,
    LETTERS,
    LOOK,
    MOST_BID,
    MOST_SEEN,
    MOST_VISITS,
    NEIGHBOUR,
    OBJECT,
    OBJECTED,
    OPEN,
    PATRON,
    PAWN,
    POINTS,
    POST,
    PURSE,
    QUARRY,
    QUEUE,
    RETURN,
    RIVAL,
    SEATS,
    SHAKE,
    SHORT,
    STASH,
    STEPS,
    STONE,
    STONES,
    STONES_AT,
    TASK,
    TASK_STACK,
    TIMES,
    TOAST,
    TOUR,
    VISITS,
    WALL,
)


class ChooseStart(Choice):
    """Where one's pawn stands at first."""

    def options(self, t: Table) -> None:
        for area in range(len(AREAS)):
            t.offer(AREA + area)

    def take(self, t: Table, thing: i64) -> None:
        t[PAWN + self.seat] = AREA.member(thing)


class BeginTurn(Effect):
    """The first seat's turn begins a day, with a flood; the last day is agreed on."""

    def happen(self, t: Table) -> None:
        if self.seat == 0:
            t[DAY] += 1
            if t[DAY] > (2 if t[LENGTH] == SHORT else 5):
                t.finish()
                return
        t.then(ACT.of(self.seat), REST.of(self.seat), BEGIN_TURN.of(t.left_of(self.seat)))
        if self.seat == 0:
            t.then(FLOOD.of())


class Flood(Chance):
    """The harbour is flooded three times as often as the church; stones there fall back into the quarry."""

    def options(self, t: Table) -> None:
        t.offer(AREA + 2)
        t.offer(AREA + 0)

    def weights(self, t: Table) -> vec[i64]:
        return FLOOD_WEIGHTS

    def take(self, t: Table, thing: i64) -> None:
        area = AREA.member(thing)
        t.tell(FLOODED, NOBODY, area)
        while t.size(STONES_AT + area):
            t.move(t.any_in(STONES_AT + area), STONES_AT + area, QUARRY)
            t[LAID] -= 1


class Act(SecretChoice):
    """One action. Some of them reveal something, and each in another way."""

    def options(self, t: Table) -> None:
        seat = self.seat
        for thing in (SHAKE, KNOCK, TOUR, TOAST):
            t.offer(thing)
        if t.size(LETTER_STACK):
            for thing in (LOOK, DRAW, STASH):
                t.offer(thing)
        if t.size(POST + seat):
            t.offer(RETURN)
            t.offer(FILE)
        if t.size(CHEST + seat):
            t.offer(OPEN)
        for bid in range(1, min(MOST_BID, t[COINS + seat]) + 1):
            t.offer(BID + bid)
        t.offer_kinds(QUARRY, 0, len(STONES), STONE)
        for time in range(len(TIMES)):
            if t.size(TASK_STACK + time):
                t.offer(TASK + time)

    def take(self, t: Table, thing: i64) -> None:
        seat = self.seat
        if thing in BID:
            t.shift(BID.member(thing), COINS + seat, PURSE)
            t.then(MAY_OBJECT.of(t.left_of(seat), seat, BID.member(thing)))
        elif thing in STONE:
            t.move(STONE.member(thing), QUARRY, STONES_AT + t[PAWN + seat])
            t[LAID] += 1
        elif thing in TASK:
            stack = TASK_STACK + TASK.member(thing)
            t.put(take_top(t, stack), stack, DEEDS + seat)
        elif thing == TOUR:
            t.then(VISIT.of(seat, 0, MOST_VISITS))
        elif thing == TOAST:
            t.then(RAISE_GLASS.of(seat, 0))
        elif thing == SHAKE:
            t.below(6)
        else:
            handle_letters(t, seat, thing)


def handle_letters(t: Table, seat: i64, thing: i64) -> None:
    """All that can be done with letters."""
    if thing == LOOK:
        t.then(SORT.of(seat, look(t, LETTER_STACK, seat, MOST_SEEN)))
    elif thing == DRAW:
        deal_top(t, LETTER_STACK, POST + seat)
    elif thing == STASH:
        deal_top(t, LETTER_STACK, CHEST + seat)
    elif thing == RETURN:
        t.then(RETURN_LETTER.of(seat))
    elif thing == FILE:
        file_letter(t, seat)
    elif thing == OPEN:
        show(t, seat, t.any_in(CHEST + seat), CHEST + seat)
    elif t.count(POST + t.left_of(seat), ANT):  # knocking at the neighbour's
        show(t, t.left_of(seat), ANT, POST + t.left_of(seat))


def show(t: Table, seat: i64, letter: i64, heap: i64) -> None:
    """Put a letter on the board, with its owner's stone."""
    t.remove(letter, heap)
    t.lay(marked(letter, seat), heap, BOARD)


def file_letter(t: Table, seat: i64) -> None:
    """The first letter goes on top of the archive; whenever three lie there they are mixed."""
    letter = t.any_in(POST + seat)
    t.remove(letter, POST + seat)
    put_on_top(t, letter, POST + seat, ARCHIVE, 1 << seat)
    if t.size(ARCHIVE) % 3 == 0:
        shuffle(t, ARCHIVE)


class Sort(Choice):
    """One of the letters just seen may go under the stack; the others stay in their order."""

    seen: i64

    def options(self, t: Table) -> None:
        t.offer(DONE)
        for slot in range(self.seen):
            t.offer(LETTER_SEEN + slot)

    def take(self, t: Table, thing: i64) -> None:
        if thing in LETTER_SEEN:
            above = [take_top(t, LETTER_STACK) for _ in range(LETTER_SEEN.member(thing))]
            put_under(t, take_top(t, LETTER_STACK), LETTER_STACK, LETTER_STACK, 1 << self.seat)
            for letter in reversed(above):
                put_on_top(t, letter, LETTER_STACK, LETTER_STACK, 1 << self.seat)


class ReturnLetter(SecretChoice):
    """A letter goes back on top of the stack, and nobody else knows which."""

    hidden = True

    def options(self, t: Table) -> None:
        t.offer_kinds(POST + self.seat, 0, len(LETTERS), LETTER)

    def take(self, t: Table, thing: i64) -> None:
        letter = LETTER.member(thing)
        t.remove(letter, POST + self.seat)
        put_on_top(t, letter, POST + self.seat, LETTER_STACK, 1 << self.seat)


class MayObject(Window):
    """Whoever has an ant may show it against a bid; the coins go back."""

    decline: i64 = DECLINE
    bidder: i64
    bid: i64

    def options(self, t: Table) -> None:
        t.offer(DECLINE)
        if t.count(POST + self.seat, ANT):
            t.offer(OBJECT)

    def take(self, t: Table, thing: i64) -> None:
        if thing == OBJECT:
            show(t, self.seat, ANT, POST + self.seat)
            t.tell(OBJECTED, self.seat, self.bidder)
            t.shift(self.bid, PURSE, COINS + self.bidder)
        elif t.left_of(self.seat) == self.bidder:
            t.then(BUY.of(self.bidder, self.bid))
        else:
            t.then(MAY_OBJECT.of(t.left_of(self.seat), self.bidder, self.bid))


class Buy(Effect):
    """Nobody objected: the bidder is patron of the area, and whoever was is the rival; a helper queues up there."""

    bid: i64

    def happen(self, t: Table) -> None:
        area = t[PAWN + self.seat]
        t[RIVAL + self.seat] = t[PATRON + area]
        t[PATRON + area] = self.seat
        t[POINTS + self.seat] += self.bid
        if t.count(CAMP, self.seat):
            t.drop(self.seat, CAMP, QUEUE)
        t.tell(BOUGHT, self.seat, area, self.bid)


class Visit(Choice):
    """Up to two different areas: leave a helper, and take a stone."""

    visited: i64
    left: i64

    def options(self, t: Table) -> None:
        t.offer(DONE)
        for area in range(len(AREAS)):
            if not self.visited >> area & 1:
                t.offer(AREA + area)

    def take(self, t: Table, thing: i64) -> None:
        if thing == DONE:
            return
        area = AREA.member(thing)
        t[PAWN + self.seat] = area
        t[VISITS + area] += 1
        if t.count(CAMP, self.seat):
            t.move(self.seat, CAMP, HELPERS + area)
        stone = t.any_in(STONES_AT + area)
        if stone != NOTHING:
            t.move(stone, STONES_AT + area, WALL + self.seat)
            t[LAID] -= 1
        if self.left > 1:
            t.then(VISIT.of(self.seat, self.visited | 1 << area, self.left - 1))


class RaiseGlass(Choice):
    """To as many others as one likes, each once, for a coin each."""

    toasted: i64

    def options(self, t: Table) -> None:
        t.offer(DONE)
        for other in range(t.seats):
            if other != self.seat and t[COINS + self.seat] and not self.toasted >> other & 1:
                t.offer(NEIGHBOUR + other)

    def take(self, t: Table, thing: i64) -> None:
        if thing in NEIGHBOUR:
            other = NEIGHBOUR.member(thing)
            t.shift(1, COINS + self.seat, COINS + other)
            t.then(RAISE_GLASS.of(self.seat, self.toasted | 1 << other))


class Rest(SecretChoice):
    """There is one answer, but whoever acted is asked, and can still take it back."""

    def options(self, t: Table) -> None:
        t.offer(DONE)

    def take(self, t: Table, thing: i64) -> None:
        pass


FLOOD_WEIGHTS = figures([3, 1])

CHOOSE_START = STEPS.each(ChooseStart)
BEGIN_TURN = STEPS.each(BeginTurn)
FLOOD = STEPS.each(Flood)
ACT = STEPS.each(Act)
SORT = STEPS.each(Sort, seen=Count(MOST_SEEN))
RETURN_LETTER = STEPS.each(ReturnLetter)
MAY_OBJECT = STEPS.each(MayObject, bidder=SEATS, bid=Count(MOST_BID))
BUY = STEPS.each(Buy, bid=Count(MOST_BID))
VISIT = STEPS.each(Visit, visited=SetOf(AREAS), left=Count(MOST_VISITS))
RAISE_GLASS = STEPS.each(RaiseGlass, toasted=SetOf(SEATS))
REST = STEPS.each(Rest)
