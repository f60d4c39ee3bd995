"""The positions of the belief benchmark: moments of games between bots, generated from a seed.

Game *g* has 2, 3, 4 or 5 players in turn, and a scripted player or the Net in each seat, drawn at random. From each
game, ten different moments are drawn at which a turn or a prediction begins. The seat that must choose is the viewer.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from ..game import Game, Options, SeatView
from ..native import strengths
from ..players.rank_order import ranks_of
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..rules.ranking import STRENGTH_BITS
from ..runner import play_game
from .opponents import opponent

SEED = "foretell beliefs v1"
POSITIONS = 10_000
FROM_A_GAME = 10
KINDS = ("scripted", "net")


@dataclass(frozen=True)
class BeliefPosition:
    """A position: what the viewer sees, and the truth about the others, counted from the viewer to the left."""

    view: SeatView
    ranks: tuple[int, ...]
    """The true rank of each opponent's hand, 0 to 8."""
    best: int
    """The seat with the best hand, counted from the viewer: 0 is the viewer."""

    def digest(self) -> bytes:
        """A digest of what the viewer sees and of the truth."""
        words = (*self.view.observation, *self.view.history, *self.ranks, self.best)
        return hashlib.sha256(np.array(words, np.int64).astype("<i8").tobytes()).digest()


def positions_of(game: int, seed: str = SEED) -> list[BeliefPosition]:
    """The positions of one game."""
    chance = Random(f"{seed} game {game}")
    options = Options(MIN_PLAYERS + game % (MAX_PLAYERS - MIN_PLAYERS + 1))
    players = [opponent(chance.choice(KINDS), chance.getrandbits(56)) for _ in range(options.players)]
    played = Game(options, hashlib.sha256(f"{seed} game {game}".encode()).digest())
    play_game(played, lambda seat, view: players[seat].choose(view))
    record = played.record()
    steps = record.steps()
    begins = [number for number, now in enumerate(steps) if now.phase in ("play", "predict")]
    wanted = set(chance.sample(begins, min(FROM_A_GAME, len(begins))))
    return [position_in(now) for number, now in enumerate(record.steps()) if number in wanted]


def position_in(game: Game) -> BeliefPosition:
    """The position of the seat that must choose."""
    seat, config = game.actor or 0, game.options.config
    order = [(seat + i) % config.players for i in range(config.players)]
    hands = np.array([game.truth().state.hands[other] for other in order], np.int64)
    found = strengths(hands, config)
    ranks = ranks_of(found[1:] >> STRENGTH_BITS, config.side)
    return BeliefPosition(game.view(seat), tuple(ranks.tolist()), int(found.argmax()))


def games_for(positions: int) -> Iterator[tuple[int, int]]:
    """The games that give this number of positions, each with the number of positions to use of it."""
    for game in range(-(-positions // FROM_A_GAME)):
        yield game, min(FROM_A_GAME, positions - game * FROM_A_GAME)
