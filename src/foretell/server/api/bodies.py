"""The bodies of requests and responses, in addition to the messages of `foretell.table.wire`."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...daily import DayScore
from ...game import Result
from ...game.record import MAX_NAME
from ...players import DEFAULT_LEVEL, LEVELS
from ...reviews import Beliefs, Moment, PlyReview, PredictionReview, SeatReview, Tell
from ...rules import MAX_PLAYERS, MIN_PLAYERS, DiscardMode, Side
from ...table import wire
from ...table.clock import ClockName
from ...table.duplicate_tables import MAX_TABLES, MIN_TABLES, ComparedSeat
from ...table.lobby import TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=40, extra_json_schema={"enum": list(LEVELS)})]
PLAYERS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1)]


class Problem(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a request was refused."""

    code: wire.Code
    reason: str
    """For programmers. Players get a translated text, chosen by `code`."""
    ply: int | UnsetType = UNSET
    """The present ply, if you have a seat in the game."""
    choices: tuple[str, ...] | UnsetType = UNSET
    """Your choices at that ply."""


# --- requests -------------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request's body."""


class Nothing(Body, frozen=True, kw_only=True):
    """An empty body."""


class RematchWishes(Body, frozen=True, kw_only=True):
    """How a rematch may start."""

    without_absent: bool = False
    """Whether bots may take the seats of persons who have left the table without accepting."""


