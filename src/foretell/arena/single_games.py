"""Play games one by one, for players that choose from views."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ..errors import ForetellError, LocalizedError
from ..game import Action, Game, View
from ..players import Player, choose_action
from ..players.rank_order import ranks_of
from ..runner import play_game, show_end
from .belief_scores import counted, log_loss
from .deal_seeds import deal_seed, player_seeds
from .decision_times import DecisionTimes
from .entrants import Entrant
from .failure import reason_of
from .lineups import Lineup
from .match import Chunk, Match
from .scores import Scores, places_of
from .warmup import warm_up


@dataclass
class SeatedPlayer:
    """A player in a seat of one game."""

    entrant: Entrant
    player: Player
    times: DecisionTimes
    beliefs: dict[int, tuple[object, object]] = field(default_factory=dict)
    """By round: the player's belief when it predicted, and the belief of exact counting."""

    def choose(self, view: View) -> Action:
        """Choose an action. Before a prediction, note the player's belief."""
        if view.phase == "predict":
            self._note_belief(view)
        began = time.perf_counter()
        action = choose_action(self.player, view)
        self.times.add(time.perf_counter() - began)
        return action

    def _note_belief(self, view: View) -> None:
        belief = getattr(self.player, "belief", None)
        if belief is not None:
            self.beliefs[view.round] = belief(view), counted(view)


def play_singly(match: Match, chunk: Chunk) -> tuple[Scores, dict[int, DecisionTimes]]:
    """Play a chunk. Returns the scores, and the decision times by the number of the entrant."""
    lineup = match.lineups[chunk.lineup]
    times = {number: DecisionTimes() for number in lineup.entrants}
    for number in lineup.entrants:
        warm_up(match.entrants[number], in_rows=False)
    parts = [
        _play(match, Lineup(sitting), deal, times)
        for deal in range(chunk.first, chunk.first + chunk.deals)
        for sitting in lineup.rotations
    ]
    return Scores.joined(parts), times


def _play(match: Match, lineup: Lineup, deal: int, times: dict[int, DecisionTimes]) -> Scores:
    """Play one game."""
    names = lineup.named(match.names)
    seats = [
        SeatedPlayer(match.entrants[number], match.entrants[number].make(seed), times[number])
        for number, seed in zip(lineup.seats, player_seeds(match.seed, names, deal), strict=True)
    ]
    game = Game(match.options, deal_seed(match.seed, deal))
    try:
        play_game(game, lambda seat, view: seats[seat].choose(view))
    except (Exception, SystemExit) as error:
        raise _failed(names, game.actor, deal, error) from error
    for number, seated in enumerate(seats):
        try:
            show_end(game, number, seated.player)
        except (Exception, SystemExit) as error:
            raise _failed(names, number, deal, error) from error
    return _scores(game, seats)


def _failed(names: Sequence[str], seat: int | None, deal: int, error: BaseException) -> LocalizedError:
    player, table, reason = names[seat or 0], " ".join(names), reason_of(error)
    return LocalizedError(
        "error-player-failed", player=player, seat=str(seat), deal=str(deal), table=table, reason=reason
    )


def _scores(game: Game, seats: Sequence[SeatedPlayer]) -> Scores:
    players = len(seats)
    scores = Scores.empty(1, players)
    result, last = game.result, game.unfoldings[-1]
    if result is None:
        raise ForetellError("a game that is not over has no scores")
    scores.winner[0] = -1 if result.winner is None else result.winner
    scores.runes[0] = result.runes
    strengths = np.array([[rank.strength for rank in last.ranks]])
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
