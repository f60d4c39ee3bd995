"""A person with their own browser: what they see and do, and the problems that must never occur."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from tests.deals import contribution
from tests.locales.browser_texts import catalogue
from tests.server.harness import Server
from tests.server.slow_network import rate

from .requester import Requester

DESKTOP = (1280, 800)
WIDE = (1440, 900)
PHONE = (360, 740)
SMALL = (360, 640)
SIDEWAYS = (740, 360)
TOUCHED = (PHONE, SMALL, SIDEWAYS)
"""Screens without a mouse."""
PATIENCE = 60_000
"""Milliseconds to wait for something before the test fails."""
LONG = 300_000
"""The same for a whole round or game."""
SETTINGS: Mapping[str, object] = {"theme": "night", "speed": "none", "sound": False, "notices": False}
"""Default settings of a browser. Nothing is animated, so tests need not wait for animations."""

# Tests must not fail because a machine is busy.
expect.set_options(timeout=PATIENCE)

_LAST = """
const soon = window.setTimeout;
window.setTimeout = (act, wait, ...values) => soon(act, wait >= 5000 ? 20 * wait : wait, ...values);
"""
"""Makes notices that disappear after a few seconds stay long enough for a test to see them on a busy machine. The waits
before a page connects again are shorter than 5 seconds, and stay as they are."""
_WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
_UNPAINTED = """
const transparent = new CSSStyleSheet();
transparent.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [transparent];
"""
"""Saves painting, which takes more than a third of the CPU time of a game. A transparent page has the same layout and
roles, and can be clicked."""
PAINT = "document.adoptedStyleSheets = []"
"""Lets the browser paint such a page."""
_CONTRIBUTES = """
const contribution = %s.match(/../g).map((byte) => parseInt(byte, 16));
const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (values) =>
  values.length === contribution.length ? (values.set(contribution), values) : draw(values);
"""
"""Makes the browser contribute the same bytes to the deal in every run. Nothing else draws so many."""
_NOT_KEPT = "Service Worker registration blocked by Playwright"
_KEEP = """
if (location.protocol.startsWith("http") && !localStorage.getItem("foretell.settings"))
  localStorage.setItem("foretell.settings", %s);
"""
"""Stores the settings, except in the browser's own error pages, which have no storage."""
_PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")


