"""Written positions of Yedo: completing them, and refusing impossible ones."""

from higaki.engine.base.errors import BadPosition
from higaki.engine.table.cells import NOTHING
from higaki.engine.table.stacks import arrange, bag, slots
from higaki.engine.table.table import Table
from higaki.games.yedo.box import (
    ANNEX_COUNT,
    ANNEXES,
    FIELD_COUNT,
    GARDEN,
    LOSSES,
    PHASE_2,
    POST_COUNT,
    POSTS,
    RED,
    SEATS,
    SOURCES,
)
from higaki.games.yedo.places import (
    ALL_MON,
    ANNEX,
    ANNEXES_ASIDE,
    ANNEXES_LEFT,
    BANK,
    BID_ON,
    BIDDING,
    BLESSINGS,
    BLESSINGS_LEFT,
    BONUS,
    CARD,
    CARD_STACK,
    CARDS_ASIDE,
    CHURCH,
    DISCIPLES_ASIDE,
    DISCIPLES_AT,
    EVENT_STACK,
    EVENTS_ASIDE,
    GARDEN_ROW,
    GEISHAS,
    GEISHAS_LEFT,
    HOUSE,
    MISSION,
    MON,
    ON_ANNEX,
    ORDER,
    PHASE,
    PRESTIGE,
    RESERVE,
    ROUND,
    SAMURAI,
    SAT_OUT,
    VERSION,
    WATCH,
    WEAPON,
    gained,
    lost,
)
from higaki.games.yedo.positions.scheduled_steps import complete_agenda, is_setting_up, refuse_unfounded
from higaki.games.yedo.printed import CARD_OF_SAMURAI, CARDS, EVENT_OF_SAMURAI, EVENTS
from higaki.games.yedo.rule_numbers import (
    ANNEXES_OF_EACH,
    BLESSINGS_IN_PLAY,
    GEISHAS_IN_PLAY,
    MOST_BLESSINGS,
    MOST_BONUSES,
    MOST_CARDS,
    MOST_GEISHAS,
    MOST_MISSIONS,
    MOST_WEAPONS,
    ROUNDS,
    SPACES,
)
from higaki.games.yedo.rules.disciple_positions import taken_at
from higaki.games.yedo.rules.hand_limits import GiveBackBonus, GiveBackCard, GiveBackMission, LayDownWeapon
from higaki.games.yedo.rules.setup import WATCH_BEGINS
from higaki.games.yedo.rules.watch import watch_walking


def complete(t: Table) -> None:
    """Disciples that were not mentioned are in the reserve, the order track is clockwise, the watch at the gates."""
    set_aside(t)
    if not is_setting_up(t):
        t[ROUND] = t[ROUND] or 1
        complete_order(t)
        if watch_walking(t) == NOTHING and t[ROUND] < ROUNDS:
            t.set_to(WATCH + RED, WATCH_BEGINS)
    complete_disciples(t)
    complete_annexes(t)
    complete_numbers(t)
    refuse_too_much(t)
    complete_agenda(t)
    refuse_unfounded(t)
    if not is_setting_up(t):
        complete_bidding(t)


def set_aside(t: Table) -> None:
    """The Geisha version has no cards with the Samurai mark."""
    if t[VERSION] == SAMURAI:
        return
    _set_aside(t, CARD_STACK, CARDS_ASIDE, [bool(mark) for mark in CARD_OF_SAMURAI])
    _set_aside(t, EVENT_STACK, EVENTS_ASIDE, [bool(mark) for mark in EVENT_OF_SAMURAI])
    for seat in range(t.seats):
        for card in t.pieces(CARD + seat):
            if CARD_OF_SAMURAI[card]:
                raise BadPosition(f"card of {SEATS.names[seat]}: {CARDS.names[card]} is in the Samurai version only")


def _set_aside(t: Table, stack: int, aside: int, marked: list[bool]) -> None:
    lying, ends = bag(t, stack), slots(t, stack)
    if any(marked[slot.piece] for slot in ends):
        kinds = CARDS if stack == CARD_STACK else EVENTS
        wrong = next(kinds.names[slot.piece] for slot in ends if marked[slot.piece])
        raise BadPosition(f"{wrong} is in the Samurai version only; right would be another one in this version")
    t.fill(aside, t.pieces(aside) + [piece for piece in lying if marked[piece]])
    arrange(t, stack, [piece for piece in lying if not marked[piece]], ends)


def complete_order(t: Table) -> None:
    if t.size(ORDER) == 0:
        t.fill(ORDER, list(range(t.seats)))
    if sorted(t.pieces(ORDER)) != list(range(t.seats)):
        raise BadPosition("order: every clan's marker lies there once; or leave it out")


