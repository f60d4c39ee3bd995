"""`foretell serve`: run a server with tables."""

import argparse
import os
import sys
import warnings
from collections.abc import Sequence

from ..errors import LocalizedError, installing, missing_package
from ..server.settings import (
    FORMER_NAMES,
    FormerNameWarning,
    SettingError,
    Settings,
    default_of,
    flag_of,
    read_settings,
    table,
    variable_of,
)
from ..telling.words import Words
from .arguments import Parser


def run(arguments: Sequence[str], words: Words) -> int:
    """Serve until the process is stopped."""
    parser = _parser(words)
    settings = _settings(parser, parser.parse(arguments), words)
    try:
        from ..server.app import serve  # noqa: PLC0415 (`--help` should not load it)
        from ..server.logs import is_text  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise LocalizedError("error-needs-parts", package=missing_package(error), pip=installing("table")) from None
    serve(settings, lambda address: _greet(address, settings, words))
    if is_text(settings.log_format):
        over = "\r" if sys.stdout.isatty() else ""  # over the ^C that a terminal shows
        print(over + words.text("serve-stopped"), flush=True)
    return 0


def _greet(address: str, settings: Settings, words: Words) -> None:
    if settings.log_format != "json":
        print(words.text("serve-ready", address=address), flush=True)


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell serve", words.text("help-serve"), usage="%(prog)s [--lang LANG] [OPTION ...]")
    parser.epilog = words.text("help-settings")
    _flag(parser, words, "config", "FILE", "")
    for setting in table():
        shape = setting.metadata["shape"]
        _flag(parser, words, setting.name, shape, default_of(setting), **_extra(setting.name, shape))
    for former in FORMER_NAMES.values():
        parser.options.add_argument(flag_of(former), help=argparse.SUPPRESS)
    return parser


def _extra(name: str, shape: str) -> dict[str, str]:
    """What argparse needs to know about a flag that may stand without a value, or several times."""
    if shape == "yes|no":
        return {"nargs": "?", "const": "yes"}
    return {"action": "append"} if name == "sheet" else {}


def _flag(parser: Parser, words: Words, name: str, shape: str, default: str, **extra: str) -> None:
    about = words.text(f"setting-{name.replace('_', '-')}")
    told = {"about": about, "variable": variable_of(name), "default": default}
    key = "setting-with-default" if default else "setting"
    parser.flag(flag_of(name), metavar=shape, about=key, told=told, **extra)


def _settings(parser: Parser, found: argparse.Namespace, words: Words) -> Settings:
    names = [setting.name for setting in table()]
    flags = {name: getattr(found, name) for name in (*names, *FORMER_NAMES.values())}
    with warnings.catch_warnings(record=True, action="always", category=FormerNameWarning) as caught:
        try:
            return read_settings(flags, os.environ, found.config)
        except SettingError as error:
            parser.refuse(words.error(error))
        finally:
            _show_renamed(caught, words)


def _show_renamed(caught: Sequence[warnings.WarningMessage], words: Words) -> None:
    """Print one line for each setting under a former name."""
    for warning in caught:
        if isinstance(warning.message, FormerNameWarning):
            renamed = words.text("serve-renamed", before=warning.message.before, now=warning.message.now)
            print(renamed, file=sys.stderr)
