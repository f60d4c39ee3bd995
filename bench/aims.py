"""The speed targets of the project, and whether a run met them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .measuring_rounds import Results

Verdict = Literal["met", "not met", "not measured"]

INTERPRETED = "ours.play.interpreted"
COMPILED = "ours.play.compiled"
RANK_INTERPRETED = "ours.rank.interpreted"
RANK_COMPILED = "ours.rank.compiled"


@dataclass(frozen=True, slots=True)
class Aim:
    """A target: our figure is at least `bound` times the peer's. Without a peer, it is at most `bound` seconds."""

    text: str
    ours: str
    bound: float
    peer: str | None = None

    def reached(self, results: Results) -> float | None:
        """The ratio or the seconds that the run reached, or None if a figure is missing."""
        ours = results.value(self.ours)
        peer = 1.0 if self.peer is None else results.value(self.peer)
        return None if ours is None or peer is None else ours / peer

    def verdict(self, results: Results) -> Verdict:
        """Whether the run met the target."""
        reached = self.reached(results)
        if reached is None:
            return "not measured"
        met = reached <= self.bound if self.peer is None else reached >= self.bound
        return "met" if met else "not met"


# PokerKit, OpenSpiel, Pgx and phevaluator are measured in two ways, a plain and a faster one, with a target for each.
# PokerKit's lookup has no target, because its documentation recommends the hand classes for ranking.
AIMS = (
    Aim("interpreted play, 30 x PokerKit", INTERPRETED, 30, "pokerkit.play.6"),
    Aim("  ... at its fullest table", INTERPRETED, 30, "pokerkit.play.9"),
    Aim("interpreted play, OpenSpiel's hearts from Python", INTERPRETED, 1, "openspiel.hearts.odds"),
    Aim("  ... by a lean loop", INTERPRETED, 1, "openspiel.hearts.lean"),
    Aim("compiled play, 10 x OpenSpiel's hearts in C++", COMPILED, 10, "openspiel.hearts.inside"),
    Aim("compiled play, 200 x Pgx's sparrow_mahjong", COMPILED, 200, "pgx.auto_reset"),
    Aim("  ... played to the end", COMPILED, 200, "pgx.to_the_end"),
    Aim("interpreted ranking, 2 x PokerKit", RANK_INTERPRETED, 2, "pokerkit.hand"),
    Aim("compiled ranking, 50 x phevaluator", RANK_COMPILED, 50, "phevaluator.evaluate_cards"),
    Aim("  ... by its call for five cards", RANK_COMPILED, 50, "phevaluator.evaluate_5cards"),
    Aim("compiled ranking, 50 x eval7", RANK_COMPILED, 50, "eval7.evaluate"),
    Aim(
        "PettingZoo loop, 10 x texas_holdem_no_limit",
        "ours.pettingzoo.features",
        10,
        "pettingzoo.texas_holdem_no_limit_v6",
    ),
    Aim("  ... with rows", "ours.pettingzoo.row", 10, "pettingzoo.texas_holdem_no_limit_v6"),
    Aim("OpenSpiel loop, 0.7 x an empty Python game", "openspiel.python.foretell", 0.7, "openspiel.python.empty"),
    Aim("first compile, in seconds", "ours.start.compile", 20),
    Aim("start from the cache, in seconds", "ours.start.cached", 1),
    Aim("import foretell, in seconds", "ours.start.import", 0.1),
)
