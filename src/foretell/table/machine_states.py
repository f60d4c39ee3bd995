"""The states of a table's machine, and what is due at a table."""

from typing import Literal

from msgspec import Struct

from ..game import Action
from .entries import NOBODY, Entry
from .machine_effects import Reply, Submission


class MachineSettings(Struct, frozen=True):
    """The settings of a server that concern a table, with all times in seconds."""

    shared: bool
    """Whether other workers may extend the log."""
    deal_wait: float
    away_after: float
    close_after: float
    bot_pause: float


# --- states ---------------------------------------------------------------------------------------


class Idle(Struct, frozen=True):
    """Nothing is under way. Decisions are considered at once; in all other states, they wait."""


class Starting(Struct, frozen=True):
    """The lobby is being saved as "playing". The deal follows."""


class Committing(Struct, frozen=True):
    """An entry is being committed."""

    entry: Entry
    reply: Reply | None
    """Who gets the answer; None for an entry of the server itself."""


class Following(Struct, frozen=True):
    """The log is being read, because another worker has extended it or may have."""

    refused: Reply | None = None
    """Whose decision came too late, because another worker was faster."""
    doubtful: bool = False
    """Whether the table may have changed without an announcement."""


class Retrying(Struct, frozen=True):
    """The database did not respond. The log will be read again at `at`."""

    at: float


class Closed(Struct, frozen=True):
    """The table is not in memory any more."""


State = Idle | Starting | Committing | Following | Retrying | Closed


class BotTurn(Struct, frozen=True):
    """A bot's turn: it thinks, or it has chosen and pauses."""

    ply: int
    seat: int
    chosen: Action | None = None


Task = Literal["deal", "sleep", "close", "wake", "back", "leave", "think", "act", "flag", "retry", "look"]
"""What a table does by itself. "look" means that the time has come to look again at what is due."""


class Due(Struct, frozen=True):
    """What is due next, and when."""

    at: float
    task: Task
    seat: int = NOBODY


class Waiting(Struct):
    """A request that waits. `reply` alone waits until the machine has read the log."""

    request: Submission | Reply
    checked: bool = False
    """Whether the log has been read since the request came."""

    @property
    def person(self) -> str | None:
        """Who made a decision."""
        return self.request.person if isinstance(self.request, Submission) else None

    @property
    def reply(self) -> Reply:
        """Who gets the answer."""
        return self.request.reply if isinstance(self.request, Submission) else self.request
