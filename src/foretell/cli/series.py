"""Whole games of bots, one after the other or in several processes, and what comes of them."""

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..game import AllIn, Game, Options
from ..players import bot


def bot_seed(seed: bytes, number: int) -> int:
    """What one of the bots of a game chooses by: 64 bits, from which nobody finds the seed that deals its cards."""
    return int.from_bytes(hashlib.sha256(b"bot %d " % number + seed).digest()[:8])


@dataclass
class Tally:
    """What one bot has done."""

    bot: str
    games: int = 0
    wins: int = 0
    runes: int = 0
    predictions: int = 0
    hits: int = 0
    all_ins: int = 0

    def add(self, other: "Tally") -> None:
        """Count what another tally of the same bot has counted."""
        for name in ("games", "wins", "runes", "predictions", "hits", "all_ins"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Outcome:
    """What some games came to."""

    tallies: list[Tally]
    games: int = 0
    decisions: int = 0

    def add(self, other: "Outcome") -> None:
        """Put two outcomes of the same bots together."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)


@dataclass(frozen=True)
class Series:
    """Games to play: the bots move on by one seat from game to game, so that no seat favours any."""

    bots: tuple[str, ...]
    options: Options = field(repr=False)
    seed: str
    games: int

    def seed_of(self, number: int) -> bytes:
        """The seed of one of the games."""
        return hashlib.sha256(f"{self.seed} {number}".encode()).digest()

    def nothing(self) -> Outcome:
        """The outcome of no games."""
        return Outcome([Tally(kind) for kind in self.bots])

    def play(self, number: int) -> Outcome:
        """Play one of the games."""
        outcome = self.nothing()
        players = len(self.bots)
        sitting = [(seat + number) % players for seat in range(players)]
        seed = self.seed_of(number)
        seats = [bot(self.bots[index], bot_seed(seed, index)) for index in sitting]
        game = Game(self.options, seed)
        while game.actor is not None:
            seat = game.actor
            action = seats[seat].choose(game.view(seat))
            outcome.tallies[sitting[seat]].all_ins += isinstance(action, AllIn)
            game.play(action)
        _score(game, [outcome.tallies[index] for index in sitting])
        outcome.games, outcome.decisions = 1, len(game.plies)
        return outcome

    def outcomes(self, processes: int = 1) -> Iterator[Outcome]:
        """Play all of them; each outcome comes as soon as it is there."""
        if processes == 1:
            yield from map(self.play, range(self.games))
            return
        # Not fork: it is unsafe beside threads, and Python warns of it.
        context = multiprocessing.get_context("spawn")
        with context.Pool(processes, _begin, (self,)) as pool:
            # One game at a time: whoever looks at the progress, or stops, is told of every game that has ended.
            yield from pool.imap_unordered(_play, range(self.games))


def _score(game: Game, tallies: Sequence[Tally]) -> None:
    """Count the end of a game, by seat."""
    result = game.result
    if result is None:
        return
    for seat, tally in enumerate(tallies):
        tally.games += 1
        tally.wins += result.winner == seat
        tally.runes += result.runes[seat]
        tally.predictions += len(game.unfoldings)
        tally.hits += sum(unfolding.predictions[seat] == unfolding.best for unfolding in game.unfoldings)


_at_work: list[Series] = []
"""In a process of a pool: what it plays."""


def _begin(series: Series) -> None:
    """Ctrl-C is for the process that asked for the work; the series is sent once, and not with each game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _at_work[:] = [series]


def _play(number: int) -> Outcome:
    return _at_work[0].play(number)
