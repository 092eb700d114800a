"""A small table to write examples on."""

from __future__ import annotations

from collections import Counter

from ..asking import Game, Playing, Question
from ..state import Bonus, Box, Deck, Mission, Player, State
from ..tables import ANNEXES, COLOURS, POSTS, RESERVE_LIMIT, START_MON, START_PRESTIGE

SEATS = ("toyotomi", "hosokawa", "nabeshima", "maeda", "sanada")
A, B, C, D, E = SEATS
MINIMUM = {"action": 2, "bonus": 3, "weapon": 3, "annex": 8, "geisha": 6, "disciple": 4, "mission": 2}
GROUP = {"action": 1, "bonus": 1, "weapon": 1, "annex": 2, "geisha": 2, "disciple": 3, "mission": 3}
TALLY = {
    "most": Bonus("most", "weapons", 1, 5, 3),
    "fewest": Bonus("fewest", "unfulfilled_missions", 0, 4, 2),
    "least": Bonus("least", "geishas", 3, 5, 0),
    "each": Bonus("each", "mon", 6, 5, 0),
}
NOTHING: Counter[str] = Counter()


def mission(
    needs: dict[str, int],
    reward: dict[str, int],
    bonus_needs: dict[str, int] | None = None,
    bonus_reward: dict[str, int] | None = None,
    kind: str = "theft",
) -> Mission:
    """A green one."""
    return Mission(
        "green", kind, Counter(needs), Counter(reward), Counter(bonus_needs or {"war": 9}), Counter(bonus_reward or {})
    )


def table(seats: int = 4, missions: dict[str, Mission] | None = None) -> Game:
    """Everybody as at the beginning, nothing on any stack."""
    players = {
        seat: Player(mon=START_MON, prestige=START_PRESTIGE, home=2, reserve=RESERVE_LIMIT) for seat in SEATS[:seats]
    }
    state = State(players, list(players), spaces=dict.fromkeys(POSTS, 2), church=3)
    state.decks = {name: Deck(name) for name in ("card", "bonus", "event", "weapon", *COLOURS)}
    state.annexes = Counter(dict.fromkeys(ANNEXES, 2))
    state.geishas, state.blessings = 4, seats
    return Game(state, Box(missions or {}, TALLY, MINIMUM, GROUP))


def answer(playing: Playing, *answers: str) -> list[Question]:
    """All questions, each answered by the next answer; they must end with the last one."""
    asked = []
    try:
        asked.append(next(playing))
        for word in answers:
            assert word in asked[-1].options, f"{word} is no answer to {asked[-1]}"
            asked.append(playing.send(word))
    except StopIteration:
        assert len(asked) == len(answers), f"{len(asked)} questions, {len(answers)} answers"
        return asked
    raise AssertionError(f"one more question: {asked[-1]}")
