"""The sounds of the table are those that distribution/sounds.py makes."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def sounds() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "distribution" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def decoded(wav: bytes) -> np.ndarray:
    """The samples of a mu-law file, by the definition of G.711."""
    codes = ~np.frombuffer(wav[wav.index(b"data") + 8 :], dtype=np.uint8)
    exponents, mantissas = (codes >> 4 & 7).astype(int), (codes & 15).astype(int)
    levels = ((2 * mantissas + 33) << exponents) - 33
    samples: np.ndarray = np.where(codes & 0x80, -levels, levels) / 8159
    return samples


def test_the_files_are_those_that_the_script_makes(sounds: ModuleType) -> None:
    assert {file.stem for file in sounds.FOLDER.glob("*.wav")} == set(sounds.SOUNDS)
    for name, make in sounds.SOUNDS.items():
        held, made = decoded((sounds.FOLDER / f"{name}.wav").read_bytes()), make()
        assert len(held) - len(made) in (0, 1), name
        # Another processor may round a sample to the next step.
        assert np.abs(held[: len(made)] - made).max() < 0.05, name


def test_the_sounds_are_neither_silent_nor_too_loud_and_end_softly(sounds: ModuleType) -> None:
    for name, make in sounds.SOUNDS.items():
        samples = make()
        assert 0.3 < np.abs(samples).max() < 0.7, name
        assert np.abs(samples[-20:]).max() < 0.02, name
        assert len(samples) < 3 * sounds.RATE, name
