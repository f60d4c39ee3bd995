"""Every error that Foretell raises on purpose."""

import sys
from pathlib import Path


class ForetellError(Exception):
    """Something was refused; the message says what was wrong, where, and what to do."""


class LocalizedError(ForetellError):
    """An error whose message can be shown in every language: the text of `key`, with `arguments` filled in.

    `str` gives the English text. An argument may be an error itself.

    >>> str(LocalizedError("error-folder", answer="games"))
    'There is no folder "games".'
    """

    def __init__(self, key: str, /, **arguments: "str | int | float | ForetellError") -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        from .locales import load  # noqa: PLC0415 (no message file is read until a message is needed)

        return load("en").error(self)


SpokenError = LocalizedError
"""Deprecated name of `LocalizedError`."""


class IllegalAction(ForetellError):  # noqa: N818 (the rulebook's way of speaking)
    """An action that the rules do not allow now; nothing has changed."""


class OptionsError(ForetellError):
    """Options that no game can be played with."""


class NotationError(ForetellError):
    """A card or an action that is not written as it should be."""


class SheetError(ForetellError):
    """A card sheet that breaks a rule of card sheets."""


class PositionError(ForetellError):
    """A position that cannot be."""


class RecordError(ForetellError):
    """A record that is damaged or tells an impossible game."""


class SheetWarning(UserWarning):
    """A card sheet that may be played with but contradicts what the rulebook prints."""


def installing(extra: str) -> str:
    """Return the command that installs the packages of `extra` for the running Python.

    In a clone of the repository, the command names its folder. Anywhere else, it names the package.
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable or "python"
    folder = Path(__file__).resolve().parents[2]
    if (folder / "pyproject.toml").is_file():
        return f'{python} -m pip install -e "{folder}[{extra}]"'
    return f'{python} -m pip install "foretell[{extra}]"'


def shown(value: object, most: int = 40) -> str:
    """`value` for an error's message, cut to `most` characters, whatever it is.

    >>> shown("R3"), shown(10**5_000), shown(list(range(100)), 12)
    ("'R3'", 'int', '[0, 1, 2, 3,')
    """
    try:
        return repr(value)[:most]
    except (RecursionError, ValueError):  # nested too deep, or a number of too many digits
        return type(value).__name__
