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

Bytes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]
WINS, SEATS, RUNES, ROUNDS, HITS, JUDGED, BELIEF, COUNTING = range(8)
"""Columns of what is added up for an entrant, deal by deal."""
COLUMNS = COUNTING + 1


class Tally:
    """What has been played of a match, as far as figures need it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.chunks = self.decisions = 0
        self.deals = [0] * len(match.lineups)
        """By line-up: how many are played."""
        self._sums: list[dict[int, list[Floats]]] = [{each: [] for each in lineup.entrants} for lineup in match.lineups]
        self._places: list[list[Bytes]] = [[] for _ in match.lineups]
        self._paces = [Pace() for _ in match.entrants]

    def add(self, done: Done) -> None:
        """One chunk more; those of a line-up come in the order of its deals."""
        number, scores = done.chunk.lineup, done.scores
        rotations = np.array(self.match.lineups[number].rotations)
        self.chunks += 1
        self.deals[number] += done.chunk.deals
        self.games += len(scores.winner)
        self.decisions += int(scores.decisions.sum())
        self._places[number].append(scores.places.astype(np.int8).reshape(-1, *rotations.shape))
        for entrant, sums in self._sums[number].items():
            sums.append(_by_deal(scores, rotations == entrant))
        for entrant, pace in done.paces.items():
            self._paces[entrant].merge(pace)

    def result(self, played: int, seconds: float) -> Result:
        """What came of it so far; `played` games of it just now, in so many seconds."""
        match = self.match
        deals = max(1, *self.deals)
        bootstrap = Bootstrap(deals, match.seed)
        total = np.zeros((len(match.entrants), deals, COLUMNS))
        tables = []
        for lineup, parts in zip(match.lineups, self._sums, strict=True):
            sums = {entrant: _filled(part, deals) for entrant, part in parts.items()}
            there = [_standing(match, entrant, found, bootstrap) for entrant, found in sums.items()]
            games = int(sum(found[:, SEATS].sum() for found in sums.values())) // match.options.players
            if games:
                tables.append(Table(lineup.named(match.names), games, tuple(there)))
            for entrant, found in sums.items():
                total[entrant] += found
        standings = [_standing(match, entrant, found, bootstrap) for entrant, found in enumerate(total)]
        rated = ratings(self._rated(deals), len(match.entrants))
        overall = map(Overall, standings, rated, map(_thinking, self._paces))
        counts = (self.games, match.games, self.decisions, played, seconds)
        return Result(match.header(), *counts, tuple(tables), tuple(overall))

    def _rated(self, deals: int) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
        """Games to rate by: whole deals, evenly out of all, with who sat where and the places they came to."""
        lineups = [
            (lineup.rotations, np.concatenate(places))
            for lineup, places in zip(self.match.lineups, self._places, strict=True)
            if places
        ]
        for deal in range(0, deals, max(1, -(-self.games // MOST_GAMES))):
            for rotations, places in lineups:
                if deal < len(places):
                    yield from zip(rotations, places[deal].tolist(), strict=True)


def _filled(parts: list[Floats], deals: int) -> Floats:
    """float64 (deals, columns): all parts, and nothing for deals that are still to be played."""
    sums = np.zeros((deals, COLUMNS))
    if parts:
        joined = np.concatenate(parts)
        sums[: len(joined)] = joined
    return sums


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
