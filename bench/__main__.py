"""`python -m bench`: install the peers, measure everything on one core, print the table."""

from __future__ import annotations

import argparse
import json

from .contenders import CONTENDERS, HOME
from .rounds import hold
from .table import as_json, as_text


def main() -> None:
    """Read the command line and hold the rounds."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed, beside other game libraries.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured (%(default)s)")
    titles = [contender.title for contender in CONTENDERS]
    parser.add_argument("--only", nargs="+", choices=titles, default=titles, metavar="NAME", help=", ".join(titles))
    wanted = parser.parse_args()
    HOME.mkdir(exist_ok=True)
    chosen = [contender for contender in CONTENDERS if contender.title in wanted.only]
    results = hold(chosen, wanted.rounds, wanted.seconds)
    (HOME / "last.json").write_text(json.dumps(as_json(results), indent=1))
    print(as_text(results))


if __name__ == "__main__":
    main()
