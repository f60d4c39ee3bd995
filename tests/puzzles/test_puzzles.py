"""The puzzles of the package: real decisions that show only what their seat may know, with a clearly best answer."""

import json
from dataclasses import asdict
from importlib.resources import files

import pytest

import foretell as ft
from bench.puzzles.page import FILE, page_text
from foretell.puzzles import STAY, THEMES, Puzzle, load_puzzles
from foretell.rules.cards import EVERY_CARD
from foretell.rules.knowledge import known

PHASES = {
    "prediction": {"predict"},
    "eye": {"hide"},
    "effect": {"play", "take", "exchange", "pick"},
    "all-in": {"play"},
}
SAMPLE = load_puzzles()[:: max(1, len(load_puzzles()) // 40)]
EACH = pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: str(puzzle.number))


def redealt(puzzle: Puzzle) -> ft.Game:
    """The same game with the cards that the seat cannot know dealt in another way."""
    game = puzzle.game
    state = game.truth().state
    hidden = EVERY_CARD & ~known(state, puzzle.view.seat)
    places = [(state.hands, seat) for seat in range(puzzle.players)]
    cards = [card for card in range(54) if hidden >> card & 1]
    turned = dict(zip(cards, cards[1:] + cards[:1], strict=True))
    for hands, seat in places:
        hands[seat] = sum(1 << turned.get(card, card) for card in range(54) if hands[seat] >> card & 1)
    for place in range(state.deck):
        state.pile[place] = turned.get(state.pile[place], state.pile[place])
    return game


@EACH
def test_a_puzzle_is_a_decision_with_its_choices(puzzle: Puzzle) -> None:
    view = puzzle.view
    assert view.phase in PHASES[puzzle.theme]
    assert view.seat in view.actors
    tokens = {choice.token for choice in puzzle.choices}
    assert tokens == ({"allin", STAY} if puzzle.theme == "all-in" else {str(action) for action in view.legal})
    assert 0 < len(puzzle.answers) < len(tokens)
    assert set(puzzle.answers) < tokens
    assert (puzzle.instead is None) == (puzzle.answers != (STAY,))


@EACH
def test_the_figures_show_the_answer(puzzle: Puzzle) -> None:
    right = [choice for choice in puzzle.choices if puzzle.is_right(choice.token)]
    wrong = [choice for choice in puzzle.choices if not puzzle.is_right(choice.token)]
    if puzzle.theme == "eye":
        assert max(choice.odds or 0 for choice in right) <= min(choice.odds or 0 for choice in wrong) - 0.05
    else:
        assert min(choice.chance or 0 for choice in right) >= max(choice.chance or 0 for choice in wrong) + 0.049
    if puzzle.theme == "prediction":
        assert sum(choice.odds or 0 for choice in puzzle.choices) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("puzzle", load_puzzles("eye"), ids=lambda puzzle: str(puzzle.number))
def test_a_card_that_the_asker_knows_hides_nothing(puzzle: Puzzle) -> None:
    proven = known(puzzle.game.truth().state, puzzle.view.turn)
    figures = {choice.token: choice.odds for choice in puzzle.choices}
    for action in puzzle.view.legal:
        if proven >> action.number & 1:
            assert not puzzle.is_right(str(action))
            assert figures[str(action)] == 1


@EACH
def test_what_is_shown_does_not_depend_on_hidden_cards(puzzle: Puzzle) -> None:
    assert redealt(puzzle).position() != puzzle.game.position()
    other = redealt(puzzle).view(puzzle.view.seat)
    assert other == puzzle.view
    assert other.observation == puzzle.view.observation
    told = [event for events in puzzle.events for event in events]
    # A reshuffle puts cards that everybody has seen back into the deck.
    last = max((place for place, event in enumerate(told) if event.key == "reshuffled"), default=0)
    seen = {card for event in told[last:] for card in event.cards}
    assert not {card for card in seen if card is not None} & set(puzzle.view.unplaced)


def test_the_puzzles_are_different_and_easy_ones_come_first() -> None:
    puzzles = load_puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({(puzzle.source, puzzle.view.round) for puzzle in puzzles}) == len(puzzles), "one a round"
    assert [puzzle.rating for puzzle in puzzles] == sorted(puzzle.rating for puzzle in puzzles)
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert {puzzle.theme for puzzle in puzzles} == set(THEMES)


def test_the_files_are_small_and_that_of_the_page_is_made_from_the_other() -> None:
    package = (files("foretell.puzzles") / "puzzles.json").read_bytes()
    assert len(package) < 500_000
    assert json.loads(package)["version"] == 1
    assert FILE.read_text(encoding="utf-8") == page_text(load_puzzles())


def test_wrong_questions_are_refused() -> None:
    puzzle = load_puzzles("prediction")[0]
    with pytest.raises(ft.ForetellError, match="has no choice 'pass'; choose one of =0"):
        puzzle.is_right("pass")
    with pytest.raises(ft.ForetellError, match="there is no theme 'chess'; the themes are prediction, eye"):
        load_puzzles("chess")  # type: ignore[arg-type]


def test_a_puzzle_can_be_played_on_and_stays_the_same() -> None:
    puzzle = load_puzzles("effect")[0]
    before = asdict(puzzle)
    game = puzzle.game
    game.play(game.legal[0])
    assert asdict(puzzle) == before
    assert len(puzzle.game.plies) == len(puzzle.tokens)
    assert puzzle._repr_svg_().startswith("<svg")


def test_any_other_action_is_to_stay() -> None:
    puzzle = next(puzzle for puzzle in load_puzzles("all-in") if puzzle.answers == (STAY,))
    assert puzzle.is_right("pass")
    assert not puzzle.is_right("allin")
