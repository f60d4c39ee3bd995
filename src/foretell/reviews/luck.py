"""The luck of a game alone, without judging any decision: a small part of the work of a review."""

from dataclasses import dataclass
from hashlib import sha256
from math import hypot, sqrt

from ..game import Record
from .effort import QUICK, Effort, effort_of
from .later_rounds import LaterRounds
from .noise import noises, review_seed
from .open_cards import DEAL, DRAWS, OpenCards, estimate_of
from .replayed import replayed
from .review import ReviewEstimate, luck_corrected


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """The luck of one seat in a game. The figures are the same as in the `Parts` of a review."""

    seat: int
    start: ReviewEstimate
    """The chance before the deal, or in the position that the game started from."""
    deal: ReviewEstimate
    draws: ReviewEstimate
    result: float
    """1 for the winner, 0 for everybody else."""

    @property
    def luck_corrected(self) -> ReviewEstimate:
        """The result without luck. It has the same mean as the result, and may be below 0 or above 1."""
        return luck_corrected(self.result, self.deal, self.draws)


def seat_luck(cards: OpenCards, seat: int) -> SeatLuck:
    """The luck of one seat by the play-outs so far."""
    totals = cards.totals(seat)
    start, deal = cards.start(seat), estimate_of(totals[:, DEAL])
    deal = ReviewEstimate(deal.value, hypot(deal.error, start.error * sqrt(cards.deals)))
    return SeatLuck(seat, start, deal, estimate_of(totals[:, DRAWS]), float(cards.result[seat]))


def luck_of(record: Record, effort: str | Effort = QUICK, seed: str | int | None = None) -> tuple[SeatLuck, ...]:
    """The luck of each seat in a finished game, as in a review with the same effort and seed.

    It takes about a third of the time of a review.
    """
    chosen = effort_of(effort)
    game = replayed(record)
    key = sha256((review_seed(record) if seed is None else str(seed)).encode()).digest()
    later = LaterRounds(game.options.config, chosen.samples, key)
    chosen = chosen.for_game(len(game.decisions), later.turns, game.options.sheet)
    cards = OpenCards(game, later)
    cards.add(noises(key, "open cards", chosen.playouts))
    return tuple(seat_luck(cards, seat) for seat in range(game.options.players))
