"""The network with a look-ahead: its worlds, its compiled reading of games, its budget, and its choices."""

import random
import sys
from itertools import product

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.errors import LocalizedError
from foretell.players import bot
from foretell.players.net.net_player import DEFAULT_LEAST, WEIGHTS, inputs_of, network
from foretell.players.net.network import NEVER, Network
from foretell.players.net.safetensors import read_weights, write_weights
from foretell.players.net_search import NetSearchPlayer
from foretell.players.net_search.look_ahead import HEAT, MIN_WORLDS, TRIAL_WORLDS, LookAhead, look_ahead
from foretell.players.net_search.network_playouts import Playouts
from foretell.players.search.race import Budget
from foretell.players.worlds import sample_worlds
from foretell.rules import history
from foretell.rules.cards import ACTIONS, DEAL_PHASE, OVER_PHASE
from foretell.rules.state import State

from .test_search import cards_of, moments, seat_of

pytestmark = pytest.mark.compiled

TABLES = list(product((2, 3, 4, 5), ft.DISCARDS))


@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_the_viewer_cannot_tell_a_believed_world_from_the_truth(players: int, discard: ft.DiscardMode) -> None:
    for number, game in enumerate(moments(players, discard, 4, 0.1)):
        seat, config = seat_of(game), game.options.config
        view = game.view(seat)
        for record in sample_worlds(view, 3, number, weighting="believed"):
            world = native.unpack(record)
            seen, told = [0] * native.OBSERVATION, [0] * native.HISTORY
            native.observe(config, world, seat, seen)
            history.observe_history(config, world, seat, told, native.HISTORY)
            assert seen == list(view.observation)
            assert told == list(view.history)
            assert sorted(cards_of(world)) == list(range(54))


@pytest.mark.parametrize("discard", ft.DISCARDS)
def test_the_others_know_what_they_saw_of_the_viewers_hand(discard: ft.DiscardMode) -> None:
    """They know nothing else of it. What counting proves may be missing, so it may be less than in the true game."""
    known = missed = 0
    for number, game in enumerate(moments(3, discard, 5, 0.3)):
        seat, truth = seat_of(game), game._state
        world = native.unpack(sample_worlds(game.view(seat), 1, number, weighting="believed")[0])
        for other in {0, 1, 2} - {seat}:
            sure = seen_of_hand(world, seat, other)
            assert sure & ~seen_of_hand(truth, seat, other) == 0
            known += sure.bit_count()
            missed += (seen_of_hand(truth, seat, other) & ~sure).bit_count()
    assert known >= 20
    assert missed < known / 20


def seen_of_hand(state: State, seat: int, viewer: int) -> int:
    """The cards in the hand of `seat` that `viewer` knows."""
    return (state.public | state.private[viewer]) & state.hands[seat]


def random_batch(players: int, discard: ft.DiscardMode, steps: int) -> native.Batch:
    """Games after some random actions."""
    batch = native.Batch(ft.Options(players, discard=discard).config, 300, 1, history=True)
    batch.start(native.seeds(300, master=bytes(32)))
    chance = np.random.default_rng(steps)
    for _ in range(steps):
        legal = batch.legal_mask()
        batch.apply((chance.random(legal.shape) * legal).argmax(axis=1))
    return batch


@pytest.mark.parametrize(("players", "discard"), [(2, "open"), (3, "bending"), (4, "closed"), (5, "open")])
def test_compiled_code_reads_games_as_the_network_does(players: int, discard: ft.DiscardMode) -> None:
    net, config = network(WEIGHTS), ft.Options(players, discard=discard).config
    for steps in (0, 17, 60):
        batch = random_batch(players, discard, steps)
        first, choices = Playouts(net, DEFAULT_LEAST).read(batch.config, batch.states, np.arange(len(batch)))
        inputs = inputs_of(config, np.concatenate((batch.observe(), batch.observe_history()), axis=1), net.entries)
        legal = choices[:, None] >> np.arange(ACTIONS) & 1 == 1
        logits = np.where(legal, net.logits(first), NEVER)
        logits -= np.log(np.exp(logits - logits.max(axis=1, keepdims=True)).sum(axis=1, keepdims=True))
        logits -= logits.max(axis=1, keepdims=True)
        expected = net.choices(inputs)
        expected -= expected.max(axis=1, keepdims=True)
        assert np.abs(np.where(legal, logits - expected, 0)).max() < 1e-3


