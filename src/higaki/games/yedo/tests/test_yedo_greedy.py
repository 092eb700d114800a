"""The greedy bot at Yedo: it does the obvious, bids no more than something is worth, and trades when both gain."""

from __future__ import annotations

from typing import Any

import pytest
from yedo_town import SAMURAI, Position, start, town

import higaki
from higaki.bots import bot_called
from higaki.bots.planning import after
from higaki.engine.base.random_numbers import rng_of
from higaki.games.yedo.ai.offer_worth import A_REASON, weapon_loss
from higaki.games.yedo.ai.situation import Situation, next_of_watch
from higaki.games.yedo.box import WEAPONS

PURSES = {"toyotomi": 12, "hosokawa": 12, "nabeshima": 12, "maeda": 12}


def chosen(match: higaki.Match, number: int = 1) -> str:
    """What the bot points at for whoever is asked."""
    return match.game.things.names[bot_called("greedy", rng_of(number, "bot")).choose(match.table.clone())]


def often(match: higaki.Match) -> set[str]:
    """The same with different luck: what is hidden may lie in any way."""
    return {chosen(match, number) for number in range(5)}


def acting(*parts: Position, **more: Any) -> higaki.Match:
    return start({"round": 5, "agenda": ["Activate toyotomi"]}, *parts, more)


def assigning(*parts: Position, **more: Any) -> higaki.Match:
    """Toyotomi places; the watch goes on from the tavern to the harbor."""
    there = {"round": 5, "watch": {"red": "tavern"}, "agenda": ["Assign toyotomi"]}
    return start(there, *parts, more)


def test_it_fulfils_a_mission_that_is_ready_and_claims_its_bonus_part() -> None:
    mine = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["doku", "fukiya"]}}
    match = acting(town(tavern="toyotomi hosokawa", audience="toyotomi"), mine)
    assert often(match) == {"mission.bitter_cup"}
    match.play("mission.bitter_cup")
    assert often(match) == {"extra"}


def test_it_does_not_send_away_who_is_needed_for_a_mission() -> None:
    """The weapon lies on the market: buy it with the one who is not asked for, then the mission succeeds."""
    mine = {"mission": {"toyotomi": ["bitter_cup"]}, "mon": {"toyotomi": 9}, "market": {"4": ["doku"]}}
    match = acting(town(tavern="toyotomi", market="toyotomi"), mine)
    assert often(match) == {"market.4"}


@pytest.mark.parametrize("home", ["toyotomi", "toyotomi toyotomi"])
def test_it_places_towards_a_mission(home: str) -> None:
    mine = {"mission": {"toyotomi": ["silent_monk"]}, "weapon": {"toyotomi": ["fukiya"]}}
    placed = {"gates": "toyotomi"} if home == "toyotomi" else {}
    match = assigning(town(home=home, **placed), mine)
    assert often(match) <= ({"post.temple"} if placed else {"post.temple", "post.gates"})


def test_it_does_not_place_where_the_watch_will_be() -> None:
    match = assigning(town(home="toyotomi toyotomi toyotomi"), church=9)
    assert Situation(match.table, 0).danger == next_of_watch(match.table)
    assert "post.harbor" not in often(match)


def test_it_hides_a_disciple_who_matters() -> None:
    mine = {"mission": {"toyotomi": ["silent_monk"]}, "weapon": {"toyotomi": ["fukiya"]}}
    there = {"round": 5, "watch": {"red": "temple"}, "agenda": ["TakeShelter toyotomi", "Capture toyotomi"]}
    standing = town(gates="toyotomi hosokawa", temple="toyotomi")
    match = start(there, standing, mine, card={"toyotomi": ["forged_papers"]}, mon=PURSES)
    assert often(match) == {"card.forged_papers"}


@pytest.mark.parametrize("purse", [5, 12, 40])
def test_it_never_bids_what_it_does_not_have_nor_more_than_it_needs(purse: int) -> None:
    """The last to speak takes part for one Mon more than the highest bid, or not at all."""
    rich = {"mon": PURSES | {"toyotomi": purse, "hosokawa": 50}}
    order = ["hosokawa", "nabeshima", "maeda", "toyotomi"]
    match = start(rich, order=order, round=3, agenda=["NextAuction toyotomi"])
    match.play("field.weapon")
    match.play("pass")
    match.play("pass")
    assert often(match) <= {"bid.5", "pass", "drop_out"}


@pytest.mark.parametrize("field", ["action", "weapon", "mission", "bonus"])
def test_it_does_not_pay_a_fortune_for_a_card(field: str) -> None:
    order = ["hosokawa", "toyotomi", "nabeshima", "maeda"]
    match = start(mon=PURSES | {"hosokawa": 40, "toyotomi": 40}, order=order, round=3, agenda=["NextAuction toyotomi"])
    match.play(f"field.{field}")
    for thing in often(match):
        assert not thing.startswith("bid.") or int(thing.removeprefix("bid.")) <= 9


