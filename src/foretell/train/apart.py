"""Functions that a CUDA kernel calls instead of inlining them. By default, the compiler inlines every call."""

from types import FunctionType

from numba.cuda import types
from numba.cuda.extending import intrinsic, overload
from numba.extending import register_jitable

from ..native.numba_types import Lowering, NumbaType
from ..rules.marker import AnyFunction


@intrinsic
def _stand_apart(_typing: NumbaType) -> NumbaType:
    def lower(context: Lowering, builder: Lowering, _signature: Lowering, _args: Lowering) -> Lowering:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), lower


def register_apart(function: AnyFunction) -> None:
    """Let kernels call a function without inlining it."""
    twin = register_jitable(FunctionType(function.__code__, function.__globals__, function.__name__))

    def called(*args: NumbaType) -> NumbaType:
        _stand_apart()
        return twin(*args)

    overload(function, strict=False)(lambda *_: called)
