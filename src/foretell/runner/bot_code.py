"""Find the class of a bot: a built-in kind, a class in a file, or a class in a module."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from ..errors import LocalizedError
from ..players import BOTS, Player
from ..remote import PREFIX, ProgramPlayer
from ..text import TextPlayer
from .failure import reason_of

Maker = Callable[..., Player]
EXAMPLE = "my_bot.py:MyBot"
TEXT_PREFIX = "text:"
"""The prefix of a callable that gets prose and answers with a choice."""


def maker_of(kind: str) -> Maker:
    """The class that a text names: `novice`, `my_bot.py:MyBot`, `my_package.bots:MyBot`, `program:node my_bot.js` or
    `text:my_model.py:ask`.
    """
    if kind in BOTS:
        return BOTS[kind]
    if kind.startswith(PREFIX):
        return partial(ProgramPlayer, kind.removeprefix(PREFIX))
    if kind.startswith(TEXT_PREFIX):
        return partial(TextPlayer, _named(kind.removeprefix(TEXT_PREFIX)))
    maker: Maker = _named(kind)
    return maker


def _named(kind: str) -> Any:
    """What `file.py:name` or `module:name` names."""
    place, colon, name = kind.rpartition(":")
    if not colon:
        choices = ", ".join(BOTS)
        raise LocalizedError("error-entrant-unknown", answer=kind[:60], choices=choices, example=EXAMPLE)
    module = _module(place)
    found: Any = getattr(module, name, None)
    if not callable(found):
        raise _no_class(module, name, place)
    return found


def _no_class(module: ModuleType, name: str, place: str) -> LocalizedError:
    """The error for a missing class. It names the classes that could be meant."""
    own = [
        each
        for each, value in vars(module).items()
        if inspect.isclass(value) and value.__module__ == module.__name__ and hasattr(value, "choose")
    ]
    if not own:
        return LocalizedError("error-entrant-class", answer=name[:40], file=place)
    return LocalizedError("error-entrant-classes", answer=name[:40], file=place, choices=", ".join(own))


def _module(place: str) -> ModuleType:
    """Import a module by its file or by its name."""
    path = Path(place)
    if path.suffix != ".py":
        return _named_module(place)
    name = f"_entrant_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise LocalizedError("error-file-missing", file=place)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _unusable(place, error) from error
    return module


def _named_module(place: str) -> ModuleType:
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name and f"{place}.".startswith(f"{error.name}."):
            raise LocalizedError("error-entrant-module", answer=place[:60], example=EXAMPLE) from error
        raise _unusable(place, error) from error
    except (Exception, SystemExit) as error:
        raise _unusable(place, error) from error


def _unusable(place: str, error: BaseException) -> LocalizedError:
    return LocalizedError("error-entrant-code", file=place, reason=reason_of(error))
