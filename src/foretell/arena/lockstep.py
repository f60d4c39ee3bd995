"""Play many games at once with the compiled rules, for players that choose from rows."""

import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from ..arrays import Ints
from ..errors import LocalizedError, shown
from ..game import PHASES, Predict
from ..native import Batch, next_noise, strengths
from ..players.rank_order import ranks_of
from ..rules import history
from ..rules.observation import OBSERVATION, PHASE, SEAT
from ..rules.ranking import STRENGTH_BITS
from ..runner.failure import reason_of
from .belief_scores import log_loss
from .chunk_scores import Scores, places_of
from .compiled_loops import counted_rows, observe_some, observe_some_histories
from .deal_seeds import deal_seed, deal_words, streams
from .decision_times import DecisionTimes
from .kept_games import KeptGames, file_of, replayed_record
from .match import Chunk, Match
from .warmup import warm_up

PREDICT = PHASES.index("predict")
FIRST_SEAT = Predict(0).number


def play_in_lockstep(
    match: Match, chunk: Chunk, kept: KeptGames | None = None
) -> tuple[Scores, dict[int, DecisionTimes]]:
    """Play a chunk. Returns the scores, and the decision times by the number of the entrant."""
    for number in match.lineups[chunk.lineup].entrants:
        warm_up(match.entrants[number], in_rows=True)
    games = Lockstep(match, chunk)
    while len(games.going):
        games.step()
    if match.with_records and kept is not None:
        kept.records |= games.records()
    return games.finished(), games.times


