"""`python -m tests.web.screenshots`: pictures of every screen, on a desktop and a phone, by night and by day.

Each language has a game of its own at a table for five, in which every new phase is pictured; so no two sets are alike.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from foretell.locales import languages
from foretell.server.pages import PACKAGED
from tests.server.harness import Server

from .chromium import ARGUMENTS, found
from .person import PHONE, WIDE, Person

LANGUAGES = languages()
FOLDER = Path(__file__).parents[2] / ".cache" / "screenshots"
SIZES = {"desktop": WIDE, "phone": PHONE}
THEMES = ("night", "day")
TALL = 2200
"""So high that a page is seen whole."""
FLAGS = ("--away-after", "3600", "--bot-pause", "0.05", "--max-per-client", "0")
SEATS = 5
ROUNDS_END = "[data-go-on]:enabled"


class Camera:
    """Takes pictures of a page as it is, in all sizes and themes."""

    def __init__(self, person: Person, folder: Path) -> None:
        self.person = person
        self.folder = folder
        self.taken = 0
        self._sessions: dict[Page, CDPSession] = {}

    def shoot(
        self,
        name: str,
        *,
        page: Page | None = None,
        sizes: Sequence[str] = tuple(SIZES),
        themes: Sequence[str] = THEMES,
        whole: bool = False,
        pose: Callable[[Page], None] | None = None,
    ) -> None:
        """Take pictures. `pose` is called before each one, because a change of size moves bubbles."""
        page = page or self.person.page
        for size in sizes:
            width, height = SIZES[size]
            self._touch(page, on=size == "phone")
            page.set_viewport_size({"width": width, "height": TALL if whole else height})
            if pose is not None:
                pose(page)
            for theme in themes:
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                page.wait_for_timeout(150)
                file = f"{name}-{size}-{theme}-{self.person.language}.png"
                page.screenshot(path=self.folder / file, animations="disabled")
                self.taken += 1
        page.evaluate("() => { document.documentElement.dataset.theme = 'night'; }")
        width, height = WIDE
        self._touch(page, on=False)
        page.set_viewport_size({"width": width, "height": height})

    def _touch(self, page: Page, *, on: bool) -> None:
        if page not in self._sessions:
            self._sessions[page] = page.context.new_cdp_session(page)
        self._sessions[page].send("Emulation.setTouchEmulationEnabled", {"enabled": on, "maxTouchPoints": 1})


@contextmanager
def visit(browser: Browser, server: Server, language: str, folder: Path, name: str = "Ada") -> Iterator[Camera]:
    """Yield a camera of a person with a wide screen and the night theme."""
    with Person(browser, server, name, language=language, screen=WIDE, keeping=True) as person:
        yield Camera(person, folder)


# --- the table --------------------------------------------------------------------------------------


class Game:
    """A game with four bots, played so that as much as possible is seen of it."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.person = camera.person
        self.table = self.person.opens_table(players=SEATS, bots=SEATS - 1)
        self.cards: dict[str, list[dict[str, Any]]] = {}
        self.seen: set[str] = set()
        self.used: set[str] = set()

    def play(self) -> None:
        """Play from the deal to the podium."""
        person, page = self.person, self.person.page
        person.starts(self.table)
        self.cards = person.call("GET", f"/tables/{self.table}/sheet")["cards"]
        person.open(f"/t/{self.table}")
        person.wait_for_turn()
        self.camera.shoot("table-first-turn")
        self._look_around()
        while True:
            page.wait_for_function(
                """() => document.querySelector("[data-over], [data-go-on]:enabled") !== null ||
                  (document.querySelector("[data-phase]")?.dataset.ready === "true" &&
                   document.querySelector("[data-choice]:enabled") !== null)"""
            )
            if page.locator("[data-over]").count():
                break
            if page.locator(ROUNDS_END).count():
                self._once("unfolding")
                page.locator(ROUNDS_END).click()
                continue
            self._decide()
        self.camera.shoot("table-podium")

    def _once(self, name: str, pose: Callable[[Page], None] | None = None) -> None:
        if name not in self.seen:
            self.seen.add(name)
            self.camera.shoot(f"table-{name}", pose=pose)

    def _decide(self) -> None:
        person, phase = self.person, self.person.phase
        choices = person.choices
        if phase == "play":
            if "allin" in choices and {"take", "unfolding"} <= self.seen and "all-in" not in self.seen:
                self._all_in()
                return
            if "unfolding" in self.seen:
                self._once("later-turn")
            self._choose(self._card_to_play(choices))
            return
        token = "use" if "use" in choices else choices[-1]
        if phase not in self.seen:
            self._once(phase, pose=lambda page: self._regard(page, token))
        self._choose(token)

    def _choose(self, token: str) -> None:
        """Decide by clicking the element itself, because a bubble of an earlier picture may cover it."""
        before = self.person.ply
        self.person.page.wait_for_function(
            """([token, before]) => {
              const table = document.querySelector("[data-phase]");
              // The last prediction is seen made once its Unfolding has been left.
              if (Number(table?.dataset.ply ?? -1) > before || document.querySelector("[data-unfolding]")) return true;
              const lit = [...document.querySelectorAll(`[data-choice="${token}"]:enabled`)];
              const confirm = document.querySelector("[data-confirm]:not([aria-disabled=true])");
              if (table?.dataset.ready === "true") (confirm ?? lit.at(0))?.click();
              return false;
            }""",
            arg=[token, before],
            polling=500,
        )

    def _regard(self, page: Page, token: str) -> None:
        if token not in ("use", "skip", "pass"):
            page.locator(f'[data-choice="{token}"]:enabled:visible').first.dispatch_event("pointerenter")

    def _card_to_play(self, choices: list[str]) -> str:
        cards = [choice for choice in choices if choice in self.cards]
        if not cards:
            return "pass" if "pass" in choices else choices[0]
        new = {card: {effect["name"] for effect in self.cards[card]} - self.used for card in cards}
        best = max(cards, key=lambda card: len(new[card]))
        self.used |= {effect["name"] for effect in self.cards[best]}
        return best

    def _all_in(self) -> None:
        page = self.person.page
        page.locator('[data-choice="allin"]:enabled').first.click()
        self._once("all-in-sure")
        self._choose("allin")
        page.wait_for_timeout(400)
        self._once("all-in")

    def _look_around(self) -> None:
        """Picture everything that can be opened at any time."""
        page, shoot = self.person.page, self.camera.shoot
        page.keyboard.press("l")
        shoot("table-log")
        page.keyboard.press("l")
        for name in ("aid", "rules", "settings", "keys"):
            self._open(name)
            page.locator("dialog[open]").wait_for()
            page.wait_for_timeout(300)
            shoot(f"table-dialog-{name}")
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached" if name != "settings" else "hidden")
        for name, opener in (("know", '[data-spot="seat-2"]'), ("deck", '[data-spot="deck"]')):
            page.locator(opener).first.click()
            page.locator("dialog[open]").wait_for()
            shoot(f"table-dialog-{name}")
            page.keyboard.press("Escape")
        page.locator('[data-spot="hand"] [data-card]').first.focus()
        page.keyboard.press("i")
        if page.locator("dialog[open]").count():
            shoot("table-dialog-card")
            page.keyboard.press("Escape")

    def _open(self, name: str) -> None:
        page = self.person.page
        if name == "aid":
            page.locator("[data-aid]").click()
            return
        page.locator("[data-menu]").click()
        if "menu" not in self.seen:
            self._once("menu")
        page.locator(".menu").get_by_role("button", name=self.person.words(f"bar-{name}"), exact=True).click()


