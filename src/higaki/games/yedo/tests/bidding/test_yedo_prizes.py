"""What the categories of the bidding bring (p. 2), and the limits that hold when something comes (p. 1)."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, seen, told
from yedo_town import CLANS, amount, asked, cards_of, prestige, start, town, under, whereabouts

import higaki
from higaki.games.yedo.printed import BONUSES, CARDS, MISSIONS

rule = pytest.mark.rule
WALLS = ["walls_have_ears"]


def won(field: str, **more: Any) -> higaki.Match:
    """Toyotomi has won a category for its minimum."""
    match = start({"agenda": ["NextAuction toyotomi"], "mon": {"toyotomi": 20}}, more)
    return play(match, f"field.{field}", "pass", "pass", "pass")


@rule("prize.action")
def test_p2_ruling_E4_three_action_cards_of_which_one_is_kept_and_the_others_go_under_the_stack() -> None:
    match = won("action", card_stack={"top": ["trapdoor", "safe_house", "false_alarm", "hot_pursuit"]})
    assert asked(match) == ("toyotomi", "KeepCard")
    assert set(match.options) == {"card.trapdoor", "card.safe_house", "card.false_alarm"}
    match.play("card.safe_house")
    assert cards_of(match) == ["safe_house"]
    assert under(match, "card_stack") == ["trapdoor toyotomi", "false_alarm toyotomi"]


@rule("prize.bonus")
def test_p2_ruling_E4_three_bonus_cards_of_which_one_is_kept_and_the_others_go_under_the_stack() -> None:
    match = won("bonus", bonus_stack={"top": ["spymaster", "hoarder", "warlord", "four_blades"]})
    assert set(match.options) == {"bonus.spymaster", "bonus.hoarder", "bonus.warlord"}
    match.play("bonus.hoarder")
    assert part(match, "bonus", "toyotomi") == ["hoarder"]
    assert under(match, "bonus_stack") == ["spymaster toyotomi", "warlord toyotomi"]


@rule("prize.weapon")
def test_p2_three_weapons_of_which_one_is_kept_and_the_others_lie_open_on_the_discard_pile() -> None:
    match = won("weapon", weapon_stack={"top": ["katana", "yumi", "doku", "nawa"]})
    assert set(match.options) == {"weapon.katana", "weapon.yumi", "weapon.doku"}
    match.play("weapon.yumi")
    assert part(match, "weapon", "toyotomi") == ["yumi"]
    assert part(match, "weapons_used") == ["doku", "katana"]


@rule("prize.annex")
@pytest.mark.parametrize("annex", ["yashiki", "karesansui", "dojo", "kobudo"])
def test_p2_an_annex_and_2_prestige(annex: str) -> None:
    match = play(won("annex"), f"annex.{annex}")
    assert part(match, "annex", "toyotomi") == [annex] and prestige(match) == 2
    left = {piece["kind"]: piece["count"] for piece in seen(match, None, "annexes_left")["pieces"]}
    assert left[annex] == 2 and sum(left.values()) == 11


@rule("prize.annex")
@rule("limit.annexes")
def test_p1_an_annex_of_a_type_one_has_is_not_offered() -> None:
    match = won("annex", annex={"toyotomi": ["dojo", "kobudo"]})
    assert match.options == ("annex.yashiki", "annex.karesansui")


@rule("prize.annex.none")
def test_p2_only_the_prestige_for_who_has_all_annexes() -> None:
    every = ["yashiki", "karesansui", "dojo", "kobudo"]
    match = won("annex", annex={"toyotomi": every})
    assert prestige(match) == 2 and sorted(part(match, "annex", "toyotomi")) == sorted(every)
    assert told(match, "nothing_left")[0]["field"] == "annex"


@rule("prize.annex.none")
def test_p2_only_the_prestige_if_none_that_one_lacks_is_left() -> None:
    others = {key: ["yashiki"] for key in CLANS[1:4]}
    match = won("annex", annex={"toyotomi": ["karesansui", "dojo", "kobudo"]} | others)
    assert prestige(match) == 2 and len(part(match, "annex", "toyotomi")) == 3


@rule("prize.geisha")
def test_p2_a_geisha_and_2_prestige() -> None:
    match = won("geisha")
    assert (amount(match, "geishas", "toyotomi"), amount(match, "geishas_left"), prestige(match)) == (1, 5, 2)


@rule("prize.geisha.none")
@rule("limit.geishas")
@pytest.mark.parametrize(
    "geishas", [{"toyotomi": 3}, {"toyotomi": 0, "hosokawa": 3, "maeda": 3}], ids=["three_already", "none_left"]
)
def test_p2_ruling_E3_only_the_prestige_if_there_is_no_geisha_or_no_room(geishas: dict[str, int]) -> None:
    match = won("geisha", geishas=geishas)
    assert amount(match, "geishas", "toyotomi") == geishas["toyotomi"] and prestige(match) == 2


@rule("prize.disciple")
def test_p2_a_disciple_from_the_reserve_who_can_be_placed_in_this_round() -> None:
    match = won("disciple")
    assert whereabouts(match) == ["home", "reserve", "reserve", "reserve"]
    assert told(match, "got_disciple") == [{"what": "got_disciple", "seat": "toyotomi"}]


@rule("prize.mission")
def test_p2_ruling_E4_three_missions_of_one_stack_of_which_one_is_kept() -> None:
    reds = ["war_chest", "duel_at_dawn", "false_geisha", "warrior_monks"]
    match = won("mission", mission_stack={"red": {"top": reds}})
    assert asked(match)[1] == "ChooseStackOfThree" and len(match.options) == 4
    match.play("stack.red")
    assert set(match.options) == {f"mission.{name}" for name in reds[:3]}
    match.play("mission.duel_at_dawn")
    assert part(match, "mission", "toyotomi") == ["duel_at_dawn"]
    assert told(match, "got_mission") == [{"what": "got_mission", "seat": "toyotomi", "colour": "red"}]
    assert under(match, "mission_stack", "red") == ["war_chest toyotomi", "false_geisha toyotomi"]


@rule("prize.mission")
def test_p2_fewer_missions_if_the_stack_is_smaller() -> None:
    blacks = [name for name, back in zip(MISSIONS.names, MISSIONS.backs or [], strict=True) if back == "black"]
    match = play(won("mission", box=blacks[2:]), "stack.black")
    assert set(match.options) == {f"mission.{name}" for name in blacks[:2]}
    gone = won("mission", box=blacks)
    assert "stack.black" not in gone.options and "stack.red" in gone.options


@rule("prize.mission")
def test_p2_ruling_E6_nothing_comes_if_no_mission_is_left_at_all() -> None:
    match = won("mission", box=MISSIONS.names)
    assert told(match, "nothing_left")[0]["field"] == "mission" and amount(match, "mission", "toyotomi") == 0


@rule("prize.action")
def test_p2_ruling_E6_an_empty_stack_gives_nothing_and_a_small_one_what_there_is() -> None:
    every = [card for card, count in zip(CARDS.names, CARDS.supply or [], strict=True) for _ in range(count)]
    match = won("action", options={"version": "samurai"}, box=every)
    assert cards_of(match) == [] and asked(match) != ("toyotomi", "KeepCard")
    every.remove("trapdoor")
    every.remove("safe_house")
    match = won("action", options={"version": "samurai"}, box=every)
    assert set(match.options) == {"card.trapdoor", "card.safe_house"}


@rule("limit.cards")
@rule("limit.bonuses")
@rule("limit.missions")
@rule("limit.weapons")
@pytest.mark.parametrize(
    ("field", "place", "held", "drawn"),
    [
        ("action", "card", WALLS * 3, "trapdoor"),
        ("bonus", "bonus", ["spymaster", "hoarder"], "warlord"),
        ("weapon", "weapon", ["katana", "yumi", "doku", "nawa"], "shuko"),
        ("mission", "mission", ["spice_sack", "alms_box", "guest_list", "heir"], "loaded_dice"),
    ],
)
def test_p1_ruling_E3_who_has_too_much_chooses_at_once_what_goes(
    field: str, place: str, held: list[str], drawn: str
) -> None:
    stacks = {"action": "card_stack", "bonus": "bonus_stack", "weapon": "weapon_stack"}
    on_top = {"top": [drawn]}
    more = {stacks[field]: on_top} if field in stacks else {"mission_stack": {"green": on_top}}
    for goes in (held[0], drawn):
        match = won(field, **{place: {"toyotomi": held}}, **more)
        if field == "mission":
            match.play("stack.green")
        match.play(f"{place}.{drawn}")
        assert asked(match)[0] == "toyotomi" and amount(match, place, "toyotomi") == len(held) + 1
        assert set(match.options) == {f"{place}.{piece}" for piece in [*held, drawn]}
        match.play(f"{place}.{goes}")
        kept = [*held, drawn]
        kept.remove(goes)
        assert sorted(part(match, place, "toyotomi")) == sorted(kept)
        where = {"action": "card_stack", "bonus": "bonus_stack"}.get(field, "")
        if field == "weapon":
            assert goes in part(match, "weapons_used")
        elif field == "mission":
            assert f"{goes} toyotomi" in [
                *under(match, "mission_stack", "green"),
                *under(match, "mission_stack", "black"),
            ]
        else:
            assert f"{goes} toyotomi" in under(match, where)


@rule("limit.fulfilled")
def test_p1_any_number_of_fulfilled_missions_lies_face_down() -> None:
    fulfilled = [*MISSIONS.names[:12], "heir"]
    match = start(town(gates="toyotomi"), fulfilled={"toyotomi": fulfilled}, turn="toyotomi")
    assert part(match, "fulfilled", "toyotomi") == fulfilled
    assert "pieces" not in seen(match, "hosokawa", "fulfilled", "toyotomi")
    assert len(seen(match, "toyotomi", "fulfilled", "toyotomi")["pieces"]) == 13


@rule("limit.missions")
@rule("limit.cards")
@rule("limit.bonuses")
@rule("limit.blessings")
@rule("limit.weapons")
@pytest.mark.parametrize(
    ("place", "pieces"),
    [
        ("mission", MISSIONS.names[:5]),
        ("card", ["walls_have_ears"] * 4),
        ("bonus", BONUSES.names[:3]),
        ("weapon", ["katana"] * 5),
        ("blessings", 2),
        ("geishas", 4),
        ("annex", ["dojo", "dojo"]),
    ],
)
def test_p1_nobody_can_sit_there_with_more_than_a_clan_board_holds(place: str, pieces: object) -> None:
    with pytest.raises(higaki.BadPosition):
        start({place: {"toyotomi": pieces}}, turn="toyotomi")
    fewer = pieces - 1 if isinstance(pieces, int) else list(pieces)[1:]  # type: ignore[call-overload]
    assert start({place: {"toyotomi": fewer}}, turn="toyotomi").position()["turn"] == "toyotomi"


@rule("limit.missions")
@rule("limit.cards")
@rule("limit.bonuses")
def test_p1_hands_are_hidden_and_the_rest_of_a_clan_board_is_open() -> None:
    match = start(
        mission={"toyotomi": ["heir"]},
        card={"toyotomi": WALLS},
        bonus={"toyotomi": ["hoarder"]},
        weapon={"toyotomi": ["yumi"]},
        annex={"toyotomi": ["dojo"]},
        turn="toyotomi",
    )
    for place, hidden in [("mission", True), ("card", True), ("bonus", True), ("weapon", False), ("annex", False)]:
        for viewer in ("hosokawa", None):
            shown = seen(match, viewer, place, "toyotomi")
            assert shown["count"] == 1 and ("pieces" in shown) != hidden
        assert len(seen(match, "toyotomi", place, "toyotomi")["pieces"]) == 1
