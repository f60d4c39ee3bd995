import copy
import random
from collections.abc import Callable

import pytest

import foretell as ft
from foretell.rules import State, answer_for, apply, legal, start
from tests.positions import BENDING, CLOSED, SEED, THREE, TWO, keys, play, position, table

HAND = "JM 2M 4S 6T 10T"


def at_random(options: ft.Options, number: int) -> list[ft.Game]:
    """Yield a copy of a random game at each decision."""
    chance = random.Random(number)
    game = ft.Game(options, bytes([number]) * 32)
    moments = [game.copy()]
    while game.phase != "over":
        game.play(chance.choice(game.legal))
        moments.append(game.copy())
    return moments


def truth(game: ft.Game) -> object:
    views = [game.view(viewer) for viewer in (*range(game.options.players), None)]
    return game.position(), views, game.plies, str(game.record()), game.unfoldings, game.legal, game.actors


@pytest.mark.parametrize("options", [TWO, BENDING, CLOSED, ft.Options(5, heirs=True)])
def test_an_illegal_action_raises_and_changes_nothing(options: ft.Options) -> None:
    phases = set()
    for game in at_random(options, 3):
        if game.phase in phases and game.phase not in ("predict", "over"):
            continue
        phases.add(game.phase)
        before = truth(game)
        every = [ft.Action.parse(sign + card) for sign in ("", *"+~-^!x") for card in ("JM", "2C", "R1")]
        every += [ft.Pass(), ft.AllIn(), ft.Skip(), ft.Use(), *map(ft.Ask, range(5)), *map(ft.Predict, range(5))]
        for action in set(every) - set(game.legal):
            with pytest.raises(ft.IllegalAction, match=r"is not legal; (seat .*|nobody) is asked to choose"):
                game.play(action)
        for seat in {-1, 0, 1, 2, 3, 4, 5} - set(game.actors):
            with pytest.raises(ft.IllegalAction, match=f"it is not for seat {seat} to choose; (seat|nobody) "):
                game.play(game.legal[0] if game.legal else ft.Pass(), seat=seat)
        assert truth(game) == before
    assert {"play", "take", "predict", "over"} <= phases


def test_the_error_for_an_illegal_action_lists_the_legal_ones() -> None:
    game = table(HAND)
    with pytest.raises(ft.IllegalAction) as caught:
        game.play(ft.Play("2C"), seat=0)
    expected = "Play(card='2C') is not legal; seat 0 is asked to choose (play), from 2M, JM, 4S, 6T, 10T, pass, allin"
    assert str(caught.value) == expected


@pytest.mark.parametrize("seat", [None, 1, 2, "0"])
def test_11_2_an_error_lists_choices_only_to_the_seat_that_has_them(seat: int | None) -> None:
    with pytest.raises(ft.IllegalAction, match=r"seat 0 is asked to choose \(play\)") as caught:
        table(HAND).play(ft.Play("2C"), seat)
    assert not any(card in str(caught.value) for card in HAND.split())
    assert ("game.legal has the choices" in str(caught.value)) == (seat is None)


def test_the_same_token_may_mean_another_action_in_another_phase() -> None:
    game = table(HAND, first="3C")
    play(game, "JM")
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Play("3C"))
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Discard("2M"))


def test_after_the_end_nothing_is_legal() -> None:
    game = at_random(TWO, 1)[-1]
    with pytest.raises(ft.IllegalAction, match=r"; nobody is asked to choose \(over\): the game is over"):
        game.play(ft.Pass())


@pytest.mark.parametrize("action", ["pass", 54, None])
def test_objects_that_are_not_actions_are_refused(action: ft.Action) -> None:
    with pytest.raises(ft.IllegalAction, match=r"is not an action; build one, or read a token with Action\.parse"):
        table(HAND).play(action)


@pytest.mark.parametrize("action", [-1, 63, 57, 58])
def test_the_rules_refuse_an_action_that_is_not_legal(action: int) -> None:
    game = ft.Game(TWO, SEED)
    s = game._state
    before = s.content()
    assert action < 0 or not legal(TWO.config, s) >> action & 1
    assert apply(TWO.config, s, action) is False
    assert s.content() == before


