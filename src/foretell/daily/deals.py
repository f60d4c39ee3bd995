"""The deal of a day, and the bots that play it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Action, Game, Options, Record, SeatView, seed_from
from ..players import Player, bot, bot_seed
from ..players.levels import MIDDLE_LEVEL
from .dates import checked_date

DAY_OPTIONS = Options(players=3)
"""Three seats, and otherwise the default options and the default card sheet."""
DAY_SEAT = 0
"""The seat of the person."""
DAY_LEVEL = MIDDLE_LEVEL
"""The level of the bots in the other seats."""
OFFLINE = b"foretell deal of the day 1\n"


@dataclass(frozen=True, slots=True)
class DayDeal:
    """The deal of a date. It follows from a secret of 32 bytes, which a server reveals when the day is over.

    >>> DayDeal.offline("2026-11-18").seed.hex()[:8], DayDeal("2026-11-18", bytes(32)).seed.hex()[:8]
    ('ff97f9f2', 'c4a45785')
    """

    date: str
    secret: bytes

    @classmethod
    def offline(cls, date: str) -> "DayDeal":
        """The deal that follows from the date alone, which everybody can compute at any time."""
        return cls(date, hashlib.sha256(OFFLINE + checked_date(date).isoformat().encode()).digest())

    @property
    def seed(self) -> bytes:
        """The seed of the game. Nobody contributes to it, because everybody gets the same deal."""
        return seed_from(self.secret, [None] * DAY_OPTIONS.players)

    @property
    def game(self) -> Game:
        """The game before the first decision."""
        return Game(DAY_OPTIONS, self.seed)

    def bots(self) -> dict[int, "DayBot"]:
        """New bots for all seats except the person's."""
        return {seat: DayBot(self.seed, seat) for seat in range(DAY_OPTIONS.players) if seat != DAY_SEAT}


class DayBot:
    """A bot whose choices follow from the day and from the decisions before, so that equal play gives equal games.

    Levels draw from a generator and remember what they saw, so what a bot chooses depends on all its choices before.
    A bot that joins after the decisions in `standing`, because a server was restarted, first makes its choices again.
    """

    def __init__(self, seed: bytes, seat: int, level: str = DAY_LEVEL, standing: Sequence[Action] = ()) -> None:
        self._seed = seed
        self._seat = seat
        self._level = level
        self._standing = standing
        self._player: Player | None = None
        self._chosen: tuple[int, Action] | None = None

    @property
    def name(self) -> str:
        """The level."""
        return self._level

    def choose(self, view: SeatView) -> Action:
        """Choose. If the bot is asked again at the same decision, it gives the same answer."""
        number = view.seen.first + len(view.seen.actions)
        if self._chosen is None or self._chosen[0] != number:
            self._chosen = number, self._ready().choose(view)
        return self._chosen[1]

    def _ready(self) -> Player:
        """The player that chooses, after all its earlier decisions."""
        if self._player is None:
            self._player = bot(self._level, bot_seed(self._seed, self._seat))
            game = Game(DAY_OPTIONS, self._seed)
            for action in self._standing:
                if game.actor == self._seat:
                    self._player.choose(game.view(self._seat))
                game.play(action)
        return self._player


def played_by(seed: bytes, level: str) -> Record:
    """The game of a day with a level in the person's seat. `seed` is that of the deal."""
    game = Game(DAY_OPTIONS, seed)
    players = [DayBot(seed, seat, level if seat == DAY_SEAT else DAY_LEVEL) for seat in range(DAY_OPTIONS.players)]
    while game.actor is not None:
        game.play(players[game.actor].choose(game.view(game.actor)))
    return game.record()
