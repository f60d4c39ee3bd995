"""The server's HTTP interface: routes, bodies and problems."""

from .application import create_api
from .parts import ServerParts

__all__ = ["ServerParts", "create_api"]
