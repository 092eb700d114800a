"""What all tests share. HIGAKI_BUILD names the build that is meant, interpreted or compiled.

It is imported here and by every process that a test starts, so that no run can silently test another one.
"""

import importlib
import os
import sys
from pathlib import Path

BUILD = os.environ.get("HIGAKI_BUILD", "interpreted")
FOLDER, SUFFIX = {"interpreted": ("src", ".py"), "compiled": ("build/compiled", ".so")}[BUILD]
PATH = Path(__file__).parent / FOLDER

sys.path.insert(0, str(PATH))
os.environ["PYTHONPATH"] = str(PATH)
IMPORTED = Path(str(importlib.import_module("higaki.engine.table.table").__file__))
assert IMPORTED.is_relative_to(PATH) and IMPORTED.suffix == SUFFIX, (
    f"these tests were to run on the {BUILD} build in {PATH}, but {IMPORTED} was imported"
)
