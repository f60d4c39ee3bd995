"""Datasets: what the rows contain, that they are reproducible, and that damage is found."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import foretell as ft
from foretell.datasets import (
    DECISIONS,
    GAMES,
    Column,
    DatasetPlan,
    check_dataset,
    dataset_folder,
    dataset_plan,
    files_in,
    read_index,
    write_dataset,
)
from foretell.errors import ForetellError, LocalizedError

pq: Any = pytest.importorskip("pyarrow.parquet")
pytestmark = pytest.mark.compiled
ROOT = Path(__file__).parents[2]
PLAN = DatasetPlan(("random", "random:name=Rudi", "random"), ft.Options(players=3), games=5, seed="tea")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of two games, and blocks of one."""
    monkeypatch.setattr(dataset_plan, "SHARD", 2)
    monkeypatch.setattr(dataset_plan, "BLOCK", 1)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset") / "games"
    write_dataset(PLAN, path)
    return path


def rows(path: Path, table: str) -> list[dict[str, Any]]:
    return [row for file in files_in(path, table) for row in pq.read_table(file).to_pylist()]


def test_every_row_says_what_the_seat_knew_and_did(written: Path) -> None:
    decisions = iter(rows(written, "decisions"))
    for line in rows(written, "games"):
        record = ft.Record.parse(line["record"])
        assert record.seed.hex() == line["seed"]
        game = ft.Game(record.options, record.seed)
        for ply, step in enumerate(record.plies):
            row, view = next(decisions), game.view(game.actor or 0)
            assert (row["game"], row["ply"], row["seat"], row["round"]) == (line["game"], ply, game.actor, view.round)
            assert (ft.PHASES[row["phase"]], row["action"]) == (view.phase, step.action.number)
            assert {number for number in range(63) if row["legal"] >> number & 1} == {a.number for a in view.legal}
            assert tuple(row["observation"]) == tuple(view.observation)
            assert tuple(row["history"]) == tuple(view.history)[: len(row["history"])]
            assert not any(tuple(view.history)[len(row["history"]) :])
            assert row["hands"] == list(game.truth().state.hands[:3])
            assert row["won"] == (line["winner"] == row["seat"])
            assert (row["runes"], row["place"]) == (line["runes"][row["seat"]], line["places"][row["seat"]])
            game.play(step.action)
        assert game.result is not None
        assert list(game.result.runes) == line["runes"]
        assert (line["decisions"], line["rounds"]) == (len(record.plies), len(game.unfoldings))
    assert next(decisions, None) is None


@pytest.mark.usefixtures("small")
def test_the_bots_move_on_and_each_game_has_its_own_deal(tmp_path: Path) -> None:
    write_dataset(PLAN, tmp_path / "games")
    games = rows(tmp_path / "games", "games")
    assert [game["bots"].index("random:name=Rudi") for game in games] == [1, 2, 0, 1, 2]
    assert len({game["seed"] for game in games}) == 5


@pytest.mark.usefixtures("small")
def test_interruptions_and_more_games_change_no_row(tmp_path: Path) -> None:
    whole = write_dataset(PLAN, tmp_path / "whole")

    def stop(games: int) -> None:
        if games == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(PLAN, tmp_path / "parts", watch=stop)
    with pytest.raises(LocalizedError) as unfinished:
        check_dataset(tmp_path / "parts")
    assert unfinished.value.key == "error-dataset-unfinished"
    fewer = DatasetPlan(PLAN.bots, PLAN.options, 3, PLAN.seed)
    assert write_dataset(fewer, tmp_path / "parts", resume=True)["digest"] != whole["digest"]
    again = write_dataset(PLAN, tmp_path / "parts", resume=True)
    assert again == whole == check_dataset(tmp_path / "parts")


@pytest.mark.usefixtures("small")
def test_several_processes_write_the_same_rows(tmp_path: Path) -> None:
    one, two = (write_dataset(PLAN, tmp_path / str(jobs), jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_the_digest_is_that_of_the_content(written: Path, tmp_path: Path) -> None:
    twin = tmp_path / "twin"
    twin.mkdir()
    for file in written.iterdir():
        (twin / file.name).write_bytes(file.read_bytes())
    (decisions,) = files_in(twin, "decisions")
    table = pq.read_table(decisions)
    pq.write_table(table, decisions, compression="gzip", row_group_size=7)
    assert check_dataset(twin) == check_dataset(written)
    pq.write_table(table.slice(1), decisions)
    with pytest.raises(LocalizedError) as changed:
        check_dataset(twin)
    assert changed.value.key == "error-dataset-differs"
    decisions.write_bytes(b"PAR1")
    with pytest.raises(LocalizedError) as damaged:
        check_dataset(twin)
    assert damaged.value.key == "error-file-unread"


def test_another_plan_does_not_continue_a_dataset(written: Path, tmp_path: Path) -> None:
    other = DatasetPlan(PLAN.bots, PLAN.options, 5, "coffee")
    for path, resume, key in (
        (written, False, "error-results-there"),
        (tmp_path / "none", True, "error-results-none"),
    ):
        with pytest.raises(LocalizedError) as refused:
            write_dataset(PLAN, path, resume=resume)
        assert refused.value.key == key
    with pytest.raises(LocalizedError, match='seed was "tea", now it is "coffee"'):
        write_dataset(other, written, resume=True)
    index = read_index(written)
    (tmp_path / dataset_folder.INDEX).write_text(json.dumps(index | {"format": 99}), "utf-8")
    with pytest.raises(LocalizedError, match="version 99"):
        check_dataset(tmp_path)


@pytest.mark.usefixtures("small")
def test_a_dataset_does_not_shrink(tmp_path: Path) -> None:
    """Files of later games would stay in the folder, and a reader of all files would read them."""
    write_dataset(PLAN, tmp_path / "games")
    fewer = DatasetPlan(PLAN.bots, PLAN.options, 3, PLAN.seed)
    with pytest.raises(LocalizedError, match="games was 5, now it is 3"):
        write_dataset(fewer, tmp_path / "games", resume=True)
    assert check_dataset(tmp_path / "games")["games"] == 5


@pytest.mark.parametrize("name", ["games", "decisions", "seed", "shards"])
@pytest.mark.parametrize("value", [None, [7], {"games": 1}])
def test_a_damaged_index_is_refused(name: str, value: object, written: Path, tmp_path: Path) -> None:
    (tmp_path / dataset_folder.INDEX).write_text(json.dumps(read_index(written) | {name: value}), "utf-8")
    with pytest.raises(LocalizedError) as damaged:
        read_index(tmp_path)
    assert damaged.value.key == "error-file-unread"


@pytest.mark.parametrize(("bots", "games"), [(("random",), 1), (("random",) * 3, 0), (("random",) * 3, True)])
def test_wrong_plans_are_refused(bots: tuple[str, ...], games: int) -> None:
    with pytest.raises(ForetellError):
        DatasetPlan(bots, PLAN.options, games, "tea")


def test_there_is_no_third_table(written: Path) -> None:
    with pytest.raises(ForetellError, match="decisions, games"):
        list(files_in(written, "players"))


@pytest.mark.parametrize("columns", [DECISIONS, GAMES])
def test_the_page_and_the_card_list_the_columns(columns: tuple[Column, ...], written: Path) -> None:
    page = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", (ROOT / "docs" / "datasets.md").read_text("utf-8"))
    card = (written / "README.md").read_text("utf-8")
    for column in columns:
        line = f"| `{column.name}` | {column.type_name} | {column.about} |"
        assert line in page
        assert line in card