@pytest.mark.parametrize("options", [TWO, BENDING, CLOSED])
def test_a_used_state_starts_a_new_game_like_a_fresh_one(options: ft.Options) -> None:
    phases = set()
    for game in at_random(options, 2):
        s = game._state
        s.seed = ft.Game(options, SEED)._state.seed
        phases.add(game.phase)
        start(options.config, s)
        assert game.position() == ft.Game(options, SEED).position()
        assert game.legal == ft.Game(options, SEED).legal
    assert {"play", "pick", "take", "over"} <= phases


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 5])
def test_the_rules_let_only_an_undecided_predictor_of_two_answer_out_of_turn(seat: int) -> None:
    playing, predicting = table(HAND, turn=1), table(free=0, phase="predict", turn=1)
    for game in (playing, predicting):
        assert answer_for(game.options.config, game._state, seat) == (seat == game.actor)
        assert game.actor == (1 if game is playing else 2)
    two = table(options=TWO, free=0, phase="predict", turn=1)
    assert answer_for(TWO.config, two._state, seat) == (seat in (0, 1))
    placed = table(options=TWO, free=0, phase="predict", turn=1, predictions=(1, None))
    assert answer_for(TWO.config, placed._state, seat) == (seat == 1)
    over = at_random(TWO, 1)[-1]
    assert not answer_for(TWO.config, over._state, seat)


@pytest.mark.parametrize("seat", ["0", True, 1.0, (0,)])
def test_a_seat_is_a_number(seat: int) -> None:
    game = table(HAND, turn=1)
    with pytest.raises(ft.IllegalAction, match="it is not for seat"):
        game.play(ft.Pass(), seat=seat)


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 0.0])
def test_a_view_is_of_a_seat_or_a_spectator(seat: int) -> None:
    with pytest.raises(ft.ForetellError, match=r"there is no seat .* seats are 0 to 2, None for spectators"):
        table(HAND).view(seat)


def test_a_seat_may_be_named_for_every_action() -> None:
    game = table(HAND, turn=1)
    game.play(ft.Pass(), seat=1)
    assert (game.actor, game.plies) == (2, (ft.Ply(1, ft.Pass()),))


@pytest.mark.parametrize("copied", [ft.Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_is_independent(copied: Callable[[ft.Game], ft.Game]) -> None:
    game = table(HAND, first="3C 5C", deck="KT")
    play(game, "JM")
    twin = copied(game)
    before = truth(game)
    assert truth(twin) == before
    play(twin, "+3C use x2M pass")
    assert truth(game) == before
    assert play(game, "+3C")[0].key == "took"
    assert len(twin.plies) == 5
    assert len(game.plies) == 2


def test_a_copy_reports_only_its_own_events() -> None:
    game = table(HAND, first="3C 5C")
    twin = game.copy()
    play(game, "pass")
    assert keys(play(twin, "pass")) == ["passed"]
    assert State().copy().content() == State().content()


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    one, other = (at_random(BENDING, 5)[-1] for _ in range(2))
    assert truth(one) == truth(other)
    assert ft.Game(THREE, SEED).position() != ft.Game(THREE, b"\1" * 32).position()


def test_without_a_seed_each_game_has_its_own() -> None:
    one, other = ft.Game(), ft.Game()
    assert one.seed != other.seed
    assert (len(one.seed), one.options) == (32, ft.Options())


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, bytearray(32), 5])
def test_a_seed_is_32_bytes(seed: bytes) -> None:
    with pytest.raises(ft.ForetellError, match="a seed is 32 bytes"):
        ft.Game(seed=seed)


def test_a_game_from_a_position_takes_the_seed_given_or_the_positions_or_a_new_one() -> None:
    here = position(HAND)
    assert here.seed is None
    assert ft.Game.from_position(here, SEED).seed == SEED
    assert ft.Game.from_position(here).seed != ft.Game.from_position(here).seed
    seeded = ft.Game.from_position(here, b"\7" * 32).position()
    assert seeded.seed == b"\7" * 32
    assert ft.Game.from_position(seeded).seed == b"\7" * 32
    assert ft.Game.from_position(seeded, SEED).position().seed == SEED


def test_a_game_from_a_position_starts_without_events() -> None:
    assert table(HAND).opening == ()
    assert keys(ft.Game(TWO, SEED).opening)[0] == "round_started"


