"""The inputs and outputs of a table's state machine: decisions, outcomes of commits, and effects.

Every move makes several of these objects. They are structs, because a named tuple takes much longer to make.
"""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct

from ..game import Result
from . import wire
from .entries import Entry
from .live import Viewer
from .refusals import Refusal

SubmittedMessage = wire.Act | wire.Undo | wire.Away | wire.Back
Reply = Callable[[int | Refusal], None]
"""Called with the ply after a decision, or with its refusal."""


class Instant(Struct, frozen=True):
    """A moment, on the two clocks of a worker."""

    steady: float
    """Seconds on a clock that never jumps. Only differences mean anything."""
    ms: int
    """Milliseconds since 1970, which workers may disagree about."""


class Submission(Struct, frozen=True):
    """A person's decision. The machine hands `reply` back in an `Answer`, and never calls it."""

    person: str
    message: SubmittedMessage
    reply: Reply


class Outcome(Enum):
    """How a commit ended."""

    STORED = "stored"
    TAKEN = "taken"
    """Another entry has this ply."""
    UNKNOWN = "unknown"
    """The database did not respond. The entry may be in the log or not."""


# --- effects --------------------------------------------------------------------------------------


class Append(Struct, frozen=True):
    """Commit this entry, then call `stored` with the outcome."""

    entry: Entry


class ReadLog(Struct, frozen=True):
    """Read the log from ply `since` on, then call `caught_up`, or `database_failed`.

    If `with_lobby` is set, read the lobby after the log, and call `lobby_changed` first. Then the seats are those of
    the deal.
    """

    since: int
    with_lobby: bool


class StartGame(Struct, frozen=True):
    """Save the lobby as "playing", so that no contribution can follow. Then call `started`, or `database_failed`."""


class SaveResult(Struct, frozen=True):
    """Save the result of the game in the lobby."""

    result: Result
    rounds: tuple[wire.RoundInfo, ...]


class Broadcast(Struct, frozen=True):
    """Send each viewer the frame of an entry, which is in the log."""

    entry: Entry
    frames: dict[Viewer, bytes]


class TellTable(Struct, frozen=True):
    """Send everybody the table. If `presence` is set, also tell the other workers who is connected to this one."""

    presence: bool


class Answer(Struct, frozen=True):
    """Call `reply` with the outcome of a request."""

    reply: Reply
    outcome: int | Refusal


class Think(Struct, frozen=True):
    """Let a bot choose for a seat, then call `thought`. `alone` says that no person plays at the table now."""

    ply: int
    seat: int
    alone: bool


class WakeAt(Struct, frozen=True):
    """Call `tick` at this time on the steady clock, or not at all. This replaces the last `WakeAt`."""

    at: float | None


class Forget(Struct, frozen=True):
    """Remove the table from memory. The machine is closed."""


Effect = Append | ReadLog | StartGame | SaveResult | Broadcast | TellTable | Answer | Think | WakeAt | Forget
