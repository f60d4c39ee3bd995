"""Describe the error of a player that fails."""

import site
import sysconfig
import traceback
from collections.abc import Sequence
from pathlib import Path

from ..errors import ForetellError, LocalizedError

_FORETELL = (Path(__file__).resolve().parent.parent,)
_PURE_AND_PLATFORM = (sysconfig.get_path("purelib"), sysconfig.get_path("platlib"))
_INSTALLED = tuple(
    Path(folder).resolve() for folder in (*_PURE_AND_PLATFORM, *site.getsitepackages(), site.getusersitepackages())
)
_STANDARD_LIBRARY = (Path(sysconfig.get_path("stdlib")).resolve(),)


def failure(error: BaseException) -> str:
    """The error, with the file and line that raised it if that is in the author's own code."""
    text = str(error) if isinstance(error, ForetellError) else f"{type(error).__name__}: {error}"
    place = _place(traceback.extract_tb(error.__traceback__))
    return f"{text} ({place.filename}, line {place.lineno})" if place else text


def reason_of(error: BaseException) -> str | LocalizedError:
    """The error as an argument of another error. A localized error stays an object, so that it is translated."""
    return error if isinstance(error, LocalizedError) else failure(error)


def _place(frames: Sequence[traceback.FrameSummary]) -> traceback.FrameSummary | None:
    """The last line of the author's own code. If the bot is an installed package, the first line in a package."""
    written = [frame for frame in frames if not frame.filename.startswith("<") and not _is_built(frame)]
    foreign = [frame for frame in written if not _is_in(frame, _FORETELL)]
    own = [frame for frame in foreign if not _is_in(frame, _INSTALLED + _STANDARD_LIBRARY)]
    installed = [frame for frame in foreign if _is_in(frame, _INSTALLED)]
    return next(iter(own[-1:] or installed[:1]), None)


def _is_built(frame: traceback.FrameSummary) -> bool:
    """Whether the line is in Cython code of a library. Its source is not on this machine."""
    return Path(frame.filename).suffix in (".pyx", ".pxd", ".pxi")


def _is_in(frame: traceback.FrameSummary, folders: Sequence[Path]) -> bool:
    path = Path(frame.filename).resolve()
    return any(path.is_relative_to(folder) for folder in folders)
