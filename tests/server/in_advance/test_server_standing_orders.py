"""Standing orders: they answer as their player would, until what they name happens, and only this player sees them."""

from __future__ import annotations

import pytest
from deciding_ahead import ANN, BOB, CEM, Gathering, at, clans, traders
from serving import fresh_id

from higaki.server.accounts.guests import Guest
from higaki.server.commands import deciding_in_advance, resign_and_absence
from higaki.server.protocol.errors import Refusal
from higaki.server.tables.idempotency import MOST_SECRET


def test_an_order_answers_as_an_ordinary_decision() -> None:
    async def story(here: Gathering) -> None:
        await here.give(BOB, "take_coins", 5)
        await here.play(ANN, "market.1")
        assert here.room.passing
        assert here.offered(BOB) == []
        assert here.mine(BOB)["passing"]
        await here.settled()

    here = at(traders(), story)
    assert here.log[-2:] == [(1, "market.1"), (2, "market.1")]
    assert here.store.rows[-1] == (2, 2, "market.1")
    assert here.mine(BOB)["given"] == [{"name": "take_coins", "amount": 5, "ended": None}]
    assert here.room.window.given == {len(here.log)}


def test_where_its_condition_is_not_met_the_player_is_asked() -> None:
    async def story(here: Gathering) -> None:
        for guest in (BOB, CEM):
            await here.give(guest, "take_coins", 5)
        await here.play(ANN, "market.2")
        await here.settled()

    here = at(traders(), story)
    assert here.log[-2:] == [(1, "market.2"), (2, "market.3")]  # and no five is left
    assert here.offered(CEM)
    assert here.mine(CEM)["given"][0]["ended"] is None


def test_an_order_raises_up_to_its_amount_and_ends_with_the_next_auction() -> None:
    async def story(here: Gathering) -> None:
        with pytest.raises(Refusal, match="makes no sense now"):
            await here.give(BOB, "raise_to", 6)
        await here.play(ANN, "field.disciple")
        least = here.match.table.options[0]
        await here.give(BOB, "raise_to", 60)
        await here.settled()
        assert here.match.log[-1].thing == least
        await here.give(CEM, "raise_to", 1)
        await here.settled()
        assert here.log[-1] == (2, "pass")
        while "drop_out" not in here.match.options or "pass" in here.match.options:
            await here.play(next(guest for guest in (ANN, BOB, CEM) if here.offered(guest)), here.match.options[0])
        assert here.mine(CEM)["given"][0]["ended"] is None
        opener = next(guest for guest in (ANN, BOB, CEM) if here.offered(guest))
        await here.play(opener, next(thing for thing in here.match.options if thing.startswith("field.")))

    here = at(clans(), story)
    ended = here.mine(CEM)["given"][0]["ended"]
    assert ended is not None
    assert ended["event"] is not None
    assert ended["event"]["what"] == "opened"
    assert here.room.answer_due is None


def test_a_question_that_is_no_window_is_not_told_of_an_answer_that_was_given() -> None:
    async def story(here: Gathering) -> None:
        await here.play(ANN, "field.disciple")
        here.room.window.given = {here.room.decisions}

    here = at(clans(), story)
    reactions = here.view(ANN)["reactions"]
    assert reactions is not None
    assert reactions["given"] == [here.room.decisions]
    assert reactions["questions"] == {}


def test_of_two_orders_for_a_question_the_earlier_one_answers() -> None:
    async def story(here: Gathering) -> None:
        await here.play(ANN, "field.disciple")
        await here.give(CEM, "pass_bids")
        await here.give(CEM, "drop_out")
        await here.play(BOB, here.match.options[0])
        await here.settled()

    here = at(clans(), story)
    assert here.log[-1] == (2, "pass")
    asked = {order["name"]: order["steps"] for order in here.mine(CEM)["orders"]}
    assert set(asked["pass_bids"]) < set(asked["drop_out"])


def test_an_order_given_and_withdrawn_all_day_fills_no_memory() -> None:
    async def story(here: Gathering) -> None:
        await here.play(ANN, "market.1")
        await here.give(BOB, "take_coins", 5)
        of_others = set(here.room.commands)
        for _ in range(2 * MOST_SECRET):
            await here.withdraw(CEM, "take_coins")
            await here.give(CEM, "take_coins", 5)
        assert len(here.room.commands) == len(of_others) + MOST_SECRET
        assert of_others < set(here.room.commands), "a seat makes the table forget only its own"
        last, given = list(here.room.commands)[-1], here.room.revision
        await deciding_in_advance.give_order(here.service, here.room, CEM, last, here.name(CEM), "take_coins", 5)
        assert here.room.revision == given, "it is a repetition"

    at(traders(), story)


