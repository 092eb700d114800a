"""Puzzles: a seat's view with one best decision, made from games and kept in files.

`puzzle.py` is one puzzle, `puzzle_file.py` reads and writes files of them, `tags.py` says what they are about. The
other modules make them; they need the native library and numpy.
"""

from higaki.puzzles.puzzle import Answer, Puzzle
from higaki.puzzles.puzzle_file import PuzzleFile, packaged, read

__all__ = ["Answer", "Puzzle", "PuzzleFile", "packaged", "read"]