def test_options_and_position_must_agree() -> None:
    with pytest.raises(ft.OptionsError):
        ft.Game(TWO, SEED, position=position(HAND))
    assert ft.Game(THREE, SEED, position=position(HAND)).actor == 0


@pytest.mark.parametrize("options", [3, "A"])
def test_a_game_has_real_options(options: ft.Options) -> None:
    with pytest.raises(ft.OptionsError, match=r"options are foretell\.Options"):
        ft.Game(options)


def test_names_are_kept() -> None:
    assert ft.Game(TWO, SEED, ("Ada", "Ștefan")).names == ("Ada", "Ștefan")
    assert ft.Game.from_position(position(HAND), SEED, ("a", "b", "c")).names == ("a", "b", "c")


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("Ada",), "2 players have 2 names or none, not 1"),
        (("Ada", ""), "a name has 1 to 40 printable characters"),
        (("Ada", "x" * 41), "a name has 1 to 40 printable characters"),
        (("Ada", "a\nb"), "a name has 1 to 40 printable characters"),
        (("Ada", " Bob"), "no spaces at the ends"),
        (("Ada", 5), "a name has 1 to 40 printable characters"),
        ("AB", "names are a tuple"),
        (5, "names are a tuple"),
    ],
)
def test_names_that_do_not_fit_are_refused(names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(ft.ForetellError, match=reason):
        ft.Game(TWO, SEED, names)


def test_the_repr_of_a_game_shows_players_round_phase_and_ply() -> None:
    game = ft.Game(TWO, SEED)
    play(game, "pass")
    assert repr(game) == "<Game of 2, round 1, play, ply 1>"


def test_an_unfolding_says_how_a_round_ended() -> None:
    hands = ("2C 2M 5S 7T R1", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")
    game = table(*hands, free=0, phase="predict", turn=2, runes=(1, 2, 3), pot=7)
    play(game, "=0 =2 =0")
    assert game.unfoldings == (
        ft.Unfolding(
            round=1,
            hands=tuple(tuple(sorted(hand.split(), key=ft.CARDS.index)) for hand in hands),
            ranks=tuple(ft.rank(hand.split()) for hand in hands),
            points=(1, 0, 0),
            best=0,
            predictions=(0, 2, 0),
            shares=(3, 0, 3),
            rune_cards=(2, 0, 0),
            gains=(3 + 1 + 2, 0, 3),
            runes=(7, 2, 6),
            pot_before=7,
            pot=1,
        ),
    )
    assert game.view(None).runes == (7, 2, 6)
    assert game.view(1).unfoldings == game.unfoldings


def test_a_whole_game_has_an_unfolding_for_each_round() -> None:
    game = at_random(THREE, 7)[-1]
    assert [unfolding.round for unfolding in game.unfoldings] == [1, 2, 3]
    assert game.result is not None
    assert game.unfoldings[-1].runes == game.result.runes
    kept = 0
    for stake, unfolding in zip((4, 6, 8), game.unfoldings, strict=True):
        assert unfolding.pot_before == kept + stake
        assert sum(unfolding.shares) + unfolding.pot == unfolding.pot_before
        kept = unfolding.pot
        for seat, rank in enumerate(unfolding.ranks):
            assert (rank.name, rank.points) == (ft.rank(unfolding.hands[seat]).name, unfolding.points[seat])
            deciding = f"{rank.value}{str(rank.suit)[0].upper()}"
            assert deciding in unfolding.hands[seat]
            runes = unfolding.shares[seat] + rank.points + unfolding.rune_cards[seat]
            assert runes == unfolding.gains[seat]


def test_a_seat_may_choose_exactly_its_choices() -> None:
    game, chance = ft.Game(ft.Options(players=2), seed=bytes(32)), random.Random(7)
    tokens: set[str] = set()
    while game.actor is not None:
        choices = [game.choices(seat) for seat in range(2)]
        tokens.update(*choices)
        for seat in range(2):
            assert {token for token in tokens if game.may_choose(seat, token)} == set(choices[seat])
        game.play(chance.choice(game.legal))
    assert game.choices(0) == {}
    assert not game.may_choose(0, "no such action")
