"""A duplicate: two or more tables that play the same deals, and their comparison round by round.

All tables have the same options and the same secret, and nobody contributes to the seed. So their decks have the same
order. Nobody but its players sees anything of a game until all tables are over.
"""

import hashlib
import random
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from ..game import Game
from .lobby import ID_LENGTH, ID_LETTERS, SECURE_CHANCE, Lobby, TableSettings, changed, new_lobby
from .refusals import Refusal
from .steps import Work
from .wire import DuplicateTable

MIN_TABLES, MAX_TABLES = 2, 8


class ComparedSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat of a table gained, compared with the same seat at the other tables, which had the same deals."""

    table: int
    """The number of the table, from 1 on."""
    seat: int
    name: str
    bot: bool
    gains: tuple[int, ...]
    """The runes that the seat gained in each round."""
    differences: tuple[float | None, ...]
    """For each round, this gain minus the mean gain of the seat at the other tables; null if no other had its deck."""
    total: float
    """The sum of the differences."""


def new_duplicate(
    person: str, settings: TableSettings, tables: int, now: int, chance: random.Random = SECURE_CHANCE
) -> tuple[Lobby, ...]:
    """The tables of a new duplicate, with free seats. The person owns all of them."""
    if settings.listed or settings.spectators == "none":
        raise Refusal("wrong_options", "`listed` and `spectators` of a duplicate cannot be chosen")
    lobbies = [new_lobby(person, settings, now, chance) for _ in range(tables)]
    duplicate, secret = lobbies[0].id, lobbies[0].secret
    return tuple(
        replace(lobby, id=key, secret=secret, duplicate=DuplicateTable(duplicate, number, tables, over=False))
        for number, (lobby, key) in enumerate(zip(lobbies, table_ids(duplicate), strict=False), 1)
    )


def table_ids(duplicate: str) -> tuple[str, ...]:
    """The ids of all tables that a duplicate can have. They follow from its own id."""
    return tuple(_table_id(duplicate, number) for number in range(1, MAX_TABLES + 1))


def _table_id(duplicate: str, number: int) -> str:
    digest = hashlib.sha256(f"duplicate {duplicate} {number}".encode()).digest()
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])


def unsealed(lobby: Lobby, decks: tuple[int, ...] = ()) -> Lobby:
    """The table after all tables of its duplicate are over: its game is open to everybody."""
    if lobby.duplicate is None or lobby.duplicate.over or lobby.status != "over":
        return lobby
    return changed(lobby, duplicate=replace(lobby.duplicate, over=True), decks=decks)


def decks_of(game: Game) -> Work[tuple[int, ...]]:
    """Which deck each round of a game had, in steps. Games with the same seed and equal numbers had equal decks.

    If the discard pile was shuffled into a new deck (3.4), the rounds after that have other decks than elsewhere.
    """
    again = Game(game.options, game.seed, game.names)
    decks = [again.position().blocks]
    for ply in game.plies:
        again.play(ply.action, ply.seat)
        if len(again.unfoldings) == len(decks) and again.result is None:
            decks.append(again.position().blocks)
        yield
    return tuple(decks)


def ended_early(lobby: Lobby) -> Lobby:
    """The table after its owner has ended it. Like a table that the host of the server has ended, it has no result."""
    return changed(lobby, status="over")


# --- the comparison -------------------------------------------------------------------------------


def compared(lobbies: Sequence[Lobby]) -> tuple[ComparedSeat, ...]:
    """Compare the tables of a duplicate that is over; the seats with the highest totals come first.

    Tables without a result are left out.
    """
    played = [lobby for lobby in lobbies if lobby.result is not None]
    seats = [_compared(lobby, seat, played) for lobby in played for seat in range(len(lobby.seats))]
    return tuple(sorted(seats, key=lambda one: (-one.total, one.seat, one.table)))


def _compared(lobby: Lobby, seat: int, played: Iterable[Lobby]) -> ComparedSeat:
    gains = tuple(told.gains[seat] for told in lobby.rounds)
    others = [other for other in played if other is not lobby]
    exact = [_difference(gain, _same_deck(lobby, place, seat, others)) for place, gain in enumerate(gains)]
    return ComparedSeat(
        table=0 if lobby.duplicate is None else lobby.duplicate.number, seat=seat, name=lobby.names[seat],
        bot=lobby.seats[seat].kind == "bot", gains=gains,
        differences=tuple(None if one is None else round(one, 2) for one in exact),
        total=round(sum(one for one in exact if one is not None), 2),
    )  # fmt: skip


def _same_deck(lobby: Lobby, place: int, seat: int, others: Iterable[Lobby]) -> list[int]:
    """The gains of a seat in a round at the other tables that had the same deck then."""
    return [
        other.rounds[place].gains[seat]
        for other in others
        if place < len(other.rounds) and other.decks[place : place + 1] == lobby.decks[place : place + 1]
    ]


def _difference(gain: int, others: Sequence[int]) -> float | None:
    return gain - sum(others) / len(others) if others else None
