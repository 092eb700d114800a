"""Advance answers: what a seat has declared, how long it is valid, and which question it answers.

Advance answers exist for windows, and for other questions out of turn that can be declined.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from higaki.engine.base.errors import BadSetting, one_of, short
from higaki.engine.table.game import Game
from higaki.engine.table.steps import SecretChoice, StepKind, Window
from higaki.engine.table.table import Table

# For every question, until the game's chapter ends; only in windows.
ALWAYS: Final = "always"
# Only while it is the only possible answer, until it is withdrawn.
UNABLE: Final = "unable"
SCOPES: Final = (ALWAYS, UNABLE)


class Standing(NamedTuple):
    """The answer of a seat to every question of a kind."""

    seat: int
    step: str
    thing: int
    scope: str


def in_window(t: Table) -> bool:
    """Is this a window, in which everybody may act? The move before it, and its answers, cannot be undone."""
    return not t.over and isinstance(t.step, Window)


def windows(game: Game) -> list[StepKind]:
    """All kinds of windows a game has."""
    return [kind for kind in game.steps.kinds if issubclass(kind.step, Window)]


def can_be_declined(t: Table) -> bool:
    """Is this a question out of turn, which the engine can decline for a seat without another option?"""
    if t.over:
        return False
    step = t.step
    return isinstance(step, SecretChoice) and step.decline >= 0


def declinable(game: Game) -> list[StepKind]:
    """All kinds of questions of a game that can be declined: windows, and others that are asked out of turn."""
    return [kind for kind in game.steps.kinds if _decline(game, kind) >= 0]


def declining(game: Game, kind: StepKind) -> str:
    """The thing that declines a question of this kind."""
    return game.things.names[_decline(game, kind)]


def _decline(game: Game, kind: StepKind) -> int:
    step = game.steps.all[kind.first]
    return step.decline if isinstance(step, SecretChoice) else -1


def checked(game: Game, answer: Standing) -> Standing:
    """Check that an answer can be given in advance, and return it."""
    if answer.scope not in SCOPES:
        raise BadSetting(f"an answer cannot stand {short(answer.scope)}; right would be {one_of(SCOPES)}")
    names = [kind.name for kind in (windows(game) if answer.scope == ALWAYS else declinable(game))]
    if answer.step not in names:
        right = one_of(names, answer.step)
        raise BadSetting(f"{short(answer.step)} cannot be answered in advance; right would be {right}")
    return answer


def answered(t: Table, given: list[Standing]) -> Standing | None:
    """The advance answer to the open question, if there is one."""
    if not can_be_declined(t):
        return None
    kind, options = t.step.declared, t.options
    assert kind is not None
    fitting = [one for one in given if one.seat == t.seat and one.step == kind.name and one.thing in options]
    for scope in SCOPES:  # unconditional answers come first
        for answer in fitting:
            if answer.scope == scope and (scope == ALWAYS or len(options) == 1):
                return answer
    return None


def surviving(given: list[Standing]) -> list[Standing]:
    """The advance answers that outlast a chapter."""
    return [answer for answer in given if answer.scope == UNABLE]
