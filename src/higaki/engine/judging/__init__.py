"""Numbers that a game's evaluation multiplies with, and how likely a lead wins."""
