"""A fingerprint of many random games: one hash over their decisions, to compare two builds action by action.

It plays games of each until this number of decisions, a long one only in part; seat counts and options alternate.

python bench/fingerprint.py [DECISIONS]
"""

import hashlib
import itertools
import sys

from higaki import catalogue
from higaki.engine.base.random_numbers import rng_of
from higaki.engine.views.random_play import random_thing

# Longer than any game of Osaka.
LONGEST = 600


def fingerprint(decisions: int) -> str:
    """The hash over this many decisions of every game, at every seat count and with every option in turn."""
    digest = hashlib.blake2b(digest_size=16)
    for name in catalogue.names():
        game, left = catalogue.find(name), decisions
        for seed in itertools.count():
            if left <= 0:
                break
            seats = game.settings.seats[seed % len(game.settings.seats)]
            options = {
                option.name: option.values[seed // (number + 3) % len(option.values)]
                for number, option in enumerate(game.settings.options)
                if seats in option.seats
            }
            t = game.new_table(seats, seed, options)
            rng = rng_of(seed, "fingerprint")
            for _ in range(LONGEST):
                if t.over:
                    break
                thing = random_thing(t, rng)
                digest.update(bytes([t.seat & 255, t.choices & 255, thing & 255, thing >> 8]))
                t.follow(thing)
                left -= 1
            digest.update(repr((game.scores(t), t.random_state)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(fingerprint(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000))
