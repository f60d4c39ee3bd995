"""Regenerate the golden files: python -m tests.golden.regenerate

Positions (perft.toml) and records (records/*.foretell) are given; node counts and playthroughs follow from them. Read
the difference before committing it. When it is wanted, and the same seed and actions give another game than before,
`RULES_VERSION` moves too, and records of the version before no longer open: give new ones the same names.
"""

from pathlib import Path

from foretell import Record

from . import perft
from .playthrough import playthrough

RECORDS = Path(__file__).with_name("records")
PLAYTHROUGHS = Path(__file__).with_name("playthroughs")


def record_names() -> list[str]:
    return sorted(path.stem for path in RECORDS.glob("*.foretell"))


def record_text(name: str) -> str:
    return (RECORDS / f"{name}.foretell").read_text("utf-8")


def regenerate() -> None:
    perft.FILE.write_text(perft.text_of(tuple(entry.counted() for entry in perft.read())), "utf-8")
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for stale in PLAYTHROUGHS.glob("*.txt"):
        stale.unlink()
    for name in record_names():
        path = PLAYTHROUGHS / f"{name}.txt"
        path.write_text(playthrough(Record.parse(record_text(name))), "utf-8")


if __name__ == "__main__":
    regenerate()
