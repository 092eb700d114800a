"""Rated tables, the skill model, and what is shown of ratings."""
