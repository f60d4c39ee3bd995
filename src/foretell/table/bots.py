"""The bots that play at a table."""

from collections.abc import Callable, Sequence

from ..daily import DayBot
from ..game import Action, Event, SeatView, View
from ..players import Player, bot, present_level, watches
from .day_table import day_deal
from .lesson import LEVEL, ScriptedLesson
from .lobby import Lobby


def bot_for(lobby: Lobby, seat: int, seed: int | str, standing: Sequence[Action] = ()) -> Player:
    """Return a new bot for a seat. It plays at the seat's level, or at the table's level in a person's seat.

    The bots of a day have their own seed, and make the choices among the actions so far (`standing`) again.
    """
    if lobby.lesson:
        return ScriptedLesson(bot(LEVEL, seed))
    level = present_level(lobby.seats[seat].level or lobby.level)
    deal = day_deal(lobby)
    return bot(level, seed) if deal is None else DayBot(deal.seed, seat, level, standing)


class SeatedBot:
    """A bot in a seat of a table. It watches each event once, even if it must choose again at the same decision."""

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make = make
        """Returns the player. The first one of a level may load a network, so this is called where bots think."""
        self._made: Player | None = None
        self._shown = 0
        """The number of actions that the bot has watched, counted from the deal."""
        self._taken_back: int | None = None
        """The seat that has taken back an action since then."""

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self._player.name

    @property
    def _player(self) -> Player:
        if self._made is None:
            self._made = self._make()
        return self._made

    @property
    def watching(self) -> bool:
        """Whether the bot wants to get the events. One that has not chosen yet has missed nothing."""
        return self._made is not None and watches(self._made)

    def take_back(self, seat: int) -> None:
        """Note that `seat` has taken back an action."""
        self._taken_back = seat

    def choose(self, view: SeatView) -> Action:
        """Show the bot what has happened, and let it choose."""
        self.show(view)
        return self._player.choose(view)

    def show(self, view: View) -> None:
        """Show a bot that watches what is new. After a take-back, show it all events since its last decision."""
        if not watches(self._player):
            return
        seen, back = view.seen, self._taken_back
        new = seen.actions if back is not None else seen.actions[max(self._shown - seen.first, 0) :]
        self._shown, self._taken_back = seen.first + len(seen.actions), None
        events = tuple([event for action in new for event in action])
        self._player.watch(events if back is None else (Event("taken_back", back), *events))
