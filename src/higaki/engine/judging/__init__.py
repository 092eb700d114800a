"""The numbers of a game's evaluation, and its win model."""
