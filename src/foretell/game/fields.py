"""Descriptions of the fields of a view: `Common` fields are the same for every viewer, `Own` fields are not.

The fields themselves are in `foretell.game.redaction.View`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from ..rules import State
from ..rules.cards import CARDS
from .forms import PLAIN, Form
from .options import Options
from .recent_events import RecentEvents
from .seen import Histories
from .unfolding import Unfolding

Values = tuple[Any, ...]
"""The values of some fields at one moment, as integers of the rules."""


class Truth:
    """The full state, with values that several fields need. Never show any of it to players."""

    __slots__ = ("actors", "hands", "histories", "options", "pile", "predictions", "recent", "state", "unfoldings")

    def __init__(
        self,
        options: Options,
        state: State,
        actors: tuple[int, ...],
        unfoldings: tuple[Unfolding, ...],
        histories: Histories,
        recent: RecentEvents,
    ) -> None:
        self.options = options
        self.state = state
        self.actors = actors
        self.unfoldings = unfoldings
        self.histories = histories
        self.recent = recent
        self.hands = state.hands[: options.players]
        self.predictions = tuple(state.predictions[: options.players])
        pile = 0
        for card in state.pile[CARDS - state.discard :]:
            pile |= 1 << card
        self.pile = pile
        """The set of cards in the discard pile, hidden or not."""


ReadCommon = Callable[[Truth], Any]


@dataclass(frozen=True)
class Common:
    """A field that is the same for every viewer. Without `read`, it is the field of the same name in the state."""

    read: ReadCommon | None = None
    form: Form = PLAIN
    memory: bool = False
    """Whether it belongs to the memory aid (11.4), which a table may switch off."""
    sent: bool = True
    """Whether frames contain it. Clients can derive the other fields from the events."""

    def reader(self, name: str) -> ReadCommon:
        """The function that reads the field called `name`."""
        return self.read or attrgetter(f"state.{name}")


@dataclass(frozen=True)
class Own:
    """A field that depends on the viewer. `foretell.game.redaction.own_values` reads it."""

    form: Form
    memory: bool = False