def test_a_network_that_reads_no_history_can_look_ahead(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("weights") / "short.safetensors"
    write_weights(path, {name: array for name, array in read_weights(WEIGHTS).items() if "history" not in name})
    assert Network(path).entries == 0
    view = ft.Game(ft.Options(2), bytes(32)).view(0)
    assert NetSearchPlayer(1, simulations=30, weights=path).choose(view) in view.legal


def test_play_outs_end_with_the_round_and_keep_to_the_rules() -> None:
    batch = random_batch(4, "open", 20)
    rounds = batch.states["round"].copy()
    Playouts(network(WEIGHTS), DEFAULT_LEAST).play(batch.config, batch.states, native.noise(len(batch)))
    assert set(batch.states["phase"].tolist()) <= {DEAL_PHASE, OVER_PHASE}
    assert (batch.states["round"] == rounds).all()
    assert batch.states["strengths"][:, :4].min() > 0


def contested() -> tuple[ft.View, LookAhead]:
    """A decision with at least three choices that are worth a simulation."""
    for game in moments(3, "open", 6, 0.5):
        view = game.view(seat_of(game))
        ahead = look_ahead(view, network(WEIGHTS), DEFAULT_LEAST, 5)
        if view.phase == "play" and len(ahead.actions) > 2:
            return view, ahead
    raise AssertionError("no such decision")


@pytest.mark.parametrize("simulations", [1, 7, 50, 400])
def test_a_look_ahead_keeps_to_its_simulations(simulations: int) -> None:
    view, ahead = contested()
    assert ahead.run(Budget(simulations, 0.0)) in [action.number for action in view.legal]
    assert ahead.simulations <= simulations
    assert len(ahead.actions) == 1 or ahead.simulations > simulations - len(ahead.actions)


def test_a_look_ahead_by_the_clock_stops() -> None:
    view, ahead = contested()
    choices = len(ahead.actions)
    ahead.run(Budget(None, 1e-9))
    assert ahead.simulations == TRIAL_WORLDS * choices <= HEAT
    assert NetSearchPlayer(seconds=0.001).choose(view) in view.legal


def test_a_seed_makes_the_same_choices() -> None:
    def played() -> ft.Game:
        game = ft.Game(ft.Options(2), bytes(32))
        seats = [NetSearchPlayer(seat, simulations=24) for seat in range(2)]
        while game.actor is not None and game.view(None).round == 1:
            game.play(seats[game.actor].choose(game.view(game.actor)))
        return game

    assert played().plies == played().plies


def test_without_simulations_the_network_decides_and_with_them_the_chance_to_win() -> None:
    _, ahead = contested()
    assert int(ahead.scores().argmax()) == 0
    ahead.values = np.array([[0.4, 0.9, 0.4, *[0.0] * (len(ahead.actions) - 3)]] * MIN_WORLDS)
    assert int(ahead.scores().argmax()) == 1
    action = int(ahead.actions[1])
    ahead.drop()
    assert ahead.actions.tolist() == [action]


def test_the_choice_that_wins_in_all_worlds_is_taken() -> None:
    """Every world gives the same answer, however unlikely the network finds the choice."""
    _, ahead = contested()
    best = int(ahead.actions[-1])

    class Told(LookAhead):
        def heat(self, worlds: int) -> None:
            wins = np.where(self.actions == best, 1.0, 0.0)
            self.values = np.concatenate((self.values, np.tile(wins, (worlds, 1))))
            self.simulations += worlds * len(self.actions)

    told = Told(ahead.seen, ahead.playouts, ahead.actions, ahead.logs, 1)
    assert told.run(Budget(600, 0.0)) == best
    assert told.simulations < 600


def test_a_prediction_is_that_of_the_net() -> None:
    chance = random.Random(1)
    game = ft.Game(ft.Options(3), bytes(32))
    while game.phase != "predict":
        game.play(chance.choice(game.legal))
    view = game.view(seat_of(game))
    found = {bot(kind, 3).choose(view) for kind in ("net", "net-search")}
    assert len(found) == 1


def test_a_budget_and_numba_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ft.ForetellError, match="simulations cannot be"):
        NetSearchPlayer(simulations=0)
    with pytest.raises(ft.ForetellError, match="budget"):
        NetSearchPlayer(seconds=None)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(LocalizedError, match="net-search"):
        NetSearchPlayer()
