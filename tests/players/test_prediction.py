"""The predictions of the Net player: it imagines possible hands, and expects what the rules pay."""

import random
from itertools import product
from math import comb
from pathlib import Path

import numpy as np
import pytest

import foretell as ft
from foretell.arrays import Ints
from foretell.players.net import NetPlayer
from foretell.players.net.cores import catalogue
from foretell.players.net.features import POLICY
from foretell.players.net.inputs import FRESH, OTHERS
from foretell.players.net.net_player import inputs_of
from foretell.players.net.network import OWNERS, Thought
from foretell.players.net.particles import Particles, imagine
from foretell.players.net.prediction import after, best_of, naming, payoffs, predict, prospects
from foretell.players.net.safetensors import write_weights
from foretell.players.net.winning import LEAD_MODELS, winning_chance
from foretell.players.rank_order import POINTS, RANK_OF
from foretell.players.strengths import strengths
from foretell.rules.observation import KNOWN, OBSERVATION, OWN_HAND, UNPLACED
from foretell.rules.ranking import STRENGTH_BITS, strength
from foretell.sheets import card_set
from tests.positions import table

from .redeal import redealt

TABLES = list(product((2, 3, 4, 5), ft.DISCARDS))
STRAIGHT_FLUSH = "9C 10C JC QC KC"
FOUR = "8C 8M 8S 8T 2C"
PAIR = "3C 3M 5S 7T 9M"


def predicting(players: int, discard: ft.DiscardMode, games: int = 2) -> list[ft.Game]:
    """Random games at every moment at which somebody predicts."""
    moments = []
    for number in range(games):
        chance = random.Random(f"{players} {discard} {number}")
        options = ft.Options(players, chance.choice(ft.SIDES), discard, heirs=number % 2 == 1)
        game = ft.Game(options, chance.randbytes(32))
        while game.result is None:
            if game.phase == "predict":
                moments.append(game.copy())
            game.play(chance.choice(game.legal), chance.choice(game.actors))
    return moments


def input_of(game: ft.Game) -> Ints:
    assert game.actor is not None
    return inputs_of(game.options.config, np.array([game.view(game.actor).observation], np.int64))


def thought_of(number: int, rows: int = 1) -> Thought:
    """What a network may believe that has learned nothing."""
    chance = np.random.default_rng(number)
    ranks, owners = chance.random((rows, OTHERS, len(POINTS))) ** 3, chance.random((rows, 54, OWNERS)) ** 3
    ranks, owners = (part / part.sum(axis=-1, keepdims=True) for part in (ranks, owners))
    return Thought(np.zeros((rows, 63), np.float32), ranks.astype(np.float32), owners.astype(np.float32))


def words(size: int, seed: int = 0) -> Ints:
    return np.random.default_rng(seed).integers(0, 1 << 62, size)


