"""Play whole games with bots, one after the other or in several processes, and count the results."""

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..game import Action, AllIn, Game, Options, View
from .player import bot


def bot_seed(seed: bytes, number: int) -> int:
    """The seed of a bot: 64 bits that do not reveal the seed of the deal."""
    return int.from_bytes(hashlib.sha256(b"bot %d " % number + seed).digest()[:8])


def play_game(game: Game, choose: Callable[[int, View], Action]) -> None:
    """Play a game to its end. `choose` gets the seat to act and its view."""
    while game.actor is not None:
        game.play(choose(game.actor, game.view(game.actor)))


@dataclass
class Tally:
    """The results of one bot."""

    bot: str
    games: int = 0
    wins: int = 0
    runes: int = 0
    predictions: int = 0
    hits: int = 0
    all_ins: int = 0

    def add(self, other: "Tally") -> None:
        """Add another tally of the same bot."""
        for name in ("games", "wins", "runes", "predictions", "hits", "all_ins"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class Outcome:
    """The results of some games, a tally for each bot."""

    tallies: list[Tally]
    games: int = 0
    decisions: int = 0

    def add(self, other: "Outcome") -> None:
        """Add another outcome of the same bots."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)


@dataclass(frozen=True)
class Series:
    """Games to play. The bots move one seat on after each game, so that no bot has a better seat."""

    bots: tuple[str, ...]
    options: Options = field(repr=False)
    seed: str
    games: int

    def seed_of(self, number: int) -> bytes:
        """The seed of a game."""
        return hashlib.sha256(f"{self.seed} {number}".encode()).digest()

    def empty(self) -> Outcome:
        """The outcome before the first game."""
        return Outcome([Tally(kind) for kind in self.bots])

    def play(self, number: int) -> Outcome:
        """Play a game."""
        outcome = self.empty()
        players = len(self.bots)
        sitting = [(seat + number) % players for seat in range(players)]
        seed = self.seed_of(number)
        seats = [bot(self.bots[index], bot_seed(seed, index)) for index in sitting]
        game = Game(self.options, seed)

        def choose(seat: int, view: View) -> Action:
            action = seats[seat].choose(view)
            outcome.tallies[sitting[seat]].all_ins += isinstance(action, AllIn)
            return action

        play_game(game, choose)
        _score(game, [outcome.tallies[index] for index in sitting])
        outcome.games, outcome.decisions = 1, len(game.plies)
        return outcome

    def outcomes(self, processes: int = 1) -> Iterator[Outcome]:
        """Play all games. Yields the outcome of each as soon as it is over."""
        if processes == 1:
            yield from map(self.play, range(self.games))
            return
        # Fork is unsafe with threads.
        context = multiprocessing.get_context("spawn")
        with context.Pool(processes, _begin, (self,)) as pool:
            # One game at a time, so that the caller sees every finished game, even if it stops early.
            yield from pool.imap_unordered(_play, range(self.games))


def _score(game: Game, tallies: Sequence[Tally]) -> None:
    """Add the result of a game to the tallies, which are in the order of the seats."""
    result = game.result
    if result is None:
        return
    for seat, tally in enumerate(tallies):
        tally.games += 1
        tally.wins += result.winner == seat
        tally.runes += result.runes[seat]
        tally.predictions += len(game.unfoldings)
        tally.hits += sum(unfolding.predictions[seat] == unfolding.best for unfolding in game.unfoldings)


_worker_series: list[Series] = []
"""In a worker process: the series that it plays. It is sent once, not with each game."""


def _begin(series: Series) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    _worker_series[:] = [series]


def _play(number: int) -> Outcome:
    return _worker_series[0].play(number)
