"""Rows in Parquet files, and digests of their content.

A digest covers names, types and values, not the bytes of the file: another version of PyArrow compresses differently.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from ..errors import LocalizedError, installing, unread_file
from .dataset_columns import TABLES, Column
from .rows import Array, Lists, Rows, Values

COMPRESSION = "zstd"


def arrow() -> Any:
    """PyArrow and its module for Parquet. Raise an error that says how to install it."""
    try:
        import pyarrow as pa  # noqa: PLC0415 (an optional package)
        import pyarrow.parquet as pq  # noqa: PLC0415
    except ModuleNotFoundError:
        raise LocalizedError("error-dataset-parts", package="pyarrow", pip=installing("dataset")) from None
    return pa, pq


class ContentDigest:
    """The digest of a table, from rows that come in parts. How the rows are split does not matter."""

    def __init__(self, table: str) -> None:
        self._columns = TABLES[table]
        self._sums = {column.name: (hashlib.sha256(), hashlib.sha256()) for column in self._columns}

    def add(self, rows: Rows) -> None:
        """Add some rows."""
        for column in self._columns:
            values, lengths = self._sums[column.name]
            found = rows[column.name]
            if isinstance(found, Lists):
                lengths.update(found.lengths.astype("<i8").tobytes())
                found = found.values
            values.update(_bytes(column, found))

    def hexdigest(self) -> str:
        """SHA-256 in hexadecimal."""
        whole = hashlib.sha256()
        for column in self._columns:
            values, lengths = self._sums[column.name]
            whole.update(f"{column.name} {column.type_name}\n".encode() + values.digest() + lengths.digest())
        return whole.hexdigest()


def _bytes(column: Column, values: Array) -> bytes:
    """Numbers in little-endian order; texts in UTF-8, each after its length."""
    if column.kind != "str":
        return values.astype(np.dtype(column.kind).newbyteorder("<")).tobytes()
    texts = [text.encode() for text in values.tolist()]
    return b"".join(len(text).to_bytes(8, "little") + text for text in texts)


class TableFile:
    """A Parquet file that is being written. It gets its name when it is complete."""

    def __init__(self, path: Path, table: str) -> None:
        self._pa, pq = arrow()
        self._path = path
        self._part = path.with_suffix(".part")
        self._columns = TABLES[table]
        self._schema = self._pa.schema([(column.name, self._type(column)) for column in self._columns])
        self._writer: Any = pq.ParquetWriter(self._part, self._schema, compression=COMPRESSION)
        self.digest = ContentDigest(table)
        self.rows = 0

    def __enter__(self) -> "TableFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, rows: Rows) -> None:
        """Write some rows, as one row group."""
        arrays = [self._array(column, rows[column.name]) for column in self._columns]
        self._writer.write_table(self._pa.Table.from_arrays(arrays, schema=self._schema))
        self.digest.add(rows)
        self.rows += len(rows["game"]) if not isinstance(rows["game"], Lists) else 0

    def _type(self, column: Column) -> Any:
        inner = self._pa.string() if column.kind == "str" else self._pa.from_numpy_dtype(np.dtype(column.kind))
        return self._pa.list_(inner) if column.shape == "list" else inner

    def _array(self, column: Column, values: Values) -> Any:
        pa, inner = self._pa, column.kind
        flat = values.values if isinstance(values, Lists) else values
        items = pa.array(flat.tolist(), pa.string()) if inner == "str" else pa.array(flat.astype(inner))
        if not isinstance(values, Lists):
            return items
        ends = np.concatenate(([0], np.cumsum(values.lengths))).astype(np.int32)
        return pa.ListArray.from_arrays(pa.array(ends), items)


def read_rows(path: Path, table: str) -> Iterator[Rows]:
    """Read a file, one row group at a time. Raise an error if it is damaged or has other columns."""
    pa, pq = arrow()
    try:
        with pq.ParquetFile(path) as file:
            for group in range(file.num_row_groups):
                read = file.read_row_group(group)
                yield {
                    column.name: _read(column, read.column(column.name).combine_chunks()) for column in TABLES[table]
                }
    except (OSError, KeyError, TypeError, ValueError, pa.ArrowException) as error:
        raise unread_file(path, error) from error


def _read(column: Column, found: Any) -> Values:
    if column.shape != "list":
        return np.asarray(found.to_numpy(zero_copy_only=False))
    lengths = np.diff(found.offsets.to_numpy()).astype(np.int64)
    return Lists(lengths, np.asarray(found.flatten().to_numpy(zero_copy_only=False)))
