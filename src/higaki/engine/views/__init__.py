"""Views of a table from one seat: scenes, events, observations, redealt tables."""
