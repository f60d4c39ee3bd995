"""What a viewer may know: the only thing that bots, servers and adapters are given."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ..sheets import card_number, card_set
from .actions import Action
from .options import Options
from .prospects import prospects_of
from .ranks import Rank, present_rank


@dataclass(frozen=True, slots=True)
class Told:
    """5.6: what a seat had to tell, in points, and after how many turns of the round."""

    points: int
    turn: int


@dataclass(frozen=True, slots=True)
class Unfolding:
    """8.3 to 8.9: how a round ended, seat by seat."""

    round: int
    hands: tuple[tuple[str, ...], ...]
    ranks: tuple[Rank, ...]
    points: tuple[int, ...]
    """What the ranks are worth, and so what each hand gained."""
    best: int
    predictions: tuple[int, ...]
    shares: tuple[int, ...]
    """What each seat got of the pot."""
    rune_cards: tuple[int, ...]
    """What each seat gained for its Rune cards."""
    gains: tuple[int, ...]
    """What each seat gained in all: its share of the pot, its rank and its Rune cards."""
    runes: tuple[int, ...]
    """The totals after it."""
    pot_before: int
    """What there was to share."""
    pot: int
    """What stayed."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `by` says what decided: runes, hand (9.1) or nobody (9.3)."""

    winner: int | None
    runes: tuple[int, ...]
    by: Literal["runes", "hand", "nobody"]


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator (`seat` None), may know now. Immutable, and made in one place only."""

    options: Options
    seat: int | None
    round: int
    turns: int
    """Turns taken in this round."""
    turn: int
    """The seat whose turn it is."""
    phase: str
    """What is asked now; see `foretell.PHASES`."""
    actors: tuple[int, ...]
    """Who may choose now: one seat, or both for the secret predictions of two players; nobody at the end."""
    choices: tuple[str, ...]
    """The tokens of this viewer's legal actions; empty when it is not theirs to choose."""
    hand: tuple[str, ...] | None
    """One's own cards."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    """11.4: for each seat, the cards that this viewer can prove to be in that hand."""
    told: tuple[Told | None, ...]
    shed: tuple[tuple[str, ...], ...]
    """What each seat has let go of in this round for all to see: played, given in an Exchange, discarded face up."""
    passes: tuple[int, ...]
    """How often each seat has chosen to pass in this round."""
    rows: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    """The display; None is a free space, and a card of the second row covers the one above it in the first."""
    deck: int
    discard: int
    """How many cards lie there."""
    discard_top: str | None
    gone: tuple[str, ...]
    """Cards that this viewer knows to be in the discard pile."""
    unplaced: tuple[str, ...]
    """Cards whose place this viewer does not know: in the deck, in hands, or face down in the pile."""
    runes: tuple[int, ...]
    pot: int
    all_in: int | None
    played: str | None
    """The card whose effects are being resolved."""
    effect: str | None
    """The present effect, if one waits for a choice."""
    starred: bool
    """Whether it must be carried out."""
    effects: tuple[str, ...]
    """What is left to resolve of the played card, the present effect first: `("take*", "draw")`."""
    revealed: tuple[str | None, ...]
    """The cards of a Reveal in progress; None where this viewer may not see them."""
    target: str | None
    """The card that an Exchange in progress will get."""
    predicted: tuple[bool, ...]
    """Who has placed the token."""
    predictions: tuple[int | None, ...]
    """Whom they named, as far as this viewer may know."""
    unfoldings: tuple[Unfolding, ...]
    """The rounds that are over."""
    result: Result | None

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The actions that this viewer may choose from now."""
        return tuple(Action.parse(token) for token in self.choices)

    @cached_property
    def rank(self) -> Rank | None:
        """The present rank of one's own hand, also in the middle of a turn."""
        return present_rank(self.hand, self.options) if self.hand else None

    @cached_property
    def prospects(self) -> Mapping[str, Rank]:
        """What each choice would make of one's hand: the best rank in the cards held right after it, by its token.

        Choices that change no card, or only by chance, are not in it. Of an Exchange, the best that can be given.
        """
        target = None if self.target is None else card_number(self.target)
        return {} if self.hand is None else prospects_of(self.legal, card_set(self.hand), target, self.options)

    @property
    def uncovered(self) -> tuple[str, ...]:
        """6.2: the display cards that are not covered."""
        first, second = self.rows
        tops = (below if above is None else above for below, above in zip(first, second, strict=True))
        return tuple(card for card in tops if card is not None)
