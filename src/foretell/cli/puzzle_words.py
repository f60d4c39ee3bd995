"""The sentences of a puzzle for the terminal. The browser has the same in web/src/screens/puzzles/words.ts."""

from collections.abc import Iterator, Sequence
from itertools import chain

from ..game import Action, Predict, present_rank
from ..locales import whole_percents
from ..puzzles import STAY, Puzzle, PuzzleChoice
from ..telling.colour import padded
from ..telling.story import Story
from ..telling.words import Words, by_value
from .choices import action_words
from .review_words import reason_words

BAR = 20
"""The length of a bar of 100 %."""


class PuzzleWords:
    """Puts a puzzle into words."""

    def __init__(self, puzzle: Puzzle, words: Words, names: Sequence[str]) -> None:
        self.puzzle = puzzle
        self.words = words
        self.names = names

    @property
    def tokens(self) -> list[str]:
        """The tokens of the choices, in their order."""
        return [choice.token for choice in self.puzzle.choices]

    def title(self) -> str:
        theme = self.words.text(f"puzzle-theme-{self.puzzle.theme}")
        return self.words.heading(
            "puzzle-title", number=self.puzzle.number, theme=theme, rating=str(self.puzzle.rating)
        )

    def log(self) -> list[str]:
        """What has happened in this round."""
        story = Story(self.words, self.names, self.puzzle.view.options, self.puzzle.view.seat)
        return story.lines(chain.from_iterable(self.puzzle.events))

    def question(self) -> str:
        return self.words.text(f"puzzle-ask-{self.puzzle.theme}", name=self.names[self.puzzle.view.turn])

    def effect_lines(self) -> list[str]:
        """What the cards in the hand do, where a later turn matters and the choices do not say it."""
        puzzle, words = self.puzzle, self.words
        if puzzle.theme not in ("effect", "all-in") or set(puzzle.view.hand) <= set(self.tokens):
            return []
        cards = sorted(puzzle.view.hand, key=by_value)
        listed = [f"{words.short(card)} ({words.effects(card, puzzle.view.options)})" for card in cards]
        return [words.text("puzzle-your-effects", cards=", ".join(listed))]

    def choice_lines(self) -> list[str]:
        return [f"  {number}. {self._choice(token)}" for number, token in enumerate(self.tokens, 1)]

    def explanation(self, token: str) -> Iterator[str]:
        """Whether the answer was right, what is best, why, the figures of all choices, and what the others held."""
        puzzle, words = self.puzzle, self.words
        yield words.heading("puzzle-right" if puzzle.is_right(token) else "puzzle-wrong")
        best = words.catalogue.listed([self._choice(answer) for answer in puzzle.answers])
        yield words.text("puzzle-best", choice=best, count=len(puzzle.answers))
        yield from self._why()
        yield from ("", words.heading(f"puzzle-figures-{puzzle.theme}", name=self.names[puzzle.view.turn]))
        yield from self._bars()
        yield from ("", words.heading("puzzle-hands"), *self._hands())

    def _choice(self, token: str) -> str:
        view, words = self.puzzle.view, self.words
        if token == STAY:
            return words.text("puzzle-stay")
        action = Action.parse(token)
        if action == Predict(view.seat):
            return words.text("action-predict-self")
        card = getattr(action, "card", None)
        called = action_words(action, view.phase, view.effect, words, self.names)
        if card is not None and view.phase in ("play", "take", "exchange", "pick"):
            return f"{called} ({words.effects(card, view.options)})"
        return called

    def _why(self) -> Iterator[str]:
        """The reasons, one sentence each."""
        puzzle, words, view = self.puzzle, self.words, self.puzzle.view
        if puzzle.instead is not None:
            yield words.text("puzzle-instead", choice=self._choice(puzzle.instead))
        if puzzle.theme == "prediction":
            yield self._why_prediction()
        if puzzle.theme == "eye":
            shares = {choice.token: choice.odds or 0.0 for choice in puzzle.choices}
            others = min(share for token, share in shares.items() if token not in puzzle.answers)
            yield words.text(
                "puzzle-why-eye",
                name=self.names[view.turn],
                rank=words.rank(view.rank.points, view.options),
                better=self._percent(min(shares.values())),
                worse=self._percent(others),
            )
        for reason in puzzle.reasons:
            yield reason_words(reason, words, self.names, view.options)

    def _why_prediction(self) -> str:
        best, second, *_ = sorted(self.puzzle.choices, key=lambda choice: -_figure(choice))
        return self.words.text(
            "puzzle-why-prediction",
            name=self._named(best.token),
            other=self._named(second.token),
            better=self._percent(_figure(best)),
            worse=self._percent(_figure(second)),
        )

    def _named(self, token: str) -> str:
        """The player whom a prediction names."""
        action = Action.parse(token)
        return self.names[action.seat] if isinstance(action, Predict) else ""

    def _percent(self, share: float) -> str:
        return self.words.text("percent", value=whole_percents(share))

    def _bars(self) -> list[str]:
        """Each choice with its figure: the chance to win, or the odds."""
        figures = [_figure(choice) for choice in self.puzzle.choices]
        labels = padded(self._choice(choice.token) for choice in self.puzzle.choices)
        bars = padded("█" * round(BAR * figure) for figure in figures)
        return [
            f"  {label}  {bar}  {self._percent(figure)}"
            for label, bar, figure in zip(labels, bars, figures, strict=True)
        ]

    def _hands(self) -> Iterator[str]:
        """What everybody held."""
        options = self.puzzle.view.options
        for name, hand in zip(self.names, self.puzzle.hands, strict=True):
            rank = self.words.rank_in_full(present_rank(hand, options), options)
            cards = self.words.shorts(sorted(hand, key=by_value))
            yield "  " + self.words.labelled(name, f"{cards} ({rank})")


def _figure(choice: PuzzleChoice) -> float:
    """The number that a bar shows."""
    return (choice.chance if choice.odds is None else choice.odds) or 0.0
