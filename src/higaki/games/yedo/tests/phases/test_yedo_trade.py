"""Phase 6 (p. 3): who may trade where, what may change hands, offers, counter-offers and how a trade ends."""

from __future__ import annotations

from typing import Any

import pytest
from written import part, play, told
from yedo_town import CLANS, Position, amount, asked, mon, start, town, whereabouts

import higaki

rule = pytest.mark.rule
AGENDA = ["BeginTrade toyotomi", "BeginActions toyotomi"]
GOODS: Position = {
    "weapon": {"toyotomi": ["doku", "nawa"], "hosokawa": ["yumi"], "maeda": ["shuko"]},
    "mon": {"toyotomi": 5, "hosokawa": 4, "maeda": 3},
    "geishas": {"toyotomi": 1, "hosokawa": 2},
    "mission": {"toyotomi": ["heir"], "hosokawa": ["bitter_cup", "war_chest"]},
    "card": {"toyotomi": ["trapdoor"], "hosokawa": ["safe_house", "false_alarm"]},
    "bonus": {"toyotomi": ["hoarder"], "hosokawa": ["warlord"]},
    "annex": {"toyotomi": ["dojo"], "hosokawa": ["kobudo"]},
    "blessings": {"toyotomi": 1, "hosokawa": 1},
    "blackmail": {"toyotomi": ["monk"], "hosokawa": ["smith"]},
    "fulfilled": {"hosokawa": ["spice_sack"]},
}
TAVERN = town(tavern="toyotomi hosokawa", orders="maeda")
MARKET = town(market="toyotomi hosokawa", orders="maeda")


def trading(*parts: Position, **more: Any) -> higaki.Match:
    return start({"agenda": AGENDA, "round": 3}, GOODS, *parts, **more)


def sorts(match: higaki.Match) -> set[str]:
    """What can be pointed at while an offer is put together."""
    words = {thing.split(".")[0] for thing in match.options} - {"propose", "withdraw"}
    return words | {thing for thing in match.options if thing.startswith("want.")}


@rule("trade.market")
def test_p3_in_the_market_weapons_and_mon_only() -> None:
    match = trading(MARKET)
    assert asked(match) == ("toyotomi", "MakeOffer") and match.options == ("clan.hosokawa", "done")
    match.play("clan.hosokawa")
    assert sorts(match) == {"weapon", "give_mon", "want", "want_mon", "want.yumi"}
    play(match, "weapon.nawa", "want_mon.4", "propose")
    assert asked(match) == ("hosokawa", "Answer")
    match.play("accept")
    assert (mon(match), mon(match, "hosokawa")) == (9, 0)
    assert part(match, "weapon", "hosokawa") == ["nawa", "yumi"] and part(match, "weapon", "toyotomi") == ["doku"]


@rule("trade.tavern")
@rule("trade.never")
def test_p3_in_the_tavern_also_geishas_and_cards_but_no_annexes_blessings_or_fulfilled_missions() -> None:
    match = play(trading(TAVERN), "clan.hosokawa")
    wishes = {"want.yumi", "want.geisha", "want.card", "want.bonus", "want.mission_green", "want.mission_red"}
    gifts = {"weapon", "give_mon", "want_mon", "geisha", "card", "bonus", "mission", "want"}
    assert sorts(match) == gifts | wishes


@rule("trade.tavern")
@pytest.mark.parametrize(
    ("gift", "place", "piece"),
    [
        ("weapon.nawa", "weapon", "nawa"),
        ("card.trapdoor", "card", "trapdoor"),
        ("bonus.hoarder", "bonus", "hoarder"),
        ("mission.heir", "mission", "heir"),
    ],
)
def test_p3_ruling_E20_a_gift_in_the_tavern(gift: str, place: str, piece: str) -> None:
    match = play(trading(TAVERN), "clan.hosokawa", gift, "propose", "accept")
    assert piece in part(match, place, "hosokawa") and piece not in part(match, place, "toyotomi")


