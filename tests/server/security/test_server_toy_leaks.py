"""Nothing leaks of the toy games either, which have every kind of place there is."""

import pytest
import toy
import toy_town
from leaking import variants
from test_server_leaks import *  # noqa: F403

pytestmark = pytest.mark.parametrize("variant", variants([toy.GAME, toy_town.GAME]))
