"""Invariants that hold after every action."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import Game, Options
from foretell.rules import Config, State, apply
from foretell.rules.cards import ACTIONS, CARDS, HAND, MAX_CELLS, MAX_EFFECTS, MAX_REVEAL, NOBODY, OVER_PHASE, SEATS

from .policies import numbers_in
from .tables import Table, tables

OUTSIDE = (-(2**31), -58, -1, 63, 64, 65, 118, 127, 128, 2**31)


def cards_of(s: State) -> list[int]:
    """Return every card that has a place, once for each place."""
    cards = [card for hand in s.hands for card in numbers_in(hand)]
    cards += s.pile[: s.deck] + s.pile[CARDS - s.discard :]
    cards += [card for card in (*s.cells, s.played) if card >= 0]
    return cards + [(s.revealed >> 6 * i & 63) - 1 for i in range(MAX_REVEAL) if s.revealed >> 6 * i & 63]


def play_on(table: Table, game: Game, chance: Random) -> None:
    """Carry out an action of the table's policy with the rules."""
    assert apply(table.options.config, game._state, table.policy(chance, table.options.config, game._state))


@settings(max_examples=60)
@given(tables())
def test_1_1_the_54_cards_are_all_there_and_every_game_ends(table: Table) -> None:
    game, chance = table.game(), Random(table.choices)
    s, config = game._state, table.options.config
    turns = config.turn_limit + MAX_CELLS
    most = 4 * (turns * (1 + 3 * MAX_EFFECTS) + SEATS)
    decisions = 0
    while s.phase != OVER_PHASE:
        assert sorted(cards_of(s)) == list(range(CARDS))
        assert s.legal
        assert s.turns <= turns
        play_on(table, game, chance)
        check_hands(s, config)
        decisions += 1
        assert decisions < most
    assert sorted(cards_of(s)) == list(range(CARDS))
    assert (s.legal, s.actor) == (0, NOBODY)
    assert s.round == 3 or (s.round == 4 and config.heirs)
    assert s.winner >= 0 or (s.winner == NOBODY and s.round == 4)


def check_hands(s: State, config: Config) -> None:
    """3.2: the player of a card has at least 4 cards, and at most one more for each effect."""
    for seat in range(config.players):
        size = s.hands[seat].bit_count()
        assert size == HAND or (seat == s.turn and s.played >= 0 and HAND - 1 <= size <= HAND + 3)


@settings(max_examples=60)
@given(tables(), st.integers(0, 120))
def test_legal_is_exactly_what_apply_accepts(table: Table, plies: int) -> None:
    """Refused actions change nothing at all."""
    game, chance = table.game(), Random(table.choices)
    s, config = game._state, table.options.config
    for ply in range(plies):
        if s.phase == OVER_PHASE:
            break
        if ply % 10 == 0:
            check_all_actions(config, s)
        play_on(table, game, chance)
    check_all_actions(config, s)


def check_all_actions(config: Config, s: State) -> None:
    before = s.content()
    for action in (*range(ACTIONS), *OUTSIDE):
        twin = s.copy()
        accepted = apply(config, twin, action)
        assert accepted == (action >= 0 and bool(s.legal >> action & 1))
        assert accepted == (twin.content() != before)
    assert s.content() == before


@settings(max_examples=60)
@given(tables())
def test_the_runes_balance(table: Table) -> None:
    """What rounds bring into the pot (2.4) and the supply gives (5.5, 8.8, 8.9) is what seats and pot hold."""
    game, chance = table.game(), Random(table.choices)
    s = game._state
    brought, gained = stake(table.options, 1), 0
    while game.actors:
        seat = chance.choice(game.actors)
        number = table.policy(chance, table.options.config, s)
        action = next(action for action in game.legal if action.number == number)
        for event in game.play(action, seat):
            if event.key in ("gained_rune", "hand_scored", "rune_cards_scored"):
                gained += event.runes or 0
            if event.key == "round_started":
                brought += stake(table.options, event.round or 0)
        assert brought + gained == sum(s.runes) + s.pot
    rounds = game.unfoldings
    assert [unfolding.round for unfolding in rounds] == list(range(1, s.round + 1))
    assert rounds[-1].runes == tuple(s.runes[: table.options.players])


def stake(options: Options, number: int) -> int:
    """2.4, 9.3."""
    return (4, 6, 8, 10)[number - 1] - (2 if options.players == 2 and number < 4 else 0)
