"""Puzzles on the server: which there are, what guests see of them, their answers and ratings."""
