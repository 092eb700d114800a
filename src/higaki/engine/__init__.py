"""The engine: it derives tables, views and saves from the declarations of a game. It names no game."""
