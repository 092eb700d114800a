"""From the box to the first round (p. 1)."""

from __future__ import annotations

import pytest
from written import part, play, seen, told
from yedo_town import CLANS, amount, asked, cards_of, mon, prestige, printed, refused, start, town, watch, whereabouts

import higaki
from higaki.engine.base.kinds import Kinds
from higaki.games.yedo.printed import CARDS, EVENTS, MISSIONS

rule = pytest.mark.rule
each_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
each_version = pytest.mark.parametrize("version", ["geisha", "samurai"])


def new(seats: int = 4, seed: int = 1, version: str = "geisha") -> higaki.Match:
    return higaki.new("yedo", seats=seats, seed=seed, version=version)


def drafted(seats: int = 4, seed: int = 1, version: str = "geisha", stack: str = "stack.red") -> higaki.Match:
    """Everybody has four missions."""
    match = new(seats, seed, version)
    while asked(match)[1] == "DraftMission":
        match.play(stack if stack in match.options else match.options[-1])
    return match


def at_favours(seats: int = 4, seed: int = 1) -> higaki.Match:
    return drafted(seats, seed)


def of_samurai(kinds: Kinds) -> set[str]:
    return {name for name, card in printed(kinds).items() if card["samurai"]}


@rule("setup.version")
@each_table
def test_p1_the_geisha_version_leaves_out_all_cards_with_the_samurai_mark(seats: int) -> None:
    geisha, samurai = new(seats), new(seats, version="samurai")
    assert (amount(geisha, "card_stack"), amount(geisha, "event_stack")) == (50 - 14, 27 - 5)
    assert (amount(samurai, "card_stack"), amount(samurai, "event_stack")) == (50, 27)
    assert set(part(geisha, "cards_aside")) == of_samurai(CARDS)
    assert set(part(geisha, "events_aside")) == of_samurai(EVENTS)
    assert part(samurai, "cards_aside") == part(samurai, "events_aside") == []


@rule("setup.stacks")
def test_p1_stacks_are_shuffled_and_nobody_knows_what_lies_in_them() -> None:
    match = new()
    sizes = [amount(match, "mission_stack", colour) for colour in ("green", "yellow", "red", "black")]
    assert sizes == [12, 18, 18, 11]
    assert (amount(match, "bonus_stack"), amount(match, "weapon_stack")) == (27, 38)
    for viewer in [*CLANS[:4], None]:
        for stack in ("bonus_stack", "card_stack", "event_stack"):
            assert seen(match, viewer, stack)["slots"] == []
    drawn = {part(play(new(seed=seed), "stack.black"), "mission", who(seed))[0] for seed in range(8)}
    assert len(drawn) > 3


def who(seed: int) -> str:
    return asked(new(seed=seed))[0]


@rule("setup.market")
@each_table
def test_p1_two_weapons_lie_on_the_cheaper_fields_and_none_on_the_others(seats: int) -> None:
    market = part(new(seats), "market")
    assert {stall: len(weapons) for stall, weapons in market.items()} == {"4": 1, "5": 1}


@rule("setup.blessings")
@rule("setup.geishas")
@rule("setup.annexes")
@pytest.mark.parametrize(
    ("seats", "blessings", "geishas", "annexes"), [(2, 2, 4, 2), (3, 3, 5, 2), (4, 4, 6, 3), (5, 5, 7, 4)]
)
def test_p1_ruling_E29_blessings_geishas_and_annexes_by_number_of_players(
    seats: int, blessings: int, geishas: int, annexes: int
) -> None:
    match = new(seats)
    assert (amount(match, "blessings_left"), amount(match, "geishas_left")) == (blessings, geishas)
    assert {piece["kind"]: piece["count"] for piece in seen(match, None, "annexes_left")["pieces"]} == dict.fromkeys(
        ["yashiki", "karesansui", "dojo", "kobudo"], annexes
    )


@rule("setup.church")
@rule("setup.closed")
@rule("setup.mon")
@rule("setup.disciples")
@each_table
def test_p1_church_marker_mon_and_disciples(seats: int) -> None:
    match = new(seats)
    assert amount(match, "church") == 3
    assert part(match, "closed") == {"closed": "nowhere"}
    for clan in CLANS[:seats]:
        assert (mon(match, clan), prestige(match, clan)) == (12, 1)
        assert whereabouts(match, clan) == ["home", "home", "reserve", "reserve"]


