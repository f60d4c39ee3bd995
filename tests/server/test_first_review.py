"""The review that compiles what reviews need, before anybody asks for one."""

import asyncio
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from foretell import Record
from foretell.server import first_review, review_mark
from foretell.server.background import Background
from foretell.server.first_review import review_first_game, short_game
from foretell.server.metrics import Metrics
from foretell.server.review_mark import has_reviewed, note_review
from foretell.server.reviewer import reviews
from foretell.server.reviews import Reviews, review_key


async def _started(max_waiting: int = 20) -> bool:
    """Return whether a server that starts reviews the short game."""
    background = Background(Metrics())
    started = Reviews(background, lambda: 0.0, max_waiting=max_waiting)
    await review_first_game(started)
    found = started.found(review_key(short_game(), "quick")) is not None
    await background.stop()
    return found


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(first_review, "START_SECONDS", 0.0)
    monkeypatch.setenv("FORETELL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_first_server_of_an_installation_reviews_a_game_by_itself(cache: Path) -> None:
    assert not has_reviewed()
    assert asyncio.run(_started())


def test_later_servers_do_not(cache: Path) -> None:
    note_review()
    assert has_reviewed()
    assert not asyncio.run(_started())


def test_another_version_of_numba_compiles_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note_review()
    monkeypatch.setattr(review_mark, "version", lambda _: "another")
    assert not has_reviewed()


def test_without_numba_there_is_nothing_to_compile(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(review_mark, "version", missing)
    assert has_reviewed()
    note_review()
    assert not cache.exists()


def test_a_server_that_reviews_no_games_does_not_review_this_one_either(cache: Path) -> None:
    assert not asyncio.run(_started(max_waiting=0))


def test_a_folder_that_is_not_writable_is_no_error(cache: Path) -> None:
    cache.write_text("a file", encoding="utf-8")
    note_review()
    assert not has_reviewed()


def test_a_folder_that_is_not_readable_is_no_error(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before Python 3.14, `exists` raises this error. Users like root may read everything."""

    def denied(_: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "exists", denied)
    assert not has_reviewed()


def test_the_short_game_can_be_reviewed() -> None:
    *_, last = reviews(Record.parse(short_game()), "quick")
    assert last["progress"] == 1
    assert has_reviewed()
