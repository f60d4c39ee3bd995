"""The listeners of a table: who hears what, and who is still there."""

from foretell.server.audience import Audience
from foretell.table.lobby import Rules, swap
from foretell.table.refusals import Refusal
from tests.table.games import full_lobby
from tests.table.games import person as person_in

from .shared_store import Ear

LOBBY = full_lobby(Rules(players=2))


def seated(audience: Audience, *seats: int | None) -> list[Ear]:
    ears = [Ear("a guest" if seat is None else person_in(seat)) for seat in seats]
    for ear, seat in zip(ears, seats, strict=True):
        ear.viewer = seat
        audience.add(ear)
    return ears


def test_an_audience_is_true_while_somebody_listens() -> None:
    audience = Audience()
    assert not audience
    first, second, guest = seated(audience, 0, 0, None)
    audience.remove(first)
    audience.remove(first)
    assert list(audience) == [second, guest]
    audience.remove(second)
    assert list(audience.viewers) == [None]
    assert bool(audience) is True
    audience.remove(guest)
    assert bool(audience) is False


def test_everybody_hears_a_chat_line_and_newcomers_get_it() -> None:
    audience = Audience()
    ears = seated(audience, 0, 1, None)
    audience.say(b'{"text":"hello"}')
    assert [ear.heard for ear in ears] == [[{"text": "hello"}]] * 3
    assert audience.said == (b'{"text":"hello"}',)


def test_a_listener_that_is_dismissed_hears_why_and_then_nothing() -> None:
    audience = Audience()
    ear, other = seated(audience, 0, 1)
    audience.dismiss(ear, Refusal("ended", "it is over"))
    audience.tell_all(b'{"type":"more"}')
    refused, left = ear.heard
    assert (refused["code"], refused["reason"], refused["ply"]) == ("ended", "it is over", -1)
    assert left["type"] == "left"
    assert other.heard == [{"type": "more"}]


def test_listeners_follow_their_persons_to_another_seat() -> None:
    audience = Audience()
    ears = seated(audience, 0, 1, None)
    audience.reseat(LOBBY)
    assert [ear.viewer for ear in ears] == [0, 1, None]
    audience.reseat(swap(LOBBY, LOBBY.owner, 0, 1))
    assert [ear.viewer for ear in ears] == [1, 0, None]
    audience.tell({0: b'{"seat":0}', 1: b'{"seat":1}', None: b'{"seat":null}'})
    assert [ear.heard for ear in ears] == [[{"seat": 1}], [{"seat": 0}], [{"seat": None}]]
