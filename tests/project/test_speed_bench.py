"""The figures of `make bench` about our own builds; the peer is installed only there."""

import json
import subprocess
import sys

import pytest
from programs import program
from repository import ROOT


@pytest.mark.parametrize("what", ["ours", "native"])
def test_the_speed_bench_measures_random_play_in_a_process_of_its_own(what: str) -> None:
    words = [sys.executable, str(ROOT / "bench" / "speed.py"), "--measure", what, "1", "0.01", "osaka"]
    figures = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    assert {name for name, figure in figures.items() if figure > 0} == {"decisions_per_s", "games_per_s", "copy_us"}


@pytest.mark.slow
def test_the_speed_bench_measures_search_and_greedy() -> None:
    figures = program("speed").thinking(1, 0.01, "osaka")
    assert {name for name, figure in figures.items() if figure > 0} == {"search_iterations_per_s", "greedy_ms"}


def test_the_bench_of_environments_measures_each_of_them() -> None:
    figures = program("rl/environments").FIGURES
    assert all(figure("osaka", 0.001) > 0 for figure in figures.values()) and "BatchEnv/s" in figures
