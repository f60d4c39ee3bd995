"""Prospects equal a search over all hands of five, and do not depend on hidden cards."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import msgspec
import pytest

import foretell as ft
from foretell.sheets import SUIT_LETTERS, SUITS
from tests.oracle.ranking import key

from .policies import POLICIES
from .redeal import known_to, redealt, swap_for
from .tables import SHARE, kinds_for, sheet_of


def moments(policy: str) -> Iterator[tuple[Random, ft.Game]]:
    """Yield every decision of a game of each kind, every second game with a random sheet."""
    for number, (players, side, discard, heirs) in kinds_for(policy):
        chance = Random(f"{policy} {number}")
        options = ft.Options(players, side, discard, heirs, sheet_of(number // 2 * (number % 2)))
        game = ft.Game(options, bytes([number]) * 32)
        while game.actors:
            yield chance, game
            game.play(ft.Action.of(game.phase, POLICIES[policy](chance, game.options.config, game._state)))


def best(cards: set[str], options: ft.Options) -> int:
    """Return the oracle's strength of the best five cards, or of all cards if there are fewer."""
    order = "".join(SUIT_LETTERS[SUITS.index(suit)] for suit in options.sheet.suits)
    hands = combinations(sorted(cards), min(5, len(cards)))
    points, value, suit = max(key(hand, options.side, order) for hand in hands)
    return points << 6 | max(value - 1, 0) << 2 | suit  # a strength counts the values from 1, the oracle from 2


def expected(view: ft.View) -> dict[str, int]:
    """Compute the prospects from the tokens of the choices alone."""
    held, found = set(view.hand or ()), {}
    for token in view.choices:
        match view.phase, token.lstrip("+~-^x"):
            case "play", card if card in held:
                found[token] = best(held - {card}, view.options)
            case "discard", card:
                found[token] = best(held - {card}, view.options)
            case (("take" | "pick"), card) if card != "skip":
                found[token] = best(held | {card}, view.options)
            case "exchange", card if card != "skip":
                found[token] = max(best(held - {given} | {card}, view.options) for given in held)
            case "give", card:
                assert view.target is not None
                found[token] = best(held - {card} | {view.target}, view.options)
    return found


@pytest.mark.long
@pytest.mark.parametrize("policy", ["eager", "uniform"])
def test_each_prospect_is_the_best_rank_right_after_the_choice(policy: str) -> None:
    seen: Counter[str] = Counter()
    for _, game in moments(policy):
        for seat in (*range(game.options.players), None):
            view = game.view(seat)
            prospects = view.prospects
            assert {token: rank.strength for token, rank in prospects.items()} == expected(view)
            for rank in prospects.values():
                assert rank.name == ft.rank_name(rank.points, game.options.side)
            if prospects:
                seen[view.phase] += 1
    assert set(seen) == {"play", "take", "exchange", "give", "pick", "discard"}
    assert min(seen.values()) > 100 * SHARE


@pytest.mark.long
def test_the_hand_after_the_choice_has_the_prospective_rank() -> None:
    """Once no effect is left, the hand is what the last discard or gift made of it."""
    seen = 0
    for _, game in moments("eager"):
        if game.phase in ("discard", "give"):
            seat = game.actors[0]
            view = game.view(seat)
            for action in view.legal:
                after = game.copy()
                drew = any(event.key in ("drew", "dealt") for event in after.play(action, seat))
                if not drew and after.phase in ("play", "predict", "take", "exchange", "discard"):
                    assert after.view(seat).rank == view.prospects[str(action)]
                    seen += 1
    assert seen > 1000 * SHARE


@pytest.mark.long
def test_11_3_no_prospect_depends_on_what_is_hidden() -> None:
    swapped = 0
    for chance, game in moments("eager"):
        if chance.random() < 0.2:
            seat, position = chance.choice(game.actors), game.position()
            swap = swap_for(chance, position, known_to(position, seat) | set(position.revealed))
            other = ft.Game.from_position(redealt(chance, position, swap, seat))
            here, there = game.view(seat).prospects, other.view(seat).prospects
            assert msgspec.json.encode(here) == msgspec.json.encode(there)
            swapped += bool(here) and any(card != stands for card, stands in swap.cards.items())
    assert swapped > 300 * SHARE
