"""Batches on the CPU: the same calls as one game, over arrays."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.native.build import compiler
from foretell.rules import State, apply, legal, start
from foretell.rules.bits import nth
from tests.effort import THOROUGH

pytestmark = pytest.mark.compiled
CUSTOM_POLICY = pytest.mark.skipif(not THOROUGH, reason="compiles a policy, as docs/batches.md does: for make thorough")

OPTIONS = ft.Options(players=3, discard="bending", side="B")
GAMES = 64
SEEDS = native.seeds(GAMES, bytes(range(32)))


def batch(options: ft.Options = OPTIONS, threads: int = 1) -> native.Batch:
    games = native.Batch(options.config, GAMES, threads)
    games.start(SEEDS)
    return games


def first_choice(config: Any, s: Any, actions: int, noise: int) -> int:
    """A policy: the lowest of the legal actions."""
    return nth(actions, 0)


def never_legal(config: Any, s: Any, actions: int, noise: int) -> int:
    """A policy that breaks the rules."""
    return 63


def test_a_game_of_a_batch_is_the_interpreted_game_of_its_seed() -> None:
    games = batch()
    for i in range(GAMES):
        s = State()
        s.seed = [int(word) for word in SEEDS[i]]
        start(OPTIONS.config, s)
        assert native.unpack(games.states[i]).content() == s.content()


def test_legal_and_apply_agree_with_the_interpreted_game() -> None:
    games = batch()
    twins = [native.unpack(record) for record in games.states]
    for turn in range(40):
        masks = games.legal()
        assert masks.tolist() == [legal(OPTIONS.config, s) for s in twins]
        actions = np.array([nth(int(mask), turn % int(mask).bit_count()) if mask else 0 for mask in masks], np.int64)
        accepted = [apply(OPTIONS.config, s, int(action)) for s, action in zip(twins, actions, strict=True)]
        assert games.apply(actions).tolist() == accepted
    assert [native.unpack(record).content() for record in games.states] == [s.content() for s in twins]


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    games = batch()
    before = games.states.tobytes()
    assert not games.apply(np.full(GAMES, 62, np.int64)).any()
    assert not games.apply(np.full(GAMES, -1, np.int64)).any()
    assert games.states.tobytes() == before


def test_a_play_out_does_not_depend_on_how_many_threads_play_it() -> None:
    one, many = batch(threads=1), batch(threads=5)
    noises = native.noise(GAMES), native.noise(GAMES)
    assert one.play_out(noises[0]).tolist() == many.play_out(noises[1]).tolist()
    assert one.states.tobytes() == many.states.tobytes()
    assert noises[0].tolist() == noises[1].tolist()
    assert not one.legal().any()


@CUSTOM_POLICY
def test_a_custom_policy_is_compiled_into_the_play_out() -> None:
    games = batch()
    decisions = games.play_out(native.noise(GAMES), first_choice)
    s = State()
    s.seed = [int(word) for word in SEEDS[0]]
    start(OPTIONS.config, s)
    made = 0
    while s.legal:
        apply(OPTIONS.config, s, nth(s.legal, 0))
        made += 1
    assert decisions[0] == made
    assert native.unpack(games.states[0]).content() == s.content()


@CUSTOM_POLICY
def test_a_policy_that_breaks_the_rules_ends_its_games() -> None:
    games = batch()
    assert not games.play_out(native.noise(GAMES), never_legal).any()
    assert games.legal().all()


def test_uniform_choices_are_uniform() -> None:
    counts = np.zeros(7, np.int64)
    x = 1
    for _ in range(7_000):
        x = (native.next_noise(x) + 2**63) % 2**64 - 2**63
        counts[native.below(x, 7)] += 1
    assert ((counts - 1_000) ** 2 / 1_000).sum() < 16.8  # chi-square, 6 degrees of freedom, 1 %


@pytest.mark.parametrize("bad", [np.zeros(3, np.int64), np.zeros(GAMES, np.int32), [0] * GAMES])
def test_arrays_of_another_form_are_refused(bad: Any) -> None:
    games = batch()
    for call in (games.apply, games.play_out, games.start, games.observe):
        with pytest.raises(ft.ForetellError, match="is an int64 array of shape"):
            call(bad)


def test_a_batch_of_nothing_and_foreign_configs_are_refused() -> None:
    with pytest.raises(ft.ForetellError, match="from 1 on, not 0"):
        native.Batch(OPTIONS.config, 0)
    with pytest.raises(ft.ForetellError, match="threads is a whole number from 1 on, not 0"):
        native.Batch(OPTIONS.config, 1, 0)
    with pytest.raises(ft.ForetellError, match="the config of its options, not Options"):
        native.Batch(OPTIONS, 4)  # type: ignore[arg-type]


def test_words_of_seeds_have_32_bits() -> None:
    with pytest.raises(ft.ForetellError, match="32 bits"):
        batch().start(SEEDS + (1 << 32))


def test_viewers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ft.ForetellError, match="viewers are seats 0 to 2, 5 for a spectator"):
        batch().observe(np.full(GAMES, 3, np.int64))
    with pytest.raises(ft.ForetellError, match="viewers are seats"):
        batch().observe(np.full(GAMES, -2, np.int64))


def test_seeds_come_from_a_master_seed_of_32_bytes() -> None:
    assert native.seeds(5, bytes(32)).tolist() == native.seeds(9, bytes(32))[:5].tolist()
    assert native.seeds(5, bytes(32)).tolist() != native.seeds(5, bytes(31) + b"1").tolist()
    with pytest.raises(ft.ForetellError, match="32 bytes"):
        native.seeds(5, b"short")


def test_strengths_are_those_of_rank() -> None:
    hands = [["AC", "KC", "9M", "9T", "R1"], ["2C", "3C", "4C", "5C", "AC"], ["7C", "7M", "7S", "2T", "2C"]]
    sets = np.array([sum(1 << ft.CARDS.index(card) for card in hand) for hand in hands], np.int64)
    expected = [ft.rank(hand, side="B").strength for hand in hands]
    assert native.strengths(sets, OPTIONS.config).tolist() == expected
    with pytest.raises(ft.ForetellError, match="int64 array"):
        native.strengths(sets.astype(np.float64), OPTIONS.config)
    with pytest.raises(ft.ForetellError, match="a set of five cards"):
        native.strengths(sets & -2, OPTIONS.config)


def test_the_cache_is_named_after_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_CACHE", str(tmp_path))
    assert native.cache_folder() == tmp_path / native.source_digest()
    monkeypatch.delenv("FORETELL_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert native.cache_folder() == tmp_path / "foretell" / native.source_digest()


def test_the_cache_is_another_when_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Constants too: they are compiled in from whichever module beside the function."""
    monkeypatch.setenv("FORETELL_CACHE", str(tmp_path / "cache"))
    (tmp_path / "numbers.py").write_text("STEP = 1\n")
    source = tmp_path / "policy.py"
    source.write_text("def step(number):\n    return number + 1\n")
    scope: dict[str, Any] = {}
    exec(compile(source.read_text(), str(source), "exec"), scope)
    kept = []
    for step in (1, 2):
        (tmp_path / "numbers.py").write_text(f"STEP = {step}\n")
        compiler([scope["step"]])(lambda number: number)
        kept.append({folder.name for folder in (tmp_path / "cache").iterdir()})
    assert [len(folders) for folders in kept] == [1, 2]
    assert native.source_digest() not in kept[1]
