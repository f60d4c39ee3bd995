"""Connections that break, servers that stop, and persons with two tabs."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Error, Page, WebSocketRoute, expect

from tests.server.harness import Server

from .conftest import Someone
from .person import PATIENCE, Person
from .tables import duel

LOST = "WebSocket|ERR_CONNECTION|ERR_INTERNET|Failed to load|fetching the script"


class PageConnection:
    """The connection of a page to the server, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self._cut = False
        self._silent = False
        self._open: dict[WebSocketRoute, WebSocketRoute] = {}
        """The end at the server of each socket of the page."""
        self.told: list[str] = []
        """The types of all messages that came through it."""
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close(code=1012)
            return
        server = socket.connect_to_server()
        server.on_message(lambda message: self._pass_on(socket, message))
        self._open[socket] = server
        if self._cut:  # while it connected
            self.cut()  # type: ignore[unreachable]  # mypy does not know that connecting runs other callbacks

    def _pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self._silent or self._cut or socket not in self._open:  # what was sent before the cut may come late
            return
        self.told.append(json.loads(message)["type"])
        socket.send(message)

    def silence(self) -> None:
        """Lose every message of the server, while the connection looks open."""
        self._silent = True

    def cut(self) -> None:
        """Close the connection, and refuse new ones."""
        self._cut = True
        while self._open:
            socket, server = self._open.popitem()
            # Otherwise, Playwright may pass on messages to a socket that the page has seen closing.
            server.close()
            socket.close(code=1012)

    def mend(self) -> None:
        """Accept connections and pass on messages again."""
        self._cut = self._silent = False


def linked(person: Person, link: str) -> None:
    """Wait until the page shows the state of its connection."""
    expect(person.table).to_have_attribute("data-link", link)


def test_a_page_that_loses_its_connection_says_so_and_goes_on(someone: Someone) -> None:
    ada, ben = someone("Ada", log=True), someone("Ben", log=True)
    line = PageConnection(ada.page)
    table = ada.opens_table(players=2)
    ben.sits_down(table, 1)
    ada.open(f"/t/{table}")
    ben.open(f"/t/{table}")
    ada.starts(table, ben)
    ada.wait_for_turn()
    ada.pass_()
    ply = ada.ply
    line.cut()
    linked(ada, "lost")
    expect(ada.page.get_by_text(ada.words("link-lost"))).to_be_visible()
    ben.wait_for_turn()
    ben.pass_()
    assert ada.ply == ply, "what it cannot know it does not show"
    assert ada.choices == []
    told = len(line.told)
    line.mend()
    linked(ada, "open")
    expect(ada.page.get_by_text(ada.words("link-lost"))).to_have_count(0)
    ada.wait_for_ply(ply + 1)
    assert "frame" in line.told[told:]
    assert "view" not in line.told[told:], "only what was missed is sent"
    ada.wait_for_turn()
    ada.pass_()
    ben.wait_for_ply(ply + 2)
    # Nothing is told twice or left out.
    passed = ada.words("passed", me="no", name="Ben", cards="").partition(":")[0]
    assert len([line for line in ada.log.locator("li").all_inner_texts() if line.startswith(passed)]) == 1


def test_a_choice_without_an_answer_is_being_sent(someone: Someone) -> None:
    ada = someone("Ada")
    line = PageConnection(ada.page)
    table = ada.opens_table(players=2, bots=1)
    ada.starts(table)
    ada.comes_to(table)
    ada.wait_for_turn()
    ply = ada.ply
    note = ada.page.locator(".note")
    line.silence()
    ada.lit("pass").click()
    expect(note).to_contain_text(ada.words("prompt-sending"))
    line.cut()
    linked(ada, "lost")
    expect(note).to_contain_text(ada.words("prompt-sending"))
    line.mend()
    ada.wait_for_ply(ply + 1)
    expect(note).not_to_contain_text(ada.words("prompt-sending"))


def test_the_server_is_killed_in_mid_effect_and_both_pages_go_on(someone: Someone, server: Server) -> None:
    table, ada, ben = duel(someone, effects="xed*")
    for person in (ada, ben):
        person.expects(LOST)
    played = ada.view(table)["hand"][0]
    ada.choose(played)
    laid = ada.view(table)["rows"][0][0]
    ada.choose(f"~{laid}")
    ply = ada.ply
    ben.wait_for_ply(ply)
    with server.down():
        linked(ada, "lost")
        linked(ben, "lost")
    for person in (ada, ben):
        linked(person, "open")
    ada.wait_for_turn()
    assert ada.phase == "give"
    given = ada.view(table)["hand"][0]
    ada.choose(f"-{given}")
    ada.choose("@1")
    ben.wait_for_turn()
    assert ben.phase == "hide"
    with server.down():
        linked(ben, "lost")
    linked(ben, "open")
    ben.wait_for_turn()
    ben.choose(ben.choices[0])
    ben.wait_for_turn()
    assert ben.phase == "play"
    ben.pass_()
    ada.wait_for_ply(ben.ply)
    got = ada.words(f"card-{laid}.the")
    ada.reads("exchanged", me="yes", name="Ada", given=ada.words(f"card-{given}.the"), got=got)


KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const assets = loaded.filter((path) => path.startsWith("/assets/"));
  const found = await Promise.all(assets.map((path) => caches.match(path)));
  const shell = await caches.match("/", { ignoreVary: true });
  const active = navigator.serviceWorker.controller?.state === "activated";
  return active && shell !== undefined && found.length > 0 && found.every(Boolean);
}"""
"""Whether the page and all that it has loaded are cached for the next visit."""


MAX_VISITORS = 5


@contextmanager
def without_server(
    someone: Someone,
    server: Server,
    come: Callable[[Person], None],
    kept: Callable[[Page], bool],
    *,
    language: str = "en",
) -> Iterator[Person]:
    """Somebody who came while there was a server, and whose page is kept without it.

    About once in a hundred times, Chromium does not ask the service worker, and never does again for that visitor. Then
    another visitor comes.
    """
    for _ in range(MAX_VISITORS):
        person = someone(keeping=True, language=language)
        person.expects(LOST)
        come(person)
        with server.down():
            if kept(person.page):
                yield person
                return
    raise AssertionError("the service worker did not answer")


def opening(path: str) -> Callable[[Person], None]:
    """Opens a page, and waits until it is cached."""

    def come(person: Person) -> None:
        person.open(path)
        person.page.wait_for_function(KEPT)

    return come


def reloads_from_cache(page: Page) -> bool:
    try:
        response = page.reload()
    except Error:
        return False
    return response is not None and response.from_service_worker


def test_a_page_opens_without_a_server_and_says_so(someone: Someone, server: Server) -> None:
    with without_server(someone, server, opening("/"), reloads_from_cache) as ada:
        expect(ada.page.get_by_text(ada.words("offline")).first).to_be_visible()
        expect(ada.button("home-play")).to_be_visible()
    expect(ada.page.get_by_text(ada.words("offline"))).to_have_count(0, timeout=PATIENCE)


ALL_KEPT = """async language => {
  const { files, words } = await (await fetch("/kept.json")).json();
  const found = await Promise.all([...files, ...words[language]].map((path) => caches.match(path)));
  const active = navigator.serviceWorker.controller?.state === "activated";
  return active && found.length > 20 && found.every(Boolean);
}"""
"""Whether all that a table may need is cached."""
ALL_ANSWERED = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const assets = kept.flat().filter(({ url }) => url.includes("/assets/"));
  const answers = assets.map(({ url }) => fetch(url).then(({ ok }) => ok, () => false));
  return (await Promise.all(answers)).every(Boolean);
}"""
"""Whether the page gets every asset that is cached."""


def test_a_table_opens_what_it_has_not_loaded_while_the_connection_is_cut(someone: Someone, server: Server) -> None:
    def come(person: Person) -> None:
        person.play_now()
        person.page.wait_for_function(ALL_KEPT, arg="ro")

    def kept(page: Page) -> bool:
        return bool(page.evaluate(ALL_ANSWERED))

    with without_server(someone, server, come, kept, language="ro") as ada:
        linked(ada, "lost")
        ada.button("bar-more").click()
        ada.page.locator("[data-settings]").click()
        dialog = ada.page.get_by_role("dialog", name=ada.words("settings-title"))
        expect(dialog.get_by_text(ada.words("settings-speed"))).to_be_visible()


def test_a_second_tab_has_the_same_seat_and_breaks_nothing(someone: Someone) -> None:
    table, ada, ben = duel(someone)
    tab = ada.another_tab()
    tab.goto(f"/t/{table}")
    second = tab.locator("[data-phase]")
    expect(second).to_have_attribute("data-seat", "0")
    expect(tab.locator('[data-choice="pass"]')).to_be_visible()
    ply = ada.ply
    tab.locator('[data-choice="pass"]').click()
    ada.wait_for_ply(ply + 1)
    assert ada.choices == []
    ben.wait_for_turn()
    ben.pass_()
    ada.wait_for_turn()
    ada.pass_()
    expect(second).to_have_attribute("data-ply", str(ada.ply))
    assert ada.view(table)["away"] == [False, False]
    tab.close()
    ben.wait_for_turn()
    ben.pass_()
    ada.wait_for_turn()
    assert "pass" in ada.choices


def silence(page: Page) -> Callable[[], None]:
    """Return a function. After it is called, the page hears nothing more of its table."""
    deaf = False

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if deaf else socket.send(message))

    page.route_web_socket(re.compile("/socket$"), connect)

    def stop() -> None:
        nonlocal deaf
        deaf = True

    return stop


def test_a_seat_that_is_taken_is_refused_in_words(someone: Someone) -> None:
    """Cleo's page does not know yet that Ben has taken the seat that it offers her."""
    ada, ben, cleo = someone("Ada"), someone("Ben"), someone("Cleo")
    table = ada.opens_table(players=2)
    cleo.expects("409")
    stop = silence(cleo.page)
    cleo.open(f"/t/{table}")
    expect(cleo.button("seat-sit")).to_be_visible()
    stop()
    ben.sits_down(table, 1)
    cleo.button("seat-sit").click()
    expect(cleo.page.get_by_text(cleo.words("refused-seat-taken"))).to_be_visible()
    seats = ada.call("GET", f"/tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ben"]


def test_a_stranger_gets_no_seat_of_a_game_that_goes_on(someone: Someone) -> None:
    table, ada, _ = duel(someone)
    cleo = someone("Cleo")
    cleo.comes_to(table)
    assert cleo.table.get_attribute("data-seat") is None
    answer = cleo.context.request.put(
        f"/api/v1/tables/{table}/seats/0", data={"name": "Cleo"}, headers={"Origin": ada.server.url}
    )
    assert answer.status == 409
    assert ada.choices
