"""Action cards: when they may be played, their targets, their cancellation, and their effects (p. 2)."""
