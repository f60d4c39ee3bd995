"""Who may ask the coach."""

import msgspec
import pytest
from msgspec.structs import replace

from foretell.table import wire
from foretell.table.coaching import answer, asked_view, with_hint
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, TableSettings, new_lobby, seat_bot, sit
from foretell.table.refusals import Refusal
from foretell.table.rematch import accept_rematch, rematch_of

ADA, BEN = "ada", "ben"
FACTS, CHOICE = wire.AskHint(0, "facts"), wire.AskHint(0, "choice")


def table(*people: str) -> tuple[Lobby, Live]:
    """Return a table of three after the deal, with bots in the free seats."""
    lobby = new_lobby(ADA, TableSettings(), 1)
    for seat, person in enumerate(people):
        lobby = sit(lobby, person, seat, person.title())
    for seat in range(len(people), 3):
        lobby = seat_bot(lobby, ADA, seat, "novice")
    return lobby, Live(deal_entry(lobby, 2))


def refusal(lobby: Lobby, live: Live | None, person: str | None, asked: wire.AskHint) -> str:
    with pytest.raises(Refusal) as refused:
        asked_view(lobby, live, person, asked)
    return refused.value.code


def test_it_helps_one_person_against_bots() -> None:
    lobby, live = table(ADA)
    view = asked_view(lobby, live, ADA, CHOICE)
    assert view.seat == 0
    told = msgspec.json.decode(answer(view, CHOICE), type=wire.Hint)
    assert (told.ply, told.about) == (0, "choice")
    assert told.action in view.choices
    assert msgspec.json.decode(answer(view, FACTS), type=wire.Hint).action is None


def test_it_is_off_as_soon_as_a_second_person_sits_down() -> None:
    lobby, live = table(ADA, BEN)
    for person in (ADA, BEN):
        for asked in (FACTS, CHOICE):
            assert refusal(lobby, live, person, asked) == "no_coach"


def test_it_does_not_help_with_the_deal_of_the_day() -> None:
    lobby, live = table(ADA)
    assert refusal(replace(lobby, day="2026-11-18", counts=True), live, ADA, FACTS) == "no_coach"
    assert asked_view(replace(lobby, day="2026-11-18"), live, ADA, FACTS).seat == 0


def test_it_refuses_everybody_else_and_every_other_moment() -> None:
    lobby, live = table(ADA)
    assert refusal(lobby, live, BEN, FACTS) == "not_seated"
    assert refusal(lobby, live, None, FACTS) == "not_seated"
    assert refusal(lobby, None, ADA, FACTS) == "not_started"
    assert refusal(lobby, live, ADA, wire.AskHint(1, "facts")) == "stale"
    live.advance(live.act(0, 0, "pass", 3))
    assert refusal(lobby, live, ADA, wire.AskHint(1, "choice")) == "not_your_turn"
    assert asked_view(lobby, live, ADA, wire.AskHint(1, "facts")).seat == 0
    live.advance(live.leave(0, "person", 4))
    assert refusal(lobby, live, ADA, wire.AskHint(2, "facts")) == "away"
    while not live.over:
        seat = live.actors[0]
        live.advance(live.choice_of_bot(seat, live.view(seat).legal[0], 5))
    assert refusal(lobby, live, ADA, wire.AskHint(live.ply, "facts")) == "over"


def test_hints_are_counted_at_their_table_only() -> None:
    lobby, live = table(ADA)
    assert lobby.info().hints is msgspec.UNSET
    for asked in (FACTS, CHOICE):
        lobby = with_hint(lobby, asked)
    assert (lobby.hints, lobby.info().hints) == (2, 2)
    assert all(with_hint(lobby, asked) is lobby for asked in (FACTS, CHOICE))  # a reloaded page asks again
    assert with_hint(with_hint(lobby, wire.AskHint(1, "facts")), wire.AskHint(2, "facts")).hints == 4
    over = replace(lobby, status="over")
    assert rematch_of(accept_rematch(over, ADA), ADA, 9).hints == 0
    assert rematch_of(accept_rematch(over, ADA), ADA, 9).hinted == ()
    assert live.ply == 0