@rule("trade.tavern")
def test_p3_geishas_and_mon_change_hands() -> None:
    match = play(trading(TAVERN), "clan.hosokawa", "geisha", "want_mon.3", "propose", "accept")
    assert (amount(match, "geishas", "toyotomi"), amount(match, "geishas", "hosokawa")) == (0, 3)
    assert (mon(match), mon(match, "hosokawa")) == (8, 1)
    wanted = play(trading(TAVERN), "clan.hosokawa", "want.geisha", "give_mon.5", "propose", "accept")
    assert (amount(wanted, "geishas", "toyotomi"), mon(wanted, "hosokawa")) == (2, 9)


@rule("trade.tavern")
@pytest.mark.parametrize(
    ("wish", "place", "options", "given"),
    [
        ("want.card", "card", {"card.safe_house", "card.false_alarm"}, "false_alarm"),
        ("want.bonus", "bonus", {"bonus.warlord"}, "warlord"),
        ("want.mission_red", "mission", {"mission.war_chest"}, "war_chest"),
        ("want.mission_green", "mission", {"mission.bitter_cup"}, "bitter_cup"),
    ],
)
def test_p3_hidden_cards_that_are_asked_for_are_chosen_by_their_owner(
    wish: str, place: str, options: set[str], given: str
) -> None:
    match = play(trading(TAVERN), "clan.hosokawa", wish, "give_mon.1", "propose", "accept")
    assert asked(match)[0] == "hosokawa" and set(match.options) == options
    match.play(f"{place}.{given}")
    assert given in part(match, place, "toyotomi") and given not in part(match, place, "hosokawa")
    assert mon(match, "hosokawa") == 5


@rule("trade.market")
@rule("trade.tavern")
def test_p3_first_the_market_then_the_tavern_each_among_those_who_stand_there() -> None:
    there = town(market="toyotomi hosokawa", tavern="hosokawa maeda", harbor="nabeshima")
    match = trading(there)
    assert [line["post"] for line in told(match, "trade_begins")] == ["market"]
    assert asked(match)[0] == "toyotomi" and match.options == ("clan.hosokawa", "done")
    play(match, "done", "done")
    assert [line["post"] for line in told(match, "trade_begins")] == ["market", "tavern"]
    assert asked(match)[0] == "hosokawa" and match.options == ("clan.maeda", "done")
    play(match, "done", "done")
    assert asked(match)[1] == "Activate"


@rule("trade.market")
@pytest.mark.parametrize("there", [town(market="toyotomi toyotomi"), town(tavern="toyotomi", market="hosokawa")])
def test_p3_nobody_trades_alone(there: Position) -> None:
    match = trading(there)
    assert told(match, "trade_begins") == [] and asked(match) == ("toyotomi", "Activate")


@rule("trade.stay")
def test_p3_the_disciples_stay_and_act_afterwards() -> None:
    match = play(trading(TAVERN), "clan.hosokawa", "weapon.nawa", "propose", "accept", "done", "done")
    assert "tavern" in whereabouts(match) and asked(match) == ("toyotomi", "Activate")
    assert "action.foresee_weapons" in match.options


def test_p3_ruling_E20_in_order_round_and_round_until_all_in_a_row_are_done() -> None:
    order = ["maeda", "hosokawa", "toyotomi", "nabeshima"]
    match = trading(town(tavern="toyotomi hosokawa maeda"), order=order)
    for clan in ("maeda", "hosokawa"):
        assert asked(match) == (clan, "MakeOffer")
        match.play("done")
    assert asked(match) == ("toyotomi", "MakeOffer")
    play(match, "clan.maeda", "weapon.nawa", "propose", "refuse")
    for clan in ("maeda", "hosokawa", "toyotomi"):
        assert asked(match) == (clan, "MakeOffer")
        match.play("done")
    assert asked(match)[1] == "Activate"


def test_p3_ruling_E20_three_offers_of_each_clan_in_a_trade() -> None:
    match = trading(MARKET)
    for left in (3, 2, 1):
        assert asked(match) == ("toyotomi", "MakeOffer") and match.scene("toyotomi")["step"]["left"] == left
        play(match, "clan.hosokawa", "weapon.nawa", "propose", "refuse")
        if left > 1:
            match.play("done")
    match.play("done")  # toyotomi has nothing left to say and is not asked
    assert asked(match)[1] == "Activate"


