"""Names for what torch and TOML leave untyped. They are the only `Any` in this package."""

from typing import Any

Checkpoint = dict[str, Any]
"""What `torch.save` writes: tensors, numbers, and lists and dictionaries of them."""
Compiled = Any
"""A function or module, or what `torch.compile` made of it."""
Value = Any
"""A value or pointer in a Triton kernel, or the context of a torch function."""
Board = Any
"""A writer of TensorBoard, which may not be installed."""
TomlValue = Any
"""A value of a TOML file. `settings` checks it against the type of its setting before use."""
