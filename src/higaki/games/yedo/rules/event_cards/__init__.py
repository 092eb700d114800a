"""Event cards: what each does, and what is lost to it."""
