"""The lesson: a table with a fixed deal, whose first round follows a script that the page explains.

The script works only with this deal and the default card sheet; tests play it. From the second round on, the bots
choose freely.
"""

from functools import lru_cache

from msgspec.structs import replace

from ..game import Action, Game, SeatView, seed_from
from ..players import DEFAULT_LEVEL, Player
from .lobby import Lobby, Rules, TableSettings, new_lobby, seat_bot, sit
from .wire import Portrait

SECRET = b"foretell lesson 0000000000261591"
"""A lesson has this fixed secret and no contributions, so every learner gets the same deal."""
LEARNER = 0
NAMES = ("Mara", "Teo")
LEVEL = DEFAULT_LEVEL
SCRIPT: tuple[tuple[int, str], ...] = (
    (0, "JM"), (0, "+4S"), (0, "use"), (0, "x3M"),  # a card's effects from top to bottom, and the surplus
    (1, "7C"), (1, "@0"), (0, "!4C"),  # the All-Seeing Eye, and the card that stays hidden from it
    (2, "4M"), (2, "^9T"), (2, "@0"),  # the learner has to name a pair
    (0, "9M"), (0, "@2"), (0, "^4T"),  # Teo has to name his straight
    (1, "9C"), (1, "@2"), (2, "!9T"), (1, "^5S"),  # the second row begins
    (2, "allin"),
    (0, "10C"), (0, "~4M"), (0, "-AC"), (0, "^R1"),  # four of a kind, a moment before the last 4 would be covered
    (1, "pass"),  # the display is full
    (2, "=2"), (0, "=0"), (1, "=2"),  # Mara never saw the hidden card
)  # fmt: skip
"""The decisions of the first round, each as a seat and a token."""


def new_lesson(person: str, name: str, now: int, portrait: Portrait | None = None) -> Lobby:
    """A table for one learner. Its bots are seated, and the cards are dealt at once."""
    lobby = new_lobby(person, TableSettings(spectators="none", talk=False), now)
    lobby = sit(lobby, person, LEARNER, name, portrait)
    for number in range(1, lobby.rules.players):
        lobby = seat_bot(lobby, person, number, LEVEL)
    seats = tuple(
        seat if number == LEARNER else replace(seat, name=NAMES[number - 1]) for number, seat in enumerate(lobby.seats)
    )
    # The status skips "dealing", in which the server asks for contributions.
    return replace(lobby, seats=seats, secret=SECRET.hex(), status="playing", lesson=True, version=1)


class ScriptedLesson:
    """A player that follows the script, and lets another player choose where the script has no entry."""

    def __init__(self, otherwise: Player, name: str = "lesson") -> None:
        self.name = name
        self._otherwise = otherwise

    def choose(self, view: SeatView) -> Action:
        """Look the view up in the script. The player itself keeps no state between two choices."""
        scripted = _scripted().get(_moment(view))
        return self._otherwise.choose(view) if scripted is None else scripted


Moment = tuple[object, ...]


def _moment(view: SeatView) -> Moment:
    return view.seat, view.round, view.turns, view.phase, view.hand, view.rows, view.discard, view.choices


@lru_cache(1)
def _scripted() -> dict[Moment, Action]:
    options = Rules().options()
    game = Game(options, seed_from(SECRET, [None] * options.players))
    choices: dict[Moment, Action] = {}
    for seat, token in SCRIPT:
        action = Action.parse(token)
        choices[_moment(game.view(seat))] = action
        game.play(action, seat)
    return choices
