"""Two worlds that a viewer cannot tell apart: the same table, with other cards in the places hidden from the viewer."""

from collections.abc import Iterator
from copy import copy, deepcopy
from random import Random

import msgspec

from foretell import Action, Event, Game, Options, Position
from foretell.table.entries import Entry
from foretell.table.frames import FrameEncoder
from foretell.table.headers import deal_entry
from foretell.table.live import Live, Viewer
from foretell.table.lobby import Rules
from tests.properties.policies import Policy
from tests.properties.redeal import known_to
from tests.properties.tables import kinds_for, sheet_of

from .games import full_lobby


def every_kind_of_rules(policy: str) -> Iterator[tuple[int, Rules]]:
    """Yield the kinds of game that a policy plays, every second one with a random sheet."""
    for number, (players, side, discard, heirs) in kinds_for(policy):
        sheet = sheet_of(number // 2 * (number % 2))
        told = {"players": players, "side": side, "discard": discard, "heirs": heirs}
        yield number, msgspec.convert(told | {"sheet_name": sheet.name, "sheet_code": sheet.code}, Rules)


def dealt(rules: Rules, number: int) -> Live:
    """Return a table after the deal. Some tables have clocks, and some have no memory aid."""
    clock, memory = ("none", "fast", "relaxed")[number % 3], number % 7 != 3
    live = Live(deal_entry(full_lobby(rules, secret=number + 1, clock=clock, memory=memory), 2_000))
    live.advance(Entry(live.id, 0, 2_000, "deal", -1, "server", ""))
    return live


def choice(chance: Random, policy: Policy, game: Game) -> Action:
    """Return the choice of a policy."""
    return Action.of(game.phase, policy(chance, game.options.config, game._state))


class World(Live):
    """A table whose game continues from a position, so a take-back cannot replay it from the deal."""

    _before: list[Game]

    @classmethod
    def of(cls, live: Live, position: Position) -> "World":
        """Return a copy of the table whose game is at this position."""
        world = cls.__new__(cls)
        for name in Live.__slots__:
            value = getattr(live, name)
            setattr(world, name, deepcopy(value) if name == "clock" else copy(value))
        world.encoder = FrameEncoder(live.game.options, memory=live.header.memory)
        world.game = Game.from_position(position)
        world._before = []
        world._truth = world._common = None
        return world

    def _act(self, entry: Entry) -> tuple[Action, tuple[Event, ...]]:
        self._before.append(self.game.copy())
        return super()._act(entry)

    def _undo(self, entry: Entry) -> tuple[Event, ...]:
        before = self._before.pop()
        self.game = Game(self.game.options, self.game.seed)  # there is nothing to replay from a deal
        events = super()._undo(entry)
        self.game = before
        return events


def learnt(game: Game, action: Action, seat: int, viewer: Viewer) -> set[str] | None:
    """The cards whose place the viewer knows after the action; None where chance, which differs, has a say in it.

    This uses what can be proven, which the oracle checks. The tests check the events against it.
    """
    after = game.copy()
    events = after.play(action, seat)
    if after._state.blocks != game._state.blocks:
        return None
    cards = known_to(after.position(), viewer)
    for event in events:
        if event.key == "hypnotised" and event.other is not None:
            cards |= set(game.position().hands[event.other])  # the rank that is told follows from the whole hand
    return cards


def opens_predictions(game: Game) -> bool:
    """8.2: whether the next prediction opens one that was secret."""
    return game.options.players == 2 and game.phase == "predict" and len(game.actors) == 1


def viewers_of(options: Options) -> tuple[Viewer, ...]:
    """Return the viewers of a table: a spectator and every seat."""
    return (None, *range(options.players))
