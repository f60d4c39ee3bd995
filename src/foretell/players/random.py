"""The bot that any other bot must beat."""

from random import Random

from ..game import Action, View


class RandomPlayer:
    """Chooses anything legal, each action as likely as any other."""

    def __init__(self, seed: int | str = 0, name: str = "random") -> None:
        self.name = name
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """Any legal action."""
        return self._chance.choice(view.legal)
