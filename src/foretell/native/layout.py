"""The state and the configuration as NumPy records with the same field names as the interpreted classes."""

from typing import Any

import numpy as np

from ..rules import CONFIG_FIELDS, FIELDS, Config, State


def _dtype(fields: tuple[tuple[str, int, int], ...]) -> np.dtype[Any]:
    kinds = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}
    return np.dtype(
        [(name, kinds[bits], (length,)) if length else (name, kinds[bits]) for name, bits, length in fields],
        align=True,
    )


STATE = _dtype(FIELDS)
CONFIG = _dtype(CONFIG_FIELDS)


def pack(state: State, record: Any) -> None:
    """Write an interpreted state into a record."""
    for name, _, _ in FIELDS:
        record[name] = getattr(state, name)


def unpack(record: Any) -> State:
    """The interpreted twin of a record."""
    state = State()
    for name, _, length in FIELDS:
        setattr(state, name, [int(x) for x in record[name]] if length else int(record[name]))
    return state


def pack_config(config: Config) -> Any:
    """The record of a configuration."""
    record = np.zeros(1, CONFIG)
    for name, _, _ in CONFIG_FIELDS:
        record[0][name] = getattr(config, name)
    return record[0]
