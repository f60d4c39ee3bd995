"""Play games one by one, for players that choose from views."""

import time
from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..arrays import Ints
from ..errors import ForetellError
from ..game import Action, Game, SeatView
from ..players import Player, RandomPlayer
from ..players.rank_order import ranks_of
from ..runner import PlayerFailed, choose_in_time, play_game, player_failed, show_end
from .belief_scores import counted, log_loss
from .chunk_scores import Scores, places_of
from .deal_seeds import deal_seed, player_seeds
from .decision_times import DecisionTimes
from .kept_games import Forfeit, KeptGames, file_of
from .lineups import Lineup
from .match import Chunk, Match
from .match_entrants import Entrant
from .warmup import warm_up


@dataclass
class SeatedPlayer:
    """A player in a seat of one game."""

    entrant: Entrant
    player: Player
    times: DecisionTimes
    max_seconds: float | None = None
    beliefs: dict[int, tuple[object, object]] = field(default_factory=dict)
    """By round: the player's belief when it predicted, and the belief of exact counting."""

    def choose(self, view: SeatView) -> Action:
        """Choose an action. Before a prediction, note the player's belief."""
        if view.phase == "predict":
            self._note_belief(view)
        began = time.perf_counter()
        action = choose_in_time(self.player, view, self.max_seconds)
        self.times.add(time.perf_counter() - began)
        return action

    def _note_belief(self, view: SeatView) -> None:
        belief = getattr(self.player, "belief", None)
        if belief is not None:
            self.beliefs[view.round] = belief(view), counted(view)


def play_singly(match: Match, chunk: Chunk, kept: KeptGames | None = None) -> tuple[Scores, dict[int, DecisionTimes]]:
    """Play a chunk. Returns the scores, and the decision times by the number of the entrant.

    Records and forfeited games are added to `kept`.
    """
    kept = KeptGames() if kept is None else kept
    lineup = match.lineups[chunk.lineup]
    times = {number: DecisionTimes() for number in lineup.entrants}
    for number in lineup.entrants:
        warm_up(match.entrants[number], in_rows=False, max_seconds=match.max_seconds)
    parts = [
        _play(match, Lineup(sitting), deal, times, kept)
        for deal in range(chunk.first, chunk.first + chunk.deals)
        for sitting in lineup.rotations
    ]
    return Scores.joined(parts), times


def _play(match: Match, lineup: Lineup, deal: int, times: dict[int, DecisionTimes], kept: KeptGames) -> Scores:
    """Play one game."""
    names = lineup.named(match.names)
    seeds = player_seeds(match.seed, names, deal)
    seats = [
        SeatedPlayer(match.entrants[number], match.entrants[number].make(seed), times[number], match.max_seconds)
        for number, seed in zip(lineup.seats, seeds, strict=True)
    ]
    called = match.seat_names(lineup.seats) if match.with_records or match.on_error == "forfeit" else ()
    game = Game(match.options, deal_seed(match.seed, deal), called)
    failed: dict[int, PlayerFailed] = {}
    while True:
        try:
            _play_on(game, seats, names, deal, failed)
            break
        except PlayerFailed as error:
            if match.on_error == "stop":
                raise
            failed[error.seat] = error
            kept.forfeits.append(Forfeit(lineup.seats[error.seat], deal, error))
            seats[error.seat].player = RandomPlayer(seeds[error.seat])
            seats[error.seat].max_seconds = None
    if match.with_records:
        kept.records[file_of(deal, lineup.seats)] = str(game.record())
    return _scores(game, seats, failed)


def _play_on(
    game: Game, seats: Sequence[SeatedPlayer], names: Sequence[str], deal: int, failed: Container[int]
) -> None:
    """Play a game to its end, and show the end to the players that have not `failed`."""
    seat = 0
    try:
        play_game(game, lambda seat, view: seats[seat].choose(view))
        for seat, seated in enumerate(seats):
            if seat not in failed:
                show_end(game, seat, seated.player)
    except (Exception, SystemExit) as error:
        seat = seat if game.actor is None else game.actor
        about = {"player": names[seat], "deal": str(deal), "table": " ".join(names)}
        raise player_failed("error-player-failed", error, game, seat, **about) from error


def _scores(game: Game, seats: Sequence[SeatedPlayer], failed: Collection[int] = ()) -> Scores:
    players = len(seats)
    scores = Scores.empty(1, players)
    result, last = game.result, game.unfoldings[-1]
    if result is None:
        raise ForetellError("a game that is not over has no scores")
    scores.winner[0] = -1 if result.winner is None else result.winner
    scores.runes[0] = result.runes
    strengths = np.array([[rank.strength for rank in last.ranks]])
    if failed:
        _forfeit(scores, strengths, failed)
    scores.places[:] = places_of(scores.runes, strengths, scores.winner)
    scores.rounds[0], scores.decisions[0] = len(game.unfoldings), len(game.plies)
    for unfolding in game.unfoldings:
        scores.hits[0] += np.array(unfolding.predictions) == unfolding.best
        for number, seat in enumerate(seats):
            if unfolding.round in seat.beliefs:
                others = [unfolding.points[(number + i) % players] for i in range(1, players)]
                ranks = ranks_of([others], game.options.config.side)
                believed, exact = seat.beliefs[unfolding.round]
                scores.judged[0, number] += players - 1
                scores.belief[0, number] += log_loss([believed], ranks, seat.entrant.name)[0]
                scores.counting[0, number] += log_loss([exact], ranks, "counting")[0]
    return scores


def _forfeit(scores: Scores, strengths: Ints, failed: Collection[int]) -> None:
    """Put the players that failed behind all others. The best of the others wins."""
    lost = list(failed)
    scores.runes[0, lost] = 0
    strengths[0, lost] = -1
    others = [seat for seat in range(strengths.shape[1]) if seat not in failed]
    if not others:
        scores.winner[0] = -1
    elif scores.winner[0] in failed:
        scores.winner[0] = max(others, key=lambda seat: (scores.runes[0, seat], strengths[0, seat]))
