"""eval7: ranking of five-card hands."""

from __future__ import annotations

from collections import deque

from eval7 import Card, evaluate  # type: ignore[import-not-found]

from bench.ranked_hands import hands, letters
from bench.stopwatch import measure_rate, named, print_rate


def main() -> None:
    """Measure `evaluate` with tuples of cards, which are a little faster than lists."""
    dealt = [tuple(Card(letters(card)) for card in hand) for hand in hands()]
    measured = measure_rate(lambda: deque(map(evaluate, dealt), maxlen=0), lambda _: len(dealt))
    print_rate("eval7.evaluate", named("eval7", "eval7"), "evaluate(cards)", "hands", measured)


if __name__ == "__main__":
    main()
