"""The deals of the day: their secrets, the tables that play them, and the scores.

All workers agree, because the database keeps the secret of each day and the result of each person. A score comes from a
review, which starts when somebody asks for it and waits in the same queue as other reviews.
"""

import gzip
import random
import secrets
from collections.abc import Container
from typing import Literal

import msgspec

from ..daily import DAY_EFFORT, DAY_OPTIONS, DAY_SEAT, DayDeal, DayScore, date_of, day_end, score_of, score_seed
from ..game import Record
from ..game.fairness import SECRET_BYTES
from ..players import LEVELS
from ..reviews import Moment, PredictionReview, SeatReview
from ..store import DayResult, DayStore, Store
from ..table import wire
from ..table.day_table import day_table_id, is_own_game, new_day_table
from ..table.lobby import SECURE_CHANCE, Lobby
from ..table.refusals import Refusal
from .desk import Desk
from .front_door import FrontDoor
from .rankings import Rankings
from .reviews import Reviews
from .time_source import TimeSource

LEVELS_CLIENT = "deal of the day"
"""The client for which the reviews of the levels wait. No network address has this name."""
CLAIM_MS = 180_000
"""How long a worker that was asked for the score of a level is the only one that computes it, in milliseconds. Requests
in the second half of this time prolong it. Without requests, the worker drops the review."""
MAX_DEALS = 64
"""Deals in the memory of a process."""

Scoring = Literal["waiting", "done", "never"]
"""Whether a score will come. "never" if the game does not count, or if this server makes no reviews."""


class _Reviewed(msgspec.Struct, frozen=True):
    seats: tuple[SeatReview, ...]
    moments: tuple[Moment, ...]
    predictions: tuple[PredictionReview, ...]


class _ReviewState(msgspec.Struct, frozen=True):
    status: str
    review: _Reviewed | None


