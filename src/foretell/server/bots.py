"""The bots of all tables. They think in threads, and see only the view of their seat."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ..errors import IllegalAction
from ..game import Action, SeatView, View
from ..players import Player
from ..table.bots import SeatedBot
from ..table.lobby import SECURE_CHANCE
from .background import Background
from .time_source import TimeSource

THREADS = 2


class Bots:
    """Lets bots think."""

    def __init__(
        self,
        background: Background,
        time_source: TimeSource,
        wait: Callable[[], float],
        chance: random.Random = SECURE_CHANCE,
    ) -> None:
        self.chance = chance
        self._background = background
        self._time_source = time_source
        self._wait = wait
        """Counts a decision at a table where nobody plays, and returns the seconds that it has to wait."""
        self._threads = ThreadPoolExecutor(THREADS, "bot")

    async def wait_for_turn(self) -> None:
        """Wait, because bots may play at too many tables where nobody else plays."""
        wait = self._wait()
        if wait:
            await self._time_source.sleep(wait)

    async def choose(self, player: Player, view: SeatView) -> Action:
        """Return what a bot chooses. If the bot fails, choose at random, so that the game goes on."""
        try:
            action = await asyncio.get_running_loop().run_in_executor(self._threads, player.choose, view)
            if action not in view.legal:
                raise IllegalAction("a bot chose an illegal action")
            return action
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self._background.note_failure("bot", error)
            return self.chance.choice(view.legal)

    async def show_end(self, bot: SeatedBot, view: View) -> None:
        """Show a bot the end of the game."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, bot.show, view)
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self._background.note_failure("bot", error)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
