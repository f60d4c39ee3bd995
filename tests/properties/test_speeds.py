"""The interpreted and the compiled rules produce identical states."""

import struct
from random import Random
from typing import Any

import numpy as np
import pytest

from foretell import Options
from foretell.native import STATE, Batch, pack, unpack
from foretell.rules import FIELDS, Config, State, apply, start
from foretell.rules.cards import ACTIONS, OVER_PHASE
from tests.effort import effort

from .policies import POLICIES, Policy
from .tables import ALL_OPTIONS, seed_of, sheet_of

pytestmark = pytest.mark.compiled

GAMES = effort(1_500, 10_000)
LASTING = effort(200, 500)
MAX_PLIES = 250
"""Where a game is broken off that is played to last."""
FORBIDDEN = (-1, 63, 64, 127)


def image_format() -> str:
    """Return the `struct` format that writes a state like the compiled record in memory."""
    letters = {8: "b", 16: "h", 32: "i", 64: "q"}
    text, end = "<", 0
    fields = STATE.fields
    assert fields is not None
    for name, bits, length in FIELDS:
        offset = fields[name][1]
        text += f"{offset - end}x{length or 1}{letters[bits]}"
        end = offset + (length or 1) * bits // 8
    return text + f"{STATE.itemsize - end}x"


IMAGE = struct.Struct(image_format())


def image(s: State) -> bytes:
    """Return every field of the state as bytes."""
    numbers: list[int] = []
    for name, _, length in FIELDS:
        if length:
            numbers += getattr(s, name)
        else:
            numbers.append(getattr(s, name))
    return IMAGE.pack(*numbers)


def interpreted(config: Config, seed: int, policy: Policy, max_plies: int) -> tuple[list[int], list[bool], bytes]:
    """A game: its actions, some of them not legal; which were accepted; and every state."""
    chance, s = Random(seed), State()
    s.seed = seed_words(seed)
    start(config, s)
    actions: list[int] = []
    accepted: list[bool] = []
    images = [image(s)]
    while s.phase != OVER_PHASE and len(actions) < max_plies:
        refused = chance.random() < 0.02
        action = chance.choice((*FORBIDDEN, *range(ACTIONS))) if refused else policy(chance, config, s)
        actions.append(action)
        accepted.append(apply(config, s, action))
        images.append(image(s))
    return actions, accepted, b"".join(images)


def seed_words(seed: int) -> list[int]:
    key = seed_of(seed)
    return [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]


def replay(config: Config, seed: int, actions: list[int]) -> tuple[list[bool], Any]:
    """Play the same actions compiled: whether each was accepted, and the states from the start on."""
    game = Batch(config, 1, threads=1)
    game.start(np.array([seed_words(seed)], np.int64))
    states = np.zeros(len(actions) + 1, STATE)
    states[0] = game.states[0]
    accepted = []
    for number, action in enumerate(np.array(actions, np.int64).reshape(-1, 1), 1):
        accepted.append(bool(game.apply(action)[0]))
        states[number] = game.states[0]
    return accepted, states


def check_game(number: int, policy: Policy, max_plies: int) -> tuple[int, int]:
    """Compare one game of the options and sheet `number` stands for; its actions, and how many were refused."""
    players, side, discard, heirs = ALL_OPTIONS[number % len(ALL_OPTIONS)]
    sheet = sheet_of(0 if number % 5 < 2 else 1 + number // 48 % 100)
    config = Options(players, side, discard, heirs, sheet).config
    actions, accepted, images = interpreted(config, number, policy, max_plies)
    answers, played = replay(config, number, actions)
    assert answers == accepted
    if played.tobytes() != images:
        tell_difference(played, images, actions)
    return len(actions), accepted.count(False)


def tell_difference(played: Any, images: bytes, actions: list[int]) -> None:
    """Fail at the first action after which the two differ, by the names of the fields."""
    for i, (one, other) in enumerate(zip(played, np.frombuffer(images, STATE), strict=True)):
        fields = [name for name, _, _ in FIELDS if not np.array_equal(one[name], other[name])]
        assert not fields, f"after {actions[:i]}: {fields}"
    raise AssertionError("the records differ between their fields")


def test_thousands_of_games_are_the_same_interpreted_and_compiled_after_every_action() -> None:
    decisions = refused = 0
    for number in range(GAMES):
        policy = POLICIES["uniform" if number // 7 % 2 else "eager"]
        counts = check_game(number, policy, max_plies=100_000)
        decisions += counts[0]
        refused += counts[1]
    assert decisions > 50 * GAMES
    assert refused > GAMES // 2


def test_games_that_are_played_to_last_are_the_same_too() -> None:
    """These games have many reshuffles and pools. Playing them to the end would take too long."""
    decisions = sum(check_game(number, POLICIES["lasting"], max_plies=MAX_PLIES)[0] for number in range(LASTING))
    assert decisions > MAX_PLIES // 2 * LASTING


def test_a_state_is_its_record() -> None:
    s, record = State(), np.zeros(1, STATE)
    s.seed = seed_words(7)
    start(Options(5).config, s)
    pack(s, record[0])
    assert unpack(record[0]).content() == s.content()
    assert record.tobytes() == image(s)
