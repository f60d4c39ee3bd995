"""The example of `docs/bots.md`, for the type checker and the tests."""

from collections import Counter
from random import Random

import foretell as ft


class Attentive:
    """Predicts the seat that took the most cards in this round, and plays at random."""

    name = "attentive"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)
        self.taken: Counter[int] = Counter()

    def watch(self, events: tuple[ft.Event, ...]) -> None:
        """Count the cards that each seat takes."""
        for event in events:
            if event.key == "round_started":
                self.taken.clear()
            elif event.key in ("took", "took_discard") and event.seat is not None:
                self.taken[event.seat] += 1

    def choose(self, view: ft.SeatView) -> ft.Action:
        """Predict by the counts. Choose everything else at random."""
        if view.phase == "predict" and self.taken:
            return ft.Predict(max(self.taken, key=lambda seat: self.taken[seat]))
        return self.chance.choice(view.legal)
