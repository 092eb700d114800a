"""The types of everything that the server sends, and of some values that it receives. Import each from its module.

This is their only definition. `python -m higaki.server.protocol.typescript` writes the client's
`web/src/api/generatedTypes.ts` from it, with the docstrings and the comments right above a name. Tests compare real
responses with these types. The engine makes scenes and entries (`engine/views/scene.py`, `engine/match/match.py`). A
closed type has no other fields.

`TypedDict` is that of `typing_extensions`: the one of `typing` has no `closed` yet, and pydantic refuses it before
Python 3.12.
"""