class Days:
    """All deals of the day of a server process."""

    def __init__(
        self,
        store: Store,
        desk: Desk,
        door: FrontDoor,
        reviews: Reviews,
        time_source: TimeSource,
        chance: random.Random = SECURE_CHANCE,
    ) -> None:
        self._all = store
        self._desk = desk
        self._door = door
        self._reviews = reviews
        self._time_source = time_source
        self.rankings = Rankings(lambda: self.store)
        self._deals: dict[str, DayDeal] = {}
        self._claimed = ("", 0)
        """The work that this worker claimed last, and until when."""
        self._levels = chance.sample(LEVELS, len(LEVELS)) if store.shared else LEVELS
        """The levels in the order in which this worker scores them. Each worker has another one, to share the work."""

    @property
    def store(self) -> DayStore:
        """The store, which keeps secrets and results."""
        if not isinstance(self._all, DayStore):
            raise Refusal("not_found", "this server keeps no deals of the day")
        return self._all

    @property
    def today(self) -> str:
        """The present date."""
        return date_of(self._time_source.now_ms())

    async def deal(self, date: str) -> DayDeal:
        """Return the deal of a day. If the day has no secret yet, it gets a random one."""
        if date not in self._deals:
            stored = await self.store.day_secret(date, secrets.token_bytes(SECRET_BYTES).hex())
            if len(self._deals) >= MAX_DEALS:
                self._deals.clear()
            self._deals[date] = DayDeal(date, bytes.fromhex(stored))
        return self._deals[date]

    async def past_deal(self, date: str) -> DayDeal | None:
        """Return the deal of a day that is over; None if the day is not over, or nobody requested its deal."""
        if date >= self.today:
            return None
        stored = await self.store.stored_day_secret(date)
        return None if stored is None else DayDeal(date, bytes.fromhex(stored))

    # --- tables ---

    async def table_of(self, person: str, deal: DayDeal) -> Lobby | None:
        """Return the table where a person's game of a deal counts; None if there is none."""
        table = await self._all.table(day_table_id(person, deal))
        return table if table is None or table.status == "over" else (await self._desk.with_results([table]))[0]

    async def start(
        self, person: str, deal: DayDeal, name: str, portrait: wire.Portrait | None, *, again: bool
    ) -> Lobby:
        """Return the table where a person's game of a deal counts, or a new table to play the same deal again."""
        counted = await self.table_of(person, deal)
        if counted is not None and not again:
            return counted
        if again and (counted is None or counted.status != "over"):
            raise Refusal("not_over", "play the deal of the day to its end before you play it again")
        now = self._time_source.now_ms()
        return await self._desk.start_day(new_day_table(person, name, deal, now, portrait, counts=not again))

    # --- scores ---

    async def score(self, client: str, person: str, lobby: Lobby) -> tuple[Scoring, DayScore | None]:
        """Return the score of a person's counted game, and start to compute it if necessary."""
        date = lobby.day or self.today
        stored = await self.store.day_results_of(date, [person])
        if stored:
            return "done", msgspec.json.decode(stored[0].body, type=DayScore)
        if lobby.ended_by_host or not is_own_game(await self._all.entries(lobby.id), day_end(date)):
            return "never", None
        record = await self._door.record_to_review(lobby.id, person)
        try:
            score = self._reviewed(client, without_names(record), date)
        except Refusal as refusal:
            if refusal.code == "no_reviews":
                return "never", None
            return "waiting", None  # too many at once; the client asks again
        if score is None:
            return "waiting", None
        name = lobby.seats[DAY_SEAT].name or ""
        await self._keep(date, person, lobby.id, name, score)
        return "done", score

    async def points(self, client: str, person: str, deal: DayDeal) -> int | None:
        """Return a person's points of a day that is over.

        A score that was not ready at midnight is computed when the person asks for the day.
        """
        stored = await self.store.day_results_of(deal.date, [person])
        if stored:
            return stored[0].points
        table = await self.table_of(person, deal)
        if table is None or table.status != "over":
            return None
        _, score = await self.score(client, person, table)
        return None if score is None else score.points

    async def level_scores(self, date: str) -> dict[str, int]:
        """Return the points of the levels in the person's seat, and start to compute the next one if necessary."""
        found = await self.stored_level_scores(date)
        missing = await self._claimed_level(date, found)
        if missing is not None:
            deal = await self.deal(date)
            empty = str(Record(DAY_OPTIONS, (), deal.seed))
            try:
                score = self._reviewed(LEVELS_CLIENT, empty, date, level=missing)
            except Refusal:
                return found
            if score is not None:
                await self._keep(date, _level_key(missing), "", missing, score)
                found = await self.stored_level_scores(date)
        return found

    async def _claimed_level(self, date: str, found: Container[str]) -> str | None:
        """Return a level without a score that no other worker scores at the moment."""
        for level in self._levels:
            if level not in found and await self._claims(f"day {date} {level}"):
                return level
        return None

    async def _claims(self, work: str) -> bool:
        """Claim work, unless this worker has claimed it a moment ago. Return False if another worker does it."""
        now, (claimed, until) = self._time_source.now_ms(), self._claimed
        if work != claimed or until < now + CLAIM_MS // 2:
            if not await self.store.claim(work, now, now + CLAIM_MS):
                return False
            self._claimed = work, now + CLAIM_MS
        return True

    async def stored_level_scores(self, date: str) -> dict[str, int]:
        """Return the points of the levels that have played, weakest first."""
        stored = await self.store.day_results_of(date, [_level_key(level) for level in LEVELS])
        points = {row.name: row.points for row in stored}
        return {level: points[level] for level in LEVELS if level in points}

    def _reviewed(self, client: str, record: str, date: str, **wishes: str) -> DayScore | None:
        """Return the score of a record, if its review is complete. Start the review if necessary."""
        body = self._reviews.start(client, record, DAY_EFFORT.name, (), seed=score_seed(date), **wishes)
        state = msgspec.json.decode(gzip.decompress(body), type=_ReviewState)
        return None if state.status != "done" or state.review is None else score_of(state.review)

    async def _keep(self, date: str, who: str, table: str, name: str, score: DayScore) -> None:
        body = msgspec.json.encode(score).decode()
        await self.store.add_day_result(DayResult(date, who, table, name, score.points, body))
        self.rankings.forget()


def without_names(record: str) -> str:
    """Return a record without names, so that equal games have the same review."""
    return "".join(line for line in record.splitlines(keepends=True) if not line.startswith("Name: "))


def _level_key(level: str) -> str:
    return f"level:{level}"
