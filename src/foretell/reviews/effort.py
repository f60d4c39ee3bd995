"""How much work a review does."""

from dataclasses import dataclass, replace

from ..errors import ForetellError, shown
from ..sheets import Sheet

MAX_DECISIONS = 300
MAX_TURNS = 40
MAX_EFFECTS = 2
"""Decisions of a game, mean turns of a round and mean effects of a card above which samples shrink.

Usual games stay below all of them. With more effects, hands grow, and the reference player compares far more of them.
"""
MIN_SAMPLE = 4


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

    def for_game(self, decisions: int, turns: float, sheet: Sheet) -> "Effort":
        """Less effort for a game with very many decisions, or a card sheet with very long rounds or many effects.

        It bounds the time that a review takes, whatever the record contains.
        """
        effects = sum(map(len, sheet.cards)) / len(sheet.cards)
        share = min(1.0, MAX_DECISIONS / max(decisions, 1)) * min(1.0, MAX_TURNS / max(turns, 1.0))
        share *= min(1.0, MAX_EFFECTS / max(effects, 1.0)) ** 2
        if share == 1.0:
            return self
        return replace(
            self,
            first_playouts=_scaled(self.first_playouts, share),
            playouts=_scaled(self.playouts, share),
            worlds=_scaled(self.worlds, share),
            fresh_worlds=_scaled(self.fresh_worlds, share),
            belief_worlds=_scaled(self.belief_worlds, share),
        )


def _scaled(size: int, share: float) -> int:
    return max(MIN_SAMPLE, int(size * share))


QUICK = Effort("quick", 32, 128, 32, 112, 24, 512)
DEEP = Effort("deep", 128, 2048, 384, 1536, 320, 8192)
EFFORTS = {effort.name: effort for effort in (QUICK, DEEP)}


def effort_of(effort: str | Effort) -> Effort:
    """The effort with a name. Raise an error if there is none."""
    if isinstance(effort, Effort):
        return effort
    if effort not in EFFORTS:
        raise ForetellError(f"there is no effort {shown(effort)}; choose one of {', '.join(EFFORTS)}")
    return EFFORTS[effort]
