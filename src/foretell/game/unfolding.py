"""The Unfolding: how a round ends, and how a game ends (clauses 8.3 to 9.3)."""

from dataclasses import dataclass
from typing import Literal

from ..rules import State, facts
from ..rules.cards import NOBODY, OVER_PHASE
from ..rules.ranking import STRENGTH_BITS
from ..sheets import cards_in
from .options import Options
from .ranks import Rank, rank_of_strength

Fact = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Unfolding:
    """8.3 to 8.9: how a round ended, seat by seat."""

    round: int
    hands: tuple[tuple[str, ...], ...]
    ranks: tuple[Rank, ...]
    points: tuple[int, ...]
    """The points of each rank, which each hand gained."""
    best: int
    predictions: tuple[int, ...]
    shares: tuple[int, ...]
    """Each seat's share of the pot."""
    rune_cards: tuple[int, ...]
    """What each seat gained for its Rune cards."""
    gains: tuple[int, ...]
    """What each seat gained in total: its share of the pot, its rank and its Rune cards."""
    runes: tuple[int, ...]
    """The totals after the round."""
    pot_before: int
    """The pot before it was shared."""
    pot: int
    """What stayed in the pot."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `by` says what decided: runes, hand (9.1) or nobody (9.3)."""

    winner: int | None
    runes: tuple[int, ...]
    by: Literal["runes", "hand", "nobody"]


def unfolding_of(round_facts: list[Fact], predictions: list[int], runes: list[int], options: Options) -> Unfolding:
    """How a round ended, from its facts, the predictions, and the runes that the seats had before."""
    seats = range(options.players)
    hands = {seat: (cards, strength) for what, seat, cards, strength in round_facts if what == facts.UNFOLDED}
    points = tuple(hands[seat][1] >> STRENGTH_BITS for seat in seats)
    shares = _gained(round_facts, facts.POT_WON, options.players)
    rune_cards = _gained(round_facts, facts.RUNE_CARDS_SCORED, options.players)
    gains = tuple(map(sum, zip(shares, points, rune_cards, strict=True)))
    last = {what: (seat, x) for what, seat, x, _ in round_facts}
    kept = last[facts.POT_KEPT][1]
    return Unfolding(
        round=last[facts.ROUND_ENDED][1],
        hands=tuple(cards_in(hands[seat][0]) for seat in seats),
        ranks=tuple(rank_of_strength(hands[seat][1], options) for seat in seats),
        points=points,
        best=last[facts.BEST_HAND][0],
        predictions=tuple(predictions[: options.players]),
        shares=shares,
        rune_cards=rune_cards,
        gains=gains,
        runes=tuple(runes[seat] + gains[seat] for seat in seats),
        pot_before=sum(shares) + kept,
        pot=kept,
    )


def _gained(round_facts: list[Fact], wanted: int, players: int) -> tuple[int, ...]:
    """The runes that each seat gained by facts of one kind."""
    gained = {seat: runes for what, seat, runes, _ in round_facts if what == wanted}
    return tuple(gained.get(seat, 0) for seat in range(players))


def result_of(options: Options, s: State) -> Result | None:
    """The result of a game that is over (clause 9); None before."""
    if s.phase != OVER_PHASE:
        return None
    runes = tuple(s.runes[: options.players])
    if s.winner == NOBODY:
        return Result(None, runes, "nobody")
    return Result(s.winner, runes, "hand" if runes.count(max(runes)) > 1 else "runes")
