"""Learning environments: the batch of tables in the forms that learners expect.

import gymnasium
import higaki.rl

env = gymnasium.make("higaki/Osaka-v0", seats=3, bots="greedy")
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from higaki.rl.registration import register
from higaki.rl.rewards import Rewards
from higaki.rl.spec import Spec, spec

if TYPE_CHECKING:
    from higaki.rl.batch_env import BatchEnv
    from higaki.rl.openspiel_game import register_openspiel
    from higaki.rl.pettingzoo_env import register_pettingzoo
    from higaki.rl.seat_env import SeatEnv, SeatVectorEnv

__all__ = [
    "BatchEnv",
    "Rewards",
    "SeatEnv",
    "SeatVectorEnv",
    "Spec",
    "register",
    "register_openspiel",
    "register_pettingzoo",
    "spec",
]

# What needs another library, and where it is: imported at its first use, for others need only numpy.
_LATER = {
    "BatchEnv": "higaki.rl.batch_env",
    "SeatEnv": "higaki.rl.seat_env",
    "SeatVectorEnv": "higaki.rl.seat_env",
    "register_openspiel": "higaki.rl.openspiel_game",
    "register_pettingzoo": "higaki.rl.pettingzoo_env",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


if find_spec("gymnasium") is not None:
    register()
