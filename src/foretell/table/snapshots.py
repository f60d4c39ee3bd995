"""Snapshots: everything that a viewer may know at one moment, as the integers of the rules."""

from msgspec import Struct

from ..game.fields import Values
from ..game.forms import Cards


class Extras(Struct, frozen=True):
    """What the table adds to the view of every viewer."""

    away: tuple[bool, ...]
    banks: tuple[int, ...] | None


class Snapshot(Struct, frozen=True):
    """What one viewer may know."""

    common: Values
    """One value for each field of `SENT_COMMON`."""
    own: Values
    """One value for each field of `OWN`."""
    extras: Extras
    undo: bool
    hands: tuple[Cards, ...] | None = None
    """Everybody's cards, in the open replay of a finished game."""
