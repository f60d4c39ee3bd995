"""The Net player is legal everywhere, and chooses the same for one row and for many."""

import json
import random
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell.errors import LocalizedError
from foretell.players.net import NetPlayer
from foretell.players.net.cores import catalogue, members_of
from foretell.players.net.net_player import WEIGHTS, WEIGHTS_FOR_TWO, inputs_of, network, networks
from foretell.players.net.network import Network
from foretell.players.net.particles import evens, gumbels, orders
from foretell.players.net.safetensors import Arrays, read_weights, write_weights
from foretell.rules.cards import SEAT
from foretell.rules.history import ENTRIES
from foretell.rules.observation import LEGAL, OBSERVATION

from .test_scripted import TABLE_OPTIONS, odd_sheet, wandered


def options_of(number: int) -> ft.Options:
    """One of six tables; every other one with a sheet at random."""
    options = TABLE_OPTIONS[number]
    if number % 2:
        return ft.Options(options.players, options.side, options.discard, sheet=odd_sheet(random.Random(number)))
    return options


# --- choosing -------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(6))
def test_its_choices_are_legal_in_random_games(number: int) -> None:
    options = options_of(number)
    rows, noises = wandered(options, number, games=4)
    chosen = NetPlayer().choose_rows(options.config, np.array(rows), np.array(noises))
    assert chosen.dtype == np.int64
    assert all(row[LEGAL] >> action & 1 for row, action in zip(rows, chosen.tolist(), strict=True))


@pytest.mark.compiled
@pytest.mark.parametrize("number", [0, 2, 4])
def test_its_favourite_has_the_highest_probability(number: int) -> None:
    options = options_of(number)
    rows, noises = (np.array(part[:14]) for part in wandered(options, number, games=2))
    favourites = NetPlayer(least=1.0, exact=False).choose_rows(options.config, rows, noises)
    assert (NetPlayer().log_chances(options.config, rows).argmax(axis=1) == favourites).all()


@pytest.mark.parametrize("players", [2, 5])
def test_its_outlook_explains_its_predictions(players: int) -> None:
    game = ft.Game(ft.Options(players=players), seed=bytes(32))
    player = NetPlayer(seed=1)
    while game.phase != "predict" or game.view(game.actor).round < 2:
        assert game.actor is not None
        game.play(player.choose(game.view(game.actor)))
    for seat in range(players) if players == 2 else (game.actor or 0,):
        config, noise = game.options.config, np.arange(4, dtype=np.int64) << 40
        rows = np.repeat(player.row_of(game.view(seat)), 4, axis=0)
        chances, best = player.outlook_rows(config, rows, noise)
        assert chances.shape == best.shape == (4, players)
        assert best.sum(axis=1) == pytest.approx(1.0)
        assert (SEAT + chances.argmax(axis=1) == player.choose_rows(config, rows, noise)).all()


@pytest.mark.compiled
@pytest.mark.parametrize("exact", [True, False])
def test_choices_do_not_depend_on_the_number_of_rows(exact: bool) -> None:
    """Few are looked at interpreted, many compiled."""
    for number in range(0, 6, 2):
        options = options_of(number)
        rows, noises = (np.array(part[::7]) for part in wandered(options, number, games=2))
        player = NetPlayer(exact=exact)
        together = player.choose_rows(options.config, rows, noises)
        apart = [player.choose_rows(options.config, rows[[i]], noises[[i]])[0] for i in range(len(rows))]
        assert together.tolist() == apart
    assert player.choose_rows(options.config, rows[:0], noises[:0]).shape == (0,)


@pytest.mark.compiled
def test_a_view_and_its_row_get_the_same_choice() -> None:
    chance = random.Random("views")
    for number in range(6):
        game = ft.Game(options_of(number), chance.randbytes(32))
        for _ in range(chance.randint(0, 40)):
            game.play(chance.choice(game.legal), chance.choice(game.actors))
        view = game.view(game.actors[0])
        noise = np.array([random.Random(number).getrandbits(62)])
        words = ENTRIES + NetPlayer().history_entries
        rows = np.array([[*view.observation, *view.history[:words]]])
        chosen = NetPlayer(seed=number).choose(view)
        assert chosen in view.legal
        assert chosen.number == NetPlayer().choose_rows(game.options.config, rows, noise)[0]


def test_unlikely_choices_are_left_out() -> None:
    """With `least` 1, only the likeliest action is chosen, whatever the noise. With 0, others are chosen too."""
    options, noise = ft.Options(2), np.linspace(0, 2**62 - 1, 16, dtype=np.int64)
    mixed = 0
    for deal in range(32):
        rows = np.array([list(ft.Game(options, bytes([deal]) * 32).view(0).observation)] * 16)
        likeliest = NetPlayer(least=1.0).choose_rows(options.config, rows, noise)
        inputs = inputs_of(options.config, rows[:1])
        assert set(likeliest.tolist()) == {network(WEIGHTS_FOR_TWO).choices(inputs)[0].argmax()}
        mixed += len(set(NetPlayer(least=0.0).choose_rows(options.config, rows, noise).tolist())) > 1
    assert mixed > 0


