"""The errors that Foretell raises."""

import errno
import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any


class ForetellError(Exception):
    """Base class of all errors. The message says what is wrong, where, and what to do."""

    details: Sequence[str] = ()
    """Lines for the user that help to find the cause, such as the seed of the game."""

    def __reduce__(self) -> tuple[Any, ...]:
        # By default, exceptions are unpickled by `cls(*args)`. Many subclasses have other parameters than `args`.
        return _unpickled, (type(self), self.args), vars(self)


def _unpickled(cls: type[ForetellError], args: tuple[Any, ...]) -> ForetellError:
    return cls.__new__(cls, *args)


class LocalizedError(ForetellError):
    """An error with a message in every language: the text of `key`, with `arguments` filled in.

    `str` gives the English text, or the key and the arguments if there is no such text. An argument may be an error
    itself. Messages that only programmers see, such as those about wrong types, need no translation: they take the
    place of the key.

    >>> str(LocalizedError("error-folder", answer="games"))
    'There is no folder "games": check its name.'
    """

    def __init__(self, key: str, /, **arguments: "str | int | float | ForetellError") -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        from .locales import load  # noqa: PLC0415 (no message file is read until a message is needed)

        return load("en").error(self)


class IllegalAction(LocalizedError):  # noqa: N818 (a public name without "Error")
    """An action that the rules do not allow now. The game has not changed."""


class OptionsError(ForetellError):
    """Options that are not valid."""


class NotationError(LocalizedError):
    """A card or an action in wrong notation."""


class SheetError(LocalizedError):
    """A card sheet that is not valid."""


class PositionError(ForetellError):
    """A position that cannot occur in a game."""


class RecordError(LocalizedError):
    """A record that is damaged or describes an impossible game."""


class SheetWarning(UserWarning):
    """A card sheet that is playable but contradicts the printed rulebook."""


def installing(extra: str) -> str:
    """Return the command that installs the packages of `extra` for the running Python.

    In a clone of the repository, the command names its folder. Anywhere else, it names the package.
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable or "python"
    folder = Path(__file__).resolve().parents[2]
    if (folder / "pyproject.toml").is_file():
        return f'{python} -m pip install -e "{folder}[{extra}]"'
    return f'{python} -m pip install "foretell[{extra}]"'


def missing_package(error: ModuleNotFoundError) -> str:
    """Return the package that is not installed. Raise the error if it is a module of Foretell, which would be a bug.

    >>> missing_package(ModuleNotFoundError(name="prometheus_client.core"))
    'prometheus-client'
    """
    package = (error.name or "").partition(".")[0]
    if package in ("", "foretell"):
        raise error
    return package.replace("_", "-")


def unread_file(file: Path | str, error: Exception) -> LocalizedError:
    """Return the error for a file that is missing, or that `error` made unreadable.

    >>> str(unread_file("a.txt", FileNotFoundError()))
    'There is no file a.txt: check its name and folder.'
    """
    if isinstance(error, FileNotFoundError):
        return LocalizedError("error-file-missing", file=str(file))
    return LocalizedError("error-file-unread", file=str(file), reason=system_reason(error))


def unwritten_file(file: Path | str, error: Exception) -> LocalizedError:
    """Return the error for a file that `error` kept from being written.

    >>> str(unwritten_file("games", IsADirectoryError(errno.EISDIR, "Is a directory")))
    'The file games cannot be written: this is a folder, not a file. Name a file.'
    """
    return LocalizedError("error-file-unwritten", file=str(file), reason=system_reason(error))


def unused_file(error: OSError) -> LocalizedError:
    """Return the error for whatever `error` kept from being used: the file that it names, if any.

    >>> str(unused_file(TimeoutError("timed out")))
    'The operation failed: the system reports: timed out.'
    """
    if error.filename is None and error.errno is None:  # such as an error of a connection
        reason = LocalizedError("reason-other", reason=str(error) or type(error).__name__)
        return LocalizedError("error-system", reason=reason)
    if error.filename is None:
        return LocalizedError("error-system", reason=system_reason(error))
    return LocalizedError("error-file-unused", file=str(error.filename), reason=system_reason(error))


def system_reason(error: Exception) -> LocalizedError:
    """Return a reason that says in our own words why a file cannot be used, and what to do about it.

    >>> str(system_reason(OSError(errno.EIO, "Input/output error")))
    'the system reports: Input/output error.'
    """
    if not isinstance(error, OSError) or error.errno is None:
        in_name = "null" in str(error) and not isinstance(error, UnicodeError)  # open() refuses null characters
        return LocalizedError("reason-name" if in_name else "reason-content")
    # Windows denies access to a folder that is opened as a file.
    is_folder = os.name == "nt" and error.errno == errno.EACCES and Path(str(error.filename)).is_dir()
    known = _REASONS.get(errno.EISDIR if is_folder else error.errno)
    return LocalizedError("reason-other", reason=str(error.strerror)) if known is None else LocalizedError(known)


_REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-no-folder",  # from making a folder where a file is
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-denied",
    errno.ENOSPC: "reason-full",
    errno.ENAMETOOLONG: "reason-name",
}


def shown(value: object, max_length: int = 40) -> str:
    """Return the `repr` of any value for an error message, cut to `max_length` characters.

    >>> shown("R3"), shown(10**5_000), shown(list(range(100)), 12)
    ("'R3'", 'int', '[0, 1, 2, 3,')
    """
    try:
        return repr(value)[:max_length]
    except (RecursionError, ValueError):  # nested too deeply, or a number with too many digits
        return type(value).__name__


def __getattr__(name: str) -> type[LocalizedError]:
    if name == "SpokenError":
        warnings.warn("SpokenError is now called LocalizedError", DeprecationWarning, stacklevel=2)
        return LocalizedError
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
