"""Conveniences for people who write bots: typed views, seeds, take-backs, ordering, sentences, help."""

import operator
import pydoc
from random import Random

import pytest

import foretell as ft
from foretell.game.field_docs import FieldDocs
from tests.properties.tables import sheet_of


def test_players_get_a_seat_view_and_spectators_a_view() -> None:
    game = ft.Game(ft.Options(players=3), ft.seed_of("tea"))
    assert type(game.view(0)) is ft.SeatView
    assert type(game.view(None)) is ft.View
    assert game.view(0) == game.view(0) != game.view(None)
    assert game.view(0).rank == ft.present_rank(game.view(0).hand, game.options)
    assert game.view(None).rank is None


def test_the_target_is_a_card_where_one_is_given() -> None:
    chance, seen = Random(1), set()
    game = ft.Game(ft.Options(players=3), ft.seed_of(1))
    while game.actor is not None:
        view = game.view(game.actor)
        seen.add((view.phase == "give", view.target in ft.CARDS))
        game.play(chance.choice(view.legal))
    assert seen == {(True, True), (False, False)}


def test_a_seed_from_a_text_or_a_number() -> None:
    assert len(ft.seed_of("tea")) == 32
    assert ft.seed_of(7) == ft.seed_of("7") != ft.seed_of("tea")
    for wrong in (b"tea", 1.5, True, None):
        with pytest.raises(ft.ForetellError, match="seed_of takes a text or a whole number"):
            ft.seed_of(wrong)  # type: ignore[arg-type]
    with pytest.raises(ft.ForetellError, match="seed_of makes one from a text"):
        ft.Game(seed="tea")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("from_position", [False, True])
def test_every_decision_can_be_taken_back(players: int, *, from_position: bool) -> None:
    chance = Random(players)
    game = ft.Game(ft.Options(players, discard="closed", sheet=sheet_of(2)), ft.seed_of(players))
    if from_position:
        game.play(game.legal[0])
        game = ft.Game.from_position(game.position())
    stages: list[tuple[ft.Game, list[ft.View]]] = []
    while game.actors and len(stages) < 60:
        stages.append((game.copy(), [game.view(seat) for seat in (*range(players), None)]))
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    for before, views in reversed(stages):
        last = game.plies[-1]
        assert game.undo() == last
        assert game == before
        assert [game.view(seat) for seat in (*range(players), None)] == views
        assert [game.view(seat).history for seat in range(players)] == [view.history for view in views[:-1]]
    with pytest.raises(ft.ForetellError, match="no decision to take back"):
        game.undo()


def test_games_are_equal_by_record() -> None:
    one, other = (ft.Game(ft.Options(2), ft.seed_of("tea")) for _ in range(2))
    assert one == other
    one.play(ft.Pass())
    assert one != other
    other.play(ft.Pass())
    assert one == other == one.record().replay()
    assert one != ft.Game(ft.Options(2), ft.seed_of("tea"), ("Ann", "Ben"))
    assert one != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_actions_sort_and_format() -> None:
    actions = [ft.Predict(1), ft.Pass(), ft.Take("2C"), ft.Play("2C"), ft.Play("AC"), ft.Ask(1)]
    assert sorted(actions) == [ft.Take("2C"), ft.Play("2C"), ft.Play("AC"), ft.Pass(), ft.Predict(1), ft.Ask(1)]
    assert ft.Play("2C") <= ft.Play("2C") >= ft.Play("2C")
    assert ft.Play("AC") > ft.Play("2C")
    assert f"{ft.Take('2C'):>5}|{ft.Pass()}" == "  +2C|pass"
    for compare in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(TypeError):
            compare(ft.Pass(), 1)


def test_prospects_by_action_and_by_token() -> None:
    view = ft.Game(ft.Options(3), ft.seed_of("tea")).view(0)
    first = view.legal[0]
    assert view.prospects.__contains__(first)
    assert str(first) in view.prospects
    assert view.prospects[first] is view.prospects[str(first)] is view.prospects.get(first)
    assert not view.prospects.__contains__(ft.Pass())
    assert view.prospects.get(ft.Pass()) is None
    assert view.prospects.by_action == {ft.Action.parse(token): rank for token, rank in view.prospects.items()}


def test_cards_taken_apart() -> None:
    for card in ft.CARDS[:-2]:
        suit = ft.suit_of(card)
        assert suit is not None
        assert f"{ft.value_of(card)}{suit[0].upper()}" == card
    with pytest.raises(ft.NotationError):
        ft.value_of("1C")


def test_events_in_words() -> None:
    event = ft.Event("hypnotised", 0, 1, rank=2)
    assert ft.tell(event, names=("Ann", "Ben")) == "Ann uses Hypnosis, and Ben tells everyone their rank: 2 pairs."
    assert ft.tell(event, "es", seat=1) != ft.tell(event, "es")
    with pytest.raises(ft.ForetellError, match="there is no language 'xx'; there are en, fr"):
        ft.tell(event, "xx")


def test_help_shows_the_fields() -> None:
    text = pydoc.plain(pydoc.render_doc(ft.SeatView))
    assert "hand: Cards\n" in text
    assert "11.4: for each seat, the cards that this viewer can prove to be in that hand." in text
    assert "phase: Phase" in text
    assert "space: int | None" in (ft.Event.__doc__ or "")


def test_a_class_without_source_keeps_its_docstring() -> None:
    made = type("Made", (), {"__doc__": FieldDocs("Made up.")})
    assert made.__doc__ == "Made up."
