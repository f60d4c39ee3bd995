"""Datasets of games between bots, as Parquet files. Needs Numba and PyArrow (`pip install "foretell[dataset]"`)."""

from .folder import check_dataset, files_in, read_index, write_dataset
from .plan import BLOCK, DatasetPlan
from .schema import DECISIONS, GAMES, Column

__all__ = [
    "BLOCK",
    "DECISIONS",
    "GAMES",
    "Column",
    "DatasetPlan",
    "check_dataset",
    "files_in",
    "read_index",
    "write_dataset",
]
