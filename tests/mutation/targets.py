"""Which code is mutated, and which tests should kill the mutants."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "foretell"


@dataclass(frozen=True)
class Target:
    """Modules to mutate, and the tests to run on each mutant."""

    name: str
    sources: tuple[str, ...]
    """Patterns of files in the package."""
    tests: tuple[tuple[str, ...], ...]
    """The stages, fast tests first. A stage runs only if the tests before it passed. A name such as `foretell.rules`
    stands for the examples in its docstrings."""
    sample: int
    """How many mutants `make thorough` tries; `--all` tries all of them."""
    seconds: float
    """The time limit of one stage, in seconds of computing. A mutant that exceeds it counts as killed."""

    def files(self) -> list[Path]:
        """Return the modules, except those that only have data or types."""
        files = {file for pattern in self.sources for file in PACKAGE.glob(pattern)}
        return [file for file in sorted(files) if file.name not in ("__init__.py", "wire.py")]


_REDACTION = (
    "game/redaction.py", "game/fields.py", "game/forms.py", "game/unfolding.py", "game/seen.py",
    "game/recent_events.py",
)  # fmt: skip
_RULES = ("tests/rules", "tests/sheets", "foretell.rules")
_GAME = ("tests/game", "tests/properties/test_prospects.py")
_TWINS = (
    "tests/golden", "tests/oracle", "tests/properties/test_engine_and_oracle.py", "tests/properties/test_history.py",
    "-m", "not compiled",
)  # fmt: skip
_COMPILED = ("tests/native/test_registry.py", "tests/native/test_batches.py")
_SECRECY = (
    "tests/properties/test_secrecy.py", "tests/properties/test_knowledge.py", "tests/properties/test_history.py",
    "tests/properties/test_recent_events.py", "-m", "not compiled",
)  # fmt: skip
_TABLES = (
    "tests/properties/test_table_secrecy.py", "tests/properties/test_take_backs.py",
    "tests/properties/test_missed_frames.py",
)  # fmt: skip
_SERVER = (
    "tests/server/test_limits.py", "tests/server/test_settings.py", "tests/server/test_identity.py",
    "tests/server/test_streams.py", "tests/server/test_http_failures.py",
    "tests/server/test_documents.py", "tests/server/test_numbers.py", "tests/server/test_framing.py",
    "tests/server/test_arrivals.py", "tests/server/test_openings.py", "tests/server/test_long_work.py",
)  # fmt: skip
_SERVED = (
    "tests/server/test_http.py", "tests/server/test_submissions.py", "tests/server/test_seats.py",
    "tests/server/test_take_backs.py", "tests/server/test_takeover.py", "tests/server/test_reconnects.py",
    "tests/server/test_pages.py", "tests/server/test_http_connections.py", "tests/server/test_socket_fuzz.py",
    "tests/server/test_two_workers.py", "tests/server/test_clocks.py", "tests/server/test_fairness.py",
)  # fmt: skip

TARGETS: Mapping[str, Target] = {
    target.name: target
    for target in (
        Target("rules", ("rules/*.py",), (_RULES, _GAME, _TWINS, _COMPILED), sample=400, seconds=120),
        Target("redaction", _REDACTION, (_GAME, ("tests/table",), (*_SECRECY, *_TABLES)), sample=200, seconds=120),
        Target(
            "table",
            ("table/*.py",),
            (("tests/table",), _TABLES, ("tests/server/test_submissions.py",)),
            sample=150,
            seconds=240,
        ),
        Target("server", ("server/**/*.py",), (_SERVER, _SERVED), sample=80, seconds=400),
    )
}
