"""The engine: it derives tables, views, saves and the input of bots from the declarations of a game. It names no game."""
