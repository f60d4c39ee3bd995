"""Promises about whole tables: what every client must have learnt after a while, and how a world must end."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from foretell.table.clock import TIME_CONTROLS
from foretell.table.entries import Entry
from foretell.table.frames import encode
from foretell.table.live import Live
from foretell.table.lobby import Lobby
from foretell.table.rematch import undecided_seats

from .clients import Client
from .database import Database
from .surroundings import Surroundings

MAX_LAG = 5.0
"""Seconds within which a change reaches every connected client while nothing goes wrong."""
GRACE = 10.0
"""Seconds after the last fault until its effects are over: a slow write, a subscription that is broken."""


def late_clients(world: Surroundings, clients: Sequence[Client]) -> Iterator[str]:
    """Yield who has not got an entry, or a line of the chat, that they should have got by now."""
    now = world.loop.now
    if world.calm_since is None or now < world.calm_since + GRACE:
        return
    for client in clients:
        link = client.link
        if link is None or not link.up or link.since > now - MAX_LAG:
            continue
        if (client.greeted_at if client.greeted else link.since + MAX_LAG) > now - MAX_LAG:
            continue
        times = world.database.committed_at.get(client.table, ())
        if client.ply + 1 < len(times) and times[client.ply + 1] < now - MAX_LAG:
            yield f"{client} has been waiting for ply {client.ply + 1} for {now - times[client.ply + 1]:.1f} s"


def unheard_lines(world: Surroundings, clients: Sequence[Client]) -> Iterator[str]:
    """Yield who has not heard a line of the chat that was said while nothing went wrong."""
    now, calm = world.loop.now, world.calm_since
    for (table, line), times in world.said.items():
        if calm is None or times[0] < calm + GRACE or times[-1] > now - MAX_LAG:
            continue
        for client in clients:
            link = client.link
            if link is None or not link.up or not client.greeted or client.greeted_at > times[0]:
                continue
            if table == link.table == client.table and client.heard[line] != len(times):
                yield f"{client} heard {client.heard[line]} times what was said {len(times)} times"


class Replays:
    """The games that follow from the logs. Replaying takes long, so each game is kept until its log grows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._games: dict[str, Live] = {}

    def game(self, table: str) -> Live | None:
        """Return the game of a table as its log has it; None before the deal."""
        log = self._database.logs.get(table)
        game = self._games.get(table)
        if log and (game is None or game.ply + 1 < len(log)):
            game = self._games[table] = Live.rebuilt(log)
        return game


def unsettled(world: Surroundings, clients: Sequence[Client], replays: Replays) -> Iterator[str]:
    """Yield which client does not know the present state of its table, its game and who is there."""
    for client in clients:
        lobby, game = world.database.tables[client.table], replays.game(client.table)
        if not client.connected:
            yield f"{client} is not connected"
        elif client.info != _info(lobby, clients):
            yield f"{client} does not know the present table"
        elif game is not None and not _sees(client, lobby, game):
            yield f"{client} does not see the log's ply {game.ply}"


def _info(lobby: Lobby, clients: Sequence[Client]) -> Any:
    here = [lobby.seat_of(client.person) for client in clients if client.connected and client.table == lobby.id]
    return msgspec.json.decode(encode(lobby.info(frozenset(seat for seat in here if seat is not None))))


def _sees(client: Client, lobby: Lobby, live: Live) -> bool:
    viewer = lobby.seat_of(client.person)
    wanted = msgspec.json.decode(live.full(viewer, live.snapshot(viewer)))["view"]
    return (client.ply, client.view) == (live.ply, wanted)


def wrong_ends(world: Surroundings, replays: Replays) -> Iterator[str]:
    """Yield what is wrong at the end of a world, apart from its clients."""
    for ticket in world.tickets:
        if ticket.worker.alive and len(ticket.answers) != 1 and ticket.at < world.loop.now - MAX_LAG:
            yield f"{ticket.message} was answered {len(ticket.answers)} times"
    for lobby in world.database.tables.values():
        game = replays.game(lobby.id)
        if lobby.status == "over" and (game is None or not game.over):
            yield "the lobby is over, but the log is not"
        if lobby.next is None and lobby.status == "over" and not undecided_seats(lobby):
            yield "everybody accepted the rematch, but there is none"
        if lobby.clock != "none" and game is not None:
            yield from wrong_clocks(world.database.logs[lobby.id], TIME_CONTROLS[lobby.clock].increment)


def wrong_clocks(log: Sequence[Entry], increment: int) -> Iterator[str]:
    """Yield decisions that did not cost a person exactly the time from the question to the answer."""
    game = Live(log[0])
    asked: dict[int, int] = {}
    for entry in log:
        clock = game.clock
        before = list(clock.banks) if clock is not None else []
        game.advance(entry)
        seat, at = entry.seat, entry.at
        if clock is not None and entry.kind == "act" and entry.by == "person":
            wanted = max(before[seat] - (at - asked[seat]), 0) + increment
            if clock.banks[seat] != wanted:
                yield f"ply {entry.ply} left seat {seat} {clock.banks[seat]} ms, not {wanted}"
        kept = {} if entry.kind in ("sleep", "wake") else {actor: asked[actor] for actor in asked if actor != seat}
        asked = {actor: kept.get(actor, at) for actor in game.actors if game.played_by_person(actor)}
