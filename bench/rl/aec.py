"""Steps a second of the PettingZoo environment, by random legal play, beside PettingZoo's own connect_four.

`python bench/rl/aec.py`; both in the same loop, one after the other, several times, in seconds of the processor; the
fastest time of each counts.
"""

import random
import sys
import time
from types import ModuleType
from typing import Any, Final

from higaki import catalogue
from higaki.rl.pettingzoo_env import TableEnv

SECONDS: Final = 1.0
TIMES: Final = 3


def connect_four() -> Any:
    """As PettingZoo makes it, with its wrappers. It imports pygame, but uses it only to draw."""
    try:
        import pygame  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    except ImportError:
        sys.modules["pygame"] = ModuleType("pygame")
    from pettingzoo.classic.connect_four.connect_four import env  # noqa: PLC0415

    return env()


def steps_a_second(env: Any) -> float:
    """Whole games of random legal play; the closing steps of agents that have ended are not counted."""
    steps, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
            steps += 1
    return steps / (time.process_time() - began)


def main() -> None:
    peer = connect_four()
    tables = {name: TableEnv(name) for name in catalogue.names()}
    theirs, ours = 0.0, dict.fromkeys(tables, 0.0)
    for _time in range(TIMES):
        theirs = max(theirs, steps_a_second(peer))
        for name, table in tables.items():
            ours[name] = max(ours[name], steps_a_second(table))
    print(f"{'connect_four':16}{theirs:>10,.0f} steps/s")
    for name, steps in ours.items():
        print(f"{name:16}{steps:>10,.0f} steps/s  {steps / theirs:5.1f} times connect_four")


if __name__ == "__main__":
    main()
