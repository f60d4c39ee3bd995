"""Studies give the same figures as games of the interpreted rules, with any number of jobs, after any interruption."""

import csv
import importlib
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from foretell import Game, Options
from foretell.arena.deal_seeds import deal_seed, streams
from foretell.errors import ForetellError, LocalizedError
from foretell.native import below, next_noise
from foretell.sheets import default_sheet, parse_sheet, sheet_text
from foretell.study import (
    Study,
    StudyResults,
    as_csv,
    can_write_parquet,
    columns,
    run_study,
    settings_in,
    unit_work,
    write_parquet,
)
from foretell.study.unit_work import deals_of, play_unit

pytestmark = pytest.mark.compiled
OPTIONS = Options(3)
STUDY = Study(OPTIONS, 5_000, "random", "tea")
MINE = parse_sheet(sheet_text(default_sheet()).replace('"Foretell 1"', '"Mine"').replace("JT = [", 'JT = ["rune", '))


@pytest.fixture(scope="module")
def results() -> StudyResults:
    return run_study(STUDY)


def figure(results: StudyResults, section: str, subject: str, name: str) -> float:
    (found,) = (each for each in results.sections if each.key == section)
    (row,) = (each for each in found.rows if each.subject == subject)
    return row.figures[name].value


def wrapped(noise: int) -> int:
    """The next word of a stream, as 64 bits give it."""
    word = next_noise(noise) & (1 << 64) - 1
    return word - (1 << 64) if word >> 63 else word


def test_the_sums_are_those_of_interpreted_games() -> None:
    """The same deals and the same noise, played by `Game`."""
    unit = play_unit(STUDY, 3)
    first = 3 * STUDY.deals
    words = streams(STUDY.seed, ["study"] * 3, first, STUDY.deals)
    wins, runes, right, decisions = [0] * 3, [0] * 3, 0, 0
    for deal in range(STUDY.deals):
        game = Game(OPTIONS, seed=deal_seed(STUDY.seed, first + deal))
        noise = words[deal].tolist()
        while game.actor is not None:
            seat, legal = game.actor, sorted(game.legal, key=lambda action: action.number)
            noise[seat] = wrapped(noise[seat])
            events = game.play(legal[below(noise[seat], len(legal))])
            decisions += 1
            right += sum(event.key == "pot_won" for event in events)
        assert game.result is not None
        for seat in range(3):
            wins[seat] += game.result.winner == seat
            runes[seat] += game.result.runes[seat]
    sums = unit.tables[0]
    assert sums[columns.WINS : columns.WINS + 3].tolist() == wins
    assert sums[columns.RUNES : columns.RUNES + 3].tolist() == runes
    assert sums[columns.DECISIONS] == decisions
    assert sums[columns.HITS] == right
    assert sums[columns.GAMES] == STUDY.deals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("games", [5_000, 20_000, 200_000])
def test_the_seats_and_cards_of_interventions_take_turns(players: int, games: int) -> None:
    study = Study(Options(players), games, "random", "tea")
    deals = [deals_of(study, unit, 0, study.changed_deals) for unit in range(study.units)]
    turns = [
        (seat, place) for each in deals for seat, place in zip(each.seats.tolist(), each.places.tolist(), strict=True)
    ]
    often = [turns.count((seat, place)) for seat in range(players) for place in range(5)]
    assert sum(often) == study.units * study.changed_deals
    assert max(often) - min(often) <= 1


def test_the_deals_of_a_unit_are_played_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    study = replace(STUDY, games=100_000)
    whole = play_unit(study, 1)
    assert study.deals > study.changed_deals > 3
    monkeypatch.setattr(unit_work, "PART", 3)
    parts = play_unit(study, 1)
    assert np.array_equal(parts.tables, whole.tables)
    assert np.array_equal(parts.seats, whole.seats)


def test_shares_add_up(results: StudyResults) -> None:
    for section, name in (("ranks", "dealt"), ("ranks", "final"), ("seats", "wins"), ("all-in-ranks", "share")):
        (found,) = (each for each in results.sections if each.key == section)
        assert sum(row.figures[name].value for row in found.rows) == pytest.approx(1)
    assert figure(results, "ranks", "0", "dealt") == pytest.approx(0.53, abs=0.03)


