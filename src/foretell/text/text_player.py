"""A language model as a player: it gets prose and answers with the token of a choice."""

from collections.abc import Callable
from pathlib import Path

from ..errors import ForetellError, shown
from ..game import Action, Event, Predict, SeatView
from ..telling import words_of
from ..telling.words import Words
from .prose import rules_summary, seat_names, situation
from .replies import Reply, read_reply
from .report import Scorer, TextReport, append_report

MAX_TRIES = 3
Ask = Callable[[str], str | Reply]
"""Gets a prompt and returns a reply."""


class TextPlayer:
    """Asks a callable in prose. A reply that is no legal choice is answered with a clear message, up to `max_tries`.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(2), seed=bytes(32))
    >>> player = TextPlayer(lambda prompt: "pass")
    >>> player.choose(game.view(0))
    Pass()
    """

    warms_up = False
    """The arena asks for no decision outside of its games: each one may cost money."""

    def __init__(
        self,
        ask: Ask,
        name: str = "text",
        *,
        lang: str = "en",
        max_tries: int = MAX_TRIES,
        rules: bool = True,
        log: str = "",
    ) -> None:
        if type(max_tries) is not int or max_tries < 1:
            raise ForetellError(f"max_tries is a whole number of at least 1, not {shown(max_tries)}")
        self.name = name
        self.report = TextReport()
        self._ask = ask
        self._words: Words = words_of(lang)
        self._max_tries = max_tries
        self._rules = rules
        """Whether the first prompt of a game contains the rules."""
        self._log = Path(log) if log else None
        self._scorer = Scorer(self.report)

    def choose(self, view: SeatView) -> Action:
        """Ask until a reply is legal. Raise an error after `max_tries` replies."""
        names = seat_names(self._words, view)
        prompt = situation(view, self._words, names)
        if self._rules:
            prompt = f"{rules_summary(self._words, view.options)}\n\n{prompt}"
            self._rules = False
        if Predict(view.seat) in view.legal:
            prompt += "\n" + self._words.text("text-confidence", example=f"{Predict(view.seat)} 0.8")
        told = prompt
        for _ in range(self._max_tries):
            action, refusal = self._answer(told, view)
            if action is not None:
                self.report.decisions += 1
                return action
            self.report.refused += 1
            told = f"{prompt}\n\n{refusal}"
        raise ForetellError(f"{self.name} named no legal choice in {self._max_tries} replies; the last: {refusal}")

    def _answer(self, prompt: str, view: SeatView) -> tuple[Action | None, str]:
        """The action of one reply; or None and why the reply is refused."""
        given = self._ask(prompt)
        reply = Reply(given) if isinstance(given, str) else given
        if not isinstance(reply, Reply):
            raise ForetellError(f"{self.name} answers with a text or a foretell.text.Reply, not {shown(given)}")
        self.report.tokens += reply.tokens
        try:
            action, confidence = read_reply(reply, view)
        except ForetellError as error:
            return None, str(error)
        if isinstance(action, Predict) and confidence is not None:
            self._scorer.state(action.seat, confidence)
        if action is not None:
            return action, ""
        said = reply.text.strip().splitlines()[-1:] or [""]
        return None, self._words.text("error-choice", answer=said[0][:60], choices=", ".join(view.choices))

    def watch(self, events: tuple[Event, ...]) -> None:
        """Score a prediction at the Unfolding, and write the report at the end of the game."""
        self._scorer.watch(events)
        if self._log is not None and any(event.key == "game_ended" for event in events):
            append_report(self.report, self._log)
            self.report = TextReport()
            self._scorer = Scorer(self.report)
