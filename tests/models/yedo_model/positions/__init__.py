"""Written positions: reading them, small ones for examples, and rich ones in the middle of a game."""
