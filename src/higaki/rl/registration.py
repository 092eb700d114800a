"""The names of environments in Gymnasium's registry."""

from __future__ import annotations

from higaki import catalogue


def name_of(game: str) -> str:
    """A game as Gymnasium spells names: higaki/DragonMarket-v0."""
    return f"higaki/{''.join(word.capitalize() for word in game.split('_'))}-v0"


def register() -> None:
    """Register an environment for each game; a second call changes nothing."""
    from gymnasium.envs import registration  # noqa: PLC0415 - others use this package without Gymnasium

    for game in catalogue.names():
        if name_of(game) not in registration.registry:
            registration.register(
                id=name_of(game),
                entry_point="higaki.rl.seat_env:SeatEnv",
                vector_entry_point="higaki.rl.seat_env:SeatVectorEnv",
                kwargs={"game": game},
            )
