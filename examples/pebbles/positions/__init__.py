"""Written positions: what follows from the rest of one, and what cannot be."""
