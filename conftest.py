"""What all tests share. HIGAKI_BUILD says which build is meant, so that a run cannot silently test the other one."""

import os

import higaki.engine.table

EXPECTED = os.environ.get("HIGAKI_BUILD", "interpreted")
ACTUAL = "interpreted" if higaki.engine.table.__file__.endswith(".py") else "compiled"
assert ACTUAL == EXPECTED, (
    f"these tests were to run on the {EXPECTED} build, but {higaki.engine.table.__file__} was imported"
)
