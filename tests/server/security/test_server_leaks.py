"""Nothing leaks: what a guest may not know can be dealt anew without changing one byte of what the guest is sent."""

from __future__ import annotations

import pytest
from leak_tests import *  # noqa: F403
from leaking import variants

from higaki import catalogue

pytestmark = pytest.mark.parametrize("variant", variants([catalogue.find(name) for name in catalogue.names()]))