@rule("setup.spaces")
@pytest.mark.parametrize(("seats", "temple"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_p1_ruling_E29_with_four_players_one_space_of_the_temple_is_covered(seats: int, temple: int) -> None:
    clans = CLANS[1:seats]
    full = " ".join((clans * 4)[:temple])
    match = start(town(temple=full, home="toyotomi"), seats=seats, agenda=["Assign toyotomi"])
    assert refused(match, "post.temple") == {"why": "no_space"}
    room = " ".join(full.split()[1:])
    match = start(town(temple=room, home="toyotomi"), seats=seats, agenda=["Assign toyotomi"])
    assert "post.temple" in match.options


@rule("setup.watch")
def test_p1_ruling_E14_a_toss_says_which_watch_begins_at_the_gates() -> None:
    walking = {watch(new(seed=seed)) for seed in range(12)}
    assert walking == {("red", "gates"), ("blue", "gates")}


@rule("setup.start")
@rule("setup.tracks")
@each_table
def test_p1_ruling_E14_the_lot_says_who_begins_and_both_tracks_go_on_clockwise(seats: int) -> None:
    starters = set()
    for seed in range(40):
        match = new(seats, seed)
        order = part(match, "order")
        first = CLANS.index(order[0])
        assert order == [CLANS[(first + ahead) % seats] for ahead in range(seats)] == part(match, "bidding")
        assert [line["seat"] for line in told(match, "starts")] == [order[0]]
        assert [line["points"] for line in told(match, "prestige_at_start")] == [1] * seats
        starters.add(order[0])
    assert starters == set(CLANS[:seats])


@rule("setup.missions")
@each_table
def test_p1_missions_are_drawn_one_at_a_time_in_reverse_order_until_all_have_four(seats: int) -> None:
    match = new(seats)
    order = part(match, "order")
    for drawn in range(4 * seats):
        assert asked(match) == (order[::-1][drawn % seats], "DraftMission")
        match.play("stack.yellow" if drawn < seats else "stack.red")
    assert all(len(part(match, "mission", clan)) == 4 for clan in order)
    assert asked(match)[1] != "DraftMission"


@rule("setup.dark")
def test_p1_who_has_neither_red_nor_black_must_take_one_of_them_last() -> None:
    match = new(2)
    for _ in range(6):
        match.play("stack.green")
    assert match.options == ("stack.red", "stack.black")
    assert refused(match, "stack.yellow") == {"why": "must_be_dark"}
    match.play("stack.red")
    match.play("stack.black")
    colours = dict(zip(MISSIONS.names, MISSIONS.backs or [], strict=True))
    assert sorted(colours[mission] for mission in part(match, "mission", CLANS[0])) in (
        ["green", "green", "green", "red"],
        ["black", "green", "green", "green"],
    )


@rule("setup.dark")
def test_p1_who_has_a_dark_one_may_take_any_stack_last() -> None:
    match = play(new(2), "stack.red", "stack.black", *["stack.green"] * 4)
    assert "stack.green" in match.options and "stack.yellow" in match.options


@rule("setup.card")
@each_table
def test_p1_ruling_E15_one_action_card_each_in_the_geisha_version(seats: int) -> None:
    match = drafted(seats)
    assert [amount(match, "card", clan) for clan in CLANS[:seats]] == [1] * seats
    assert [line["seat"] for line in told(match, "got_card")] == part(match, "order")
    assert asked(match)[1] == "ChooseFavour"


@rule("setup.card")
@each_table
def test_p1_ruling_E15_one_of_three_action_cards_in_the_samurai_version(seats: int) -> None:
    match = drafted(seats, version="samurai")
    kept = {}
    for clan in part(match, "order"):
        assert asked(match) == (clan, "KeepCard")
        assert amount(match, "drawn_card", clan) == 3
        drawn = part(match, "drawn_card", clan)
        kept[clan] = match.options[0].removeprefix("card.")
        drawn.remove(kept[clan])
        match.play(match.options[0])
        under = [word for word in part(match, "card_stack")["bottom"] if clan in word.split()]
        assert sorted(under) == sorted(f"{card} {clan}" for card in drawn)
    assert {clan: cards_of(match, clan) for clan in kept} == {clan: [card] for clan, card in kept.items()}


@rule("setup.favours")
@each_table
def test_p1_five_favours_are_taken_in_reverse_order_and_turned_over(seats: int) -> None:
    match = at_favours(seats)
    taken: list[str] = []
    for clan in part(match, "order")[::-1]:
        if len(match.options) == 1 or asked(match)[1] != "ChooseFavour":
            break
        assert asked(match) == (clan, "ChooseFavour") and len(match.options) == 5 - len(taken)
        favour = match.options[0].removeprefix("favour.")
        match.play(match.options[0])
        assert part(match, "blackmail", clan) == [favour]
        taken.append(favour)
    assert len(told(match, "took_favour")) == seats
    assert asked(match) == (part(match, "order")[0], "DecideToBid")


@rule("setup.favours")
@pytest.mark.parametrize("favour", ["informer", "patron", "smith", "moneylender", "monk"])
def test_p1_every_favour_gives_what_it_says(favour: str) -> None:
    match = at_favours()
    clan = asked(match)[0]
    cards = amount(match, "card", clan)
    match.play(f"favour.{favour}")
    gained = {"informer": 3, "patron": 3, "smith": 3, "moneylender": 7, "monk": 0}[favour]
    assert mon(match, clan) == 12 + gained
    assert amount(match, "card", clan) - cards == (favour == "informer")
    assert amount(match, "bonus", clan) == (favour == "patron")
    assert amount(match, "weapon", clan) == (favour == "smith")
    assert amount(match, "blessings", clan) == (favour == "monk")
    assert amount(match, "blessings_left") == 4 - (favour == "monk")
    assert part(match, "blackmail", clan) == [favour]


@rule("setup.round")
@each_version
def test_p1_the_first_round_is_round_one(version: str) -> None:
    match = drafted(4, version=version)
    while asked(match)[1] != "DecideToBid":
        match.play(match.options[0])
    assert part(match, "round") == 1
