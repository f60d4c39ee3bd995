"""A folder with a dataset: Parquet files, `dataset.json` with settings and digests, and a card in `README.md`."""

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from ..errors import ForetellError, LocalizedError, system_reason, unread_file
from ..runner import run_tasks
from .card import card_of
from .dataset_columns import FORMAT, TABLES
from .dataset_plan import DatasetPlan
from .parquet import ContentDigest, TableFile, arrow, read_rows
from .rows import block_rows

INDEX = "dataset.json"
CARD = "README.md"
Watch = Callable[[int], object]
"""Called after each file with the number of finished games."""


def write_dataset(
    plan: DatasetPlan, folder: Path, *, jobs: int = 1, resume: bool = False, watch: Watch = lambda _: None
) -> dict[str, Any]:
    """Play the games and write them into a folder. Returns the content of `dataset.json`.

    With `resume`, files that are complete are kept. The rows do not depend on `jobs` or on interruptions.
    """
    arrow()
    shards = _begun(plan, folder, resume=resume)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _save(plan, folder, shards)
        for number in range(len(shards), plan.shards):
            watch(sum(shard["games"] for shard in shards))
            shards.append(_write_shard(plan, folder, number, jobs))
            _save(plan, folder, shards)
        index = _save(plan, folder, shards)
        (folder / CARD).write_text(card_of(index), "utf-8")
    except OSError as error:
        raise LocalizedError("error-results-folder", folder=str(folder), reason=system_reason(error)) from error
    return index


def file_of(table: str, number: int) -> str:
    """The name of a file."""
    return f"{table}-{number:05}.parquet"


def _write_shard(plan: DatasetPlan, folder: Path, number: int, jobs: int) -> dict[str, Any]:
    blocks = list(plan.blocks(number))
    with ExitStack() as stack:
        files = {name: stack.enter_context(TableFile(folder / file_of(name, number), name)) for name in TABLES}
        with closing(run_tasks(block_rows, plan, blocks, jobs)) as parts:
            for part in parts:
                for name, rows in part.items():
                    files[name].add(rows)
    found: dict[str, Any] = {name: file.rows for name, file in files.items()}
    return found | {"digests": {name: file.digest.hexdigest() for name, file in files.items()}}


def _begun(plan: DatasetPlan, folder: Path, *, resume: bool) -> list[dict[str, Any]]:
    """The files that are already in the folder."""
    there = (folder / INDEX).exists()
    if not resume:
        if there:
            raise LocalizedError("error-results-there", folder=str(folder))
        return []
    if not there:
        raise LocalizedError("error-results-none", folder=str(folder))
    index = read_index(folder)
    for key, wanted in plan.header().items():
        if index.get(key) != wanted and key != "games":
            before, now = json.dumps(index.get(key))[:80], json.dumps(wanted)[:80]
            raise LocalizedError("error-results-other", folder=str(folder), setting=key, before=before, now=now)
    shards: list[dict[str, Any]] = index["shards"]
    games, wanted_games = sum(shard["games"] for shard in shards), plan.games
    if wanted_games < games:  # otherwise, files that do not belong to the dataset would be left over
        before, now = str(games), str(wanted_games)
        raise LocalizedError("error-results-other", folder=str(folder), setting="games", before=before, now=now)
    kept = [shard for number, shard in enumerate(shards) if shard["games"] == _games_of(plan, number)]
    return kept if kept == shards[: len(kept)] else []


def _games_of(plan: DatasetPlan, shard: int) -> int:
    return sum(block.games for block in plan.blocks(shard))


def _save(plan: DatasetPlan, folder: Path, shards: list[dict[str, Any]]) -> dict[str, Any]:
    """Write `dataset.json`. It has a digest of the whole dataset when that is complete."""
    index = plan.header() | {"decisions": sum(shard["decisions"] for shard in shards), "shards": shards}
    if len(shards) == plan.shards:
        index["digest"] = digest_of(shards)
    part = folder / f"{INDEX}.part"
    part.write_text(json.dumps(index, indent=2) + "\n", "utf-8")
    part.replace(folder / INDEX)
    return index


def digest_of(shards: list[dict[str, Any]]) -> str:
    """The digest of a dataset, from the digests of its files."""
    whole = hashlib.sha256()
    for shard in shards:
        for name in TABLES:
            whole.update(f"{name} {shard['digests'][name]}\n".encode())
    return whole.hexdigest()


def read_index(folder: Path) -> dict[str, Any]:
    """The content of `dataset.json`. Raise an error if it cannot be read or is of another version."""
    file = folder / INDEX
    try:
        index = json.loads(file.read_text("utf-8"))
        version = index["format"]
        counts = [index["games"], index["decisions"]]
        for shard in index["shards"]:
            counts += [shard["games"], shard["decisions"]]
            if set(shard["digests"]) != set(TABLES):
                raise ValueError("digests")
        if not all(type(count) is int for count in counts) or not isinstance(index["seed"], str):
            raise ValueError("games, decisions or seed")
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise unread_file(file, error) from error
    if version != FORMAT:
        raise LocalizedError("error-results-version", folder=str(folder), version=str(version), known=str(FORMAT))
    return dict(index)


def check_dataset(folder: Path, watch: Watch = lambda _: None) -> dict[str, Any]:
    """Read all files of a dataset and compare their digests. Returns the content of `dataset.json`."""
    index = read_index(folder)
    if "digest" not in index:
        raise LocalizedError("error-dataset-unfinished", folder=str(folder))
    games = 0
    for number, shard in enumerate(index["shards"]):
        for name in TABLES:
            file = folder / file_of(name, number)
            if _digest_in(file, name) != shard["digests"][name]:
                raise LocalizedError("error-dataset-differs", file=str(file))
        games += shard["games"]
        watch(games)
    if digest_of(index["shards"]) != index["digest"] or games != index["games"]:
        raise LocalizedError("error-dataset-differs", file=str(folder / INDEX))
    return index


def _digest_in(file: Path, table: str) -> str:
    digest = ContentDigest(table)
    for rows in read_rows(file, table):
        digest.add(rows)
    return digest.hexdigest()


def files_in(folder: Path, table: str) -> Iterator[Path]:
    """The files of one table, in order."""
    if table not in TABLES:
        raise ForetellError(f"a dataset has the tables {', '.join(TABLES)}, not {table!r:.40}")
    for number in range(len(read_index(folder)["shards"])):
        yield folder / file_of(table, number)
