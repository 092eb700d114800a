"""Training on processors, where PyTorch is installed: it learns, and what it writes plays alike."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from higaki.batch import Batch, load_net
from higaki.rl import spec

torch: Any = pytest.importorskip("torch")

from training.games import GAMES  # noqa: E402
from training.inputs import inputs_of  # noqa: E402
from training.learner import Learner  # noqa: E402
from training.ppo import Rollouts, Settings, train  # noqa: E402
from training.tables import hidden_numbers  # noqa: E402
from training.variants import variants_of  # noqa: E402


def learner_of(game: str = "osaka") -> Any:
    return Learner(game, "cpu", 1, inputs_of(game, most=500, tables=2))


def test_a_net_plays_as_it_was_trained(tmp_path: Path) -> None:
    """To 1e-5, after its weights were rounded to 16 bits."""

    learner = learner_of()
    learner.note({"kl": 0.0})
    learner.save(tmp_path)
    again = Learner.load(tmp_path / "osaka.pt", "cpu")
    batch = Batch("osaka", 4, 64, 5)
    for _ in range(40):
        batch.step(batch.random_things())
    with torch.no_grad():
        inputs = again.encoder(torch.tensor(batch.observation))
        log_chances, log_shares = again.policy(inputs, torch.tensor(batch.mask), torch.full((64,), 4))
    net = load_net("osaka", tmp_path / "osaka.bin")
    assert np.abs(batch.net_shares(net) - _by_seat(log_shares.exp().numpy(), batch.seat)).max() < 1e-5
    assert (batch.net_things(net) == log_chances.argmax(1).numpy()).all()


def _by_seat(shares: Any, seat: Any) -> Any:
    order = (np.arange(4) - seat[:, None]) % 4
    return shares[np.arange(len(seat))[:, None], order]


@pytest.mark.parametrize("more", [{}, {"gains": (1.0, 0.5)}, {"monte_carlo": True}, {"warm_up": 1}])
def test_every_way_of_training_changes_what_it_should(more: dict[str, Any]) -> None:
    learner = learner_of()
    nets = (learner.policy, learner.critic)
    before = [[weights.clone() for weights in net.parameters()] for net in nets]
    train(learner, 0.01, Settings(steps=4, minibatch=64, **more), 1, 16, lambda _: None)
    assert learner.updates == 1
    changed = [
        any((now != then).any() for now, then in zip(net.parameters(), old, strict=True))
        for net, old in zip(nets, before, strict=True)
    ]
    assert changed == ["warm_up" not in more, True]


def test_tables_are_at_all_times_of_a_game_before_learning_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as a net has not learned, games are longer than usual ones."""
    monkeypatch.setitem(GAMES, "osaka", GAMES["osaka"]._replace(length=500))
    learner = learner_of()
    rollouts = Rollouts(learner.tables(64)[0], learner)
    rollouts.play(Settings(steps=24), 0)
    assert rollouts.ended == 0, "all games have just begun"
    rollouts.spread(Settings())
    rollouts.play(Settings(steps=24), 0)
    assert 0 < rollouts.ended < 32


def test_training_learns_and_its_critic_is_in_no_file(tmp_path: Path) -> None:

    learner = learner_of()
    before = [weights.clone() for weights in learner.policy.parameters()]
    train(learner, 1.0, Settings(steps=8, minibatch=256), 2, 32, lambda _: None)
    assert any((now != then).any() for now, then in zip(learner.policy.parameters(), before, strict=True))
    assert learner.decisions > 0 and learner.log[-1]["entropy"] > 0
    learner.save(tmp_path)
    weights = sum(values.numel() for values in learner.policy.parameters())
    assert (tmp_path / "osaka.bin").stat().st_size < 2 * weights + 9 * len(learner.inputs) + 20_000


def test_only_the_critic_sees_what_others_know() -> None:

    hidden = hidden_numbers("yokohama", variants_of("yokohama"), rows=16)
    names = [spec("yokohama").names[number] for number in hidden]
    assert names and not any(name.startswith("points") for name in names)


def test_a_critic_may_see_no_more_than_the_seat(tmp_path: Path) -> None:
    learner = Learner("yokohama", "cpu", 1, inputs_of("yokohama", most=500, tables=2), sees_all=False)
    assert len(learner.hidden) == 0
    learner.note({"kl": 0.0})
    learner.save(tmp_path)
    assert not Learner.load(tmp_path / "yokohama.pt", "cpu").sees_all
