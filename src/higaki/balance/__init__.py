"""Balance reports: what many games of bots say about seats, sources of points, cards, and single ways to play."""

from higaki.balance.report import Balance, study

__all__ = ["Balance", "study"]
