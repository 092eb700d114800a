"""Processes for what takes long: bots, replays, reviews."""
