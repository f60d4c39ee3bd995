"""eval7: five-card hands ranked."""

from __future__ import annotations

from collections import deque

from eval7 import Card, evaluate  # type: ignore[import-not-found]

from bench.deals import hands, letters
from bench.stopwatch import named, pace, tell_pace


def main() -> None:
    """Measure `evaluate` on tuples of its own cards, which it takes a little faster than lists."""
    dealt = [tuple(Card(letters(card)) for card in hand) for hand in hands()]
    measured = pace(lambda: deque(map(evaluate, dealt), maxlen=0), lambda _: len(dealt))
    tell_pace("eval7.evaluate", named("eval7", "eval7"), "evaluate(cards)", "hands", measured)


if __name__ == "__main__":
    main()
