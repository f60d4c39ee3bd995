"""What all rooms of a process share."""

from dataclasses import dataclass

from ..store import Store
from ..table.machine_states import MachineSettings
from .background import Background
from .bot_threads import BotThreads
from .commits import Commits
from .metrics import Metrics
from .settings import Settings
from .time_source import TimeSource
from .workers import Workers


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server that every room uses."""

    store: Store
    settings: Settings
    metrics: Metrics
    background: Background
    time_source: TimeSource
    commits: Commits
    workers: Workers
    bots: BotThreads

    def machine_settings(self) -> MachineSettings:
        settings = self.settings
        return MachineSettings(
            shared=self.store.shared,
            deal_wait=settings.deal_wait,
            away_after=settings.away_after,
            close_after=settings.close_after,
            bot_pause=settings.bot_pause,
        )
