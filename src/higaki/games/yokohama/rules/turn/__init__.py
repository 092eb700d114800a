"""A turn, step by step."""
