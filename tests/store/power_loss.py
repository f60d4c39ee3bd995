"""Power loss: a process whose writes are recorded, and what the disk may hold if the power fails at some moment.

`python -m tests.store.power_loss FILE BATCHES SYNCHRONOUS` appends batches to a store and prints each one after it was
acknowledged. `recorded` runs it below `disk_journal.c`, and `disks` returns the disks that a power loss may leave.
"""

import asyncio
import json
import os
import random
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from foretell.store import StoreError, open_store
from tests.store.samples import entry

ROOT = Path(__file__).parents[2]
GAMES = [f"game{number}" for number in range(20)]
CHECKPOINT_PAGES = 40
"""SQLite checkpoints after this many pages, much more often than by default, so that power fails during checkpoints."""
SECTOR = 512
FOLDER = "data"
NAME, WRITE, TRUNCATE, SYNC, UNLINK, SAID = range(1, 7)
HEAD = struct.Struct("=IIQQ")


# --- the process ------------------------------------------------------------------------------------


def say(line: object) -> None:
    os.write(1, f"{json.dumps(line)}\n".encode())


class OftenCheckpointed(sqlite3.Connection):
    """A connection with frequent checkpoints and, as a planted fault, with fewer syncs than the store asks for."""

    synchronous = "FULL"

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        cursor = super().execute(statement.replace("synchronous = FULL", f"synchronous = {self.synchronous}"), *values)
        if "synchronous" in statement:
            super().execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        return cursor


async def append(file: str, batches: int) -> None:
    store = await open_store(f"sqlite:///{file}")
    say("ready")
    chance, plies = Random(batches), dict.fromkeys(GAMES, 0)
    for _ in range(batches):
        batch = [entry(game, plies[game]) for game in chance.sample(GAMES, chance.randint(1, len(GAMES)))]
        assert all(await store.append(batch))
        plies |= {one.game: one.ply + 1 for one in batch}
        say(plies)
    await store.close()


# --- the journal ------------------------------------------------------------------------------------


class Step(NamedTuple):
    """Something that the process did."""

    kind: int
    file: str
    offset: int
    data: bytes


def build_layer(folder: Path) -> Path:
    """Compile the layer that records."""
    library = folder / "disk_journal.so"
    source = Path(__file__).with_name("disk_journal.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl", "-lpthread"], check=True)
    return library


def recorded(layer: Path, folder: Path, batches: int, synchronous: str = "FULL") -> list[Step]:
    """Append batches in a process of its own, and return what it did."""
    data, journal = folder / FOLDER, folder / "journal"
    command = [sys.executable, "-m", "tests.store.power_loss", str(data / "foretell.db"), str(batches), synchronous]
    environment = os.environ | {"LD_PRELOAD": str(layer), "DISK_FOLDER": str(data), "DISK_JOURNAL": str(journal)}
    subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=True)
    return list(_read_journal(journal.read_bytes()))


def _read_journal(content: bytes) -> Iterator[Step]:
    names: dict[int, str] = {}
    at = 0
    while at < len(content):
        kind, file, offset, size = HEAD.unpack_from(content, at)
        data = content[at + HEAD.size : at + HEAD.size + size]
        at += HEAD.size + size
        if kind == NAME:
            names[file] = Path(data.decode()).name
        else:
            yield Step(kind, "" if kind == SAID else names[file], offset, data)


# --- the disk ---------------------------------------------------------------------------------------


@dataclass
class File:
    """A file: what is safely on the disk, and the steps since its last sync."""

    safe: bytearray = field(default_factory=bytearray)
    exists: bool = False
    pending: list[Step] = field(default_factory=list)

    def sync(self) -> None:
        for step in self.pending:
            _carry_out(self.safe, step)
        self.pending.clear()
        self.exists = True

    def sync_folder(self) -> None:
        """The folder is synced, so a removed file does not come back."""
        removals = [number for number, step in enumerate(self.pending) if step.kind == UNLINK]
        if removals:
            del self.pending[: removals[-1] + 1]
            self.safe.clear()
            self.exists = False

    def after_power_loss(self, chance: Random) -> bytes | None:
        """What may be left: any of the pending steps may be lost, and a write may be torn between two sectors."""
        content, share, exists = bytearray(self.safe), chance.choice((0.0, 0.5, 0.9, 1.0)), self.exists
        for step in self.pending:
            if chance.random() < share:
                _carry_out(content, _torn(step, chance) if chance.random() < 0.1 else step)
                exists = step.kind != UNLINK
        return bytes(content) if exists else None


def _torn(step: Step, chance: Random) -> Step:
    return step._replace(data=step.data[: chance.randrange(0, len(step.data) + 1) // SECTOR * SECTOR])


def _carry_out(content: bytearray, step: Step) -> None:
    if step.kind == UNLINK:
        content.clear()
        return
    end = step.offset + len(step.data)
    content.extend(bytes(max(0, end - len(content))))
    if step.kind == TRUNCATE:
        del content[step.offset :]
    else:
        content[step.offset : end] = step.data


class Loss(NamedTuple):
    """A power loss: the files that are left, and how many plies of each game were acknowledged."""

    files: dict[str, bytes]
    acknowledged: dict[str, int]


def losses(steps: list[Step], count: int, chance: Random) -> Iterator[Loss]:
    """Let the power fail at random moments after the store was opened."""
    ready = next(number for number, step in enumerate(steps) if step.kind == SAID)
    moments = sorted(chance.choices(range(ready + 1, len(steps) + 1), k=count))
    files: dict[str, File] = {}
    acknowledged: dict[str, int] = dict.fromkeys(GAMES, 0)
    for number, step in enumerate((*steps, None)):
        while moments and moments[0] == number:
            moments.pop(0)
            left = {name: file.after_power_loss(chance) for name, file in files.items()}
            yield Loss({name: content for name, content in left.items() if content is not None}, acknowledged)
        if step is None:
            return
        if step.kind == SAID:
            said = json.loads(step.data)
            acknowledged = said if isinstance(said, dict) else acknowledged
        elif step.kind == SYNC and step.file == FOLDER:
            for file in files.values():
                file.sync_folder()
        elif step.kind == SYNC:
            files.setdefault(step.file, File()).sync()
        else:
            files.setdefault(step.file, File()).pending.append(step)


def lost(loss: Loss, folder: Path) -> str:
    """Open the database that a power loss has left, and say what is wrong with it; "" if nothing is."""
    folder.mkdir()
    for name, content in loss.files.items():
        if name.startswith("foretell.db") and not name.endswith(("-shm", ".lock")):  # SQLite makes the index again
            (folder / name).write_bytes(content)
    try:
        return asyncio.run(_lost(loss, folder / "foretell.db"))
    except (sqlite3.Error, StoreError) as error:
        return f"cannot be read: {error}"


async def _lost(loss: Loss, file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        state = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if state != "ok":
        return f"damaged: {state}"
    store = await open_store(f"sqlite:///{file}")
    try:
        for game, plies in loss.acknowledged.items():
            entries = await store.entries(game)
            if entries != [entry(game, ply) for ply in range(len(entries))]:
                return f"{game} has wrong entries"
            if len(entries) < plies:
                return f"{game} has {len(entries)} plies, but {plies} were acknowledged"
    finally:
        await store.close()
    return ""


if __name__ == "__main__":
    random.seed(0)
    OftenCheckpointed.synchronous = sys.argv[3]
    connect = sqlite3.connect
    with patch("sqlite3.connect", lambda *given, **named: connect(*given, factory=OftenCheckpointed, **named)):
        asyncio.run(append(sys.argv[1], int(sys.argv[2])))