class Lockstep:
    """The games of a chunk. Each step takes one decision in every game that is still `going`."""

    def __init__(self, match: Match, chunk: Chunk) -> None:
        self._match, self._chunk = match, chunk
        self._options = match.options.config
        lineup = match.lineups[chunk.lineup]
        rotations = lineup.rotations
        size = chunk.deals * len(rotations)
        self._players: dict[int, Any] = {number: match.entrants[number].make(0) for number in lineup.entrants}
        words = max(_history_words(player) for player in self._players.values())
        self._batch = Batch(self._options, size, threads=1, history=words > 0)
        self._batch.start(np.repeat(deal_words(match.seed, chunk.first, chunk.deals), len(rotations), axis=0))
        self._states = self._batch.states
        self._sitting = np.tile(np.array(rotations, np.int64), (chunk.deals, 1))  # (games, seats): entrants
        self._noise = self._first_noise(rotations).reshape(size, -1)  # (games, seats): the last word of each stream
        self._rows = np.empty((size, OBSERVATION + words), np.int64)  # kept, since allocating it for each step is slow
        self._scores = Scores.empty(size, match.options.players)
        self.times = {number: DecisionTimes() for number in lineup.entrants}
        self.going = np.arange(size)
        self._log: list[tuple[Ints, Ints, Ints]] = []
        """Games, seats and actions of each step, if the records are wanted."""

    def _first_noise(self, rotations: tuple[tuple[int, ...], ...]) -> Ints:
        match, chunk = self._match, self._chunk
        named = [tuple(match.names[number] for number in seats) for seats in rotations]
        return np.stack([streams(match.seed, names, chunk.first, chunk.deals) for names in named], axis=1)

    def step(self) -> None:
        """Take one decision in every game that is going."""
        games, acting = self._by_entrant()
        rows = self._rows[: len(games)]
        observe_some(self._batch.config, self._states, games, rows)
        if rows.shape[1] > OBSERVATION:
            observe_some_histories(self._batch.config, self._states, games, rows)
        seats = rows[:, SEAT]
        noise = _next_words(self._noise[games, seats])
        self._noise[games, seats] = noise
        actions = np.empty(len(games), np.int64)
        for number, part in self._parts(acting):
            began = time.perf_counter()
            actions[part] = self._choose(number, rows[part], noise[part])
            self.times[number].add(time.perf_counter() - began, part.stop - part.start)
        self._judge(games, acting, rows, actions)
        if self._match.with_records:
            self._log.append((games, seats.copy(), actions))
        self._apply(games, acting, actions)
        self._scores.decisions[games] += 1
        self.going = self.going[self._states["legal"][self.going] != 0]

    def _choose(self, number: int, rows: Ints, noise: Ints) -> Ints:
        name = self._match.names[number]
        try:
            player = self._players[number]
            chosen = player.choose_rows(self._options, _rows_for(player, rows), noise)
        except (Exception, SystemExit) as error:
            first, reason = str(self._chunk.first), reason_of(error)
            raise LocalizedError("error-player-failed-rows", player=name, deal=first, reason=reason) from error
        found = np.asarray(chosen)
        if found.shape != noise.shape or found.dtype.kind != "i":
            raise LocalizedError("error-player-actions", player=name, answer=shown(chosen))
        return found

    def _by_entrant(self) -> tuple[Ints, Ints]:
        """The games that are going, and the entrant that acts in each, sorted by entrant."""
        acting = self._sitting[self.going, self._states["actor"][self.going]]
        order = np.argsort(acting, kind="stable")
        return self.going[order], acting[order]

    def _parts(self, acting: Ints) -> Iterator[tuple[int, slice]]:
        """The slice of each entrant that acts."""
        for number in self._players:
            first, last = np.searchsorted(acting, (number, number + 1)).tolist()
            if first < last:
                yield number, slice(first, last)

    def _judge(self, games: Ints, acting: Ints, rows: Ints, actions: Ints) -> None:
        """Score the predictions and beliefs of the seats that predict."""
        asked = np.flatnonzero(rows[:, PHASE] == PREDICT)
        if not len(asked):
            return
        games, seats = games[asked], rows[asked, SEAT]
        hands = np.ascontiguousarray(self._states["hands"][games, : self._options.players])
        shown = strengths(hands.reshape(-1), self._options).reshape(hands.shape)
        self._scores.hits[games, seats] += actions[asked] - FIRST_SEAT == shown.argmax(axis=1)
        for number, part in self._parts(acting[asked]):
            if hasattr(self._players[number], "belief_rows"):
                self._judge_belief(number, rows[asked[part]], games[part], shown[part] >> STRENGTH_BITS)

    def _judge_belief(self, number: int, rows: Ints, games: Ints, points: Ints) -> None:
        """Add the log-loss of an entrant's beliefs, and that of exact counting."""
        config, scores, seats = self._options, self._scores, rows[:, SEAT]
        others = (seats[:, None] + np.arange(1, config.players)) % config.players
        ranks = ranks_of(np.take_along_axis(points, others, axis=1), config.side)
        player = self._players[number]
        believed = player.belief_rows(config, _rows_for(player, rows))
        scores.judged[games, seats] += config.players - 1
        scores.belief[games, seats] += log_loss(believed, ranks, self._match.names[number])
        scores.counting[games, seats] += log_loss(counted_rows(config, rows), ranks, "counting")

    def finished(self) -> Scores:
        """The scores of the finished games."""
        players, ended, scores = self._options.players, self._states, self._scores
        scores.runes[:] = ended["runes"][:, :players]
        scores.winner[:] = ended["winner"]
        scores.rounds[:] = ended["round"]
        last = ended["strengths"][:, :players].astype(np.int64)
        scores.places[:] = places_of(scores.runes, last, scores.winner)
        return scores

    def records(self) -> dict[str, str]:
        """The records of the finished games, by the name of the file."""
        match = self._match
        decisions: list[list[tuple[int, int]]] = [[] for _ in self._sitting]
        for games, seats, actions in self._log:
            for game, seat, action in zip(games.tolist(), seats.tolist(), actions.tolist(), strict=True):
                decisions[game].append((seat, action))
        records = {}
        for game, sitting in enumerate(self._sitting.tolist()):
            deal = self._deal_of(game)
            names, seed = match.seat_names(sitting), deal_seed(match.seed, deal)
            records[file_of(deal, sitting)] = replayed_record(match.options, seed, names, decisions[game])
        return records

    def _deal_of(self, game: int) -> int:
        return self._chunk.first + game * self._chunk.deals // len(self._sitting)

    def _apply(self, games: Ints, acting: Ints, actions: Ints) -> None:
        every = np.full(len(self._states), -1, np.int64)  # refused in games that are over
        every[games] = actions
        refused = np.flatnonzero(~self._batch.apply(every)[games])
        if len(refused):
            name, action = self._match.names[acting[refused[0]]], actions[refused[0]]
            deal = self._deal_of(int(games[refused[0]]))
            raise LocalizedError("error-player-illegal", player=name, action=str(action), deal=str(deal))


def _history_words(player: Any) -> int:
    """The words of a history that the player wants after each observation."""
    entries = int(getattr(player, "history_entries", 0))
    return history.ENTRIES + entries if entries else 0


def _rows_for(player: Any, rows: Ints) -> Ints:
    """The part of the rows that the player reads, in one piece of memory, as compiled players require."""
    return np.ascontiguousarray(rows[:, : OBSERVATION + _history_words(player)])


def _next_words(noise: Any) -> Ints:
    """The next word of each stream. Arrays wrap at 64 bits like compiled code."""
    return np.asarray(next_noise(noise), np.int64)
