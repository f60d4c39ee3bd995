"""`python -m tests.web.transcript`: what a screen reader says during a whole game, as text.

A player with a screen reader plays two bots. Lines with "says" are live regions, lines with "focus" the element that
gets the focus. Read the result without the screen: it should tell what happened.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from foretell.locales import languages
from foretell.server.pages import PACKAGED
from tests.server.harness import Server

from .chromium import ARGUMENTS, found
from .person import LONG, Person

FILE = Path(__file__).parents[2] / ".cache" / "transcript-{language}.txt"
SPOKEN = (Path(__file__).parent / "spoken.js").read_text(encoding="utf-8")
STEPS_SKIPPED = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...values) => later(act, wait > 100 && wait < 1500 ? 20 : wait, ...values);
"""
"""Lets the steps of the Unfolding follow each other without a wait."""


def listens(person: Person) -> None:
    """Record what is said on every page of a person from now on, and skip the waits."""
    person.context.add_init_script(STEPS_SKIPPED)
    person.context.add_init_script(SPOKEN)


def plays(person: Person, table: str, seed: int) -> list[str]:
    """Play a dealt game to its end at the page, without skipping anything. Return the lines."""
    page: Page = person.page
    person.open(f"/t/{table}")
    page.evaluate("window.patient = true")
    person.finish_game(seed)
    expect(page.locator("[data-over]")).to_be_visible(timeout=LONG)
    lines: list[str] = page.evaluate("window.spoken")
    return lines


def main() -> int:
    """Play a game and write the transcript."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.transcript", description=__doc__)
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--seed", type=int, default=1, help="which choices the player makes (%(default)s)")
    wanted = parser.parse_args()
    file = Path(str(FILE).format(language=wanted.language))
    with (
        tempfile.TemporaryDirectory(prefix="foretell-transcript-") as folder,
        sync_playwright() as playwright,
        Server(Path(folder) / "data", "--site", str(PACKAGED), "--bot-pause", "0.02") as server,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
        with Person(browser, server, "Ada", language=wanted.language, speed="quick") as ada:
            listens(ada)
            table = ada.opens_table(players=3, bots=2)
            ada.starts(table)
            lines = plays(ada, table, wanted.seed)
        browser.close()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(lines)} lines are in {file}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
