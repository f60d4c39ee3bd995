"""One process at a time: the file lock."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from foretell.file_lock import FileInUse, FileLock

HOLDER = """
import sys
from pathlib import Path
from foretell.file_lock import FileLock
lock = FileLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def hold(path: Path) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_second_lock_is_refused_and_names_the_holder(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with FileLock(path):
        with pytest.raises(FileInUse, match=r"a\.lock is locked by another process") as refused:
            FileLock(path)
        assert refused.value.holder == str(os.getpid())
    with FileLock(path):
        assert path.read_text() == f"{os.getpid()}\n"


def test_a_lock_ends_with_its_process_however_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    process = hold(path)
    with process:
        with pytest.raises(FileInUse) as refused:
            FileLock(path)
        process.kill()
    assert refused.value.holder == str(process.pid)
    FileLock(path).release()


def test_a_lock_that_waits_gets_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first, order = FileLock(path), []

    def second() -> None:
        with FileLock(path, wait=True):
            order.append("second")

    thread = threading.Thread(target=second, daemon=True)
    thread.start()
    order.append("first")
    first.release()
    thread.join(60)
    assert order == ["first", "second"]


def test_a_holder_that_wrote_no_number_is_unknown(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with FileLock(path):
        path.write_bytes(b"")
        with pytest.raises(FileInUse, match=r"\(unknown\)"):
            FileLock(path)


def test_release_can_be_called_twice(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.lock")
    lock.release()
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows reports a locked file as a PermissionError")
def test_a_lock_that_is_not_permitted_is_an_error_even_while_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise PermissionError

    monkeypatch.setattr("foretell.file_lock._try_lock", refuse)
    with pytest.raises(PermissionError):
        FileLock(tmp_path / "a.lock", wait=True)


def test_a_folder_that_is_missing_is_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        FileLock(tmp_path / "none" / "a.lock")