def complete_bidding(t: Table) -> None:
    """During the bidding all markers are on the bidding track, in other phases on the field of players who are out."""
    markers = (
        t.pieces(BIDDING) + t.pieces(SAT_OUT) + [seat for f in range(FIELD_COUNT) for seat in t.pieces(BID_ON + f)]
    )
    if len(set(markers)) != len(markers) or any(seat >= t.seats for seat in markers):
        raise BadPosition("bidding, won, sat_out: every clan at the table has one marker")
    missing = [seat for seat in t.pieces(ORDER) if seat not in markers]
    spot = BIDDING if t[PHASE] == PHASE_2 and not markers else SAT_OUT
    t.fill(spot, t.pieces(spot) + missing)


def complete_disciples(t: Table) -> None:
    for seat in range(t.seats):
        while t.count(DISCIPLES_ASIDE, seat):
            t.move(seat, DISCIPLES_ASIDE, RESERVE)
        for annex in range(ANNEX_COUNT):
            if t.count(ON_ANNEX + annex, seat) > t.count(ANNEX + seat, annex):
                raise BadPosition(
                    f"annex_post of {ANNEXES.names[annex]}: one disciple of a clan that owns it can stand there"
                )
        if any(piece != seat for piece in t.pieces(HOUSE + seat)):
            raise BadPosition(f"clan_house of {SEATS.names[seat]}: only its own disciples live there")
        if t.pieces(GARDEN_ROW).count(seat) > 1:
            raise BadPosition(f"garden: {SEATS.names[seat]} stands there more than once")
    for post in range(POST_COUNT):
        if taken_at(t, post) > SPACES[post][t.seats]:
            raise BadPosition(
                f"post of {POSTS.names[post]}: with {t.seats} players it has {SPACES[post][t.seats]} spaces"
            )
    if t.size(DISCIPLES_AT + GARDEN):
        raise BadPosition("post of garden: who is in the garden house stands in the row 'garden'")


def complete_annexes(t: Table) -> None:
    for annex in range(ANNEX_COUNT):
        owned = sum([t.count(ANNEX + seat, annex) for seat in range(t.seats)])
        if owned > ANNEXES_OF_EACH[t.seats] or any(t.count(ANNEX + seat, annex) > 1 for seat in range(t.seats)):
            name, most = ANNEXES.names[annex], ANNEXES_OF_EACH[t.seats]
            raise BadPosition(f"annex: {name} is there {most} times with {t.seats} players, and once for a clan")
        while t.count(ANNEXES_LEFT, annex) > ANNEXES_OF_EACH[t.seats] - owned:
            t.move(annex, ANNEXES_LEFT, ANNEXES_ASIDE)


def complete_numbers(t: Table) -> None:
    """The rest of all counted things, and the prestige of each player."""
    t[BANK] = ALL_MON - t[CHURCH] - sum([t[MON + seat] for seat in range(t.seats)])
    geishas = sum([t[GEISHAS + seat] for seat in range(t.seats)])
    blessings = sum([t[BLESSINGS + seat] for seat in range(t.seats)])
    if geishas > GEISHAS_IN_PLAY[t.seats] or blessings > BLESSINGS_IN_PLAY[t.seats]:
        most = f"{GEISHAS_IN_PLAY[t.seats]} geishas and {BLESSINGS_IN_PLAY[t.seats]} blessings"
        raise BadPosition(f"geishas, blessings: with {t.seats} players there are {most}")
    t[GEISHAS_LEFT] = GEISHAS_IN_PLAY[t.seats] - geishas
    t[BLESSINGS_LEFT] = BLESSINGS_IN_PLAY[t.seats] - blessings
    for seat in range(t.seats):
        gains = sum([t[gained(source, seat)] for source in range(len(SOURCES))])
        losses = sum([t[lost(loss, seat)] for loss in range(len(LOSSES))])
        if losses > gains:
            raise BadPosition(f"prestige of {SEATS.names[seat]}: {losses} were lost of {gains}")
        t[PRESTIGE + seat] = gains - losses


def refuse_too_much(t: Table) -> None:
    """No player has more than a clan board holds, unless he is about to choose what to discard."""
    for seat in range(t.seats):
        held = [
            ("mission", t.size(MISSION + seat), MOST_MISSIONS, GiveBackMission),
            ("card", t.size(CARD + seat), MOST_CARDS, GiveBackCard),
            ("bonus", t.size(BONUS + seat), MOST_BONUSES, GiveBackBonus),
            ("weapon", t.size(WEAPON + seat), MOST_WEAPONS, LayDownWeapon),
            ("geishas", t[GEISHAS + seat], MOST_GEISHAS, None),
            ("blessings", t[BLESSINGS + seat], MOST_BLESSINGS, None),
        ]
        for name, count, most, step in held:
            asked = step is not None and any(isinstance(one, step) and one.seat == seat for one in t.agenda)
            if count > most and not asked:
                raise BadPosition(f"{name} of {SEATS.names[seat]}: {count} are too many; right would be at most {most}")
