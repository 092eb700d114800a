"""Bots of different strength. A bot gets a redealt table, never the true one; it knows the engine, but no game."""

from higaki.bots.bot import Bot
from higaki.bots.registry import LEVELS, NAMES, bot_called

__all__ = ["LEVELS", "NAMES", "Bot", "bot_called"]
