"""The messages between a table and whoever is connected to it: version 1.

What comes in is checked to the last field. What goes out is written by `foretell.table.frames`, which puts pieces
together that were encoded before; tests read all of it back with these types.
"""

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from .entries import By, Kind

VERSION = 1
MOST_CHAT = 200

Ply = Annotated[int, Meta(ge=-1, le=1_000_000)]
Token = Annotated[str, Meta(min_length=1, max_length=8)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Emote = Literal[
    "hello", "thanks", "well_played", "good_luck", "thinking", "hurry", "surprised", "laughing", "sad", "suspicious"
]  # fmt: skip
"""What may be said with one tap; the words are in the locales, under `emote-…`."""
EMOTES: tuple[Emote, ...] = get_args(Emote)
Card = str
Seat = int


# --- what comes in --------------------------------------------------------------------------------


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Incoming, tag="hello"):
    """The first message of a connection: all since ply `since`, or the full view without it."""

    version: int
    since: Ply | None = None


class Act(Incoming, tag="act"):
    """A decision, made at ply `ply`: the token of one of the view's `choices`."""

    ply: Ply
    action: Token


class Undo(Incoming, tag="undo"):
    """Take back one's last action that stands; `ply` is the present one."""

    ply: Ply


class Contribute(Incoming, tag="contribute"):
    """32 random bytes of one's own for the seed, in hexadecimal, once the table's commitment is known."""

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

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)] | None = None
    emote: Emote | None = None


class Weigh(Incoming, tag="weigh"):
    """What would each of my choices at ply `ply` make of my hand?"""

    ply: Ply


AnyIncoming = Hello | Act | Undo | Contribute | Look | Since | Away | Back | Say | Weigh


# --- the view -------------------------------------------------------------------------------------


class Told(Struct, frozen=True):
    """What a seat had to tell under Hypnosis."""

    points: int
    turn: int


class Rank(Struct, frozen=True):
    """The present rank of a hand."""

    strength: int
    points: int
    name: str
    value: str | None
    suit: str | None


class Unfolding(Struct, frozen=True):
    """How a round ended."""

    round: int
    hands: tuple[tuple[Card, ...], ...]
    ranks: tuple[Rank, ...]
    """Value and suit name the card that decides."""
    points: tuple[int, ...]
    """What the hands gained."""
    best: Seat
    predictions: tuple[Seat, ...]
    shares: tuple[int, ...]
    """What each seat got of the pot."""
    rune_cards: tuple[int, ...]
    """What each seat gained for its Rune cards."""
    gains: tuple[int, ...]
    """All three together."""
    runes: tuple[int, ...]
    """The totals after it."""
    pot_before: int
    pot: int
    """What stayed of it."""


class Result(Struct, frozen=True):
    """The end of a game."""

    winner: Seat | None
    runes: tuple[int, ...]
    by: Literal["runes", "hand", "nobody"]


class View(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that this viewer may know: the library's view, and what the table adds (the last four)."""

    seat: Seat | None
    round: int
    turns: int
    turn: Seat
    phase: str
    actors: tuple[Seat, ...]
    choices: tuple[str, ...]
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...] | None
    """None at a table without the memory aid; likewise told, gone and unplaced."""
    told: tuple[Told | None, ...] | None
    rows: tuple[tuple[Card | None, ...], tuple[Card | None, ...]]
    deck: int
    discard: int
    discard_top: Card | None
    gone: tuple[Card, ...] | None
    unplaced: tuple[Card, ...] | None
    runes: tuple[int, ...]
    pot: int
    all_in: Seat | None
    played: Card | None
    effect: str | None
    starred: bool
    revealed: tuple[Card | None, ...]
    target: Card | None
    predicted: tuple[bool, ...]
    predictions: tuple[Seat | None, ...]
    unfoldings: tuple[Unfolding, ...]
    result: Result | None
    rank: Rank | None
    hands: tuple[tuple[Card, ...], ...] | None
    """Everybody's cards, in the open replay of a finished game; else None."""
    away: tuple[bool, ...]
    """Whose seat a bot plays for the moment."""
    banks: tuple[int, ...] | None
    """Milliseconds each seat had left when the frame was made; None without a clock."""
    undo: bool
    """Whether this viewer may take back the last action."""


