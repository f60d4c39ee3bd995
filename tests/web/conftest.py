import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from foretell.server.pages import PACKAGED
from tests.server.harness import Server
from tests.server.sharing import Servers

from .chromium import ARGUMENTS, found
from .person import LONG, Person

SHOTS = Path(__file__).parents[2] / ".cache" / "web"
"""Where a failed test leaves what everybody saw."""
Someone = Callable[..., Person]
STEADY = ("--away-after", "3600")
"""However slow the machine is, no bot takes a seat whose person is elsewhere for the moment."""
_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium that all tests of this folder share. It is closed with the last of them: while Playwright runs, no
    other test of the process could run an event loop."""
    path = found()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=LONG)
        yield running
        running.close()


@pytest.fixture(scope="session")
def site() -> Path:
    """The built table: the package's, or the one that FORETELL_SITE names, as it does for the server."""
    folder = Path(os.environ.get("FORETELL_SITE") or PACKAGED)
    if not (folder / "index.html").is_file():
        pytest.fail(f"The table in the browser is not built in {folder}: run `make web` first.")
    return folder


@pytest.fixture(scope="package")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The servers of this process."""
    with Servers(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, site: Path, servers: Servers) -> Iterator[Server]:
    """A server of the built table with the module's FLAGS, shared with other modules that have the same."""
    flags = getattr(request.module, "FLAGS", ())
    with servers.lent("--site", str(site), *STEADY, *flags) as running:
        yield running


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


@pytest.fixture
def someone(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Someone]:
    """Makes people, each with a browser of their own; nothing may go wrong in any of them until the end."""
    people: list[Person] = []
    with ExitStack() as stack:

        def arrive(name: str = "Ada", **wishes: object) -> Person:
            person = stack.enter_context(Person(browser, server, name, **wishes))  # type: ignore[arg-type]
            people.append(person)
            return person

        yield arrive
        try:
            for person in people:
                person.check()
        except AssertionError:
            _keep_shots(request.node.name, people)
            raise
        if request.node.stash.get(_FAILED, default=False):
            _keep_shots(request.node.name, people)


def _keep_shots(test: str, people: list[Person]) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    for number, person in enumerate(people):
        for tab, page in enumerate(person.context.pages):
            name = re.sub(r"\W+", "-", f"{test}-{number}-{person.name}-{tab}")
            try:
                page.screenshot(path=SHOTS / f"{name}.png")
            except Error as error:  # a page that has crashed has no picture
                (SHOTS / f"{name}.txt").write_text(str(error), encoding="utf-8")


@pytest.fixture
def ada(someone: Someone) -> Person:
    """Somebody with a desktop who reads English."""
    return someone("Ada")
