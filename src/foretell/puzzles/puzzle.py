"""A puzzle, and the file that has them all."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Literal, get_args

from ..errors import ForetellError, shown
from ..game import Action, AllIn, Event, Game, Options, SeatView, event_for, seed_of
from ..reviews import Reason

Theme = Literal["prediction", "eye", "effect", "all-in"]
"""What a puzzle asks: who holds the best hand, what to hide from the Eye, what to play or take, All In or not."""
THEMES: tuple[Theme, ...] = get_args(Theme)
FILE = "puzzles.json"
STAY = "stay"
"""The choice of an All In puzzle that stands for every choice other than `allin`."""


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """A choice of a puzzle: the token of an action, or "stay", and its figures."""

    token: str
    chance: float | None
    """The chance to win the game after this choice, over many play-outs; None in puzzles about the Eye."""
    odds: float | None
    """For a prediction: the probability that the named player holds the best hand. For the Eye: how likely the true
    rank looks to the player who asks, if this card stays hidden. Otherwise None."""


@dataclass(frozen=True)
class Puzzle:
    """A decision of a real game, with one answer that is clearly best."""

    number: int
    theme: Theme
    rating: int
    """How difficult it is: weaker players miss a puzzle of 1500 half of the time."""
    players: int
    source: str
    """The text that gives the seed of the game, for `foretell.seed_of`."""
    tokens: tuple[str, ...]
    """The decisions of the game before this one."""
    choices: tuple[PuzzleChoice, ...]
    answers: tuple[str, ...]
    """The tokens of the right choices: one, or several cards that hide the rank equally well."""
    reasons: tuple[Reason, ...] = ()
    """Why the answer is better than the next best choice."""
    instead: str | None = None
    """If the answer is "stay": the token of the best action."""

    @property
    def id(self) -> str:
        """A name that stays the same when other puzzles are added."""
        return f"{self.theme} {self.source} {len(self.tokens)}"

    @property
    def game(self) -> Game:
        """The game before the decision. It contains all hidden cards."""
        return self._played[0].copy()

    @cached_property
    def view(self) -> SeatView:
        """What the seat that must choose may know."""
        game, _ = self._played
        return game.view(game.actors[0])

    @property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What that seat has seen in this round: the events of the deal, and of each decision."""
        return tuple(tuple(event_for(event, self.view.seat) for event in events) for events in self._played[1])

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """All hands, for after the answer."""
        return self._played[0].position().hands

    @cached_property
    def _played(self) -> tuple[Game, list[tuple[Event, ...]]]:
        """The game before the decision, and the events of its round."""
        game = Game(Options(players=self.players), seed_of(self.source))
        told = [game.opening]
        for token in self.tokens:
            events = game.play(Action.parse(token))
            starts = [at for at, event in enumerate(events) if event.key == "round_started"]
            told = [events[starts[0] :]] if starts else [*told, events]
        return game, told

    def is_right(self, token: str) -> bool:
        """Whether a choice, or the token of any legal action, is right."""
        if self.theme == "all-in" and token != str(AllIn()):
            token = STAY
        if token not in {choice.token for choice in self.choices}:
            listed = ", ".join(choice.token for choice in self.choices)
            raise ForetellError(f"puzzle {self.number} has no choice {shown(token)}; choose one of {listed}")
        return token in self.answers

    def _repr_svg_(self) -> str:
        return self.view._repr_svg_()


def load_puzzles(theme: Theme | None = None) -> tuple[Puzzle, ...]:
    """All puzzles, easy ones first, or those of one theme.

    >>> puzzles = load_puzzles()
    >>> puzzles[0].rating <= puzzles[-1].rating
    True
    """
    if theme is not None and theme not in THEMES:
        raise ForetellError(f"there is no theme {shown(theme)}; the themes are {', '.join(THEMES)}")
    return tuple(puzzle for puzzle in _every() if theme in (None, puzzle.theme))


@cache
def _every() -> tuple[Puzzle, ...]:
    import json  # noqa: PLC0415 (`import foretell` must stay quick)

    content = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return tuple(_puzzle(number, entry) for number, entry in enumerate(content["puzzles"], 1))


def _puzzle(number: int, entry: Mapping[str, Any]) -> Puzzle:
    """Read one line of the file."""
    return Puzzle(
        number,
        entry["theme"],
        entry["rating"],
        entry["players"],
        entry["source"],
        tuple(entry["tokens"].split()),
        tuple(PuzzleChoice(token, chance, odds) for token, chance, odds in entry["choices"]),
        tuple(entry["answers"]),
        tuple(Reason(key, other=other, better=better, worse=worse) for key, other, better, worse in entry["reasons"]),
        entry.get("instead"),
    )
