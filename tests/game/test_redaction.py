"""What a viewer may know about another seat's decision."""

import pytest

import foretell as ft
from tests.positions import table


@pytest.mark.parametrize("viewer", [True, False, 5, 99, -1, "0", 0.0])
def test_a_viewer_is_a_seat_or_a_spectator(viewer: int) -> None:
    with pytest.raises(ft.ForetellError, match=r"there is no seat .*; seats are 0 to 4, None for spectators"):
        ft.event_for(ft.Event("passed", 0, cards=("7C",)), viewer)
    with pytest.raises(ft.ForetellError, match=r"there is no seat .*; seats are 0 to 4, None for spectators"):
        ft.action_for(ft.Pass(), 0, viewer, ft.Options())


@pytest.mark.parametrize(
    ("action", "options", "private"),
    [
        (ft.Hide("7C"), ft.Options(), True),
        (ft.Pick("7C"), ft.Options(), False),
        (ft.Pick("7C"), ft.Options(discard="closed"), True),
        (ft.Discard("7C"), ft.Options(discard="bending"), False),
        (ft.Discard("7C"), ft.Options(discard="closed"), True),
        (ft.Predict(0), ft.Options(players=3), False),
        (ft.Predict(0), ft.Options(players=2), True),
        (ft.Play("7C"), ft.Options(players=2, discard="closed"), False),
    ],
)
def test_11_2_only_its_seat_sees_a_private_choice(action: ft.Action, options: ft.Options, private: bool) -> None:
    assert ft.action_for(action, 1, 1, options) == action
    for viewer in (0, None):
        assert ft.action_for(action, 1, viewer, options) == (None if private else action)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_seats_and_ranks_of_0_are_shown(seat: int) -> None:
    told = tuple((0, 2) if other == seat else None for other in range(3))
    view = table(all_in=seat, turn=(seat + 1) % 3, turns=6, told=told).view(None)
    assert view.all_in == seat
    assert view.told[seat] == ft.Told(0, 2)
    assert [other for other in view.told if other] == [ft.Told(0, 2)]
    assert table().view(None).all_in is None
