"""All routes of the interface."""

from litestar import Router
from litestar.types import ControllerRouterHandler

from . import service
from .daily import Daily
from .duplicates import DuplicateTables
from .moves import Moves
from .people import People
from .seats import Seats
from .tables import Tables
from .watching import Watching

PATH = "/api/v1"


def routes() -> list[ControllerRouterHandler]:
    """Return new route handlers for an application."""
    api = Router(PATH, route_handlers=[Tables, Seats, Moves, Watching, People, Daily, DuplicateTables])
    return [api, service.health, service.ready, service.metrics]