def picture_table(browser: Browser, server: Server, language: str, folder: Path) -> int:
    """Picture a whole game, a spectator's page, and a page whose server is gone."""
    with (
        visit(browser, server, language, folder) as camera,
        visit(browser, server, language, folder, "Vera") as onlooker,
    ):
        game = Game(camera)
        game.play()
        watched = Game(camera)
        camera.person.starts(watched.table)
        camera.person.open(f"/t/{watched.table}")
        camera.person.wait_for_turn()
        onlooker.person.open(f"/t/{watched.table}")
        onlooker.person.wait_for_ply(0)
        onlooker.shoot("table-spectator")
        server.kill()
        camera.person.page.locator('[data-link="lost"]').wait_for()
        camera.shoot("table-lost-connection")
        server.start()
        return camera.taken + onlooker.taken


# --- the other screens ------------------------------------------------------------------------------


def picture_pages(browser: Browser, server: Server, language: str, folder: Path) -> int:
    """Picture all screens but the table: in English in all sizes and themes, in other languages on a phone."""
    english = language == "en"
    sizes = tuple(SIZES) if english else ("phone",)
    themes = THEMES if english else THEMES[:1]
    with (
        visit(browser, server, language, folder) as camera,
        visit(browser, server, language, folder, "Vera") as guest,
    ):
        person = camera.person

        def page_of(name: str, path: str, *, whole: bool = False, who: Camera = camera) -> None:
            # Opened in each size: what is open at first may depend on it.
            for size in sizes:
                width, height = SIZES[size]
                who.person.page.set_viewport_size({"width": width, "height": height})
                who.person.open(path)
                who.person.page.wait_for_load_state("networkidle")
                who.shoot(name, sizes=(size,), themes=themes)
            if whole:
                who.shoot(f"{name}-whole", sizes=("phone",), themes=themes, whole=True)

        played = _play_some_games(person)
        open_table = person.opens_table(players=4, bots=1)
        guest.person.sits_down(open_table, 1)
        page_of("home-new", "/", who=guest, whole=True)
        page_of("home", "/", whole=True)
        page_of("lobby-owner", f"/t/{open_table}", whole=True)
        page_of("lobby-guest", f"/t/{open_table}", who=guest, whole=True)
        page_of("rules", "/rules")
        page_of("replay", f"/replay/{played}?ply=12")
        page_of("learn", "/learn")
        page_of("games", "/games", whole=True)
        person.page.get_by_role("radio", name=person.words("games-numbers"), exact=True).check()
        person.page.wait_for_load_state("networkidle")
        camera.shoot("games-numbers", sizes=sizes, themes=themes)
        person.expects("404")
        if english:
            page_of("lost", "/nowhere")
            page_of("lost-table", "/t/nothing")
        person.open("/")
        person.page.wait_for_function("() => navigator.serviceWorker?.controller !== null")
        person.page.wait_for_timeout(500)
        server.kill()
        person.page.goto("/")
        person.page.wait_for_timeout(1500)
        camera.shoot("offline", sizes=sizes, themes=themes)
        server.start()
        return camera.taken + guest.taken


