"""The table and what a game declares: places, actions, events, steps, and the rules of one game."""