@pytest.mark.compiled
def test_beliefs_are_probabilities() -> None:
    rows = np.array(wandered(TABLE_OPTIONS[2], 2, games=2)[0])[:64]
    thought = Network(WEIGHTS).think(inputs_of(TABLE_OPTIONS[2].config, rows))
    assert np.allclose(np.exp(thought.choices).sum(1), 1, atol=1e-4)
    assert np.allclose(thought.ranks.sum(2), 1, atol=1e-4)
    assert np.allclose(thought.owners.sum(2), 1, atol=1e-4)
    assert (thought.ranks.shape, thought.owners.shape) == ((64, 4, 9), (64, 54, 5))
    illegal = (rows[:, LEGAL, None] >> np.arange(58) & 1) == 0
    assert np.exp(thought.choices)[:, :58][illegal].max() == 0


# --- time -----------------------------------------------------------------------------------------


def decisions(players: int, side: ft.Side) -> list[ft.SeatView]:
    """What those see who choose in a game of chance."""
    chance = random.Random(players)
    game = ft.Game(ft.Options(players, side), chance.randbytes(32))
    views = []
    while game.actor is not None:
        views.append(game.view(game.actor))
        game.play(chance.choice(game.legal))
    return views


def test_caches_are_filled_before_the_first_prediction() -> None:
    made_once = (catalogue, members_of, orders, gumbels, evens)
    for made in made_once:
        made.cache_clear()
    player = NetPlayer()
    before = [made.cache_info().misses for made in made_once]
    for view in decisions(3, "A") + decisions(3, "B"):
        player.choose(view)
    assert [made.cache_info().misses for made in made_once] == before


@pytest.mark.parametrize("players", [2, 5])
def test_choices_and_predictions_take_less_than_20_milliseconds(players: int) -> None:
    """Most of them, whatever else the machine does meanwhile; in truth they take one and four at most."""
    player = NetPlayer()
    taken: dict[bool, list[float]] = {True: [], False: []}
    for view in decisions(players, "A"):
        start = process_time()
        player.choose(view)
        taken[view.phase == "predict"].append(process_time() - start)
    assert all(median(times) < 0.02 for times in taken.values())


# --- weights --------------------------------------------------------------------------------------


def test_weights_are_at_most_8_mb_and_half_precision() -> None:
    files = WEIGHTS, WEIGHTS_FOR_TWO
    assert sum(file.stat().st_size for file in files) <= 8_000_000
    assert {array.dtype for file in files for array in read_weights(file).values()} == {np.dtype(np.float16)}


def test_two_players_have_weights_of_their_own() -> None:
    assert networks().of(2) is network(WEIGHTS_FOR_TWO)
    assert {networks().of(players) for players in (3, 4, 5)} == {network(WEIGHTS)}


def test_other_weights_play_every_game_unless_two_files_are_named(tmp_path: Path) -> None:
    mine, pair = tmp_path / "mine.safetensors", tmp_path / "pair.safetensors"
    for file in (mine, pair):
        write_weights(file, read_weights(WEIGHTS))
    assert {networks(mine).of(players) for players in (2, 3)} == {network(mine)}
    assert (networks(mine, pair).of(2), networks(mine, pair).of(3)) == (network(pair), network(mine))
    assert networks(mine, WEIGHTS_FOR_TWO).of(2) is network(WEIGHTS_FOR_TWO)
    assert networks(WEIGHTS, WEIGHTS).of(2) is network(WEIGHTS)


def test_the_weights_of_the_package_are_known_by_any_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(WEIGHTS.parent)
    assert networks(WEIGHTS.name).of(2) is network(WEIGHTS_FOR_TWO)


def test_every_method_asks_the_network_for_the_number_of_players() -> None:
    """A player with the two files of the package does what players with one file each do."""
    for players, file in ((2, WEIGHTS_FOR_TWO), (3, WEIGHTS)):
        one, both = NetPlayer(weights=file, weights_for_two=file), NetPlayer()
        views = [view for view in decisions(players, "A") if view.phase in ("play", "predict")]
        for view in views[-4:]:
            rows, noise = both.row_of(view), np.array([5], np.int64)
            config = view.options.config
            assert (both.choose_rows(config, rows, noise) == one.choose_rows(config, rows, noise)).all()
            assert (both.log_chances(config, rows) == one.log_chances(config, rows)).all()
            assert (both.belief_rows(config, rows) == one.belief_rows(config, rows)).all()
        for mine, other in zip(
            both.outlook_rows(config, rows, noise), one.outlook_rows(config, rows, noise), strict=True
        ):
            assert (mine == other).all()


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    arrays: Arrays = {
        "half": chance.normal(size=(3, 5)).astype(np.float16),
        "single": chance.normal(size=7).astype(np.float32),
        "empty": np.zeros((0, 4), np.float32),
    }
    write_weights(tmp_path / "some.safetensors", arrays)
    read = read_weights(tmp_path / "some.safetensors")
    assert read.keys() == arrays.keys()
    assert all((read[name] == arrays[name]).all() and read[name].shape == arrays[name].shape for name in arrays)
    assert [path.name for path in tmp_path.iterdir()] == ["some.safetensors"]


