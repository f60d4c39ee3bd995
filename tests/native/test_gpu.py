"""The GPU plays the same games.

`python -m bench.gpu` compares it with the CPU on a machine with a CUDA device; on an NVIDIA H200 it printed the digest
below for both. Where there is no device, the CPU is held to what was seen there.
"""

import pytest

from bench.digests import digest

SEEN_ON_AN_H200 = "7d1ae6b8ddc7543e668b81f07e695ec9727a151f57004df6a1c6b7ec57e968e9"


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
