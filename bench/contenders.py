"""Who is measured, and the environment that each of them runs in."""

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
    """A contender could not be installed or measured; the text says why, in one line."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A measuring script, and the file that locks what it needs; ours needs none, it runs where the bench does."""

    title: str
    module: str
    lock: Path | None = None

    @property
    def python(self) -> Path:
        """The interpreter that runs the script."""
        return Path(sys.executable) if self.lock is None else HOME / self.lock.stem / "bin" / "python"


def peer(title: str) -> Contender:
    """A contender of `bench.peers`, whose files bear its title in small letters."""
    stem = title.lower()
    return Contender(title, f"bench.peers.{stem}", REQUIREMENTS / f"{stem}.txt")


OURS = Contender("Foretell", "bench.ours")
CONTENDERS = (OURS, *map(peer, ("PokerKit", "RLCard", "OpenSpiel", "Pgx", "phevaluator", "eval7")))


def last_line(text: str) -> str:
    """What a failing command said last, which is where Python and pip give the reason."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def install(contender: Contender) -> None:
    """Make the contender's environment, unless it stands already as locked.

    Raises `UnavailableError` when pip cannot install what is locked.
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
