"""Errors about wrong cards, card sheets and records are in the user's language."""

import errno
import os
import re
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest

import foretell as ft
from foretell.locales import languages, load

from .terminal import Shell

SHEET = ft.sheets.sheet_text(ft.default_sheet())
GAME = ft.Game(ft.Options(2), bytes(32), ("Ada", "Bo"))
GAME.play(ft.Pass())
RECORD = str(GAME.record())
OWN_SHEET = ft.parse_sheet(SHEET.replace('AC = ["draw*"]', 'AC = ["take*", "eye"]'))
OWN_RECORD = str(ft.Game(ft.Options(2, sheet=OWN_SHEET), bytes(32)).record())

HANDS = ("2C 3C", "2C 2C 3C 4C 5C", "1C 2C 3C 4C 5C")
SHEETS = {
    "not TOML": ("name =", "name ="),
    "twice": (r"\Z", 'AC = ["draw*"]\n'),
    "entry": (r"\A", "suit = 1\n"),
    "name": ("name = .*", "name = ' '"),
    "suits": ("suits = .*", "suits = 4"),
    "suit order": ('"mask"', '"clock"'),
    "no cards": (r"(?s)\[cards\].*", ""),
    "unknown card": (r"\Z", '11C = ["draw*"]\n'),
    "missing card": ("R1 = .*", ""),
    "no list": ("AC = .*", 'AC = "draw*"'),
    "too many": ("AC = .*", 'AC = ["draw*", "draw", "draw", "draw", "draw"]'),
    "no star": ("AC = .*", 'AC = ["draw"]'),
    "wrong star": ("AC = .*", 'AC = ["draw", "rune*", "eye*"]'),
    "unknown effect": ("AC = .*", 'AC = ["fly*"]'),
    "dots": (r"\A", "a" + ".a" * 100 + " = 1\n"),
    "too long": (r"\Z", "#" * 100_001),
}
RECORDS = {
    "title": ("Foretell record 1", "Foretell record 2"),
    "rules": ("Rules: 1", "Rules: 2"),
    "lacks": ("Side: A\n", ""),
    "entry": ("Side: A", "Colour: red"),
    "choice": ("Side: A", "Side: C"),
    "heirs": ("Heirs: no", "Heirs: perhaps"),
    "players": ("Players: 2", "Players: 6"),
    "digest": ("Sheet: .*", "Sheet: 00 Foretell 1"),
    "seed": ("Seed: .*", "Seed: 00"),
    "commitment": ("Commitment: .*", "Commitment: " + "0" * 64),
    "no secret": ("Commitment", "Contribution: 0 " + "0" * 64 + "\nCommitment"),
    "names": ("Name: Bo\n", ""),
    "long name": ("Name: Bo", "Name: " + "x" * 41),
    "result": ("Commitment", "Result: 3 1 1\nCommitment"),
    "outcome": ("Commitment", "Result: 1 1 1\nCommitment"),
    "card": ("0: pass", "0: fold"),
    "seat": ("0: pass", "0: =5"),
    "illegal": ("0: pass", "0: use"),
    "whose turn": ("0: pass", "1: pass"),
}
EFFECTS = {
    "suit letters": ("Effects: CMST", "Effects: CMSS"),
    "cards": ("Effects: .*", "Effects: CMST:d*"),
    "long": ("Effects: CMST:", "Effects: CMST:ttttttttt*"),
    "letter": ("Effects: CMST:", "Effects: CMST:q"),
}


def said(foretell: Shell, language: str, *arguments: object) -> str:
    ended = foretell("--lang", language, *arguments)
    assert ended.status == 1
    assert not re.search(r"\b(?:notation|illegal|sheet|record|at)-[a-z-]+(?: \(|\n)", ended.err), "a key, not a text"
    return ended.err


def is_translated(foretell: Shell, *arguments: object) -> None:
    """The message differs in all five languages."""
    texts = [said(foretell, language, *arguments) for language in languages()]
    # What follows the first colon is the library's; the command's own words before it are other texts.
    reasons = [re.split(r":\s", text, maxsplit=1)[1] for text in texts]
    assert len(set(reasons)) == len(languages()), reasons


