"""A branch: a private table against bots that begins with a position of a finished game.

Its log begins with the deal of that game and its decisions up to the position, so a branch follows from its log like
any other table. It has the same seed, and so the same order of the deck. The decisions that it takes over are entries
of the server: nobody can take them back, and nobody has made them at this table.
"""

import random
from collections.abc import Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from ..players import present_level
from . import wire
from .entries import NOBODY, Entry, decision_plies
from .frames import encode
from .headers import Header, read_header
from .live import Live
from .lobby import SECURE_CHANCE, Lobby, Seat, TableSettings, new_lobby
from .person_names import check_name
from .refusals import Refusal


class BranchWishes(Struct, frozen=True):
    """Who wants a branch, from which ply, and in which seat."""

    person: str
    name: str
    ply: int
    """The last ply of the finished game that the branch takes over."""
    seat: int | None = None
    """None for the seat that has to choose after this ply."""
    portrait: wire.Portrait | None = None


def branch_of(
    origin: Lobby, entries: Sequence[Entry], wishes: BranchWishes, now: int, chance: random.Random = SECURE_CHANCE
) -> tuple[Lobby, list[Entry]]:
    """The table and the log of a branch. `entries` is the log of the finished game."""
    check_name(wishes.name)
    if not 0 <= wishes.ply < len(entries):
        raise Refusal("malformed", f"ply must be a number from 0 to {len(entries) - 1}")
    fresh, header = new_lobby(wishes.person, TableSettings(), now, chance), _header(entries[0].text)
    log = _log(fresh.id, now, header, entries[: wishes.ply + 1])
    seat = _seat(Live.rebuilt(log), wishes.seat)
    seats = tuple(
        _person(wishes) if number == seat else _bot(origin, number, header.names[number])
        for number in range(len(origin.seats))
    )
    lobby = replace(
        fresh, rules=origin.rules, memory=header.memory, spectators="none", talk=False, status="playing", seats=seats,
        level=origin.level, secret=header.secret, branch=wire.Branch(origin.id, wishes.ply, seat), version=1,
    )  # fmt: skip
    header = replace(header, names=lobby.names, people=tuple(number == seat for number in range(len(seats))))
    return lobby, [log[0]._replace(text=encode(header).decode()), *log[1:]]


def _header(text: str) -> Header:
    """The header of the finished game, for a game that continues. Nobody has a clock."""
    header = read_header(text)
    return replace(header, clock="none", goes_on=UNSET if header.recorded_seed is UNSET else True)


def _log(table: str, now: int, header: Header, entries: Sequence[Entry]) -> list[Entry]:
    """The deal, and the decisions that were not taken back."""
    deal = encode(header).decode()
    standing = [entries[ply] for ply in decision_plies(entries)]
    return [
        Entry(table, 0, now, "deal", NOBODY, "server", deal),
        *(Entry(table, ply, now, "act", made.seat, "server", made.token) for ply, made in enumerate(standing, 1)),
    ]


def _seat(live: Live, wanted: int | None) -> int:
    """The seat of the person at the branch."""
    if live.over:
        raise Refusal("over", "the game is over at this ply; choose an earlier one")
    if wanted is None:
        return live.actors[0]
    if wanted >= live.game.options.players:
        raise Refusal("no_seat", f"the seats are numbered from 0 to {live.game.options.players - 1}")
    return wanted


def _person(wishes: BranchWishes) -> Seat:
    portrait = UNSET if wishes.portrait is None else wishes.portrait
    return Seat("person", wishes.name, wishes.person, portrait=portrait)


def _bot(origin: Lobby, number: int, name: str) -> Seat:
    """A bot under the name that the seat had in the game. It keeps its level; others get that of the table."""
    return Seat("bot", name, None, present_level(origin.seats[number].level or origin.level))
