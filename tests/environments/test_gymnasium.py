"""The vector environment: Gymnasium's calls, rewards, modes of automatic resets, errors, and secrecy."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from foretell import native
from foretell.environments import GYMNASIUM_NAME, ForetellVectorEnv
from tests.effort import effort
from tests.environments.positions import positions

pytestmark = pytest.mark.compiled
GAMES = 16


def first_legal(observations: dict[str, Any]) -> Any:
    return observations["action_mask"].argmax(axis=1)


def play(envs: ForetellVectorEnv, steps: int, seed: int = 1) -> tuple[list[Any], Any, Any]:
    """Play, and return all observations, and the sums of rewards and of ends."""
    observations, _ = envs.reset(seed=seed)
    seen, rewards, ends = [observations], np.zeros(envs.num_envs), np.zeros(envs.num_envs)
    for _ in range(steps):
        observations, reward, terminations, _, _ = envs.step(first_legal(observations))
        seen.append(observations)
        rewards, ends = rewards + reward, ends + terminations
    return seen, rewards, ends


def test_gymnasium_makes_it_by_its_name() -> None:
    envs: Any = gymnasium.make_vec(
        GYMNASIUM_NAME, num_envs=4, vectorization_mode="vector_entry_point", players=2, opponent="random"
    )
    observations, infos = envs.reset(seed=1)
    assert infos == {}
    assert envs.observation_space.contains(observations)
    assert envs.unwrapped.options.players == 2


def test_one_game_at_a_time_is_refused_with_the_call_to_make() -> None:
    for make in (gymnasium.make, lambda name: gymnasium.make_vec(name, vectorization_mode="sync")):
        with pytest.raises(gymnasium.error.Error, match=r"call gymnasium\.make_vec"):
            make(GYMNASIUM_NAME)


def test_observations_rewards_and_ends_have_the_forms_of_their_spaces() -> None:
    envs = ForetellVectorEnv(GAMES, players=4, utility="place")
    observations, _ = envs.reset(seed=2)
    for _ in range(20):
        observations, rewards, terminations, truncations, _ = envs.step(first_legal(observations))
        assert envs.observation_space.contains(observations)
        assert rewards.shape == terminations.shape == truncations.shape == (GAMES,)
        assert observations["action_mask"].any(axis=1).tolist() == (~terminations).tolist()


def test_the_same_seed_plays_the_same_games() -> None:
    runs = [play(ForetellVectorEnv(GAMES, players=3), 30, seed) for seed in (4, 4, 5)]
    bytes_of = [[seen["observation"].tobytes() for seen in run[0]] for run in runs]
    assert bytes_of[0] == bytes_of[1] != bytes_of[2]


def test_the_rewards_of_runes_add_up_to_those_of_the_agent() -> None:
    envs = ForetellVectorEnv(GAMES, players=3, utility="runes", autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = envs.reset(seed=3)
    total, ends = np.zeros(GAMES), np.zeros(GAMES, np.bool_)
    while not ends.all():
        observations, rewards, ends, _, _ = envs.step(first_legal(observations))
        total += rewards
    states = envs._batch.states
    assert total.tolist() == states["runes"][np.arange(GAMES), envs._seats].tolist()
    assert len(set(envs._seats.tolist())) > 1


def test_next_step_ends_a_game_and_deals_in_the_step_after() -> None:
    envs = ForetellVectorEnv(GAMES, players=2, seat=1)
    observations, _ = envs.reset(seed=1)
    ends = np.zeros(GAMES, np.bool_)
    while not ends.any():
        observations, _, ends, _, _ = envs.step(first_legal(observations))
    observations, rewards, again, _, _ = envs.step(first_legal(observations))
    assert not again[ends].any()
    assert not rewards[ends].any()
    assert observations["action_mask"][ends].any(axis=1).all()
    assert (envs._batch.states["round"][ends] == 1).all()
    assert (envs._seats == 1).all()


def test_same_step_deals_at_once_and_passes_on_the_last_observations() -> None:
    envs = ForetellVectorEnv(GAMES, players=2, autoreset_mode=AutoresetMode.SAME_STEP)
    observations, _ = envs.reset(seed=1)
    ends = np.zeros(GAMES, np.bool_)
    infos: dict[str, Any] = {}
    while not ends.any():
        assert infos == {}
        observations, _, ends, _, infos = envs.step(first_legal(observations))
    assert infos["_final_obs"].tolist() == ends.tolist()
    last = infos["final_obs"][ends][0]
    assert envs.single_observation_space.contains(last)
    assert not last["action_mask"].any()
    assert observations["action_mask"].any(axis=1).all()


def test_without_automatic_resets_a_mask_deals_some_games() -> None:
    envs = ForetellVectorEnv(GAMES, players=2, autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = envs.reset(seed=1)
    ends = np.zeros(GAMES, np.bool_)
    while not ends.any():
        observations, _, ends, _, _ = envs.step(first_legal(observations))
    kept = {name: values[~ends] for name, values in observations.items()}
    observations, _ = envs.reset(options={"reset_mask": ends})
    assert (envs._batch.states["round"][ends] == 1).all()
    assert observations["observation"][~ends].tobytes() == kept["observation"].tobytes()


def test_games_that_an_agent_cannot_tell_apart_give_equal_bytes() -> None:
    for options, game, twin, seat in positions(effort(12, 200)):
        envs = ForetellVectorEnv(2, **options, seat=seat)
        envs.reset(seed=1)
        for i, one in enumerate((game, twin)):
            native.pack(one._state, envs._batch.states[i])
        seen = envs._observe()
        assert seen["observation"][0].tobytes() == seen["observation"][1].tobytes()
        assert seen["action_mask"][0].tobytes() == seen["action_mask"][1].tobytes()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_envs": 0}, "num_envs is a number from 1 on"),
        ({"players": 1}, "2 to 5 players"),
        ({"seat": 3}, "seat is a number from 0 to 2"),
        ({"opponent": "wizard"}, "there is no bot 'wizard'"),
        ({"opponent": "novice"}, "an opponent chooses from rows"),
        ({"autoreset_mode": "Never"}, "autoreset_mode is a gymnasium.vector.AutoresetMode"),
        ({"utility": "chips"}, "utility is one of"),
    ],
)
def test_bad_settings_raise_the_error_of_gymnasium(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message):
        ForetellVectorEnv(**settings)


def test_bad_calls_raise_the_errors_of_gymnasium() -> None:
    envs = ForetellVectorEnv(2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(2, np.int64))
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(seed=0)
    before = envs._batch.states.tobytes()
    actions: tuple[Any, ...] = (np.array([62, 54]), np.array([54, 99]), np.zeros(3, np.int64), np.zeros(2))
    for bad in actions:
        with pytest.raises(gymnasium.error.InvalidAction):
            envs.step(bad)
    assert envs._batch.states.tobytes() == before
    with pytest.raises(gymnasium.error.Error, match="reset_mask is a bool array"):
        envs.reset(options={"reset_mask": [True, True]})
