"""`foretell study`."""

import re
from pathlib import Path

import pytest

from foretell.locales import languages
from foretell.sheets import default_sheet, sheet_text

from .terminal import Shell

SMALL = ("--games", 5000, "--policy", "random", "--seed", "tea", "--jobs", 1)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    text = sheet_text(default_sheet()).replace('name = "Foretell 1"', 'name = "Mine & <yours>"')
    file.write_text(text.replace("JT = [", 'JT = ["rune", '), encoding="utf-8")
    return file


@pytest.mark.compiled
def test_a_study_writes_a_report(foretell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ended = foretell("study", *SMALL, "--out", out)
    assert (ended.status, ended.err) == (0, "")
    assert str(out / "report.html") in ended.out
    assert "Seed: tea" in ended.out
    page = (out / "report.html").read_text("utf-8")
    assert "policy random" in page
    assert default_sheet().digest in page
    assert (out / "figures.csv").read_text("utf-8").startswith("section,kind,subject,figure,value,low,high\n")
    again = foretell("study", *SMALL, "--out", out)
    assert again.status == 1
    assert "already has results" in again.err
    assert foretell("study", *SMALL[2:], "--out", out, "--resume").out == ended.out
    assert (out / "report.html").read_text("utf-8") == page


@pytest.mark.compiled
def test_the_report_needs_nothing_else(foretell: Shell, tmp_path: Path, mine: Path) -> None:
    foretell("study", *SMALL, "--out", tmp_path / "one")
    foretell("study", "compare", mine, *SMALL, "--out", tmp_path / "two")
    for name in ("one", "two"):
        page = (tmp_path / name / "report.html").read_text("utf-8")
        assert not re.search(r"<script|<link|@import|url\(|\bsrc=|https?://(?!www\.w3\.org/2000/svg)", page)
        sections = page.split("<section>")[1:]
        assert all("<table>" in section for section in sections if "<svg" in section)
        assert page.count("<svg") >= 3
    assert "Mine &amp; &lt;yours&gt;" in page
    assert "<yours>" not in page


@pytest.mark.compiled
def test_a_designer_sees_the_difference(foretell: Shell, tmp_path: Path, mine: Path) -> None:
    base = tmp_path / "base.toml"
    base.write_text(sheet_text(default_sheet()), encoding="utf-8")
    ended = foretell("study", "compare", base, mine, *SMALL, "--out", tmp_path / "out")
    assert ended.status == 0
    assert re.search(r"Jack of Trees \(JT\) +\+\d\.\d{3} \(\+", ended.out)


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_words(foretell: Shell, tmp_path: Path, mine: Path, language: str) -> None:
    for name, words in (("one", ()), ("two", ("compare", mine))):
        ended = foretell("--lang", language, "study", *words, *SMALL, "--out", tmp_path / name)
        assert ended.status == 0
        assert "study-" not in ended.out.replace(str(tmp_path), "")
        assert "study-" not in (tmp_path / name / "report.html").read_text("utf-8")


def test_wrong_arguments_are_refused(foretell: Shell, tmp_path: Path, mine: Path) -> None:
    for words, part in (
        (("--games", 10), "5,000"),
        (("--policy", "oracle"), "quick, scripted, random"),
        (("--players", 9), "--players"),
        (("contrast", mine), "compare"),
        (("compare",), "compare"),
        (("compare", mine, mine, mine), "compare"),
        (("compare", mine, "--sheet", mine), "--sheet"),
        (("--jobs", 0), "--jobs"),
    ):
        ended = foretell("study", *words, "--out", tmp_path / "out")
        assert (ended.status, ended.out) == (2, "")
        assert part in ended.err
    assert "missing.toml" in foretell("study", "compare", tmp_path / "missing.toml").err
    assert not (tmp_path / "out").exists()


def test_the_help_names_the_comparison(foretell: Shell) -> None:
    assert "compare BASE MINE" in re.sub(r"\s+", " ", foretell("study", "--help").out)
