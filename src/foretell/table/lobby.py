"""A table apart from its game: options, seats, settings, and the two halves of the seed.

A lobby is immutable; every change returns a new one or raises Refusal. Send `info` to clients, never a lobby itself.
"""

import random
from functools import lru_cache
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from ..daily import day_end
from ..errors import ForetellError
from ..game import Options, Result, commitment_of
from ..game.options import DEFAULT_PLAYERS
from ..game.record import SEED_BYTES
from ..players import LEVELS, present_level
from ..players.levels import MIDDLE_LEVEL
from ..rules import MAX_PLAYERS, MIN_PLAYERS, DiscardMode, Side
from ..sheets import Sheet, default_sheet
from . import wire
from .bot_names import bot_name_for
from .clock import ClockName
from .person_names import check_name
from .refusals import Refusal

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no words appear, and no letters that look like digits."""
CODE_LENGTH = 6
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
SECURE_CHANCE = random.SystemRandom()
"""The randomness of the operating system, which nobody can predict. Simulations use another."""


class Seat(Struct, frozen=True):
    """A seat: free, a person's or a bot's."""

    kind: wire.SeatKind = "free"
    name: str | None = None
    person: str | None = None
    """The id of the person, which only the server knows."""
    level: str | None = None
    contribution: str | None = None
    portrait: wire.Portrait | UnsetType = UNSET


class Rules(Struct, frozen=True):
    """The options of the game, as they are stored."""

    players: int = DEFAULT_PLAYERS
    side: Side = "A"
    discard: DiscardMode = "open"
    heirs: bool = False
    sheet_name: str | None = None
    """None for the default sheet; so is `sheet_code`."""
    sheet_code: str | None = None

    def options(self) -> Options:
        """The options as the library takes them. Tables with the same options share one object: a sheet is large."""
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
    status: wire.Status = "open"
    rules: Rules
    clock: ClockName = "none"
    spectators: wire.Spectators = "open"
    memory: bool = True
    talk: bool = True
    listed: bool = False
    lesson: bool = False
    """Whether this is a lesson (`foretell.table.lesson`), which does not count in anybody's statistics."""
    branch: wire.Branch | None = None
    """Where the game of a branch (`foretell.table.branches`) comes from. Nor does a branch count."""
    day: str | None = None
    """The date whose deal this table plays (`foretell.table.day_table`); None for all other tables."""
    counts: bool = False
    """Whether this is a person's first game of that deal, whose result counts."""
    duplicate: wire.DuplicateTable | None = None
    """The duplicate that this table belongs to (`foretell.table.duplicate_tables`); None for all other tables."""
    decks: tuple[int, ...] = ()
    """For each round of a duplicate that is over, which deck it had. Equal numbers are equal decks."""
    level: str = MIDDLE_LEVEL
    """The level of the bots that play for persons who are away."""
    seats: tuple[Seat, ...]
    secret: str
    """The server's half of the seed."""
    result: Result | None = None
    rounds: tuple[wire.RoundInfo, ...] = ()
    """How each round ended; empty before the end of the game, and for old games that did not store it."""
    joined: tuple[int, ...] | None = None
    """The seats whose persons made at least one decision; None before the end of the game, and for old games."""
    confidences: tuple[tuple[int | None, ...], ...] = ()
    """For each round, how sure each seat was of its prediction, in percent; empty if nobody said it."""
    rematch: tuple[int, ...] = ()
    """The seats of the persons who want a rematch."""
    next: str | None = None
    hints: int = 0
    """How often the coach has helped the only person at the table."""
    hinted: tuple[tuple[int, str], ...] = ()
    """The ply of the latest hint, with what each hint there was about."""

    @property
    def commitment(self) -> str:
        """The published commitment to the secret."""
        return commitment_of(bytes.fromhex(self.secret))

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person; None if they have none."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def admits(self, person: str | None, now: int = 0) -> bool:
        """Whether a person may see the game at a time: a player, the owner or, if there may be any, a spectator."""
        if self.in_running_duplicate:
            return self.status == "open" or self.seat_of(person) is not None
        welcome = self.spectators == "open" or self.status == "open" or person == self.owner
        # Nobody watches a learner, but they may share the replay, because every lesson has the same deal. All games of
        # a day have the same deal, too, but others may still play it until the day ends.
        shared = self.status == "over" and (self.lesson or (self.counts and not self.sealed(now)))
        return welcome or shared or self.seat_of(person) is not None

    def sealed(self, now: int) -> bool:
        """Whether the secret must stay secret even after the game: others may still play the same deal."""
        return self.in_running_duplicate or (self.day is not None and now < day_end(self.day))

    @property
    def in_running_duplicate(self) -> bool:
        """Whether another table may still play the same deals."""
        return self.duplicate is not None and not self.duplicate.over

    def result_for(self, person: str | None) -> Result | None:
        """The result, if a person may know it. In a running duplicate, it would reveal something about the cards."""
        return None if self.in_running_duplicate and self.seat_of(person) is None else self.result

    @property
    def ended_by_host(self) -> bool:
        """Whether the host of the server has ended the game, so that it has no result."""
        return self.status == "over" and self.result is None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, as the record stores them."""
        return tuple(seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats))

    def info(self, here: frozenset[int] = frozenset()) -> wire.TableInfo:
        """What everybody may know about the table. `here` holds the seats with a connection."""
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
            rematch=self.rematch,
            next=self.next,
            created=self.created,
            branch=UNSET if self.branch is None else self.branch,
            hints=self.hints or UNSET,
            day=UNSET if self.day is None else self.day,
            duplicate=UNSET if self.duplicate is None else self.duplicate,
        )


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings for a new table, or changes to them before the start. A missing field keeps its value."""

    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None
    side: Side | None = None
    discard: DiscardMode | None = None
    heirs: bool | None = None
    sheet_name: str | None = None
    sheet_code: str | None = None
    clock: ClockName | None = None
    spectators: wire.Spectators | None = None
    memory: bool | None = None
    talk: bool | None = None
    listed: bool | None = None
    level: str | None = None


