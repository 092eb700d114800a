"""The arena: bots play each other many times, every bot on every seat in turn, and the results are measured.

from higaki.arena import compete
contests = compete([MyBot, "greedy"], jobs=2)
print(contests["osaka"].rows[0].figures.win_share)

from higaki.arena import compare
comparison = compare(["greedy", MyBot], game="osaka")["osaka"]
print(comparison.wins.mean, comparison.wins.within)
"""

from higaki.arena.comparison import Comparison, compare
from higaki.arena.play_game import BotFailed, play_one
from higaki.arena.results import Contest
from higaki.arena.tournament import compete

__all__ = ["BotFailed", "Comparison", "Contest", "compare", "compete", "play_one"]
