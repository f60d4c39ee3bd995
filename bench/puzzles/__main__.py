"""Make the puzzles of the package.

    python -m bench.puzzles find FOUND.jsonl --games 200
    python -m bench.puzzles confirm FOUND.jsonl CONFIRMED.jsonl
    python -m bench.puzzles choose CONFIRMED.jsonl ...
    python -m bench.puzzles page
    python -m bench.puzzles agree --sample 100

`find` lets the Net play games against itself and appends the puzzles in them to a file; it goes on after the last game
in the file. `confirm` asks other strong players, and copies the puzzles whose answers they confirm. `choose` writes the
file of the package from one or more such files. `page` writes the file of the browser from it. `agree` asks the same
players again, with other random numbers.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from . import page
from .agreeing import agreement
from .choosing import chosen, read_found, write
from .confirming import confirmed
from .finding import puzzles_in


def find(file: Path, games: int, first: int) -> None:
    """Append the puzzles of more games to a file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    after = max([first, *(json.loads(line)["done"] + 1 for line in lines if '"done"' in line)])
    for number in range(after, after + games):
        found = [*puzzles_in(number), {"done": number}]
        with file.open("a", encoding="utf-8") as stream:
            stream.writelines(f"{json.dumps(puzzle)}\n" for puzzle in found)
        print(f"game {number}: {len(found) - 1} puzzles", flush=True)


def confirm(found: Path, file: Path) -> None:
    """Copy the puzzles that others confirm. The file also notes how many puzzles it is about, to go on after them."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    done = max([0, *(json.loads(line)["judged"] for line in lines if '"judged"' in line)])
    for number, puzzle in enumerate(read_found([found])[done:], done + 1):
        kept = [puzzle] if confirmed(puzzle) else []
        with file.open("a", encoding="utf-8") as stream:
            stream.writelines(f"{json.dumps(line)}\n" for line in (*kept, {"judged": number}))
        print(f"{puzzle['theme']} of game {puzzle['game']}: {'confirmed' if kept else 'dropped'}", flush=True)


def choose(files: list[Path]) -> None:
    """Write the file of the package."""
    found = read_found(files)
    picked = chosen(found)
    write(picked)
    print(f"{len(picked)} of {len(found)} puzzles: {dict(Counter(puzzle['theme'] for puzzle in picked))}")


def main() -> None:
    """Run one of the steps."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(dest="step", required=True)
    finding = steps.add_parser("find")
    finding.add_argument("file", type=Path)
    finding.add_argument("--games", type=int, default=100)
    finding.add_argument("--first", type=int, default=0, help="the first game of a new file (%(default)s)")
    confirming = steps.add_parser("confirm")
    confirming.add_argument("found", type=Path)
    confirming.add_argument("file", type=Path)
    steps.add_parser("choose").add_argument("files", type=Path, nargs="+")
    steps.add_parser("page")
    steps.add_parser("agree").add_argument("--sample", type=int, default=100)
    wanted = parser.parse_args()
    if wanted.step == "find":
        find(wanted.file, wanted.games, wanted.first)
    elif wanted.step == "confirm":
        confirm(wanted.found, wanted.file)
    elif wanted.step == "choose":
        choose(wanted.files)
    elif wanted.step == "page":
        page.write()
    else:
        agreement(wanted.sample)


if __name__ == "__main__":
    main()
