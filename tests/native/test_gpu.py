"""The GPU plays the same games.

`python -m bench.gpu` compares it with the CPU on a machine with a CUDA device; on an NVIDIA H200 it printed the digest
below for both. Where there is no device, the CPU is held to what was seen there.
"""

import pytest

from bench.digests import digest

SEEN_ON_AN_H200 = "9612cda8695b2db89851ccc9f2a4cdc389c27fd4e4c446820c0a0a84086c476b"


def has_device() -> bool:
    try:
        from numba import cuda  # noqa: PLC0415 (numba-cuda may be missing)

        return bool(cuda.is_available())
    except (ImportError, AttributeError):
        return False


@pytest.mark.compiled
def test_12_000_games_end_on_the_cpu_as_they_ended_on_an_h200() -> None:
    assert digest(12_000) == SEEN_ON_AN_H200


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="needs a CUDA device and numba-cuda")
def test_12_000_games_end_on_this_gpu_as_they_ended_on_an_h200() -> None:
    from bench.gpu import device_states  # noqa: PLC0415 (cannot be imported without a device)

    assert digest(12_000, device_states) == SEEN_ON_AN_H200
