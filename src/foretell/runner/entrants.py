"""Entrants: kinds of players with their settings, given by name or by class."""

import inspect
import shlex
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from ..errors import ForetellError, LocalizedError, shown
from ..players import Player
from ..remote import PREFIX
from .bot_code import TEXT_PREFIX, Maker, maker_of
from .failure import reason_of
from .sources import file_digests

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
    """The class, if the entrant was given as one. Otherwise `kind` says where to import it from."""

    def __getstate__(self) -> dict[str, Any]:
        """Leave out cached values: another process must import the class itself."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @classmethod
    def of(cls, given: "str | Maker | Entrant") -> "Entrant":
        """Create an entrant from a class, or from a text such as `search:seconds=1` or `my_bot.py:MyBot:depth=3`."""
        if isinstance(given, Entrant):
            return given
        if isinstance(given, str):
            kind, settings = (given, ()) if given.startswith(PREFIX) else _parsed(given)
            return cls(given, kind, settings)
        if callable(given):
            name = getattr(given, "__name__", type(given).__name__)
            return cls(name, f"{getattr(given, '__module__', '')}:{name}", maker=given)
        raise ForetellError(f"an entrant is the name of a kind of player or a class, not {shown(given)}")

    def make(self, seed: int) -> Player:
        """Create a player. Players with the same seed choose the same actions."""
        chance = {"seed": seed} if self._takes_seed else {}
        try:
            player: Player = self._found(**chance, **self._given)
        except ForetellError as error:
            raise LocalizedError("error-setting", source=self.name, reason=reason_of(error)) from error
        except (Exception, SystemExit) as error:
            raise LocalizedError("error-entrant-made", player=self.name, reason=reason_of(error)) from error
        choose = getattr(player, "choose", None)
        if not callable(choose):
            raise LocalizedError("error-entrant-choose", player=self.name)
        if inspect.iscoroutinefunction(choose):
            raise LocalizedError("error-entrant-async", player=self.name)
        return player

    @cached_property
    def _given(self) -> dict[str, Setting]:
        """The settings as arguments. The name of a file stays text, even if it looks like a number."""
        files = dict(_default_files(self._found))
        return {key: str(value) if key in files else value for key, value in self.settings}

    def check(self) -> None:
        """Create a player that does not play, to report errors before the first game."""
        self.check_settings()
        self.make(0)
        self.check_numbers()

    def check_settings(self) -> None:
        """Raise an error if the class does not have one of the settings."""
        known = _settings_of(self._found)
        for key, _ in self.settings if known else ():
            if key not in known:
                choices = ", ".join(known)
                raise LocalizedError("error-entrant-setting", player=self.name, answer=key, choices=choices)

    def check_numbers(self) -> None:
        """Raise an error if a setting is text, but a number by default. A class that looks itself says more."""
        defaults = {parameter.name: parameter.default for parameter in _parameters(self._found)}
        for key, value in self.settings:
            if type(defaults.get(key)) in (int, float) and not isinstance(value, int | float):
                example = f"{key}={defaults[key]}"
                raise LocalizedError(
                    "error-entrant-number", player=self.name, setting=key, answer=shown(value), example=example
                )

    @cached_property
    def _found(self) -> Maker:
        return self.maker or maker_of(self.kind)

    @cached_property
    def _takes_seed(self) -> bool:
        parameters = _parameters(self._found)
        return any(parameter.name == "seed" or parameter.kind is parameter.VAR_KEYWORD for parameter in parameters)

    @cached_property
    def in_rows(self) -> bool:
        """Whether the player can choose for many games at once."""
        return callable(getattr(self.make(0), "choose_rows", None))

    def files(self) -> dict[str, str]:
        """The digests of its files. If a file changes, results cannot be resumed."""
        named = dict(_default_files(self._found)) | dict(self.settings)
        named.pop("log", None)  # a file that a player writes
        texts: Iterable[object] = (self.kind.removeprefix(TEXT_PREFIX).rpartition(":")[0], *named.values())
        if self.kind.startswith(PREFIX):
            texts = shlex.split(self.kind.removeprefix(PREFIX))
        return file_digests(self._found, [Path(str(text)) for text in texts if text])


def entrant_texts(text: str) -> list[str]:
    """Split a list of entrants at its commas, but not at those between the settings of an entrant.

    >>> entrant_texts("novice, my_bot.py:MyBot:depth=3,width=2, random")
    ['novice', 'my_bot.py:MyBot:depth=3,width=2', 'random']
    """
    texts: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if texts and "=" in part and ":" not in part:
            texts[-1] += f",{part}"
        else:
            texts.append(part)
    return texts


def look_in_this_folder() -> None:
    """Make modules in the current folder importable, as `python -m` does, also in worker processes."""
    here = str(Path.cwd())
    if not {here, ""} & set(sys.path):
        sys.path.append(here)


def _default_files(maker: Maker) -> Iterator[tuple[str, Path]]:
    """Default files of a player, such as its weights."""
    for parameter in _parameters(maker):
        if isinstance(parameter.default, Path):
            yield parameter.name, parameter.default


def _settings_of(maker: Maker) -> list[str]:
    """The names of all settings except the seed; an empty list if the class accepts any."""
    parameters = _parameters(maker)
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return []
    return [parameter.name for parameter in parameters if parameter.name != "seed"]


def _parameters(maker: Maker) -> list[inspect.Parameter]:
    try:
        return list(inspect.signature(maker).parameters.values())
    except (TypeError, ValueError):  # some classes have no signature
        return []


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
