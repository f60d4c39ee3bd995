"""Datasets of games between bots, as Parquet files. Needs Numba and PyArrow (`pip install "foretell[dataset]"`)."""

from .dataset_columns import DECISIONS, GAMES, Column
from .dataset_folder import check_dataset, files_in, read_index, write_dataset
from .dataset_plan import BLOCK, DatasetPlan

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
