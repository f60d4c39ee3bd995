"""What machines ask of a server: is it well, what does it count."""

from litestar import Response, get

from ...table.refusals import Refusal
from .bodies import Health
from .parts import Asking
from .problems import refuses


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
