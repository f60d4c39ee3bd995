"""Compile the busiest modules of the server ahead of time, with mypyc.

    python distribution/mypyc_modules.py FOLDER   copy the package to FOLDER, and compile it there
    FORETELL_COMPILE=1 python -m pip install .    build a wheel for this platform with the compiled modules

The compiled modules behave like the sources, which stay in the package. Pure Python is the reference.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = ("msgspec>=0.22,<1", "mypy[mypyc]>=2.4,<3", "setuptools>=78")
PACKAGE = Path("src/foretell")
MODULES = (
    "server/audience.py",
    "server/readable_room.py",
    "server/rooms.py",
    "table/attendance.py",
    "table/due.py",
    "table/entry_frames.py",
    "table/field_json.py",
    "table/frames.py",
    "table/live.py",
    "table/machine.py",
    "table/new_entries.py",
    "table/quiet_events.py",
    "table/situation.py",
)
"""What a move passes through between its commit and its frames. Nothing outside this list inherits from their classes.
The rules are not here: Numba compiles their bytecode."""


def compile_package(root: Path, folder: Path) -> list[Path]:
    """Copy the package of `root` into an empty folder, and compile its modules there. Return the compiled files."""
    shutil.copytree(root / PACKAGE, folder / "foretell", ignore=shutil.ignore_patterns("__pycache__"))
    modules = [f"foretell/{module}" for module in MODULES]
    options = ("--ignore-missing-imports", "--follow-imports=silent")
    environment = {**os.environ, "MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
    command = [sys.executable, "-m", "mypyc", *options, *modules]
    subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, check=True)
    shutil.rmtree(folder / "build")
    return sorted(path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"})


if __name__ == "__main__":
    target = Path(sys.argv[1])
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    compile_package(Path(__file__).parent.parent, target)
