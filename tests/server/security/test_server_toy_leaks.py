"""Nothing leaks of the toy games either, which have every kind of place there is."""

import pytest
import toy
import toy_town
from leak_tests import *  # noqa: F403
from leaking import variants

pytestmark = pytest.mark.parametrize("variant", variants([toy.GAME, toy_town.GAME]))
