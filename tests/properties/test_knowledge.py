"""Clause 11: what the engine says a viewer can prove agrees with the oracle and with the truth."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import CARDS, DISCARDS, PHASES, Action, AllIn, DiscardMode, Game, Options, Position, Sheet, View
from tests.effort import effort
from tests.oracle.display import COLUMNS
from tests.oracle.memory import Memory, Pools, TooManyWorldsError, Worlds
from tests.oracle.observations import DISCARD, Viewer
from tests.oracle.table import Oracle

from .policies import POLICIES, Policy, eager, stubborn
from .tables import SHARE, Table, kinds_for, seed_of, sheet_of, sheet_of_one_card, tables
from .twins import SameChance, Twins, oracle_options

VARIANTS = DISCARDS


def check_everybody(twins: Twins, memory: Memory, seen: Counter[str]) -> None:
    """Every viewer's known, gone and unplaced cards are the reasoner's, and true."""
    for viewer in (None, *range(twins.game.options.players)):
        view = twins.game.view(viewer)
        reasoner = memory.of(viewer)
        assert isinstance(reasoner, Pools)
        for holder, cards in enumerate(view.known):
            assert set(cards) == reasoner.proven(holder), (viewer, holder)
            assert set(cards) <= set(twins.oracle.hands[holder])
            seen["proven"] += len(cards) if holder != viewer else 0
        assert set(view.gone) == reasoner.known.get(DISCARD, set())
        assert set(view.unplaced) == reasoner.unplaced()
        assert set(view.gone) <= set(twins.oracle.discard)
        check_places(view)
        seen["views"] += 1


def check_places(view: View) -> None:
    """The cards whose place the viewer knows and the unplaced ones are all cards, each once."""
    placed = [card for row in view.rows for card in row if card] + [card for hand in view.known for card in hand]
    placed += [card for card in (*view.gone, *view.revealed, view.played) if card]
    assert sorted([*placed, *view.unplaced]) == sorted(CARDS)
    hidden = sum(view.hand_sizes) - sum(map(len, view.known)) + view.deck + view.discard - len(view.gone)
    assert len(view.unplaced) == hidden + view.revealed.count(None)
    assert view.hand is None or view.seat is None or view.known[view.seat] == view.hand


def play_and_prove(options: Options, seed: int, policy: Policy, seen: Counter[str], max_decisions: int = 500) -> None:
    """One game, or the first `max_decisions` decisions of it."""
    chance = Random(seed)
    twins = Twins.deal(options, seed_of(seed))
    memory = Memory(twins.oracle)
    check_everybody(twins, memory, seen)
    while twins.game.actors and twins.decisions < max_decisions:
        twins.play(policy(chance, options.config, twins.state), chance.choice(twins.game.actors))
        check_everybody(twins, memory, seen)
    seen["decisions"] += twins.decisions
    seen["games"] += 1
    seen["reshuffles"] += twins.reshuffles


@settings(max_examples=150)
@given(tables(), st.integers(0, 400), st.booleans())
def test_11_4_in_a_game_from_a_position_each_card_has_one_place(table: Table, plies: int, watched: bool) -> None:
    """Whether those at the table have watched it from the deal on, or only come to it."""
    game, chance = table.game(), Random(table.choices)
    while game.actors and len(game.plies) < plies:
        number = table.policy(chance, table.options.config, game._state)
        game.play(Action.of(game.phase, number), chance.choice(game.actors))
    position = game.position()
    if not watched:
        position = replace(position, public=None, private=(), pools=())
    check_every_view(Game.from_position(position))


@pytest.mark.parametrize("discard", VARIANTS)
def test_11_4_in_a_game_from_any_moment_each_card_has_one_place(discard: DiscardMode) -> None:
    phases = set()
    for players in (2, 3):
        chance = Random(players)
        game = Game(Options(players, discard=discard), seed_of(players))
        going = True
        while going:
            phases.add(game.phase)
            position = game.position()
            check_every_view(Game.from_position(position))
            check_every_view(Game.from_position(replace(position, public=None, private=(), pools=())))
            going = bool(game.actors)
            if going:
                game.play(chance.choice([action for action in game.legal if action != AllIn()]))
    assert phases == set(PHASES)


def check_every_view(game: Game) -> None:
    for viewer in (None, *range(game.options.players)):
        check_places(game.view(viewer))


@pytest.mark.parametrize("policy", POLICIES)
def test_11_4_known_cards_are_the_proven_ones_in_every_kind_of_game(policy: str) -> None:
    seen: Counter[str] = Counter()
    for seed, (players, side, discard, heirs) in kinds_for(policy):
        sheet = sheet_of(seed // 2 * (seed % 2))
        play_and_prove(Options(players, side, discard, heirs, sheet), seed, POLICIES[policy], seen)
    assert seen["proven"] > 1000 * SHARE


SHORT_DECKS = (
    sheet_of_one_card("reveal 5", "take*", "draw", "eye"),
    sheet_of_one_card("draw", "take*", "draw", "eye"),
    sheet_of_one_card("draw", "draw", "draw", "take*"),
)


@pytest.mark.parametrize("discard", VARIANTS)
@pytest.mark.parametrize("sheet", SHORT_DECKS, ids=lambda sheet: sheet.name)
def test_11_4_known_cards_are_the_proven_ones_through_many_decks(sheet: Sheet, discard: DiscardMode) -> None:
    seen: Counter[str] = Counter()
    for players in effort(((2, 5)[SHORT_DECKS.index(sheet) % 2],), (2, 5)):
        play_and_prove(Options(players, "A", discard, sheet=sheet), players, stubborn, seen, max_decisions=1000)
    assert seen["reshuffles"] > effort(5, 10)


def late_twins(chance: Random, players: int, discard: DiscardMode, deck: int, free: int) -> Twins:
    """A random position with a small deck and a large pile."""
    cards = chance.sample(CARDS, len(CARDS))
    hands = tuple(tuple(cards.pop() for _ in range(5)) for _ in range(players))
    columns = COLUMNS[players]
    shown: list[str | None] = [cards.pop() for _ in range(2 * columns - free)]
    shown += [None] * free
    rows = (tuple(shown[:columns]), tuple(shown[columns:]))
    top = tuple(cards.pop() for _ in range(deck))
    seed = chance.randbytes(32)
    turn = chance.randrange(players)
    options = Options(players, discard=discard)
    position = Position(options, hands, rows, top, tuple(cards), turn=turn, round=3, pot=4, seed=seed)
    oracle = Oracle.from_position(
        oracle_options(options),
        hands,
        rows,
        top,
        cards,
        turn=turn,
        round=3,
        runes=[0] * players,
        pot=4,
        all_in=None,
        shuffle=SameChance(seed),
    )
    return Twins(Game.from_position(position), oracle)


@pytest.mark.parametrize("discard", ["open", "bending"])  # a closed pile alone makes more worlds than can be counted
@pytest.mark.parametrize("players", [2, 3])
def test_11_4_known_cards_are_those_of_all_worlds_near_the_end_of_the_deck(players: int, discard: DiscardMode) -> None:
    chance = Random(players)
    compared = 0
    for _ in range(effort(3, 12) if players == 2 else effort(1, 3)):
        twins = late_twins(chance, players, discard, chance.randrange(4 if players == 2 else 2), free=4)
        pools, worlds = Memory(twins.oracle), Memory(twins.oracle, lambda: Worlds(players, limit=20_000))
        viewers: list[Viewer] = [None, *range(players)]
        while twins.game.phase not in ("predict", "over") and viewers:
            twins.check()
            check_everybody(twins, pools, Counter())
            viewers = [viewer for viewer in viewers if agrees_with_worlds(twins, worlds, viewer)]
            compared += len(viewers)
            twins.play(eager(chance, twins.game.options.config, twins.state))
    assert compared > effort(10, 20)


def agrees_with_worlds(twins: Twins, worlds: Memory, viewer: Viewer) -> bool:
    """Compare for one viewer; False when the worlds have become too many."""
    view = twins.game.view(viewer)
    try:
        for holder, cards in enumerate(view.known):
            assert set(cards) == worlds.proven(viewer, holder)
    except TooManyWorldsError:
        return False
    return True
