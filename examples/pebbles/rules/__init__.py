"""The rules of the game, a module per chapter of the rulebook."""
