"""How far the decisions of a try-out hold in the real game, compared by what their seat is told."""

from __future__ import annotations

import random

import higaki
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.match.keyed_random_numbers import new_key
from higaki.engine.match.match import Match
from higaki.engine.match.private_copy import known_position, private_copy
from higaki.engine.match.randomness_source import Dealer
from higaki.server.tables import trial as trials
from higaki.server.tables.trial import TRY_OUT, Progress, Trial


def real_game(seed: int = 1, decisions: int = 20, game: str = "osaka", seats: int = 3) -> Match:
    match = higaki.new(game, seats=seats, seed=seed)
    chance = random.Random(seed)
    while len(match.log) < decisions:
        match.play(chance.choice(match.options))
    return match


def copy_of(real: Match, seat: int | None = None) -> tuple[Trial, Match]:
    seat = real.seat if seat is None else seat
    moment = len(real.log)
    made_of = Trial(TRY_OUT, "table", seat, moment, trials.digest(real, seat, moment), False)
    position = known_position(real.table, seat, rng_of(7, "redeal"))
    return made_of, private_copy(real.game, position, Dealer(None, new_key()))


def play_there(real: Match, made_of: Trial, copy: Match) -> Progress:
    """As the command does it."""
    tried = trials.decisions(copy, made_of.seat, 0)
    while (thing := trials.progress(real, made_of, tried).thing) is not None:
        real.play(thing)
    return trials.progress(real, made_of, tried)


def play_for(copy: Match, seat: int, decisions: int) -> None:
    """So many decisions of a seat, the first option each time, and all that others decide before."""
    own = 0
    while own < decisions and not copy.over:
        own += copy.seat == seat
        copy.play(copy.options[0])


def quiet_option(copy: Match) -> str:
    """One after which nothing is drawn, shown or asked."""
    return next(option for option in copy.options if option not in copy.final)


def test_a_copy_begins_with_an_empty_log_and_the_same_question() -> None:
    real = real_game()
    _, copy = copy_of(real)
    assert (copy.seat, copy.options, copy.log) == (real.seat, real.options, [])
    assert copy.scene(copy.seat) == real.scene(real.seat)
    assert copy.dealer.seal is not None
    assert higaki.load(copy.save()).save() == copy.save()


def test_own_decisions_are_played_and_the_next_one_of_somebody_else_ends_it() -> None:
    real = real_game()
    seat, before = real.seat, len(real.log)
    made_of, copy = copy_of(real)
    play_for(copy, seat, 1)
    while not copy.over and copy.seat == seat:
        play_for(copy, seat, 1)
    first_turn = len(copy.log)
    assert trials.ready(copy, seat) == first_turn
    play_for(copy, seat, 1)  # others decide, and then the seat again
    reached = play_there(real, made_of, copy)
    assert reached.why in ("others", "chance")
    assert reached.played >= 1
    assert [(one.seat, one.thing) for one in real.log[before:]] == [
        (one.seat, one.thing) for one in copy.log[: len(real.log) - before]
    ]
    # Again, nothing more can be played.
    length = len(real.log)
    assert play_there(real, made_of, copy) == reached
    assert len(real.log) == length


def test_all_is_played_if_nothing_differs() -> None:
    real = real_game(game="yokohama")
    made_of, copy = copy_of(real)
    copy.play(quiet_option(copy))
    assert play_there(real, made_of, copy) == Progress(1, 0, "all")
    # What is already there counts as played.
    assert trials.progress(real, made_of, trials.decisions(copy, made_of.seat, 0)) == Progress(1, 0, "all")


def test_it_stops_where_something_else_is_drawn() -> None:
    """Both draw from sources of their own, so sooner or later a draw differs."""
    found = set()
    for seed in range(40):
        real = real_game(seed, 10 + seed % 20)
        made_of, copy = copy_of(real)
        play_for(copy, made_of.seat, 6)
        reached = play_there(real, made_of, copy)
        found.add(reached.why)
        tried = trials.decisions(copy, made_of.seat, 0)
        told = trials.decisions(real, made_of.seat, made_of.moment)
        assert told[:-1] == tried[: len(told) - 1], "only the last decision may have come out differently"
        if reached.why == "chance":
            assert told[-1][:2] == tried[len(told) - 1][:2]
            assert told[-1] != tried[len(told) - 1]
    assert "chance" in found


def test_a_decision_of_somebody_else_that_differs_ends_it() -> None:
    for seed in range(30):
        real = real_game(seed)
        seat = real.seat
        other = (seat + 1) % 3
        made_of, copy = copy_of(real, other)
        play_for(copy, other, 1)
        assert copy.log[0].seat != other
        before = len(real.log)
        assert play_there(real, made_of, copy).why == "others", "it is not decided yet"
        assert len(real.log) == before
        theirs = real.game.things.names[copy.log[0].thing]
        different = next((option for option in real.options if option != theirs), None)
        if different is None:
            continue
        real.play(different)
        before = len(real.log)
        assert play_there(real, made_of, copy)[:3] == (0, 1, "others")
        assert len(real.log) == before
        return
    raise AssertionError("no position was found")


def test_it_does_not_go_on_where_the_real_game_went_another_way_before() -> None:
    real = real_game(game="yokohama")
    made_of, copy = copy_of(real)
    assert trials.progress(real, made_of._replace(told="another game"), []) == Progress(0, 0, "all"), (
        "nothing was tried"
    )
    first, other = [option for option in copy.options if option not in copy.final][:2]
    copy.play(first)
    tried = trials.decisions(copy, made_of.seat, 0)
    real.play(other)
    assert trials.progress(real, made_of, tried) == Progress(0, 1, "moved_on")
    later, copy_after = copy_of(real)
    copy_after.play(copy_after.options[0])
    real.undo()
    assert trials.progress(real, made_of, tried).thing == first
    # Taken back to before the second copy, and then as long as it was, but another game.
    tried = trials.decisions(copy_after, later.seat, 0)
    assert trials.progress(real, later, tried)[:3] == (0, len(tried), "moved_on")
    real.play(first)
    assert trials.progress(real, later, tried)[:3] == (0, len(tried), "moved_on")


def test_a_decision_that_is_not_possible_is_not_played() -> None:
    real = real_game()
    made_of, copy = copy_of(real)
    copy.play(copy.options[0])
    tried = trials.decisions(copy, made_of.seat, 0)
    never = [tried[0]._replace(thing="never.there")]
    assert trials.progress(real, made_of, never) == Progress(0, 1, "impossible")
