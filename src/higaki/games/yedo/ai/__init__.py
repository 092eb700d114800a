"""The evaluation of a table for a seat, for bots."""
