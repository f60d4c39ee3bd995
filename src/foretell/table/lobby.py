"""What a table is before and around its game: options, seats, policies, and the two halves of the seed.

A lobby is immutable; every change gives a new one, or is refused. Nothing here is for sending: `info` is.
"""

import hashlib
import secrets
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..errors import ForetellError
from ..game import Options, Result, commitment_of
from ..game.record import MAX_NAME, SEED_BYTES
from ..players import LEVELS, present_level
from ..players.levels import MIDDLE_LEVEL
from ..rules import MAX_PLAYERS, MIN_PLAYERS, DiscardMode, Side
from ..sheets import Sheet, default_sheet
from . import wire
from .refusals import Refusal
from .seers import seer_for

Status = Literal["open", "dealing", "playing", "over"]
Clock = Literal["none", "relaxed", "fast"]
Spectators = Literal["open", "none"]

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so no words, and no letters that look like digits."""
CODE_LENGTH = 6
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16


class Seat(Struct, frozen=True):
    """A seat: free, a person's or a bot's."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str | None = None
    person: str | None = None
    """Whose it is; known to the server alone."""
    level: str | None = None
    contribution: str | None = None


class Rules(Struct, frozen=True):
    """The options of the game, ready to be stored."""

    players: int = 3
    side: Side = "A"
    discard: DiscardMode = "open"
    heirs: bool = False
    sheet_name: str | None = None
    """None with `sheet_code` for the sheet that comes with the game."""
    sheet_code: str | None = None

    def options(self) -> Options:
        """The same for the library; one object for all tables that play alike, since a sheet is large."""
        return _options(self)


@lru_cache(256)
def _options(rules: Rules) -> Options:
    try:
        sheet = default_sheet()
        if rules.sheet_code is not None:
            sheet = Sheet.from_code(rules.sheet_code, rules.sheet_name or "custom")
        return Options(players=rules.players, side=rules.side, discard=rules.discard, heirs=rules.heirs, sheet=sheet)
    except ForetellError as error:
        raise Refusal("wrong_options", str(error)) from None


class Lobby(Struct, frozen=True, kw_only=True):
    """A table as it is stored."""

    id: str
    code: str
    owner: str
    """The person who opened it."""
    created: int
    updated: int
    version: int = 1
    status: Status = "open"
    rules: Rules
    clock: Clock = "none"
    spectators: Spectators = "open"
    memory: bool = True
    talk: bool = True
    listed: bool = False
    lesson: bool = False
    """Whether it is dealt by `foretell.table.lesson`; such a game is nobody's record of play."""
    level: str = MIDDLE_LEVEL
    """Of the bots that play for whoever is away."""
    seats: tuple[Seat, ...]
    secret: str
    """The server's half of the seed."""
    result: Result | None = None
    rounds: tuple[wire.RoundInfo, ...] = ()
    """How each round ended; none before the end, and none of games that ended before this was kept."""
    next: str | None = None

    @property
    def commitment(self) -> str:
        """What may be known of the secret before the end."""
        return commitment_of(bytes.fromhex(self.secret))

    def seat_of(self, person: str | None) -> int | None:
        """Where a person sits."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def admits(self, person: str | None) -> bool:
        """Whether a person may see the game: a player, the owner, or anybody where there may be spectators."""
        welcome = self.spectators == "open" or self.status == "open" or person == self.owner
        return welcome or self.seat_of(person) is not None

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the record."""
        return tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats))

    def info(self, here: frozenset[int] = frozenset()) -> wire.TableInfo:
        """What everybody may know; `here` are the seats that somebody is connected to."""
        rules, sheet = self.rules, self.rules.options().sheet
        return wire.TableInfo(
            id=self.id,
            code=None if self.status == "over" else self.code,
            version=self.version,
            status=self.status,
            options=wire.OptionsInfo(rules.players, rules.side, rules.discard, rules.heirs, sheet.name, sheet.digest),
            clock=self.clock,
            spectators=self.spectators,
            memory=self.memory,
            talk=self.talk,
            listed=self.listed,
            level=present_level(self.level),
            seats=tuple(_seat_info(seat, here=number in here) for number, seat in enumerate(self.seats)),
            owner=self.seat_of(self.owner),
            commitment=self.commitment,
            result=self.result,
            next=self.next,
            created=self.created,
        )


