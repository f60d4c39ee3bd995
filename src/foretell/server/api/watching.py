"""Looking at a game: the view, frames, the stream, the record, the cards, the code to join."""

from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream as StreamResponse

from ...sheets import CARDS
from ...table import wire
from ..origins import base_url
from .bodies import CardEffect, SheetInfo
from .parts import Asking, Key
from .problems import refuses
from .streams import Stream

Eyes = Literal["own", "spectator", "0", "1", "2", "3", "4", "open"]
_SINCE = QueryParameter(ge=-1, le=1_000_000, description="The last ply that you have; -1 for none.")
_EYES = QueryParameter(description="Whose view: your own, or, after the end, anybody's.")


class Watching(Controller):
    """What a person, or somebody without a seat, may see of a table."""

    path = "/tables/{key:str}"
    tags = ("Watching",)

    @get("/view", responses=refuses("no_table", "not_started", "no_spectators"))
    async def view(self, key: Key, here: Asking) -> Response[wire.Full]:
        """The whole view as it is now."""
        table = await here.id_of(key)
        return _json(await here.hub.full(table, here.asking))

    @get("/prospects", responses=refuses("no_table", "not_started", "not_seated", "no_spectators"))
    async def prospects(self, key: Key, here: Asking) -> Response[wire.Prospects]:
        """What each of your choices would make of your hand; nothing while it is not for you to choose."""
        table = await here.id_of(key)
        return _json(await here.hub.prospects(table, here.asking))

    @get("/frames", responses=refuses("no_table", "not_started", "no_spectators", "not_over", "no_seat"))
    async def frames(
        self,
        key: Key,
        here: Asking,
        since: Annotated[int, _SINCE] = -1,
        eyes: Annotated[Eyes, _EYES] = "own",
    ) -> Response[list[wire.Frame]]:
        """All frames after ply `since`."""
        here.parts.clients.check_dear(here.client)
        table = await here.id_of(key)
        frames = await here.hub.frames(table, here.asking, since, None if eyes == "own" else eyes)
        return _json(b"[%s]" % b",".join(frames))

    @get("/stream", media_type="application/x-ndjson", responses=refuses("no_table", "no_spectators", "busy"))
    async def stream(self, key: Key, here: Asking, since: Annotated[int | None, _SINCE] = None) -> StreamResponse:
        """The messages of the socket, one a line, for as long as you listen. An empty line says that all is well.

        A reader that is too slow is dropped, and goes on with `since`.
        """
        table = await here.id_of(key)
        stream = Stream(here)
        await stream.open(table, since)
        return StreamResponse(stream.lines(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})

    @get("/record", media_type="text/plain", responses=refuses("no_table", "not_started", "not_over", "no_spectators"))
    async def record(self, key: Key, here: Asking) -> Response[str]:
        """The record of a finished game, the server's secret in it: `foretell verify` checks it."""
        table = await here.id_of(key)
        text = await here.hub.record(table, here.asking)
        name = f'attachment; filename="foretell-{table}.txt"'
        return Response(text, media_type="text/plain", headers={"Content-Disposition": name})

    @get("/sheet", responses=refuses("no_table"))
    async def sheet(self, key: Key, here: Asking) -> SheetInfo:
        """What is printed on this table's cards."""
        sheet = (await here.find(key)).rules.options().sheet
        cards = {
            card: tuple(CardEffect(name=effect.name, star=effect.star) for effect in sheet.effects(card))
            for card in CARDS
        }
        return SheetInfo(name=sheet.name, digest=sheet.digest, suits=sheet.suits, cards=cards)

    @get("/qr.svg", media_type="image/svg+xml", responses=refuses("no_table"))
    async def qr(self, key: Key, here: Asking, request: Request[Any, Any, Any]) -> Response[str]:
        """The link to this table as a QR code."""
        table = await here.find(key)
        base = base_url(request.headers.get("host"), here.parts.settings)
        return Response(_qr(join_link(base, here.hub.info(table))), media_type="image/svg+xml")


def join_link(base: str, table: wire.TableInfo) -> str:
    """What is shared to let others join."""
    return f"{base}/t/{table.code or table.id}"


def _qr(link: str) -> str:
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=8, light="#fff", nl=False)
    return drawn.getvalue().decode()


def _json(body: bytes) -> Response[Any]:
    """What is encoded already."""
    return Response(body, media_type="application/json")