class Changes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Fields of the view with their new values; what is missing is as it was."""

    seat: Seat | UnsetType | None = UNSET
    round: int | UnsetType = UNSET
    turns: int | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    actors: tuple[Seat, ...] | UnsetType = UNSET
    choices: tuple[str, ...] | UnsetType = UNSET
    hand: tuple[Card, ...] | UnsetType | None = UNSET
    hand_sizes: tuple[int, ...] | UnsetType = UNSET
    known: tuple[tuple[Card, ...], ...] | UnsetType | None = UNSET
    told: tuple[Told | None, ...] | UnsetType | None = UNSET
    rows: tuple[tuple[Card | None, ...], tuple[Card | None, ...]] | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    discard: int | UnsetType = UNSET
    discard_top: Card | UnsetType | None = UNSET
    gone: tuple[Card, ...] | UnsetType | None = UNSET
    unplaced: tuple[Card, ...] | UnsetType | None = UNSET
    runes: tuple[int, ...] | UnsetType = UNSET
    pot: int | UnsetType = UNSET
    all_in: Seat | UnsetType | None = UNSET
    played: Card | UnsetType | None = UNSET
    effect: str | UnsetType | None = UNSET
    starred: bool | UnsetType = UNSET
    revealed: tuple[Card | None, ...] | UnsetType = UNSET
    target: Card | UnsetType | None = UNSET
    predicted: tuple[bool, ...] | UnsetType = UNSET
    predictions: tuple[Seat | None, ...] | UnsetType = UNSET
    unfoldings: tuple[Unfolding, ...] | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    rank: Rank | UnsetType | None = UNSET
    hands: tuple[tuple[Card, ...], ...] | UnsetType | None = UNSET
    away: tuple[bool, ...] | UnsetType = UNSET
    banks: tuple[int, ...] | UnsetType | None = UNSET
    undo: bool | UnsetType = UNSET


class Event(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that happened, as this viewer may know it; None stands for a card that they may not see."""

    key: str
    seat: Seat | None = None
    other: Seat | None = None
    cards: tuple[Card | None, ...] = ()
    effect: str | None = None
    rank: int | None = None
    runes: int | None = None
    count: int | None = None
    round: int | None = None
    space: int | None = None


# --- the table ------------------------------------------------------------------------------------


class RoundInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """How a round ended, in short: seat by seat what the hand was worth, whom they named, what they gained in all."""

    points: tuple[int, ...]
    best: Seat
    predictions: tuple[Seat, ...]
    gains: tuple[int, ...]


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table."""

    kind: Literal["free", "person", "bot"]
    name: str | None
    level: str | None
    """Of a bot."""
    here: bool
    """Whether somebody is connected who holds it; always so for bots."""
    contributed: bool
    """Whether they added to the seed."""


class OptionsInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the game. The sheet's effects are at /api/v1/tables/{id}/sheet."""

    players: int
    side: Literal["A", "B"]
    discard: Literal["open", "bending", "closed"]
    heirs: bool
    sheet_name: str
    sheet_digest: str


class TableInfo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everybody may know of a table."""

    id: str
    code: str | None
    """The short code; None once the game is over."""
    version: int
    """Counts the changes of the lobby."""
    status: Literal["open", "dealing", "playing", "over"]
    options: OptionsInfo
    clock: Literal["none", "relaxed", "fast"]
    spectators: Literal["open", "none"]
    memory: bool
    talk: bool
    listed: bool
    level: str
    """Of the bots that stand in."""
    seats: tuple[SeatInfo, ...]
    owner: Seat | None
    """Where the owner sits."""
    commitment: str
    """SHA-256 of the server's secret, published before any contribution."""
    result: Result | None
    next: str | None
    """The id of the rematch."""
    created: int


# --- what goes out --------------------------------------------------------------------------------


class Outgoing(Struct, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """A message of the server."""


class Welcome(Outgoing, tag="welcome"):
    """The answer to hello; frames or a full view follow if the game has begun."""

    version: int
    table: TableInfo
    seat: Seat | None
    owner: bool
    ply: int
    """The last ply of the log; -1 before the deal."""


class TableNews(Outgoing, tag="table"):
    """The table changed: its seats, its options, its status, who is here; or your place at it."""

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
    """What the choices at ply `ply` would make of one's hand: the best rank in the cards held right after each.

    Choices that change no card of one's own, or only by chance, are not in it.
    """

    ply: int
    ranks: dict[str, Rank]


class Said(Outgoing, tag="said"):
    """Chat or an emote. It is text, never markup."""

    seat: Seat | None
    name: str
    text: str | None
    emote: Emote | None
    at: int


Code = Literal[
    "malformed", "version", "hello_first", "too_big", "too_fast", "busy", "not_ready",
    "no_table", "no_seat", "seat_taken", "not_seated", "not_owner", "not_open", "not_started", "not_over",
    "seats_free", "wrong_options", "no_spectators", "other_origin", "unknown_token",
    "stale", "repeated", "not_your_turn", "illegal", "cannot_undo", "away", "not_away", "over", "talk_off",
    "already_contributed", "changed", "not_found", "method", "failed",
]  # fmt: skip
"""Why something was refused; see docs/protocol.md for what to do about each, and `refused-…` in the locales."""


class Refused(Outgoing, tag="refused"):
    """Nothing has changed. `ply` and `choices` are what to go on from."""

    code: Code
    reason: str
    """For programmers; players are told in their language by `code`."""
    ply: int
    choices: tuple[str, ...]


AnyOutgoing = Welcome | TableNews | Frame | Full | Prospects | Said | Refused
