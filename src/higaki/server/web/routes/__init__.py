"""The routes of the API, one module per subject.

Most of them answer `Json`: by the response type FastAPI would check every field of a view at every move, which takes
longer than building the view. The tests compare answers with the types instead.
"""
