"""The public features are what the network reads."""

from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.environments import FEATURE_WORDS, FEATURES, feature_words, features
from foretell.players.training import INPUT_WORDS, POLICY, fill_inputs
from tests.native.test_gpu import has_device

pytestmark = pytest.mark.compiled


def rows_of(options: ft.Options, games: int) -> native.Ints:
    """Rows of many stages of games."""
    batch = native.Batch(options.config, games, 1)
    batch.start(native.seeds(games, bytes(32)))
    rows = [batch.observe()]
    for number in range(60):
        legal = batch.legal()
        batch.apply(
            np.array([int(bits).bit_length() - 1 if number % 2 else _low(int(bits)) for bits in legal], np.int64)
        )
        if number % 6 == 0:
            rows.append(batch.observe())
    found = np.concatenate(rows)
    return found[found[:, 4] >= 0]


def _low(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_features_equal_the_table_of_the_network(players: int) -> None:
    options = ft.Options(players=players, side=ft.SIDES[players % 2], discard="bending")
    rows = rows_of(options, 20)
    inputs = np.zeros((len(rows), INPUT_WORDS), np.int64)
    for i, row in enumerate(rows.tolist()):
        words = [*row, *[0] * (INPUT_WORDS - len(row))]
        fill_inputs(options.config, words)
        inputs[i] = words
    expected = POLICY.read(inputs)
    found = features(options.config, rows)
    assert found.shape == (len(rows), FEATURES)
    assert found.tobytes() == expected.tobytes()
    assert -1.0 <= found.min() <= found.max() <= 64.0


def test_words_hold_the_features() -> None:
    options = ft.Options(players=4)
    rows = rows_of(options, 10)
    words = feature_words(options.config, rows)
    assert words.shape == (len(rows), FEATURE_WORDS)
    assert POLICY.read(words).tobytes() == features(options.config, rows).tobytes()
    assert words[:, :80].tolist() == rows.tolist()


def test_a_given_array_is_filled() -> None:
    options = ft.Options(players=3)
    rows = rows_of(options, 4)
    out = np.full((len(rows), FEATURES), 7, np.float32)
    assert features(options.config, rows, out) is out
    assert out.tobytes() == features(options.config, rows).tobytes()


def test_other_arrays_are_refused() -> None:
    options = ft.Options(players=3)
    rows = rows_of(options, 2)
    bad: tuple[Any, ...] = (rows[0], rows.astype(np.int32), rows[:, :79], rows.tolist())
    for each in bad:
        with pytest.raises(ft.ForetellError, match="rows are an int64 array"):
            features(options.config, each)
    read_only = np.zeros((len(rows), FEATURES), np.float32)
    read_only.flags.writeable = False
    outs: tuple[Any, ...] = (np.zeros((len(rows), FEATURES)), read_only)
    for out in outs:
        with pytest.raises(ft.ForetellError, match="`out` is a writable, C-contiguous float32 array"):
            features(options.config, rows, out)


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="needs a CUDA device and numba-cuda")
@pytest.mark.filterwarnings("ignore:.*Grid size", "ignore:.*Host array used")
def test_features_on_this_gpu_are_those_of_the_cpu() -> None:
    from foretell.environments import gpu_features  # noqa: PLC0415 (cannot be imported without a device)

    options = ft.Options(players=4, side="B")
    rows = rows_of(options, 20)
    words = gpu_features.feature_words(options.config, rows).copy_to_host()
    assert words.tobytes() == feature_words(options.config, rows).tobytes()
    numbers = gpu_features.features(options.config, rows).copy_to_host()
    assert numbers.tobytes() == features(options.config, rows).tobytes()
