"""`foretell arena`: what it prints, writes and refuses."""

import csv
import json
import re
import sys
from pathlib import Path

import pytest

import foretell as ft
from foretell.arena import Estimate, LineupResult, MatchResult, Overall, Rating, Standing, Thinking
from foretell.arena.tally import Tally
from foretell.cli.arena_report import report
from foretell.locales import languages, load
from foretell.telling.words import Words

from .terminal import Shell

PAIR = ("arena", "random:name=a", "random", "--seed", "tea", "--jobs", 1)
pytestmark = pytest.mark.compiled


def test_it_prints_shares_with_their_intervals(foretell: Shell) -> None:
    ended = foretell(*PAIR, "--deals", 2, "-p", 3)
    assert (ended.status, ended.err) == (0, "")
    assert "Results of 12 games: 3 players, Side A, Open discard pile\n" in ended.out
    assert re.search(r"^  a +random +\d+\.\d +\d+\.\d–\d+\.\d +\d\.\d\d +", ended.out, re.MULTILINE)
    assert re.search(r"^  random +a +", ended.out, re.MULTILINE)
    assert "Seed: tea" in ended.out


def test_json_and_csv_say_the_same(foretell: Shell) -> None:
    line = (*PAIR, "--deals", 2, "--players", "2,3", "--side", "B", "--discard", "closed", "--heirs")
    results = json.loads(foretell(*line, "--format", "json").out)["results"]
    assert [result["games"] for result in results] == [4, 12]
    assert [results[0]["settings"][key] for key in ("side", "discard", "heirs")] == ["B", "closed", True]
    rows = list(csv.DictReader(foretell(*line, "--format", "csv").out.splitlines()))
    assert {row["players"] for row in rows} == {"2", "3"}
    wins = results[1]["tables"][0]["standings"][0]["wins"]
    (row,) = (
        row for row in rows if row["table"] == "random:name=a random random" and row["entrant"] == "random:name=a"
    )
    assert [float(row[name]) for name in ("wins", "wins_low", "wins_high")] == list(wins.values())


