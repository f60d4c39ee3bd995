"""What the compiler for the CPU needs to know beyond the rules' own source.

`int.bit_count` and `int.bit_length` become one instruction each, and so does picking the n-th set bit where the
processor can (`pdep`). Facts are not written.
"""

from typing import Any

import numba
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic, overload, overload_method

from ..rules import bits, facts


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


@intrinsic  # type: ignore[untyped-decorator]
def _deposit(typing: Any, bits: Any, places: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        function = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, function, "llvm.x86.bmi.pdep.64"), args)

    return types.int64(types.int64, types.int64), lower


def can_deposit() -> bool:
    """Whether code is compiled for this very processor, and it has `pdep`."""
    named = numba.config.CPU_NAME or numba.config.CPU_FEATURES
    return not named and bool(binding.get_host_cpu_features().get("bmi2"))


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


@overload(bits.nth, target="cpu")  # type: ignore[untyped-decorator]
def _nth(bits: Any, n: Any) -> Any:
    def deposit(bits: Any, n: Any) -> Any:
        return 63 - _leading_zeros(_deposit(1 << n, bits))

    def strip(bits: Any, n: Any) -> Any:
        for _ in range(n):
            bits &= bits - 1
        return 63 - _leading_zeros(bits & -bits)

    return deposit if can_deposit() else strip


@overload(facts.note)  # type: ignore[untyped-decorator]
def _note(s: Any, what: Any, seat: Any, x: Any, y: Any) -> Any:
    def silent(s: Any, what: Any, seat: Any, x: Any, y: Any) -> Any:
        pass

    return silent
