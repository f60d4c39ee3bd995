"""The GPU plays the same games.

`python -m bench.gpu` compares it with the CPU on a machine with a CUDA device; on an NVIDIA H200 it printed the digest
below for both. Where there is no device, the CPU is held to what was seen there.
"""

from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

from bench.digests import OPTIONS, digest
from foretell import Options
from foretell.native import Batch, noise, seeds
from foretell.rules.cards import ACTIONS

pytestmark = [pytest.mark.filterwarnings("ignore:.*Grid size"), pytest.mark.filterwarnings("ignore:.*Host array used")]
"""These tests play few games at once and pass arrays of the host, and numba-cuda warns of both."""

SEEN_ON_AN_H200 = "9612cda8695b2db89851ccc9f2a4cdc389c27fd4e4c446820c0a0a84086c476b"


def has_device() -> bool:
    try:
        from numba import cuda  # noqa: PLC0415 (numba-cuda may be missing)

        return bool(cuda.is_available())
    except (ImportError, AttributeError):
        return False


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="numba-cuda is there")
def test_without_the_package_the_error_says_how_to_install_it() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"pip install .*\[gpu\]"):
        import_module("foretell.native.gpu")


@pytest.mark.compiled
def test_12_000_games_end_on_the_cpu_as_they_ended_on_an_h200() -> None:
    assert digest(12_000) == SEEN_ON_AN_H200


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="needs a CUDA device and numba-cuda")
def test_12_000_games_end_on_this_gpu_as_they_ended_on_an_h200() -> None:
    from bench.gpu import device_states  # noqa: PLC0415 (cannot be imported without a device)

    assert digest(12_000, device_states) == SEEN_ON_AN_H200


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="needs a CUDA device and numba-cuda")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_histories_on_this_gpu_are_those_of_the_cpu(options: Options) -> None:
    from foretell.native.gpu import GpuBatch  # noqa: PLC0415 (cannot be imported without a device)

    here, there = Batch(options.config, 60, history=True), GpuBatch(options.config, 60, history=True)
    deals, chance = seeds(60, bytes(32)), np.random.default_rng(1)
    here.start(deals)
    there.start(deals)
    for _ in range(150):
        legal = here.legal()[:, None] >> np.arange(ACTIONS) & 1
        actions = (chance.random(legal.shape) * legal).argmax(1)
        assert np.array_equal(here.apply(actions), there.apply(actions).copy_to_host())
        viewers = chance.integers(0, options.players, 60)
        assert np.array_equal(here.observe_history(viewers), there.observe_history(viewers).copy_to_host())
    assert here.states.tobytes() == there.host_states().tobytes()
    played = noise(60)
    there.play_out(played.copy())
    here.play_out(played)
    assert here.states.tobytes() == there.host_states().tobytes()


@pytest.mark.gpu
@pytest.mark.skipif(not has_device(), reason="needs a CUDA device and numba-cuda")
def test_histories_of_a_training_run_on_this_gpu_are_those_of_the_cpu() -> None:
    torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")
    from bench.histories import check  # noqa: PLC0415

    assert check(torch.device("cuda")) > 40
