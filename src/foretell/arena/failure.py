"""What is told of a player that fails."""

import site
import sysconfig
import traceback
from collections.abc import Sequence
from pathlib import Path

from ..errors import ForetellError, LocalizedError

_OURS = (Path(__file__).resolve().parent.parent,)
_LIBRARIES = (sysconfig.get_path("purelib"), sysconfig.get_path("platlib"))
_INSTALLED = tuple(
    Path(folder).resolve() for folder in (*_LIBRARIES, *site.getsitepackages(), site.getusersitepackages())
)
_PYTHONS = (Path(sysconfig.get_path("stdlib")).resolve(),)


def failure(error: BaseException) -> str:
    """The error, with the file and the line that raised it, where that is in somebody's own code."""
    told = str(error) if isinstance(error, ForetellError) else f"{type(error).__name__}: {error}"
    place = _place(traceback.extract_tb(error.__traceback__))
    return f"{told} ({place.filename}, line {place.lineno})" if place else told


def reason_of(error: BaseException) -> str | LocalizedError:
    """The same as an argument of another error: one that is told in the user's language stays as it is."""
    return error if isinstance(error, LocalizedError) else failure(error)


def _place(frames: Sequence[traceback.FrameSummary]) -> traceback.FrameSummary | None:
    """The last line of somebody's own; of a bot that is installed beside what it calls, the first."""
    written = [frame for frame in frames if not frame.filename.startswith("<") and not _is_built(frame)]
    foreign = [frame for frame in written if not _is_in(frame, _OURS)]
    own = [frame for frame in foreign if not _is_in(frame, _INSTALLED + _PYTHONS)]
    installed = [frame for frame in foreign if _is_in(frame, _INSTALLED)]
    return next(iter(own[-1:] or installed[:1]), None)


def _is_built(frame: traceback.FrameSummary) -> bool:
    """Whether it stands in a library's source for Cython, which is named from where it was built, and is not here."""
    return Path(frame.filename).suffix in (".pyx", ".pxd", ".pxi")


def _is_in(frame: traceback.FrameSummary, folders: Sequence[Path]) -> bool:
    path = Path(frame.filename).resolve()
    return any(path.is_relative_to(folder) for folder in folders)
