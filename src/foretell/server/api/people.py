"""The caller, their games, public games, and the options of a table."""

from typing import Annotated, Any, get_args

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, QueryParameter

from ...game.options import DISCARDS, SIDES
from ...game.record import MAX_NAME
from ...players import LEVELS
from ...table import wire
from ...table.calibration import Calibration, calibration_of
from ...table.clock import TIME_CONTROLS, ClockName
from ...table.lobby import Lobby
from ...table.numbers import Numbers, numbers_of
from .bodies import PLAYERS, ClockInfo, Games, Me, Nothing, OptionsOffered, SheetOffered, Token
from .parts import Caller, FromCaller
from .problems import changes, refuses

LATEST = 2**53 - 1
MAX_COUNTED = 1000
MAX_READS = 5
"""How often the database is read for one page of games."""
CLOCKS: tuple[ClockName, ...] = get_args(ClockName)
SPECTATORS: tuple[wire.Spectators, ...] = get_args(wire.Spectators)
Before = Annotated[int, QueryParameter(ge=0, le=LATEST, description="Return only games before this time; see `next`.")]
PageSize = Annotated[int, QueryParameter(ge=1, le=100, description="Maximum number of games.")]


class People(Controller):
    """Guests, programs and stored games."""

    @get("/me", responses=refuses(), tags=["People"])
    async def me(self, caller: FromCaller, request: Request[Any, Any, Any]) -> Me:
        """Return whether the server knows you, and whether by a cookie or a token."""
        if caller.known_person is None:
            return Me(known=False, by=None)
        return Me(known=True, by="token" if "authorization" in request.headers else "cookie")

    @post("/tokens", responses=changes(), tags=["People"])
    async def token(self, caller: FromCaller, data: JSONBody[Nothing | None] = None) -> Token:  # noqa: ARG002 (checked)
        """Create a token for a program that plays as you or, without a cookie, as a new person."""
        return Token(token=caller.parts.identity.token(caller.person))

    @get("/games", responses=refuses(), tags=["Games"])
    async def my_games(self, caller: FromCaller, before: Before = LATEST, limit: PageSize = 20) -> Games:
        """Return your games, finished or not, newest first."""
        if caller.known_person is None:
            return Games(games=(), next=None)
        found, more = await _own_games(caller, caller.known_person, before, limit)
        return Games(games=tuple(map(caller.place, found)), next=more)

    @get("/games/numbers", responses=refuses(), tags=["Games"])
    async def my_numbers(self, caller: FromCaller) -> Numbers:
        """Return statistics of your latest finished games, at most a thousand."""
        return numbers_of(caller.known_person, await _counted_games(caller))

    @get("/games/calibration", responses=refuses(), tags=["Games"])
    async def my_calibration(self, caller: FromCaller) -> Calibration:
        """Return how sure you were of your predictions, and how often they came true, in your latest games."""
        return calibration_of(caller.known_person, await _counted_games(caller))

    @get("/games/public", responses=refuses(), tags=["Games"])
    async def public_games(self, caller: FromCaller, before: Before = LATEST, limit: PageSize = 20) -> Games:
        """Return finished games of the public list, newest first."""
        found = await caller.parts.store.finished(before, limit)
        more = found[-1].updated if len(found) == limit else None
        return Games(
            games=tuple(caller.place(lobby) for lobby in found if not lobby.lesson and lobby.result), next=more
        )

    @get("/options", responses=refuses(), tags=["Tables"])
    async def options(self, caller: FromCaller) -> OptionsOffered:
        """Return the options that a table can have."""
        sheets = caller.parts.settings.sheets
        return OptionsOffered(
            players=PLAYERS, sides=SIDES, discards=DISCARDS, levels=LEVELS, clocks=tuple(map(_clock_info, CLOCKS)),
            sheets=tuple(SheetOffered(name=sheet.name, digest=sheet.digest, code=sheet.code) for sheet in sheets),
            spectators=SPECTATORS, emotes=wire.EMOTES, most_name=MAX_NAME, most_chat=wire.MAX_CHAT,
            version=wire.VERSION,
        )  # fmt: skip


async def _counted_games(caller: Caller) -> list[Lobby]:
    """Return the latest games of a person, from which statistics are counted."""
    caller.parts.clients.check_costly(caller.client)
    if caller.known_person is None:
        return []
    return await caller.parts.hub.desk.games_of(caller.known_person, LATEST, MAX_COUNTED)


async def _own_games(caller: Caller, person: str, before: int, limit: int) -> tuple[list[Lobby], int | None]:
    """Return a page of a person's games, and where the next page starts.

    Of the lessons and branches, it has those that are over and the latest one: every visit opens a table. So a page may
    have fewer games than wanted, although there are more.
    """
    games: list[Lobby] = []
    latest = before == LATEST
    for _ in range(MAX_READS):
        found = await caller.parts.hub.desk.games_of(person, before, limit)
        for lobby in found:
            practice = lobby.lesson or lobby.branch is not None
            if not practice or lobby.status == "over" or latest:
                games.append(lobby)
            latest = latest and not practice
        if len(games) >= limit:
            return games[:limit], games[limit - 1].created
        if len(found) < limit:
            return games, None
        before = found[-1].created
    return games, before


def _clock_info(name: ClockName) -> ClockInfo:
    control = TIME_CONTROLS.get(name)
    if control is None:
        return ClockInfo(name=name, bank=None, increment=None)
    return ClockInfo(name=name, bank=control.bank, increment=control.increment)
