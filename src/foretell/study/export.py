"""The figures of a study as CSV, and as Parquet if PyArrow is installed. One row has one figure."""

import csv
import importlib
import importlib.util
import io
from pathlib import Path
from typing import Any

from .results import StudyResults

FIELDS = ("section", "kind", "subject", "figure", "value", "low", "high")


def figure_rows(results: StudyResults) -> list[tuple[str, str, str, str, float, float | None, float | None]]:
    """All figures, in the order of `FIELDS`."""
    return [
        (section.key, row.kind, row.subject, name, estimate.value, estimate.low, estimate.high)
        for section in results.sections
        for row in section.rows
        for name, estimate in row.figures.items()
    ]


def as_csv(results: StudyResults) -> str:
    """The figures as CSV with a header line."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(FIELDS)
    writer.writerows(figure_rows(results))
    return stream.getvalue()


def can_write_parquet() -> bool:
    """Whether PyArrow is installed."""
    return importlib.util.find_spec("pyarrow") is not None


def write_parquet(results: StudyResults, file: Path) -> None:
    """Write the figures as Parquet. The settings of the study are in the metadata."""
    arrow: Any = importlib.import_module("pyarrow")
    parquet: Any = importlib.import_module("pyarrow.parquet")
    columns = zip(*figure_rows(results), strict=True)
    settings = {key: str(value) for key, value in results.study.header().items()}
    table = arrow.table(dict(zip(FIELDS, map(list, columns), strict=True))).replace_schema_metadata(settings)
    parquet.write_table(table, file)
