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
from .person import LONG, PAINT, Person

SHOTS = Path(__file__).parents[2] / ".cache" / "web"
"""Where a failed test saves screenshots of every page."""
Someone = Callable[..., Person]
STEADY = ("--away-after", "3600")
"""No bot takes over the seat of a disconnected person, however slow the machine is."""
_FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium that all tests of this folder share. It closes after the last of them, because no other test of the
    process can run an event loop while Playwright runs."""
    path = found()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=LONG)
        yield running
        running.close()


@pytest.fixture(scope="session")
def site() -> Path:
    """The built browser client: the one in the package, or in the folder FORETELL_SITE, which the server also reads."""
    folder = Path(os.environ.get("FORETELL_SITE") or PACKAGED)
    if not (folder / "index.html").is_file():
        pytest.fail(f"The browser client is not built in {folder}: run `make web` first.")
    return folder


@pytest.fixture(scope="package")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The servers that the tests of this process share."""
    with Servers(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, site: Path, servers: Servers) -> Iterator[Server]:
    """A server with the built client and the module's FLAGS. Modules with the same FLAGS share it."""
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
    """Creates persons, each with their own browser. At the end, checks that no browser reported a problem.

    Their pages are painted only for modules with `PAINTED = True`, which look at colours.
    """
    people: list[Person] = []
    painted = getattr(request.module, "PAINTED", False)
    with ExitStack() as stack:

        def arrive(name: str = "Ada", **wishes: object) -> Person:
            person = stack.enter_context(Person(browser, server, name, painted=painted, **wishes))  # type: ignore[arg-type]
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
                page.evaluate(PAINT)
                page.screenshot(path=SHOTS / f"{name}.png")
            except Error as error:  # a crashed page has no screenshot
                (SHOTS / f"{name}.txt").write_text(str(error), encoding="utf-8")


@pytest.fixture
def ada(someone: Someone) -> Person:
    """A person with a desktop screen who reads English."""
    return someone("Ada")
