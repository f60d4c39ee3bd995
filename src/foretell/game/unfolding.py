"""The Unfolding: how a round ends, and how a game ends (clauses 8.3 to 9.3)."""

from dataclasses import dataclass
from typing import Literal

from ..rules import State, facts
from ..rules.cards import NOBODY, OVER_PHASE
from ..rules.ranking import STRENGTH_BITS
from ..rules.state import Fact
from ..sheets import cards_in
from .options import Options
from .ranks import Rank, rank_of_strength


@dataclass(frozen=True, slots=True)
class Unfolding:
    """8.3 to 8.9: how a round ended. Tuples have one entry per seat."""

    round: int
    hands: tuple[tuple[str, ...], ...]
    ranks: tuple[Rank, ...]
    points: tuple[int, ...]
    """The runes that each seat gained for the rank of its hand."""
    best: int
    predictions: tuple[int, ...]
    shares: tuple[int, ...]
    """Each seat's share of the pot."""
    rune_cards: tuple[int, ...]
    """The runes that each seat gained for its Rune cards."""
    gains: tuple[int, ...]
    """The runes that each seat gained in total: `shares`, `points` and `rune_cards`."""
    runes: tuple[int, ...]
    """The rune totals after the round."""
    pot_before: int
    """The pot before it was shared."""
    pot: int
    """The runes that stayed in the pot."""

    def _repr_svg_(self) -> str:
        from .drawing import draw_unfolding  # noqa: PLC0415 (only notebooks need it)

        return draw_unfolding(self)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `by` says what decided it: "runes", "hand" (9.1), or "nobody" if there is no winner (9.3)."""

    winner: int | None
    runes: tuple[int, ...]
    by: Literal["runes", "hand", "nobody"]


def unfolding_of(round_facts: list[Fact], predictions: list[int], runes: list[int], options: Options) -> Unfolding:
    """The Unfolding of a round, from its facts, the predictions, and the runes of the seats before it."""
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
