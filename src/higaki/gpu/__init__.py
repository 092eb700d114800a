"""Many tables of one game at once, played on a GPU; the same face as `higaki.batch`, with arrays on the device.

import torch

from higaki.gpu import GpuBatch

batch = GpuBatch("osaka", seats=4, n=65536, seed=7)
mask = torch.from_dlpack(batch.mask)  # no copy; every step keeps it up to date
while not torch.from_dlpack(batch.over).all():
    batch.step(torch.multinomial(mask.float(), 1).squeeze(1))
"""

from higaki.gpu.batch import GpuBatch
from higaki.gpu.device_array import DeviceArray
from higaki.gpu.library import NoGpu, is_available

__all__ = ["DeviceArray", "GpuBatch", "NoGpu", "is_available"]