class Person(Requester):
    """A fresh browser with one page, in a given language and screen size."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "Ada",
        *,
        language: str = "en",
        screen: tuple[int, int] = DESKTOP,
        touch: bool | None = None,
        moving: bool = False,
        keeping: bool = False,
        painted: bool = True,
        **settings: object,
    ) -> None:
        self.server = server
        self.name = name
        self.language = language
        self.screen = screen
        self.problems: list[str] = []
        self.heard: list[dict[str, Any]] = []
        """Every message of a table's socket, in all pages. A message may appear here after the page has shown it."""
        self._expected: list[str] = []
        width, height = screen
        self.context = browser.new_context(
            base_url=server.url,
            locale=language,
            viewport={"width": width, "height": height},
            has_touch=screen in TOUCHED if touch is None else touch,
            reduced_motion="no-preference" if moving else "reduce",
            # A service worker caches files for the next visit, which takes time and is rarely tested.
            service_workers="allow" if keeping else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_LAST)
        self.context.add_init_script(_WATCH)
        self.context.add_init_script(_CONTRIBUTES % json.dumps(contribution(name)))
        if not painted:
            self.context.add_init_script(_UNPAINTED)
        stored = json.dumps({**SETTINGS, "language": language, "name": name, **settings})
        self.context.add_init_script(_KEEP % json.dumps(stored))
        self.page = self.another_tab()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    # --- problems -------------------------------------------------------------------------------

    def another_tab(self) -> Page:
        """Open one more page, watched for problems like the first."""
        page = self.context.new_page()
        if rate():
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate()})
        page.on("pageerror", lambda error: self.problems.append(f"{error.name}: {error.message}\n{error.stack}"))
        page.on("console", self._hear)
        page.on("request", self._follow)
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: self.heard.append(json.loads(message)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _NOT_KEPT:
            self.problems.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _follow(self, request: Request) -> None:
        ours = (self.server.url, self.server.url.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(ours):
            self.problems.append(f"a request that leaves the server: {request.url}")

    def expects(self, pattern: str) -> None:
        """Allow problems that match `pattern`, such as a lost connection or a refusal."""
        self._expected.append(pattern)

    def check(self) -> None:
        """Check that there were no problems except the expected ones."""
        unexpected = [
            problem for problem in self.problems if not any(re.search(known, problem) for known in self._expected)
        ]
        assert not unexpected, "\n".join((f"in the browser of {self.name}:", *unexpected))

    # --- words ----------------------------------------------------------------------------------

    def words(self, key: str, /, **arguments: str | int | float) -> str:
        """The text of a message in this person's language."""
        return catalogue(self.language).text(key, **arguments)

    def button(self, key: str, /, **arguments: str | int | float) -> Locator:
        """The button with this text."""
        return self.page.get_by_role("button", name=self.words(key, **arguments), exact=True)

    def link(self, key: str, /, **arguments: str | int | float) -> Locator:
        """The link with this text."""
        return self.page.get_by_role("link", name=self.words(key, **arguments))

    # --- pages ------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        """Open an address, and wait until the page shows something."""
        self.page.goto(path, wait_until="load")
        expect(self.page.locator("main, [data-phase]").first).to_be_visible(timeout=PATIENCE)
        # Otherwise a font that loads later could change sizes that a test has measured.
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def open_home(self) -> None:
        """Open the start page."""
        self.open("/")

    def play_now(self) -> None:
        """Start a game against bots from the start page."""
        self.open_home()
        self.button("home-play").click()
        self.page.wait_for_url(re.compile(r"/t/\w+$"))
        self.wait_for_turn()

    def comes_to(self, table: str) -> None:
        """Open the page of a table, and wait until it shows the deal."""
        self.open(f"/t/{table}")
        self.wait_for_ply(0)

    # --- at the table ---------------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        """The table. Its `data-phase`, `data-ply` and `data-ready` tell the state of the game."""
        return self.page.locator("[data-phase]").first

    @property
    def phase(self) -> str:
        """The present phase; `over` at the end."""
        return self.table.get_attribute("data-phase") or ""

    @property
    def ply(self) -> int:
        """The ply that the page shows."""
        return int(self.table.get_attribute("data-ply") or -1)

    @property
    def choices(self) -> list[str]:
        """The tokens of the choices, without duplicates."""
        shown = self.page.locator("[data-choice]:enabled").evaluate_all("all => all.map(one => one.dataset.choice)")
        return list(dict.fromkeys(shown))

    def wait_for_turn(self) -> None:
        """Wait until this person must choose, or the game is over."""
        self.page.wait_for_function(
            """() => {
              const table = document.querySelector("[data-phase]");
              if (table?.dataset.ready !== "true") return false;
              return table.dataset.phase === "over" || document.querySelector("[data-choice]:enabled") !== null;
            }"""
        )

    def card(self, card: str, spot: str = "hand") -> Locator:
        """A card in a certain place."""
        return self.page.locator(f'[data-spot="{spot}"] [data-card="{card}"]')

    @property
    def prompt(self) -> Locator:
        """The sentence that asks for a decision."""
        return self.page.locator('[data-focus="prompt"]')

    @property
    def log(self) -> Locator:
        """The log of events. It is beside the table if the setting `log` is on."""
        return self.page.locator('[data-spot="log"]')

    def reads(self, key: str, /, **arguments: str | int | float) -> None:
        """Wait until the log contains this text."""
        expect(self.log).to_contain_text(self.words(key, **arguments))

    def wait_for_ply(self, ply: int) -> None:
        """Wait until the page shows this ply."""
        self.page.wait_for_function(
            "ply => Number(document.querySelector('[data-phase]')?.dataset.ply ?? -1) >= ply", arg=ply
        )

    def hears(self, ply: int) -> None:
        """Wait until `heard` contains the message for this ply."""
        for _ in range(PATIENCE // 20):
            if any(message["type"] in ("frame", "view") and message["ply"] >= ply for message in self.heard):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} got no message for ply {ply}")

    def choose(self, token: str) -> None:
        """Click a choice, and wait until the page shows the next ply."""
        before = self.ply
        if token.startswith("="):
            self.predict(token)
        else:
            self.lit(token).click()
        self.wait_for_ply(before + 1)

    def tap(self, token: str) -> None:
        """Make a choice by touch: tap its button, or tap the card or seat and then the confirmation."""
        if token.startswith("="):
            self.lit(token).tap()
            self.page.locator("[data-confirm]:not([aria-disabled=true])").tap()
            return
        button = self.page.locator(f'[data-spot="prompt"] .actions [data-choice="{token}"]:visible:not(.confirm)')
        if button.count():
            button.tap()
            return
        self.lit(token).tap()
        self.page.locator(f'.confirm[data-choice="{token}"]').tap()

    def lit(self, token: str) -> Locator:
        """The first element that is highlighted for a choice: the card itself rather than its button."""
        return self.page.locator(f'[data-choice="{token}"]:enabled:visible:not(.confirm)').first

    def choose_any(self, *wanted: str) -> str:
        """Choose a token that starts with one of `wanted`, otherwise the first one. Return the token."""
        choices = self.choices
        token = next((choice for sign in wanted for choice in choices if choice.startswith(sign)), choices[0])
        self.choose(token)
        return token

    def predict(self, token: str) -> None:
        """Place the token and confirm. The page shows the last prediction of a round only after its Unfolding."""
        self.lit(token).click()
        self.page.locator("[data-confirm]:not([aria-disabled=true])").click()

    def pass_(self) -> None:
        """Pass this turn."""
        self.choose("pass")

    def play_by_itself(self, seed: int = 1) -> None:
        """Let the page click any highlighted choice from now on. In a game with several people, call it for each."""
        self.page.evaluate(_PLAYER, seed)

    def wait_for_the_end(self) -> None:
        """Wait until the game is over."""
        expect(self.page.locator('[data-phase="over"]').first).to_be_attached(timeout=LONG)

    def finish_game(self, seed: int = 1) -> None:
        """Click any highlighted choice until the game is over."""
        self.play_by_itself(seed)
        self.wait_for_the_end()
