"""A seat whose choices come from a tool call. The game runs in a thread, and waits there for each choice."""

from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread

from ..errors import ForetellError
from ..game import Action, Event, SeatView
from ..text import Scorer


class _Left(Exception):  # noqa: N818 (not an error: the assistant has left the game)
    pass


@dataclass(frozen=True)
class Ended:
    """The end of a game or match, in words."""

    text: str


Turn = SeatView | Ended
"""What the assistant gets next: a decision, or the end."""


class Chair:
    """Hands views to the assistant, and its choices to the game."""

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self.names: Callable[[], tuple[str, ...]] = tuple
        """The names of the seats; none if they have none."""
        self._turns: SimpleQueue[Turn] = SimpleQueue()
        self._choices: SimpleQueue[Action | None] = SimpleQueue()
        self.turn: Turn | None = None
        """What the assistant has to answer, if it is known already."""

    def choose(self, view: SeatView) -> Action:
        """Wait for the choice. Called by the game's thread."""
        self._turns.put(view)
        action = self._choices.get()
        if action is None:
            raise _Left
        return action

    def watch(self, events: tuple[Event, ...]) -> None:
        """Score predictions. Called by the game's thread."""
        self._scorer.watch(events)

    def run(self, play: Callable[[], str]) -> None:
        """Run `play` in a thread. It returns how the game ended, in words."""

        def work() -> None:
            try:
                self._turns.put(Ended(play()))
            except _Left:
                return
            except ForetellError as error:
                self._turns.put(Ended(str(error)))
            except Exception as error:  # noqa: BLE001 (the assistant must not wait for ever)
                self._turns.put(Ended(f"The game stopped: {type(error).__name__}: {error}"))

        Thread(target=work, daemon=True).start()

    def wait(self, seconds: float) -> Turn | None:
        """The present turn; None if the others are still playing after some seconds."""
        if self.turn is None:
            try:
                self.turn = self._turns.get(timeout=seconds)
            except Empty:
                return None
        return self.turn

    def answer(self, action: Action) -> None:
        """Make the choice of the present turn."""
        self.turn = None
        self._choices.put(action)

    def leave(self) -> None:
        """End the thread as soon as it asks for a choice."""
        self._choices.put(None)


class AssistantPlayer:
    """The assistant as a player of games and matches."""

    warms_up = False

    def __init__(self, chair: Chair, name: str = "assistant") -> None:
        self.name = name
        self._chair = chair

    def choose(self, view: SeatView) -> Action:
        """Wait for the assistant's choice."""
        return self._chair.choose(view)

    def watch(self, events: tuple[Event, ...]) -> None:
        """Take note of what has happened."""
        self._chair.watch(events)
