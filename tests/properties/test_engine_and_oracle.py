"""The engine and the oracle play the same games, and are compared after every action."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from foretell import DISCARDS, DiscardMode, Options, Sheet, default_sheet
from tests.effort import effort

from .policies import POLICIES, Policy, lasting, stubborn
from .tables import ALL_OPTIONS, SHARE, kinds_for, options_of, seed_of, sheet_of, sheet_of_one_card
from .twins import Twins


def play_and_compare(options: Options, seed: int, policy: Policy, seen: Counter[str]) -> Twins:
    """Play one game. `seen` counts what happens in it."""
    chance = Random(seed)
    twins = Twins.deal(options, seed_of(seed))
    twins.check()
    while twins.game.actors:
        seat = chance.choice(twins.game.actors)
        twins.play(policy(chance, options.config, twins.state), seat)
        twins.check()
        seen[twins.game.phase] += 1
        seen["J6"] += twins.state.turns > options.config.turn_limit
    seen["games"] += 1
    seen["decisions"] += twins.decisions
    seen["reshuffles"] += twins.reshuffles
    seen["most reshuffles"] = max(seen["most reshuffles"], twins.reshuffles)
    seen["heirs"] += twins.game.view(None).round == 4
    seen["nobody"] += twins.oracle.winner is None
    return twins


KINDS = {
    policy: tuple(kind for _, kind in kinds_for(policy)) * (1 if policy == "lasting" else 2) for policy in POLICIES
}
"""Which games are played."""


@pytest.mark.parametrize("policy", POLICIES)
def test_every_kind_of_game_with_the_default_sheet(policy: str) -> None:
    seen: Counter[str] = Counter()
    for seed, (players, side, discard, heirs) in enumerate(KINDS[policy]):
        play_and_compare(Options(players, side, discard, heirs), seed, POLICIES[policy], seen)
    phases = {"play", "take", "exchange", "give", "offer", "pick", "hypnosis", "eye", "hide", "discard", "predict"}
    assert phases <= set(seen)
    assert policy != "lasting" or seen["reshuffles"] > 200 * SHARE


@pytest.mark.parametrize("policy", POLICIES)
def test_every_kind_of_game_with_random_sheets(policy: str) -> None:
    seen: Counter[str] = Counter()
    # With such sheets a game can last very long. In every fifth kind each option has each of its values.
    kinds = ALL_OPTIONS[::5] if policy == "lasting" else KINDS[policy]
    for seed, (players, side, discard, heirs) in enumerate(kinds, 1):
        play_and_compare(Options(players, side, discard, heirs, sheet_of(seed)), seed, POLICIES[policy], seen)
    assert policy == "uniform" or seen["reshuffles"] > effort(50, 100)


ENDLESS = (
    default_sheet(),
    sheet_of_one_card("take*"),
    sheet_of_one_card("draw", "take*", "draw", "eye"),
    sheet_of_one_card("reveal 5", "take*", "reveal 4", "hypnosis"),
    sheet_of_one_card("exchange", "reveal 3*", "take", "reveal 5"),
    sheet_of_one_card("reveal 7*", "take*", "reveal 6*", "exchange*"),
    sheet_of_one_card("hypnosis*", "reveal 1*", "eye*", "take*"),
    sheet_of_one_card("rune*", "take*", "reveal 2", "draw*"),
)


FEWEST_AND_MOST = tuple(product((2, 5), DISCARDS))
ENDLESS_TABLES = [
    pytest.param(sheet, *table, id=f"{sheet.name}-{table[0]}-{table[1]}")
    for number, sheet in enumerate(ENDLESS)
    for table in effort((FEWEST_AND_MOST[number % 6],), FEWEST_AND_MOST)
]
"""Each sheet; in a usual run at one table, in turn with two or five players and another pile."""


@pytest.mark.parametrize(("sheet", "players", "discard"), ENDLESS_TABLES)
def test_j6_rounds_without_end_are_ended(sheet: Sheet, players: int, discard: DiscardMode) -> None:
    seen: Counter[str] = Counter()
    play_and_compare(Options(players, "A", discard, sheet=sheet), players, stubborn, seen)
    assert seen["J6"]


def test_9_3_ties_and_their_fourth_round() -> None:
    """Two players who predict at random are often tied."""
    seen: Counter[str] = Counter()
    chance = Random(9)
    for seed in range(effort(60, 150)):
        options = options_of(chance)
        options = Options(2, options.side, options.discard, heirs=True, sheet=options.sheet)
        play_and_compare(options, seed, POLICIES["uniform"], seen)
    assert seen["heirs"] >= effort(2, 5)


def test_lasting_games_of_the_default_sheet_use_up_many_decks() -> None:
    seen: Counter[str] = Counter()
    play_and_compare(Options(5), 1, lasting, seen)
    assert seen["most reshuffles"] >= 3