def test_p3_a_refused_or_withdrawn_offer_gives_everything_back() -> None:
    for answers in (["propose", "refuse"], ["withdraw"]):
        match = play(trading(TAVERN), "clan.hosokawa")
        for thing in ("weapon.nawa", "card.trapdoor", "bonus.hoarder", "mission.heir", "give_mon.2", "geisha"):
            match.play(thing)
        play(match, *answers)
        for place, pieces in [("weapon", ["doku", "nawa"]), ("card", ["trapdoor"]), ("bonus", ["hoarder"])]:
            assert part(match, place, "toyotomi") == pieces
        assert part(match, "mission", "toyotomi") == ["heir"] and mon(match) == 5
        assert amount(match, "geishas", "toyotomi") == 1 and part(match, "wanted") == []
        assert part(match, "offerer") == part(match, "offered_to") == {"offer": "nobody"}


def test_p3_ruling_E20_one_counter_offer_which_can_only_be_accepted_or_refused() -> None:
    match = play(trading(MARKET), "clan.hosokawa", "weapon.nawa", "want_mon.4", "propose")
    assert list(match.options) == ["accept", "counter", "refuse"]
    match.play("counter")
    assert asked(match) == ("hosokawa", "Compose") and part(match, "weapon", "toyotomi") == ["doku", "nawa"]
    play(match, "want.nawa", "give_mon.2", "propose")
    assert asked(match) == ("toyotomi", "Answer") and match.options == ("accept", "refuse")
    match.play("accept")
    assert (mon(match), mon(match, "hosokawa")) == (7, 2)
    assert part(match, "weapon", "hosokawa") == ["nawa", "yumi"]
    assert asked(match) == ("hosokawa", "MakeOffer")


def test_p3_nothing_is_asked_for_that_the_other_does_not_have() -> None:
    match = play(trading(town(tavern="toyotomi maeda")), "clan.maeda")
    assert {thing for thing in match.options if thing.startswith("want")} == {
        "want.shuko",
        *[f"want_mon.{mon}" for mon in range(1, 4)],
    }
    match.play("want.shuko")
    assert "want.shuko" not in match.options and "propose" in match.options


def test_p3_ruling_E20_larger_sums_than_30_mon_are_not_named() -> None:
    match = play(trading(MARKET, mon={"toyotomi": 44, "hosokawa": 31}), "clan.hosokawa")
    assert "give_mon.30" in match.options and "give_mon.31" not in match.options
    assert "want_mon.30" in match.options and "want_mon.31" not in match.options


def test_p3_an_offer_of_nothing_cannot_be_made() -> None:
    match = play(trading(MARKET), "clan.hosokawa")
    assert "propose" not in match.options and "withdraw" in match.options


@rule("trade.public")
def test_p3_everybody_hears_who_offers_what_to_whom_and_what_comes_of_it() -> None:
    match = play(trading(TAVERN), "clan.hosokawa", "weapon.nawa", "want_mon.2", "propose")
    for viewer in [*CLANS[:4], None]:
        assert told(match, "offered", viewer) == [{"what": "offered", "seat": "toyotomi", "target": "hosokawa"}]
        shown = {one["place"]: one for one in match.scene(viewer)["places"]}
        assert shown["offered_weapon"]["pieces"][0]["kind"] == "nawa" and shown["wanted_mon"]["count"] == 2
    match.play("accept")
    for viewer in [*CLANS[:4], None]:
        assert told(match, "accepted", viewer)[0]["target"] == "toyotomi"


def test_p3_a_position_in_the_middle_of_an_offer_reads_back_as_the_same_table() -> None:
    match = play(trading(TAVERN), "clan.hosokawa", "geisha", "give_mon.2")
    again = higaki.start("yedo", match.position(), seed=1)
    for place in ("geishas_left", "bank_mon"):
        assert amount(again, place) == amount(match, place)
    assert again.options == match.options
