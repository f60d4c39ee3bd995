"""What the compilers need to know beyond the rules' own source: bit counts, and that facts are not written.

`int.bit_count` and `int.bit_length` become one instruction each, on the CPU and on the GPU.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload, overload_method

from ..rules import facts


@intrinsic  # type: ignore[untyped-decorator]
def _count(typing: Any, bits: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(typing: Any, bits: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), lower


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(bits: Any) -> Any:
    def native(bits: Any) -> Any:
        return _count(bits)

    return native


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(bits: Any) -> Any:
    def native(bits: Any) -> Any:
        return 64 - _leading_zeros(bits)

    return native


@overload(facts.note)  # type: ignore[untyped-decorator]
def _note(s: Any, what: Any, seat: Any, x: Any, y: Any) -> Any:
    def silent(s: Any, what: Any, seat: Any, x: Any, y: Any) -> Any:
        pass

    return silent
