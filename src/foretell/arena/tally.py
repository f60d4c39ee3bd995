"""Puts chunks together into a result."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from .intervals import Bootstrap
from .match import Match
from .pace import Pace
from .ratings import MOST_GAMES, ratings
from .result import Overall, Result, Standing, Table, Thinking
from .scores import Scores
from .work import Done

Floats = npt.NDArray[np.float64]
WINS, SEATS, RUNES, ROUNDS, HITS, JUDGED, BELIEF, COUNTING = range(8)
"""Columns of what is added up for an entrant, deal by deal."""


class Tally:
    """What has been played of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self._parts: list[list[Done]] = [[] for _ in match.lineups]
        self._paces = [Pace() for _ in match.entrants]

    @property
    def chunks(self) -> int:
        """How many there are."""
        return sum(map(len, self._parts))

    @property
    def deals(self) -> int:
        """How many have been played by somebody."""
        return max((done.chunk.first + done.chunk.deals for part in self._parts for done in part), default=0)

    def add(self, done: Done) -> None:
        """One chunk more."""
        self.games += len(done.scores.winner)
        self._parts[done.chunk.lineup].append(done)
        for number, pace in done.paces.items():
            self._paces[number].merge(pace)

    def result(self, played: int, seconds: float) -> Result:
        """What came of it so far; `played` games of it just now, in so many seconds."""
        match = self.match
        bootstrap = Bootstrap(max(self.deals, 1), match.seed)
        total = np.zeros((len(match.entrants), max(self.deals, 1), COUNTING + 1))
        tables = []
        for number, lineup in enumerate(match.lineups):
            if not self._parts[number]:
                continue
            sums = {entrant: self._sums(number, entrant) for entrant in lineup.entrants}
            there = [_standing(match, entrant, sums[entrant], bootstrap) for entrant in lineup.entrants]
            games = sum(len(done.scores.winner) for done in self._parts[number])
            tables.append(Table(lineup.named(match.names), games, tuple(there)))
            for entrant, columns in sums.items():
                total[entrant] += columns
        rated = ratings(self._rated(), len(match.entrants))
        standings = [_standing(match, entrant, sums, bootstrap) for entrant, sums in enumerate(total)]
        overall = map(Overall, standings, rated, map(_thinking, self._paces))
        decisions = sum(int(done.scores.decisions.sum()) for part in self._parts for done in part)
        counts = (self.games, match.games, decisions, played, seconds)
        return Result(match.header(), *counts, tuple(tables), tuple(overall))

    def _sums(self, number: int, entrant: int) -> Floats:
        """float64 (deals, columns): what an entrant did in each deal of a line-up."""
        rotations = np.array(self.match.lineups[number].rotations)
        sums = np.zeros((self.deals, COUNTING + 1))
        for done in self._parts[number]:
            first = done.chunk.first
            sums[first : first + done.chunk.deals] = _by_deal(done.scores, rotations == entrant)
        return sums

    def _rated(self) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
        """Games to rate by, evenly out of all, deal by deal: who sat where, and the places they came to."""
        every = [done for part in self._parts for done in part]
        every.sort(key=lambda done: (done.chunk.first, done.chunk.lineup))
        step = max(1, -(-self.games // MOST_GAMES))
        before = 0
        for done in every:
            rotations = self.match.lineups[done.chunk.lineup].rotations
            # Bundles of rotations stay together: no seat may be favoured.
            for deal in range(done.chunk.deals):
                if (before + deal) % step == 0:
                    places = done.scores.places[deal * len(rotations) : (deal + 1) * len(rotations)].tolist()
                    yield from zip(rotations, places, strict=True)
            before += done.chunk.deals


def _by_deal(scores: Scores, mine: npt.NDArray[np.bool_]) -> Floats:
    """float64 (deals, columns); `mine` (rotations, seats) says which seats count."""
    rotations, players = mine.shape
    won = scores.winner[:, None] == np.arange(players)
    rounds = np.broadcast_to(scores.rounds[:, None], won.shape)
    one = np.ones(won.shape)
    columns = (won, one, scores.runes, rounds, scores.hits, scores.judged, scores.belief, scores.counting)
    shaped = (column.reshape(-1, rotations, players) for column in columns)
    return np.stack([np.asarray((column * mine).sum(axis=(1, 2)), np.float64) for column in shaped], axis=1)


def _standing(match: Match, entrant: int, sums: Floats, bootstrap: Bootstrap) -> Standing:
    column = sums.T
    fair = 1 / match.options.players
    wins = bootstrap.ratio(column[WINS], column[SEATS])
    judged = bool(column[JUDGED].any())
    return Standing(
        entrant=match.names[entrant],
        seats=int(column[SEATS].sum()),
        wins=wins,
        fair=fair,
        ratio=wins.times(1 / fair),
        runes=bootstrap.ratio(column[RUNES], column[SEATS]),
        runes_a_round=bootstrap.ratio(column[RUNES], column[ROUNDS]),
        hits=bootstrap.ratio(column[HITS], column[ROUNDS]),
        belief=bootstrap.ratio(column[BELIEF], column[JUDGED]) if judged else None,
        counting=bootstrap.ratio(column[COUNTING], column[JUDGED]) if judged else None,
    )


def _thinking(pace: Pace) -> Thinking:
    return Thinking(pace.decisions, pace.mean, pace.quantile(0.5), pace.quantile(0.99))
