"""The learning programs in `examples` run, and their returns are those of each seat. Most of it needs PyTorch, which
is in the environment of `make examples`; elsewhere mypy checks their imports and calls (`building/type_check.py`)."""

import re
import sys
from itertools import chain, repeat
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from repository import ROOT, blocks

from higaki.batch import Batch

EXAMPLES = ROOT / "examples"
NO_TORCH = "is not installed: the learning programs need it, nothing else does (make examples)"
MOST_LINES = 120


@pytest.mark.parametrize("program", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_a_program_is_short(program: Path) -> None:
    assert len(program.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Runs the main function of a program; returns the lines of its curve."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import against_bots  # noqa: PLC0415 - an example is imported from its folder

    def runs(program: ModuleType, asked: int, *arguments: str) -> list[str]:
        """The time is over when a program has asked for it so often."""
        parts = chain((k / asked for k in range(asked)), repeat(1.0))
        monkeypatch.setattr(against_bots.Curve, "part", property(lambda _: next(parts)))
        curve = tmp_path / "curve.csv"
        monkeypatch.setattr(sys, "argv", [program.__name__, "--games", "16", "--curve", str(curve), *arguments])
        program.main()
        return curve.read_text(encoding="utf-8").splitlines()

    return runs


def test_the_page_of_the_first_hour_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """But for the plots, which need matplotlib."""
    page, names = ROOT / "docs" / "first-hour.md", {"__name__": "__main__"}
    for block in blocks(page, "python"):
        if "matplotlib" not in block:
            exec(compile(block, page.name, "exec"), names)
    printed = capsys.readouterr().out
    for line in [*blocks(page, "")[1].splitlines(), *re.findall(r"`([a-z_+0-9]+ ?[a-z]*: \w+ \d+)`", page.read_text())]:
        assert line.rstrip() in printed, "what the page shows is what it prints"


def test_the_plot_of_the_first_hour_is_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: the plot needs it (make examples)")
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)
    Path("ppo_on_batch.csv").write_text("minutes,decisions,win_share,half_interval\n0.1,5,0.2,0.1\n0.2,9,0.3,0.1\n")
    page = ROOT / "docs" / "first-hour.md"
    (block,) = [block for block in blocks(page, "python") if "matplotlib" in block]
    exec(compile(block, page.name, "exec"), {})
    assert Path("curve.png").stat().st_size > 1000


def test_agents_of_openspiel_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import openspiel_agents  # noqa: PLC0415 - an example is imported from its folder

    monkeypatch.setattr(sys, "argv", ["openspiel_agents", "--games", "1", "--simulations", "2"])
    openspiel_agents.main()
    first, last = capsys.readouterr().out.splitlines()
    shares = [float(share) for share in re.findall(r"[\d.]+", first.partition("shares of the win")[2])]
    assert len(shares) == 3 and sum(shares) == pytest.approx(1)
    assert re.fullmatch(r"IS-MCTS won [01](\.\d+)? of 1 games; its fair share would be 0\.333333", last)


def test_an_evaluation_gives_every_seat_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from against_bots import evaluate  # noqa: PLC0415 - an example is imported from its folder

    def first_option(_: Any, mask: Any) -> Any:
        return np.argmax(mask, axis=1)

    share, half, points, scored = evaluate(first_option, "osaka", 4, "random", 40, seed=3)
    by_seat = []
    for seat in range(4):
        batch = Batch("osaka", 4, 10, seed=3)
        players = [0 if other == seat else 1 for other in range(4)]
        batch.play_on(players)
        while not batch.over.all():
            batch.step(first_option(None, batch.mask), players=players)
        by_seat.append(batch.returns()[:, seat])
    assert share == pytest.approx(np.mean(by_seat))
    assert half == pytest.approx(1.96 * np.mean(by_seat, axis=0).std() / 10**0.5)
    assert points >= scored >= 0


@pytest.mark.slow
def test_maskable_ppo_runs(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason=f"sb3-contrib {NO_TORCH}")
    import maskable_ppo  # noqa: PLC0415

    monkeypatch.setitem(maskable_ppo.SETTINGS, "n_steps", 4)
    lines = run(maskable_ppo, 12, "--cloning", "0.005", "--save", str(tmp_path / "net.zip"))
    assert lines[0].startswith("minutes,decisions,win_share")
    assert len(lines) >= 3, "before learning from own games, and at the end"
    assert (tmp_path / "net.zip").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [(), ("--game", "dragon_market", "--seats", "2", "--against", "random", "--shaping", "1", "--near-the-end")],
)
def test_ppo_on_a_batch_runs(run: Any, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason=f"PyTorch {NO_TORCH}")
    import ppo_on_batch  # noqa: PLC0415

    for name, fewer in (("ROWS", 16), ("POSITIONS", 8)):
        monkeypatch.setattr(ppo_on_batch, name, fewer)
    lines = run(ppo_on_batch, 12, *options)
    assert len(lines) >= 3, "before learning, and at the end"


def test_returns_are_those_of_the_seat_that_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason=f"PyTorch {NO_TORCH}")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import ppo_on_batch  # noqa: PLC0415

    from higaki.rl import BatchEnv  # noqa: PLC0415 - after the check that what it needs is here

    monkeypatch.setattr(ppo_on_batch, "LAMBDA", 1.0)
    monkeypatch.setattr(ppo_on_batch, "STEPS", 900)
    results: list[tuple[Any, Any, Any]] = []

    class Noted(BatchEnv):
        """Notes who decided, what each seat got, and where games ended."""

        def step(self, actions: Any) -> Any:
            seat = self.batch.seat.copy()
            found = super().step(actions)
            results.append((seat, found[1], found[2]))
            return found

    def uniform(seen: Any, mask: Any) -> Any:
        """A net without weights: any option, and the value 0."""
        return torch.log_softmax(torch.where(mask == 0, -1e9, 0.0), -1), torch.zeros(len(seen))

    env = Noted("osaka", 4, 2, seed=5)
    net: Any = uniform
    data, _ = ppo_on_batch.rollout(env, net, env.reset())
    returns = data[5].reshape(900, 2).numpy()
    for row in range(2):
        ends = [k for k in range(900) if results[k][2][row]]
        assert ends, "a game ends in so many decisions"
        begin = 0
        for end in ends:
            for k in range(begin, end + 1):
                assert returns[k, row] == pytest.approx(results[end][1][row, results[k][0][row]])
            begin = end + 1
