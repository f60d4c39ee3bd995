"""Who is asking, their games, everybody's games, and what there is to choose from."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, QueryParameter

from ...game.options import DISCARDS, SIDES
from ...game.record import MOST_NAME
from ...players import LEVELS
from ...table import wire
from ...table.clock import PACES
from ...table.lobby import Lobby
from ...table.numbers import Numbers, numbers_of
from .bodies import PLAYERS, ClockInfo, Games, Me, Nothing, OptionsOffered, Token
from .parts import Asking, Here
from .problems import changes, refuses

LATEST = 2**53 - 1
MOST_COUNTED = 1000
Before = Annotated[int, QueryParameter(ge=0, le=LATEST, description="Only games before this moment; see `next`.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]


class People(Controller):
    """Guests, programs and games that stay."""

    @get("/me", responses=refuses(), tags=["People"])
    async def me(self, here: Asking, request: Request[Any, Any, Any]) -> Me:
        """Whether the server knows you, and by what."""
        by = None if here.asking is None else "token" if "authorization" in request.headers else "cookie"
        return Me(known=here.asking is not None, by=by)  # type: ignore[arg-type]

    @post("/tokens", responses=changes(), tags=["People"])
    async def token(self, here: Asking, data: JSONBody[Nothing | None] = None) -> Token:  # noqa: ARG002 (checked)
        """A token for a program that plays as you; without a cookie, as somebody new."""
        return Token(token=here.parts.identity.token(here.person))

    @get("/games", responses=refuses(), tags=["Games"])
    async def my_games(self, here: Asking, before: Before = LATEST, limit: Limit = 20) -> Games:
        """Your games, finished or not, the newest first."""
        if here.asking is None:
            return Games(games=(), next=None)
        found, more = await _own_games(here, here.asking, before, limit)
        return Games(games=tuple(map(here.place, found)), next=more)

    @get("/games/numbers", responses=refuses(), tags=["Games"])
    async def my_numbers(self, here: Asking) -> Numbers:
        """Numbers on your own play: your latest finished games, a thousand at the most."""
        here.parts.clients.check_dear(here.client)
        found = [] if here.asking is None else await here.parts.store.games_of(here.asking, LATEST, MOST_COUNTED)
        return numbers_of(here.asking, found)

    @get("/games/public", responses=refuses(), tags=["Games"])
    async def public_games(self, here: Asking, before: Before = LATEST, limit: Limit = 20) -> Games:
        """Finished games of tables that were on the public list, the newest first."""
        found = await here.parts.store.finished(before, limit)
        more = found[-1].updated if len(found) == limit else None
        return Games(games=tuple(here.place(lobby) for lobby in found if not lobby.lesson), next=more)

    @get("/options", responses=refuses(), tags=["Tables"])
    async def options(self) -> OptionsOffered:
        """What one can choose from."""
        return OptionsOffered(
            players=PLAYERS, sides=SIDES, discards=DISCARDS, levels=LEVELS, clocks=clocks(),
            spectators=("open", "none"), emotes=wire.EMOTES, most_name=MOST_NAME, most_chat=wire.MOST_CHAT,
            version=wire.VERSION,
        )  # fmt: skip


async def _own_games(here: Here, person: str, before: int, limit: int) -> tuple[list[Lobby], int | None]:
    """Some games of a person, and from where there are more; lessons are left out, and games behind them come in."""
    games: list[Lobby] = []
    while True:
        found = await here.parts.store.games_of(person, before, limit)
        games += [lobby for lobby in found if not lobby.lesson]
        if len(games) >= limit:
            return games[:limit], games[limit - 1].created
        if len(found) < limit:
            return games, None
        before = found[-1].created


def clocks() -> tuple[ClockInfo, ...]:
    """The clocks that there are."""
    paces = (
        ClockInfo(name=name, bank=PACES[name].bank, increment=PACES[name].increment) for name in ("relaxed", "fast")
    )
    return (ClockInfo(name="none", bank=None, increment=None), *paces)
