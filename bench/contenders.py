"""The libraries that are measured, and the environments that they run in."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
REQUIREMENTS = Path(__file__).resolve().parent / "peers" / "requirements"


class UnavailableError(Exception):
    """A library cannot be installed or measured. The message gives the reason in one line."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A library: its measuring script and its locked requirements. Ours runs in the environment of the benchmark."""

    title: str
    module: str
    lock: Path | None = None

    @property
    def python(self) -> Path:
        """The interpreter that runs the script."""
        return Path(sys.executable) if self.lock is None else HOME / self.lock.stem / "bin" / "python"


def peer(title: str) -> Contender:
    """A library in `bench.peers`. The files have its title in lower case."""
    stem = title.lower()
    return Contender(title, f"bench.peers.{stem}", REQUIREMENTS / f"{stem}.txt")


OURS = Contender("Foretell", "bench.ours")
ENVIRONMENTS = Contender("Environments", "bench.environments")
OPENSPIEL_PYTHON = Contender("OpenSpiel-Python", "bench.peers.openspiel_python", REQUIREMENTS / "openspiel.txt")
CONTENDERS = (
    OURS,
    *map(peer, ("PokerKit", "RLCard", "OpenSpiel", "Pgx", "phevaluator", "eval7")),
    ENVIRONMENTS,
    peer("PettingZoo"),
    OPENSPIEL_PYTHON,
)


def last_line(text: str) -> str:
    """The last line of an error output, where Python and pip give the reason."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def install(contender: Contender) -> None:
    """Create the environment of a library, unless it exists with the same lock file.

    Raises `UnavailableError` if pip fails.
    """
    if contender.lock is None:
        return
    home = contender.python.parent.parent
    stamp, digest = home / "lock.sha256", hashlib.sha256(contender.lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return
    print(f"installing {contender.title}", file=sys.stderr, flush=True)
    venv.create(home, clear=True, with_pip=True)
    pip = (contender.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    done = subprocess.run((*pip, "--require-hashes", "-r", contender.lock), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UnavailableError(f"could not be installed: {last_line(done.stderr)}")
    stamp.write_text(digest)
