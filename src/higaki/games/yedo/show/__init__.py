"""Additions to the board: previews of options, the table as text."""
