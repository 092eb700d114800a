"""Yokohama told a second time, from the rulebook alone: plain functions over one dataclass, to hold the rules against.

Nothing here knows the package under test. A function never changes the state it is given: it answers a question, or it
returns the state as it is afterwards. Pages in docstrings are those of the German rulebook.
"""
