"""The other commands: simulate, replay, verify, sheet, rank, and the command line itself."""

import json
import re
from pathlib import Path

import pytest

import foretell as ft
from foretell.cli.simulate import report
from foretell.locales import languages, load
from foretell.players import BOTS, Player, bot
from foretell.runner import Series
from foretell.telling.words import Words

from .terminal import Answers, Shell

COMMANDS = ("play", "simulate", "arena", "replay", "verify", "sheet", "rank", "serve", "admin")


@pytest.fixture(params=[(2, "closed"), (3, "open"), (4, "bending")], ids=str)
def record(foretell: Shell, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    players, discard = request.param
    file = tmp_path / "game.txt"
    table = ("-p", players, "--discard", discard, "--seed", "5", "--record", file)
    assert foretell("play", *table, answers=Answers(players)).status == 0
    return file


# --- the command line -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS, "sheet check", "sheet show", "admin backup"])
def test_help_in_every_language(foretell: Shell, language: str, command: str) -> None:
    words = load(language)
    ended = foretell("--lang", language, *command.split(), "--help")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith(words.text("help-usage"))
    assert words.text("help-options") in ended.out
    assert foretell(*command.split(), "--lang", language, "-h").out == ended.out
    if language != "en":
        assert not re.search(r"usage:|show this|positional|options:\n", ended.out.replace("Options", ""))


@pytest.mark.parametrize(
    ("line", "guess"),
    [
        ("plya", "play"), ("simulate --player 3", "--players"), ("serve --prot=9000", "--port"),
        ("sheet chek", "check"), ("admin bakcup", "backup"), ("simulate --bots novise", "novice"),
    ],
)  # fmt: skip
def test_a_misspelt_option_or_command_is_guessed(foretell: Shell, line: str, guess: str) -> None:
    ended = foretell(*line.split())
    assert ended.status == 2
    assert f" Did you mean {guess}? " in ended.err


def test_nothing_is_guessed_where_nothing_is_similar(foretell: Shell) -> None:
    for line in ("xyzzy", "arena --bots novice"):
        assert "Did you mean" not in foretell(*line.split()).err


def test_without_a_command_the_help_is_shown(foretell: Shell) -> None:
    assert foretell().out == foretell("--help").out
    assert all(f"  {command} " in foretell().out for command in COMMANDS)


def test_the_version(foretell: Shell) -> None:
    assert foretell("--version").out == f"foretell {ft.__version__}\n"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play --record .", "this is a folder, not a file"),
        ("serve --sheet .", "this is a folder, not a file"),
        ("play --max-seconds 0", "type a number of seconds above 0"),
        ("daily --date yesterday", '"yesterday" is not a day'),
        ("simulate --bots my_bot.py", "or a class of your own, such as my_bot.py:MyBot."),
        ("simulate --bots novise", "Did you mean novice?"),
        ("join http://[::1 ABCDEF novice", "is not the address of a server"),
        ("join http://127.0.0.1:99999 ABCDEF novice", "is not the address of a server"),
        ("join http://.. ABCDEF novice", "is not the address of a server"),
    ],
)
def test_a_message_names_what_is_wrong(foretell: Shell, line: str, told: str) -> None:
    assert told in foretell(*line.split()).err


