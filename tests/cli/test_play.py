"""Whole games through the command line, answers by pipe."""

import re
from pathlib import Path

import pytest

import foretell as ft
from foretell.locales import languages, load

from .terminal import Answers, Shell

TABLES = [
    (language, players, ("open", "bending", "closed")[(number + players) % 3], "AB"[number % 2])
    for number, language in enumerate(languages())
    for players in (2, 3, 4, 5)
]


@pytest.mark.parametrize(("language", "players", "discard", "side"), TABLES)
def test_a_whole_game(foretell: Shell, tmp_path: Path, language: str, players: int, discard: str, side: str) -> None:
    file = tmp_path / "game.txt"
    table = ["--lang", language, "-p", players, "--discard", discard, "--side", side, "--record", file]
    seed = f"{players}{len(language + discard)}"
    ended = foretell("play", *table, "--seed", seed, "--heirs", "--memory", answers=Answers(players, chatty=True))
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.endswith(load(language).text("goodbye") + "\n")
    assert load(language).text("score-title") in ended.out
    record = ft.Record.parse(file.read_text("utf-8"))
    assert record.replay().result is not None
    assert (record.options.players, record.options.discard, record.options.side) == (players, discard, side)
    assert "\x1b" not in ended.out
    assert "{" not in ended.out


def test_every_phase_is_asked(foretell: Shell) -> None:
    english = load("en")
    said = "".join(
        foretell("play", "-p", players, "--seed", seed, answers=Answers(seed)).out
        for players in (2, 3)
        for seed in range(1, 7)
    )
    for phase in ft.PHASES:
        if phase not in ("over", "offer", "hide", "discard", "give"):
            start = english.text(f"ask-{phase}", allin="yes", bending="no")[:20]
            assert start in said, phase
    assert re.search(r"You may use this effect: \w+", said)
    assert "turns the All-Seeing Eye on you: which card stays hidden?" in said
    assert "You hold one card too many: which one do you discard?" in said
    assert "Which card of your hand do you give for the" in said
    assert "Your prediction stays secret until both are made." in said
    assert "Your hand lies face down: you are All In." in said


def test_the_present_rank_stands_before_every_prompt(foretell: Shell) -> None:
    out = foretell("play", "--seed", "a", answers=Answers(4)).out
    blocks = out.split("Your choice: ")[:-1]
    assert len(blocks) > 20
    fresh = [block for block in blocks if "There is no choice" not in block and "not possible now" not in block]
    assert all("Present rank: " in block for block in fresh)


def test_the_same_seed_and_answers_give_the_same_game(foretell: Shell) -> None:
    first, second = (foretell("play", "--seed", "beef", answers=Answers(1)).out for _ in range(2))
    assert first == second


@pytest.mark.parametrize("answer", ["km", "KM", "1", " kM "])
def test_choices_by_number_and_by_token_in_any_case(foretell: Shell, answer: str) -> None:
    assert "You play the King of Masks." in foretell("play", "--seed", "1", answers=[answer]).out


def test_bad_answers_are_explained(foretell: Shell) -> None:
    answers = ["8", "0", "-1", "use", "=2", "+7c", "? 1C", "é", "²", "1" * 5000]
    out = foretell("play", "--seed", "1", answers=answers).out
    assert 'There is no choice "8": type a number from 1 to 7 or a token such as' in out
    assert 'There is no choice "0"' in out
    assert '"use" is not possible now.' in out
    assert '"=2" is not possible now.' in out
    assert '"+7c" is not possible now.' in out
    assert '"1C" is no card' in out
    assert 'There is no choice "²"' in out


def test_help_on_any_card_spells_its_effects_out(foretell: Shell) -> None:
    english = load("en")
    answers = [f"?{'' if number % 2 else ' '}{card.lower()}" for number, card in enumerate(ft.CARDS)]
    out = foretell("play", "--seed", "1", answers=answers).out
    for card in ft.CARDS:
        assert f"{card}. {english.card(card)}: " in out
    for effect in ("take", "exchange", "draw", "reveal-3", "reveal-4", "reveal-5", "rune", "hypnosis", "eye"):
        assert english.text(f"effect-{effect}.about") in out


def test_help_log_table_memory_and_ranks(foretell: Shell) -> None:
    out = foretell("play", "--seed", "1", answers=["?", "log", "table", "memory", "memory", "? ranks", "quit"]).out
    english = load("en")
    for key in ("tip-title", "tip-quit", "log-title", "memory-on", "memory-off", "memory-title", "ranks-title"):
        assert english.text(key) in out
    assert "Straight flush: 10 Runes" in out
    assert out.count("Display: 2 of 10") == 2
    assert out.endswith(english.text("goodbye-unfinished") + "\n")


def test_side_b_lists_its_own_ranks(foretell: Shell) -> None:
    out = foretell("play", "--side", "b", answers=["? ranks"]).out
    assert "Straight: 6 Runes" in out
    assert "Full house: 4 Runes" in out


def test_the_input_may_end_at_any_moment(foretell: Shell, tmp_path: Path) -> None:
    for count in (0, 1, 5, 17):
        file = tmp_path / f"{count}.txt"
        ended = foretell("play", "--seed", "3", "--record", file, answers=["1"] * count)
        assert ended.status == 1
        assert ended.err == "Error: The input ended before the game did.\n"
        assert f"what was played is in {file}" in ended.out
        assert len(ft.Record.parse(file.read_text("utf-8")).plies) >= count


def test_quitting_is_no_error(foretell: Shell) -> None:
    assert foretell("play", answers=["quit"]).status == 0


def test_the_name_stands_in_the_record_and_bots_give_way(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    foretell("play", "--name", "ada", "--record", file, "--seed", "1", answers=["quit"])
    assert ft.Record.parse(file.read_text("utf-8")).names == ("ada", "Bruno", "Cleo")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb"])
def test_names_that_no_record_could_hold(foretell: Shell, name: str) -> None:
    assert foretell("play", "--name", name).status == 2


def test_a_sheet_of_ones_own(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(foretell("sheet", "show").out.replace("Foretell 1", "Mine").replace('["reveal 5*"]', '["draw*"]'))
    ended = foretell("play", "--sheet", file, "--seed", "1", answers=Answers(1))
    assert ended.status == 0
    assert "Card sheet: Mine." in ended.out
    assert "Reveal 5" not in ended.out


def test_what_others_hold_is_never_on_the_screen(foretell: Shell, tmp_path: Path) -> None:
    """The person's screen is the replay of their own seat: nothing that they may not know is told."""
    file = tmp_path / "game.txt"
    out = foretell("play", "--seed", "7", "-p", 4, "--record", file, answers=Answers(7)).out
    told = foretell("replay", file, "--as", 0).out
    for line in told.splitlines()[4:-6]:
        assert line in out
    everything = foretell("replay", file, "--as", "all").out
    drawn = re.findall(r"^  (?:Ada|Bruno|Cleo) draws (?:the|a Rune).*$", everything, re.MULTILINE)
    assert drawn
    assert not [line for line in drawn if line in out]
