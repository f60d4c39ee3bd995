"""Work that a device does beside its other work."""

from collections.abc import Iterator
from contextlib import contextmanager

import torch


class Beside:
    """A second stream of a CUDA device. On the CPU there is none, and everything happens in the order it is written."""

    def __init__(self, device: torch.device) -> None:
        self._stream = torch.cuda.Stream(device) if device.type == "cuda" else None

    def fork(self) -> None:
        """What is done beside from here on comes after all that was asked for before."""
        if self._stream:
            self._stream.wait_stream(torch.cuda.current_stream())

    @contextmanager
    def here(self) -> Iterator[None]:
        """What is asked for within is done beside."""
        if self._stream:
            with torch.cuda.stream(self._stream):
                yield
        else:
            yield

    def join(self) -> None:
        """What is asked for from here on comes after all that is done beside."""
        if self._stream:
            torch.cuda.current_stream().wait_stream(self._stream)
