"""Repeats a step of learning as one CUDA graph."""

from collections.abc import Callable

import torch
from torch import Tensor

from .learning import Minibatch

WARM_UP = 4
"""Steps that run one kernel at a time before the first capture; the first of them compiles."""


class CapturedStep:
    """A step of learning that the device repeats as a whole.

    The kernels of a step are short: launching them one by one keeps the host busy for longer than the device. So after
    a few steps, the launches are captured once and replayed with other numbers in the same memory.
    """

    def __init__(self, step: Callable[[Minibatch], Tensor]) -> None:
        self._step = step
        self._stream = torch.cuda.Stream()
        self._batch: Minibatch | None = None
        self._graph: torch.cuda.CUDAGraph | None = None
        self._losses = torch.empty(0)
        self._steps = 0

    def __call__(self, batch: Minibatch, *, repeatable: bool) -> Tensor:
        """Learn from a minibatch. Steps that are not `repeatable` do something else than the later ones."""
        fixed = self._copied(batch)
        if self._graph is None and repeatable and self._steps >= WARM_UP:
            self._capture(fixed)
        if self._graph is None:
            self._steps += repeatable
            return self._run(fixed)
        self._graph.replay()
        return self._losses.clone()

    def _copied(self, batch: Minibatch) -> Minibatch:
        """The numbers of `batch`, always in the same memory."""
        if self._batch is None:
            self._batch = Minibatch(*(tensor.clone() for tensor in batch))
        else:
            for mine, given in zip(self._batch, batch, strict=True):
                mine.copy_(given)
        return self._batch

    def _run(self, batch: Minibatch) -> Tensor:
        """One step on the stream of the capture, as a capture requires."""
        main = torch.cuda.current_stream()
        self._stream.wait_stream(main)
        with torch.cuda.stream(self._stream):
            losses = self._step(batch)
        main.wait_stream(self._stream)
        return losses

    def _capture(self, batch: Minibatch) -> None:
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph, stream=self._stream):
            self._losses = self._step(batch)