def test_an_interrupted_match_resumes(foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed is not needed: the folder contains it."""
    line = ("arena", "novice", "random", "--deals", 3, "--jobs", 1, "--out", tmp_path / "kept")
    add = Tally.add

    def interrupted(self: Tally, done: object) -> None:
        add(self, done)  # type: ignore[arg-type]
        if self.chunks == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Tally, "add", interrupted)
    stopped = foretell(*line)
    monkeypatch.undo()
    assert stopped.status == 130
    assert "Stopped after 4 games." in stopped.out
    assert "add --resume" in stopped.out
    refused = foretell(*line)
    assert refused.status == 1
    assert "already has results: continue with --resume" in refused.err
    ended = foretell(*line[:3], "--jobs", 1, *line[-2:], "--resume")
    assert ended.status == 0
    assert "Results of 6 games" in ended.out
    (result,) = json.loads((tmp_path / "kept" / "result.json").read_text())["results"]
    assert (result["games"], result["played"]) == (6, 2)
    assert (tmp_path / "kept" / "result.csv").read_text().startswith("players,table,entrant,")


def test_more_deals_are_played_on_demand(foretell: Shell, tmp_path: Path) -> None:
    line = (*PAIR, "--out", tmp_path)
    assert foretell(*line, "--deals", 2).status == 0
    ended = foretell(*line, "--deals", 5, "--resume")
    assert "Results of 10 games" in ended.out
    assert "6 games in " in ended.out
    refused = foretell(*line, "--deals", 4, "--resume", "--lang", "fr")
    assert refused.status == 1
    assert f"--deals 4 ne convient pas\u00a0: {tmp_path} en a déjà 5." in refused.err
    assert "Results of 10 games" in foretell(*line, "--resume").out


def test_errors_show_options_as_they_are_typed(foretell: Shell, tmp_path: Path) -> None:
    """Options in errors have no thousands separators."""
    line = (*PAIR, "--out", tmp_path)
    assert foretell(*line, "--deals", 1001).status == 0
    assert "--deals 1000 is too few" in foretell(*line, "--deals", 1000, "--resume").err


def test_matches_that_had_not_started_start_on_resume(foretell: Shell, tmp_path: Path) -> None:
    """They get the seed and the number of deals of the matches that had started."""
    line = (*PAIR[:3], "--jobs", 1, "--players", "2,3", "--out", tmp_path)
    assert foretell(*line[:5], "--out", tmp_path / "players-2", "--deals", 2, "--seed", "tea").status == 0
    ended = foretell(*line, "--resume")
    assert (ended.status, ended.out.count("Seed: tea")) == (0, 2)
    assert "Results of 12 games" in ended.out


def test_a_class_in_a_module_of_this_folder(foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file need not be on Python's search path."""
    (tmp_path / "a_bot_of_mine.py").write_text("from tests.arena.players import Slow as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "a_bot_of_mine", raising=False)
    assert foretell("arena", "a_bot_of_mine:Mine", "random", "--deals", 1).status == 0


def test_the_bot_of_the_readme(foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    shown = readme[readme.index("class Optimist") :].partition("\n\n")[0]
    (tmp_path / "bot.py").write_text("import foretell as ft\n" + re.sub(r"(?m)^\.\.\. ?", "", shown))
    monkeypatch.chdir(tmp_path)
    ended = foretell("arena", "bot.py:Optimist", "novice", "--deals", 1, "--jobs", 1)
    assert (ended.status, ended.err) == (0, "")
    assert "optimist" in ended.out


def test_an_error_in_a_worker_process_is_translated(foretell: Shell) -> None:
    broken = "tests.arena.players:Broken"
    ended = foretell("arena", broken, "novice", "--deals", 2, "--jobs", 2, "--lang", "it")
    assert ended.status == 1
    assert re.match(rf"Errore: {broken} ha fallito nella distribuzione 0, posto \d \({broken} novice\)", ended.err)


@pytest.mark.parametrize("player", ["Lost", "LostInRows"])
def test_an_error_within_an_error_is_translated(foretell: Shell, player: str) -> None:
    ended = foretell("arena", f"tests.arena.players:{player}", "random", "--deals", 1, "--jobs", 2, "--lang", "it")
    assert ended.status == 1
    assert re.search("ha fallito nell.*: La cartella «x» non esiste.", ended.err)


def test_several_numbers_of_players_have_folders_of_their_own(foretell: Shell, tmp_path: Path) -> None:
    assert foretell(*PAIR, "--deals", 1, "--players", "2,3", "--out", tmp_path).status == 0
    assert {path.name for path in tmp_path.iterdir()} == {"players-2", "players-3", "result.csv", "result.json"}


@pytest.mark.parametrize(("name", "begins"), [("a.png", b"\x89PNG"), ("a.svg", b"<?xml"), ("a.pdf", b"%PDF")])
def test_a_picture(foretell: Shell, tmp_path: Path, name: str, begins: bytes) -> None:
    line = ("arena", "random:name=a rather long name", *PAIR[1:], "--deals", 1, "-p", "2,3", "--plot", tmp_path / name)
    assert foretell(*line).status == 0
    assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("line", "status", "message"),
    [
        ("arena", 2, "Name at least two players."),
        ("arena random", 2, "Name at least two players."),
        ("arena random clever", 1, 'There is no player "clever": choose one of random, '),
        ("arena random random", 1, "random is named twice: give one of them another name, such as random:name="),
        ("arena random novice:depth=3", 1, 'novice:depth=3 has no setting "depth": choose one of name.'),
        ("arena random novice --players 2,6", 2, "from 2 to 5"),
        ("arena random novice --deals 0", 2, "from 1 to"),
        ("arena random novice --budget fast", 2, "type seconds, such as 0.5s"),
        ("arena random novice --budget 0s", 2, "type seconds"),
        ("arena random novice --format xml", 2, "xml"),
        ("arena random novice --resume", 1, "name it with --out."),
        ("arena random novice --resume --out dule", 1, "dule has no results to continue: check its name"),
        ("arena random novice --resume --out dule -p 2,3", 1, "dule/players-2 has no results to continue"),
        ("arena random novice --plot picture.txt", 1, "choose a name that ends in .png, .svg or .pdf."),
        ("arena random novice --plot nodir/p.svg", 1, 'There is no folder "nodir": check its name.'),
        ("arena random novice --plot nodir/p.svg --lang ro", 1, "Eroare: Nu există dosarul"),
        ("arena random clever --lang fr", 1, "Erreur\u00a0: Il n’y a pas de joueur «\u00a0clever\u00a0»"),
        ("arena random clever --lang es", 1, "Error: No hay ningún participante «clever»: elige entre random, "),
        ("arena random clever --lang it", 1, "Errore: Non c’è nessun giocatore «clever»"),
        ("arena random net:least=7", 1, "Error: net:least=7: least cannot be 7: give a number from 0 to 1."),
        ("arena random net:least=7 --lang it", 1, "net:least=7: least non può essere 7: indica un numero da 0 a 1."),
        ("arena random net:exact=no --lang fr", 1, "exact ne peut pas être 'no'\u00a0: donnez true ou false."),
        ("arena random search:seconds=0 --lang es", 1, "seconds no puede ser 0: indica un número mayor que 0."),
        ("arena random search:simulations=0 --lang ro", 1, "simulations nu poate fi 0: dă un număr întreg de la 1"),
    ],
)
def test_wrong_arguments_are_refused(foretell: Shell, line: str, status: int, message: str) -> None:
    ended = foretell(*line.split())
    assert (ended.status, ended.out) == (status, "")
    assert message in ended.err
    assert ended.err.count("\n") == 1


def test_a_cluster_needs_its_package(foretell: Shell) -> None:
    """No game was played, so no seed follows the error."""
    ended = foretell("arena", "random", "novice", "--address", "nowhere", "--deals", 1)
    assert (ended.status, ended.out) == (1, "")
    (error,) = ended.err.splitlines()
    assert "cluster" in error


def test_only_searching_players_take_a_budget(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, object]] = []

    class Search(ft.players.RandomPlayer):
        def __init__(self, seed: int, **settings: object) -> None:
            super().__init__(seed)
            given.append(settings)

    monkeypatch.setattr("foretell.runner.bot_code.BOTS", {"search": Search, "random": ft.players.RandomPlayer})
    for budget, settings in (("0.5s", {"seconds": 0.5}), ("300", {"simulations": 300})):
        given.clear()
        assert foretell("arena", "search", "random", "--deals", 1, "--budget", budget, "--jobs", 1).status == 0
        assert {tuple(one.items()) for one in given} == {tuple(settings.items())}


def test_long_names_stay_different(foretell: Shell, tmp_path: Path) -> None:
    """By the name that a player goes by; where two go by the same, by what tells them apart."""
    bot = "class {0}:\n    def __init__(self, seed, name={1!r}):\n        self.name = name\n\n"
    choose = "    def choose(self, view):\n        return view.legal[0]\n\n\n"
    file = tmp_path / "players_of_mine.py"
    named = (("PlayerOne", "Ada"), ("PlayerTwo", "twin"), ("PlayerThree", "twin"))
    file.write_text("".join(bot.format(*one) + choose for one in named))
    line = [f"{file}:{name}" for name, _ in named]
    ended = foretell("arena", *line, "random:name=Rudi", "--deals", 1, "--jobs", 1, "--seed", "tea")
    assert (ended.status, ended.err) == (0, "")
    table = ended.out.split("\n\n")[1].splitlines()[1:5]
    first = [row.split()[0] for row in table]
    assert first[0::3] == ["Ada", "Rudi"]
    assert first[1].endswith("yerTwo")
    assert first[2].endswith("rThree")


@pytest.mark.parametrize("language", languages())
def test_results_fit_80_columns_in_every_language(language: str) -> None:
    figure = Estimate(0.98765, 0.91234, 0.99876)
    names = ("search:simulations=10000", "net:weights=a.safetensors")
    standings = [
        Standing(name, 1_000_000, figure, 0.25, figure, Estimate(22.33), figure, figure, figure, figure)
        for name in names
    ]
    tables = tuple(
        LineupResult((one, *(other,) * 3), 1_000_000, tuple(standings)) for one, other in (names, names[::-1])
    )
    overall = tuple(Overall(one, Rating(41.25, 1.25), Thinking(12_345_678, 1.25, 0.000123, 2.5)) for one in standings)
    settings = {"players": 4, "side": "B", "discard": "bending", "heirs": True, "seed": "x" * 16}
    result = MatchResult(settings, 9_999, 1_000_000, 123_456_789, 999_999, 4321.5, tables, overall)
    lines = report(result, Words(load(language)))
    assert [line for line in lines if len(line) > 80] == []
    assert any("…" in line for line in lines)
