"""How good a table is for a seat, for bots."""
