"""The wheel and the source archive, built from a clean copy and installed into empty environments.

`make package-test` runs this. It needs a package index, the npm registry and Chromium, and takes minutes.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Self

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.harness import Server
from tests.web.chromium import ARGUMENTS, found
from tests.web.person import LONG, Person

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
LANGUAGES = ("en", "fr", "es", "it", "ro")
SCRIPTS = "Scripts" if sys.platform == "win32" else "bin"


class Environment(NamedTuple):
    """A virtual environment and an empty folder to work in."""

    folder: Path
    work: Path

    def run(self, program: str, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of this environment in the empty folder."""
        command = [str(self.folder / SCRIPTS / program), *arguments]
        return subprocess.run(
            command, cwd=self.work, env=self.variables, input=answers, capture_output=True, text=True, check=False
        )

    @property
    def variables(self) -> dict[str, str]:
        """The environment variables, without those that could point to the clone."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FORETELL", "LC_"))}
        return {**kept, "HOME": str(self.work), "LC_ALL": "C.UTF-8"}


class InstalledServer(Server):
    """`foretell serve` of an environment, with the pages that came with the package."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment.work / "data")
        self._environment = environment

    def __enter__(self) -> Self:
        command = [
            str(self._environment.folder / SCRIPTS / "foretell"),
            "serve",
            "--port",
            "0",
            "--data",
            str(self.data),
        ]
        flags = ("--open-browser", "no", "--rate", "0", "--message-rate", "0", "--bot-pause", "0", "--deal-wait", "0.3")
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, *flags],
                cwd=self._environment.work,
                env=self._environment.variables,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"{line!r} {self.log.read_text()[-2000:]}"
        self.url = "http://" + line.split("http://", 1)[1].split()[0].rstrip("/.")
        return self


def environment(folder: Path, requirement: str) -> Environment:
    """Install a requirement into a new environment."""
    work = folder / "work"
    work.mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    made = Environment(folder / "venv", work)
    done = made.run("python", "-m", "pip", "install", "--quiet", requirement)
    assert done.returncode == 0, done.stderr[-4000:]
    return made


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both packages, built by `python -m build` from a copy without the files that git ignores."""
    copy = tmp_path_factory.mktemp("clean") / "foretell"
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0"):
        source = ROOT / name
        if name and source.is_file() and not source.is_symlink():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy / name)
    assert not (copy / "src/foretell/server/site").exists()
    shutil.rmtree(DIST, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(DIST), str(copy)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    (wheel,), (sdist,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return {"wheel": wheel, "sdist": sdist}


@pytest.fixture(scope="module")
def bare(packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel without extras, which has no dependencies."""
    return environment(tmp_path_factory.mktemp("bare"), str(packages["wheel"]))


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def full(
    request: pytest.FixtureRequest, packages: dict[str, Path], tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """A package with the server and the arena."""
    return environment(tmp_path_factory.mktemp(request.param), f"{packages[request.param]}[table,arena]")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = found()
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=LONG)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(full: Environment) -> Iterator[InstalledServer]:
    with InstalledServer(full) as running:
        yield running


# --- the bare package -----------------------------------------------------------------------------


def test_the_bare_package_is_foretell_alone(bare: Environment) -> None:
    listed = json.loads(bare.run("python", "-m", "pip", "list", "--format", "json").stdout)
    assert {package["name"] for package in listed} <= {"foretell", "pip", "setuptools"}
    where = bare.run("python", "-c", "import foretell; print(foretell.__file__)").stdout
    assert str(bare.folder) in where


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_the_terminal(bare: Environment, language: str) -> None:
    """A player who always takes the first choice reaches the end of the game."""
    record = bare.work / f"{language}.txt"
    arguments = ("play", "--lang", language, "--players", "2", "--level", "novice", "--seed", "07" * 32)
    played = bare.run("foretell", *arguments, "--record", str(record), answers="1\n" * 500)
    assert played.returncode == 0, played.stderr
    assert "⟨" not in played.stdout
    assert bare.run("foretell", "verify", str(record)).returncode == 0


def test_a_puzzle_in_the_terminal(bare: Environment) -> None:
    solved = bare.run("foretell", "puzzle", "--lang", "en", "--number", "1", answers="1\nq\n")
    assert solved.returncode == 0, solved.stderr
    assert "Your rating" in solved.stdout


def test_an_assistant_can_connect(bare: Environment) -> None:
    answered = bare.run("foretell", "mcp", answers='{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}\n')
    assert answered.returncode == 0, answered.stderr
    assert "start_game" in [tool["name"] for tool in json.loads(answered.stdout)["result"]["tools"]]


@pytest.mark.parametrize(("command", "extra"), [(("serve",), "table"), (("arena", "random", "adept"), "arena")])
def test_what_is_missing_can_be_installed_as_the_hint_says(
    bare: Environment, command: tuple[str, ...], extra: str
) -> None:
    refused = bare.run("foretell", *command)
    assert refused.returncode == 1
    assert f'-m pip install "foretell[{extra}]"' in refused.stderr


# --- with the server and the arena ----------------------------------------------------------------


def test_the_arena_plays_a_match(full: Environment) -> None:
    match = full.run("foretell", "arena", "random", "scripted", "--deals", "20", "--jobs", "1", "--format", "json")
    assert match.returncode == 0, match.stderr
    json.loads(match.stdout)


def test_a_game_is_reviewed(full: Environment) -> None:
    record = full.work / "reviewed.txt"
    arguments = ("play", "--players", "2", "--level", "novice", "--seed", "tea", "--record", str(record))
    assert full.run("foretell", *arguments, answers="1\n" * 500).returncode == 0
    reviewed = full.run("foretell", "review", str(record), "--format", "json")
    assert reviewed.returncode == 0, reviewed.stderr
    assert len(json.loads(reviewed.stdout)["seats"]) == 2


def test_a_game_in_the_browser(browser: Browser, server: InstalledServer) -> None:
    with Person(browser, server) as ada:
        ada.play_now()
        ada.finish_game()
        assert ada.phase == "over"
        ada.check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_speaks_every_language(browser: Browser, server: InstalledServer, language: str) -> None:
    with Person(browser, server, language=language) as reader:
        reader.open_home()
        expect(reader.page.locator("html")).to_have_attribute("lang", language, timeout=LONG)
        expect(reader.button("home-play")).to_be_visible(timeout=LONG)
        assert "⟨" not in reader.page.locator("body").inner_text()
        reader.check()


def test_the_licences_are_served(server: InstalledServer, browser: Browser) -> None:
    with Person(browser, server) as reader:
        answer = reader.context.request.get("/licences.txt")
        assert answer.ok
        assert "SIL Open Font License" in answer.text()
