"""The game itself, for programs that would rather post than hold a socket."""

from litestar import Controller, post
from litestar.params import JSONBody

from ...table import wire
from ...table.refusals import Refusal
from .bodies import Chat, Contribution, Done, Move, Nothing, TakeBack
from .parts import Asking, Here, Key
from .problems import RefusalAt, changes

_SEATED: tuple[wire.Code, ...] = ("no_table", "not_seated", "not_started", "over")
_GIVING: tuple[wire.Code, ...] = ("no_table", "not_seated", "not_open", "already_contributed", "changed")
_MOVING: tuple[wire.Code, ...] = (*_SEATED, "stale", "repeated", "not_your_turn", "illegal", "away", "busy")
Message = wire.Act | wire.Undo | wire.Contribute | wire.Away | wire.Back | wire.Say


class Moves(Controller):
    """What one does in one's seat. The seat is the asking person's, never the request's choice."""

    path = "/tables/{key:str}"
    tags = ("Game",)

    @post("/moves", status_code=200, responses=changes(*_MOVING))
    async def move(self, key: Key, data: JSONBody[Move], here: Asking) -> Done:
        """Decide. The answer comes when the move is in the log."""
        return await _submit(here, key, wire.Act(data.ply, data.action))

    @post("/undo", status_code=200, responses=changes(*_SEATED, "stale", "cannot_undo", "busy"))
    async def undo(self, key: Key, data: JSONBody[TakeBack], here: Asking) -> Done:
        """Take your last move back, as long as nobody has acted or seen anything new since."""
        return await _submit(here, key, wire.Undo(data.ply))

    @post("/contribution", status_code=200, responses=changes(*_GIVING))
    async def contribute(self, key: Key, data: JSONBody[Contribution], here: Asking) -> Done:
        """Add to the seed, before the deal and once."""
        return await _submit(here, key, wire.Contribute(data.contribution))

    @post("/away", status_code=200, responses=changes(*_SEATED, "away", "busy"))
    async def away(self, key: Key, here: Asking, data: JSONBody[Nothing | None] = None) -> Done:  # noqa: ARG002 (checked)
        """Leave the seat to a bot."""
        return await _submit(here, key, wire.Away())

    @post("/back", status_code=200, responses=changes(*_SEATED, "not_away", "busy"))
    async def back(self, key: Key, here: Asking, data: JSONBody[Nothing | None] = None) -> Done:  # noqa: ARG002 (checked)
        """Take the seat back from the bot."""
        return await _submit(here, key, wire.Back())

    @post("/say", status_code=200, responses=changes("no_table", "not_seated", "talk_off"))
    async def say(self, key: Key, data: JSONBody[Chat], here: Asking) -> Done:
        """Chat, or an emote."""
        if (data.text is None) == (data.emote is None):
            raise Refusal("malformed", "say either a text or an emote")
        here.parts.clients.check_talk(here.person)
        return await _submit(here, key, wire.Say(data.text, data.emote))


async def _submit(here: Here, key: str, message: Message) -> Done:
    room = await here.hub.room(await here.id_of(key))
    try:
        return Done(ply=await here.hub.submit(room.lobby.id, here.person, message))
    except Refusal as refusal:
        seat = room.lobby.seat_of(here.person)
        if seat is None or room.live is None:
            raise
        raise RefusalAt(refusal.code, str(refusal), room.ply, room.live.choices(seat)) from None
