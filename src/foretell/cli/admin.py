"""`foretell admin`: administer the database of a server."""

import asyncio
import os
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..errors import LocalizedError, installing, missing_package
from ..rules import MAX_PLAYERS
from ..server.settings import SettingError, Settings, flag_of, read_settings, table, variable_of
from ..telling.words import Words
from .arguments import Parser, one_of, show_commands, whole

SETTINGS = ("data", "database")
STATUSES = ("open", "dealing", "playing", "over")
"""Those of `foretell.table.wire`, which needs msgspec. The help needs no other packages."""
MAX_DAYS = 100_000
DEFAULT_LIMIT, MAX_LIMIT = 50, 1_000_000


class AdminRun(NamedTuple):
    """What a command works with."""

    found: Namespace
    settings: Settings
    words: Words

    def say(self, key: str, **arguments: str | int) -> None:
        print(self.words.text(key, **arguments))

    @property
    def dry(self) -> bool:
        """Whether the command only says what it would do."""
        return not self.found.yes


class Command(NamedTuple):
    """The arguments of a subcommand. A function of the same name in `admin_commands` carries it out."""

    add_arguments: Callable[[Parser, Words], None]
    changes: bool = False
    """Whether it changes the database, and so needs `--yes`."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Run a subcommand."""
    if not arguments or arguments[0] not in _COMMANDS:
        return show_commands(arguments, words, "admin", _COMMANDS)
    name = arguments[0]
    parser = Parser(words, f"foretell admin {name}", words.text(f"help-admin-{name}"))
    _COMMANDS[name].add_arguments(parser, words)
    if _COMMANDS[name].changes:
        parser.flag("--yes", action="store_true", about="option-yes")
    _add_settings(parser, words)
    found = parser.parse(arguments[1:])
    settings = _settings(parser, found, words)
    try:
        from . import admin_commands  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-needs-parts", package=missing_package(error), pip=installing("table")) from None
    asyncio.run(getattr(admin_commands, name)(AdminRun(found, settings, words)))
    return 0


def _add_settings(parser: Parser, words: Words) -> None:
    shapes = {"config": "FILE"} | {setting.name: setting.metadata["shape"] for setting in table()}
    for name in ("config", *SETTINGS):
        told = {"about": words.text(f"setting-{name}"), "variable": variable_of(name)}
        parser.flag(flag_of(name), metavar=shapes[name], about="setting", told=told)


def _settings(parser: Parser, found: Namespace, words: Words) -> Settings:
    try:
        return read_settings({name: getattr(found, name) for name in SETTINGS}, os.environ, found.config)
    except SettingError as error:
        parser.refuse(words.error(error))


# --- the arguments --------------------------------------------------------------------------------


def _no_arguments(parser: Parser, words: Words) -> None:
    pass


def _backup_file(parser: Parser, words: Words) -> None:  # noqa: ARG001 (all of these have the same parameters)
    parser.file("file", "option-backup-file", needs="error-needs-file")


def _age(parser: Parser, words: Words) -> None:
    parser.flag("--older-than", metavar="DAYS", type=whole(words, 1, MAX_DAYS), about="option-older-than")
    parser.flag("--unfinished", action="store_true", about="option-unfinished")


def _list_options(parser: Parser, words: Words) -> None:
    about = {"choices": ", ".join(STATUSES)}
    parser.flag("--status", metavar="STATUS", type=one_of(words, STATUSES), about="option-status", told=about)
    limit, default = whole(words, 1, MAX_LIMIT), {"default": DEFAULT_LIMIT}
    parser.flag("--limit", metavar="N", type=limit, default=DEFAULT_LIMIT, about="option-limit", told=default)
    parser.flag("--json", action="store_true", about="option-json")


def _table(parser: Parser, words: Words) -> None:  # noqa: ARG001 (all of these have the same parameters)
    parser.file("table", "option-table-key", metavar="TABLE", needs="error-needs-table")


def _person(parser: Parser, words: Words) -> None:
    parser.flag("--person", metavar="HEX", about="option-person")
    parser.flag("--table", metavar="TABLE", about="option-person-table")
    parser.flag("--seat", metavar="N", type=whole(words, 1, MAX_PLAYERS), about="option-person-seat")


def _person_and_file(parser: Parser, words: Words) -> None:
    parser.file("file", "option-export-file", needs="error-needs-file")
    _person(parser, words)


_COMMANDS = {
    "backup": Command(_backup_file),
    "check": Command(_backup_file),
    "restore": Command(_backup_file, changes=True),
    "migrate": Command(_no_arguments, changes=True),
    "purge": Command(_age, changes=True),
    "tables": Command(_list_options),
    "end": Command(_table, changes=True),
    "export": Command(_person_and_file),
    "erase": Command(_person, changes=True),
}
