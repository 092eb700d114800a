"""Worker processes for long work: bots, replays, reviews."""
