"""The routes of the API, one module per subject.

Each names the type of its response (`sends`), for readers and for the OpenAPI description. FastAPI does not
check it: on a long table that takes 26 times as long as writing it. Tests compare responses with their types.
"""
