"""OpenSpiel's own battery, information states, exploitability, and secrecy. Skipped without OpenSpiel."""

import random
import runpy
from pathlib import Path
from typing import Any

import pytest

import foretell as ft
from foretell import native
from foretell.environments.reduced import GameTree, reduced_game
from foretell.native import OneGame
from foretell.rules.observation import OBSERVATION
from tests.effort import effort
from tests.environments.positions import positions

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: run make openspiel-tests")
from foretell.environments import python_foretell  # noqa: E402
from foretell.environments.openspiel_states import FactLog, GameInProgress, actions_of  # noqa: E402

NAMES = [
    "python_foretell",
    "python_foretell(players=5,side=B,discard=closed,heirs=True,utility=runes)",
    "python_foretell(players=3,discard=bending,utility=place)",
    "python_foretell(reduced=exchange_9)",
    "python_foretell(reduced=exchange_8_long)",
]


def played(name: str, chance: random.Random) -> Any:
    """A state somewhere in a game."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(chance.choice(state.chance_outcomes())[0])
    for _ in range(chance.randrange(40)):
        after = state.child(chance.choice(state.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_battery_of_openspiel_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=effort(2, 20), serialize=False, verbose=False)


def test_exploitability_is_the_same_there() -> None:
    game, tree = pyspiel.load_game("python_foretell(reduced=exchange_9)"), GameTree(reduced_game("exchange_9"))
    theirs = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert theirs == pytest.approx(tree.exploitability(tree.uniform))


def test_a_game_is_that_of_the_library() -> None:
    game = pyspiel.load_game("python_foretell(players=3,utility=runes,rng_seed=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    seed = b"".join(word.to_bytes(4, "little") for word in state._play.seed)
    ours = ft.Game(ft.Options(players=3), seed=seed)
    while not state.is_terminal():
        assert state.current_player() == ours.actor
        assert [ft.Action.of(ours.phase, action) for action in state.legal_actions()] == list(ours.legal)
        action = state.legal_actions()[-1]
        assert state.action_to_string(action) == str(ours.legal[-1])
        ours.play(ours.legal[-1])
        state.apply_action(action)
    assert ours.result is not None
    assert tuple(state.returns()) == ours.result.runes


def test_actions_are_those_of_the_set() -> None:
    chance = random.Random(6)
    for legal in (0, 1, 1 << 62, (1 << 63) - 1, *(chance.getrandbits(63) for _ in range(100))):
        assert actions_of(legal) == [action for action in range(63) if legal >> action & 1]


def test_an_illegal_action_raises_the_error_of_openspiel_and_changes_nothing() -> None:
    state = played("python_foretell(players=3,rng_seed=3)", random.Random(5))
    legal, before = state.legal_actions(), str(state)
    with pytest.raises(pyspiel.SpielError, match="is illegal now"):
        state.apply_action(next(action for action in range(63) if action not in legal))
    assert (state.legal_actions(), str(state)) == (legal, before)


def test_a_past_goes_on_from_where_it_was_asked_for() -> None:
    chance = random.Random(8)
    state = played("python_foretell(players=3,rng_seed=3)", chance)
    asked = state.clone()
    assert asked.past(0) == state.past(0)
    twin = asked.clone()
    for one in (asked, twin):
        one.apply_action(one.legal_actions()[0 if one is asked else -1])
    for one in (asked, twin):
        again = pyspiel.load_game("python_foretell(players=3)").new_initial_state()
        again._play = GameInProgress(one._play.options, one._play.seed, one._play.game, one._play.legal)
        again._play.actions = one._play.actions
        assert [one.past(player) for player in range(3)] == [again.past(player) for player in range(3)]
    assert asked.past(asked.current_player()) != twin.past(asked.current_player())


def test_the_same_seed_deals_the_same_games() -> None:
    texts = []
    for seed in (5, 5, 6):
        game = pyspiel.load_game("python_foretell", {"rng_seed": seed})
        states = [game.new_initial_state() for _ in range(3)]
        for state in states:
            state.apply_action(0)
        texts.append([str(state) for state in states])
    assert texts[0] == texts[1] != texts[2]
    assert len(set(texts[0])) == 3


def test_information_states_remember_what_observations_forget() -> None:
    state = played("python_foretell(players=2,rng_seed=3)", random.Random(4))
    for player in (0, 1):
        words, past = state.information_state_string(player).split("|")
        assert words == state.observation_string(player)
        assert len(words.split()) == OBSERVATION
        assert past.startswith("round_started")
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = played("python_foretell(rng_seed=3)", random.Random(5))
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_states_that_a_player_cannot_tell_apart_give_equal_bytes() -> None:
    for options, game, twin, seat in positions(effort(12, 200)):
        name = f"python_foretell({','.join(f'{option}={value}' for option, value in options.items())})"
        found = []
        for one in (game, twin):
            state = pyspiel.load_game(name).new_initial_state()
            record = OneGame(one.options.config)
            native.pack(one._state, record.records[0]["state"])
            state._play = GameInProgress(one.options, [0] * 8, record, one._state.legal)
            # A past comes from a seed, and the twin has none. `test_the_past_of_a_player_...` checks the past.
            state._play.log = FactLog(one.options, [0] * 8)
            found.append((state.information_state_string(seat), list(state.observation_tensor(seat))))
        assert found[0] == found[1]


def test_the_past_of_a_player_shows_only_its_own_draws() -> None:
    chance = random.Random(7)
    for _ in range(effort(5, 50)):
        state = played("python_foretell(players=3,discard=closed)", chance)
        for player in range(3):
            events = [event.split(":") for event in state.past(player).split(";")]
            draws = [event for event in events if event[0] in ("dealt", "drew")]
            assert draws
            assert all(set(cards.split(",")) == {"?"} for _, cards, seat, *_ in draws if seat != str(player))
            assert all("?" not in cards for _, cards, seat, *_ in draws if seat == str(player))


def test_resampled_states_look_the_same_to_the_player() -> None:
    chance = random.Random(9)
    seen = set()
    for _ in range(20):
        state = played("python_foretell(reduced=exchange_8)", chance)
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        seen.add(other.information_state_string(1 - player) == state.information_state_string(1 - player))
    assert False in seen


@pytest.mark.parametrize(
    "parameters", [{"players": 7}, {"side": "C"}, {"utility": "chips"}, {"reduced": "chess"}, {"discard": "burnt"}]
)
def test_bad_parameters_raise_the_error_of_openspiel(parameters: dict[str, Any]) -> None:
    with pytest.raises(pyspiel.SpielError):
        python_foretell.ForetellGame({**python_foretell.DEFAULTS, **parameters})


@pytest.mark.parametrize("name", ["python_foretell(rng_seed=1)", "python_foretell(reduced=exchange_9)"])
def test_playthroughs_can_be_written(name: str) -> None:
    playthroughs = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    text = playthroughs.playthrough(name, None, seed=2)
    assert "IsTerminal() = True" in text
    assert "InformationStateString(1)" in text


def test_the_example_with_mccfr_and_ismcts_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("open_spiel.python.algorithms.exploitability")
    program = Path(__file__).parents[2] / "docs" / "examples" / "openspiel_solvers.py"
    monkeypatch.setattr("sys.argv", [str(program), str(effort(10, 1000))])
    runpy.run_path(str(program), run_name="__main__")
    printed = capsys.readouterr().out
    assert float(printed.split()[1]) < effort(2.1, 1.0)
    assert "returns:" in printed
