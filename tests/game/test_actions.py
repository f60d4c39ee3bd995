import pytest

import foretell as ft

CARD_PHASES = {"play": "", "take": "+", "exchange": "~", "give": "-", "pick": "^", "hide": "!", "discard": "x"}
SEAT_PHASES = {"hypnosis": "@", "eye": "@", "predict": "="}
WORDS = {"pass": 54, "allin": 55, "skip": 56, "use": 57}
CLASSES: tuple[type[ft.Action], ...] = (
    *(ft.Play, ft.Take, ft.Exchange, ft.Give, ft.Pick, ft.Hide, ft.Discard),
    *(ft.Pass, ft.AllIn, ft.Skip, ft.Use, ft.Ask, ft.Predict),
)
EVERY_ACTION = [
    *(ft.Action.parse(sign + card) for sign in CARD_PHASES.values() for card in ft.CARDS),
    *(ft.Action.parse(f"{sign}{seat}") for sign in "@=" for seat in range(5)),
    *(ft.Action.parse(word) for word in WORDS),
]


@pytest.mark.parametrize(("phase", "sign"), CARD_PHASES.items())
def test_actions_0_to_53_are_cards(phase: str, sign: str) -> None:
    for number, card in enumerate(ft.CARDS):
        action = ft.Action.of(phase, number)
        assert (action.number, str(action)) == (number, sign + card)


@pytest.mark.parametrize(("phase", "sign"), SEAT_PHASES.items())
def test_actions_58_to_62_are_seats(phase: str, sign: str) -> None:
    for seat in range(5):
        action = ft.Action.of(phase, 58 + seat)
        assert (action.number, str(action)) == (58 + seat, f"{sign}{seat}")


@pytest.mark.parametrize(("word", "number"), WORDS.items())
def test_actions_54_to_57_are_words(word: str, number: int) -> None:
    action = ft.Action.of("play" if number < 56 else "offer", number)
    assert (action.number, str(action)) == (number, word)


def test_tokens_and_reprs_are_read_back() -> None:
    names = {kind.__name__: kind for kind in CLASSES}
    for action in EVERY_ACTION:
        assert ft.Action.parse(str(action)) == action
        assert eval(repr(action), names) == action
    assert len({str(action) for action in EVERY_ACTION}) == len(set(EVERY_ACTION)) == 7 * 54 + 2 * 5 + 4


def test_each_kind_of_action_has_its_sign() -> None:
    tokens = ["JM", "+7C", "~7C", "-7C", "^7C", "!7C", "x7C", "pass", "allin", "skip", "use", "@2", "=2"]
    actions: list[ft.Action] = [ft.Play("JM"), ft.Take("7C"), ft.Exchange("7C"), ft.Give("7C"), ft.Pick("7C")]
    actions += [ft.Hide("7C"), ft.Discard("7C"), ft.Pass(), ft.AllIn(), ft.Skip(), ft.Use(), ft.Ask(2), ft.Predict(2)]
    assert [str(action) for action in actions] == tokens


@pytest.mark.parametrize("token", ["", "7", "+", "+7X", "++7C", "7C+", "all in", "PASS", "x", "xx7C"])
def test_only_card_actions_take_a_card(token: str) -> None:
    with pytest.raises(ft.NotationError, match="is not a card"):
        ft.Action.parse(token)


@pytest.mark.parametrize("token", ["@", "=", "@5", "=-1", "=2 ", "@٣", "=02"])
def test_a_wrong_seat_is_refused(token: str) -> None:
    with pytest.raises(ft.NotationError, match="is not an action: a seat from 0 to 4 follows"):
        ft.Action.parse(token)


@pytest.mark.parametrize("seat", [-1, 5, True, "2", None, 1.0])
def test_an_action_has_a_real_seat(seat: int) -> None:
    with pytest.raises(ft.NotationError, match="is not a seat; seats are 0 to 4"):
        ft.Predict(seat)


def test_an_action_has_a_real_card() -> None:
    with pytest.raises(ft.NotationError, match="'7X' is not a card"):
        ft.Take("7X")


@pytest.mark.parametrize(
    ("phase", "number"),
    [("play", 58), ("predict", 0), ("over", 0), ("over", 58), ("offer", 3), ("hide", 60), ("take", 54), ("pick", 56)],
)
def test_a_number_that_means_nothing_in_a_phase_is_refused(phase: str, number: int) -> None:
    with pytest.raises(ft.NotationError, match=f"{number} is not an action of the phase '{phase}'"):
        ft.Action.of(phase, number)


@pytest.mark.parametrize("number", [-1, 63, 10**6, 5.0, "5", None])
def test_a_number_of_no_action_is_refused(number: int) -> None:
    with pytest.raises(ft.NotationError, match="is not the number of an action"):
        ft.Action.of("play", number)


@pytest.mark.parametrize("token", [None, 7, b"JM"])
def test_a_token_is_text(token: str) -> None:
    with pytest.raises(ft.NotationError, match="is not a token"):
        ft.Action.parse(token)


def test_an_unknown_phase_is_refused() -> None:
    with pytest.raises(ft.NotationError, match="there is no phase 'draw'; there are play, take"):
        ft.Action.of("draw", 0)


def test_an_action_of_no_kind_has_no_number() -> None:
    with pytest.raises(NotImplementedError):
        _ = ft.Action().number
