"""The rematch of a finished table: who wants one, and the new table.

Like every other change of a lobby, each function returns a new lobby or raises Refusal.
"""

import hashlib
import random

from msgspec.structs import replace

from ..players import present_level
from .lobby import (
    ID_LENGTH,
    ID_LETTERS,
    SECURE_CHANCE,
    Lobby,
    Seat,
    TableSettings,
    changed,
    new_lobby,
    seat_bot,
    with_seat,
)
from .refusals import Refusal


def accept_rematch(lobby: Lobby, person: str) -> Lobby:
    """Accept a rematch."""
    seat = _seat_for_rematch(lobby, person)
    if seat in lobby.rematch:
        return lobby
    return changed(lobby, rematch=tuple(sorted((*lobby.rematch, seat))))


def decline_rematch(lobby: Lobby, person: str) -> Lobby:
    """Take back the acceptance of a rematch, unless the rematch exists."""
    seat = _seat_for_rematch(lobby, person)
    if seat not in lobby.rematch or lobby.next is not None:
        return lobby
    return changed(lobby, rematch=tuple(number for number in lobby.rematch if number != seat))


def undecided_seats(lobby: Lobby) -> tuple[int, ...]:
    """The seats of the persons who have not accepted the rematch."""
    return tuple(
        number for number, seat in enumerate(lobby.seats) if seat.kind == "person" and number not in lobby.rematch
    )


def followed_by(lobby: Lobby, rematch: str) -> Lobby:
    """The table with the id of its rematch."""
    return lobby if lobby.next == rematch else changed(lobby, next=rematch)


def rematch_of(lobby: Lobby, person: str, now: int, chance: random.Random = SECURE_CHANCE) -> Lobby:
    """A new table with the same options and seats. The rematch of any table is an ordinary one.

    Bots take the seats of the persons who have not accepted. The bots of a branch, which have the names of persons, get
    names of bots. The id of the new table follows from the old table, so that simultaneous requests make one rematch.
    """
    _seat_for_rematch(lobby, person)
    fresh = new_lobby(person, TableSettings(), now, chance)
    digest = hashlib.sha256(f"rematch {lobby.id} {lobby.owner}".encode()).digest()
    key = "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])
    seats = tuple(replace(seat, contribution=None) for seat in lobby.seats)
    new = replace(
        lobby, id=key, code=fresh.code, owner=person, created=now, updated=now, version=1, status="open",
        secret=fresh.secret, lesson=False, branch=None, day=None, counts=False, duplicate=None, decks=(),
        seats=seats, result=None, rounds=(), joined=None, confidences=(), rematch=(), next=None, hints=0, hinted=(),
    )  # fmt: skip
    for seat in undecided_seats(lobby):
        new = seat_bot(with_seat(new, seat, Seat()), person, seat, present_level(lobby.level))
    for number, bot in enumerate(lobby.seats if lobby.branch is not None else ()):
        if bot.kind == "bot":
            new = seat_bot(new, person, number, present_level(bot.level or lobby.level))
    return replace(new, version=1)


def _seat_for_rematch(lobby: Lobby, person: str) -> int:
    if lobby.status != "over":
        raise Refusal("not_over", "a rematch is possible only when the game is over")
    seat = lobby.seat_of(person)
    if seat is None:
        raise Refusal("not_seated", "only the players of this table can play a rematch")
    return seat
