"""The type of everything that is written as a JSON object."""

from typing import Any

Json = dict[str, Any]