def truth(game: ft.Game) -> Particles:
    """A single particle: what really is."""
    assert game.actor is not None
    hands = [card_set(hand) for hand in game.position().hands]
    around = np.array([[hands[game.actor :] + hands[: game.actor]]], np.int64)
    config = game.options.config
    return Particles(around, strengths(around, config.side, config.suits), np.ones((1, 1)))


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Those of a small network that has learned nothing."""
    chance = np.random.default_rng(5)
    heads = {"trunk.first": (8, len(POLICY)), "choice": (64, 8), "ranks": (36, 8), "owners": (54 * OWNERS, 8)}
    arrays = {}
    for name, shape in heads.items():
        arrays[f"{name}.weight"] = chance.normal(size=shape).astype(np.float32)
        arrays[f"{name}.bias"] = chance.normal(size=shape[0]).astype(np.float32)
    path = tmp_path_factory.mktemp("net") / "small.safetensors"
    write_weights(path, arrays)
    return path


@pytest.mark.parametrize("side", [0, 1])
def test_strengths_over_arrays_are_those_of_the_rules(side: int) -> None:
    chance = random.Random(side)
    hands = [sum(1 << card for card in chance.sample(range(54), 5)) for _ in range(1000)]
    hands += catalogue(0).cards[::7].tolist()
    for suits in (0b00011011, 0b11100100):
        assert strengths(np.array(hands), side, suits).tolist() == [strength(hand, side, suits) for hand in hands]


@pytest.mark.parametrize("side", [0, 1])
def test_the_catalogue_has_every_core_of_every_rank(side: int) -> None:
    cores = catalogue(side)
    four, six = (10200, 13 * 4 * 12 * 6)[:: -1 if side else 1]
    numbers = [1, 13 * 6, comb(13, 2) * 36, 52, four, 4 * comb(13, 5) - 40, six, 13, 40]
    assert np.diff(cores.first).tolist() == numbers
    assert len(set(cores.cards.tolist())) == sum(numbers)
    rank = RANK_OF[strengths(cores.cards, side, 0b00011011) >> STRENGTH_BITS]
    assert (rank == np.repeat(np.arange(len(POINTS)), numbers)).all()


@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_particles_are_hands_that_the_viewer_may_think_possible(players: int, discard: ft.DiscardMode) -> None:
    for number, game in enumerate(predicting(players, discard)):
        inputs = input_of(game)
        config = game.options.config
        hands, strong, chances = imagine(config, inputs, thought_of(number), words(1, number))
        assert chances.sum() == pytest.approx(1.0)
        hands, strong = hands[chances > 0], strong[chances > 0]
        assert (np.bitwise_count(hands) == 5).all()
        assert (np.bitwise_count(np.bitwise_or.reduce(hands, axis=1)) == 5 * players).all()
        known = inputs[0, KNOWN : KNOWN + players]
        assert (hands[:, 0] == inputs[0, OWN_HAND]).all()
        assert (hands & known == known).all()
        assert (hands[:, 1:] & ~(known[1:] | inputs[0, UNPLACED]) == 0).all()
        assert (strong == strengths(hands, config.side, config.suits)).all()


def test_particles_keep_to_the_ranks_that_are_believed() -> None:
    game = table(free=0, phase="predict", turn=2)
    thought = thought_of(1)
    particles = imagine(game.options.config, input_of(game), thought, words(1))
    rank = RANK_OF[particles.strengths[0] >> STRENGTH_BITS]
    for i in (1, 2):
        found = np.bincount(rank[:, i], particles.weights[0], len(POINTS))
        assert np.abs(found - thought.ranks[0, i - 1]).max() < 0.02


def test_particles_keep_to_owners_that_are_believed() -> None:
    game = table(free=0, phase="predict", turn=2)
    unplaced = int(input_of(game)[0, UNPLACED])
    card = unplaced.bit_length() - 1
    thought = thought_of(1)
    thought.owners[0, card] = [0.02, 0.02, 0.96, 0, 0]
    hands = imagine(game.options.config, input_of(game), thought, words(1))
    held = (hands.hands[0] >> card & 1).astype(float).T @ hands.weights[0]
    assert held[2] > 0.3 > 3 * held[1]


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_a_rank_that_was_told_and_still_holds_is_that_of_every_particle(points: int) -> None:
    told = (None, (points, 9), None)
    game = table(free=0, phase="predict", turn=2, turns=9, told=told)
    inputs = input_of(game)
    assert inputs[0, FRESH] == 2
    particles = imagine(game.options.config, inputs, thought_of(2), words(1))
    assert (particles.strengths[particles.weights > 0][:, 1] >> STRENGTH_BITS == points).all()


def test_when_nothing_of_a_rank_is_left_the_cards_are_dealt() -> None:
    """A told rank that the unplaced cards cannot make: from no game, but it must be answered."""
    game = table(free=0, phase="predict", turn=2, turns=9, told=(None, (10, 9), (10, 9)))
    inputs = input_of(game)
    inputs[0, UNPLACED] = card_set(["2C", "2M", "2S", "2T", "3C", "3M", "3S", "3T", "5C", "5M"])
    inputs[0, KNOWN + 1 : KNOWN + 3] = 0
    hands, _, chances = imagine(game.options.config, inputs, thought_of(2), words(1))
    assert chances.sum() == pytest.approx(1.0)
    assert (hands[0, :, 1] | hands[0, :, 2] == inputs[0, UNPLACED]).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_8_7_to_8_9_expected_payoffs_are_those_of_the_rules(players: int) -> None:
    """Every set of later predictors who are right, played out."""
    for game in predicting(players, "open"):
        assert game.actor is not None
        inputs, particles, config = input_of(game), truth(game), game.options.config
        if players == 2 and any(said is not None for said in game.position().predictions):
            continue  # the other has chosen already, which nobody can know
        later = int(after(config, inputs)[0])
        best = particles.strengths.argmax(axis=2)
        wins = payoffs(config, inputs, particles, best, later)
        for own, named in product((0, 1), range(1 << later)):
            played = game.copy()
            seats = [game.actor, *((game.actor + 1 + j) % players for j in range(later))]
            for seat, right in zip(seats, [own, *(named >> j & 1 for j in range(later))], strict=True):
                played.play(ft.Predict((int(best[0, 0]) + game.actor + 1 - right) % players), seat)
            check_runes(game, played, particles, wins[own, 0, 0, named])


def check_runes(before: ft.Game, played: ft.Game, particles: Particles, chance: float) -> None:
    assert before.actor is not None
    if played.result is not None:
        assert chance == (played.result.winner == before.actor)
        return
    config, here, there = before.options.config, before.position(), played.position()
    runes = np.roll(np.array(there.runes), -before.actor)[:, None]
    stake = 10 if there.round == 4 else 2 * there.round + 2 * (config.players > 2)
    number = min(here.round, 2)  # 9.3: a tie after the third round is as good as one after the second
    hands, pot = particles.strengths[0].T, np.array([there.pot - stake])
    assert chance == pytest.approx(winning_chance(config, number, runes, hands, pot)[0])


def test_the_probabilities_of_right_predictors_sum_to_one() -> None:
    for players in (2, 3, 5):
        for number, game in enumerate(predicting(players, "open", 1)):
            config, inputs = game.options.config, input_of(game)
            particles = imagine(config, inputs, thought_of(number), words(1))
            chances = naming(
                config, inputs, particles, particles.strengths.argmax(axis=2), int(after(config, inputs)[0])
            )
            assert chances.shape[1] == players
            assert chances.min() >= 0
            assert chances.sum(axis=3) == pytest.approx(1.0)


def test_a_seat_that_predicts_itself_attracts_later_predictions() -> None:
    game = table(FOUR, PAIR, STRAIGHT_FLUSH, free=0, phase="predict", turn=2)
    config, inputs = game.options.config, input_of(game)
    particles = truth(game)._replace(strengths=np.array([[[456, 100, 90]]]))
    right = naming(config, inputs, particles, np.array([[0]]), 2)
    assert right[0, 0, 0, 3] > right[0, 1, 0, 3]


def test_9_1_a_lead_is_sure_after_the_last_round_and_more_so_the_later_it_is() -> None:
    config = ft.Options(players=3).config
    runes, hands, pot = np.array([[9], [6], [6]]), np.array([[70], [80], [90]]), np.array([0])
    chances = [float(winning_chance(config, number, runes, hands, pot)[0]) for number in (1, 2, 3)]
    assert 1 / 3 < chances[0] < chances[1] < chances[2] == 1.0
    tied = np.array([[6], [6], [6]])
    assert winning_chance(config, 3, tied, hands, pot)[0] == 0
    assert winning_chance(config, 3, tied, hands[::-1], pot)[0] == 1


def test_9_3_heirs_play_a_tie_out_once() -> None:
    config = ft.Options(players=3, heirs=True).config
    tied, hands, pot = np.array([[6], [6], [2]]), np.array([[70], [80], [90]]), np.array([0])
    assert 0.2 < winning_chance(config, 3, tied, hands, pot)[0] < 0.6
    assert winning_chance(config, 4, tied, hands, pot)[0] == 0
    assert set(LEAD_MODELS) == set(product((2, 3, 4, 5), (1, 2)))


SURE = {
    (STRAIGHT_FLUSH, PAIR, FOUR): 0,
    (PAIR, STRAIGHT_FLUSH, FOUR): 1,
    (PAIR, FOUR, STRAIGHT_FLUSH): 2,
}


@pytest.mark.parametrize(("hands", "best"), SURE.items())
def test_the_proven_best_hand_is_predicted(hands: tuple[str, ...], best: int) -> None:
    """The viewer knows all cards, and predicts last, in the last round: there is nothing left to be clever about."""
    position = table(*hands, free=0, phase="predict", turn=0, round=3, pot=8, predictions=(None, 1, 1)).position()
    game = ft.Game.from_position(position, bytes(32))
    inputs = input_of(game)
    inputs[0, KNOWN : KNOWN + 3] = [card_set(hand.split()) for hand in hands]
    for number in range(5):
        assert predict(game.options.config, inputs, thought_of(number), words(1, number)).tolist() == [best]


def test_a_leader_names_with_the_crowd_and_a_follower_against_it() -> None:
    """Two of three have named seat 1; who is far behind can win by the other hand alone, however unlikely it is."""
    named = {}
    for runes in ((24, 16, 10), (12, 16, 10)):
        predictions = (None, 1, 1)
        game = table(PAIR, FOUR, free=0, phase="predict", turn=0, round=3, pot=12, runes=runes, predictions=predictions)
        inputs = input_of(game)
        hands = np.array([[[card_set(h.split()) for h in (PAIR, FOUR, s)] for s in (STRAIGHT_FLUSH, "4C 4M 6S JT QM")]])
        particles = Particles(hands, strengths(hands, 0, game.options.config.suits), np.array([[0.3, 0.7]]))
        named[runes] = prospects(game.options.config, inputs, particles)[0].argmax()
    assert list(named.values()) == [1, 2]


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_predictions_are_legal_and_come_from_what_the_seat_knows(
    players: int, discard: ft.DiscardMode, exact: bool, weights: Path
) -> None:
    chance = random.Random(players)
    for number, game in enumerate(predicting(players, discard, 1)):
        assert game.actor is not None
        view = game.view(game.actor)
        chosen = NetPlayer(number, weights=weights, exact=exact).choose(view)
        assert chosen in view.legal
        assert NetPlayer(number, weights=weights, exact=exact).choose(view) == chosen
        twin = redealt(game, game.actor, chance)
        assert NetPlayer(number, weights=weights, exact=exact).choose(twin.view(game.actor)) == chosen


def test_many_rows_get_the_same_choices_as_single_rows(weights: Path) -> None:
    games = [game for game in predicting(4, "open") if game.options.side == "A"]
    config = games[0].options.config
    rows = np.concatenate([input_of(game)[:, :OBSERVATION] for game in games])
    noise = words(len(rows))
    player = NetPlayer(weights=weights)
    alone = [player.choose_rows(config, rows[i : i + 1], noise[i : i + 1])[0] for i in range(len(rows))]
    assert player.choose_rows(config, rows[:12], noise[:12]).tolist() == alone[:12]


def test_equal_chances_are_chosen_from_by_noise() -> None:
    chances = np.array([[0.2, 0.5, 0.5]])
    chosen = {int(best_of(chances, noise)[0]) for noise in words(20).reshape(20, 1)}
    assert chosen == {1, 2}
