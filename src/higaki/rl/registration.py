"""The names of environments in Gymnasium's registry."""

from __future__ import annotations

from typing import Final

# By name of a game, as Gymnasium spells names.
IDS: Final = {
    "osaka": "higaki/Osaka-v0",
    "dragon_market": "higaki/DragonMarket-v0",
    "yokohama": "higaki/Yokohama-v0",
    "yedo": "higaki/Yedo-v0",
}


def register() -> None:
    """Register an environment for each game; a second call changes nothing."""
    from gymnasium.envs import registration  # noqa: PLC0415 - others use this package without Gymnasium

    for game, name in IDS.items():
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point="higaki.rl.seat_env:SeatEnv",
                vector_entry_point="higaki.rl.seat_env:SeatVectorEnv",
                kwargs={"game": game},
            )
