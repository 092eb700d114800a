"""One screen for several people: a curtain where one would see what is the other's, and none where nothing is."""

import json
import random
from typing import Any

import pytest

import higaki
from higaki.engine.match.match import Match
from higaki.engine.match.shared_screen import keep_secrets
from higaki.engine.views.scene import Parts, scene

VARIANTS = [
    ("osaka", 2, {}),
    ("osaka", 4, {}),
    ("dragon_market", 2, {}),
    ("dragon_market", 3, {"boats": "ready", "long_game": True}),
    ("dragon_market", 4, {"teams": True, "boats": "lot"}),
    ("dragon_market", 2, {"mode": "advanced"}),
    ("dragon_market", 4, {"mode": "advanced", "boats": "ready"}),
    ("dragon_market", 4, {"mode": "advanced", "teams": True, "boats": "ready"}),
]
by_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=str)


def walked(game: str, seats: int, options: dict[str, Any], seed: int) -> Any:
    """A random game, decision by decision."""
    match = higaki.new(game, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    while not match.over and len(match.log) < 250:
        yield match
        match.play(chance.choice(match.options))


def shown(match: Match, seat: int) -> str:
    """What lies on the seat's screen and in its log; whose screen it is and what it may point at is no secret."""
    places = json.loads(json.dumps(match.scene(seat, memory=False)["places"]))
    for part in places:
        if part.get("count") == 0:
            part.pop("pieces", None)
            part.pop("backs", None)
        for piece in part.get("pieces", []):
            piece.pop("thing", None)
    return json.dumps([places, match.told(seat)])


@pytest.mark.slow
@by_variant
def test_a_seat_keeps_secrets_exactly_when_another_would_see_something_new(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        alike: dict[tuple[int, int], int] = {}
        for number, match in enumerate(walked(game, seats, options, seed)):
            if number % 7 and number > 12:
                continue
            screens = [shown(match, seat) for seat in range(seats)]
            for seat in range(seats):
                for other in range(seats):
                    new = screens[seat] != screens[other]
                    secret = keep_secrets(match, [seat, other])
                    assert secret == new or match.table.step.hidden, (number, seat, other)
                    # Who has looked at the log before looks at the rest of it only, and finds the same.
                    assert keep_secrets(match, [seat, other], alike.get((seat, other), 0)) == secret
                    if not secret:
                        alike[seat, other] = len(match.log) + 1


def test_open_orders_keep_no_secret_and_a_hand_of_cards_does() -> None:
    for match in walked("dragon_market", 2, {"boats": "ready"}, 1):
        assert not keep_secrets(match, [0, 1])
    match = higaki.new("osaka", seats=3, seed=1)
    assert keep_secrets(match, [0, 2])
    assert not keep_secrets(match, [1])
    assert not keep_secrets(match, [])
    assert any(keep_secrets(match, [0, 1]) for match in walked("dragon_market", 2, {"mode": "advanced"}, 1))


def test_partners_have_no_secret_from_each_other_but_their_opponents_see_one() -> None:
    secret = False
    for match in walked("dragon_market", 4, {"mode": "advanced", "teams": True, "boats": "ready"}, 3):
        assert not keep_secrets(match, [0, 2])
        assert not keep_secrets(match, [3, 1])
        secret = secret or (keep_secrets(match, [0, 1]) and keep_secrets(match, [0, 1, 2]))
    assert secret


@pytest.mark.parametrize(
    ("game", "options"),
    [("dragon_market", {"mode": "advanced", "teams": True, "boats": "ready"}), ("yedo", {}), ("yokohama", {})],
    ids=str,
)
def test_what_several_see_alike_is_made_once_and_is_what_each_of_them_sees(game: str, options: dict[str, Any]) -> None:
    for number, match in enumerate(walked(game, 4, options, 5)):
        if number % 12:
            continue
        alike: Parts = {}
        seen = []
        for memory in (True, False):
            for viewer in range(-1, 4):
                seen.append(scene(match.table, viewer, memory, alike))
                assert seen[-1] == scene(match.table, viewer, memory), (number, viewer)
        parts = {id(part) for one in seen for part in one["places"]}
        assert len(parts) < sum(len(one["places"]) for one in seen) / 2
        if number > 60:
            return