class Wishes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may be asked of a new table, or changed before the start; what is missing stays as it is."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None
    side: Side | None = None
    discard: DiscardMode | None = None
    heirs: bool | None = None
    sheet_name: str | None = None
    sheet_code: str | None = None
    clock: Clock | None = None
    spectators: Spectators | None = None
    memory: bool | None = None
    talk: bool | None = None
    listed: bool | None = None
    level: str | None = None


# --- a new table ----------------------------------------------------------------------------------


def new_lobby(person: str, wishes: Wishes, now: int) -> Lobby:
    """A table with free seats."""
    lobby = Lobby(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
        code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
        owner=person,
        created=now,
        updated=now,
        rules=Rules(),
        seats=(Seat(),) * Rules().players,
        secret=secrets.token_hex(SEED_BYTES),
    )
    return replace(configure(lobby, person, wishes), version=1)


def rematch_of(lobby: Lobby, person: str, now: int) -> Lobby:
    """A new table with the same options and seats; after a lesson it is a table like any other."""
    if lobby.status != "over":
        raise Refusal("not_over", "a rematch is for when the game is over")
    if lobby.seat_of(person) is None:
        raise Refusal("not_seated", "only who sat at the table can call for a rematch")
    fresh = new_lobby(person, Wishes(), now)
    seats = tuple(replace(seat, contribution=None) for seat in lobby.seats)
    return replace(
        lobby, id=fresh.id, code=fresh.code, owner=person, created=now, updated=now, version=1, status="open",
        secret=fresh.secret, lesson=False, seats=seats, result=None, rounds=(), next=None,
    )  # fmt: skip


# --- changes before the start ---------------------------------------------------------------------


def configure(lobby: Lobby, person: str, wishes: Wishes) -> Lobby:
    """Change options and policies. With fewer players, the last seats go, if they are free or bots."""
    _only_owner(lobby, person)
    _only_open(lobby)
    wanted = {name: value for name in wishes.__struct_fields__ if (value := getattr(wishes, name)) is not None}
    _check_level(wanted.get("level", LEVELS[0]))
    ruled = {name: wanted.pop(name) for name in Rules.__struct_fields__ if name in wanted}
    if "sheet_name" in ruled and "sheet_code" not in ruled:
        raise Refusal("wrong_options", "sheet_name comes with sheet_code, the sheet itself")
    rules = replace(lobby.rules, **ruled)
    rules.options()
    seats = lobby.seats[: rules.players] + (Seat(),) * (rules.players - len(lobby.seats))
    if any(seat.kind == "person" for seat in lobby.seats[rules.players :]):
        raise Refusal("seat_taken", "somebody sits in a seat that would go: they change seats, or are removed, first")
    return _changed(lobby, rules=rules, seats=seats, **wanted)


def sit(lobby: Lobby, person: str, number: int, name: str) -> Lobby:
    """Take a free seat, or move to it."""
    _only_open(lobby)
    _check_seat(lobby, number)
    _check_name(name)
    mine = lobby.seat_of(person)
    taken = lobby.seats[number]
    if taken.kind != "free" and mine != number:
        raise Refusal("seat_taken", "this seat is taken")
    kept = Seat("person", name, person) if mine is None else replace(lobby.seats[mine], name=name)
    seats = [Seat() if place == mine else seat for place, seat in enumerate(lobby.seats)]
    seats[number] = kept
    return _changed(lobby, seats=tuple(seats))


def seat_bot(lobby: Lobby, person: str, number: int, level: str) -> Lobby:
    """The owner puts a bot in a seat that no person has."""
    _only_owner(lobby, person)
    _only_open(lobby)
    _check_seat(lobby, number)
    if lobby.seats[number].kind == "person":
        raise Refusal("seat_taken", "this seat is taken")
    _check_level(level)
    taken = [seat.name for place, seat in enumerate(lobby.seats) if place != number and seat.name is not None]
    return _with_seat(lobby, number, Seat("bot", seer_for(lobby.id, number, taken), None, level))


