"""How much work a review does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """The sizes of all samples of a review."""

    name: str
    first_playouts: int
    """Play-outs of each position before the first graph."""
    playouts: int
    """Play-outs of each position."""
    worlds: int
    """Worlds in which all choices of a decision are compared."""
    fresh_worlds: int
    """Further worlds for choices that seem to matter."""
    belief_worlds: int
    """Worlds for the beliefs of a seat."""
    samples: int
    """Samples of each later round."""


QUICK = Effort("quick", 32, 128, 32, 112, 24, 512)
DEEP = Effort("deep", 128, 2048, 384, 1536, 320, 8192)
EFFORTS = {effort.name: effort for effort in (QUICK, DEEP)}
