"""Saved results have the same bytes after interruptions and with any number of processes."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import foretell as ft
from foretell.arena import Interrupted, Match, MatchResult, entrants_of, play_match, settings_in
from foretell.arena.match_folder import GAMES, TIMES
from foretell.players import RandomPlayer

from .players import Slow

pytestmark = pytest.mark.compiled

SLOW = "tests.arena.players:Slow"
"""A fast player that chooses from views, so that the matches use both ways to play."""


def a_match(**changes: Any) -> Match:
    settings = {"options": ft.Options(2), "deals": 4, "seed": "kept", **changes}
    return Match(entrants_of(settings.pop("names", ("random", SLOW, "random:name=other"))), **settings)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of a match without interruption."""
    folder = tmp_path_factory.mktemp("whole")
    play_match(a_match(), folder=folder)
    return (folder / GAMES).read_bytes()


def stop_after(chunks: int) -> Callable[[int], None]:
    seen = []

    def watch(games: int) -> None:
        seen.append(games)
        if len(seen) > chunks:
            raise KeyboardInterrupt

    return watch


def begun(folder: Path, chunks: int = 3) -> Path:
    with pytest.raises(Interrupted) as stopped:
        play_match(a_match(), folder=folder, watch=stop_after(chunks))
    assert 0 < stopped.value.result.games < a_match().games
    return folder


def figures(result: MatchResult) -> object:
    """Everything that does not depend on the clock."""
    return result.games, result.tables, [(one.standing, one.rating) for one in result.entrants]


def test_an_interrupted_match_resumes_with_the_same_result(whole: bytes, tmp_path: Path) -> None:
    before = (begun(tmp_path) / GAMES).read_bytes()
    assert whole.startswith(before)
    result = play_match(a_match(), folder=tmp_path, resume=True)
    assert (tmp_path / GAMES).read_bytes() == whole
    assert 0 < result.played < result.games == result.asked
    again = play_match(a_match(), folder=tmp_path, resume=True)
    assert again.played == 0
    assert figures(again) == figures(result)
    for played, read in zip(result.entrants, again.entrants, strict=True):
        assert vars(read.thinking) == pytest.approx(vars(played.thinking), abs=1e-6)  # times are saved in microseconds


def test_two_processes_give_the_same_result_as_one(whole: bytes, tmp_path: Path) -> None:
    play_match(a_match(), jobs=2, folder=begun(tmp_path, 1), resume=True)
    assert (tmp_path / GAMES).read_bytes() == whole


def test_an_error_in_a_worker_process_is_reported() -> None:
    with pytest.raises(ft.ForetellError, match="LookupError: no idea"):
        play_match(Match(entrants_of(("tests.arena.players:Broken", SLOW)), ft.Options(2), 2, "x"), jobs=2)


def test_a_class_that_no_other_process_can_find() -> None:
    class Local(RandomPlayer):
        """Defined in a function."""

    match = Match(entrants_of((Local, SLOW)), ft.Options(2), 2, "x")
    assert play_match(match, jobs=1).games == 4
    with pytest.raises(ft.ForetellError, match=r"Local cannot be sent to other processes .* or use one job"):
        play_match(match, jobs=2)


