"""The plan of a simulated world: who is there, and what goes wrong. A seed determines a plan; a plan, a world."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Literal, NamedTuple

from foretell.table.clock import ClockName

from .database import NO_FAULTS, Faults

Disturbance = Literal["crash", "cut", "silence", "mute", "deafen", "outage", "gag"]
"""A worker crashes; a connection breaks, goes silent, or loses one direction; a worker cannot reach the database, or
only hears of what others do there."""
_DISTURBANCES: tuple[Disturbance, ...] = (
    *("crash",) * 5, *("cut",) * 7, *("silence",) * 3, "mute", "deafen", "outage", "gag",
)  # fmt: skip
Pace = Literal["quick", "usual", "moody"]
"""How fast players decide. A moody player is quick, but sometimes pauses for long."""

ALWAYS = 1_000.0
"""Things go wrong until the end of the game: this is longer than most games."""


class Trouble(NamedTuple):
    """One disturbance, and when it happens."""

    at: float
    kind: Disturbance


@dataclass(frozen=True)
class Plan:
    """What happens in a world. Details, such as delays and choices, follow from the seed."""

    seed: int
    players: int = 2
    persons: int = 1
    workers: int = 1
    shared: bool = False
    """Whether the workers could be several. Otherwise the database belongs to one worker."""
    clock: ClockName = "none"
    pace: Pace = "usual"
    tabs: int = 0
    """Number of persons with a second tab."""
    spectators: int = 0
    flood: bool = False
    """Whether somebody sends many messages at once."""
    lobby: bool = False
    """Whether the persons sit down by themselves. Otherwise the world begins with the deal."""
    begun: float = 0.0
    """The share of the game that was played before the world starts."""
    rematch: bool = False
    """Whether the persons want a rematch. The world then ends when its cards are dealt."""
    hesitant: bool = False
    """Whether somebody accepts a rematch and declines it, again and again, while things go wrong after the game.

    The table does not change any more then, so nothing makes up for news that got lost.
    """
    latency: float = 1.0
    """How much slower than usual the database and its notifications are."""
    sluggish: float = 0.0
    """How often an answer of the database takes long."""
    faults: Faults = NO_FAULTS
    faulty_seconds: float = 0.0
    """How long things go wrong, at most until the game is over, and again after it if there is a rematch."""
    troubles: tuple[Trouble, ...] = ()
    """Disturbances. Their times count from the start of the world."""
    rematch_troubles: tuple[Trouble, ...] = ()
    """Disturbances after the end of the game. Their times count from that moment."""

    @classmethod
    def from_seed(cls, seed: int) -> "Plan":
        """Draw a plan."""
        chance = Random(f"plan {seed}")
        shared = chance.random() < 0.7
        players, persons = chance.choice(((2, 1), (2, 1), (2, 2), (2, 2), (2, 2), (2, 2), (3, 2), (3, 3)))
        seconds = chance.uniform(0.0, 150.0) if chance.random() < 0.9 else ALWAYS
        rematch = chance.random() < 0.15
        other_chance = Random(f"hesitant {seed}")
        hesitant = not rematch and persons > 1 and other_chance.random() < 0.2
        return cls(
            seed=seed,
            players=players,
            persons=persons,
            workers=chance.choice((1, 2, 3)) if shared else 1,
            shared=shared,
            clock=chance.choice(("none", "none", "fast")),
            pace=chance.choice(("quick", "usual", "moody", "moody")),
            tabs=chance.choice((0, 0, 1)),
            spectators=chance.choice((0, 1)),
            flood=chance.random() < 0.1,
            lobby=(lobby := chance.random() < 0.2),
            begun=0.0 if lobby or chance.random() < 0.3 else chance.choice((0.4, 0.7, 0.9, 0.95)),
            rematch=rematch,
            hesitant=hesitant,
            latency=chance.choice((1.0, 1.0, 10.0, 60.0)),
            sluggish=chance.choice((0.0, 0.05, 0.3)),
            faults=Faults(*(chance.choice((0.0, 0.01, 0.1)) for _ in range(4))),
            faulty_seconds=seconds,
            troubles=_troubles(chance, min(seconds, 200.0)),
            rematch_troubles=_troubles(chance if rematch else other_chance, 20.0) if rematch or hesitant else (),
        )

    def __str__(self) -> str:
        """Return the call that makes this plan, without the defaults."""
        values = ((field, getattr(self, field.name)) for field in fields(self))
        named = (f"{field.name}={value!r}" for field, value in values if value != field.default)
        return f"Plan({', '.join(named)})"


def _troubles(chance: Random, seconds: float) -> tuple[Trouble, ...]:
    """Draw disturbances, one every twelve seconds on average."""
    troubles, at = [], chance.expovariate(1 / 12.0)
    while at < seconds:
        troubles.append(Trouble(round(at, 3), chance.choice(_DISTURBANCES)))
        at += chance.expovariate(1 / 12.0)
    return tuple(troubles)


def simpler(plan: Plan) -> Iterator[Plan]:
    """Yield plans with less in them, the boldest simplifications first."""
    yield from _without_troubles(plan)
    yield from (
        replace(plan, faults=replace(plan.faults, **{field.name: 0.0}))
        for field in fields(plan.faults)
        if getattr(plan.faults, field.name)
    )
    plain = Plan(plan.seed, players=plan.players, persons=plan.persons, shared=plan.shared)
    names = (
        "rematch",
        "hesitant",
        "lobby",
        "begun",
        "flood",
        "spectators",
        "tabs",
        "clock",
        "latency",
        "sluggish",
        "pace",
        "workers",
        "faulty_seconds",
    )
    for name in names:
        if getattr(plan, name) != getattr(plain, name):
            yield replace(plan, **{name: getattr(plain, name)})
    if plan.workers == 3:
        yield replace(plan, workers=2)
    if plan.players > 2:
        yield replace(plan, players=2, persons=min(plan.persons, 2))
    if plan.persons > 1:
        yield replace(plan, persons=plan.persons - 1)
    if plan.faulty_seconds > 1.0:
        yield replace(plan, faulty_seconds=plan.faulty_seconds / 2)


def _without_troubles(plan: Plan) -> Iterator[Plan]:
    """Leave out all disturbances, half of them, or single ones."""
    yield from (replace(plan, rematch_troubles=fewer) for fewer in _fewer(plan.rematch_troubles))
    yield from (replace(plan, troubles=fewer) for fewer in _fewer(plan.troubles))


def _fewer(troubles: tuple[Trouble, ...]) -> Iterator[tuple[Trouble, ...]]:
    size = len(troubles)
    while size:
        for start in range(0, len(troubles), size):
            yield troubles[:start] + troubles[start + size :]
        size //= 2
