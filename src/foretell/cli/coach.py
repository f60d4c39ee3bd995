"""The coach at the terminal: what the player knows, and what the strongest bot would do."""

from collections.abc import Iterator, Sequence

from ..errors import installing, missing_package
from ..game import Action, SeatView
from ..locales import Argument, whole_percents
from ..reviews import CoachLine, RankChance
from ..telling.words import Words
from .choices import action_words


class Coach:
    """Answers the commands `know` and `hint`, and counts its answers. The same answer does not count twice."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._asked: set[tuple[str, tuple[int, ...], tuple[int, ...]]] = set()

    def answer(self, command: str, view: SeatView) -> list[str]:
        """The lines for `know` (what the player can know) or `hint` (what the strongest bot would do, and why)."""
        try:
            from ..reviews import coach  # noqa: PLC0415 (needs NumPy)
        except ModuleNotFoundError as error:
            return [self._words.text("coach-parts", package=missing_package(error), pip=installing("fast"))]
        self._asked.add((command, tuple(view.observation), tuple(view.history)))
        if command == "know":
            return [self._words.heading("coach-know"), *self._sentences(view, coach.facts(view))]
        advised = coach.advice(view)
        chosen = self._words.text("coach-choice", choice=self._action(view, advised.action))
        return [self._words.heading("coach-do"), f"  {chosen}", *self._sentences(view, advised.lines)]

    def score_lines(self) -> list[str]:
        """A line with the number of hints; no line if there were none."""
        return [self._words.text("coach-hints", count=len(self._asked))] if self._asked else []

    def _sentences(self, view: SeatView, lines: Sequence[CoachLine]) -> Iterator[str]:
        for line in lines:
            arguments: dict[str, Argument] = {
                "name": "" if line.seat is None else self._names[line.seat],
                "cards": self._words.the_cards(line.cards) if line.cards else "",
                "rank": "" if line.points is None else self._words.rank(line.points, view.options),
                "chance": "" if line.chance is None else self._words.text("percent", value=whole_percents(line.chance)),
                "ranks": self._ranks(view, line.ranks),
                "choice": "" if line.action is None else self._action(view, line.action),
            }
            yield "  " + self._words.text(line.key, **arguments)

    def _ranks(self, view: SeatView, ranks: Sequence[RankChance]) -> str:
        """Ranks and their probabilities: *1 pair (52%) and 2 pairs (4%)*."""
        words = self._words
        told = [
            words.text(
                "coach-rank",
                rank=words.rank(one.points, view.options),
                chance=words.text("percent", value=whole_percents(one.chance)),
            )
            for one in ranks
        ]
        return words.catalogue.listed(told) if told else ""

    def _action(self, view: SeatView, token: str) -> str:
        return action_words(Action.parse(token), view.phase, view.effect, self._words, self._names)
