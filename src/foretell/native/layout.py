"""Games and options as NumPy records with the same field names as the interpreted classes."""

from typing import Protocol, cast

import numpy as np

from ..errors import ForetellError
from ..rules import CONFIG_FIELDS, FIELDS, HISTORY_FIELDS, Config, State


class States(Protocol):
    """An array of `STATE` records. Compiled code uses each record as a `State`."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of games."""
        ...

    def __getitem__(self, i: int, /) -> State: ...


def _dtype(fields: tuple[tuple[str, int, int], ...]) -> np.dtype[np.void]:
    kinds = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}
    return np.dtype(
        [(name, kinds[bits], (length,)) if length else (name, kinds[bits]) for name, bits, length in fields],
        align=True,
    )


STATE = _dtype(FIELDS)
STATE_WITH_HISTORY = _dtype(FIELDS + HISTORY_FIELDS)
"""The same fields at the same offsets, and then the history of the round. The rules compile for either record."""
CONFIG = _dtype(CONFIG_FIELDS)


def _fields_of(record: np.void) -> tuple[tuple[str, int, int], ...]:
    return FIELDS if record.dtype == STATE else FIELDS + HISTORY_FIELDS


def pack(state: State, record: np.void) -> None:
    """Write an interpreted state into a record, with its history if the record has one."""
    fields = _fields_of(record)
    if fields is not FIELDS and state.pending is None:
        raise ForetellError("this state has no history, and the record needs one")
    if fields is not FIELDS and state.pending:
        raise ForetellError("this state has pending facts: call foretell.rules.history.settle_history first")
    for name, _, _ in fields:
        record[name] = getattr(state, name)


def unpack(record: np.void) -> State:
    """Make an interpreted state from a record."""
    fields = _fields_of(record)
    state = State(history=fields is not FIELDS)
    for name, _, length in fields:
        setattr(state, name, [int(x) for x in record[name]] if length else int(record[name]))
    return state


def pack_config(config: Config) -> Config:
    """Make the record of a configuration. Its declared type is `Config`, because compiled code uses it as one."""
    record = np.zeros(1, CONFIG)
    for name, _, _ in CONFIG_FIELDS:
        record[0][name] = getattr(config, name)
    return cast("Config", record[0])
