"""Search settings: the numbers by which bots search in one game. Rules never read them."""

from typing import Final

from higaki.engine.base.mypyc_compat import i64


class SearchSettings:
    """A game declares one in its `ai/search_settings.py`."""

    def __init__(
        self,
        odds_per_point: float = 1.0,
        foresight: int = 1,
        far_sight: int = 2,
        medium_iterations: int = 40,
        promising: int = 8,
        long_turns: bool = False,
        whole_turns: bool = False,
    ) -> None:
        # A lead of one in `evaluate` multiplies the odds of winning by e to this power. A fitted `odds.toml` is more
        # accurate.
        self.odds_per_point: Final = odds_per_point
        # Rounds that a search plays before it evaluates a table, medium and hard.
        self.foresight: Final[i64] = foresight
        self.far_sight: Final[i64] = far_sight
        # Iterations of the medium bot: clearly better than greedy, but beatable.
        self.medium_iterations: Final[i64] = medium_iterations
        # The number of best tables from which a plan of several actions continues after each action.
        self.promising: Final[i64] = promising
        # For turns with many decisions: the tree of a search ends with the turn, and rollouts choose each thing
        # separately. That is faster, and more rollouts predict the opponents better.
        self.long_turns: Final = long_turns
        # For games in which single actions have no effect but a whole turn has, a search plans more actions.
        self.whole_turns: Final = whole_turns
