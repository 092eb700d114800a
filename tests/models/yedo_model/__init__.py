"""Yedo told a second time, from the rulebook alone: plain functions over one dataclass, to hold the rules against.

Nothing here knows the package under test but the table of its cards, which are our own design. What needs an answer is
a generator that asks; what chance decides comes from outside (`Deck.fate`).
"""