def test_the_environment_chooses_the_language(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ro_RO.UTF-8")
    assert foretell().out.startswith("Utilizare: ")
    assert foretell("--lang=it").out.startswith(load("it").text("help-usage"))


@pytest.mark.parametrize(
    "line",
    [
        "plai",
        "play --players 6",
        "play --players six",
        "play --players",
        "play --side C",
        "play --discard shut",
        "play --level simple",
        "play --seed=",
        "play --heirs=1",
        "play --lang de",
        "play more",
        "play --record .",
        "play --max-seconds 0",
        "daily --date yesterday",
        "arena novice",
        "play --unknown",
        "--lang de play",
        "--unknown",
        "simulate --games 0",
        "simulate --bots clever",
        "simulate --bots novice,random --players 3",
        "simulate --bots random,random,random,random,random,random",
        "replay",
        "verify",
        "sheet mend",
        "sheet check",
        "rank",
        "rank --side C AC KC QC JC 10C",
        "rank 2C 3C",
        "rank 2C 2C 3C 4C 5C",
        "rank 1C 2C 3C 4C 5C",
        "serve --sheet .",
        "serve --port 65536",
        "serve --rate fast",
        "serve --url localhost",
        "serve --database games.db",
        "serve --trust-proxy perhaps",
        "serve --log-level loud",
        "serve --config",
    ],
)
def test_usage_errors_are_one_line_and_exit_2(foretell: Shell, line: str) -> None:
    ended = foretell(*line.split())
    assert (ended.status, ended.out) == (2, "")
    assert re.fullmatch(r".+ Type foretell[a-z ]* --help for help\.\n", ended.err)


@pytest.mark.parametrize(
    ("command", "usage"),
    [
        ("sheet check", "FILE [FILE ...]"),
        ("verify", "FILE [FILE ...]"),
        ("replay", "FILE"),
        ("rank", "CARD [CARD ...]"),
    ],
)
def test_required_arguments_are_shown_without_brackets(foretell: Shell, command: str, usage: str) -> None:
    out = foretell(*command.split(), "--help").out
    assert f" {usage}" in out.partition("\n\n")[0].replace("\n", " ")
    assert "[FILE]" not in out
    assert "[CARD]" not in out
    assert re.match(r"Name (a file|five cards)\. ", foretell(*command.split()).err)


def test_errors_are_in_the_requested_language(foretell: Shell) -> None:
    assert "inclus" not in foretell("play", "--players", "6", "--lang", "ro").err
    assert "Scrie foretell play --help" in foretell("play", "--players", "6", "--lang", "ro").err


def test_a_record_is_never_written_over(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    assert foretell("play", "--record", file).status == 2
    assert file.read_text() == "mine"


def test_an_unwritable_record_is_reported_before_the_game(foretell: Shell, tmp_path: Path) -> None:
    ended = foretell("play", "--record", tmp_path / "nowhere" / "game.txt", answers=Answers(1))
    assert ended.status == 1
    assert "cannot be written" in ended.err
    assert "Your turn" not in ended.out


# --- simulate -------------------------------------------------------------------------------------


def test_simulate_prints_a_table(foretell: Shell) -> None:
    ended = foretell("simulate", "--games", 4, "--bots", "novice,random", "--seed", "x")
    assert (ended.status, ended.err) == (0, "")
    assert "Results of 4 games" in ended.out
    assert re.search(r"^  1 novice +4 ", ended.out, re.MULTILINE)
    assert re.search(r"decisions, [\d,.]+ per second", ended.out)


@pytest.mark.parametrize("language", languages())
def test_simulate_in_every_language(foretell: Shell, language: str) -> None:
    assert foretell("simulate", "-n", 1, "--bots", "random", "--lang", language).status == 0


@pytest.mark.parametrize("language", languages())
def test_results_fit_80_columns(language: str) -> None:
    words = Words(load(language))
    series = Series(("apprentice",) * 5, ft.Options(5), "x" * 16, 1_000_000)
    outcome = series.empty()
    outcome.games, outcome.decisions = 1_000_000, 123_456_789
    for tally in outcome.tallies:
        tally.games, tally.wins, tally.runes, tally.all_ins = 1_000_000, 1_000_000, 22_330_000, 1_330_000
        tally.predictions, tally.hits = 3_000_000, 999_999
    assert [line for line in report(series, outcome, 4321.12, words) if len(line) > 80] == []


def test_simulate_help_lists_the_bots_and_the_defaults(foretell: Shell) -> None:
    told = " ".join(foretell("simulate", "--help").out.split())
    assert f"{', '.join(BOTS)} (adept by default)" in told
    assert "number of games (100 by default)" in told
    assert "the same text gives the same games" in told


def test_simulate_json_is_the_same_for_the_same_seed(foretell: Shell) -> None:
    line = ("simulate", "-n", 6, "-p", 4, "--discard", "closed", "--heirs", "--side", "B", "--seed", "s", "--json")
    first, second = (json.loads(foretell(*line, "--bots", "random").out) for _ in range(2))
    for timed in ("seconds", "decisions_per_second"):
        assert first.pop(timed) > 0
        del second[timed]
    assert first == second
    assert first["games"] == 6
    assert sum(player["wins"] for player in first["players"]) <= 6
    assert [player["bot"] for player in first["players"]] == ["random"] * 4


def test_simulate_in_processes_gives_the_same_results(foretell: Shell) -> None:
    line = ("simulate", "-n", 6, "--bots", "random,novice", "--seed", "s", "--json")
    alone = json.loads(foretell(*line, "--processes", 1).out)
    shared = json.loads(foretell(*line, "--processes", 2).out)
    assert shared["players"] == alone["players"]


def test_simulated_bots_do_not_get_the_seed_of_the_cards(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int | str] = []

    def noted(kind: str, seed: int | str) -> Player:
        given.append(seed)
        return bot(kind, seed)

    monkeypatch.setattr("foretell.runner.series.bot", noted)
    assert foretell("simulate", "-n", 2, "-p", 3, "--bots", "random", "--seed", "s").status == 0
    assert len(set(given)) == 6
    assert [seed for seed in given if not isinstance(seed, int) or seed >= 1 << 64] == []


def test_an_interrupted_simulation_prints_its_results_so_far(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Series.play

    def interrupted(self: Series, number: int) -> object:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Series, "play", interrupted)
    ended = foretell("simulate", "-n", 9, "--bots", "random")
    assert ended.status == 130
    assert "Stopped after 2 games." in ended.out


# --- replay and verify ----------------------------------------------------------------------------


def test_verify_and_replay_accept_the_record_of_a_played_game(foretell: Shell, record: Path) -> None:
    game = ft.Record.parse(record.read_text("utf-8"))
    assert foretell("verify", record).out == f"{record}: valid, {len(game.plies)} decisions\n"
    for viewer in ("spectator", "all", *range(game.options.players), *game.names):
        ended = foretell("replay", record, "--as", viewer)
        assert (ended.status, ended.err) == (0, "")
        assert "The record ends here." in ended.out
    assert foretell("replay", record).out == foretell("replay", record, "--as", "spectator").out


def test_replay_json_has_a_line_for_each_decision(foretell: Shell, record: Path) -> None:
    game = ft.Record.parse(record.read_text("utf-8"))
    for viewer in ("spectator", "all", "1"):
        lines = [json.loads(line) for line in foretell("replay", record, "--json", "--as", viewer).out.splitlines()]
        assert [line["ply"] for line in lines] == list(range(len(game.plies) + 1))
        assert lines[-1]["result"]["runes"]
    lines = [json.loads(line) for line in foretell("replay", record, "--json", "--as", "all").out.splitlines()]
    assert [line["action"] for line in lines[1:]] == [str(ply.action) for ply in game.plies]


def test_replay_step_by_step(foretell: Shell, record: Path) -> None:
    whole = foretell("replay", record).out
    stepped = foretell("replay", record, "--step", answers=[""] * 500).out
    assert "Press Enter for the next turn" in stepped
    assert "Display: " in stepped
    assert set(whole.splitlines()) <= set(stepped.splitlines())
    stopped = foretell("replay", record, "--step", answers=["", "q"]).out
    assert stopped.count("Press Enter") == 2
    assert foretell("replay", record, "--step", answers=[""]).status == 0


@pytest.mark.parametrize("leave", ["q", "quit", "EXIT"])
def test_replay_step_accepts_the_commands_of_a_game(foretell: Shell, record: Path, leave: str) -> None:
    answers = ["?", "table", "log", "? jm", "? rules", "", leave, "never asked"]
    out = foretell("replay", record, "--step", answers=answers).out
    assert out.count("Press Enter") == 7
    assert load("en").text("replay-tips") in out
    assert "JM. Jack of Masks" in out
    assert "The rules in a nutshell" in out
    assert out.count("Round 1 begins") == 2
    assert out.count("Round 1 of 3. Turn 1.") == 2
    assert "never asked" not in out


def test_replay_prints_the_options_of_the_table(foretell: Shell, record: Path) -> None:
    options = ft.Record.parse(record.read_text("utf-8")).options
    variant = load("en").text(f"variant-{options.discard}")
    assert f"{options.players} players, Side A, {variant}. Card sheet: Foretell 1." in foretell("replay", record).out


def test_an_unfinished_record(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    foretell("play", "--record", file, answers=["1", "1", "quit"])
    ended = foretell("verify", file)
    assert ended.status == 0
    assert "The record ends before the game does." in ended.out
    assert "The record ends before the game does." in foretell("replay", file).out
    assert json.loads(foretell("verify", "--json", file).out)[0]["finished"] is False


def test_a_record_without_names(foretell: Shell, tmp_path: Path) -> None:
    game = ft.Game(ft.Options(players=2), seed=bytes(32))
    game.play(ft.Pass())
    file = tmp_path / "game.txt"
    file.write_text(str(game.record()))
    assert "Seat 0 passes" in foretell("replay", file).out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Commitment: ", "Commitment: 0"),
        ("Sheet: ", "Sheet: 0"),
        ("Rules: 1", "Rules: 9"),
        ("# round 1\n", "# round 1\nx2C\n"),
        ("Result: ", "Result: 1"),
        ("Foretell record", "A shopping list"),
    ],
)
def test_bad_records_are_named_with_the_reason(foretell: Shell, record: Path, old: str, new: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1))
    ended = foretell("verify", record)
    assert ended.status == 1
    assert ended.err.startswith(f"{record} is not a valid record: ")
    assert ended.err.count("\n") == 1
    report = json.loads(foretell("verify", "--json", record).out)
    assert report[0]["good"] is False
    replayed = foretell("replay", record)
    assert (replayed.status, replayed.out) == (1, "")
    assert replayed.err.count("\n") == 1


