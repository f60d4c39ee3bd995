"""Twin worlds: the same world with other hidden cards. One viewer must get the same bytes at the same moments in both.

The second world deals what the viewer cannot tell from the deal of the first, and everybody makes the same choices.
Both worlds run until the viewer learns a card that differs, or until chance has a say.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, TypeVar

from foretell import Action
from foretell.table import live as live_module
from foretell.table.entries import Entry
from foretell.table.live import Live, Viewer
from tests.properties.redeal import CardSwap, known_to, swap_for
from tests.server.secrecy import HIDDEN, OtherGame
from tests.table.worlds import learnt, opens_predictions

from .plans import Plan
from .world import BrokenPromiseError, World

T = TypeVar("T")
MAX_SECONDS = 100.0
"""Virtual seconds after which both worlds stop at the latest."""


class StopWorld(BaseException):
    """The world has run long enough."""


class Choice(NamedTuple):
    """What a player or a bot chose, and in which phase of the game."""

    token: str
    phase: str


class RecordedWorld(World):
    """A world that keeps what everybody chose and what everybody was sent, up to a moment."""

    def __init__(self, plan: Plan, seconds: float) -> None:
        super().__init__(plan)
        self.chosen: list[Choice] = []
        self.sent: list[tuple[float, Viewer, bytes]] = []
        self._seconds = seconds

    def run(self) -> None:
        """Run until the moment. Raise `BrokenPromiseError` if the server breaks a promise."""
        self.later(self._seconds, self._stop)
        with suppress(StopWorld):
            super().run()

    def _stop(self) -> None:
        raise StopWorld

    def choose(self, chance: Random, choices: Sequence[T], phase: str) -> T:
        chosen = super().choose(chance, choices, phase)
        self.chosen.append(Choice(str(chosen), phase))
        return chosen

    def read(self, table: str, viewer: Viewer, message: bytes) -> dict[str, Any]:
        self.sent.append((self.loop.now, viewer, message))
        return super().read(table, viewer, message)


class TwinWorld(RecordedWorld):
    """The other world."""

    def __init__(self, plan: Plan, seconds: float, chosen: Sequence[Choice], swap: CardSwap) -> None:
        super().__init__(plan, seconds)
        self._script = iter(chosen)
        self._swap = swap

    def choose(self, chance: Random, choices: Sequence[T], phase: str) -> T:
        super().choose(chance, choices, phase)
        token, phase = next(self._script, Choice(str(choices[0]), phase))
        wanted = str(self._swap.action(Action.parse(token), phase))
        return next((choice for choice in choices if str(choice) == wanted), choices[0])


@contextmanager
def other_deal(seed: bytes, swap: CardSwap) -> Iterator[None]:
    """Deal other cards in the game with this seed."""
    game, OtherGame.deals = live_module.Game, {seed.hex(): swap.cards}  # type: ignore[attr-defined]
    vars(live_module)["Game"] = OtherGame
    try:
        yield
    finally:
        vars(live_module)["Game"] = game
        OtherGame.deals = {}


def hidden_until(log: Sequence[Entry], viewer: Viewer, chance: Random) -> tuple[int, CardSwap]:
    """Return the first ply that may differ for a viewer, and the cards to swap."""
    game = Live(log[0]).game
    position, before = game.position(), [game]
    shown = known_to(position, viewer)
    for entry in log[1:]:
        if entry.kind == "act":
            action, game = Action.parse(entry.text), before[-1].copy()
            new = None if opens_predictions(game) else learnt(game, action, entry.seat, viewer)
            if new is None or len(shown | new) > 54 - HIDDEN:
                return entry.ply, swap_for(chance, position, shown)
            shown |= new
            game.play(action, entry.seat)
            before.append(game)
        elif entry.kind == "undo":
            before.pop()
    return len(log), swap_for(chance, position, shown)


def compare_twins(seed: int) -> int:
    """Run a world and its twin. Return how many messages the viewer got in both."""
    plan = replace(Plan.from_seed(seed), lobby=False, begun=0.0, rematch=False)
    one, chance = RecordedWorld(plan, MAX_SECONDS), Random(seed)
    one.run()
    (table,) = one.database.tables
    log = one.database.logs.get(table)
    if not log:
        return 0
    viewer: Viewer = chance.choice((None, *range(plan.players)))
    ply, swap = hidden_until(log, viewer, chance)
    times = one.database.committed_at[table]
    end = times[ply] if ply < len(times) else MAX_SECONDS
    other = TwinWorld(plan, end, one.chosen, swap)
    with other_deal(Live(log[0]).header.seed, swap):
        other.run()
    here, there = ([each for each in world.sent if each[0] < end and each[1] == viewer] for world in (one, other))
    for mine, theirs in zip(here, there, strict=False):
        if mine != theirs:
            raise BrokenPromiseError(f"seed {seed}: viewer {viewer} can tell two worlds apart:\n{mine}\n{theirs}")
    if len(here) != len(there):
        raise BrokenPromiseError(f"seed {seed}: viewer {viewer} got {len(here)} or {len(there)} messages")
    return len(here)
