"""Replacements that Numba uses when it compiles the rules for the CPU.

`int.bit_count` and `int.bit_length` become one instruction each, and so does finding the n-th set bit if the processor
has `pdep`. `note` does nothing, so the compiled rules record no facts. `remember` and `clear_history` do something only
for records that have a history, and `settle_history` does nothing.
"""

import numba
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic, overload, overload_method

from ..rules import bits, facts, history
from .numba_types import Lowering, NumbaType


@intrinsic  # type: ignore[untyped-decorator]
def _count(typing: NumbaType, bits: NumbaType) -> NumbaType:
    def lower(context: Lowering, builder: Lowering, signature: Lowering, args: Lowering) -> Lowering:
        return builder.ctpop(args[0])

    return types.int64(types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(typing: NumbaType, bits: NumbaType) -> NumbaType:
    def lower(context: Lowering, builder: Lowering, signature: Lowering, args: Lowering) -> Lowering:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), lower


@intrinsic  # type: ignore[untyped-decorator]
def _deposit(typing: NumbaType, bits: NumbaType, places: NumbaType) -> NumbaType:
    def lower(context: Lowering, builder: Lowering, signature: Lowering, args: Lowering) -> Lowering:
        word = ir.IntType(64)
        function = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, function, "llvm.x86.bmi.pdep.64"), args)

    return types.int64(types.int64, types.int64), lower


def can_deposit() -> bool:
    """Whether Numba compiles for this processor and the processor has `pdep`."""
    named = numba.config.CPU_NAME or numba.config.CPU_FEATURES
    return not named and bool(binding.get_host_cpu_features().get("bmi2"))


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(bits: NumbaType) -> NumbaType:
    def native(bits: NumbaType) -> NumbaType:
        return _count(bits)

    return native


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(bits: NumbaType) -> NumbaType:
    def native(bits: NumbaType) -> NumbaType:
        return 64 - _leading_zeros(bits)

    return native


@overload(bits.nth, target="cpu")  # type: ignore[untyped-decorator]
def _nth(bits: NumbaType, n: NumbaType) -> NumbaType:
    def deposit(bits: NumbaType, n: NumbaType) -> NumbaType:
        return 63 - _leading_zeros(_deposit(1 << n, bits))

    def strip(bits: NumbaType, n: NumbaType) -> NumbaType:
        for _ in range(n):
            bits &= bits - 1
        return 63 - _leading_zeros(bits & -bits)

    return deposit if can_deposit() else strip


@overload(facts.note)  # type: ignore[untyped-decorator]
def _note(s: NumbaType, what: NumbaType, seat: NumbaType, x: NumbaType, y: NumbaType) -> NumbaType:
    def silent(s: NumbaType, what: NumbaType, seat: NumbaType, x: NumbaType, y: NumbaType) -> NumbaType:
        pass

    return silent


@overload(history.remember)  # type: ignore[untyped-decorator]
def _remember(
    config: NumbaType, s: NumbaType, what: NumbaType, seat: NumbaType, x: NumbaType, y: NumbaType
) -> NumbaType:
    def silent(
        config: NumbaType, s: NumbaType, what: NumbaType, seat: NumbaType, x: NumbaType, y: NumbaType
    ) -> NumbaType:
        pass

    def store(
        config: NumbaType, s: NumbaType, what: NumbaType, seat: NumbaType, x: NumbaType, y: NumbaType
    ) -> NumbaType:
        history.store(config, s, history.entry_of(what, seat, x, y))

    return store if "history" in s.fields else silent


@overload(history.clear_history)  # type: ignore[untyped-decorator]
def _clear_history(s: NumbaType) -> NumbaType:
    def silent(s: NumbaType) -> NumbaType:
        pass

    def clear(s: NumbaType) -> NumbaType:
        history.clear_entries(s)

    return clear if "history" in s.fields else silent


@overload(history.settle_history)  # type: ignore[untyped-decorator]
def _settle_history(config: NumbaType, s: NumbaType) -> NumbaType:
    def silent(config: NumbaType, s: NumbaType) -> NumbaType:
        pass

    return silent
