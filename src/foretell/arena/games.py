"""Games one by one, for players who choose by views: each is shown the view of its own seat, and no more."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ..errors import ForetellError, LocalizedError
from ..game import Action, Game, View
from ..players import Player
from ..players.rank_order import ranks_of
from .beliefs import counted, log_loss
from .chance import deal_seed, player_seeds
from .entrants import Entrant
from .failure import reason_of
from .lineups import Lineup
from .match import Chunk, Match
from .pace import Pace
from .scores import Scores, places_of
from .warmup import warm_up


@dataclass
class Seat:
    """Somebody at the table, and what is noted of them."""

    entrant: Entrant
    player: Player
    pace: Pace
    beliefs: dict[int, tuple[object, object]] = field(default_factory=dict)
    """By round: what was believed of the others when predicting, and what counting says."""


def play_singly(match: Match, chunk: Chunk) -> tuple[Scores, dict[int, Pace]]:
    """Play a chunk, and tell how long each entrant took."""
    lineup = match.lineups[chunk.lineup]
    paces = {number: Pace() for number in lineup.entrants}
    for number in lineup.entrants:
        warm_up(match.entrants[number], in_rows=False)
    parts = [
        _play(match, Lineup(sitting), deal, paces)
        for deal in range(chunk.first, chunk.first + chunk.deals)
        for sitting in lineup.rotations
    ]
    return Scores.joined(parts), paces


def _play(match: Match, lineup: Lineup, deal: int, paces: dict[int, Pace]) -> Scores:
    """One game."""
    seeds = player_seeds(match.seed, lineup.named(match.names), deal)
    seats = [
        Seat(match.entrants[number], match.entrants[number].make(seed), paces[number])
        for number, seed in zip(lineup.seats, seeds, strict=True)
    ]
    game = Game(match.options, deal_seed(match.seed, deal))
    while game.actor is not None:
        seat = seats[game.actor]
        view = game.view(game.actor)
        try:
            if view.phase == "predict":
                _ask_belief(seat, view)
            game.play(_choice(seat, view), game.actor)
        except (Exception, SystemExit) as error:
            raise _failed(seat.entrant.name, game.actor, deal, " ".join(lineup.named(match.names)), error) from error
    return _scores(game, seats)


def _failed(name: str, seat: int, deal: int, table: str, error: BaseException) -> LocalizedError:
    reason = reason_of(error)
    return LocalizedError(
        "error-player-failed", player=name, seat=str(seat), deal=str(deal), table=table, reason=reason
    )


def _choice(seat: Seat, view: View) -> Action:
    began = time.perf_counter()
    action = seat.player.choose(view)
    seat.pace.add(time.perf_counter() - began)
    return action


def _ask_belief(seat: Seat, view: View) -> None:
    ask = getattr(seat.player, "belief", None)
    if ask is not None:
        seat.beliefs[view.round] = ask(view), counted(view)


def _scores(game: Game, seats: Sequence[Seat]) -> Scores:
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
