"""The games as games of OpenSpiel: `register_openspiel()`, then `pyspiel.load_game("higaki_osaka(players=3)")`.

Chance. A game begins with chance nodes that draw the random state of the table, a byte each; all cards follow from it.
Dice, coins and lots are chance nodes with their own probabilities. So the history replays the game, and a state can be
serialised. (Of games with sampled chance that are written in Python, OpenSpiel 2.0 serialises none.)

Information. The observation is what a seat knows. The information state adds all that it saw before, as a digest: two
histories have the same one if the seat made the same decisions and saw the same observations change in the same order.
It has only a string; as a tensor it would be a row of observations without a fixed length.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
import pyspiel
from numpy.typing import NDArray

from higaki import catalogue
from higaki.batch.batch import Batch
from higaki.batch.table_batch import RETURNS, whole
from higaki.engine.base.errors import BadCall, BadSetting, IllegalChoice, checked_seat, one_of, short
from higaki.engine.base.random_numbers import seeded
from higaki.engine.table.game import Game
from higaki.engine.table.steps import CHANCE, NOBODY
from higaki.engine.views.observation import shape

# The random state of a table has 48 bits.
BYTES_OF_LUCK: Final = 6
BYTE: Final = 256
DEALS: Final = [(byte, 1 / BYTE) for byte in range(BYTE)]
# Far more than any game has had; a random game of Dragon Market takes 3,400 decisions and 500 throws of dice.
MOST_DECISIONS: Final = 20_000
MOST_DRAWS: Final = 5_000
# Between the scores of two sides.
MOST_POINTS: Final = 1_000
DIGEST: Final = 16
# Instead of a decision, for a seat that made none.
NOTHING: Final = -1


def register_openspiel() -> None:
    """Register every game of the catalogue as `higaki_<game>`; a second call changes nothing."""
    known = pyspiel.registered_names()
    for game in map(catalogue.find, catalogue.names()):
        if short_name(game) not in known:
            # A class, and no function: OpenSpiel lets go of it when the interpreter has ended, and a class stays.
            pyspiel.register_game(_type_of(game, RETURNS[0]), type(short_name(game), (TableGame,), {"game": game}))


def short_name(game: Game) -> str:
    return f"higaki_{game.name}"


def _type_of(game: Game, reward: str) -> Any:
    kind, seats = pyspiel.GameType, game.settings.seats
    options = {option.name: option.values[0] for option in game.settings.options}
    return kind(
        short_name=short_name(game),
        long_name=f"Higaki: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if reward == "score" else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": seats[-1], "reward": RETURNS[0]} | options,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game of the catalogue. Parameters: `players`, `reward` (a kind of `Batch.returns`), the game's options."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        chosen = _type_of(game, RETURNS[0]).parameter_specification | (params or {})
        seats, self.reward = chosen.pop("players"), chosen.pop("reward")
        if self.reward not in RETURNS:
            raise BadSetting(f"{short(self.reward)} is no reward; right would be {one_of(RETURNS, self.reward)}")
        # A default of an option that is not there for so few or many players is no choice of it.
        here = {option.name: option for option in game.settings.options}
        self.options: Final = {
            name: value for name, value in chosen.items() if seats in here[name].seats or value != here[name].values[0]
        }
        # A row for what each seat sees of the same table, the last one for a spectator.
        rows = game.settings.seats[-1] + 1 if not isinstance(seats, int) else seats + 1
        self.batch: Final = Batch(game, seats, rows, threads=1, asks_chance=True, **self.options)
        self.lock: Final = threading.Lock()
        self.seats: Final = self.batch.seats
        self.viewers: Final = np.array([*range(self.seats), NOBODY], np.int32)
        parts = shape(game, self.seats, self.options)
        self.labels: Final = [
            (f"{part.name}.{of}" if len(part.of) > 1 else part.name).replace(" ", "_")
            for part in parts
            for of in part.of
        ]
        empty = game.empty_table(self.seats, 0, self.options)
        sides = len({game.eyes(empty, seat) for seat in range(self.seats)})
        most = MOST_POINTS if self.reward == "score" else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.things.names),
            max_chance_outcomes=BYTE,
            num_players=self.seats,
            min_utility=-MOST_POINTS if self.reward == "score" else 0,
            max_utility=most,
            utility_sum={"win_share": self.seats / sides, "place": self.seats / 2, "score": None}[self.reward],
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type_of(game, self.reward), info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def state_at(self, table: object) -> TableState:
        """A state at a table of the package, such as one near its end, without a history."""
        state = self.new_initial_state()
        with self.lock:
            self.batch.load(0, table)
            state._begin(self)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return BYTES_OF_LUCK + MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what a seat knows; without private information, of what a spectator knows."""
        if params:
            raise BadCall(f"an observer has no parameters, but got {short(params)}; right would be none")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def text(self, seen: bytes) -> str:
        """An observation in words: all numbers that are not 0."""
        numbers = np.frombuffer(seen, np.int16)
        found = np.flatnonzero(numbers)
        return " ".join(
            f"{self.labels[at]}={number}" for at, number in zip(found.tolist(), numbers[found].tolist(), strict=True)
        )


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table, as the bytes of a row of a batch. OpenSpiel copies and pickles the attributes: all are plain values."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._luck: tuple[int, ...] = ()
        self._seat: int = CHANCE
        self._table = b""
        # In the order of the rules; and for a random draw, the probability of each.
        self._offered: tuple[int, ...] = ()
        self._odds: tuple[float, ...] = ()
        blank = bytes(2 * game.batch.observation_size)
        # By seat, and at last for a spectator: what it sees, and a digest of all it saw and chose.
        self._seen: tuple[bytes, ...] = (blank,) * (game.seats + 1)
        self._recall: tuple[bytes, ...] = (bytes(DIGEST),) * (game.seats + 1)
        self._returns: tuple[float, ...] = (0.0,) * game.seats

    def _game(self) -> TableGame:
        return cast(TableGame, self.get_game())

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self._seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._seat == NOBODY else self._seat

    def is_terminal(self) -> bool:
        return self._seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._offered) if player == self._seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """While the table is dealt, a byte of its random state; later the results of a draw, numbered from 0."""
        return DEALS if len(self._luck) < BYTES_OF_LUCK else list(enumerate(self._odds))

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game().game
        if player != pyspiel.PlayerId.CHANCE:
            return game.things.names[action]
        return f"deal {action}" if len(self._luck) < BYTES_OF_LUCK else game.things.names[self._offered[action]]

    def returns(self) -> list[float]:
        return list(self._returns)

    def __str__(self) -> str:
        if not self._table:
            return f"deal {' '.join(map(str, self._luck))}".rstrip()
        return f"{self._game().text(self._seen[-1])} table={_digest(self._table).hex()}"

    def _apply_action(self, action: int) -> None:
        game = self._game()
        if len(self._luck) < BYTES_OF_LUCK:
            if not 0 <= action < BYTE:
                raise IllegalChoice(f"{action} is no byte; right would be a number from 0 to {BYTE - 1}")
            self._luck += (action,)
            if len(self._luck) == BYTES_OF_LUCK:
                self._deal(game)
            return
        if self._seat == CHANCE:
            if not 0 <= action < len(self._offered):
                right = f"a number from 0 to {len(self._offered) - 1}"
                raise IllegalChoice(f"{action} is no result of this draw; right would be {right}")
            thing = self._offered[action]
        else:
            thing = action
        mover = self._seat
        with game.lock:
            game.batch.restore(self._table)
            if thing not in self._offered:
                raise IllegalChoice(game.game.refusal(game.batch.table(0), thing))
            game.batch.step(np.full(game.batch.n, thing, np.int32))
            before = self._seen
            self._read(game)
        self._remember(before, mover, thing)

    def play_out(self, seed: int) -> list[float]:
        """The mean returns of one random game for each seat and one more, from here to the end, for leaves of a search.

        It is what OpenSpiel's RandomRolloutEvaluator computes, some hundred times as fast.
        """
        game = self._game()
        if not self._table:
            raise BadCall("nothing is dealt yet; right would be to play out a state after the first chance nodes")
        with game.lock:
            batch = game.batch
            batch.restore(self._table)
            batch.generators[:] = [seeded(whole("seed", seed, 0, (1 << 63) - 1), str(row)) for row in range(batch.n)]
            batch.play_random()
            return cast(list[float], batch.returns(game.reward).mean(axis=0).tolist())

    # Inside

    def _deal(self, game: TableGame) -> None:
        table = game.game.dealt_table(game.seats, int.from_bytes(bytes(self._luck), "big"), game.options)
        before = self._seen
        with game.lock:
            game.batch.load(0, table)
            self._read(game)
        self._remember(before, CHANCE, 0)

    def _read(self, game: TableGame) -> None:
        """Take the table from the first row of the batch."""
        batch = game.batch
        self._table = batch.save(0)
        batch.restore(self._table)
        self._seat = int(batch.seat[0])
        self._offered = tuple(batch.options[0, : int(batch.choices[0])].tolist())
        self._odds = _odds_of(batch) if self._seat == CHANCE else ()
        self._seen = tuple(row.tobytes() for row in batch.observe(game.viewers))
        if self._seat == NOBODY:
            self._returns = tuple(batch.returns(game.reward)[0].tolist())

    def _remember(self, before: tuple[bytes, ...], mover: int, thing: int) -> None:
        """A seat remembers its own decisions, and each change of what it sees; never how many steps it did not see."""
        self._recall = tuple(
            _digest(recall + (thing if seat == mover else NOTHING).to_bytes(2, "big", signed=True) + now)
            if seat == mover or now != then
            else recall
            for seat, (recall, then, now) in enumerate(zip(self._recall, before, self._seen, strict=True))
        )

    def observed(self, seat: int) -> bytes:
        """What a seat sees, as int16; NOBODY is a spectator."""
        return self._seen[seat]

    def recalled(self, seat: int) -> str:
        """A digest of all that a seat saw and chose; NOBODY is a spectator."""
        return self._recall[seat].hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A random state that agrees with all that a player knows. It has no history, which would tell the deal."""
        game = self._game()
        imagined = game.new_initial_state()
        if not self._table:
            return imagined
        with game.lock:
            game.batch.restore(self._table)
            game.batch.generators[0] = int(sampler() * (1 << 48))
            game.batch.redeal(checked_seat(player, game.seats), [0])
            imagined._begin(game)
        # What others remember of the real table is no part of the imagined one, but for what everybody saw.
        mine = self._recall[player]
        others = [mine if seat == player else _digest(mine + imagined._seen[seat]) for seat in range(game.seats)]
        imagined._recall = (*others, self._recall[NOBODY])
        return imagined

    def _begin(self, game: TableGame) -> None:
        """Begin at the first row of the batch, without a history."""
        self._luck = (0,) * BYTES_OF_LUCK
        before = self._seen
        self._read(game)
        self._remember(before, CHANCE, 0)


def _odds_of(batch: Batch) -> tuple[float, ...]:
    table = batch.table(0)
    weights = [int(weight) for weight in table.step.weights(table)] or [1] * int(batch.choices[0])
    return tuple(weight / sum(weights) for weight in weights)


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


class Observer:
    """What a player knows, as OpenSpiel asks for it: `tensor`, `dict`, `set_from`, `string_from`.

    With perfect recall it has only a string. What a player knows is one whole, so private information alone has none.
    """

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._table_game = game
        self._recalls: bool = kind.perfect_recall
        self._is_public: bool = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._is_private: bool = not kind.public_info
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadSetting("no observer sees what all players know; right would be SINGLE_PLAYER or NONE")
        has_tensor = not self._recalls and not self._is_private
        self.tensor: NDArray[np.float32] | None = (
            np.zeros(game.batch.observation_size, np.float32) if has_tensor else None
        )
        self.dict: dict[str, NDArray[np.float32]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.observed(NOBODY if self._is_public else player), np.int16)

    def string_from(self, state: TableState, player: int) -> str | None:
        if self._is_private:
            return None
        seat = NOBODY if self._is_public else player
        text = self._table_game.text(state.observed(seat))
        return f"{text} recall={state.recalled(seat)}" if self._recalls else text