def test_a_class_of_the_main_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has a different main module."""
    monkeypatch.setattr(Slow, "__module__", "__main__")
    monkeypatch.setattr("__main__.Slow", Slow, raising=False)
    match = Match(entrants_of((Slow, "random")), ft.Options(2), 2, "x")
    assert play_match(match, jobs=1).games == 4
    with pytest.raises(
        ft.ForetellError, match="Slow cannot be sent to other processes; put it into a module, or use one job"
    ):
        play_match(match, jobs=2)


def test_a_class_in_a_file_plays_in_other_processes(tmp_path: Path) -> None:
    """Other processes must import the file by its name."""
    file = tmp_path / "my_bot.py"
    file.write_text("from tests.arena.players import Slow\n\n\nclass MyBot(Slow):\n    pass\n")
    match = Match(entrants_of((f"{file}:MyBot", "random")), ft.Options(2), 3, "x")
    assert play_match(match, jobs=2).games == 6


def test_a_line_that_was_cut_is_played_again(whole: bytes, tmp_path: Path) -> None:
    file = begun(tmp_path) / GAMES
    file.write_bytes(file.read_bytes()[:-7])
    play_match(a_match(), folder=tmp_path, resume=True)
    assert file.read_bytes() == whole
    assert (tmp_path / TIMES).read_bytes().count(b"\n") == len(a_match().chunks())


def test_times_that_were_lost_are_played_again(whole: bytes, tmp_path: Path) -> None:
    file = begun(tmp_path) / TIMES
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    play_match(a_match(), folder=tmp_path, resume=True)
    assert (tmp_path / GAMES).read_bytes() == whole
    assert file.read_bytes().count(b"\n") == len(a_match().chunks())


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seed": "other"}, 'seed was "kept", now it is "other"'),
        ({"options": ft.Options(2, side="B")}, 'side was "A", now it is "B"'),
        ({"names": ("random", SLOW)}, "entrants was"),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, changes: dict[str, Any], what: str) -> None:
    folder = begun(tmp_path)
    with pytest.raises(ft.ForetellError, match=f"started with other settings: {what}"):
        play_match(a_match(**changes), folder=folder, resume=True)


def test_a_bot_whose_file_has_changed_is_refused_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    source = "from tests.arena.players import Slow\n\n\nclass MyBot(Slow):\n    pass\n"
    file.write_text(source)
    play_match(Match(entrants_of((f"{file}:MyBot", "random")), ft.Options(2), 2, "x"), folder=tmp_path / "kept")
    file.write_text(source + "\n\n# otherwise\n")
    match = Match(entrants_of((f"{file}:MyBot", "random")), ft.Options(2), 3, "x")
    with pytest.raises(ft.ForetellError, match=r"other settings: my_bot\.py was \w{8}, now it is \w{8}\.$"):
        play_match(match, folder=tmp_path / "kept", resume=True)


def test_a_bot_whose_module_has_changed_is_refused_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "my_module.py"
    monkeypatch.syspath_prepend(tmp_path)

    def match(more: str) -> Match:
        file.write_text(f"from tests.arena.players import Slow\n\n\nclass MyBot(Slow):\n    pass\n{more}")
        monkeypatch.delitem(sys.modules, "my_module", raising=False)
        return Match(entrants_of(("my_module:MyBot", "random")), ft.Options(2), 2, "x")

    play_match(match(""), folder=tmp_path / "kept")
    with pytest.raises(ft.ForetellError, match=r"other settings: my_module\.py was \w{8}, now it is \w{8}\.$"):
        play_match(match("\n\n# otherwise\n"), folder=tmp_path / "kept", resume=True)


def test_a_file_that_a_bot_no_longer_uses_is_named(tmp_path: Path) -> None:
    (tmp_path / "book").write_text("openings")

    def match() -> Match:
        entrants = entrants_of((f"random:name={tmp_path / 'book'}", "random"))
        return Match(entrants, ft.Options(2), 2, "x")

    play_match(match(), folder=tmp_path / "kept")
    (tmp_path / "book").unlink()
    with pytest.raises(ft.ForetellError, match=r"other settings: book was \w{8}, now it is -\.$"):
        play_match(match(), folder=tmp_path / "kept", resume=True)


@pytest.mark.parametrize(
    ("module", "what"), [("runner.sources", r"foretell/players was \w{8}"), ("arena.match", r'rules was "\w{64}"')]
)
def test_another_foretell_of_the_same_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, what: str
) -> None:
    folder = begun(tmp_path)
    monkeypatch.setattr(f"foretell.{module}.folder_digest", lambda _: "0" * 64)
    with pytest.raises(ft.ForetellError, match=f"other settings: {what}, now it is .?00000000"):
        play_match(a_match(), folder=folder, resume=True)


def test_results_are_never_written_over(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    before = (folder / GAMES).read_bytes()
    with pytest.raises(ft.ForetellError, match="already has results: continue with --resume"):
        play_match(a_match(), folder=folder)
    assert (folder / GAMES).read_bytes() == before
    with pytest.raises(ft.ForetellError, match="--resume needs a folder"):
        play_match(a_match(), resume=True)


def test_resuming_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    for folder in (tmp_path / "dule", tmp_path):
        with pytest.raises(ft.ForetellError, match="has no results to continue: check its name"):
            play_match(a_match(), folder=folder, resume=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("chunks", [1, 3, 12])
def test_more_deals_than_were_asked_for_at_first(tmp_path: Path, chunks: int) -> None:
    """The deals and games are the same as without interruption."""
    if chunks < len(a_match().chunks()):
        begun(tmp_path / "kept", chunks)
    else:
        play_match(a_match(), folder=tmp_path / "kept")
    more = play_match(a_match(deals=9), folder=tmp_path / "kept", resume=True)
    once = play_match(a_match(deals=9), folder=tmp_path / "once")
    assert figures(more) == figures(once)
    assert more.played < once.played
    assert settings_in(tmp_path / "kept") == settings_in(tmp_path / "once")
    again = play_match(a_match(deals=9), folder=tmp_path / "kept", resume=True)
    assert (again.played, figures(again)) == (0, figures(once))


def test_fewer_deals_than_were_played(tmp_path: Path) -> None:
    folder = begun(tmp_path, 6)
    before = (folder / GAMES).read_bytes()
    with pytest.raises(ft.ForetellError, match=r"--deals 1 is too few: .* already has 4"):
        play_match(a_match(deals=1), folder=folder, resume=True)
    assert (folder / GAMES).read_bytes() == before


def test_fewer_deals_than_were_asked_for(tmp_path: Path) -> None:
    """Fewer deals are allowed if the match has not played more."""
    folder, names = tmp_path / "kept", ("tests.arena.players:Slow", "novice")
    with pytest.raises(Interrupted):
        play_match(a_match(names=names), folder=folder, watch=stop_after(1))
    fewer = play_match(a_match(names=names, deals=2), folder=folder, resume=True)
    assert figures(fewer) == figures(play_match(a_match(names=names, deals=2)))
    assert fewer.asked == 4


def test_damaged_files_are_reported(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    lines = (folder / GAMES).read_bytes().splitlines(keepends=True)
    for damaged, message in (
        ([lines[0], lines[2]], "is damaged .another chunk"),
        ([lines[0], b'{"lineup":0,"first":0,"deals":4}\n'], "is damaged"),
        ([lines[0], b"nonsense\n"], "cannot be read"),
        ([b"{}\n"], "is damaged .no settings"),
        ([lines[0][:-1]], "is damaged .no settings"),
        ([b"[]\n"], "is damaged .no settings"),
    ):
        (folder / GAMES).write_bytes(b"".join(damaged))
        with pytest.raises(ft.ForetellError, match=message):
            play_match(a_match(), folder=folder, resume=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(ft.ForetellError, match="cannot be used for results"):
        play_match(a_match(), folder=tmp_path / "file")


def test_the_settings_in_a_folder(tmp_path: Path) -> None:
    assert settings_in(tmp_path) is None
    settings = settings_in(begun(tmp_path))
    assert settings is not None
    assert [settings[name] for name in ("format", "foretell", "seed", "deals")] == [3, ft.__version__, "kept", 4]


@pytest.mark.parametrize("version", [b"2", b"4", b'"new"'])
def test_results_of_another_version_are_left_alone(tmp_path: Path, version: bytes) -> None:
    file = begun(tmp_path) / GAMES
    other = file.read_bytes().replace(b'"format":3', b'"format":' + version)[:-5]
    file.write_bytes(other)
    with pytest.raises(ft.ForetellError, match=r"has results of version .* continues version 3: start again"):
        play_match(a_match(), folder=tmp_path, resume=True)
    assert file.read_bytes() == other


@pytest.mark.parametrize(("module", "message"), [("openskill", r"run: .*\[arena\]"), ("ray", r"run: .*\[cluster\]")])
def test_missing_packages_are_reported_before_the_match(
    module: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ft.ForetellError, match=message):
        play_match(a_match(), address="auto", watch=lambda _: pytest.fail("worked"))


# --- Ray ------------------------------------------------------------------------------------------


class FakeRay(ModuleType):
    """The part of Ray that the arena uses. It works when asked for a result, and notes its calls."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.told: list[object] = []

    def init(self, address: str, **_: object) -> None:
        self.told.append(address)
        if address == "nowhere":
            raise ConnectionError("nobody answers")

    def remote(self, function: Callable[..., object]) -> object:
        class Remote:
            @staticmethod
            def remote(*given: object) -> Callable[[], object]:
                return lambda: function(*given)

        return Remote

    def put(self, content: object) -> object:
        return content

    def get(self, reference: Callable[[], object]) -> object:
        return reference()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def shutdown(self) -> None:
        self.told.append("shutdown")


def test_a_cluster_gives_the_same_result(whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    play_match(a_match(), folder=tmp_path, address="ray://far:10001")
    assert (tmp_path / GAMES).read_bytes() == whole
    assert ray.told == ["ray://far:10001", "shutdown"]
    with pytest.raises(ft.ForetellError, match="no Ray cluster at nowhere: nobody answers"):
        play_match(a_match(), address="nowhere")