def test_a_rune_is_worth_something_even_to_random_players(results: StudyResults) -> None:
    assert figure(results, "effects", "rune", "worth-runes") > 0.3
    assert figure(results, "cards-held", "R1", "worth-round") > 0.5


def test_figures_have_intervals(results: StudyResults) -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(results))))
    assert len(rows) > 300
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows if row["low"])


def test_the_results_do_not_depend_on_interruptions(results: StudyResults, tmp_path: Path) -> None:
    run_study(STUDY, folder=tmp_path / "whole")
    whole = (tmp_path / "whole" / "units.jsonl").read_bytes()
    (tmp_path / "cut").mkdir()
    for size in (len(whole) // 3, whole.index(b"\n") + 1):
        (tmp_path / "cut" / "units.jsonl").write_bytes(whole[:size])
        again = run_study(STUDY, folder=tmp_path / "cut", resume=True)
        assert (tmp_path / "cut" / "units.jsonl").read_bytes() == whole
        assert np.array_equal(again.tables, results.tables)
        assert np.array_equal(again.seats, results.seats)
    assert (settings_in(tmp_path / "cut") or {})["seed"] == "tea"
    assert settings_in(tmp_path) is None


@pytest.mark.long
def test_the_results_do_not_depend_on_the_jobs(results: StudyResults) -> None:
    assert np.array_equal(run_study(STUDY, jobs=2).seats, results.seats)


def test_folders_of_other_studies_are_refused(tmp_path: Path) -> None:
    run_study(STUDY, folder=tmp_path)
    with pytest.raises(LocalizedError, match="already has results"):
        run_study(STUDY, folder=tmp_path)
    with pytest.raises(LocalizedError, match="seed was"):
        run_study(replace(STUDY, seed="coffee"), folder=tmp_path, resume=True)
    with pytest.raises(LocalizedError, match="no results to continue"):
        run_study(STUDY, folder=tmp_path / "none", resume=True)
    with pytest.raises(LocalizedError, match="name it with --out"):
        run_study(STUDY, resume=True)
    file = tmp_path / "units.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    for text in ("nonsense\n", lines[0] + '{"unit": 0}\n', lines[0] + lines[2], '{"format": 99}\n'):
        file.write_text(text)
        with pytest.raises(LocalizedError, match=r"damaged|version 99"):
            run_study(STUDY, folder=tmp_path, resume=True)


def test_two_sheets_are_compared_on_the_same_deals() -> None:
    results = run_study(replace(STUDY, other=MINE))
    assert [section.key for section in results.sections] == [
        "compared",
        "compared-ranks",
        "compared-seats",
        "compared-played",
        "one-seat",
        "changed-cards",
    ]
    assert figure(results, "compared", "runes", "difference") > 0
    assert figure(results, "changed-cards", "JT", "worth-round") > 0
    assert results.single_rounds > 0


def test_sheets_that_differ_in_suits_alone_have_no_interventions() -> None:
    other = replace(default_sheet(), suits=tuple(reversed(default_sheet().suits)))
    results = run_study(replace(STUDY, other=other))
    assert "one-seat" not in [section.key for section in results.sections]
    assert results.single_rounds == 0


def test_wrong_settings_are_refused() -> None:
    for change in ({"games": 10}, {"games": True}, {"policy": "oracle"}, {"seed": ""}):
        with pytest.raises(ForetellError):
            replace(STUDY, **change)
    with pytest.raises(LocalizedError, match="play alike"):
        replace(STUDY, other=replace(default_sheet(), name="Twin"))


def test_parquet_has_the_same_rows(results: StudyResults, tmp_path: Path) -> None:
    assert can_write_parquet()
    parquet: Any = importlib.import_module("pyarrow.parquet")
    write_parquet(results, tmp_path / "figures.parquet")
    assert parquet.read_table(tmp_path / "figures.parquet").num_rows == as_csv(results).count("\n") - 1


@pytest.mark.long
@pytest.mark.parametrize("policy", ["quick", "scripted"])
def test_every_policy_plays_legally(policy: str) -> None:
    study = Study(Options(2, "B", "closed", heirs=True), 5_000, policy)
    sums = play_unit(study, 0).tables[0]
    assert sums[columns.GAMES] == study.deals
    assert sums[columns.WINS : columns.WINS + 2].sum() + sums[columns.DRAWN_GAMES] == study.deals