def header(**lines: object) -> bytes:
    text = json.dumps(lines).encode()
    return struct.pack("<Q", len(text)) + text


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        struct.pack("<Q", 2**60) + b"{}",
        struct.pack("<Q", 1) + b"\xff",
        struct.pack("<Q", 2) + b"[]",
        header(first=3),
        header(first={"dtype": "I64", "shape": [1], "data_offsets": [0, 8]}) + bytes(8),
        header(first={"dtype": "F16", "shape": [1], "data_offsets": [0, 8]}) + bytes(8),
        header(first={"dtype": "F16", "shape": [4], "data_offsets": [0, 8]}) + bytes(7),
        header(first={"dtype": "F16", "shape": [-2, -2], "data_offsets": [0, 8]}) + bytes(8),
        header(first={"dtype": "F16", "shape": ["a"], "data_offsets": [0, 8]}) + bytes(8),
        header(first={"dtype": "F16", "shape": [4], "data_offsets": [-8, 0]}) + bytes(8),
        struct.pack("<Q", 100_000) + b"[" * 100_000,
    ],
)
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "odd.safetensors").write_bytes(content)
    with pytest.raises(ft.ForetellError, match=r"odd\.safetensors is not a weights file"):
        NetPlayer(weights=tmp_path / "odd.safetensors")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ft.ForetellError, match="There is no file"):
        NetPlayer(weights=tmp_path / "none.safetensors")


def without(name: str) -> Callable[[Arrays], Arrays]:
    return lambda arrays: {key: array for key, array in arrays.items() if key != name}


@pytest.mark.parametrize(
    "change",
    [
        without("choice.weight"),
        without("trunk.first.bias"),
        without("trunk.further.0.bias"),
        without("trunk.further.0.weight"),
        lambda arrays: arrays | {"trunk.first.bias": np.zeros((), np.float16)},
        lambda arrays: arrays | {"trunk.first.weight": arrays["trunk.first.weight"][:, 1:]},
        lambda arrays: arrays | {"ranks.bias": arrays["ranks.bias"][1:]},
        lambda arrays: arrays | {"further": np.zeros(3, np.float16)},
        lambda _: {},
    ],
)
def test_the_weights_of_another_network_are_refused(tmp_path: Path, change: Callable[[Arrays], Arrays]) -> None:
    write_weights(tmp_path / "other.safetensors", change(read_weights(WEIGHTS)))
    with pytest.raises(LocalizedError, match="holds the weights of another network: train it again"):
        Network(tmp_path / "other.safetensors")


def test_weights_that_are_not_finite_are_refused(tmp_path: Path) -> None:
    arrays = read_weights(WEIGHTS)
    write_weights(tmp_path / "nan.safetensors", arrays | {"choice.bias": arrays["choice.bias"] * np.float16("nan")})
    with pytest.raises(LocalizedError, match="holds weights that are not finite numbers"):
        Network(tmp_path / "nan.safetensors")


@pytest.mark.parametrize("least", [1.5, -0.1, "0.5", True, float("nan")])
def test_a_share_outside_0_to_1_is_refused(least: Any) -> None:
    with pytest.raises(ft.ForetellError, match=r"least cannot be .*: give a number from 0 to 1"):
        NetPlayer(least=least)


def test_exact_is_yes_or_no() -> None:
    with pytest.raises(ft.ForetellError, match="exact cannot be 'maybe': give true or false"):
        NetPlayer(exact="maybe")  # type: ignore[arg-type]


def test_huge_leads_are_not_an_error() -> None:
    game = ft.Game(ft.Options(players=2), seed=bytes(32))
    while game.view(0).phase != "predict":
        game.play(game.legal[-1] if game.view(0).phase == "play" else game.legal[0])
    far = replace(game.position(), runes=(0, 9_000))
    view = ft.Game.from_position(far, seed=bytes(32)).view(0)
    assert NetPlayer(seed=1).choose(view) in view.legal


def test_no_rows_have_no_beliefs() -> None:
    config = ft.Options(players=3).config
    assert NetPlayer().belief_rows(config, np.empty((0, OBSERVATION), np.int64)).shape == (0, 4, 9)
