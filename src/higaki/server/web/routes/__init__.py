"""The routes of the API, one module per subject.

Each names the shape of its response (`sends`), for readers and for the description of the interface. FastAPI does not
check it: on a long table that takes 26 times as long as writing it. Tests compare responses with their shapes.
"""
