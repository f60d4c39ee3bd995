"""Watching a game: view, frames, stream, record, review, card sheet, and the QR code to join."""

import gzip
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import segno
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from litestar.response import Stream as StreamResponse

from ...rules import MAX_PLAYERS
from ...sheets import CARDS, Sheet
from ...table import wire
from ..origins import base_url
from ..reviews import review_key
from .bodies import CardEffect, ReviewState, SheetInfo
from .parts import FromCaller, TableKey, encoded_json
from .problems import refuses
from .streams import Stream

if TYPE_CHECKING:
    Eyes = str  # type checkers do not accept computed values in a Literal
else:
    Eyes = Literal["own", "spectator", *map(str, range(MAX_PLAYERS)), "open"]
_SINCE = QueryParameter(ge=-1, le=1_000_000, description="The last ply that you have; -1 for none.")
_EFFORT = QueryParameter(description="How much to compute: deep takes about ten times as long, and is more exact.")
_EYES = QueryParameter(description="Whose view: your own or, after the end, that of any viewer.")


class Watching(Controller):
    """What a player or a spectator may see of a table."""

    path = "/tables/{key:str}"
    tags = ("Watching",)

    @get("/view", responses=refuses("no_table", "not_started", "no_spectators"))
    async def view(self, key: TableKey, caller: FromCaller) -> Response[wire.Full]:
        """Return your whole view of the game."""
        table = await caller.id_of(key)
        return encoded_json(await caller.hub.door.full(table, caller.known_person))

    @get("/prospects", responses=refuses("no_table", "not_started", "not_seated", "no_spectators"))
    async def prospects(self, key: TableKey, caller: FromCaller) -> Response[wire.Prospects]:
        """Return which hand each of your choices would lead to. Empty if it is not your turn."""
        table = await caller.id_of(key)
        return encoded_json(await caller.hub.door.prospects(table, caller.known_person))

    @get("/frames", responses=refuses("no_table", "not_started", "no_spectators", "not_over", "no_seat"))
    async def frames(
        self,
        key: TableKey,
        caller: FromCaller,
        since: Annotated[int, _SINCE] = -1,
        eyes: Annotated[Eyes, _EYES] = "own",
    ) -> Response[list[wire.Frame]]:
        """Return all frames after ply `since`."""
        caller.parts.clients.check_costly(caller.client)
        table = await caller.id_of(key)
        frames = await caller.hub.door.frames(table, caller.known_person, since, eyes)
        caller.parts.clients.charge_frames(caller.client, len(frames))
        # Not compressed: everybody on the network sees the size, which would depend on the viewer's cards.
        return encoded_json(b"[%s]" % b",".join(frames))

    @get("/stream", media_type="application/x-ndjson", responses=refuses("no_table", "no_spectators", "busy"))
    async def stream(
        self, key: TableKey, caller: FromCaller, since: Annotated[int | None, _SINCE] = None
    ) -> StreamResponse:
        """Stream the messages of the socket, one per line. An empty line is a heartbeat.

        A reader that is too slow is disconnected, and can resume with `since`.
        """
        table = await caller.id_of(key)
        stream = Stream(caller)
        await stream.open(table, since)
        return StreamResponse(stream.lines(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})

    @get("/record", media_type="text/plain", responses=refuses("no_table", "not_started", "not_over", "no_spectators"))
    async def record(self, key: TableKey, caller: FromCaller) -> Response[str]:
        """Return the record of a finished game with the server's secret. `foretell verify` checks it."""
        table = await caller.id_of(key)
        text = await caller.hub.door.record(table, caller.known_person)
        name = f'attachment; filename="foretell-{table}.txt"'
        return Response(text, media_type="text/plain", headers={"Content-Disposition": name})

    @get(
        "/review",
        responses=refuses("no_table", "not_started", "not_over", "no_spectators", "busy", "failed", "no_reviews"),
    )
    async def review(
        self,
        key: TableKey,
        caller: FromCaller,
        request: Request[Any, Any, Any],
        effort: Annotated[Literal["quick", "deep"], _EFFORT] = "quick",
    ) -> Response[ReviewState]:
        """Return the parts of a finished game's review that are ready, and start the review if necessary."""
        table = await caller.id_of(key)
        record = await caller.hub.door.record_to_review(table, caller.known_person)
        reviews = caller.hub.reviews
        body = reviews.found(review_key(record, effort))
        if body is None:
            caller.parts.clients.check_costly(caller.client)  # a refusal below would cost a read, too
            plies = await caller.hub.door.decision_plies(table)
            body = reviews.start(caller.client, record, effort, plies)
        return _compressed_json(body, request)

    @get("/sheet", responses=refuses("no_table"))
    async def sheet(self, key: TableKey, caller: FromCaller, request: Request[Any, Any, Any]) -> Response[SheetInfo]:
        """Return what is printed on the cards of this table."""
        sheet = (await caller.find(key)).rules.options().sheet
        return _compressed_json(_printed(sheet.name, sheet), request)

    @get("/qr.svg", media_type="image/svg+xml", responses=refuses("no_table"))
    async def qr(self, key: TableKey, caller: FromCaller, request: Request[Any, Any, Any]) -> Response[str]:
        """Return the link to this table as a QR code."""
        caller.parts.clients.check_costly(caller.client)
        table = await caller.find(key)
        base = base_url(request.headers.get("host"), caller.parts.settings)
        return Response(_qr(join_link(base, caller.hub.desk.info(table))), media_type="image/svg+xml")


def join_link(base: str, table: wire.TableInfo) -> str:
    """Return the link that lets others join."""
    return f"{base}/t/{table.code or table.id}"


@lru_cache(16)
def _printed(name: str, sheet: Sheet) -> bytes:
    """Return the compressed JSON of a sheet. Sheets with different names may be equal."""
    cards = {
        card: tuple(CardEffect(name=effect.name, star=effect.star) for effect in sheet.effects(card)) for card in CARDS
    }
    info = SheetInfo(name=name, digest=sheet.digest, suits=sheet.suits, cards=cards)
    return gzip.compress(msgspec.json.encode(info), 9, mtime=0)


@lru_cache(256)
def _qr(link: str) -> str:
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=8, light="#fff", nl=False)
    return drawn.getvalue().decode()


def _compressed_json(body: bytes, request: Request[Any, Any, Any]) -> Response[Any]:
    """Return a response with JSON that is already encoded and compressed."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return encoded_json(gzip.decompress(body))
    return Response(body, media_type="application/json", headers={"Content-Encoding": "gzip"})
