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
        # A lead of one in `evaluate` multiplies the odds of winning by e to this power. `odds.toml`, where it has been
        # fitted, says it better.
        self.odds_per_point: Final = odds_per_point
        # Rounds that a search plays on before it judges a table, medium and hard.
        self.foresight: Final[i64] = foresight
        self.far_sight: Final[i64] = far_sight
        # Iterations of a search that make an opponent who is clearly better than greedy, and still to be beaten.
        self.medium_iterations: Final[i64] = medium_iterations
        # Tables that a plan of several actions goes on from after each.
        self.promising: Final[i64] = promising
        # Where a turn is a long row of decisions, the tree of a search ends with it, and a rollout chooses each thing
        # by itself: that is quicker, and more tries tell better what the others will answer.
        self.long_turns: Final = long_turns
        # Where many actions lead nowhere, but all of a turn together do, a search rather plans more of them.
        self.whole_turns: Final = whole_turns
