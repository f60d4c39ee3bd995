"""Promises about whole tables: what every client must have learnt after a while, and how a world must end."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from foretell.table.clock import TIME_CONTROLS
from foretell.table.frames import encode
from foretell.table.live import Live
from foretell.table.lobby import Lobby, all_accepted
from foretell.table.past_frames import frames_since

from .clients import Client
from .database import Database
from .surroundings import Surroundings

MAX_LAG = 5.0
"""Seconds within which a change reaches every connected client while nothing goes wrong."""
GRACE = 8.0
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
        times = world.database.committed_at.get(client.table, ())
        if client.ply + 1 < len(times) and times[client.ply + 1] < now - MAX_LAG:
            yield f"{client} has been waiting for ply {client.ply + 1} for {now - times[client.ply + 1]:.1f} s"


def unheard_lines(world: Surroundings, clients: Sequence[Client]) -> Iterator[str]:
    """Yield who has not heard a line of the chat that was said while nothing went wrong."""
    now, calm = world.loop.now, world.calm_since
    for line, times in world.said.items():
        if calm is None or times[0] < calm + GRACE or times[-1] > now - MAX_LAG:
            continue
        for client in clients:
            link = client.link
            if link is None or not link.up or link.since > times[0] - MAX_LAG:
                continue
            if link.table == client.table and client.heard[line] != len(times):
                yield f"{client} heard {client.heard[line]} times what was said {len(times)} times"


def unsettled(world: Surroundings, clients: Sequence[Client]) -> Iterator[str]:
    """Yield which client does not know the present state of its table, its game and who is there."""
    games = {table: Live.rebuilt(log) for table, log in world.database.logs.items()}
    for client in clients:
        lobby = world.database.tables[client.table]
        if not client.connected:
            yield f"{client} is not connected"
        elif client.info != _info(lobby, clients):
            yield f"{client} does not know the present table"
        elif client.table in games and not _sees(client, lobby, games[client.table]):
            yield f"{client} does not see the log's ply {games[client.table].ply}"


def _info(lobby: Lobby, clients: Sequence[Client]) -> Any:
    here = [lobby.seat_of(client.person) for client in clients if client.connected and client.table == lobby.id]
    return msgspec.json.decode(encode(lobby.info(frozenset(seat for seat in here if seat is not None))))


def _sees(client: Client, lobby: Lobby, live: Live) -> bool:
    viewer = lobby.seat_of(client.person)
    wanted = msgspec.json.decode(live.full(viewer, live.snapshot(viewer)))["view"]
    return (client.ply, client.view) == (live.ply, wanted)


def wrong_ends(world: Surroundings) -> Iterator[str]:
    """Yield what is wrong at the end of a world, apart from its clients."""
    for ticket in world.tickets:
        if ticket.worker.alive and len(ticket.answers) != 1 and ticket.at < world.loop.now - MAX_LAG:
            yield f"{ticket.message} was answered {len(ticket.answers)} times"
    for lobby in world.database.tables.values():
        log = world.database.logs.get(lobby.id)
        if lobby.status == "over" and (log is None or not Live.rebuilt(log).over):
            yield "the lobby is over, but the log is not"
        if lobby.next is None and lobby.status == "over" and all_accepted(lobby):
            yield "everybody accepted the rematch, but there is none"
    yield from wrong_clocks(world.database)


def wrong_clocks(database: Database) -> Iterator[str]:
    """Yield decisions that did not cost a person exactly the time from the question to the answer."""
    for table, log in database.logs.items():
        control = TIME_CONTROLS.get(database.tables[table].clock)
        if control is None:
            continue
        view: dict[str, Any] = {}
        asked: dict[int, int] = {}
        for message in frames_since(log, -1, None):
            frame = msgspec.json.decode(message)
            before, view = view, view | frame["changes"]
            seat, at = frame["seat"], frame["at"]
            if frame["kind"] == "act" and frame["by"] == "person":
                wanted = max(before["banks"][seat] - (at - asked[seat]), 0) + control.increment
                if view["banks"][seat] != wanted:
                    yield f"ply {frame['ply']} left seat {seat} {view['banks'][seat]} ms, not {wanted}"
            again = frame["kind"] in ("act", "undo", "away", "back") and seat is not None
            kept = {} if frame["kind"] in ("sleep", "wake") else asked
            asked = {
                actor: at if again and actor == seat else kept.get(actor, at)
                for actor in view["actors"]
                if not view["away"][actor]
            }
