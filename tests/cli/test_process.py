"""The command as a process of its own: a real terminal, Ctrl-C, Ctrl-D, pipes that close, poor encodings."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

PAINT = re.compile(rb"\x1b\[[0-9;]+m")
SIGNS = "◷☻¤♠"
PATIENCE = 120
"""Seconds until something that was to come is taken as missing."""
CALM = 5
"""Looks in a row at which a process waits, until it is taken as waiting: it sleeps a moment for other things, too."""
WAITS = ("tty", "wait_woken", "select", "poll")
"""Where Linux lets those wait who read keys, by what is in its names for it."""
# Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that.
HEARING = (
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from foretell.cli import main; sys.exit(main(sys.argv[1:]))"
)
# The child makes the pseudo-terminal its own, so that Ctrl-C reaches it.
CHILD = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);" + HEARING


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return kept | {"TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": "200", "LINES": "50"} | changes


def waits(pid: int) -> bool:
    """Whether a running process waits for keys, if this system can tell."""
    state, where = Path(f"/proc/{pid}/stat"), Path(f"/proc/{pid}/wchan")
    if not state.exists():
        return True
    asleep = state.read_text("utf-8").rpartition(") ")[2].startswith("S")
    try:
        place = where.read_text("utf-8")
    except OSError:
        place = ""
    # Where that is nobody's business, as in some containers, it is nothing or 0.
    return asleep and (place in ("", "0") or any(name in place for name in WAITS))


class Pty:
    """A child process at a pseudo-terminal."""

    def __init__(self, arguments: Sequence[str], **changes: str) -> None:
        self._master, slave = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", CHILD, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(**changes),
            start_new_session=True,
        )
        os.close(slave)
        self.seen = b""
        self._told = 0

    def until(self, *texts: str) -> bytes:
        """Read until one of `texts` has come since the last call."""
        start, end = self._told, time.monotonic() + PATIENCE
        while not any(text.encode() in self.seen[start:] for text in texts):
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            assert ready, (texts, self.seen[-500:])
            more = self._read()
            assert more, (texts, self.seen[-500:])
            self.seen += more
        places = ((self.seen.find(text.encode(), start), len(text.encode())) for text in texts)
        self._told = min(place + length for place, length in places if place >= 0)
        return self.seen[start : self._told]

    def listening(self) -> None:
        """Wait until the process reads keys. Python misses a signal that comes between the prompt and the read."""
        end, calm = time.monotonic() + PATIENCE, 0
        while calm < CALM:
            assert self.process.poll() is None, self.seen[-500:]
            assert time.monotonic() < end, self.seen[-500:]
            calm = calm + 1 if waits(self.process.pid) else 0
            time.sleep(0.1)

    def _read(self) -> bytes:
        try:
            return os.read(self._master, 65536)
        except OSError:  # the other side is closed
            return b""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._master)


@pytest.fixture
def sessions() -> Iterator[list[Pty]]:
    opened: list[Pty] = []
    yield opened
    for session in opened:
        session.close()


def start(sessions: list[Pty], *arguments: str, **changes: str) -> Pty:
    session = Pty(arguments, **changes)
    sessions.append(session)
    return session


def test_enter_through_the_defaults_and_colours_and_signs(sessions: list[Pty]) -> None:
    session = start(sessions, "play")
    session.until("What is your name?")
    session.type("\n")
    session.until("How many players")
    session.type("\n")
    shown = session.until("Your choice:")
    assert PAINT.search(shown)
    assert any(sign.encode() in shown for sign in SIGNS)
    assert b"Guest (you)" in shown
    session.type("?\n")
    session.until("Your choice:")
    session.type("\x04")
    session.until("The game is left unfinished.")
    assert session.process.wait(PATIENCE) == 0


def test_bad_answers_to_the_first_questions(sessions: list[Pty]) -> None:
    session = start(sessions, "play")
    session.until("What is your name?")
    session.type("x" * 41 + "\n")
    session.until("This name is too long")
    session.type("Mara\n")
    session.until("How many players")
    session.type("7\n")
    session.until("type a whole number from 2 to 5")
    session.type("2\n")
    assert b"Mara (you)" in session.until("Your choice:")


@pytest.mark.parametrize(
    ("arguments", "changes", "colours", "signs"),
    [
        ([], {}, True, True),
        (["--no-colour"], {}, False, True),
        ([], {"NO_COLOR": "1"}, False, True),
        ([], {"TERM": "dumb"}, False, False),
        ([], {"PYTHONIOENCODING": "latin-1"}, True, False),
        ([], {"PYTHONIOENCODING": "ascii"}, True, False),
    ],
)
def test_colours_and_signs_appear_only_if_the_terminal_has_them(
    sessions: list[Pty], arguments: list[str], changes: dict[str, str], colours: bool, signs: bool
) -> None:
    session = start(
        sessions, "play", "--seat", "0", "--name", "Mélusine", "--lang", "fr", "-p", "3", *arguments, **changes
    )
    encoding = changes.get("PYTHONIOENCODING", "utf-8")
    shown = session.until("Votre choix" if encoding == "ascii" else "allin")
    assert bool(PAINT.search(shown)) is colours
    assert any(sign.encode() in shown for sign in "◷☻♠") is signs
    assert b"Traceback" not in shown


def test_ctrl_c_at_a_prompt(sessions: list[Pty], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    session = start(sessions, "play", "--name", "Mara", "-p", "3", "--record", str(file))
    session.until("Your choice:")
    session.listening()
    session.type("\x03")
    seen = session.until("Until next time!")
    assert b"Traceback" not in seen
    assert session.process.wait(PATIENCE) == 130
    assert file.read_text("utf-8").startswith("Foretell record 1\n")


def test_a_test_does_not_wait_for_a_process_that_has_ended(sessions: list[Pty]) -> None:
    session = start(sessions, "--version")
    session.until("\n")
    session.process.wait(PATIENCE)
    with pytest.raises(AssertionError):
        session.listening()


def test_a_whole_game_at_a_terminal_and_another_one(sessions: list[Pty]) -> None:
    session = start(sessions, "play", "--name", "Mara", "-p", "2", "--seed", "1", "--seat", "0")
    questions = ("Your choice:", "Press Enter to continue.", "Another game?")
    for _ in range(200):
        if b"Another game?" in session.until(*questions):
            break
        session.type("1\n")
    session.type("maybe\n")
    session.until("neither yes nor no")
    session.type("y\n")
    session.until("Round 1 begins")
    session.until("Your choice:")
    session.type("quit\n")
    session.until("Until next time!")
    assert session.process.wait(PATIENCE) == 0


def test_every_prompt_understands_the_same_commands(sessions: list[Pty]) -> None:
    session = start(sessions, "play", "-p", "2", "--seed", "1", "--seat", "0")
    session.until("What is your name?")
    for command, reply in (
        ("?", "? rules explains the rules"),
        ("log", "Nothing has happened yet."),
        ("? jm", "Jack of"),
    ):
        session.type(f"{command}\n")
        session.until(reply)
        session.until("What is your name?")
    session.type("Mara\n")
    between, after = "Press Enter to continue.", "Another game?"
    for _ in range(300):
        asked = session.until("Your choice:", between, after).decode(errors="replace")
        prompt = next((prompt for prompt in (between, after) if asked.endswith(prompt)), None)
        if prompt:
            table = "in all" if prompt == between else "Final score"
            for command, reply in (("?", "? rules explains the rules"), ("log", "Round "), ("table", table)):
                session.type(f"{command}\n")
                session.until(reply)
                session.until(prompt)
        if prompt == after:
            break
        session.type("1\n")
    session.type("quit\n")
    session.until("The cards are put away.")
    assert session.process.wait(PATIENCE) == 0


def test_leaving_between_rounds_and_before_the_game(sessions: list[Pty]) -> None:
    session = start(sessions, "play", "--name", "Mara", "-p", "2", "--seed", "1", "--seat", "0")
    for _ in range(200):
        if session.until("Your choice:", "Press Enter to continue.").endswith(b"continue."):
            break
        session.type("1\n")
    session.type("quit\n")
    session.until("Seed: ")
    session.until("The game is left unfinished.")
    assert session.process.wait(PATIENCE) == 0
    early = start(sessions, "play", "--name", "Mara")
    early.until("How many players")
    early.type("quit\n")
    early.until("Until next time!")
    assert early.process.wait(PATIENCE) == 0


def test_a_terminal_shows_a_progress_bar(sessions: list[Pty]) -> None:
    session = start(sessions, "simulate", "--games", "40", "--bots", "random")
    seen = session.until("per second")
    assert b"[####" in session.seen
    assert b"of 40 games" in seen


def run(*arguments: str, answers: bytes = b"", **changes: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "foretell", *arguments]
    surroundings = environment(**changes)
    return subprocess.run(command, input=answers, capture_output=True, env=surroundings, timeout=PATIENCE, check=False)


def test_python_m_foretell() -> None:
    assert run("--version").stdout.startswith(b"foretell ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_a_poor_encoding_loses_letters_and_nothing_else(encoding: str) -> None:
    ended = run("play", "--lang", "ro", "--seed", "1", answers=b"\xff\xfe\n1\nquit\n", PYTHONIOENCODING=encoding)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_input_that_is_not_utf_8() -> None:
    ended = run("play", "--seed", "1", answers=b"\xff\xfe\n1\nquit\n")
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("form", "begins", "ends", "missing"),
    [
        ((), "Press Ctrl-C to stop the server.", "Foretell has stopped. All games are saved.", b"{"),
        (("--log-format", "json"), '"event":"ready"', '"event":"stopped"}', b"Foretell"),
    ],
)
def test_a_server_in_a_terminal(
    sessions: list[Pty], tmp_path: Path, form: tuple[str, ...], begins: str, ends: str, missing: bytes
) -> None:
    server = start(sessions, "serve", "--port", "0", "--data", str(tmp_path), "--open-browser", "no", *form)
    server.until(begins)
    server.type("\x03")
    server.until(ends)
    assert server.process.wait(PATIENCE) == 0
    assert missing not in server.seen


def test_a_server_without_a_terminal(tmp_path: Path) -> None:
    flags = ("--port", "0", "--data", str(tmp_path), "--open-browser", "no", "--log-format", "text")
    command = (sys.executable, "-m", "foretell", "serve", *flags)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=subprocess.DEVNULL, env=environment()) as server:
        assert server.stdout is not None
        server.stdout.readline()
        server.send_signal(signal.SIGINT)
        out, _ = server.communicate(timeout=PATIENCE)
    assert out == b"Foretell has stopped. All games are saved.\n"


def test_ctrl_c_through_a_pipe(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    shown = "import os, pathlib; from foretell.cli import simulate;"
    shown += "simulate.Progress.show = lambda *_: pathlib.Path(os.environ['BEGUN']).touch();"
    command = [sys.executable, "-c", shown + HEARING, "simulate", "--games", "1000000", "--processes", "1"]
    surroundings = environment(BEGUN=str(begun))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings) as process:
        try:
            end = time.monotonic() + PATIENCE
            while not begun.exists():
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130
    assert b"Stopped after" in out
    assert err == b""


def test_a_pipe_that_closes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--seed", "1", "--record", str(file), answers=b"1\n" * 300)
    line = f"{sys.executable} -m foretell replay {file} --as all --json | head -n 1"
    command = ["/bin/sh", "-c", line]
    ended = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE, check=False)
    assert ended.stdout.count(b"\n") == 1
    assert ended.stderr == b""


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("play -p 2 <&-", 1),
        ("mcp <&-", 0),
        ("rank 2C 3M 4S 5T 6C >&-", 0),
        ("rank 2C 2>&-", 2),
        ("rank <&- >&- 2>&-", 2),
    ],
)
def test_a_stream_that_is_closed(line: str, status: int) -> None:
    command = ["/bin/sh", "-c", f"{sys.executable} -m foretell {line}"]
    ended = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE, check=False)
    assert ended.returncode == status
    assert b"Something went wrong" not in ended.stderr


def test_mcp_at_a_terminal_says_that_it_waits_for_an_assistant(sessions: list[Pty]) -> None:
    session = start(sessions, "mcp")
    session.until("waits for messages from an assistant")
    session.type("\x04")
    assert session.process.wait(PATIENCE) == 0


def test_starting_loads_only_what_is_needed() -> None:
    code = (
        "import sys; from foretell.cli import main; main(['--version']);"
        "late = {'foretell.players', 'foretell.native', 'multiprocessing', 'json', 'numpy'} & set(sys.modules);"
        "sys.exit(str(late) if late else 0)"
    )
    command = [sys.executable, "-c", code]
    ended = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
