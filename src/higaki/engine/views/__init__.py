"""A table seen from one seat: scenes, events, observations, and redealt tables."""
