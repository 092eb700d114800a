"""Many tables of one game at once, played by the native library on every core.

from higaki.batch import Batch

batch = Batch("osaka", seats=4, n=1024, seed=7)
while not batch.over.all():
    batch.step(batch.random_things())
print(batch.returns("win_share").mean(axis=0))
"""

from higaki.batch.batch import Batch, load_net
from higaki.native.library import NoLibrary, is_available

__all__ = ["Batch", "NoLibrary", "is_available", "load_net"]
