"""Names for what Numba leaves untyped. They are the only `Any` in this package."""

from typing import Any

NumbaType = Any
"""A Numba type, as `overload` and `intrinsic` hand it to the function they decorate; inside that function, a value."""
Lowering = Any
"""What Numba hands to code that emits LLVM: contexts, builders, signatures and values."""
DeviceArray = Any
"""An array on a CUDA device, or a NumPy array that Numba copies there and back."""
Kernel = Any
"""A CUDA kernel, launched as `kernel[blocks, threads](...)`."""
