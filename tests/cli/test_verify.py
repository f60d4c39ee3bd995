"""`foretell verify` of deals that were made with contributions."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import foretell as ft
from foretell.locales import languages, load

from .terminal import Shell

SECRET, ADA, CLEO = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))
COMMITMENT = ft.commitment_of(SECRET)
OTHER = "0" * 64


def dealt(file: Path, contributions: tuple[bytes | None, ...], names: tuple[str, ...] = ()) -> Path:
    game = ft.Game(ft.Options(3), ft.seed_from(SECRET, contributions), names)
    game.play(ft.Pass())
    file.write_text(str(replace(game.record(), secret=SECRET, contributions=contributions)), "utf-8")
    return file


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    return dealt(tmp_path / "fair.txt", (ADA, None, CLEO), ("Ada", "Bot", "Cleo"))


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    file = tmp_path / "plain.txt"
    file.write_text(str(ft.Game(ft.Options(3), SECRET).record()), "utf-8")
    return file


def test_it_prints_who_contributed_to_the_deal(foretell: Shell, fair: Path) -> None:
    ended = foretell("verify", fair)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[1:] == [
        "  The deal was made from the server's secret and the contributions of Ada and Cleo.",
        f"  Compare this commitment with the one that you saw before the deal: {COMMITMENT}",
    ]


def test_seats_without_names_are_shown_by_number(foretell: Shell, tmp_path: Path) -> None:
    file = dealt(tmp_path / "nameless.txt", (ADA, None, CLEO))
    assert "the contributions of Seat 0 and Seat 2.\n" in foretell("verify", file).out


def test_a_deal_without_contributions_is_not_called_fair(foretell: Shell, plain: Path, tmp_path: Path) -> None:
    assert foretell("verify", plain).out.count("\n") == 1
    alone = dealt(tmp_path / "alone.txt", (None, None, None))
    told = foretell("verify", alone).out.splitlines()
    assert told[1] == "  The deal was made from the server's secret alone: nobody contributed to it."
    assert COMMITMENT in told[2]
    report = json.loads(foretell("verify", alone, "--json").out)[0]
    assert (report["fair"], report["committed"], report["contributions"]) == (None, True, [])


@pytest.mark.parametrize("language", languages())
def test_the_report_exists_in_every_language(foretell: Shell, fair: Path, language: str) -> None:
    words = load(language)
    _, made, compare = foretell("--lang", language, "verify", fair).out.splitlines()
    assert made == f"  {words.text('verify-made', names=words.listed(['Ada', 'Cleo']))}"
    assert compare == f"  {words.text('verify-compare', commitment=COMMITMENT)}"
    for option, value, key in (
        ("--commitment", OTHER, "verify-other-commitment"),
        ("--contribution", OTHER, "verify-no-contribution"),
    ):
        ended = foretell("--lang", language, "verify", fair, option, value)
        reason = words.text(key, commitment=COMMITMENT)
        assert (ended.status, ended.out) == (1, "")
        assert ended.err == f"{words.text('verify-bad', file=str(fair), reason=reason)}\n"
        refused = foretell("--lang", language, "verify", fair, option, "00")
        assert refused.status == 2
        assert refused.err.startswith(f"{option}: {words.text('error-digits', answer='00')} ")


def test_json_includes_how_the_deal_was_made(foretell: Shell, fair: Path, plain: Path) -> None:
    made, not_made = json.loads(foretell("verify", fair, plain, "--json").out)
    assert (made["good"], made["fair"], made["commitment"], made["contributions"]) == (True, True, COMMITMENT, [0, 2])
    assert made["names"] == ["Ada", "Bot", "Cleo"]
    assert (not_made["good"], not_made["fair"], not_made["contributions"]) == (True, None, [])
    assert not_made["commitment"] == COMMITMENT  # of the seed, which is the same 32 bytes here


def test_the_noted_values_are_compared(foretell: Shell, fair: Path) -> None:
    noted = ("--commitment", COMMITMENT.upper(), "--contribution", CLEO.hex())
    ended = foretell("verify", fair, *noted)
    assert (ended.status, ended.err) == (0, "")
    assert "the contributions of Ada and Cleo" in ended.out
    assert "Compare the commitment" not in ended.out
    assert json.loads(foretell("verify", fair, *noted, "--json").out)[0]["fair"] is True


@pytest.mark.parametrize("option", ["--commitment", "--contribution"])
def test_a_record_that_contradicts_the_noted_values_is_refused(foretell: Shell, fair: Path, option: str) -> None:
    ended = foretell("verify", fair, option, OTHER, "--json")
    (report,) = json.loads(ended.out)
    assert ended.status == 1
    assert (report["good"], report["fair"], report["contributions"]) == (False, False, [0, 2])
    assert re.search("that you noted is not", report["reason"])


def test_a_record_without_a_secret_has_a_commitment_and_no_contribution(foretell: Shell, plain: Path) -> None:
    assert foretell("verify", plain, "--commitment", COMMITMENT).status == 0
    assert foretell("verify", plain, "--commitment", OTHER).status == 1
    assert "is not in the record" in foretell("verify", plain, "--contribution", ADA.hex()).err


@pytest.mark.parametrize("digits", ["", "0" * 63, "0" * 65, "g" * 64, "٣" * 64])
def test_all_64_digits_are_needed(foretell: Shell, fair: Path, digits: str) -> None:
    for option in ("--commitment", "--contribution"):
        assert foretell("verify", fair, option, digits).status == 2


def test_a_record_with_an_exchanged_contribution_is_refused(foretell: Shell, fair: Path) -> None:
    fair.write_text(fair.read_text("utf-8").replace(ADA.hex(), CLEO.hex()), "utf-8")
    ended = foretell("verify", fair)
    assert ended.status == 1
    assert "the seed does not follow from the secret and the contributions" in ended.err
