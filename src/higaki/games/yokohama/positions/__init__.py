"""Written positions: completing them, and refusing impossible ones."""
