"""The table, and the declarations of a game: places, things, events, steps."""
