"""The bit operations on the GPU: numba-cuda keeps its own list of methods."""

from typing import Any

from numba import cuda
from numba.cuda import types
from numba.cuda.extending import overload_method, register_jitable

from ..rules import bits as bit_operations

register_jitable(bit_operations.nth)


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(bits: Any) -> Any:
    def native(bits: Any) -> Any:
        return cuda.popc(bits)

    return native


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(bits: Any) -> Any:
    def native(bits: Any) -> Any:
        return 64 - cuda.clz(bits)

    return native