def clear(lobby: Lobby, person: str, number: int) -> Lobby:
    """Leave one's own seat; the owner clears any."""
    _only_open(lobby)
    _check_seat(lobby, number)
    if lobby.seat_of(person) != number:
        _only_owner(lobby, person)
    if lobby.seats[number].kind == "free":
        raise Refusal("no_seat", "this seat is free already")
    return _with_seat(lobby, number, Seat())


def swap(lobby: Lobby, person: str, one: int, other: int) -> Lobby:
    """The owner swaps any two seats, others their own with one that is free or a bot's."""
    _only_open(lobby)
    _check_seat(lobby, one)
    _check_seat(lobby, other)
    mine = lobby.seat_of(person)
    free = mine in (one, other) and lobby.seats[one if mine == other else other].kind != "person"
    if not free:
        _only_owner(lobby, person)
    seats = list(lobby.seats)
    seats[one], seats[other] = seats[other], seats[one]
    return _changed(lobby, seats=tuple(seats))


def contribute(lobby: Lobby, person: str, contribution: str) -> Lobby:
    """A seated person's half of the seed. Once given it stays: nobody may choose among several deals."""
    number = lobby.seat_of(person)
    if number is None:
        raise Refusal("not_seated", "only who has a seat contributes to the seed")
    if lobby.status not in ("open", "dealing"):
        raise Refusal("not_open", "the cards are dealt already")
    if lobby.seats[number].contribution is not None:
        raise Refusal("already_contributed", "this seat has contributed already")
    return _with_seat(lobby, number, replace(lobby.seats[number], contribution=contribution))


def begin(lobby: Lobby, person: str) -> Lobby:
    """Every seat is taken, and the owner starts: now contributions are waited for a moment, then dealt."""
    _only_owner(lobby, person)
    _only_open(lobby)
    if any(seat.kind == "free" for seat in lobby.seats):
        raise Refusal("seats_free", "a seat is free: wait for somebody, or put a bot there")
    return _changed(lobby, status="dealing")


def all_contributed(lobby: Lobby) -> bool:
    """Whether every seated person has added to the seed; of a lesson's nobody does."""
    return lobby.lesson or all(seat.contribution is not None for seat in lobby.seats if seat.kind == "person")


# --- the rest of its life -------------------------------------------------------------------------


def dealt(lobby: Lobby) -> Lobby:
    """The log has begun."""
    return _changed(lobby, status="playing")


def ended(lobby: Lobby, result: Result, rounds: tuple[wire.RoundInfo, ...]) -> Lobby:
    """The game is over."""
    return _changed(lobby, status="over", result=result, rounds=rounds)


def followed_by(lobby: Lobby, rematch: str) -> Lobby:
    """There is a rematch; only one."""
    return _changed(lobby, next=rematch)


def _seat_info(seat: Seat, *, here: bool) -> wire.SeatInfo:
    level = None if seat.level is None else present_level(seat.level)
    return wire.SeatInfo(seat.kind, seat.name, level, here or seat.kind == "bot", seat.contribution is not None)


def _changed(lobby: Lobby, **changes: object) -> Lobby:
    return replace(lobby, version=lobby.version + 1, **changes)


def _with_seat(lobby: Lobby, number: int, seat: Seat) -> Lobby:
    return _changed(lobby, seats=(*lobby.seats[:number], seat, *lobby.seats[number + 1 :]))


def _only_owner(lobby: Lobby, person: str) -> None:
    if person != lobby.owner:
        raise Refusal("not_owner", "only who opened the table may do that")


def _only_open(lobby: Lobby) -> None:
    if lobby.status != "open":
        raise Refusal("not_open", "the game has started")


def _check_seat(lobby: Lobby, number: int) -> None:
    if not 0 <= number < len(lobby.seats):
        raise Refusal("no_seat", f"there are seats 0 to {len(lobby.seats) - 1}")


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("wrong_options", f"there is no such level; there are {', '.join(LEVELS)}")


def _check_name(name: str) -> None:
    if not 0 < len(name) <= MAX_NAME or not name.isprintable() or name != name.strip():
        raise Refusal("malformed", f"a name has 1 to {MAX_NAME} printable characters, no space at its ends")


def digest_of(text: str) -> str:
    """A short name for logs, from which `text` cannot be told."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
