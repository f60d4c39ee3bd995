"""Health checks and metrics."""

from litestar import Response, get

from ...table.refusals import Refusal
from .bodies import Health
from .parts import FromCaller
from .problems import refuses


@get("/health", tags=["Service"], sync_to_thread=False)
def health() -> Health:
    """Check that the process is alive."""
    return Health(status="alive")


@get("/ready", tags=["Service"], responses={503: refuses("not_ready")[503]})
async def ready(caller: FromCaller) -> Health:
    """Check that the database responds and stores moves."""
    if not await caller.parts.store.ready():
        raise Refusal("not_ready", "the database is not responding")
    if caller.hub.watch.commits_fail:
        raise Refusal("not_ready", "the database does not store moves")
    return Health(status="ready")


@get("/metrics", tags=["Service"], media_type="text/plain")
async def metrics(caller: FromCaller) -> Response[str]:
    """Return the metrics for Prometheus."""
    text = caller.parts.metrics.text().decode()
    return Response(text, media_type="text/plain; version=0.0.4")
