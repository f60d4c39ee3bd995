"""Entrants: kinds of players with their settings, given by name or by class."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from ..errors import ForetellError, LocalizedError, shown
from ..players import BOTS, Player
from .failure import reason_of
from .sources import file_digests

Maker = Callable[..., Player]
Setting = int | float | bool | str


@dataclass(frozen=True)
class Entrant:
    """A kind of player. The arena makes a new player for each seat of each game, or for each chunk in lockstep.

    >>> Entrant.of("random:name=Rudi").make(seed=7).name
    'Rudi'
    """

    name: str
    kind: str
    settings: tuple[tuple[str, Setting], ...] = ()
    maker: Maker | None = field(default=None, repr=False)
    """The class, if the entrant was given as one. Otherwise `kind` tells where to import it from."""

    def __getstate__(self) -> dict[str, Any]:
        """Leave out cached values: another process must import the class itself."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @classmethod
    def of(cls, given: "str | Maker | Entrant") -> "Entrant":
        """Create an entrant from a class, or from a text such as `search:seconds=1` or `my_bot.py:MyBot:depth=3`."""
        if isinstance(given, Entrant):
            return given
        if isinstance(given, str):
            kind, settings = _parsed(given)
            return cls(given, kind, settings)
        if callable(given):
            name = getattr(given, "__name__", type(given).__name__)
            return cls(name, f"{getattr(given, '__module__', '')}:{name}", maker=given)
        raise ForetellError(f"an entrant is the name of a kind of player or a class, not {shown(given)}")

    def make(self, seed: int) -> Player:
        """Create a player. Players with the same seed choose the same actions."""
        maker = self._found
        chance = {"seed": seed} if _takes_seed(maker) else {}
        try:
            player: Player = maker(**chance, **self._given())
        except ForetellError as error:
            raise LocalizedError("error-setting", source=self.name, reason=reason_of(error)) from error
        except (Exception, SystemExit) as error:
            raise LocalizedError("error-entrant-made", player=self.name, reason=reason_of(error)) from error
        if not callable(getattr(player, "choose", None)):
            raise LocalizedError("error-entrant-choose", player=self.name)
        return player

    def _given(self) -> dict[str, Setting]:
        """The settings as arguments. The name of a file stays text, even if it looks like a number."""
        files = dict(_default_files(self._found))
        return {key: str(value) if key in files else value for key, value in self.settings}

    def check_settings(self) -> None:
        """Raise an error if the class does not have one of the settings."""
        known = _settings_of(self._found)
        for key, _ in self.settings if known else ():
            if key not in known:
                choices = ", ".join(known)
                raise LocalizedError("error-entrant-setting", player=self.name, answer=key, choices=choices)

    @cached_property
    def _found(self) -> Maker:
        return self.maker or _maker(self.kind)

    @cached_property
    def in_rows(self) -> bool:
        """Whether the player can choose for many games at once."""
        return callable(getattr(self.make(0), "choose_rows", None))

    def files(self) -> dict[str, str]:
        """The digests of its files. If a file changes, results cannot be resumed."""
        named = dict(_default_files(self._found)) | dict(self.settings)
        texts = (self.kind.rpartition(":")[0], *named.values())
        return file_digests(self._found, [Path(str(text)) for text in texts if text])


def _default_files(maker: Maker) -> Iterator[tuple[str, Path]]:
    """Default files of a player, such as its weights."""
    for parameter in _parameters(maker):
        if isinstance(parameter.default, Path):
            yield parameter.name, parameter.default


def _takes_seed(maker: Maker) -> bool:
    return any(parameter.name == "seed" or parameter.kind is parameter.VAR_KEYWORD for parameter in _parameters(maker))


def _settings_of(maker: Maker) -> list[str]:
    """The names of all settings besides the seed; an empty list if the class accepts any."""
    parameters = _parameters(maker)
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return []
    return [parameter.name for parameter in parameters if parameter.name != "seed"]


def _parameters(maker: Maker) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):  # some classes have no signature
        return []


def entrants_of(
    given: Sequence["str | Maker | Entrant"], budget: Mapping[str, Setting] | None = None
) -> tuple[Entrant, ...]:
    """Check two or more entrants with different names. `budget` holds settings for `search` without settings."""
    entrants = tuple(_with_budget(Entrant.of(one), budget or {}) for one in given)
    names = [entrant.name for entrant in entrants]
    if len(names) < 2:
        raise LocalizedError("error-needs-entrants")
    for name in names:
        if names.count(name) > 1:
            example = f"{name}{',' if Entrant.of(name).settings else ':'}name=other"
            raise LocalizedError("error-entrant-twice", player=name, example=example)
    for entrant in entrants:
        entrant.check_settings()
        entrant.make(0)  # report errors before the match, not from a worker process
    return entrants


def _with_budget(entrant: Entrant, budget: Mapping[str, Setting]) -> Entrant:
    if entrant.kind != "search" or entrant.settings or not budget:
        return entrant
    return Entrant.of(f"{entrant.name}:{','.join(f'{key}={value}' for key, value in budget.items())}")


def _parsed(text: str) -> tuple[str, tuple[tuple[str, Setting], ...]]:
    """`kind`, `kind:key=value,...`, and the same after `file.py:Class`."""
    head, colon, tail = text.rpartition(":")
    if colon and "=" in tail:
        return head, tuple(_setting(part, text) for part in tail.split(","))
    return text, ()


def _setting(part: str, text: str) -> tuple[str, Setting]:
    key, equals, value = (word.strip() for word in part.partition("="))
    if not (key.isidentifier() and equals and value):
        raise LocalizedError("error-entrant-written", answer=part[:40], player=text[:80])
    return key, _value(value)


def _value(text: str) -> Setting:
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _maker(kind: str) -> Maker:
    if kind in BOTS:
        return BOTS[kind]
    place, colon, name = kind.rpartition(":")
    if not colon:
        choices = ", ".join(BOTS)
        raise LocalizedError("error-entrant-unknown", answer=kind[:60], choices=choices, example="my_bot.py:MyBot")
    found: Any = getattr(_module(place), name, None)
    if not callable(found):
        raise LocalizedError("error-entrant-class", answer=name[:40], file=place)
    maker: Maker = found
    return maker


def _module(place: str) -> ModuleType:
    """Import a module by its file or by its name."""
    path = Path(place)
    if path.suffix != ".py":
        try:
            return importlib.import_module(place)
        except (Exception, SystemExit) as error:
            raise _unusable(place, error) from error
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


def _unusable(place: str, error: BaseException) -> LocalizedError:
    return LocalizedError("error-entrant-code", file=place, reason=reason_of(error))
