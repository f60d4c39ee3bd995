"""Which code is mutated, and which tests should kill the mutants."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "foretell"


def module_name(file: Path) -> str:
    """Return the name under which Python imports a file of the package."""
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)


@dataclass(frozen=True)
class Target:
    """Modules to mutate, and the tests to run on each mutant."""

    name: str
    sources: tuple[str, ...]
    """Patterns of files in the package."""
    tests: tuple[str, ...]
    """Paths of tests. A name such as `foretell.rules` stands for the examples in its docstrings."""
    sample: int
    """How many mutants `make thorough` tries; `--all` tries all of them."""
    seconds: float
    """How long the tests of one mutant may take, in seconds of computing. Tests beyond that do not run."""

    def import_all(self) -> None:
        """Import every module, also those that the package imports only when it needs them."""
        for file in self.files():
            import_module(module_name(file))

    def files(self) -> list[Path]:
        """Return the modules, except those that only have data or types."""
        files = {file for pattern in self.sources for file in PACKAGE.glob(pattern)}
        return [file for file in sorted(files) if file.name not in ("__init__.py", "wire.py")]


_REDACTION = (
    "game/redaction.py", "game/fields.py", "game/forms.py", "game/unfolding.py", "game/seen.py",
    "game/recent_events.py",
)  # fmt: skip
_GAME = ("tests/game", "tests/properties/test_prospects.py")
_TWINS = ("tests/golden", "tests/oracle", "tests/properties/test_engine_and_oracle.py")
_SECRECY = (
    "tests/properties/test_secrecy.py", "tests/properties/test_history.py", "tests/properties/test_recent_events.py",
)  # fmt: skip
_TABLES = (
    "tests/table", "tests/properties/test_table_secrecy.py", "tests/properties/test_take_backs.py",
    "tests/properties/test_missed_frames.py",
)  # fmt: skip
_SIMULATION = "tests/simulation/test_simulation.py"
_NOT_FOR_MUTANTS = {"bot_example", "fixed_deals", "http_fuzz", "killed", "secrecy"}
"""Tests of the server that take too long for each mutant, start the program in another way, or test our own tests."""
_SERVER = tuple(
    file.relative_to(ROOT).as_posix()
    for file in sorted((ROOT / "tests" / "server").glob("test_*.py"))
    if file.stem.removeprefix("test_") not in _NOT_FOR_MUTANTS
)

TARGETS: Mapping[str, Target] = {
    target.name: target
    for target in (
        Target(
            "rules",
            ("rules/*.py",),
            ("tests/rules", "tests/sheets", "foretell.rules", *_GAME, *_TWINS, *_SECRECY),
            sample=400,
            seconds=60,
        ),
        Target(
            "redaction",
            _REDACTION,
            (*_GAME, *_TABLES, *_SECRECY, "tests/pictures/test_pictures.py"),
            sample=200,
            seconds=60,
        ),
        Target("table", ("table/*.py",), (*_TABLES, _SIMULATION, *_SERVER), sample=200, seconds=60),
        Target("server", ("server/**/*.py",), (*_SERVER, _SIMULATION), sample=100, seconds=60),
    )
}
