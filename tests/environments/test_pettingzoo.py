"""PettingZoo's own suite, the options, the errors, and secrecy."""

import importlib
import itertools
import sys
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import foretell as ft
from foretell import native
from foretell.environments import PETTINGZOO_NAME, foretell_v0
from foretell.environments.names import BOUND_TO
from foretell.game.record import RULES_VERSION
from foretell.rules.observation import OBSERVATION_VERSION
from tests.effort import effort
from tests.environments.positions import positions

pytestmark = [
    pytest.mark.compiled,
    # PettingZoo knows its own environments with masks by name, and warns about all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # When the game is over, no action is legal.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
ALL_OPTIONS = [
    {"players": players, "side": side, "discard": discard, "heirs": heirs}
    for (side, discard, heirs), players in zip(
        itertools.product("AB", ("open", "bending", "closed"), (False, True)),
        itertools.cycle(range(2, 6)),
        strict=False,
    )
]


def state_of(env: Any) -> Any:
    """The record of the game."""
    return env.unwrapped._game.records[0]["state"]


def first_legal(env: Any) -> int | None:
    observation, _, termination, _, _ = env.last()
    return None if termination else int(observation["action_mask"].argmax())


@pytest.mark.parametrize("reading", ["features", "row"])
def test_the_api_test_passes(reading: Any) -> None:
    api_test(foretell_v0.env(players=4, observation=reading), num_cycles=effort(100, 1000))


@pytest.mark.parametrize("settings", effort(ALL_OPTIONS[::4], ALL_OPTIONS))
def test_the_api_test_passes_with_all_options(settings: dict[str, Any]) -> None:
    api_test(foretell_v0.env(**settings, utility="runes"), num_cycles=effort(20, 200))


def test_the_seed_test_passes() -> None:
    seed_test(foretell_v0.env, num_cycles=effort(50, 500))


def test_the_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(foretell_v0.env)
    assert "player_0" in capsys.readouterr().out


def test_the_performance_benchmark_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(0.0, 0.5)  # its five seconds pass in a few rounds
    module = sys.modules[performance_benchmark.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(foretell_v0.env())


def test_the_name_is_bound_to_the_versions_of_rules_and_observations() -> None:
    assert (RULES_VERSION, OBSERVATION_VERSION) == BOUND_TO
    assert PETTINGZOO_NAME == foretell_v0.__name__.rpartition(".")[2] == str(foretell_v0.env().unwrapped)


def test_a_game_is_that_of_the_library() -> None:
    env = foretell_v0.raw_env(players=3, observation="row", utility="runes")
    env.reset(seed=3)
    seed = state_of(env)["seed"].astype("<u4").tobytes()
    game = ft.Game(ft.Options(players=3), seed=seed)
    total = [0.0, 0.0, 0.0]
    while not any(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        assert seat == game.actor
        assert env.observe(env.agent_selection)["observation"].tolist() == list(game.view(seat).observation)
        action = first_legal(env)
        game.play(ft.Action.of(game.phase, action or 0))
        env.step(action)
        total = [paid + env.rewards[agent] for paid, agent in zip(total, env.possible_agents, strict=True)]
    assert game.result is not None
    assert tuple(total) == game.result.runes


def test_features_count_seats_from_the_agent() -> None:
    env = foretell_v0.env(players=3)
    env.reset(seed=1)
    named = set()
    for agent in env.agent_iter():
        action = first_legal(env)
        if action is not None and action >= 58:
            before = state_of(env)["predictions"].copy()
            asked = state_of(env)["phase"] == ft.PHASES.index("predict")
            env.step(action)
            after = state_of(env)["predictions"]
            seat = int(agent[-1])
            if asked and after[seat] >= 0 and before[seat] < 0:
                named.add((int(after[seat]) - seat) % 3)
        else:
            env.step(action)
    assert named == {0}


def test_later_games_follow_from_the_seed_of_the_first() -> None:
    seeds = []
    for seed in (5, 5, 6):
        env = foretell_v0.raw_env()
        env.reset(seed=seed)
        env.reset()
        seeds.append(state_of(env)["seed"].tolist())
    assert seeds[0] == seeds[1] != seeds[2]


def test_positions_that_an_agent_cannot_tell_apart_give_equal_bytes() -> None:
    for options, game, twin, seat in positions(effort(12, 200)):
        found = []
        for one in (game, twin):
            env = foretell_v0.raw_env(**options, render_mode="ansi")
            env.reset(seed=1)
            native.pack(one._state, state_of(env))
            env.agent_selection = f"player_{seat}"
            seen = env.observe(env.agent_selection)
            text = env.render()
            env.render_mode = "rgb_array"
            picture = env.render()
            assert isinstance(picture, np.ndarray)
            found.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), text, picture.tobytes()))
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 6}, "2 to 5 players"),
        ({"side": "C"}, "sides A and B"),
        ({"discard": "burnt"}, "discard pile is one of"),
        ({"heirs": 1}, "heirs is True or False"),
        ({"sheet": "mine.toml"}, "sheet is a foretell.Sheet"),
        ({"utility": "chips"}, "utility is one of"),
        ({"observation": "cards"}, "observation is one of"),
        ({"render_mode": "video"}, "render_mode is one of"),
    ],
)
def test_bad_settings_raise_the_error_of_gymnasium(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=message):
        foretell_v0.env(**settings)


def test_bad_actions_raise_the_error_of_gymnasium_and_change_nothing() -> None:
    env = foretell_v0.raw_env()
    env.reset(seed=0)
    before = state_of(env).tobytes()
    actions: tuple[Any, ...] = (62, 99, -1, None, "pass", 1.5)
    for action in actions:
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)
    assert state_of(env).tobytes() == before


def test_calls_before_reset_raise_the_errors_of_pettingzoo() -> None:
    env = foretell_v0.env(render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(AssertionError, match="reset\\(\\) needs to be called"):
            call()
    with pytest.raises(AttributeError):
        env.last()


def test_a_step_after_the_end_warns_and_does_nothing(caplog: pytest.LogCaptureFixture) -> None:
    env = foretell_v0.env(players=2)
    env.reset(seed=1)
    while env.agents:
        env.step(first_legal(env))
    env.step(None)
    assert "Should reset() first" in caplog.text


def test_illegal_actions_end_the_game_in_the_wrapper_of_pettingzoo() -> None:
    env = TerminateIllegalWrapper(foretell_v0.env(), illegal_reward=-1)
    env.reset(seed=1)
    env.last()
    env.step(62)
    assert all(env.terminations.values())


def test_bad_seeds_raise_the_error_of_gymnasium() -> None:
    with pytest.raises(gymnasium.error.Error):
        foretell_v0.env().reset(seed=-1)


def test_pictures_fit_the_number_of_players() -> None:
    for players in range(2, 6):
        env = foretell_v0.env(players=players, render_mode="rgb_array")
        env.reset(seed=players)
        picture: Any = env.render()
        assert picture.shape[1:] == (320, 3)
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3


def test_without_pettingzoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "foretell.environments.foretell_v0")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"needs pettingzoo\. To install it, run: .*research"):
        importlib.import_module("foretell.environments.foretell_v0")
