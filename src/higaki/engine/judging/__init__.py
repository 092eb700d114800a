"""The numbers of a game's evaluation, its win model and its search settings."""
