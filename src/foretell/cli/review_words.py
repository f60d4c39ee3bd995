"""The sentences and figures of a review, for the terminal and for its web page."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import floor

from ..game import Action, Options
from ..locales import Argument, whole_percents
from ..reviews import NORMAL_95, Cause, Moment, Parts, PredictionReview, Reason, Review, ReviewEstimate, Tell
from ..telling.words import Words
from .choices import action_words

PARTS = ("start", "deal", "draws", "choices", "guesses", "others")
SHARES = frozenset({"start", "accuracy"})
"""Figures that are no changes."""
_SHARES = frozenset(
    {
        "puzzle-why-counted",
        "review-why-best",
        "review-why-prediction",
        "review-why-right",
        "review-why-rival",
        "review-why-unlikely",
    }
)
"""Reasons whose numbers are percentages."""


class ReviewWords:
    """Puts a review into words."""

    def __init__(self, review: Review, words: Words, names: Sequence[str]) -> None:
        self.review = review
        self.words = words
        self.names = names

    def percent(self, share: float) -> str:
        return self.words.text("percent", value=whole_percents(share))

    def percent_down(self, share: float) -> str:
        """Whole percents, rounded down, so that a number never reaches the limit of the next mark."""
        return self.words.text("percent", value=floor(100 * share + 1e-9))

    def signed(self, share: float) -> str:
        """A change, with its sign."""
        whole = whole_percents(share)
        sign = "−" if whole < 0 else "+" if whole > 0 else ""
        return sign + self.words.text("percent", value=abs(whole))

    def estimate(self, part: str, estimate: ReviewEstimate) -> str:
        """A part with half of its interval: *−12% ±5*."""
        shown = self.percent(estimate.value) if part in SHARES else self.signed(estimate.value)
        half = whole_percents(NORMAL_95 * estimate.error)
        return f"{shown} ±{half}" if half else shown

    def part_rows(self) -> Iterator[tuple[str, list[str]]]:
        """The name of each part, and its value for each seat."""
        seats = [seat.parts for seat in self.review.seats]
        for part in PARTS:
            yield self.words.text(f"review-part-{part}"), [self._part(part, parts) for parts in seats]
        yield self.words.text("review-part-result"), [self.percent(parts.result) for parts in seats]
        yield self.words.text("review-part-mistakes"), [self._part("mistakes", parts) for parts in seats]
        accuracies = [seat.accuracy for seat in self.review.seats]
        yield self.words.text("review-accuracy"), [self.estimate("accuracy", one) if one else "" for one in accuracies]

    def verdicts(self) -> Iterator[str]:
        """For each seat: whether it won, and what counted most."""
        for seat, name in zip(self.review.seats, self.names, strict=True):
            outcome = self.words.text("review-outcome", won="yes" if seat.parts.result else "no", name=name)
            yield f"{outcome} {self._verdict(seat.causes)}"

    def _verdict(self, causes: Sequence[Cause]) -> str:
        named = [self.words.text(f"review-cause-{cause}") for cause in causes]
        match named:
            case [cause]:
                return self.words.text("review-verdict", part=cause)
            case [cause, other]:
                return self.words.text("review-verdict-both", part=cause, other=other)
            case _:
                return self.words.text("review-verdict-unclear")

    def _part(self, part: str, parts: Parts) -> str:
        estimate: ReviewEstimate = getattr(parts, part)
        if part == "mistakes":  # errors of estimation can make it positive, but nobody gains by mistakes
            estimate = replace(estimate, value=min(estimate.value, 0.0))
        return self.estimate(part, estimate)

    def moment_title(self, moment: Moment) -> str:
        mark = self.words.text(f"review-mark-{moment.mark}")
        return self.words.text(
            "review-moment", round=moment.round, number=moment.ply + 1, name=self.names[moment.seat], mark=mark
        )

    def moment_lines(self, moment: Moment) -> Iterator[str]:
        """What was chosen, what was better, what was known, and why."""
        yield self.words.text("review-chose", choice=self._action(moment, moment.action))
        if moment.better is not None:
            yield self.words.text("review-better", better=self._action(moment, moment.better))
        chance = self.percent_down(moment.difference.value)
        yield self.words.text("review-found" if moment.better is None else "review-lost", chance=chance)
        known = " ".join(map(self.reason, moment.known)) or self.words.text("review-known-nothing")
        yield self.words.labelled(self.words.text("review-known"), known)
        if moment.reasons:
            why = " ".join(map(self.reason, moment.reasons))
            yield self.words.labelled(self.words.text("review-why"), why)

    def _action(self, moment: Moment, token: str) -> str:
        return action_words(Action.parse(token), moment.phase, moment.effect, self.words, self.names)

    def reason(self, reason: Reason) -> str:
        """The sentence of a reason, or of something that was known."""
        return reason_words(reason, self.words, self.names, self.review.options)

    def tell(self, tell: Tell) -> str:
        """What gave a hand away."""
        return self.words.text(
            "review-tell",
            round=tell.round,
            number=tell.ply + 1,
            name=self.names[tell.seat],
            choice=action_words(Action.parse(tell.action), tell.phase, None, self.words, self.names),
            other=self.names[tell.holder],
            rank=self.words.rank(tell.points, self.review.options),
            before=self.percent(tell.before),
            after=self.percent(tell.after),
        )

    def prediction(self, prediction: PredictionReview) -> str:
        """A prediction, and how likely it was."""
        return self.words.text(
            "review-prediction",
            round=prediction.round,
            name=self.names[prediction.seat],
            choice=self.words.text("action-predict", name=self.names[prediction.named]),
            chance=self.percent(prediction.believed[prediction.named]),
            right="yes" if prediction.right else "no",
        )


def reason_words(reason: Reason, words: Words, names: Sequence[str], options: Options) -> str:
    """The sentence of a reason."""
    arguments: dict[str, Argument] = {
        "name": "" if reason.other is None else names[reason.other],
        "other": "" if reason.named is None else names[reason.named],
        "cards": words.the_cards(reason.cards) if reason.cards else "",
        "rank": "" if reason.points is None else words.rank(reason.points, options),
        "better": _number(reason, reason.better, words),
        "worse": _number(reason, reason.worse, words),
    }
    return words.text(reason.key, **arguments)


def _number(reason: Reason, number: float | None, words: Words) -> str:
    if number is None:
        return ""
    if reason.key in _SHARES:
        return words.text("percent", value=whole_percents(number))
    return words.catalogue.number(number, 1)
