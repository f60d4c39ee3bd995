"""Checks the references between messages of a language when it is loaded, so that they cannot fail later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from foretell.locales.fluent import (
    FluentEntry,
    FluentError,
    MessageReference,
    Selection,
    TermReference,
    Variable,
    elements,
)


def collected(entries: Iterable[FluentEntry]) -> dict[str, FluentEntry]:
    """The entries of all files of a language, by key. Raise an error for a duplicate key."""
    result: dict[str, FluentEntry] = {}
    for entry in entries:
        first = result.setdefault(entry.key, entry)
        if first is not entry:
            problem = f"{entry.key!r} is already in {first.file}, line {first.line}; rename or remove one of them"
            raise FluentError(entry.file, entry.line, problem)
    return result


def needed_arguments(entries: Mapping[str, FluentEntry]) -> dict[str, frozenset[str]]:
    """The arguments that each message needs, with those of the messages it refers to. Check every reference."""
    needed: dict[str, frozenset[str]] = {}
    for key in entries:
        _need(key, entries, needed, ())
    return needed


def _need(
    key: str, entries: Mapping[str, FluentEntry], needed: dict[str, frozenset[str]], path: tuple[str, ...]
) -> frozenset[str]:
    entry = entries[key]
    if key in path:
        raise FluentError(entry.file, entry.line, f"{key!r} refers to itself through {' -> '.join((*path, key))}")
    if key not in needed:
        names: set[str] = set()
        for element in elements(entry.pattern):
            match element:
                case Variable(name) | Selection(name):
                    names.add(name)
                case MessageReference(target) | TermReference(target):
                    _check_reference(entry, element, entries)
                    inner = _need(target, entries, needed, (*path, key))
                    names |= inner if isinstance(element, MessageReference) else frozenset()
        needed[key] = frozenset(names)
    return needed[key]


def _check_reference(
    entry: FluentEntry, reference: MessageReference | TermReference, entries: Mapping[str, FluentEntry]
) -> None:
    if reference.key not in entries:
        raise FluentError(entry.file, entry.line, f"{entry.key!r} refers to {reference.key!r}, which does not exist")
    if isinstance(reference, TermReference):
        _check_term_arguments(entry, reference, entries[reference.key])
    elif entry.key.startswith("-"):
        problem = f"term {entry.key!r} refers to message {reference.key!r}; a term may refer to terms only"
        raise FluentError(entry.file, entry.line, problem)


def _check_term_arguments(entry: FluentEntry, reference: TermReference, term: FluentEntry) -> None:
    """Check the arguments of a term. It may select on a missing argument (the default applies), but not show one."""
    given = {name for name, _ in reference.arguments}
    shown = {element.name for element in elements(term.pattern) if isinstance(element, Variable)}
    if missing := sorted(shown - given):
        problem = f"{entry.key!r} refers to term {term.key!r} without its argument {missing[0]!r}"
        raise FluentError(entry.file, entry.line, problem)
