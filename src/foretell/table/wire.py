"""The messages between a table and its clients: version 1.

msgspec checks every incoming field. `foretell.table.frames` encodes views, changes and events; tests decode all of its
messages with these types.
"""

import dataclasses
from collections.abc import Iterable
from typing import Annotated, Any, Literal, get_args, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, structs

from ..game import DiscardMode, Rank, Result, Side
from ..game import Event as GameEvent
from ..game import View as GameView
from ..game.redaction import SENT
from ..reviews import CoachLine
from .clock import ClockName
from .entries import By, Kind

VERSION = 1
MAX_CHAT = 200

Ply = Annotated[int, Meta(ge=-1, le=1_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=8)]
Confidence = Annotated[int, Meta(ge=0, le=100)]
"""How sure a player is of a prediction, in percent."""
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Emote = Literal[
    "hello", "thanks", "well_played", "good_luck", "thinking", "hurry", "surprised", "laughing", "sad", "suspicious"
]  # fmt: skip
"""What a player can say with one tap. The texts are in the locales, under `emote-…`."""
EMOTES: tuple[Emote, ...] = get_args(Emote)
Card = str
Seat = int


# --- incoming messages ----------------------------------------------------------------------------


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(Incoming, tag="hello"):
    """The first message. The server answers with all frames after ply `since`, or with the full view if it is null."""

    version: int
    since: Ply | None = None


class Act(Incoming, tag="act"):
    """A decision, made at ply `ply`: the token of one of the view's `choices`.

    With a prediction you may say how sure you are. This has no effect on the game, and nobody sees it before the end.
    """

    ply: Ply
    action: Token
    confidence: Confidence | None = None


class Undo(Incoming, tag="undo"):
    """Take back your last action; `ply` is the present ply."""

    ply: Ply


class Contribute(Incoming, tag="contribute"):
    """Your 32 random bytes for the seed, in hexadecimal. Send them after you received the table's commitment."""

    contribution: Hex32


class Look(Incoming, tag="look"):
    """Send the full view."""


class Since(Incoming, tag="since"):
    """Send all frames after ply `ply` again."""

    ply: Ply


class Away(Incoming, tag="away"):
    """Leave the seat to a bot."""


class Back(Incoming, tag="back"):
    """Take the seat back."""


class Say(Incoming, tag="say"):
    """Chat, or one of the fixed emotes."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None
    emote: Emote | None = None


class Weigh(Incoming, tag="weigh"):
    """Ask which hand each of your choices at ply `ply` would lead to."""

    ply: Ply


HintAbout = Literal["facts", "choice"]
"""What the coach is asked: "What do I know?", or "What would you do?"."""


class AskHint(Incoming, tag="hint"):
    """Ask the coach at ply `ply`, at a table where nobody else plays. Every hint is counted."""

    ply: Ply
    about: HintAbout


AnyIncoming = Hello | Act | Undo | Contribute | Look | Since | Away | Back | Say | Weigh | AskHint


# --- the view -------------------------------------------------------------------------------------


class AddedByTable(Struct):
    """The fields that a table adds to the library's view."""

    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards, in the open replay of a finished game; None otherwise."""
    away: tuple[bool, ...]
    """The seats that a bot plays while their person is away."""
    banks: tuple[int, ...] | None
    """The milliseconds that each seat had left when the server made the frame; None without a clock."""
    undo: bool
    """Whether this viewer may take back the last action."""


Fields = Iterable[tuple[str, Any] | tuple[str, Any, Any]]


def _view_fields() -> Fields:
    """Names and types of the view's fields. Those of the memory aid are None at a table without it."""
    types = get_type_hints(GameView)
    yield "seat", types["seat"]
    for name, field in SENT.items():
        yield name, types[name] | None if field.memory else types[name]
    yield "rank", Rank | None
    for added in structs.fields(AddedByTable):
        yield added.name, added.type


def _optional_fields(view: type[Struct]) -> Fields:
    for field in structs.fields(view):
        yield field.name, field.type | UnsetType, UNSET


def _event_fields() -> Fields:
    """The fields of the library's events, except the audience, which only the redaction needs."""
    types = get_type_hints(GameEvent)
    for field in dataclasses.fields(GameEvent):
        if field.name == "key":
            yield field.name, types[field.name]
        elif field.name != "audience":
            yield field.name, types[field.name], field.default


def _struct_of(fields: Fields, *, kw_only: bool = True, omit_defaults: bool = False) -> type[Struct]:
    """A base class with these fields."""
    return defstruct(
        "Base", fields, frozen=True, kw_only=kw_only, omit_defaults=omit_defaults, forbid_unknown_fields=True
    )


class View(_struct_of(_view_fields())):  # type: ignore[misc]
    """Everything that this viewer may know: the library's view, and four fields at the end that the table adds."""


class Changes(_struct_of(_optional_fields(View))):  # type: ignore[misc]
    """The fields of the view that changed, with their new values."""


class Event(_struct_of(_event_fields(), kw_only=False, omit_defaults=True)):  # type: ignore[misc]
    """Something that happened, as this viewer may know it. None stands for a card that the viewer may not see."""


# --- the table ------------------------------------------------------------------------------------


SeatKind = Literal["free", "person", "bot"]
Status = Literal["open", "dealing", "playing", "over"]
Spectators = Literal["open", "none"]
Portrait = Literal[
    "sibyl", "blind", "magus", "astrologer", "prophetess", "stranger", "doctor", "owl", "cat", "crone", "bard",
    "priestess", "wanderer", "masquerader", "automaton",
]  # fmt: skip
"""The pictures that a person can have at their seat. A client shows an unknown one as if there were none."""


class RoundInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """How a round ended, for each seat: the points of the hand, the prediction and the total gain."""

    points: tuple[int, ...]
    best: Seat
    predictions: tuple[Seat, ...]
    gains: tuple[int, ...]


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table."""

    kind: SeatKind
    name: str | None
    level: str | None
    """The level of a bot."""
    here: bool
    """Whether the person in this seat is connected; always true for bots."""
    contributed: bool
    """Whether the person has contributed to the seed."""
    portrait: Portrait | UnsetType = UNSET
    """The picture that the person has chosen. Without one, clients choose a picture by the name and the seat."""


class OptionsInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game. The sheet's effects are at /api/v1/tables/{id}/sheet."""

    players: int
    side: Side
    discard: DiscardMode
    heirs: bool
    sheet_name: str
    sheet_digest: str


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the game of a branch comes from: a finished game, the last ply that was taken over, and the seat."""

    table: str
    ply: int
    seat: Seat


class DuplicateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The duplicate that a table belongs to: its id, the table's number from 1 on, and how many tables it has."""

    id: str
    number: int
    tables: int
    over: bool
    """Whether all its tables are over. Until then, nobody but the players sees anything of the games."""


class TableInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may know about a table."""

    id: str
    code: str | None
    """The short code; None once the game is over."""
    version: int
    """The number of changes so far."""
    status: Status
    options: OptionsInfo
    clock: ClockName
    spectators: Spectators
    memory: bool
    talk: bool
    listed: bool
    level: str
    """The level of the bots that play for absent players."""
    seats: tuple[SeatInfo, ...]
    owner: Seat | None
    """The owner's seat."""
    commitment: str
    """SHA-256 of the server's secret, published before any contribution."""
    result: Result | None
    rematch: tuple[Seat, ...]
    """The seats of the persons who want a rematch. It starts when all persons do."""
    next: str | None
    """The id of the rematch, once it has started."""
    created: int
    branch: Branch | UnsetType = UNSET
    """Set at a branch: a private table that began with a position of a finished game."""
    hints: int | UnsetType = UNSET
    """How often the coach has helped; missing if it has not."""
    day: str | UnsetType = UNSET
    """The date, if the table plays the deal of a day."""
    duplicate: DuplicateTable | UnsetType = UNSET
    """Set at a table that plays the same deals as others."""


# --- outgoing messages ----------------------------------------------------------------------------


class Outgoing(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message from the server."""


class Welcome(Outgoing, tag="welcome"):
    """The answer to hello. Frames or a full view follow if the game has started."""

    version: int
    table: TableInfo
    seat: Seat | None
    owner: bool
    ply: int
    """The last ply of the log; -1 before the deal."""


class TableNews(Outgoing, tag="table"):
    """The table changed: its seats, options or status, who is connected, or your seat."""

    table: TableInfo
    seat: Seat | None
    owner: bool


class Frame(Outgoing, tag="frame"):
    """One entry of the log as this viewer may know it."""

    ply: int
    at: int
    kind: Kind
    seat: Seat | None
    by: By
    action: str | None
    """The token, if the viewer may know it."""
    events: tuple[Event, ...]
    changes: Changes


class Full(Outgoing, tag="view"):
    """The whole view after ply `ply`."""

    ply: int
    at: int
    view: View


class Prospects(Outgoing, tag="prospects"):
    """The hand that each choice at ply `ply` would lead to: the best rank in your cards right after the choice.

    Choices that do not change your cards, or change them by chance, are left out. `possible` has, for each seat, the
    points of the best rank that its hand can have by what you know: only in the Prediction phase, and only at a table
    with the memory aid.
    """

    ply: int
    ranks: dict[str, Rank]
    possible: tuple[int, ...] | None


class Hint(Outgoing, tag="hint"):
    """What the coach says at ply `ply`, from your view alone: sentences as keys of messages and their arguments."""

    ply: int
    about: HintAbout
    action: str | None
    """The token of the choice that the strongest bot would make; None for facts."""
    lines: tuple[CoachLine, ...]


class Said(Outgoing, tag="said"):
    """Chat or an emote. The text is plain text, never markup."""

    seat: Seat | None
    name: str
    text: str | None
    emote: Emote | None
    at: int


class Database(Outgoing, tag="database"):
    """The database does not respond, so moves wait; or it responds again. Nothing needs to be sent again."""

    responding: bool


Code = Literal[
    "malformed", "version", "hello_first", "too_big", "too_fast", "busy", "not_ready",
    "no_table", "no_seat", "seat_taken", "other_table", "not_seated", "not_owner", "not_open", "not_started",
    "not_over", "seats_free", "wrong_options", "wrong_name", "no_spectators", "other_origin", "unknown_token",
    "stale", "repeated", "not_your_turn", "illegal", "cannot_undo", "away", "not_away", "over", "talk_off",
    "already_contributed", "changed", "ended", "no_reviews", "no_coach", "not_found", "method", "failed",
]  # fmt: skip
"""Why a request was refused. docs/protocol.md explains each code; the texts are `refused-…` in the locales."""


class Refused(Outgoing, tag="refused"):
    """The server refused the request, and nothing changed. Continue from `ply` and `choices`."""

    code: Code
    reason: str
    """For programmers. Players get a translated text, chosen by `code`."""
    ply: int
    choices: tuple[str, ...]


AnyOutgoing = Welcome | TableNews | Frame | Full | Prospects | Hint | Said | Database | Refused
