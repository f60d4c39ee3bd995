"""Programs in any language as players: they read messages of the bot API from stdin and write decisions to stdout."""

import json
import shlex
import shutil
import subprocess
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from threading import Thread

from ..errors import LocalizedError, NotationError, shown
from ..game import Action, SeatView, View
from .messages import Json, encoded, event_message, sheet_message, view_message, welcome_message

PREFIX = "program:"
DEFAULT_SECONDS = 60.0
"""The time limit for a choice, if the arena has no shorter one."""
PATIENCE_SECONDS = 2.0
"""How long a program may take to end after its input has ended."""


class ProgramError(LocalizedError):
    """A program cannot be started, has ended, or gave a wrong answer."""


class Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 (the user names the program)
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise ProgramError("error-program-start", program=command, reason=str(error)) from error
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        if self._process.stdout is not None:
            with self._process.stdout as stdout:
                for line in stdout:
                    self._lines.put(line)
        self._lines.put("")  # the end

    @property
    def runs(self) -> bool:
        """Whether the program has not ended."""
        return self._process.poll() is None

    def send(self, *messages: Json) -> None:
        """Send messages, one per line."""
        stdin = self._process.stdin
        try:
            if stdin is not None:
                stdin.write("".join(f"{encoded(message)}\n" for message in messages))
                stdin.flush()
        except (BrokenPipeError, ValueError):
            raise self._ended() from None

    def answer(self, seconds: float) -> str:
        """The next line that the program writes."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise ProgramError("error-program-slow", seconds=seconds) from None
        if not line:
            raise self._ended()
        return line

    def _ended(self) -> ProgramError:
        try:
            status = self._process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            status = -1
        return ProgramError("error-program-ended", status=str(status))

    def close(self, *, kill: bool = False) -> None:
        """End the input, and kill the program if it does not end by itself."""
        if kill:
            self._process.kill()
        try:
            if self._process.stdin is not None:
                self._process.stdin.close()
            self._process.wait(PATIENCE_SECONDS)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._reader.join(PATIENCE_SECONDS)


_idle: dict[str, list[Program]] = {}
"""Programs that wait for another game. Starting one takes longer than most games."""


def close_idle_programs() -> None:
    """End all programs that wait for another game."""
    for programs in _idle.values():
        while programs:
            programs.pop().close()


Finalize(None, close_idle_programs, exitpriority=10)  # unlike atexit, this also works in worker processes


class ProgramPlayer:
    """A program in a seat of one game. It gets the messages that a server would send, and answers with decisions."""

    def __init__(self, command: str, seed: int = 0, seconds: float = DEFAULT_SECONDS) -> None:
        self._program: Program | None = None
        words = shlex.split(command)
        if not words or shutil.which(words[0]) is None:
            raise ProgramError("error-program-missing", program=words[0] if words else command)
        self.name = command
        self._seed = seed
        self._seconds = seconds
        self._sent: Json = {}

    def choose(self, view: SeatView) -> Action:
        """Send what has changed, and wait for the decision."""
        try:
            program = self._begun(view)
            program.send(self._frame(view))
            return _decision(program.answer(self._seconds), view)
        except BaseException:  # also a time limit or Ctrl-C: the program may be in any state
            self.close(kill=True)
            raise

    def finish(self, view: View) -> None:
        """Send the end of the game, and keep the program for another one."""
        if self._program is None:
            return
        try:
            self._program.send(self._frame(view))
        except ProgramError:  # it may end when it knows the result
            self.close(kill=True)
            return
        _idle.setdefault(self.name, []).append(self._program)
        self._program = None

    def close(self, *, kill: bool = False) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close(kill=kill)
            self._program = None

    def __del__(self) -> None:
        self.close(kill=True)

    def _begun(self, view: SeatView) -> Program:
        """The program, after the first messages of a game."""
        if self._program is None:
            self._program = _idle_program(self.name) or Program(self.name)
            self._sent = {}
            names = [f"Seat {number}" for number in range(view.options.players)]
            welcome = welcome_message(view.options, view.seat, names, self._seed)
            self._program.send(welcome, sheet_message(view.options))
        return self._program

    def _frame(self, view: View) -> Json:
        """A frame with everything since the last one, which may be several actions."""
        now = view_message(view)
        changes = {name: value for name, value in now.items() if name not in self._sent or self._sent[name] != value}
        events = [event_message(event) for event in view.events]
        self._sent = now
        ply = view.seen.first + len(view.seen.actions) - 1
        kind = "deal" if not ply else "act"
        return {
            "type": "frame", "ply": ply, "at": 0, "kind": kind, "seat": None, "by": "server", "action": None,
            "events": events, "changes": changes,
        }  # fmt: skip


def _idle_program(command: str) -> Program | None:
    """A program that waits for another game; None if there is none."""
    programs = _idle.get(command, [])
    while programs:
        program = programs.pop()
        if program.runs:
            return program
    return None


def _decision(line: str, view: SeatView) -> Action:
    """The action in an answer such as `{"ply": 3, "action": "+7C"}`."""
    try:
        answer = json.loads(line)
        token = answer["action"]
        action = Action.parse(token)
    except (ValueError, KeyError, TypeError, NotationError):
        example = encoded({"ply": 0, "action": view.choices[0]})
        raise ProgramError("error-program-answer", answer=shown(line.strip(), 80), example=example) from None
    if token not in view.choices:
        raise ProgramError("error-bot-illegal", action=token, choices=", ".join(view.choices))
    return action
