"""Moving boats: sliding and turning (p. 2, p. 3), and the bonuses for them (p. 4)."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64, vec
from higaki.engine.table.events import Refused
from higaki.engine.table.steps import ALWAYS, Choice
from higaki.engine.table.table import Table
from higaki.games.dragon_market import actions, events, geometry
from higaki.games.dragon_market.box import BOAT_OF, BOATS, NO_BOAT, NO_BONUS, PARTS_OF_A_BOAT, SHAPE
from higaki.games.dragon_market.geometry import (
    AHEAD,
    ASTERN,
    BOW,
    OFF,
    PARTS,
    SENSE_COUNT,
    STERN,
    SWEPT,
    cell_of,
    heading_of,
    towards,
)
from higaki.games.dragon_market.places import BOARD, BOAT, POINTS
from higaki.games.dragon_market.rules import bonuses
from higaki.games.dragon_market.rules.board import are_free, is_free, lay_boat, lie_of
from higaki.games.dragon_market.rules.boat_refusals import why_not_there
from higaki.games.dragon_market.step_registry import STEPS


def has_room(t: Table, swept: vec[i64]) -> bool:
    """Can a boat turn over these cells? Without cells there is no such turn."""
    return len(swept) > 0 and are_free(t, swept)


def can_slide(t: Table, first: i64) -> bool:
    """Does a first cell exist in this direction, and is it free?"""
    return first != OFF and is_free(t, first)


def can_move(t: Table, seat: i64, boat: i64) -> bool:
    """Does this boat have any move?"""
    lie = lie_of(t, boat)
    if can_slide(t, BOW[lie]) or can_slide(t, STERN[lie]):
        return True
    for sense in range(SENSE_COUNT):
        if has_room(t, SWEPT[towards(sense, lie)]):
            return True
    return bonuses.any_left(t, seat) and offers_bonus_move(t, seat, boat)


def offer_plain_moves(t: Table, boat: i64) -> None:
    """Slides of any length up to an obstacle, and quarter turns with enough free cells (p. 3)."""
    lie = lie_of(t, boat)
    offer_slides(t, AHEAD[lie])
    offer_slides(t, ASTERN[lie])
    for sense in range(SENSE_COUNT):
        if has_room(t, SWEPT[towards(sense, lie)]):
            t.offer(actions.TURN + sense)


def offer_slides(t: Table, ray: vec[i64]) -> None:
    for cell in ray:
        if not is_free(t, cell):
            return
        t.offer(actions.CELL + cell)


def offers_bonus_move(t: Table, seat: i64, boat: i64) -> bool:
    """Does this boat have any move with a bonus?"""
    offered = t.choices
    offer_bonus_moves(t, seat, boat)
    any_move = t.choices > offered
    t.choices = offered
    return any_move


def offer_bonus_moves(t: Table, seat: i64, boat: i64) -> None:
    """Bonus moves that cost a point like any other move (p. 4)."""
    lie = lie_of(t, boat)
    if bonuses.may_use(t, seat, bonuses.BOAT_OVER_BOAT):
        offer_over_one_boat(t, AHEAD[lie])
        offer_over_one_boat(t, ASTERN[lie])
    if bonuses.may_use(t, seat, bonuses.SIDEWAYS):
        offer_sideways(t, SHAPE[boat], lie)
    if bonuses.may_use(t, seat, bonuses.TURN_180) and can_half_turn(t, lie):
        t.offer(actions.HALF_TURN)
    if bonuses.may_use(t, seat, bonuses.OPPOSITE_AXIS):
        for sense in range(SENSE_COUNT):
            if has_room(t, geometry.SWING[towards(sense, lie)]):
                t.offer(actions.SWING + sense)


def offer_moves(t: Table, seat: i64, boat: i64) -> None:
    """All moves of a boat; each costs a point."""
    if t[POINTS] == 0:
        return
    offer_plain_moves(t, boat)
    if bonuses.any_left(t, seat):
        offer_bonus_moves(t, seat, boat)


def moves_of(t: Table, seat: i64, boat: i64) -> list[int]:
    """The same as a list, beside the options of the pending step."""
    offered = t.choices
    offer_moves(t, seat, boat)
    moves: list[int] = [t.option(number) for number in range(offered, t.choices)]
    t.choices = offered
    return moves


def can_half_turn(t: Table, lie: i64) -> bool:
    """Are the cells for a half turn free?"""
    return geometry.HALF_TURNED[lie] != geometry.ASHORE and are_free(t, geometry.HALF_TURN[lie])


def offer_over_one_boat(t: Table, ray: vec[i64]) -> None:
    """The landing cells of a slide over exactly one boat; all three cells of the boat must be free (ruling D11)."""
    passed: i64 = NO_BOAT
    free: i64 = 0
    for cell in ray:
        boat = BOAT_OF[t[BOARD + cell]]
        if boat == NO_BOAT:
            free += 1
            if passed != NO_BOAT and free >= PARTS_OF_A_BOAT:
                t.offer(actions.CELL + cell)
        elif passed not in (NO_BOAT, boat):
            return
        else:
            passed = boat
            free = 0


def offer_sideways(t: Table, shape: i64, lie: i64) -> None:
    """The poses that a boat can reach sideways over free water; it may stop only in a legal pose (ruling D12)."""
    for sense in range(SENSE_COUNT):
        for pose in geometry.SIDEWAYS[towards(sense, lie)]:
            reached = geometry.lie(shape, pose)
            if not are_free(t, geometry.COVERED[reached]):
                break
            if len(PARTS[reached]):
                t.offer(actions.CELL + cell_of(pose))


def place_in(ray: vec[i64], wanted: i64) -> i64:
    """The index of a cell on a way, from 1; 0 if it is not on it."""
    for number in range(len(ray)):
        if ray[number] == wanted:
            return number + 1
    return 0


def landing(t: Table, boat: i64, thing: i64) -> i64:
    """The pose in which the boat ends."""
    lie, pose = lie_of(t, boat), t[BOAT + boat]
    if thing in actions.TURN:
        return geometry.TURNED[towards(actions.TURN.member(thing), lie)]
    if thing in actions.SWING:
        return geometry.SWUNG[towards(actions.SWING.member(thing), lie)]
    if thing == actions.HALF_TURN:
        return geometry.HALF_TURNED[lie]
    cell, heading = actions.CELL.member(thing), heading_of(pose)
    slid = place_in(AHEAD[lie], cell) - place_in(ASTERN[lie], cell)
    return pose + slid * geometry.STRIDE[heading] if slid else geometry.pose_of(cell, heading)


def bonus_for(t: Table, boat: i64, thing: i64) -> i64:
    """The bonus that a move needs, or NO_BONUS."""
    if thing in actions.TURN:
        return NO_BONUS
    if thing in actions.SWING:
        return bonuses.OPPOSITE_AXIS
    if thing == actions.HALF_TURN:
        return bonuses.TURN_180
    lie, cell = lie_of(t, boat), actions.CELL.member(thing)
    if place_in(AHEAD[lie], cell):
        return bonus_for_slide(t, AHEAD[lie], cell)
    if place_in(ASTERN[lie], cell):
        return bonus_for_slide(t, ASTERN[lie], cell)
    return bonuses.SIDEWAYS


def bonus_for_slide(t: Table, ray: vec[i64], end: i64) -> i64:
    """NO_BONUS over free water; otherwise the slide goes over a boat."""
    for cell in ray:
        if cell == end:
            break
        if not is_free(t, cell):
            return bonuses.BOAT_OVER_BOAT
    return NO_BONUS


class MoveBoat(Choice):
    """The target of the boat. Messengers and goods on it move along (p. 3, ruling D6).

    It is asked even with a single option, so that the player sees the target before the boat moves.
    """

    asks: i64 = ALWAYS
    boat: i64

    def options(self, t: Table) -> None:
        offer_moves(t, self.seat, self.boat)
        if bonuses.any_left(t, self.seat) and bonuses.may_use(t, self.seat, bonuses.SWAP_GOODS):
            t.offer(actions.SWAP_GOODS)

    def refused(self, t: Table) -> list[Refused]:
        return why_not_there(t, self.seat, self.boat)

    def take(self, t: Table, thing: i64) -> None:
        if thing == actions.SWAP_GOODS:
            bonuses.swap_goods(t, self.seat, self.boat)
            return
        pose = landing(t, self.boat, thing)
        if bonuses.any_left(t, self.seat):
            bonus = bonus_for(t, self.boat, thing)
            if bonus != NO_BONUS:
                bonuses.use(t, self.seat, bonus)
        t[POINTS] -= 1
        lay_boat(t, self.boat, pose)
        if thing in actions.CELL:
            t.tell(events.SLID, self.seat, self.boat, actions.CELL.member(thing))
        else:
            t.tell(events.TURNED, self.seat, self.boat, heading_of(pose))


MOVE_BOAT: Final = STEPS.each(MoveBoat, boat=BOATS)
