"""The server's HTTP interface: routes, bodies and problems."""

from .application import create_api
from .parts import Parts

__all__ = ["Parts", "create_api"]