class NewTable(TableSettings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open: its options, and who sits there from the start."""

    name: Name | None = None
    """Your name, if you want to sit in seat 0."""
    portrait: wire.Portrait | None = None
    """Your portrait, if you want to sit in seat 0."""
    bots: Annotated[tuple[Level, ...], Meta(max_length=5)] = ()
    """The levels of bots for the next seats."""

    @property
    def settings(self) -> TableSettings:
        """The options without the name, the portrait and the bots."""
        return TableSettings(**{name: getattr(self, name) for name in TableSettings.__struct_fields__})


class NewGame(Body, frozen=True, kw_only=True):
    """A game that starts now, with bots in all other seats."""

    name: Name
    portrait: wire.Portrait | None = None
    level: Level = DEFAULT_LEVEL
    wishes: TableSettings = TableSettings()


class NewDuplicate(Body, frozen=True, kw_only=True):
    """Tables to open that play the same deals."""

    tables: Annotated[int, Meta(ge=MIN_TABLES, le=MAX_TABLES)] = MIN_TABLES
    wishes: TableSettings = TableSettings()
    """The options of all tables. `listed` and `spectators` cannot be chosen."""


class Sitting(Body, frozen=True, kw_only=True):
    """Your name and your portrait at the table."""

    name: Name
    portrait: wire.Portrait | None = None
    """Without one, you keep the portrait that you have at this table."""


class NewBranch(Body, frozen=True, kw_only=True):
    """A position of a finished game to play on from."""

    ply: wire.Ply
    """The last ply of the game that happens as it did."""
    seat: SeatNumber | None = None
    """Your seat; by default, the one that has to choose."""
    name: Name
    portrait: wire.Portrait | None = None


class DayGame(Sitting, frozen=True, kw_only=True):
    """A game of the deal of the day."""

    again: bool = False
    """Whether to play the deal again. Only your first game counts."""


class BotChoice(Body, frozen=True, kw_only=True):
    """A bot to seat."""

    level: Level


class Swap(Body, frozen=True, kw_only=True):
    """Two seats to swap."""

    one: SeatNumber
    other: SeatNumber


class Move(Body, frozen=True, kw_only=True):
    """A decision at ply `ply`: one of the `choices` of the view."""

    ply: wire.Ply
    action: wire.Token
    confidence: wire.Confidence | None = None
    """How sure you are of a prediction, in percent. Nobody sees it before the end of the game."""


class TakeBack(Body, frozen=True, kw_only=True):
    """The present ply, at which you take back your last move."""

    ply: wire.Ply


class HintWish(Body, frozen=True, kw_only=True):
    """What to ask the coach, at the present ply."""

    ply: wire.Ply
    about: wire.HintAbout


class Contribution(Body, frozen=True, kw_only=True):
    """Your 32 random bytes for the seed, in hexadecimal."""

    contribution: wire.Hex32


class Chat(Body, frozen=True, kw_only=True):
    """Either a text or an emote."""

    text: Annotated[str, Meta(min_length=1, max_length=wire.MAX_CHAT)] | None = None
    emote: wire.Emote | None = None


# --- responses ------------------------------------------------------------------------------------


class ResponseBody(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A response's body."""


class Place(ResponseBody, frozen=True, kw_only=True):
    """A table, and your place at it."""

    table: wire.TableInfo
    seat: int | None
    owner: bool
    rounds: tuple[wire.RoundInfo, ...]
    """How each round ended. Empty before the end of the game, and if you may not see the game."""
    lesson: bool
    """Whether this is a lesson, which does not count in your statistics."""


class OpenTables(ResponseBody, frozen=True, kw_only=True):
    """The open tables of the public list, newest first."""

    tables: tuple[wire.TableInfo, ...]


class Games(ResponseBody, frozen=True, kw_only=True):
    """A page of games, newest first."""

    games: tuple[Place, ...]
    next: int | None
    """The value of `before` for the next page; null on the last page."""


class Done(ResponseBody, frozen=True, kw_only=True):
    """The last ply of the log after the request."""

    ply: int


class CardEffect(ResponseBody, frozen=True, kw_only=True):
    """An effect of a card. A starred effect must be carried out."""

    name: str
    star: bool


class SheetInfo(ResponseBody, frozen=True, kw_only=True):
    """What is printed on the cards."""

    name: str
    digest: str
    suits: tuple[str, ...]
    """From best to worst."""
    cards: dict[str, tuple[CardEffect, ...]]
    """The effects of each card from top to bottom."""


class SheetOffered(ResponseBody, frozen=True, kw_only=True):
    """A card sheet that a table can have. Send its name and code as `sheet_name` and `sheet_code`."""

    name: str
    digest: str
    code: str


class ReviewOptions(ResponseBody, frozen=True, kw_only=True):
    """The options of a reviewed game."""

    players: int
    side: Side
    discard: DiscardMode
    heirs: bool


class GameReview(ResponseBody, frozen=True, kw_only=True):
    """A review of a game, as `foretell review --format json` prints it."""

    version: int
    """Increased when the same record and seed give another review."""
    options: ReviewOptions
    names: tuple[str, ...]
    result: Result
    effort: str
    seed: str
    progress: float
    """From 0 to 1. Below 1, parts of the review are still missing."""
    plies: tuple[PlyReview, ...]
    seats: tuple[SeatReview, ...]
    moments: tuple[Moment, ...]
    beliefs: tuple[Beliefs, ...]
    tells: tuple[Tell, ...]
    predictions: tuple[PredictionReview, ...]


class ReviewState(ResponseBody, frozen=True, kw_only=True):
    """The parts of a game's review that are ready. Ask again until its status is "done"."""

    status: Literal["waiting", "running", "done"]
    ahead: int
    """The number of other reviews that come first."""
    progress: float
    plies: tuple[int, ...]
    """The ply in the log of each decision: `plies` of the review counts only decisions that were not taken back."""
    review: GameReview | None
    """None before the first part is there: the chances to win."""


class Me(ResponseBody, frozen=True, kw_only=True):
    """Whether the server knows the caller."""

    known: bool
    by: Literal["cookie", "token"] | None


class Token(ResponseBody, frozen=True, kw_only=True):
    """Lets a program act for a person, with `Authorization: Bearer …`. Keep it secret: anyone who has it can do so."""

    token: str


class ClockInfo(ResponseBody, frozen=True, kw_only=True):
    """A clock: the time at the start and the increment for each decision, in milliseconds."""

    name: ClockName
    bank: int | None
    increment: int | None


class OptionsOffered(ResponseBody, frozen=True, kw_only=True):
    """The options that a table can have."""

    players: tuple[int, ...]
    sides: tuple[str, ...]
    discards: tuple[str, ...]
    levels: tuple[str, ...]
    sheets: tuple[SheetOffered, ...]
    """The card sheets of this server. A new table has the first."""
    clocks: tuple[ClockInfo, ...]
    spectators: tuple[str, ...]
    emotes: tuple[str, ...]
    most_name: int
    most_chat: int
    version: int
    """The version of the socket's messages."""


class DayRow(ResponseBody, frozen=True, kw_only=True):
    """The result of a person."""

    name: str
    points: int
    days: int
    """The number of days that the points are the sum of."""
    you: bool


class LevelPoints(ResponseBody, frozen=True, kw_only=True):
    """What a level of bots scored in the person's seat."""

    level: str
    points: int


class DayComparison(ResponseBody, frozen=True, kw_only=True):
    """The results of a day."""

    players: int
    """How many persons have a result."""
    mean: int | None
    """The mean of their points."""
    better: int
    """How many of them have more points than you."""
    best: tuple[DayRow, ...]
    levels: tuple[LevelPoints, ...]
    """The levels of bots that have played your seat so far, weakest first."""


class PastDay(ResponseBody, frozen=True, kw_only=True):
    """A day that is over."""

    date: str
    commitment: str
    secret: str
    """The secret of its deal. Its SHA-256 is the commitment that was published before the day."""
    points: int | None
    """Your points; null without a score. If it was not ready when the day ended, this request starts to compute it."""
    comparison: DayComparison
    replay: str | None
    """The id of the table with the most points."""


class Day(ResponseBody, frozen=True, kw_only=True):
    """The deal of the day, and your game of it."""

    date: str
    ends: int
    """When the day ends, in milliseconds since 1970."""
    commitment: str
    """The SHA-256 of the secret that the deal comes from."""
    commitments: dict[str, str]
    """The same for the next days, by their dates."""
    level: str
    """The level of the bots in the other seats."""
    table: str | None
    """The id of the table where your game counts; null if you have not started it."""
    over: bool
    """Whether that game is over."""
    scoring: Literal["waiting", "done", "never"]
    """Whether your score will come: ask again while it is "waiting". It never comes if a bot played for you, if the
    game ended after the day, or if the server makes no reviews."""
    score: DayScore | None
    share: str | None
    """Your score as a text to share, which reveals nothing about the cards."""
    comparison: DayComparison | None
    """The results of the day. Null before the end of your game."""
    week: tuple[DayRow, ...]
    """The persons with the most points since Monday."""
    my_week: DayRow | None
    yesterday: str | None
    """The date of the day before, if there is anything to see."""


class DuplicateState(ResponseBody, frozen=True, kw_only=True):
    """The tables of a duplicate, and their comparison."""

    id: str
    owner: bool
    over: bool
    """Whether all tables are over, so that their games are open to everybody."""
    tables: tuple[Place, ...]
    """The tables by their numbers. Before the end, you see the result of your own table only."""
    comparison: tuple[ComparedSeat, ...] | None
    """The seats of all tables that have a result, the highest totals first. Null before the end."""


class Health(ResponseBody, frozen=True, kw_only=True):
    """The state of the server."""

    status: Literal["alive", "ready"]
