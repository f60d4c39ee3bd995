"""Whether the fields of a position have the form that `Position` declares. Numbers and cards are checked later."""

from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

from ..errors import shown
from .position import Position, refuse

_TYPES: dict[str, Any] = get_type_hints(Position) | {"rows": tuple[tuple[str | None, ...], ...]}
"""The number of rows has an error message of its own."""


def check_form(position: Position) -> None:
    """Refuse a position with a field that is not of its declared type."""
    for name, declared in _TYPES.items():
        value = getattr(position, name)
        if not _fits(value, declared):
            raise refuse(f"a field is not of the form that Position describes: {name} is {shown(value)}")


def _fits(value: object, declared: Any) -> bool:
    origin, arguments = get_origin(declared), get_args(declared)
    if origin is UnionType:
        return any(_fits(value, one) for one in arguments)
    if origin is tuple:
        return isinstance(value, tuple) and _items_fit(value, arguments)
    if declared is NoneType:
        return value is None
    return declared is int or isinstance(value, declared)


def _items_fit(items: tuple[object, ...], declared: tuple[Any, ...]) -> bool:
    if declared[-1] is Ellipsis:
        return all(_fits(item, declared[0]) for item in items)
    return len(items) == len(declared) and all(map(_fits, items, declared))