# --- a new table ----------------------------------------------------------------------------------


def new_lobby(person: str, settings: TableSettings, now: int, chance: random.Random = SECURE_CHANCE) -> Lobby:
    """A table with free seats."""
    lobby = Lobby(
        id="".join(chance.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
        code="".join(chance.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
        owner=person,
        created=now,
        updated=now,
        rules=Rules(),
        seats=(Seat(),) * Rules().players,
        secret=chance.randbytes(SEED_BYTES).hex(),
    )
    return replace(configure(lobby, person, settings), version=1)


# --- changes before the start ---------------------------------------------------------------------


def configure(lobby: Lobby, person: str, settings: TableSettings) -> Lobby:
    """Change options and settings. With fewer players, the last seats are removed if no person sits there."""
    _only_owner(lobby, person)
    _only_open(lobby)
    if lobby.duplicate is not None:
        raise Refusal("wrong_options", "the tables of a duplicate have the same options, chosen when it was opened")
    wanted = {name: value for name in settings.__struct_fields__ if (value := getattr(settings, name)) is not None}
    _check_level(wanted.get("level", LEVELS[0]))
    ruled = {name: wanted.pop(name) for name in Rules.__struct_fields__ if name in wanted}
    if "sheet_name" in ruled and "sheet_code" not in ruled:
        raise Refusal("wrong_options", "sheet_name requires sheet_code, the sheet itself")
    rules = _without_default_sheet(replace(lobby.rules, **ruled))
    rules.options()
    seats = lobby.seats[: rules.players] + (Seat(),) * (rules.players - len(lobby.seats))
    if any(seat.kind == "person" for seat in lobby.seats[rules.players :]):
        raise Refusal("seat_taken", "somebody sits in a seat that would be removed; move or remove that person first")
    return changed(lobby, rules=rules, seats=seats, **wanted)


def _without_default_sheet(rules: Rules) -> Rules:
    """Store the default sheet as such, also if somebody has chosen it by its code."""
    default = default_sheet()
    if (rules.sheet_name, rules.sheet_code) == (default.name, default.code):
        return replace(rules, sheet_name=None, sheet_code=None)
    return rules


def sit(lobby: Lobby, person: str, number: int, name: str, portrait: wire.Portrait | None = None) -> Lobby:
    """Take a free seat, or move to it. Without a portrait, keep the one from before."""
    _only_open(lobby)
    _check_seat(lobby, number)
    check_name(name)
    mine = lobby.seat_of(person)
    taken = lobby.seats[number]
    if taken.kind != "free" and mine != number:
        raise Refusal("seat_taken", "this seat is taken")
    kept = Seat("person", name, person) if mine is None else replace(lobby.seats[mine], name=name)
    if portrait is not None:
        kept = replace(kept, portrait=portrait)
    seats = [Seat() if place == mine else seat for place, seat in enumerate(lobby.seats)]
    seats[number] = kept
    return changed(lobby, seats=tuple(seats))


def seat_bot(lobby: Lobby, person: str, number: int, level: str) -> Lobby:
    """Put a bot into a seat without a person. Only the owner may do this."""
    _only_owner(lobby, person)
    _only_open(lobby)
    _check_seat(lobby, number)
    if lobby.seats[number].kind == "person":
        raise Refusal("seat_taken", "this seat is taken")
    _check_level(level)
    taken = [seat.name for place, seat in enumerate(lobby.seats) if place != number and seat.name is not None]
    return with_seat(lobby, number, Seat("bot", bot_name_for(lobby.id, number, taken), None, level))


def clear(lobby: Lobby, person: str, number: int) -> Lobby:
    """Clear a seat. The owner may clear any seat, others only their own."""
    _only_open(lobby)
    _check_seat(lobby, number)
    if lobby.seat_of(person) != number:
        _only_owner(lobby, person)
    if lobby.seats[number].kind == "free":
        raise Refusal("no_seat", "this seat is free already")
    return with_seat(lobby, number, Seat())


def swap(lobby: Lobby, person: str, one: int, other: int) -> Lobby:
    """Swap two seats. The owner may swap any two; others may swap their own with a free seat or a bot's."""
    _only_open(lobby)
    _check_seat(lobby, one)
    _check_seat(lobby, other)
    mine = lobby.seat_of(person)
    free = mine in (one, other) and lobby.seats[one if mine == other else other].kind != "person"
    if not free:
        _only_owner(lobby, person)
    seats = list(lobby.seats)
    seats[one], seats[other] = seats[other], seats[one]
    return changed(lobby, seats=tuple(seats))


def contribute(lobby: Lobby, person: str, contribution: str) -> Lobby:
    """Add a seated person's contribution to the seed. It is final, so that nobody can choose between deals."""
    number = lobby.seat_of(person)
    if number is None:
        raise Refusal("not_seated", "only seated persons contribute to the seed")
    if lobby.status not in ("open", "dealing"):
        raise Refusal("not_open", "the cards are dealt already")
    if lobby.duplicate is not None:
        raise Refusal("not_open", "the deals of a duplicate follow from the server's secret alone")
    if lobby.seats[number].contribution is not None:
        raise Refusal("already_contributed", "this seat has contributed already")
    return with_seat(lobby, number, replace(lobby.seats[number], contribution=contribution))


def begin(lobby: Lobby, person: str) -> Lobby:
    """Start the game once every seat is taken. The server waits a moment for contributions before it deals."""
    _only_owner(lobby, person)
    _only_open(lobby)
    if any(seat.kind == "free" for seat in lobby.seats):
        raise Refusal("seats_free", "a seat is free: wait for a player, or put a bot there")
    return changed(lobby, status="dealing")


def all_contributed(lobby: Lobby) -> bool:
    """Whether every seated person has contributed to the seed. Tables whose deal is fixed need no contributions."""
    fixed = lobby.lesson or lobby.day is not None or lobby.duplicate is not None
    return fixed or all(seat.contribution is not None for seat in lobby.seats if seat.kind == "person")


# --- after the start ------------------------------------------------------------------------------


def dealt(lobby: Lobby) -> Lobby:
    """The table after the deal."""
    return changed(lobby, status="playing")


def ended(
    lobby: Lobby,
    result: Result,
    rounds: tuple[wire.RoundInfo, ...],
    joined: tuple[int, ...] | None = None,
    confidences: tuple[tuple[int | None, ...], ...] = (),
) -> Lobby:
    """The table after the end of its game. `joined` are the seats whose persons made a decision."""
    return changed(lobby, status="over", result=result, rounds=rounds, joined=joined, confidences=confidences)


def _seat_info(seat: Seat, *, here: bool) -> wire.SeatInfo:
    level = None if seat.level is None else present_level(seat.level)
    present, contributed = here or seat.kind == "bot", seat.contribution is not None
    return wire.SeatInfo(seat.kind, seat.name, level, present, contributed, seat.portrait)


def changed(lobby: Lobby, **changes: object) -> Lobby:
    """The next version of a lobby."""
    return replace(lobby, version=lobby.version + 1, **changes)


def with_seat(lobby: Lobby, number: int, seat: Seat) -> Lobby:
    """The next version of a lobby, with another person or bot in a seat, or nobody."""
    return changed(lobby, seats=(*lobby.seats[:number], seat, *lobby.seats[number + 1 :]))


def _only_owner(lobby: Lobby, person: str) -> None:
    if person != lobby.owner:
        raise Refusal("not_owner", "only the person who opened the table may do this")


def _only_open(lobby: Lobby) -> None:
    if lobby.status != "open":
        raise Refusal("not_open", "the game has started")


def _check_seat(lobby: Lobby, number: int) -> None:
    if not 0 <= number < len(lobby.seats):
        raise Refusal("no_seat", f"the seats are numbered from 0 to {len(lobby.seats) - 1}")


def _check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("wrong_options", f"there is no such level; the levels are {', '.join(LEVELS)}")
