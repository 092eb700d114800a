"""The explorer: what strong bots chose in positions of published deals, and how it went."""

from higaki.explorer.explorer_file import PACKAGED, Explorer, packaged
from higaki.explorer.position_key import key_of

__all__ = ["PACKAGED", "Explorer", "key_of", "packaged"]
