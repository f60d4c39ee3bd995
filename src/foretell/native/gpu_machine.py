"""The bit operations on the GPU. numba-cuda has its own registry of methods."""

from numba import cuda
from numba.cuda import types

from ..errors import installing
from ..rules import bits as bit_operations
from .numba_types import NumbaType

try:
    from numba.cuda.extending import overload_method, register_jitable
except ImportError as error:  # without numba-cuda, Numba has an older module of the same name
    message = f"the GPU needs numba-cuda. To install it, run: {installing('gpu')}"
    raise ModuleNotFoundError(message, name="numba_cuda") from error

register_jitable(bit_operations.nth)


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(bits: NumbaType) -> NumbaType:
    def native(bits: NumbaType) -> NumbaType:
        return cuda.popc(bits)

    return native


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(bits: NumbaType) -> NumbaType:
    def native(bits: NumbaType) -> NumbaType:
        return 64 - cuda.clz(bits)

    return native
