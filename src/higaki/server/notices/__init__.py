"""Notices to guests who are away: it is your turn, or the game is over; by web push or e-mail."""
