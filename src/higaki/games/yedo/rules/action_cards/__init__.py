"""Action cards: when they may be played, what they are aimed at, how they are cancelled, and what they do (p. 2)."""
