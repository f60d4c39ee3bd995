"""The process that reviews games for this server. It starts with the first review, and ends after the last one."""

import asyncio
import json
import os
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ..errors import ForetellError

COMMAND = (sys.executable, "-m", "foretell.server.reviewer")
MAX_BODY = 16 * 1024**2
"""Bytes of one compressed review."""
MAX_SILENCE = 600.0
"""Seconds without a partial review after which a review has failed. The first review compiles the rules."""
ONE_THREAD = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class ReviewerError(ForetellError):
    """The process ended, was silent for too long, or could not review the game.

    `cause` is "refused" if the record is to blame, "missing" if a package is not installed, and otherwise "failed".
    """

    def __init__(self, cause: str, reason: str) -> None:
        super().__init__(reason)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class ReviewAnswer:
    """A partial or complete review: compressed JSON."""

    progress: float
    body: bytes


class ReviewerProcess:
    """Runs one review at a time."""

    def __init__(self, command: Sequence[str] = COMMAND, max_silence: float = MAX_SILENCE) -> None:
        self._command = command
        self._max_silence = max_silence
        self._process: Process | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def answers(
        self, record: str, effort: str, plies: Sequence[int], **wishes: str
    ) -> AsyncIterator[ReviewAnswer]:
        """Yield partial reviews and, at last, the complete one. Raises ReviewerError.

        `wishes` are the optional fields of a request (`reviewer`).
        """
        done = False
        try:
            reader, writer = await self._pipes()
            asked = {"record": record, "effort": effort, "plies": plies, **wishes}
            writer.write(json.dumps(asked).encode() + b"\n")
            await writer.drain()
            while not done:
                async with asyncio.timeout(self._max_silence):
                    answer = await _read(reader)
                done = answer.progress == 1
                yield answer
        except (OSError, EOFError, ValueError) as error:  # a broken pipe, a timeout, or no answer
            raise ReviewerError("failed", f"the reviewer failed: {type(error).__name__} {error}") from error
        except ReviewerError:
            done = True  # it is ready for the next request
            raise
        finally:
            if not done:
                await self.end()

    async def _pipes(self) -> tuple[StreamReader, StreamWriter]:
        """Return the pipes from and to the process. Start it if it does not run."""
        if self._process is None or not self.running:
            # Ctrl-C in a terminal ends the server, which then ends this process.
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=os.environ | ONE_THREAD, start_new_session=True
            )
        reader, writer = self._process.stdout, self._process.stdin
        if reader is None or writer is None:
            raise OSError("the process has no pipes")
        return reader, writer

    async def end(self) -> None:
        """End the process. The next review starts another one."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # until its pipes are closed, too


async def _read(reader: StreamReader) -> ReviewAnswer:
    told = json.loads(await reader.readuntil(b"\n"))
    if "error" in told:
        raise ReviewerError(told["error"], told["reason"])
    if told["size"] > MAX_BODY:
        raise ValueError("a review is too large")
    return ReviewAnswer(told["progress"], await reader.readexactly(told["size"]))
