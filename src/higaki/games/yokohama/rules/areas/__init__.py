"""The action of each kind of area (p. 12 to 16)."""
