"""Checks that the fields of a position have their declared types. `setup` checks numbers and cards later."""

from collections.abc import Callable
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from ..errors import shown
from .position import Position, refuse

Check = Callable[[object], bool]


def _check_for(declared: Any) -> Check:
    """A function that says whether a value is of the declared type."""
    origin, arguments = get_origin(declared), get_args(declared)
    if origin is UnionType:
        checks = [_check_for(one) for one in arguments]
        return lambda value: any(check(value) for check in checks)
    if origin is tuple and arguments[-1] is Ellipsis:
        each = _check_for(arguments[0])
        return lambda value: isinstance(value, tuple) and all(map(each, value))
    if origin is tuple:
        ordered = [_check_for(one) for one in arguments]
        return lambda value: (
            isinstance(value, tuple)
            and len(value) == len(ordered)
            and all(check(item) for check, item in zip(ordered, value, strict=True))
        )
    return (lambda _: True) if declared is int else (lambda value: isinstance(value, declared))


_CHECKS: dict[str, Check] = {
    name: _check_for(declared)
    for name, declared in (get_type_hints(Position) | {"rows": tuple[tuple[str | None, ...], ...]}).items()
}
"""By the name of the field. The number of rows has an error message of its own."""


def check_form(position: Position) -> None:
    """Refuse a position with a field that is not of its declared type."""
    for name, fits in _CHECKS.items():
        value = getattr(position, name)
        if not fits(value):
            raise refuse(f"a field does not have the type that Position declares: {name} is {shown(value)}")
