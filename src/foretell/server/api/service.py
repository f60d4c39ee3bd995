"""What machines and passers-by ask of a server: is it well, what does it count, what is it."""

import base64
import hashlib
from importlib.resources import files

from litestar import Response, get

from ...table.refusals import Refusal
from .bodies import Health
from .parts import Asking
from .problems import refuses

POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""What a browser may load for a page of ours: nothing, unless the page says otherwise."""


@get("/health", tags=["Service"], sync_to_thread=False)
def health() -> Health:
    """The process is alive."""
    return Health(status="alive")


@get("/ready", tags=["Service"], responses={503: refuses("not_ready")[503]})
async def ready(here: Asking) -> Health:
    """The database answers."""
    if not await here.parts.store.ready():
        raise Refusal("not_ready", "the database does not answer")
    return Health(status="ready")


@get("/metrics", tags=["Service"], media_type="text/plain")
async def metrics(here: Asking) -> Response[str]:
    """What the server counts, for Prometheus."""
    text = here.parts.metrics.text().decode()
    return Response(text, media_type="text/plain; version=0.0.4")


@get(["/", "/t/{key:str}"], include_in_schema=False, media_type="text/html", sync_to_thread=False)
def landing() -> Response[str]:
    """A page that says what is here."""
    page = (files("foretell.server.api") / "landing.html").read_text("utf-8")
    style = page.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    headers = {"Content-Security-Policy": f"{POLICY}; style-src 'sha256-{digest}'"}
    return Response(page, media_type="text/html", headers=headers)
