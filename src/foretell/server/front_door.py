"""The front door of all games: sockets, streams and HTTP send decisions and ask for views here."""

import asyncio
from collections.abc import Callable
from functools import partial

from ..errors import ForetellError
from ..store import StoreError
from ..table import wire
from ..table.coaching import asked_view, with_hint
from ..table.entries import decision_plies
from ..table.frames import encode
from ..table.live import Viewer
from ..table.lobby import ID_LENGTH, Lobby, contribute
from ..table.machine_effects import Submission, SubmittedMessage
from ..table.past_frames import frames_in_steps
from ..table.refusals import Refusal
from .audience import Listener
from .desk import Desk
from .long_work import in_turns
from .registry import Registry
from .rooms import Room
from .services import Services

Message = SubmittedMessage | wire.Contribute | wire.Say
Reply = Callable[[int | ForetellError], None]
"""Called with the ply after a message, or with the error that prevented it."""


class FrontDoor:
    """Everything that players and spectators do at a table after it is open."""

    def __init__(
        self, services: Services, registry: Registry, desk: Desk, responding: Callable[[], bool] = lambda: True
    ) -> None:
        self._services = services
        self._registry = registry
        self._desk = desk
        self._responding = responding
        """Returns whether the database stores moves."""

    # --- messages ---

    async def submit(self, table: str, person: str, message: Message) -> int:
        """Carry out a message, and return the ply after it."""
        outcome: asyncio.Future[int | ForetellError] = asyncio.get_running_loop().create_future()
        room = await self._registry.room(table)
        self.carry_out(room, person, message, lambda given: None if outcome.done() else outcome.set_result(given))
        given = await outcome
        if isinstance(given, ForetellError):
            raise given
        return given

    def carry_out(self, room: Room, person: str | None, message: Message, reply: Reply) -> None:
        """Carry out a message, and call `reply` once with the outcome."""
        match message:
            case wire.Say():
                try:
                    self._say(room, person, message)
                except Refusal as refusal:
                    reply(refusal)
                else:
                    reply(room.ply)
            case _ if person is None:
                reply(Refusal("not_seated", "you have no seat at this table"))
            case wire.Contribute():
                if not self._services.background.spawn(self._contribute(room, person, message, reply)):
                    reply(Refusal("not_ready", "the server is stopping"))
            case _:
                room.submit(Submission(person, message, reply))

    async def _contribute(self, room: Room, person: str, message: wire.Contribute, reply: Reply) -> None:
        try:
            await room.change(lambda lobby: contribute(lobby, person, message.contribution))
        except (Refusal, StoreError) as error:
            reply(error)
        except BaseException:
            reply(Refusal("failed", "internal server error; the server's log has the details"))
            raise
        else:
            reply(room.ply)

    def _say(self, room: Room, person: str | None, message: wire.Say) -> None:
        """Pass on a chat line or an emote of a seated person."""
        lobby = room.lobby
        seat = lobby.seat_of(person)
        if seat is None:
            raise Refusal("not_seated", "only seated players may chat")
        if not lobby.talk:
            raise Refusal("talk_off", "chat and emotes are off at this table")
        if (message.text is None) == (message.emote is None):
            raise Refusal("malformed", "send either a text or an emote")
        if message.text is not None and not message.text.isprintable():
            raise Refusal("malformed", "a text must be one line of printable characters")
        at = self._services.time_source.now_ms()
        line = encode(wire.Said(seat=seat, name=lobby.names[seat], text=message.text, emote=message.emote, at=at))
        room.say(line)
        self._services.workers.say(lobby.id, line)

    async def hint(self, room: Room, person: str | None, asked: wire.AskHint) -> bytes:
        """Return what the coach says. The hint is counted before it is given."""
        view = asked_view(room.lobby, room.live, person, asked)
        await room.change(partial(with_hint, asked=asked))
        return await self._services.bots.hint(view, asked)

    # --- views ---

    async def full(self, table: str, person: str | None) -> bytes:
        """Return a person's whole view of a game."""
        room = await self._begun(table)
        return room.full(self._viewer(room.lobby, person))

    async def prospects(self, table: str, person: str | None) -> bytes:
        """Return which hand each choice of a person would lead to."""
        room = await self._begun(table)
        return room.prospects(self._viewer(room.lobby, person))

    async def frames(self, table: str, person: str | None, since: int, eyes: str) -> list[bytes]:
        """Return the frames after ply `since`. After the end, a person may also ask for another viewer's (`eyes`)."""
        room = await self._registry.room(table)
        own = self._viewer(room.lobby, person)
        if eyes == "own":
            return await room.missed(own, since)
        if eyes == _name(own):
            await self._over(room)
            return await room.missed(self._viewer(room.lobby, person), since)  # they may not be admitted any more
        if room.lobby.in_running_duplicate or not await self._over(room):
            raise Refusal("not_over", "other views of a game are available when it is over at all tables with its deal")
        entries = await self._services.store.entries(table)
        stopwatch = self._services.time_source.stopwatch
        if eyes == "open":
            return await in_turns(frames_in_steps(entries, since, None, everything=True), stopwatch)
        seats = [str(seat) for seat in range(len(room.lobby.seats))]
        if eyes not in (*seats, "spectator"):
            raise Refusal("no_seat", f"`eyes` must be one of {', '.join(seats)}, spectator, open")
        viewer = None if eyes == "spectator" else int(eyes)
        return await in_turns(frames_in_steps(entries, since, viewer), stopwatch)

    async def record(self, table: str, person: str | None) -> str:
        """Return the record of a finished game. It has the secret, so it waits while others may play the same deal."""
        room = await self._begun(table)
        record = await self.record_to_review(table, person)
        if room.lobby.sealed(self._services.time_source.now_ms()):
            raise Refusal("not_over", "the record of a deal of the day becomes available when the day is over")
        return record

    async def record_to_review(self, table: str, person: str | None) -> str:
        """Return the record of a finished game for its review. Nobody else may get it: see `record`."""
        room = await self._begun(table)
        self._viewer(room.lobby, person)
        await self._over(room)
        if room.lobby.in_running_duplicate:
            raise Refusal("not_over", "the games of a duplicate open when all its tables are over")
        return room.record()

    async def decision_plies(self, table: str) -> tuple[int, ...]:
        """Return the ply in the log of each decision of the record."""
        return decision_plies(await self._services.store.entries(table))

    async def _begun(self, table: str) -> Room:
        """Return a room. Before the deal, look whether another worker has dealt."""
        room = await self._registry.room(table)
        if room.live is None and self._services.store.shared:
            await room.sync()
        return room

    async def _over(self, room: Room) -> bool:
        """Return whether a game is over. If not, look whether another worker has ended it."""
        if not room.over and self._services.store.shared:
            await room.sync()
        return room.over

    def _viewer(self, lobby: Lobby, person: str | None) -> Viewer:
        """Return the seat of a person, or None for a spectator. Refuse spectators at a private table."""
        if not lobby.admits(person, self._services.time_source.now_ms()):
            raise Refusal("no_spectators", "this table does not admit spectators")
        return lobby.seat_of(person)

    # --- listeners ---

    async def attach(self, listener: Listener, table: str, since: int | None) -> Room:
        """Connect a listener to a table (id or code), and send it the frames after `since` or the full view."""
        if table not in self._registry.rooms and len(table) < ID_LENGTH:
            table = (await self._desk.find(table)).id
        room = await self._registry.room(table)
        if since is not None and since > room.ply and self._services.store.shared:
            await room.sync()  # another worker has told the client more than we know
        listener.viewer = self._viewer(room.lobby, listener.person)
        frames = [] if since is None or since > room.ply else await room.missed(listener.viewer, since)
        if sum(map(len, frames)) > self._services.settings.max_queue // 2:  # it would be cut off as a slow reader
            frames, since = [], None
        listener.viewer = self._viewer(room.lobby, listener.person)
        if room.closed:  # while we waited
            return await self.attach(listener, table, since)
        room.greet(listener)
        if room.live is not None and (since is None or since > room.ply):
            listener.write(room.full(listener.viewer))
        for message in (*frames, *room.said):
            listener.write(message)
        if not self._responding():
            listener.write(encode(wire.Database(responding=False)))
        room.add(listener)
        return room


def _name(viewer: Viewer) -> str:
    return "spectator" if viewer is None else str(viewer)
