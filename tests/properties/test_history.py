"""The history of a round contains what a viewer has seen, all of it and nothing else."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from foretell import DISCARDS, Action, Ask, DiscardMode, ForetellError, Game, Options, Skip, event_for
from foretell.native import STATE, STATE_WITH_HISTORY, Batch, pack, unpack
from foretell.remote.event_entries import EventPacker
from foretell.rules import HISTORY_FIELDS, Config, State, apply, start
from foretell.rules.history import HISTORY, LENGTH, observe_history, settle_history
from foretell.rules.knowledge import SPECTATOR
from foretell.rules.state import MAX_ENTRIES
from tests.effort import effort

from .policies import POLICIES, Policy
from .recall import Recall
from .redeal import known_to, redealt, share_past, swap_for
from .tables import ALL_OPTIONS, Table, seed_of, sheet_of, tables

GAMES = effort(96, 2_000)


def viewers_of(options: Options) -> tuple[int | None, ...]:
    return (None, *range(options.players))


@settings(max_examples=effort(30, 60))
@given(tables())
def test_the_history_is_what_the_redacted_events_said(table: Table) -> None:
    """So games that a viewer cannot tell apart have equal histories."""
    game, chance = table.game(), Random(table.choices)
    listeners = {viewer: EventPacker(table.options, viewer) for viewer in viewers_of(table.options)}
    events = game.opening
    for _ in range(400):
        for viewer, listener in listeners.items():
            for event in events:
                listener.hear(event_for(event, viewer))
            if chance.random() < 0.5:
                assert game.view(viewer).history == listener.words()
        if not game.actors:
            break
        action = Action.of(game.phase, table.policy(chance, table.options.config, game._state))
        events = game.play(action, chance.choice(game.actors))


@settings(max_examples=effort(20, 50))
@given(tables())
def test_row_and_history_tell_all_that_a_viewer_has_seen_in_the_round(table: Table) -> None:
    """So games that a viewer can tell apart never have the same row and the same history."""
    game, chance = table.game(), Random(table.choices)
    events = [*game.opening]
    for _ in range(250):
        if not game.actors:
            break
        for viewer in viewers_of(table.options):
            view = game.view(viewer)
            if view.history[LENGTH] <= MAX_ENTRIES and chance.random() < 0.3:
                seen = [replace(event_for(event, viewer), audience=None) for event in events]
                assert Recall(table.options, viewer, view.observation, view.history).events == seen
        action = Action.of(game.phase, table.policy(chance, table.options.config, game._state))
        events += game.play(action, chance.choice(game.actors))
        started = [number for number, event in enumerate(events) if event.key == "round_started"]
        events = events[started[-1] :]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("discard", DISCARDS)
def test_5_7_a_third_seat_can_tell_an_eye_that_was_used_from_one_that_was_declined(
    players: int, discard: DiscardMode
) -> None:
    offered = 0
    for number in range(40):
        chance = Random(number)
        game = Game(Options(players, discard=discard), seed_of(number))
        while game.actors:
            if game.phase == "eye" and Skip() in game.legal:
                offered += 1
                check_eye(game, chance)
            game.play(chance.choice(game.legal))
    assert offered > 20


def check_eye(game: Game, chance: Random) -> None:
    """Compare what the others know after the Eye and after a Skip. Only the history tells them apart."""
    asked = chance.choice([action for action in game.legal if isinstance(action, Ask)])
    used, declined = game.copy(), game.copy()
    used.play(asked)
    used.play(chance.choice(used.legal))
    declined.play(Skip())
    for seat in set(range(game.options.players)) - {game.actor, asked.seat}:
        here, there = used.view(seat), declined.view(seat)
        assert here.observation == there.observation
        assert here.history != there.history


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("discard", DISCARDS)
def test_11_3_a_history_does_not_depend_on_hidden_cards(players: int, discard: DiscardMode) -> None:
    chance, swapped = Random(players), 0
    game = Game(Options(players, discard=discard), seed_of(players))
    while game.actors:
        for viewer in range(players):
            position = game.position()
            swap = swap_for(chance, position, known_to(position, viewer))
            twin = Game.from_position(redealt(chance, position, swap, viewer))
            share_past(game, twin, swap, viewer)
            assert game.view(viewer).history == twin.view(viewer).history
            swapped += game._state.history != twin._state.history
        game.play(chance.choice(game.legal))
    assert swapped > 10


def replay(config: Config, number: int, actions: list[int], viewers: list[int]) -> tuple[State, Any]:
    """Play the same actions compiled: the last state, and every history. There is one game for each viewer."""
    games = Batch(config, len(viewers), threads=1, history=True)
    games.start(np.array([seeded(number).seed] * len(viewers), np.int64))
    rows = np.zeros((len(actions), len(viewers), HISTORY), np.int64)
    for ply, action in enumerate(actions):
        assert games.apply(np.full(len(viewers), action)).all()
        rows[ply] = games.observe_history(np.array(viewers))
    assert {state.tobytes() for state in games.states} == {games.states[0].tobytes()}
    return unpack(games.states[0]), rows


def seeded(number: int) -> State:
    s, key = State(history=True), seed_of(number)
    s.seed = [int.from_bytes(key[4 * i : 4 * i + 4], "little") for i in range(8)]
    return s


def interpreted(config: Config, number: int, policy: Policy, viewers: list[int]) -> tuple[State, list[int], Any]:
    """A game of up to 300 actions: its last state, its actions, and every history."""
    chance, s = Random(number), seeded(number)
    start(config, s)
    actions: list[int] = []
    rows: list[list[list[int]]] = []
    while s.legal and len(actions) < 300:
        actions.append(policy(chance, config, s))
        apply(config, s, actions[-1])
        rows.append([[0] * HISTORY for _ in viewers])
        for viewer, row in zip(viewers, rows[-1], strict=True):
            observe_history(config, s, viewer, row, HISTORY)
    return s, actions, np.array(rows)


@pytest.mark.compiled
def test_histories_are_the_same_interpreted_and_compiled_after_every_action() -> None:
    longest = 0
    for number in range(GAMES):
        players, side, discard, heirs = ALL_OPTIONS[number % len(ALL_OPTIONS)]
        config = Options(players, side, discard, heirs, sheet_of(number // 48)).config
        viewers = [*range(players), SPECTATOR]
        policy = [*POLICIES.values()][number % 3]
        s, actions, expected = interpreted(config, number, policy, viewers)
        played, rows = replay(config, number, actions, viewers)
        assert np.array_equal(rows, expected)
        assert played.content() == s.content()
        longest = max(longest, int(rows[:, :, 0].max()))
    assert longest > MAX_ENTRIES


def test_a_record_with_a_history_begins_like_one_without() -> None:
    fields = STATE_WITH_HISTORY.fields
    assert STATE.fields is not None
    assert fields is not None
    assert all(fields[name] == field for name, field in STATE.fields.items())
    assert [name for name in fields if name not in STATE.fields] == [name for name, _, _ in HISTORY_FIELDS]
    assert min(fields[name][1] for name, _, _ in HISTORY_FIELDS) == STATE.itemsize


def test_a_state_with_a_history_is_its_record() -> None:
    config, s, record = Options(3).config, seeded(1), np.zeros(1, STATE_WITH_HISTORY)
    start(config, s)
    apply(config, s, 54)
    with pytest.raises(ForetellError, match="settle_history"):
        pack(s, record[0])
    settle_history(config, s)
    pack(s, record[0])
    twin = unpack(record[0])
    assert (twin.history, twin.history_digests, twin.history_length) == (s.history, s.history_digests, 1)
    with pytest.raises(ForetellError, match="no history"):
        pack(State(), record[0])
