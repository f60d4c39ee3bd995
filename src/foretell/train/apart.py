"""Functions that stay functions in a CUDA kernel. Left alone, its compiler copies each one to wherever it is called."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba.cuda import types
from numba.cuda.extending import intrinsic, overload
from numba.extending import register_jitable


@intrinsic
def _stand_apart(_typing: Any) -> Any:
    def lower(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.void(), lower


def register_apart(function: Callable[..., Any]) -> None:
    """Let kernels call a function, and never copy it."""
    twin = register_jitable(FunctionType(function.__code__, function.__globals__, function.__name__))

    def called(*args: Any) -> Any:
        _stand_apart()
        return twin(*args)

    overload(function, strict=False)(lambda *_: called)
