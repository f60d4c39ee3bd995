"""The GPU plays the same games: it was seen to, and what it was seen to play is what the CPU plays now.

`python -m bench.gpu` compares both on a machine with a CUDA device. It printed this digest on an NVIDIA H200.
"""

import pytest

from bench.digests import digest

SEEN_ON_AN_H200 = "7d1ae6b8ddc7543e668b81f07e695ec9727a151f57004df6a1c6b7ec57e968e9"


@pytest.mark.compiled
def test_12_000_games_end_as_they_ended_on_the_gpu() -> None:
    assert digest(12_000) == SEEN_ON_AN_H200