def _play_some_games(person: Person) -> str:
    table = ""
    for players in (3, 2, 5):
        table = person.opens_table(players=players, bots=players - 1)
        person.starts(table)
        person.open(f"/t/{table}")
        person.finish_game(players)
    return table


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots", description="Picture every screen.")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--only", choices=("table", "pages"), help="not all screens, but these")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they go (%(default)s)")
    wanted = parser.parse_args()
    site = Path(os.environ.get("FORETELL_SITE") or PACKAGED)
    if not (site / "index.html").is_file():
        sys.stderr.write(f"The browser client is not built in {site}: run `make web` first.\n")
        return 1
    wanted.folder.mkdir(parents=True, exist_ok=True)
    sets = {"table": picture_table, "pages": picture_pages}
    taken = 0
    with (
        tempfile.TemporaryDirectory(prefix="foretell-pictures-") as folder,
        sync_playwright() as playwright,
        Server(Path(folder) / "data", "--site", str(site), *FLAGS) as server,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
        for language in wanted.languages:
            for name, picture in sets.items():
                if wanted.only in (None, name):
                    taken += picture(browser, server, language, wanted.folder)
                    sys.stdout.write(f"{language}, {name}: {taken} so far\n")
                    sys.stdout.flush()
        browser.close()
    sys.stdout.write(f"{taken} pictures are in {wanted.folder}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
