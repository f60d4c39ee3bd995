"""The bots of all tables. They think in threads, and see only the view of their seat."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ..errors import IllegalAction
from ..game import Action, SeatView, View
from ..players import Player
from ..table import wire
from ..table.bots import SeatedBot, bot_for
from ..table.coaching import answer
from ..table.entries import Entry
from ..table.live import Live
from ..table.lobby import SECURE_CHANCE, Lobby
from .background import Background
from .time_source import TimeSource

THREADS = 2


class BotThreads:
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
        """Return what a bot chooses. If the bot fails, choose at random, so that the game continues."""
        try:
            action = await asyncio.get_running_loop().run_in_executor(self._threads, player.choose, view)
            if action not in view.legal:
                raise IllegalAction("a bot chose an illegal action")
            return action
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self._background.note_failure("bot", error)
            return self.chance.choice(view.legal)

    async def hint(self, view: SeatView, asked: wire.AskHint) -> bytes:
        """Return the coach's answer. It thinks like a bot: in a thread, with the view of one seat."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, answer, view, asked)

    async def show_end(self, bot: SeatedBot, view: View) -> None:
        """Show a bot the end of the game."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, bot.show, view)
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self._background.note_failure("bot", error)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class TableBots:
    """The bots in the seats of one table. A bot is made when it chooses for the first time."""

    __slots__ = ("_background", "_bots", "_made", "_seated")

    def __init__(self, bots: BotThreads, background: Background) -> None:
        self._bots = bots
        self._background = background
        self._seated: dict[int, SeatedBot] = {}
        self._made: dict[int, int] = {}
        """For each bot of a day, the number of decisions of its seat before the last one that it was asked for."""

    async def choose(self, lobby: Lobby, seat: int, live: Live) -> Action:
        """Return what the bot in `seat` chooses."""
        # The choices of a bot of a day depend on all its choices before. So it is made again if it missed one, which
        # another worker let its own bot make, or the person in this seat.
        made = sum(ply.seat == seat for ply in live.game.plies) if lobby.day else 0
        missed = made > self._made.get(seat, made) + 1
        self._made[seat] = made
        if seat not in self._seated or missed:
            standing = tuple(ply.action for ply in live.game.plies) if lobby.day else ()
            self._seated[seat] = SeatedBot(partial(bot_for, lobby, seat, self._bots.chance.getrandbits(64), standing))
        return await self._bots.choose(self._seated[seat], live.view(seat))

    def follow(self, lobby: Lobby, entry: Entry, live: Live) -> None:
        """Tell the bots about a take-back, and show those that watch the end of the game."""
        if entry.kind == "undo" and lobby.day:
            self._seated.clear()  # a bot of a day must not remember what it thought about the action
        for seat, bot in self._seated.items():
            if entry.kind == "undo":
                bot.take_back(entry.seat)
            if bot.watching and live.over:
                self._background.spawn(self._bots.show_end(bot, live.view(seat)))
