"""Games that never end: what is shown, what is gained, and how the next one begins."""

from random import Random

import pytest

import foretell as ft
from foretell.players.net.inputs import CHOICES, INPUT_WORDS, OTHERS, fill_inputs, seated
from foretell.rules import Config, State, apply, cards, start
from foretell.rules.observation import LEGAL, SEAT, observe
from foretell.rules.ranking import strength
from foretell.train import endless_games as games

from .play import ALL, Place, any_of


@pytest.mark.parametrize("options", ALL, ids=str)
def test_what_is_shown_is_what_the_actor_sees_and_then_the_truth(options: ft.Options) -> None:
    chance = Random(f"shown {options}")
    place = Place([options], chance.getrandbits(62))
    for _ in range(60):
        row, state, players = place.show(games.PAST), place.state, place.config.players
        seen = [0] * INPUT_WORDS
        observe(place.config, state, state.actor, seen)
        fill_inputs(place.config, seen)
        assert row[:INPUT_WORDS] == seen
        others = [(state.actor + j) % players for j in range(1, players)]
        assert row[games.HELD : games.HELD + OTHERS] == [*(state.hands[i] for i in others), 0, 0, 0, 0][:OTHERS]
        strengths = [strength(state.hands[i], place.config.side, place.config.suits) for i in others]
        assert row[games.STRENGTHS : games.STRENGTHS + OTHERS] == [*strengths, -1, -1, -1][:OTHERS]
        assert row[games.OWN] == strength(state.hands[state.actor], place.config.side, place.config.suits)
        assert row[games.CHOOSER] == (games.LEARNER if state.actor == place.slot.learner else games.PAST)
        assert row[games.CHOOSER + 1 :] == [0] * (games.WORDS - games.CHOOSER - 1)
        place.advance(any_of(row, chance))


@pytest.mark.parametrize("options", ALL, ids=str)
def test_seats_are_turned_to_the_viewer_and_back(options: ft.Options) -> None:
    """Each choice that is shown is carried out as the legal action that it stands for."""
    chance = Random(f"turned {options}")
    place = Place([options], chance.getrandbits(62))
    with_seats = 0
    for _ in range(200):
        row = place.show()
        action = any_of(row, chance)
        meant = action if action < cards.SEAT else cards.SEAT + (action - cards.SEAT + row[SEAT]) % place.config.players
        with_seats += action >= cards.SEAT
        assert row[LEGAL] >> meant & 1
        assert row[CHOICES].bit_count() == row[LEGAL].bit_count()
        twin = place.state.copy()
        assert apply(place.config, twin, meant)
        place.advance(action)
        if not place.ended[0]:
            assert twin.content() == place.state.content()
    assert with_seats


@pytest.mark.parametrize("options", ALL, ids=str)
def test_rewards_sum_to_zero_and_tell_who_won(options: ft.Options) -> None:
    chance = Random(f"rewards {options}")
    place = Place([options], chance.getrandbits(62))
    ends = 0
    while ends < 2:
        before, learner, runes = place.state.copy(), place.slot.learner, list(place.state.runes)
        action = any_of(place.show(), chance)
        place.advance(action, margin=0.25)
        rewards, players = place.rewards[0].tolist(), place.config.players
        assert sum(rewards) == pytest.approx(0, abs=1e-5)
        assert rewards[players:] == [0.0] * (cards.SEATS - players)
        apply(place.config, before, seated(action, before.actor, players))
        gained = [before.runes[seat] - runes[seat] for seat in range(players)]
        above = [0.25 * (one - sum(gained) / players) for one in gained]
        if before.legal:
            assert place.ended[0] == 0
        else:
            ends += 1
            assert place.ended[0] == 1 + 2 * players + (before.winner == learner)
            shares = [(before.winner == seat) - 1 / players for seat in range(players)]
            above = [a + (b if before.winner >= 0 else 0) for a, b in zip(above, shares, strict=True)]
        assert rewards[:players] == pytest.approx(above, abs=1e-5)


def test_a_game_that_ends_is_replaced_by_a_new_one_of_options_drawn_anew() -> None:
    chance = Random("anew")
    place = Place(ALL, chance.getrandbits(62))
    met, learners, seeds = set(), set(), set()
    while place.slot.games < 12:
        number = place.slot.games
        place.advance(any_of(place.show(), chance))
        assert (place.slot.games == number + 1) == bool(place.ended[0])
        if place.ended[0]:
            fresh = State()
            fresh.seed = list(place.state.seed)
            start(place.config, fresh)
            assert observed(place.config, fresh) == observed(place.config, place.state)
            assert 0 <= place.slot.learner < place.config.players
            met.add(place.slot.config)
            learners.add(place.slot.learner)
            seeds.add(tuple(place.state.seed))
    assert len(met) > 3
    assert len(learners) > 1
    assert len(seeds) == 11


def observed(config: Config, state: State) -> list[list[int]]:
    rows = [[0] * INPUT_WORDS for _ in range(config.players)]
    for seat, row in enumerate(rows):
        observe(config, state, seat, row)
    return rows
