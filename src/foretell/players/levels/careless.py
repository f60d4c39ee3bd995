"""Players that think like the scripted expert, but forget, guess and settle for less than the best."""

from random import Random

from ...game import Action, View
from ...noise_bits import NOISE_BITS
from ..observed_row import observed_row
from ..scripted import PARAMETERS, SCRATCH, scripted_choice
from .action_values import action_values
from .memory import Memory

SLACK_FACTORS = {"offer": 0.0, "give": 0.3, "discard": 0.3}
"""The share of the slack in some phases; 1 in all others. So no level declines what helps, or ruins a hand."""


class CarelessPlayer:
    """Takes the best action, or one that is worth up to `slack` runes less.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=3), seed=bytes(32))
    >>> CarelessPlayer(seed=1, laps=2, slack=1.0).choose(game.view(0)) in game.legal
    True
    """

    def __init__(
        self,
        seed: int | str = 0,
        name: str = "careless",
        *,
        laps: int | None = None,
        slack: float = 0.0,
        rough: bool = False,
    ) -> None:
        self.name = name
        self._memory = Memory(laps)
        self._slack = slack
        self._rough = rough
        self._chance = Random(seed)
        self._scratch = [0.0] * SCRATCH

    def choose(self, view: View) -> Action:
        """A legal action, judged by what the player remembers."""
        worths = self._worths(view)
        if len(worths) == 1:
            return next(iter(worths))
        return self._drawn(worths, view.phase)

    def frequencies(self, view: View, tries: int) -> dict[Action, float]:
        """How often it would choose each action, of a number of tries. It thinks only once."""
        worths = self._worths(view)
        drawn = [self._drawn(worths, view.phase) for _ in range(tries)]
        return {action: drawn.count(action) / tries for action in worths}

    def look_at(self, view: View) -> None:
        """Remember what a view shows, without choosing."""
        self._memory.of(list(observed_row(view)))

    def _worths(self, view: View) -> dict[Action, float]:
        """The value of each action that it considers, in runes; a single one if there is nothing to compare."""
        row = self._memory.of(list(observed_row(view)))
        noise = self._chance.getrandbits(NOISE_BITS)
        if len(view.legal) == 1:
            return {view.legal[0]: 0.0}
        worths = action_values(view.options.config, row, noise, self._scratch, rough=self._rough)
        if not worths:
            number = scripted_choice(view.options.config, row, noise, PARAMETERS, self._scratch)
            return {next(action for action in view.legal if action.number == number): 0.0}
        return {action: worths[action.number] for action in view.legal}

    def _drawn(self, worths: dict[Action, float], phase: str) -> Action:
        slack = self._slack * SLACK_FACTORS.get(phase, 1.0)
        judged = {action: worth + slack * self._chance.random() for action, worth in worths.items()}
        return max(judged, key=lambda action: judged[action])


class Novice(CarelessPlayer):
    """Remembers for one lap, guesses by rough ranks, and does nearly anything that helps a little."""

    def __init__(self, seed: int | str = 0, name: str = "novice") -> None:
        super().__init__(seed, name, laps=1, slack=5.0, rough=True)


class Apprentice(CarelessPlayer):
    """Remembers for two laps, guesses by rough ranks, and is content with nearly the best."""

    def __init__(self, seed: int | str = 0, name: str = "apprentice") -> None:
        super().__init__(seed, name, laps=2, slack=2.0, rough=True)


class Adept(CarelessPlayer):
    """Plays soundly and counts possible hands, from what it still remembers."""

    def __init__(self, seed: int | str = 0, name: str = "adept") -> None:
        super().__init__(seed, name, laps=3, slack=0.5)
