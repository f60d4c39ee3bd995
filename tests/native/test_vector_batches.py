"""Batches as vector environments: masks of games, rewards, automatic resets, given arrays, and clear errors."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import foretell as ft
from foretell import native
from foretell.arena.chunk_scores import places_of
from foretell.rules.cards import ACTIONS
from foretell.rules.chance import WORD, block

pytestmark = pytest.mark.compiled

OPTIONS = ft.Options(players=3, heirs=True)
GAMES = 32
SEEDS = native.seeds(GAMES, bytes(range(32)))


def batch(**settings: Any) -> native.Batch:
    games = native.Batch(OPTIONS.config, GAMES, 1, **settings)
    games.start(SEEDS)
    return games


def lowest(masks: native.Ints) -> native.Ints:
    return np.asarray(np.bitwise_count(np.maximum(masks & -masks, 1) - 1), np.int64)


def play_steps(games: native.Batch) -> tuple[Any, Any]:
    """Step until every game has ended once. Return the sum of the rewards of each first game, and its ends."""
    total, ended = np.zeros((GAMES, 3)), np.zeros(GAMES, np.bool_)
    while not ended.all():
        games.step(lowest(games.legal()))
        total += np.where(ended[:, None], 0, games.rewards)
        ended |= games.done
    return total, ended


def test_a_mask_starts_some_games_and_leaves_the_others() -> None:
    games, fresh = batch(), batch()
    games.play_out(native.noise(GAMES))
    over = games.states.copy()
    where = np.arange(GAMES) % 3 == 0
    games.start(SEEDS[::-1].copy(), where)
    fresh.start(SEEDS[::-1].copy())
    for name in games.states.dtype.names or ():
        expected = np.where(where.reshape(-1, *[1] * (over[name].ndim - 1)), fresh.states[name], over[name])
        assert games.states[name].tolist() == expected.tolist()
    assert games.done.tolist() == (~where).tolist()


def test_the_seed_of_the_next_game_follows_from_the_seed_before() -> None:
    games = batch()
    games.restart(np.arange(GAMES) == 5)
    assert games.states["seed"][4].tolist() == SEEDS[4].tolist()
    k = SEEDS[5].tolist()
    expected = block(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7], WORD)[:8]
    assert games.states["seed"][5].tolist() == list(expected)


def test_the_actor_and_the_masks_agree_with_the_states() -> None:
    games = batch()
    games.apply(lowest(games.legal()))
    assert games.actor.tolist() == games.states["actor"].tolist()
    assert games.actor.dtype == np.int64
    bits = (games.legal_mask() * (1 << np.arange(ACTIONS, dtype=np.int64))).sum(axis=1)
    assert bits.tolist() == games.legal().tolist()


@pytest.mark.parametrize("utility", native.UTILITIES)
def test_the_rewards_of_a_game_add_up_to_its_utility(utility: native.Utility) -> None:
    games = batch(utility=utility)
    total, _ = play_steps(games)
    runes, winner = games.states["runes"][:, :3].astype(np.int64), games.states["winner"].astype(np.int64)
    places = places_of(runes, games.states["strengths"][:, :3].astype(np.int64), winner)
    expected = {
        "runes": runes,
        "win_share": winner[:, None] == np.arange(3),
        "place": ((places[:, :, None] < places[:, None, :]) * 1 - (places[:, :, None] > places[:, None, :])).sum(2) / 2,
    }
    assert np.allclose(total, expected[utility])


@pytest.mark.parametrize("mode", ["SameStep", AutoresetMode.SAME_STEP])
def test_same_step_deals_the_next_game_at_once_and_still_pays_the_last(mode: str | AutoresetMode) -> None:
    games, plain = batch(autoreset=mode), batch()
    assert np.allclose(play_steps(games)[0], play_steps(plain)[0])
    assert games.legal().all()
    assert games.rewards[~games.done].tolist() == [[0, 0, 0]] * int((~games.done).sum())


def test_next_step_ignores_one_action_and_deals_the_next_game() -> None:
    games = batch(autoreset="NextStep")
    over = np.zeros(GAMES, np.bool_)
    while not over.any():
        games.step(lowest(games.legal()))
        over = games.done
    accepted = games.step(np.where(over, -1, lowest(games.legal())))
    assert accepted.all()
    assert not games.done[over].any()
    assert not games.rewards[over].any()
    assert (games.states["round"][over] == 1).all()


@pytest.mark.parametrize("mode", native.AUTORESET_MODES)
def test_a_step_does_not_change_what_done_returned_before(mode: str) -> None:
    games = batch(autoreset=mode)
    while not games.done.any():
        games.step(lowest(games.legal()))
    done = games.done
    expected = done.tolist()
    games.step(lowest(games.legal()))
    assert done.tolist() == expected


def test_games_that_are_over_stay_over_without_automatic_resets() -> None:
    games = batch()
    games.play_out(native.noise(GAMES))
    assert not games.step(np.zeros(GAMES, np.int64)).any()
    assert games.done.all()


def test_given_arrays_are_filled_and_returned() -> None:
    games, remembering = batch(), batch(history=True)
    calls: tuple[Any, ...] = (games.legal, games.legal_mask, games.observe, remembering.observe_history)
    for call in calls:
        expected = call()
        out = np.full_like(expected, 1)
        assert call(out=out) is out
        assert out.tobytes() == expected.tobytes()
    accepted, decisions = np.zeros(GAMES, np.bool_), np.zeros(GAMES, np.int64)
    assert games.apply(lowest(games.legal()), out=accepted) is accepted
    assert accepted.all()
    assert games.step(lowest(games.legal()), out=accepted) is accepted
    assert games.play_out(native.noise(GAMES), out=decisions) is decisions
    assert decisions.all()


@pytest.mark.parametrize(
    "out", [np.zeros(GAMES, np.int32), np.zeros(2 * GAMES, np.int64)[::2], np.zeros((GAMES, 1), np.int64), [0] * GAMES]
)
def test_arrays_of_another_form_cannot_be_filled(out: Any) -> None:
    with pytest.raises(ft.ForetellError, match=r"`out` is a writable, C-contiguous int64 array of shape \(32,\)"):
        batch().legal(out=out)


def test_a_batch_that_has_not_been_dealt_says_so() -> None:
    games = native.Batch(OPTIONS.config, GAMES, 1)
    assert repr(games) == "<Batch of 32 games, 3 players, not started>"
    calls: tuple[Any, ...] = (games.legal, games.legal_mask, games.observe, games.restart, lambda: games.done)
    for call in (*calls, lambda: games.step(SEEDS[:, 0]), lambda: games.play_out(SEEDS[:, 0]), lambda: games.rewards):
        with pytest.raises(ft.ForetellError, match=r"32 of 32 games have not been dealt: call start\(seeds\) first"):
            call()
    games.start(SEEDS, np.arange(GAMES) < 30)
    with pytest.raises(ft.ForetellError, match="2 of 32 games"):
        games.legal()
    games.start(SEEDS, np.arange(GAMES) >= 30)
    assert games.states.tobytes() == batch().states.tobytes()


def test_states_that_were_written_need_no_start() -> None:
    games = native.Batch(OPTIONS.config, GAMES, 1)
    games.states[:] = batch().states
    assert games.legal().all()


def test_a_batch_has_a_length_and_a_description() -> None:
    games = batch()
    assert (len(games), repr(games)) == (32, "<Batch of 32 games, 3 players, 32 going>")
    single = native.Batch(OPTIONS.config, 1)
    assert repr(single) == "<Batch of 1 game, 3 players, not started>"


def test_unknown_utilities_modes_and_masks_are_refused() -> None:
    with pytest.raises(ft.ForetellError, match="utility is one of win_share, runes, place, not 'chips'"):
        batch(utility="chips")
    with pytest.raises(ft.ForetellError, match="autoreset is one of Disabled, NextStep, SameStep, not 'Never'"):
        batch(autoreset="Never")
    for where in (np.ones(3, np.bool_), np.ones(GAMES, np.int64), [True] * GAMES):
        with pytest.raises(ft.ForetellError, match=r"`where` is a bool array of shape \(32,\)"):
            batch().start(SEEDS, where)  # type: ignore[arg-type]
    with pytest.raises(ft.ForetellError, match="32 bits"):
        batch().start(SEEDS + (1 << 32), np.ones(GAMES, np.bool_))


def test_seeds_outside_the_mask_are_not_read() -> None:
    seeds = np.full_like(SEEDS, -1)
    seeds[0] = SEEDS[0]
    batch().start(seeds, np.arange(GAMES) == 0)
