"""What comes in and goes out by HTTP, besides the messages of `foretell.table.wire`."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...game.record import MOST_NAME
from ...players import LEVELS, USUAL_LEVEL
from ...table import wire
from ...table.lobby import Wishes

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=40, extra_json_schema={"enum": list(LEVELS)})]
PLAYERS = (2, 3, 4, 5)
SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class Problem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why nothing was done."""

    code: wire.Code
    reason: str
    """For programmers; players are told in their language by `code`."""
    ply: int | UnsetType = UNSET
    """Of a game that one has a seat in: the present ply."""
    choices: tuple[str, ...] | UnsetType = UNSET
    """And what one may choose from there."""


# --- what comes in --------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request's body."""


class Nothing(Body, frozen=True, kw_only=True):
    """Nothing needs to be said."""


class NewTable(Wishes, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: wishes, and who sits there from the start."""

    name: Name | None = None
    """Yours, to sit in seat 0."""
    bots: Annotated[tuple[Level, ...], Meta(max_length=5)] = ()
    """Their levels, for the seats that come next."""

    @property
    def wishes(self) -> Wishes:
        """The wishes alone."""
        return Wishes(**{name: getattr(self, name) for name in Wishes.__struct_fields__})


class NewGame(Body, frozen=True, kw_only=True):
    """A game to be played now, with bots in all other seats."""

    name: Name
    level: Level = USUAL_LEVEL
    wishes: Wishes = Wishes()


class Sitting(Body, frozen=True, kw_only=True):
    """A name at the table."""

    name: Name


class BotChoice(Body, frozen=True, kw_only=True):
    """A bot."""

    level: Level


class Swap(Body, frozen=True, kw_only=True):
    """Two seats."""

    one: SeatNumber
    other: SeatNumber


class Move(Body, frozen=True, kw_only=True):
    """A decision, made at ply `ply`: the token of one of the view's `choices`."""

    ply: wire.Ply
    action: wire.Token


class TakeBack(Body, frozen=True, kw_only=True):
    """Which ply of one's own is taken back: the last one."""

    ply: wire.Ply


class Contribution(Body, frozen=True, kw_only=True):
    """32 random bytes of one's own for the seed, in hexadecimal."""

    contribution: wire.Hex32


class Chat(Body, frozen=True, kw_only=True):
    """Either a text or an emote."""

    text: Annotated[str, Meta(min_length=1, max_length=wire.MOST_CHAT)] | None = None
    emote: wire.Emote | None = None


# --- what goes out --------------------------------------------------------------------------------


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer's body."""


class Place(Answer, frozen=True, kw_only=True):
    """A table, and one's own place at it."""

    table: wire.TableInfo
    seat: int | None
    owner: bool
    rounds: tuple[wire.RoundInfo, ...]
    """How each round ended: once the game is over, and for those who may see it."""


class OpenTables(Answer, frozen=True, kw_only=True):
    """Open tables of the public list, the newest first."""

    tables: tuple[wire.TableInfo, ...]


class Games(Answer, frozen=True, kw_only=True):
    """Some games, the newest first."""

    games: tuple[Place, ...]
    next: int | None
    """What to give as `before` for those that follow; None if these were the last."""


class Done(Answer, frozen=True, kw_only=True):
    """It is in the log."""

    ply: int


class CardEffect(Answer, frozen=True, kw_only=True):
    """One effect of a card; the starred one must be carried out."""

    name: str
    star: bool


class SheetInfo(Answer, frozen=True, kw_only=True):
    """What is printed on the cards."""

    name: str
    digest: str
    suits: tuple[str, ...]
    """The best first."""
    cards: dict[str, tuple[CardEffect, ...]]
    """The effects of each card from top to bottom."""


class Me(Answer, frozen=True, kw_only=True):
    """Who is asking, as far as they may know: whether the server knows them."""

    known: bool
    by: Literal["cookie", "token"] | None


class Token(Answer, frozen=True, kw_only=True):
    """Lets a program act for this person: `Authorization: Bearer …`. Whoever has it can play for them."""

    token: str


class ClockInfo(Answer, frozen=True, kw_only=True):
    """A clock: the time one begins with, and what is added after each decision, in milliseconds."""

    name: Literal["none", "relaxed", "fast"]
    bank: int | None
    increment: int | None


class OptionsOffered(Answer, frozen=True, kw_only=True):
    """All that one can choose from."""

    players: tuple[int, ...]
    sides: tuple[str, ...]
    discards: tuple[str, ...]
    levels: tuple[str, ...]
    clocks: tuple[ClockInfo, ...]
    spectators: tuple[str, ...]
    emotes: tuple[str, ...]
    most_name: int
    most_chat: int
    version: int
    """Of the socket's messages."""


class Health(Answer, frozen=True, kw_only=True):
    """How the server is."""

    status: Literal["alive", "ready"]