def test_an_order_that_is_withdrawn_or_of_an_earlier_chapter_does_not_answer() -> None:
    async def story(here: Gathering) -> None:
        await here.give(BOB, "drop_out")
        await here.give(CEM, "drop_out")
        await here.withdraw(CEM, "drop_out")
        assert here.mine(CEM)["given"] == []
        order = here.room.decided.orders[0]
        here.room.decided.orders = [order._replace(chapter=order.chapter - 1)]
        assert here.mine(BOB)["given"] == [{"name": "drop_out", "amount": 0, "ended": {"event": None}}]
        await here.play(ANN, "field.disciple")
        assert "pass" in here.offered(BOB)
        await here.play(BOB, "pass")
        assert "pass" in here.offered(CEM)

    at(clans(), story)


def test_an_offer_ends_the_order_of_who_is_offered_something_and_of_nobody_else() -> None:
    disciples = [f"{clan}_disciple" for clan in ("toyotomi", "hosokawa", "nabeshima")]
    position = {"agenda": ["MakeOffer toyotomi market 0"], "post": {"market": disciples}}

    async def story(here: Gathering) -> None:
        await here.give(BOB, "offer_nothing")
        await here.give(CEM, "offer_nothing")
        for thing in ("clan.hosokawa", "give_mon.1", "propose"):
            await here.play(ANN, thing)
        assert [here.mine(guest)["given"][0]["ended"] is None for guest in (BOB, CEM)] == [False, True]

    at(clans(**position), story)


def test_what_a_player_takes_back_is_not_done_again() -> None:
    async def story(here: Gathering) -> None:
        await here.give(ANN, "take_coins", 5)
        await here.settled()
        assert here.log[-1] == (1, "market.2")
        await here.undo(ANN)
        assert not here.room.passing
        assert here.mine(ANN)["given"] == []
        assert "market.1" in here.offered(ANN)

    at(traders(), story)


def test_orders_count_from_where_the_log_was_taken_back_to() -> None:
    async def story(here: Gathering) -> None:
        await here.play(ANN, "market.1")
        await here.give(CEM, "take_coins", 5)
        since = here.room.decided.orders[0].since
        await here.undo(ANN)
        assert here.room.decided.orders[0].since == since - 1

    at(traders(), story)


def test_a_bot_that_plays_for_a_player_heeds_no_orders_and_who_resigns_has_none() -> None:
    async def story(here: Gathering) -> None:
        await here.give(BOB, "take_coins", 5)
        here.room.occupants[2].stand_in = "greedy"
        await here.play(ANN, "market.1")
        assert here.room.answer_due is None
        with pytest.raises(Refusal, match="a bot plays for you"):
            await here.give(BOB, "take_coins", 2)
        here.room.occupants[2].stand_in = None
        assert here.room.answer_due is not None
        await resign_and_absence.resign(here.service, here.room, BOB, fresh_id(), here.room.seq, here.name(BOB))
        assert here.room.decided.orders == []

    at(traders(), story)


@pytest.mark.parametrize(
    ("order", "amount", "refused"),
    [
        ("sit_still", 0, "there is no standing order 'sit_still'; right would be one of insure_nothing, take_coins"),
        ("take_coins", 0, "take_coins cannot have the number 0; right would be 1 to 5"),
        ("take_coins", 6, "right would be 1 to 5"),
    ],
)
def test_an_order_that_cannot_be_given_changes_nothing(order: str, amount: int, refused: str) -> None:
    async def story(here: Gathering) -> None:
        with pytest.raises(Refusal, match=refused):
            await here.give(BOB, order, amount)

    here = at(traders(), story)
    assert here.mine(BOB)["given"] == []
    assert here.room.revision == 0


def test_nobody_gives_orders_for_somebody_else() -> None:
    async def story(here: Gathering) -> None:
        for guest in (ANN, Guest("dan", "Dan")):
            with pytest.raises(Refusal, match="is not your seat"):
                await deciding_in_advance.give_order(
                    here.service, here.room, guest, fresh_id(), here.name(BOB), "take_coins", 5
                )

    at(traders(), story)
