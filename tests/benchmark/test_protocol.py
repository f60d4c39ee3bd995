"""The protocol: it does not change, its results can be continued and verified, and changed results are found."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import foretell as ft
from foretell.benchmark import protocol, read_results, run_benchmark, verify_results
from foretell.benchmark.deal_games import BenchmarkRun, play_deal
from foretell.benchmark.opponents import CompiledScripted
from foretell.errors import ForetellError, LocalizedError
from foretell.players import ScriptedPlayer
from foretell.runner import Entrant, PlayerFailed

pytestmark = [pytest.mark.compiled, pytest.mark.long]
SCRIPTED_GAMES = "2d135fd5a8f745f6f4de475fcacffe5a65efd5820448c4551688cd26fdffe5d7"
FAILING = """
class Mine:
    name = "mine"

    def choose(self, view):
        raise RuntimeError("no idea")
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("benchmark") / "random.jsonl"
    run_benchmark("random", 18, file=file)
    return file


def test_the_protocol_does_not_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, results are no longer comparable. Undo the change, or add a protocol with another name."""
    protocol.check_protocol()
    monkeypatch.setattr(protocol, "DIGEST", "0" * 64)
    with pytest.raises(LocalizedError, match="protocol v1"):
        run_benchmark("random", 9)


def test_the_games_of_the_protocol_do_not_change() -> None:
    """Table 1 has scripted opponents, whose choices are the same on every machine."""
    games = [game.actions for game in play_deal(BenchmarkRun(Entrant.of("random")), 0) if game.table == 1]
    assert hashlib.sha256(repr(games).encode()).hexdigest() == SCRIPTED_GAMES


def test_every_seat_plays_every_deal_with_the_same_cards(results: Path) -> None:
    for number, deal in enumerate(read_results(results).deals):
        seats = [(game.table, game.seat) for game in deal]
        assert seats == [(table, seat) for table, players in enumerate((2, 3, 4)) for seat in range(players)]
        for table, seat in seats:
            game = ft.Game(protocol.TABLES[table].options, protocol.deal_seed(table, number))
            played = next(game for game in deal if (game.table, game.seat) == (table, seat))
            for action in played.actions:
                game.play(ft.Action.of(game.phase, action))
            assert game.result is not None
            assert tuple(game.result.runes) == played.runes


def test_the_compiled_scripted_player_chooses_as_the_other_one() -> None:
    game = ft.Game(ft.Options(players=3), ft.seed_of("tea"))
    pairs = [(CompiledScripted(seat), ScriptedPlayer(seat)) for seat in range(3)]
    for _ in range(25):
        view = game.view(game.actor or 0)
        compiled, other = (player.choose(view) for player in pairs[game.actor or 0])
        assert compiled == other
        game.play(compiled)


def test_a_continued_file_has_the_same_bytes_and_is_valid(results: Path, tmp_path: Path) -> None:
    twin = tmp_path / "twin.jsonl"
    run_benchmark("random", 1, file=twin)
    with pytest.raises(LocalizedError) as exists:
        run_benchmark("random", 9, file=twin)
    assert exists.value.key == "error-file-exists"
    twin.write_bytes(twin.read_bytes().rpartition(b'{"score"')[0] + b'{"deal":1,"ga')  # as if it had been killed
    with pytest.raises(LocalizedError) as unfinished:
        verify_results(twin)
    assert unfinished.value.key == "error-benchmark-unfinished"
    with pytest.raises(LocalizedError, match='entrant was "random", now it is "novice"'):
        run_benchmark("novice", 18, file=twin, resume=True)
    score = run_benchmark("random", 18, file=twin, resume=True)
    assert twin.read_bytes() == results.read_bytes()
    verified = verify_results(twin)
    assert verified.score == score
    assert verified.different <= 0.005 * verified.choices
    assert score.games == 18


def _lose(lines: list[Any]) -> None:
    lines[1]["games"].pop()


def _choose(lines: list[Any]) -> None:
    """Let a scripted opponent, who starts at table 1, choose something else that is legal."""
    game = next(game for game in lines[1]["games"] if (game["table"], game["seat"]) == (1, 1))
    start = ft.Game(protocol.TABLES[1].options, protocol.deal_seed(1, 0))
    game["actions"][0] = next(a.number for a in start.legal if a.number != game["actions"][0])


def _be_lucky(lines: list[Any]) -> None:
    lines[1]["games"][0]["luck"] -= 0.5


def _win(lines: list[Any]) -> None:
    game = lines[1]["games"][0]
    game["winner"] = game["seat"]


def _score(lines: list[Any]) -> None:
    lines[-1]["score"]["score"]["value"] += 1


def _other_protocol(lines: list[Any]) -> None:
    lines[0]["protocol_digest"] = "0" * 64


@pytest.mark.parametrize("change", [_lose, _choose, _be_lucky, _win, _score, _other_protocol])
def test_changed_results_are_found(change: Callable[[list[Any]], None], results: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    lines = [lines[0], lines[1], lines[-1]]
    change(lines)
    file = tmp_path / "changed.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    with pytest.raises(LocalizedError) as found:
        verify_results(file)
    assert found.value.key == "error-benchmark-wrong"


@pytest.mark.parametrize(
    "content", ["", "[]\n", '{"format": 1}\n{"deal": 1, "games": []}\n', '{"format": 9}\n', "[" * 100_000 + "\n"]
)
def test_damaged_files_are_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl"
    file.write_text(content, "utf-8")
    with pytest.raises(LocalizedError):
        verify_results(file)


@pytest.mark.parametrize("games", [0, -9, True, 1.5])
def test_there_is_at_least_one_game(games: Any) -> None:
    with pytest.raises(ForetellError, match="at least 1"):
        run_benchmark("random", games)


def test_a_player_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FAILING, "utf-8")
    with pytest.raises(PlayerFailed, match="no idea"):
        run_benchmark(f"{tmp_path / 'mine.py'}:Mine", 1)
