"""A second CUDA stream, for work that runs in parallel with the networks."""

from collections.abc import Iterator
from contextlib import contextmanager

import torch


class Beside:
    """A second stream of a CUDA device. On the CPU there is none, and everything runs in order."""

    def __init__(self, device: torch.device) -> None:
        self._stream = torch.cuda.Stream(device) if device.type == "cuda" else None

    def fork(self) -> None:
        """Let later work on the second stream wait for everything before this call."""
        if self._stream:
            self._stream.wait_stream(torch.cuda.current_stream())

    @contextmanager
    def here(self) -> Iterator[None]:
        """Run the body on the second stream."""
        if self._stream:
            with torch.cuda.stream(self._stream):
                yield
        else:
            yield

    def join(self) -> None:
        """Let later work on the main stream wait for the second stream."""
        if self._stream:
            torch.cuda.current_stream().wait_stream(self._stream)
