"""phevaluator: ranking of five-card hands. Cards are numbers, which need no conversion."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import starmap

from phevaluator import evaluate_5cards, evaluate_cards  # type: ignore[import-not-found]

from bench.ranked_hands import hands
from bench.stopwatch import measure_rate, named, print_rate


def rank_all(call: Callable[..., int], dealt: list[tuple[int, ...]]) -> int:
    """Rank all hands as fast as possible. Returns their number."""
    deque(starmap(call, dealt), maxlen=0)
    return len(dealt)


def main() -> None:
    """Measure the function for any number of cards, and the one for five."""
    name = named("phevaluator", "phevaluator")
    dealt = [tuple(hand) for hand in hands()]
    for call in (evaluate_cards, evaluate_5cards):
        measured = measure_rate(partial(rank_all, call, dealt), int)
        print_rate(f"phevaluator.{call.__name__}", name, f"{call.__name__}(*numbers)", "hands", measured)


if __name__ == "__main__":
    main()
