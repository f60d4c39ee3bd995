"""Advantages over each player's own decisions, compared with a slow and simple computation."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.rollout import advantages  # noqa: E402 (it imports torch)

CREDIT = 0.9


def plain(rewards: Any, ended: Any, values: Any, seats: Any) -> tuple[list[float], list[float]]:
    """One game: cut it where it ended, and follow each player through each piece."""
    steps = len(seats)
    gains, sure = [0.0] * steps, [0.0] * steps
    cuts = [0, *(t + 1 for t in range(steps) if ended[t])]
    for first, last in zip(cuts, [*cuts[1:], steps], strict=True):
        over = last > first and bool(ended[last - 1])
        for seat in range(5):
            times = [t for t in range(first, last) if seats[t] == seat]
            later = 0.0
            for t, following in zip(reversed(times), [None, *reversed(times)], strict=False):
                if following is None and not over:
                    continue
                until = last if following is None else following
                worth = 0.0 if following is None else values[following]
                later = sum(rewards[k][seat] for k in range(t, until)) + worth - values[t] + CREDIT * later
                gains[t], sure[t] = later, 1.0
    return gains, sure


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("share", [0.0, 0.1, 0.5])
def test_each_player_is_credited_for_what_followed_their_own_decisions(players: int, share: float) -> None:
    chance = np.random.default_rng(players)
    steps, games = 40, 6
    ended = (chance.random((steps, games)) < share).astype(np.int8)
    rewards = np.where(np.arange(5) < players, chance.normal(size=(steps, games, 5)), 0).astype(np.float32)
    values = chance.normal(size=(steps, games)).astype(np.float32)
    seats = chance.integers(0, players, (steps, games))
    rollout: Any = SimpleNamespace(ended=torch.from_numpy(ended), rewards=torch.from_numpy(rewards))
    gains, sure = advantages(rollout, torch.from_numpy(values), torch.from_numpy(seats), CREDIT)
    for game in range(games):
        expected = plain(rewards[:, game], ended[:, game], values[:, game], seats[:, game])
        assert gains[:, game].tolist() == pytest.approx(expected[0], abs=1e-4)
        assert sure[:, game].tolist() == expected[1]
    assert 0 < sure.sum() < steps * games or share
