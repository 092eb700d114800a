"""The engine: five nouns from which every game, screen and bot is derived. It names no game."""
