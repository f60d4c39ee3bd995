"""The coach says what follows from the player's own view, and nothing else."""

from random import Random

import pytest

import foretell as ft
from foretell.players import bot
from foretell.reviews.coach import MAX_UNPROVEN, advice, facts
from tests.players.redeal import redealt

OPTIONS = [
    ft.Options(players=2),
    ft.Options(players=3, side="B"),
    ft.Options(players=4, discard="closed"),
    ft.Options(players=5, discard="bending", heirs=True),
]


def decisions(options: ft.Options, seed: int) -> list[ft.Game]:
    """Copies of a game of scripted players at some of its decisions."""
    player, game = bot("adept", seed), ft.Game(options, seed=bytes([seed]) * 32)
    found = []
    while game.actor is not None:
        if len(game.plies) % 7 == 3 or game.phase in ("predict", "hide"):
            found.append(game.record().replay())
        game.play(player.choose(game.view(game.actor)), game.actor)
    return found


@pytest.mark.parametrize("options", OPTIONS)
def test_hidden_cards_that_are_dealt_again_change_nothing(options: ft.Options) -> None:
    compared = 0
    for number, game in enumerate(decisions(options, 5)):
        seat = game.actor
        assert seat is not None
        twin = redealt(game, seat, Random(number))
        assert facts(twin.view(seat)) == facts(game.view(seat))
        assert advice(twin.view(seat)) == advice(game.view(seat))
        compared += twin.position().hands != game.position().hands
    assert compared > 5


@pytest.mark.parametrize("options", OPTIONS)
def test_a_choice_is_legal_and_every_number_is_a_chance(options: ft.Options) -> None:
    for game in decisions(options, 6):
        view = game.view(game.actor or 0)
        advised = advice(view)
        assert advised.action in view.choices
        assert advised.lines
        for line in (*facts(view), *advised.lines):
            assert line.chance is None or 0 <= line.chance <= 1
            assert all(0.01 <= one.chance <= 1 for one in line.ranks)
            assert sum(one.chance for one in line.ranks) <= 1 + 1e-9
            assert line.action is None or (line.action in view.choices and line.action != advised.action)


def test_facts_name_proven_cards_told_ranks_and_the_likeliest_rank() -> None:
    game = ft.Game(ft.Options(players=3), seed=bytes(range(32)))
    game.play(ft.Play("JM"))
    game.play(ft.Take("KC"))
    lines = facts(game.view(2))
    assert [(line.key, line.seat) for line in lines] == [
        ("coach-own", None),
        ("coach-cards", 0),
        ("coach-likely", 0),
        ("coach-likely", 1),
        ("coach-counted-best", None),
    ]
    assert lines[1].cards == ("KC",)
    assert lines[0].points == game.view(2).rank.points
    # More than half of all hands have nothing, and most others a pair.
    assert [one.points for one in lines[2].ranks] == [0, 1, 2, 3]
    assert lines[2].ranks[0].chance == pytest.approx(0.55, abs=0.05)
    assert sum(one.chance for one in lines[2].ranks) == pytest.approx(0.98, abs=0.02)


def test_chances_agree_with_the_exact_count_where_one_card_is_hidden() -> None:
    """Two players: seat 0 knows four cards of a pair of nines, and the fifth is one of the unplaced cards."""
    game = ft.Game(ft.Options(players=2), seed=bytes(32))
    truth = game.position()
    known = truth.hands[1][:4]
    game = ft.Game.from_position(
        ft.Position.parse(str(truth).replace(" public=", f" private={','.join(known)}/- public="))
    )
    view = game.view(0)
    assert view.known[1] == known
    won = sum(
        view.rank.strength > ft.rank((*known, card), side="A").strength for card in view.unplaced if card not in known
    )
    told = facts(view)[-1].chance
    assert told == pytest.approx(min(won / len(view.unplaced), MAX_UNPROVEN), abs=0.03)
