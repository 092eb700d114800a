"""The phases of a round, one after the other."""
