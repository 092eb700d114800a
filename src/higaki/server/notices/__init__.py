"""Notices: who is away is told that it is their turn, or that the game is over, by web push or by e-mail."""
