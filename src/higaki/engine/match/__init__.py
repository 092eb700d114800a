"""A match is one game being played, in names: log, undo, advance answers, shuffles, positions, saved games."""
