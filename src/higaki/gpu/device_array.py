"""Arrays in the memory of a GPU, which PyTorch, JAX and CuPy take without a copy."""

import ctypes
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from higaki.engine.base.errors import BadCall, short
from higaki.gpu.library import NoGpu, check, device_function

CUDA: Final = 2  # the number of such devices in DLPack
# By kind of number of NumPy, that of DLPack.
_KINDS: Final = {"i": 0, "u": 1, "f": 2, "b": 6}
# The stream that other libraries shall wait for, and with: the default one, in DLPack's numbers.
_DEFAULT_STREAM: Final = 1


class DeviceArray:
    """An array in the memory of a GPU: `__cuda_array_interface__`, `__dlpack__`, and `numpy()` for a copy.

    The memory lives as long as the array, or one that another library made from it. What a batch keeps up to date is
    only to be read.
    """

    def __init__(
        self, address: int, kind: Any, shape: tuple[int, ...], device: int, owner: object, row_bytes: int | None = None
    ) -> None:
        self.address: Final = address
        self.dtype: Final = np.dtype(kind)
        self.shape: Final = shape
        self.device: Final = device
        self._owner: Final = owner
        inner = [self.dtype.itemsize]
        for length in reversed(shape[1:]):
            inner.insert(0, inner[0] * length)
        # The bytes between neighbours, by dimension.
        self.strides: Final = tuple(inner if row_bytes is None else [row_bytes, *inner[1:]])
        self.is_contiguous: Final = row_bytes is None or row_bytes == inner[0]

    @classmethod
    def empty(cls, shape: tuple[int, ...], kind: Any, device: int) -> Self:
        """New memory, with whatever stands there."""
        memory = _Memory(int(np.prod(shape)) * np.dtype(kind).itemsize, device)
        return cls(memory.address, kind, shape, device, memory)

    @classmethod
    def from_numpy(cls, array: NDArray[Any], device: int) -> Self:
        """A copy of an array."""
        made = cls.empty(array.shape, array.dtype, device)
        source = np.ascontiguousarray(array)
        check(device_function("to_device")(device, made.address, source.ctypes.data, source.nbytes))
        return made

    @classmethod
    def view_of(cls, array: Any) -> Self:
        """A view of an array of another library; what it still computes is waited for."""
        if hasattr(array, "__cuda_array_interface__"):
            return cls._of_interface(array)
        return cls._of_dlpack(array)

    @classmethod
    def _of_interface(cls, array: Any) -> Self:
        about: dict[str, Any] = array.__cuda_array_interface__
        shape, kind = tuple(about["shape"]), np.dtype(about["typestr"])
        device = getattr(array, "device", 0)
        number = int(getattr(device, "id", getattr(device, "index", device)) or 0)
        if about.get("stream"):
            check(device_function("wait")(number, int(about["stream"])))
        strides = about.get("strides")
        return cls(int(about["data"][0] or 0), kind, shape, number, array, _row_bytes(shape, kind, strides))

    @classmethod
    def _of_dlpack(cls, array: Any) -> Self:
        capsule = array.__dlpack__(stream=_DEFAULT_STREAM)
        tensor = ctypes.cast(_capsule_pointer(capsule, _NAME), ctypes.POINTER(_Managed)).contents.tensor
        kinds = {number: kind for kind, number in _KINDS.items()}
        if tensor.lanes != 1 or tensor.code not in kinds:
            raise BadCall(f"{short(array)} has no plain numbers; right would be whole numbers")
        kind = np.dtype(f"{kinds[tensor.code]}{tensor.bits // 8}")
        shape = tuple(tensor.shape[k] for k in range(tensor.ndim))
        strides = tuple(tensor.strides[k] * kind.itemsize for k in range(tensor.ndim)) if tensor.strides else None
        address = int(tensor.data or 0) + int(tensor.byte_offset)
        return cls(address, kind, shape, int(tensor.device_id), capsule, _row_bytes(shape, kind, strides))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None if self.is_contiguous else self.strides,
            "stream": None,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self.device

    def __dlpack__(
        self, *, stream: object = None, max_version: object = None, dl_device: object = None, copy: bool | None = None
    ) -> Any:
        """A capsule of DLPack. Every call of a batch has finished when it returns, so no stream must wait."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("this array is given away without a copy, on its own device")
        return _capsule_of(self)

    def numpy(self) -> NDArray[Any]:
        """A copy in the memory of the processor."""
        bytes_of_rows = self.strides[0] * self.shape[0] if self.shape else self.dtype.itemsize
        out = np.empty(bytes_of_rows, np.uint8)
        check(device_function("from_device")(self.device, out.ctypes.data, self.address, self._readable(bytes_of_rows)))
        return np.ndarray(self.shape, self.dtype, out, 0, self.strides)

    def _readable(self, bytes_of_rows: int) -> int:
        """The bytes from the first number to the last: what follows after the last row may belong to others."""
        if self.is_contiguous or not self.shape or self.shape[0] == 0:
            return bytes_of_rows
        last = sum((length - 1) * stride for length, stride in zip(self.shape, self.strides, strict=True))
        size: int = last + self.dtype.itemsize
        return size

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a GPU cannot become one of NumPy without a copy")
        array = self.numpy()
        return array if dtype is None else array.astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"DeviceArray({self.dtype}, shape={self.shape}, device={self.device})"


def is_on_device(array: object) -> bool:
    """Does an array of any library lie on a GPU?"""
    if hasattr(array, "__cuda_array_interface__"):
        return True
    about = getattr(array, "__dlpack_device__", None)
    return about is not None and int(about()[0]) == CUDA


class _Memory:
    """Memory of a GPU, freed with its last user."""

    def __init__(self, size: int, device: int) -> None:
        address = device_function("allocate")(device, size)
        if not address:
            raise NoGpu(f"the GPU has no memory for {size} bytes; right would be fewer tables")
        self.address: Final[int] = address
        self._device: Final = device

    def __del__(self) -> None:
        if hasattr(self, "address"):
            device_function("free")(self._device, self.address)


def _row_bytes(shape: tuple[int, ...], kind: np.dtype[Any], strides: tuple[int, ...] | None) -> int | None:
    """The bytes between rows, if they are not the usual ones; what lies otherwise is refused."""
    if strides is None or not shape:
        return None
    inner = kind.itemsize
    for length, stride in zip(reversed(shape[1:]), reversed(strides[1:]), strict=True):
        if stride != inner:
            raise BadCall("an array whose rows are not in one piece; right would be a contiguous one")
        inner *= length
    return int(strides[0])


# DLPack

_NAME: Final = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_DELETER: Final = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER))
_DESTRUCTOR: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

_new_capsule: Final = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, _DESTRUCTOR)
_capsule_pointer: Final = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
# A capsule that is being destroyed must not become an object again, so it is passed as an address.
_is_valid: Final = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_IsValid", ctypes.pythonapi)
)
_dying_pointer: Final = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
# What was given away, by address, until its new owner does not need it any more.
_given_away: Final[dict[int, tuple[object, ...]]] = {}


def _deleted(managed: Any) -> None:
    _given_away.pop(ctypes.addressof(managed.contents), None)


def _destroyed(capsule: int) -> None:
    """A capsule that nobody took still owns its array."""
    if _is_valid(capsule, _NAME):
        _given_away.pop(_dying_pointer(capsule, _NAME), None)


_delete: Final = _DELETER(_deleted)
_destroy: Final = _DESTRUCTOR(_destroyed)


def _capsule_of(array: DeviceArray) -> Any:
    dimensions = len(array.shape)
    shape = (ctypes.c_int64 * dimensions)(*array.shape)
    strides = (ctypes.c_int64 * dimensions)(*[stride // array.dtype.itemsize for stride in array.strides])
    code, bits = _KINDS[array.dtype.kind], 8 * array.dtype.itemsize
    tensor = _Tensor(array.address, CUDA, array.device, dimensions, code, bits, 1, shape, strides, 0)
    managed = _Managed(tensor, None, _delete)
    address = ctypes.addressof(managed)
    _given_away[address] = (managed, shape, strides, array)
    return _new_capsule(address, _NAME, _destroy)
