"""A series of games between bots, and its results."""

import hashlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property

from ..game import Action, AllIn, Game, Options, SeatView
from ..players import BOTS, Player, bot, bot_seed
from .entrants import Entrant
from .failed_games import player_failed
from .game_loop import play_game, show_end
from .processes import run_tasks
from .time_limit import choose_in_time


@dataclass
class BotTally:
    """The results of one bot."""

    bot: str
    games: int = 0
    wins: int = 0
    runes: int = 0
    predictions: int = 0
    hits: int = 0
    all_ins: int = 0

    def add(self, other: "BotTally") -> None:
        """Add another tally of the same bot."""
        for name in ("games", "wins", "runes", "predictions", "hits", "all_ins"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass
class SeriesResult:
    """The results of some games, a tally for each bot."""

    tallies: list[BotTally]
    games: int = 0
    decisions: int = 0

    def add(self, other: "SeriesResult") -> None:
        """Add another outcome of the same bots."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.tallies, other.tallies, strict=True):
            mine.add(theirs)


@dataclass(frozen=True)
class Series:
    """Games to play. The bots move one seat on after each game, so that no bot has a better seat."""

    bots: tuple[str, ...]
    """The name of a kind, or a class of your own such as `my_bot.py:MyBot`, for each seat of the first game."""
    options: Options = field(repr=False)
    seed: str
    games: int
    max_seconds: float | None = None
    """The time limit for each choice."""

    @cached_property
    def _entrants(self) -> tuple[Entrant, ...]:
        return tuple(Entrant.of(name) for name in self.bots)

    def _player(self, index: int, seed: int) -> Player:
        name = self.bots[index]
        return bot(name, seed) if name in BOTS else self._entrants[index].make(seed)

    def __getstate__(self) -> dict[str, object]:
        """Leave out the cached entrants: another process must import their classes itself."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    def seed_of(self, number: int) -> bytes:
        """The seed of a game."""
        return hashlib.sha256(f"{self.seed} {number}".encode()).digest()

    def empty(self) -> SeriesResult:
        """The outcome before the first game."""
        return SeriesResult([BotTally(name) for name in self.bots])

    def play(self, number: int) -> SeriesResult:
        """Play a game."""
        outcome = self.empty()
        players = len(self.bots)
        sitting = [(seat + number) % players for seat in range(players)]
        seed = self.seed_of(number)
        seats = [self._player(index, bot_seed(seed, index)) for index in sitting]
        game = Game(self.options, seed)

        def choose(seat: int, view: SeatView) -> Action:
            action = choose_in_time(seats[seat], view, self.max_seconds)
            outcome.tallies[sitting[seat]].all_ins += isinstance(action, AllIn)
            return action

        seat = 0
        try:
            play_game(game, choose)
            for seat, player in enumerate(seats):
                show_end(game, seat, player)
        except (Exception, SystemExit) as error:
            failed = seat if game.actor is None else game.actor
            name = self.bots[sitting[failed]]
            raise player_failed("error-bot-failed", error, game, failed, player=name) from error
        _score(game, [outcome.tallies[index] for index in sitting])
        outcome.games, outcome.decisions = 1, len(game.plies)
        return outcome

    def outcomes(self, processes: int = 1) -> Generator[SeriesResult]:
        """Play all games. Yields the outcome of each, in order, as soon as it is over."""
        yield from run_tasks(Series.play, self, range(self.games), processes)


def _score(game: Game, tallies: Sequence[BotTally]) -> None:
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
