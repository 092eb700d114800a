"""Event cards: the effect of each, and the losses."""