def test_several_records(foretell: Shell, record: Path, tmp_path: Path) -> None:
    ended = foretell("verify", record, tmp_path / "none.txt", record)
    assert ended.status == 1
    assert "Valid records: 2; not valid: 1." in ended.out
    assert f"There is no file {tmp_path / 'none.txt'}" in ended.err
    assert "All records are valid: 2." in foretell("verify", record, record).out


def test_files_that_are_not_records_are_refused(foretell: Shell, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 40)
    for file in (tmp_path, tmp_path / "noise", tmp_path / "missing", "a\0b"):
        for command in (("replay",), ("verify",), ("sheet", "check"), ("sheet", "show"), ("play", "--sheet")):
            ended = foretell(*command, file)
            assert ended.status == 1
            assert ended.err.count("\n") == 1


# --- sheet and rank -------------------------------------------------------------------------------


def test_a_shown_sheet_is_a_good_sheet(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text(foretell("sheet", "show").out, "utf-8")
    assert foretell("sheet", "check", file).out == f"{file}: this card sheet is valid.\n"
    assert foretell("sheet", "show", file).out == file.read_text("utf-8")
    assert ft.read_sheet(file) == ft.default_sheet()


def test_a_sheet_as_json(foretell: Shell) -> None:
    sheet = json.loads(foretell("sheet", "show", "--json").out)
    assert sheet["cards"]["JM"] == ["take*", "draw"]
    assert sheet["digest"] == ft.default_sheet().digest


def test_a_bad_sheet_among_good_ones(foretell: Shell, tmp_path: Path) -> None:
    good, bad, odd = (tmp_path / f"{name}.toml" for name in ("good", "bad", "odd"))
    text = foretell("sheet", "show").out
    good.write_text(text)
    bad.write_text(text.replace('JM = ["take*", "draw"]', 'JM = ["take", "draw"]'))
    odd.write_text(text.replace('JM = ["take*", "draw"]', 'JM = ["draw*"]'))
    ended = foretell("sheet", "check", good, bad, odd)
    assert ended.status == 1
    assert "JM: no effect is starred" in ended.err
    assert f"{odd}: please check this again." in ended.err
    assert foretell("sheet", "check", odd).status == 0
    assert foretell("sheet").out.startswith("Usage: foretell sheet")


def test_rank(foretell: Shell) -> None:
    assert foretell("rank", "ac", "KC", "9M", "9T", "R1").out == "1 pair (9): 1 Rune\n"
    straight = ("2C", "3M", "4S", "5T", "6C")
    assert foretell("rank", *straight, "--side", "B").out == "Straight (6): 6 Runes\n"
    assert json.loads(foretell("rank", *straight, "--json").out)["points"] == 4
    assert foretell("rank", "2C").err == "Name five cards, not 1. Type foretell rank --help for help.\n"
    assert foretell("rank", "2C", "2c", "3C", "4C", "5C").err.startswith("2C occurs twice: name five different cards.")
    assert foretell("rank", "2C", "3C", "4C", "5C", "1c").err.startswith('"1c" is not a card: type a value ')


def test_a_record_that_lacks_its_end(foretell: Shell, record: Path) -> None:
    whole = record.read_text("utf-8")
    record.write_text(whole.partition("# round 3")[0], "utf-8")
    for command in ("verify", "replay", "review"):
        ended = foretell(command, record)
        assert ended.status == 1
        assert "the decisions end before it; is a part of the file missing?" in ended.err
        assert "Result(" not in ended.err


def test_an_empty_sheet(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.touch()
    assert "a sheet has a name" in foretell("sheet", "check", file).err
    assert "None" not in foretell("sheet", "check", file).err


@pytest.mark.parametrize("language", languages())
def test_a_former_name_of_a_setting_is_reported_in_one_line(foretell: Shell, language: str) -> None:
    ended = foretell("serve", "--lang", language, "--most-body", 20_000, "--log-level", "loud")
    renamed, problem = ended.err.splitlines()
    assert renamed == load(language).text("serve-renamed", before="--most-body", now="--max-body")
    assert "--log-level" in problem
    assert ended.status == 2
