"""One folder per game. No game knows another."""
