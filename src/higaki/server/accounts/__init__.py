"""Guests: who somebody is, on which devices, under which name."""
