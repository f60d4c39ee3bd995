"""Tables for tests: lobbies that are ready to deal, and random games as logs."""

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

import foretell as ft
from foretell.table import wire
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live, Viewer
from foretell.table.lobby import Lobby, Rules, TableSettings, new_lobby, sit

VARIANTS = (
    Rules(players=2),
    Rules(players=3, side="B", discard="bending", heirs=True),
    Rules(players=4, discard="closed"),
    Rules(players=5, side="B", heirs=True),
    Rules(players=2, side="B", discard="closed", heirs=True),
    Rules(players=3, discard="closed", heirs=True),
    Rules(players=4, side="B", discard="bending"),
    Rules(players=5, discard="bending"),
)


def person(seat: int) -> str:
    """Who sits in a seat."""
    return f"{seat:032x}"


def full_lobby(rules: Rules, *, secret: int = 1, clock: str = "none", memory: bool = True) -> Lobby:
    """Return a table with a person in every seat and a fixed secret, so that its deal is fixed."""
    lobby = new_lobby(person(0), TableSettings(players=rules.players), 1_000)
    for seat in range(rules.players):
        lobby = sit(lobby, person(seat), seat, f"Player {seat}")
    return replace(lobby, rules=rules, clock=clock, memory=memory, secret=f"{secret:064x}")


def random_log(rules: Rules, seed: int, *, clock: str = "none", memory: bool = True) -> list[Entry]:
    """Return the log of a game of people who choose at random, sometimes take back, leave and return."""
    chance = Random(seed)
    entries = [deal_entry(full_lobby(rules, secret=seed + 1, clock=clock, memory=memory), 2_000)]
    live = Live(entries[0])
    while not live.over:
        now = live.at + chance.randrange(3_000)
        entry = _something(live, chance, now)
        entries.append(entry)
        live.advance(entry)
    return entries


def _something(live: Live, chance: Random, now: int) -> Entry:
    mover = next((seat for seat in range(5) if live.may_undo(seat)), None)
    if mover is not None and chance.random() < 0.3:
        return live.undo(mover, live.ply, now)
    if live.away and chance.random() < 0.5:
        return live.back(min(live.away), now)
    seat = chance.choice(live.game.actors)
    if not live.played_by_person(seat):
        return live.choice_of_bot(seat, chance.choice(live.game.view(seat).legal), now)
    if chance.random() < 0.03:
        return live.leave(seat, chance.choice(("person", "clock", "server")), now)
    return live.act(seat, live.ply, chance.choice(live.choices(seat)), now)


def viewers(rules: Rules) -> Iterator[Viewer]:
    """Every seat, and a spectator."""
    yield from range(rules.players)
    yield None


def fold(view: dict[str, object], frame: bytes) -> dict[str, object]:
    """Apply a frame like a client, after checking every field."""
    read = msgspec.json.decode(frame, type=wire.Frame)
    assert read.events is not None
    changes = msgspec.json.decode(frame)["changes"]
    return {**view, **changes}


LEFT_OUT = ("options", "shed", "passes", "effects", "observation", "seen")
"""The table has the options. The rest follows from events, and a client does not need it again."""


def library_view(game: ft.Game, viewer: Viewer) -> dict[str, object]:
    """Return the library's view as JSON, without the fields that frames leave out."""
    view = game.view(viewer)
    told = {name: getattr(view, name) for name in view.__dataclass_fields__ if name not in LEFT_OUT}
    result: dict[str, object] = msgspec.json.decode(msgspec.json.encode({**told, "rank": view.rank}))
    return result
