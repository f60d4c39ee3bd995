"""The coach at a table: who may ask it, and its answer as a message.

It helps one person against bots. At a table with another person, it would be an unfair advantage.
"""

from ..game import SeatView
from . import wire
from .frames import encode
from .live import Live
from .lobby import Lobby, changed
from .refusals import Refusal


def asked_view(lobby: Lobby, live: Live | None, person: str | None, asked: wire.AskHint) -> SeatView:
    """The view that the coach thinks with: that of the person's own seat. Raises Refusal if they may not ask."""
    seat = lobby.seat_of(person)
    if seat is None:
        raise Refusal("not_seated", "you have no seat at this table")
    if sum(each.kind == "person" for each in lobby.seats) > 1:
        raise Refusal("no_coach", "the coach helps only at a table where nobody else plays")
    if lobby.counts:
        raise Refusal("no_coach", "the coach does not help in a game of the day that counts")
    if lobby.duplicate is not None:
        raise Refusal("no_coach", "the coach does not help at a table of a duplicate")
    if live is None:
        raise Refusal("not_started", "the cards are not dealt yet")
    if live.over:
        raise Refusal("over", "the game is over")
    if seat in live.away:
        raise Refusal("away", "a bot plays your seat; take it back first")
    if asked.ply != live.ply:
        raise Refusal("stale", "something has happened since this ply")
    if asked.about == "choice" and seat not in live.actors:
        raise Refusal("not_your_turn", "it is not your turn to choose")
    return live.view(seat)


def with_hint(lobby: Lobby, asked: wire.AskHint) -> Lobby:
    """The table after a hint. A hint that is given again, such as to a reloaded page, does not count again."""
    given = tuple(one for one in lobby.hinted if one[0] == asked.ply)
    if (asked.ply, asked.about) in given:
        return lobby
    return changed(lobby, hints=lobby.hints + 1, hinted=(*given, (asked.ply, asked.about)))


def answer(view: SeatView, asked: wire.AskHint) -> bytes:
    """The coach's answer as a message. It may take a moment, so call it in a thread."""
    from ..reviews.coach import advice, facts  # noqa: PLC0415 (needs NumPy)

    if asked.about == "facts":
        return encode(wire.Hint(ply=asked.ply, about=asked.about, action=None, lines=facts(view)))
    found = advice(view)
    return encode(wire.Hint(ply=asked.ply, about=asked.about, action=found.action, lines=found.lines))
