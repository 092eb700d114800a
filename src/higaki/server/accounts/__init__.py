"""Guests: identity, devices, names, the security log."""
