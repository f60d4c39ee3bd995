"""`python -m bench`: install the peers, then measure the libraries, tables under load and the browser."""

from __future__ import annotations

import argparse
import json

from .contenders import CONTENDERS, HOME
from .measuring_rounds import run_rounds
from .results_table import as_json, as_text
from .tables import report
from .tables.section import COUNTS, measure_tables

TABLES, BROWSER = "tables", "browser"


def main() -> None:
    """Read the command line, run the benchmarks and print the results."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Foretell and other game libraries.")
    parser.add_argument("--rounds", type=int, default=3, help="number of rounds (%(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per figure (%(default)s)")
    parser.add_argument(
        "--counts", nargs="+", type=int, default=COUNTS, metavar="TABLES", help="numbers of live tables (%(default)s)"
    )
    titles = [*(contender.title for contender in CONTENDERS), TABLES, BROWSER]
    parser.add_argument("--only", nargs="+", choices=titles, default=titles, metavar="NAME", help=", ".join(titles))
    wanted = parser.parse_args()
    HOME.mkdir(exist_ok=True)
    figures: dict[str, object] = {}
    # Tables first: measuring libraries pins this process to one core for good.
    if TABLES in wanted.only:
        findings = measure_tables(4 * wanted.seconds, wanted.counts)
        print(report.as_text(findings), end="\n\n", flush=True)
        figures[TABLES] = report.as_json(findings)
    if BROWSER in wanted.only:
        # Playwright is a development dependency.
        from .browser import report as browser_report  # noqa: PLC0415
        from .browser.section import measure_browser  # noqa: PLC0415

        browser = measure_browser()
        print(browser_report.as_text(browser), end="\n\n", flush=True)
        figures[BROWSER] = browser_report.as_json(browser)
    if chosen := [contender for contender in CONTENDERS if contender.title in wanted.only]:
        results = run_rounds(chosen, wanted.rounds, wanted.seconds)
        print(as_text(results))
        figures |= as_json(results)
    (HOME / "last.json").write_text(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
