"""Playing by HTTP, for programs that do not use a socket."""

from litestar import Controller, Response, post
from litestar.params import JSONBody

from ...table import wire
from ...table.refusals import Refusal
from .bodies import Chat, Contribution, Done, HintWish, Move, Nothing, TakeBack
from .parts import Caller, FromCaller, TableKey, encoded_json
from .problems import RefusalAt, changes

_SEATED: tuple[wire.Code, ...] = ("no_table", "not_seated", "not_started", "over")
_GIVING: tuple[wire.Code, ...] = ("no_table", "not_seated", "not_open", "already_contributed", "changed")
_MOVING: tuple[wire.Code, ...] = (*_SEATED, "stale", "repeated", "not_your_turn", "illegal", "away", "busy")
_ASKING: tuple[wire.Code, ...] = (*_SEATED, "stale", "not_your_turn", "away", "no_coach", "changed")
Message = wire.Act | wire.Undo | wire.Contribute | wire.Away | wire.Back | wire.Say


class Moves(Controller):
    """What a seated person does. The server looks up the person's seat; a request cannot choose it."""

    path = "/tables/{key:str}"
    tags = ("Game",)

    @post("/moves", status_code=200, responses=changes(*_MOVING))
    async def move(self, key: TableKey, data: JSONBody[Move], caller: FromCaller) -> Done:
        """Make a move. The server responds when the move is in the log."""
        return await _submit(caller, key, wire.Act(data.ply, data.action, data.confidence))

    @post("/undo", status_code=200, responses=changes(*_SEATED, "stale", "cannot_undo", "busy"))
    async def undo(self, key: TableKey, data: JSONBody[TakeBack], caller: FromCaller) -> Done:
        """Take back your last move, unless somebody has acted or seen something new since."""
        caller.parts.clients.check_costly(caller.client)
        return await _submit(caller, key, wire.Undo(data.ply))

    @post("/contribution", status_code=200, responses=changes(*_GIVING))
    async def contribute(self, key: TableKey, data: JSONBody[Contribution], caller: FromCaller) -> Done:
        """Contribute to the seed, once, before the deal."""
        return await _submit(caller, key, wire.Contribute(data.contribution))

    @post("/away", status_code=200, responses=changes(*_SEATED, "away", "busy"))
    async def away(self, key: TableKey, caller: FromCaller, data: JSONBody[Nothing | None] = None) -> Done:  # noqa: ARG002 (checked)
        """Let a bot play your seat."""
        return await _submit(caller, key, wire.Away())

    @post("/back", status_code=200, responses=changes(*_SEATED, "not_away", "busy"))
    async def back(self, key: TableKey, caller: FromCaller, data: JSONBody[Nothing | None] = None) -> Done:  # noqa: ARG002 (checked)
        """Take your seat back from the bot."""
        return await _submit(caller, key, wire.Back())

    @post("/hints", status_code=200, responses=changes(*_ASKING))
    async def hint(self, key: TableKey, data: JSONBody[HintWish], caller: FromCaller) -> Response[wire.Hint]:
        """Ask the coach, at a table where nobody else plays. Every hint is counted and shown with the result."""
        caller.parts.clients.check_hint(caller.client, caller.person)
        room = await caller.hub.registry.room(await caller.id_of(key))
        body = await caller.hub.door.hint(room, caller.person, wire.AskHint(data.ply, data.about))
        return encoded_json(body)

    @post("/say", status_code=200, responses=changes("no_table", "not_seated", "talk_off"))
    async def say(self, key: TableKey, data: JSONBody[Chat], caller: FromCaller) -> Done:
        """Send a chat line or an emote."""
        if (data.text is None) == (data.emote is None):
            raise Refusal("malformed", "send either a text or an emote")
        caller.parts.clients.check_talk(caller.person)
        return await _submit(caller, key, wire.Say(data.text, data.emote))


async def _submit(caller: Caller, key: str, message: Message) -> Done:
    room = await caller.hub.registry.room(await caller.id_of(key))
    try:
        return Done(ply=await caller.hub.door.submit(room.lobby.id, caller.person, message))
    except Refusal as refusal:
        seat = room.lobby.seat_of(caller.person)
        if seat is None or room.live is None:
            raise
        raise RefusalAt(refusal.code, str(refusal), room.ply, room.live.choices(seat)) from None
