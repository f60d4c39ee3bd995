"""An exclusive lock on a file, between processes."""

import os
import sys
import time
from pathlib import Path
from types import TracebackType

from .errors import ForetellError

_RETRY_SECONDS = 0.05


class FileInUse(ForetellError):  # noqa: N818 (it describes the file)
    """Another process holds the lock. `holder` is its process id, or "unknown"."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(f"{path} is locked by another process ({holder}); stop that process, or wait until it ends")
        self.holder = holder


if sys.platform == "win32":
    import msvcrt

    _LOCKED_BY_ANOTHER: type[OSError] = PermissionError
    # Windows locks bytes, not files. This byte is far behind the process id, so that others can still read the id.
    _LOCKED_BYTE = 1 << 20

    def _try_lock(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
else:
    import fcntl

    _LOCKED_BY_ANOTHER: type[OSError] = BlockingIOError

    def _try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that this process holds until `release`, the end of a `with` block, or its own exit or crash.

    `path` names the lock file, which is created if it is missing and never deleted. If another process holds the lock,
    the constructor raises `FileInUse`; with `wait=True` it blocks until the lock is free.
    """

    def __init__(self, path: Path, *, wait: bool = False) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            self._lock(path, wait=wait)
            os.ftruncate(self._descriptor, 0)
            os.write(self._descriptor, f"{os.getpid()}\n".encode())
        except BaseException:
            self.release()
            raise

    def _lock(self, path: Path, *, wait: bool) -> None:
        while True:
            try:
                return _try_lock(self._descriptor)
            except _LOCKED_BY_ANOTHER:
                if not wait:
                    raise FileInUse(path, self._holder()) from None
            time.sleep(_RETRY_SECONDS)

    def _holder(self) -> str:
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        return os.read(self._descriptor, 20).decode(errors="replace").strip() or "unknown"

    def release(self) -> None:
        """Release the lock. A second call does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> "FileLock":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
