"""Add up chunks, and compute the result of a match."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from ..arrays import Bools, Doubles
from .chunk_scores import Scores
from .decision_times import DecisionTimes
from .intervals import Bootstrap
from .kept_games import Forfeit
from .match import Match
from .ratings import MAX_GAMES, ratings
from .result import LineupResult, MatchResult, Overall, Standing, Thinking
from .work import PlayedChunk

Bytes = npt.NDArray[np.int8]
WINS, SEATS, RUNES, ROUNDS, HITS, JUDGED, BELIEF, COUNTING = range(8)
"""Columns of the sums of an entrant, which have one row per deal."""
COLUMNS = COUNTING + 1


class Tally:
    """The sums over the played chunks of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = self.chunks = self.decisions = 0
        self.deals = [0] * len(match.lineups)
        """The number of played deals, by line-up."""
        self._sums: list[dict[int, list[Doubles]]] = [
            {each: [] for each in lineup.entrants} for lineup in match.lineups
        ]
        self._places: list[list[Bytes]] = [[] for _ in match.lineups]
        self.forfeits: list[Forfeit] = []
        self._times = [DecisionTimes() for _ in match.entrants]

    def add(self, played: PlayedChunk) -> None:
        """Add a chunk. The chunks of a line-up must come in the order of their deals."""
        number, scores = played.chunk.lineup, played.scores
        rotations = np.array(self.match.lineups[number].rotations)
        self.chunks += 1
        self.deals[number] += played.chunk.deals
        self.games += len(scores.winner)
        self.decisions += int(scores.decisions.sum())
        self._places[number].append(scores.places.astype(np.int8).reshape(-1, *rotations.shape))
        for entrant, sums in self._sums[number].items():
            sums.append(_by_deal(scores, rotations == entrant))
        self.forfeits += played.kept.forfeits
        for entrant, times in played.times.items():
            self._times[entrant].merge(times)

    def result(self, played: int, seconds: float) -> MatchResult:
        """The result so far. This run took some seconds for `played` of the games."""
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
                tables.append(LineupResult(lineup.named(match.names), games, tuple(there)))
            for entrant, found in sums.items():
                total[entrant] += found
        standings = [_standing(match, entrant, found, bootstrap) for entrant, found in enumerate(total)]
        rated = ratings(self._rated(deals), len(match.entrants))
        overall = map(Overall, standings, rated, map(_thinking, self._times))
        counts = (self.games, match.games, self.decisions, played, seconds)
        return MatchResult(match.header(), *counts, tuple(tables), tuple(overall), tuple(self.forfeits))

    def _rated(self, deals: int) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
        """Games for the ratings: entrants and places by seat, in whole deals spread evenly over all deals."""
        lineups = [
            (lineup.rotations, np.concatenate(places))
            for lineup, places in zip(self.match.lineups, self._places, strict=True)
            if places
        ]
        for deal in range(0, deals, max(1, -(-self.games // MAX_GAMES))):
            for rotations, places in lineups:
                if deal < len(places):
                    yield from zip(rotations, places[deal].tolist(), strict=True)


def _filled(parts: list[Doubles], deals: int) -> Doubles:
    """float64 (deals, columns): all parts, then zeros for deals that are not played yet."""
    sums = np.zeros((deals, COLUMNS))
    if parts:
        joined = np.concatenate(parts)
        sums[: len(joined)] = joined
    return sums


def _by_deal(scores: Scores, mine: Bools) -> Doubles:
    """float64 (deals, columns): the sums over the seats that `mine` (rotations, seats) selects."""
    rotations, players = mine.shape
    won = scores.winner[:, None] == np.arange(players)
    rounds = np.broadcast_to(scores.rounds[:, None], won.shape)
    one = np.ones(won.shape)
    columns = (won, one, scores.runes, rounds, scores.hits, scores.judged, scores.belief, scores.counting)
    shaped = (column.reshape(-1, rotations, players) for column in columns)
    return np.stack([np.asarray((column * mine).sum(axis=(1, 2)), np.float64) for column in shaped], axis=1)


def _standing(match: Match, entrant: int, sums: Doubles, bootstrap: Bootstrap) -> Standing:
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


def _thinking(times: DecisionTimes) -> Thinking:
    return Thinking(times.decisions, times.mean, times.quantile(0.5), times.quantile(0.99))
