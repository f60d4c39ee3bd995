"""The compiled games of a run equal those of the interpreted rules, and can be saved and continued."""

from random import Random

import numpy as np
import pytest

from foretell.train.endless_games import LEARNER, QUICK, SCRIPTED, WORDS

from .play import ALL, Place, any_of

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.engine import Engine  # noqa: E402 (it imports torch)

pytestmark = pytest.mark.compiled
SIZE = 6
CPU = torch.device("cpu")


def engine(seed: int = 3) -> Engine:
    return Engine([options.config for options in ALL], SIZE, seed, CPU)


def shown(one: Engine, chooser: int = LEARNER) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    rows = torch.zeros((SIZE, WORDS), dtype=torch.int64)
    one.show(one.view(rows), one.view(torch.full((SIZE,), chooser)))
    return np.asarray(rows.numpy())


def advance(one: Engine, actions: list[int]) -> tuple[list[list[float]], list[int]]:
    rewards, ended = torch.zeros((SIZE, 5)), torch.zeros(SIZE, dtype=torch.int8)
    one.advance(one.view(torch.tensor(actions)), 0.125, one.view(rewards), one.view(ended))
    return rewards.tolist(), ended.tolist()


def test_compiled_and_interpreted_the_same_games_are_played() -> None:
    chance = Random("alike")
    noises = np.random.default_rng(3).integers(-(2**62), 2**62, SIZE)
    places = [Place(ALL, int(noise)) for noise in noises]
    one = engine()
    ends = 0
    for _ in range(500):
        rows = shown(one)
        assert rows.tolist() == [place.show() for place in places]
        actions = [any_of(row, chance) for row in rows]
        rewards, ended = advance(one, actions)
        for place, action in zip(places, actions, strict=True):
            place.advance(action, 0.125)
        assert ended == [int(place.ended[0]) for place in places]
        assert np.allclose(rewards, [place.rewards[0] for place in places], atol=1e-6)
        ends += sum(end > 0 for end in ended)
    assert ends > SIZE


def test_the_histories_are_those_of_the_interpreted_games() -> None:
    chance = Random("histories")
    noises = np.random.default_rng(3).integers(-(2**62), 2**62, SIZE)
    places = [Place(ALL, int(noise), history=True) for noise in noises]
    one = Engine([options.config for options in ALL], SIZE, 3, CPU, history=True)
    histories, longest = torch.zeros((SIZE, 34), dtype=torch.int64), 0
    for _ in range(300):
        rows = shown(one)
        one.show_history(one.view(histories))
        assert rows.tolist() == [place.show() for place in places]
        assert histories.tolist() == [place.history(34) for place in places]
        longest = max(longest, int(histories[:, 0].max()))
        actions = [any_of(row, chance) for row in rows]
        advance(one, actions)
        for place, action in zip(places, actions, strict=True):
            place.advance(action)
    assert longest > 40


def test_games_that_were_kept_go_on_alike() -> None:
    one, other = engine(), engine(4)
    chance = Random("kept")
    for _ in range(40):
        advance(one, [any_of(row, chance) for row in shown(one)])
    assert (shown(one) != shown(other)).any()
    other.restore(one.memory())
    for _ in range(300):
        actions = [any_of(row, chance) for row in shown(one)]
        assert advance(one, actions) == advance(other, actions)
        assert (shown(one) == shown(other)).all()


@pytest.mark.parametrize("chooser", [SCRIPTED, QUICK])
def test_the_scripted_player_and_the_quick_policy_choose_for_the_others_alone_and_legally(chooser: int) -> None:
    from foretell.players.net.inputs import CHOICES  # noqa: PLC0415
    from foretell.train.endless_games import CHOOSER  # noqa: PLC0415

    one = engine()
    chance = Random("scripted")
    asked = 0
    for _ in range(30):
        rows = shown(one, chooser)
        actions = torch.full((SIZE,), -1, dtype=torch.int64)
        noise = torch.tensor([chance.getrandbits(62) for _ in range(SIZE)])
        ask = one.scripted if chooser == SCRIPTED else one.hurried
        ask(rows, one.view(noise), one.view(actions), slice(0, SIZE))
        mine = rows[:, CHOOSER] == LEARNER
        assert (actions.numpy()[mine] == -1).all()
        chosen = np.where(mine, [any_of(row, chance) for row in rows], actions.numpy())
        assert (rows[:, CHOICES] >> chosen & 1).all()
        asked += int((~mine).sum())
        advance(one, chosen.tolist())
    assert asked