@pytest.mark.parametrize("hand", HANDS)
def test_wrong_hands(foretell: Shell, hand: str) -> None:
    """As all errors of a command line, and not a part of a sentence, as the library says it."""
    texts = set()
    for language in languages():
        ended = foretell("--lang", language, "rank", *hand.split())
        assert ended.status == 2
        assert re.match('[A-Z0-9"«„]', ended.err)
        assert ended.err.endswith(load(language).text("error-usage", reason="", command="foretell rank") + "\n")
        texts.add(ended.err)
    assert len(texts) == len(languages())


@pytest.mark.parametrize("wrong", SHEETS)
def test_wrong_card_sheets(foretell: Shell, tmp_path: Path, wrong: str) -> None:
    pattern, text = SHEETS[wrong]
    file = tmp_path / "sheet.toml"
    file.write_text("name = " if wrong == "not TOML" else re.sub(pattern, text, SHEET, count=1), "utf-8")
    is_translated(foretell, "sheet", "show", file)


def test_a_warning_about_a_sheet(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "sheet.toml"
    file.write_text(re.sub("JM = .*", 'JM = ["draw*"]', SHEET), "utf-8")
    warnings = {foretell("--lang", language, "sheet", "check", file).err.partition("JM")[2] for language in languages()}
    assert len(warnings) == len(languages())


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("wrong", [*RECORDS, *EFFECTS])
def test_wrong_records(foretell: Shell, tmp_path: Path, wrong: str, command: str) -> None:
    source, (pattern, text) = (RECORD, RECORDS[wrong]) if wrong in RECORDS else (OWN_RECORD, EFFECTS[wrong])
    damaged = re.sub(pattern, text, source, count=1)
    assert damaged != source
    file = tmp_path / "game.txt"
    file.write_text(damaged, "utf-8")
    is_translated(foretell, command, file)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows gives other numbers for these errors")
@pytest.mark.parametrize("name", [".", "file/x", "a" * 300, "a\0b"])
@pytest.mark.parametrize(
    "command", ["verify", "replay", "review", "sheet check", "play --sheet", "play --record", "serve --config"]
)
def test_a_file_that_cannot_be_used(foretell: Shell, tmp_path: Path, command: str, name: str) -> None:
    """The reason is in the user's language, not in the words of the system or of Python."""
    (tmp_path / "file").touch()
    texts = set()
    for language in languages():
        ended = foretell("--lang", language, *command.split(), f"{tmp_path}/{name}")
        assert ended.status != 0
        assert not re.search(r"[Nn]ull|Errno|[Dd]irectory|File exists|too long", ended.err)
        texts.add(ended.err)
    assert len(texts) == len(languages())


@pytest.mark.parametrize(
    "wrong",
    [
        "--database sqlite:///",
        "--database sqlite:///letter",
        "--database sqlite:///letter/games.db",
        "--database sqlite:///~nobody-of-this-name/games.db",
        "--database postgresql://127.0.0.1:1/games",
        "--data letter",
    ],
)
def test_a_database_that_cannot_be_opened(
    foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter").write_text("Dear Zoe, " * 20)
    texts = set()
    for language in languages():
        ended = foretell("--lang", language, "serve", "--port", 0, *wrong.split())
        assert (ended.status, ended.err.count("\n")) == (1, 1)
        assert ended.err.endswith(".\n")
        texts.add(ended.err.partition(":")[2])
    assert len(texts) == len(languages())


def test_a_full_disk_and_an_error_without_a_text_of_ours(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    for number, said in ((errno.ENOSPC, "the disk is full"), (errno.EIO, f"reports: {os.strerror(errno.EIO)}.")):
        monkeypatch.setattr(Path, "write_text", Mock(side_effect=OSError(number, os.strerror(number))))
        assert said in foretell("play", "--record", "never-written.txt").err


def test_an_error_of_the_system_that_names_no_file(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that breaks is no file of another kind."""
    for error, said in (
        (ConnectionResetError(), "the system reports: ConnectionResetError."),
        (OSError(errno.ENOSPC, "No space left"), "the disk is full."),
    ):
        monkeypatch.setattr("foretell.cli.rank.rank", Mock(side_effect=error))
        assert f"The operation failed: {said}" in foretell("rank", "2C", "3C", "4C", "5C", "6C").err


def test_a_record_that_is_not_utf_8(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(RECORD.encode() + b"\xff")
    is_translated(foretell, "verify", file)