def offered(given: list[str], wanted: list[str], **more: Any) -> higaki.Match:
    """Hosokawa has made Toyotomi an offer in the tavern."""
    there = {
        "round": 5,
        "phase": {"phase": "trade"},
        "agenda": ["Compose hosokawa tavern 0", "MakeOffer toyotomi tavern 0"],
    }
    begun = {"offerer": {"offer": "hosokawa"}, "offered_to": {"offer": "toyotomi"}}
    match = start(there, begun, town(tavern="toyotomi hosokawa"), {"mon": PURSES}, more)
    for thing in [*given, *wanted, "propose"]:
        match.play(thing)
    return match


def test_it_accepts_what_it_needs_and_refuses_what_it_would_miss() -> None:
    mine = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["nawa"], "hosokawa": ["doku"]}}
    assert often(offered(["weapon.doku"], ["want.nawa"], **mine)) == {"accept"}
    needed = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["doku"], "hosokawa": ["nawa"]}}
    assert "accept" not in often(offered(["weapon.nawa"], ["want.doku"], **needed))
    assert "accept" not in often(offered(["give_mon.1"], ["want.doku"], **needed))


def test_it_offers_for_what_it_needs() -> None:
    """A weapon that makes a mission ready is worth an offer that the other one can well accept."""
    there = {"round": 5, "phase": {"phase": "trade"}, "agenda": ["MakeOffer toyotomi tavern 0"]}
    mine = {"mission": {"toyotomi": ["court_painter"]}, "weapon": {"hosokawa": ["nawa"]}, "mon": PURSES}
    match = start(there, town(tavern="toyotomi hosokawa", redlight="toyotomi"), mine)
    things: list[str] = []
    while match.scene(None)["turn"] == "toyotomi" and len(things) < 6:
        things.append(chosen(match))
        match.play(things[-1])
    assert things[0] == "clan.hosokawa" and "want.nawa" in things and things[-1] == "propose"
    assert chosen(match) == "accept"


@pytest.mark.parametrize("bot", ["medium:30", "greedy"])
def test_a_bot_that_turns_to_somebody_makes_an_offer(bot: str) -> None:
    """A searching bot tried it out and withdrew it, and everybody was asked again whether they wanted to offer."""
    there = {"round": 5, "phase": {"phase": "trade"}, "agenda": ["MakeOffer hosokawa market 0"]}
    weapons = {"toyotomi": ["katana", "shuriken"], "hosokawa": ["nawa", "shuko"]}
    purses = {"toyotomi": 9, "hosokawa": 3}
    for number in range(6):
        match = start(there, town(market="toyotomi hosokawa"), weapon=weapons, mon=purses)
        mind, things = bot_called(bot, rng_of(number, "bot")), list[str]()
        while match.scene(None)["turn"] == "hosokawa" and len(things) < 8 and "done" not in things:
            things.append(match.game.things.names[mind.choose(match.table.clone())])
            match.play(things[-1])
        assert things[-1] in ("done", "propose"), things


def test_a_weapon_that_a_mission_asks_for_is_missed_more_than_another_one() -> None:
    """However much weapons are worth: else a bot offers away what it needs itself."""
    mine = {"mission": {"toyotomi": ["bitter_cup"]}, "weapon": {"toyotomi": ["doku", "nawa"]}}
    there = {"round": 5, "phase": {"phase": "trade"}, "agenda": ["MakeOffer toyotomi tavern 0"]}
    v = Situation(start(there, town(tavern="toyotomi hosokawa"), mine).table, 0)
    missed = [weapon_loss(v, WEAPONS.names.index(name)) for name in ("doku", "nawa")]
    assert missed[0] > missed[1] + A_REASON


def test_it_lets_windows_pass_that_do_not_concern_it() -> None:
    there = {"round": 5, "watch": {"red": "temple"}, "agenda": ["PlayWatchCard toyotomi"]}
    match = start(there, town(gates="toyotomi"), card={"toyotomi": ["false_alarm"]})
    assert often(match) == {"decline"}


def test_it_does_not_look_at_missions_that_are_not_drawn_yet() -> None:
    match = acting(town(orders="toyotomi"), mon=PURSES)
    orders = match.game.things.numbers["action.orders"]
    [plan] = after(match.table, orders, 0, [])
    assert type(plan.table.step).__name__ == "DrawFrom" and plan.table.random_state == match.table.random_state


def test_it_supposes_that_nobody_cancels_a_card() -> None:
    held = {"toyotomi": ["slander"], "hosokawa": ["walls_have_ears"]}
    match = acting(town(audience="toyotomi"), SAMURAI, card=held, prestige_missions={"hosokawa": 9})
    slander = match.game.things.numbers["card.slander"]
    [plan] = after(match.table, slander, 0, [])
    assert match.game.scores(plan.table)[1] == match.game.scores(match.table)[1] - 2


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("version", ["geisha", "samurai"])
def test_whole_games_come_to_an_end_with_missions_fulfilled(seats: int, version: str) -> None:
    match = higaki.new("yedo", seats=seats, seed=seats, version=version)
    bots = [bot_called("greedy" if seat == 0 else "random", rng_of(3, f"bot {seat}")) for seat in range(seats)]
    t = match.table
    while not t.over:
        t.play(bots[max(0, t.seat)].choose(t) if t.seat >= 0 else t.options[0])
    assert match.game.scores(t)[0] == max(match.game.scores(t))
    assert dict(match.game.account(t, 0))["missions"] > 0
