"""The engine: from the declarations of a game it derives tables, views, saves and the input of bots. It names no game."""
