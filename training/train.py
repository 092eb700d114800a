"""Train the net of a game: `python -m training.train GAME --seconds 300 [--from FILE.pt] [--demonstrations FILE.npz]`.

Writes a checkpoint (GAME.pt), the log (GAME.csv) and the net that plays (GAME.bin) into a folder. A run can be taken up
again from its checkpoint. A net that begins anew goes on from the imitation of what it is shown; one from a checkpoint
only plays against the imitation, unless with --imitate. Imitation and checkpoints in --opponents are strangers, who
never learn.
"""

from __future__ import annotations

import argparse
import copy
import time
from pathlib import Path

import torch

from training.cloning import clone, collected
from training.inputs import inputs_of
from training.learner import Learner, most_inputs
from training.ppo import Settings, train

# Observations of demonstrations that tell which inputs there are.
SAMPLE = 50_000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=600, help="of all; 0 to imitate only")
    parser.add_argument("--from", dest="checkpoint", type=Path)
    parser.add_argument("--into", type=Path, default=Path("build/nets"))
    parser.add_argument("--demonstrations", type=Path, nargs="*", default=[])
    parser.add_argument("--jobs", type=int, default=1, help="processes that play demonstrations again")
    parser.add_argument("--cloning", type=float, default=30, help="seconds of imitation, if there are demonstrations")
    parser.add_argument("--sharpness", type=float, default=1.0, help="by which logits are multiplied after imitation")
    parser.add_argument(
        "--own-view", action="store_true", help="the critic sees no more than the deciding seat: quicker"
    )
    parser.add_argument("--imitate", action="store_true", help="go on from the imitation, not from the checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--minibatch", type=int, default=Settings.minibatch)
    parser.add_argument("--epochs", type=int, default=Settings.epochs)
    parser.add_argument("--variants", type=int, default=3, help="variants that are played at once")
    parser.add_argument("--rate", type=float, nargs=2, default=Settings.rate)
    parser.add_argument("--entropy", type=float, nargs=2, default=Settings.entropy)
    parser.add_argument("--softness", type=float, nargs=2, default=Settings.softness)
    parser.add_argument("--gains", type=float, nargs=2, default=Settings.gains)
    parser.add_argument("--anchor", type=float, nargs=2, default=Settings.anchor)
    parser.add_argument(
        "--opponents", type=Path, nargs="*", default=[], help="checkpoints of strangers to play against"
    )
    parser.add_argument("--strange", type=float, default=Settings.strange, help="the part of the tables with strangers")
    parser.add_argument("--memory", type=float, default=Settings.memory)
    parser.add_argument("--clip", type=float, default=Settings.clip)
    parser.add_argument("--trace", type=float, default=Settings.trace)
    parser.add_argument("--warm-up", type=int, default=0, help="updates in which only the critic learns")
    parser.add_argument("--snapshots", type=float, default=100, help="seconds between nets that are kept")
    parser.add_argument("--monte-carlo", action="store_true")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    begin = time.monotonic()
    shown = collected(given.game, given.demonstrations, given.jobs) if given.demonstrations else None
    if given.checkpoint:
        learner = Learner.load(given.checkpoint, device)
    else:
        some = shown["seen"][:: max(1, len(shown["seen"]) // SAMPLE)] if shown else None
        inputs = inputs_of(given.game, most_inputs(given.game), some)
        learner = Learner(given.game, device, given.seed, inputs, not given.own_view)
    print(f"{given.game}: {len(learner.inputs)} inputs, {len(learner.hidden)} hidden numbers", flush=True)
    settings = Settings(
        steps=given.steps,
        minibatch=given.minibatch,
        epochs=given.epochs,
        rate=tuple(given.rate),
        entropy=tuple(given.entropy),
        softness=tuple(given.softness),
        gains=tuple(given.gains),
        anchor=tuple(given.anchor),
        strange=given.strange,
        memory=given.memory,
        clip=given.clip,
        trace=given.trace,
        warm_up=learner.updates + given.warm_up,
        monte_carlo=given.monte_carlo,
    )
    last, next_snapshot = 0.0, learner.seconds + given.snapshots

    def say(learner: Learner) -> None:
        nonlocal last, next_snapshot
        if learner.log[-1]["seconds"] > next_snapshot:
            learner.export(given.into / f"{given.game}-{next_snapshot:.0f}.bin")
            next_snapshot += given.snapshots
        if time.monotonic() - last > 15 or learner.updates < 4:
            last = time.monotonic()
            row = learner.log[-1]
            print(" ".join(f"{key} {value:.4g}" for key, value in row.items()), flush=True)
            learner.save(given.into)

    for path in given.opponents:
        learner.invite(path)
    if shown:
        before = copy.deepcopy(learner.policy.state_dict())
        print(clone(learner, shown, given.cloning, given.sharpness), flush=True)
        learner.strangers.append(learner.anchor)
        learner.save(given.into / "imitation")
        if given.checkpoint and not given.imitate:
            learner.policy.load_state_dict(before)
            learner.mean.load_state_dict(before)
        del shown
    left = given.seconds - (time.monotonic() - begin)
    if left > 0:
        train(learner, left, settings, given.variants, given.rows, say)
    learner.save(given.into)


if __name__ == "__main__":
    main()
