"""`python -m bench`: install the peers, measure libraries, tables under load and the browser, and print it all."""

from __future__ import annotations

import argparse
import json

from .contenders import CONTENDERS, HOME
from .rounds import hold
from .table import as_json, as_text
from .tables import report
from .tables.section import COUNTS, measure_tables

TABLES, BROWSER = "tables", "browser"


def main() -> None:
    """Read the command line and hold the rounds."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed, beside other game libraries.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured (%(default)s)")
    parser.add_argument(
        "--counts", nargs="+", type=int, default=COUNTS, metavar="TABLES", help="how many tables are live (%(default)s)"
    )
    titles = [*(contender.title for contender in CONTENDERS), TABLES, BROWSER]
    parser.add_argument("--only", nargs="+", choices=titles, default=titles, metavar="NAME", help=", ".join(titles))
    wanted = parser.parse_args()
    HOME.mkdir(exist_ok=True)
    told: dict[str, object] = {}
    # First, as libraries are measured on one core, and this process stays there.
    if TABLES in wanted.only:
        findings = measure_tables(4 * wanted.seconds, wanted.counts)
        print(report.as_text(findings), end="\n\n", flush=True)
        told[TABLES] = report.as_json(findings)
    if BROWSER in wanted.only:
        # Playwright is only where the development set is installed.
        from .browser import report as sights_report  # noqa: PLC0415
        from .browser.section import measure_browser  # noqa: PLC0415

        sights = measure_browser()
        print(sights_report.as_text(sights), end="\n\n", flush=True)
        told[BROWSER] = sights_report.as_json(sights)
    if chosen := [contender for contender in CONTENDERS if contender.title in wanted.only]:
        results = hold(chosen, wanted.rounds, wanted.seconds)
        print(as_text(results))
        told |= as_json(results)
    (HOME / "last.json").write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
