"""The bit operations on the GPU. numba-cuda has its own registry of methods."""

from numba import cuda
from numba.cuda import types
from numba.cuda.extending import overload_method, register_jitable

from ..rules import bits as bit_operations
from .numba_types import NumbaType

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
