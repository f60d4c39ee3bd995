"""The deal of the day: play it, and compare the score."""

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from ...daily import DAY_LEVEL, day_end, is_date, later, share_text, week_of
from ...game import commitment_of
from ...store import DayResult, WeekResult
from ...table.refusals import Refusal
from ..days import Scoring
from .bodies import Day, DayComparison, DayGame, DayRow, LevelPoints, PastDay, Place
from .parts import Caller, FromCaller
from .problems import changes, refuses

DAYS_AHEAD = 7
"""For how many days after today the server publishes commitments."""

DateKey = FromPath[str]


class Daily(Controller):
    """One deal a day for everybody."""

    path = "/daily"
    tags = ("Deal of the day",)

    @get("/", responses=refuses())
    async def day(self, caller: FromCaller) -> Day:
        """Return today's deal without its cards, your game of it, and the results if your game is over."""
        days, person = caller.hub.days, caller.known_person
        date = days.today
        deal = await days.deal(date)
        ahead = [await days.deal(later(date, number)) for number in range(1, DAYS_AHEAD + 1)]
        table = None if person is None else await days.table_of(person, deal)
        over = table is not None and table.status == "over"
        scoring: Scoring = "waiting"
        score, comparison = None, None
        if table is not None and person is not None and over:
            scoring, score = await days.score(caller.client, person, table)
            points = 0 if score is None else score.points
            comparison = await _comparison(caller, date, points, await days.level_scores(date))
        week, mine = await _week(caller, date)
        return Day(
            date=date, ends=day_end(date), commitment=commitment_of(deal.secret),
            commitments={each.date: commitment_of(each.secret) for each in ahead},
            level=DAY_LEVEL, table=None if table is None else table.id, over=over, scoring=scoring, score=score,
            share=None if score is None else share_text(date, score), comparison=comparison, week=week, my_week=mine,
            yesterday=later(date, -1) if await days.past_deal(later(date, -1)) else None,
        )  # fmt: skip

    @post("/", responses=changes("wrong_name", "not_over", "busy"))
    async def play_day(self, data: JSONBody[DayGame], caller: FromCaller) -> Place:
        """Play today's deal. Your first game counts; with `again`, you play the same cards once more."""
        days, person = caller.hub.days, caller.person
        deal = await days.deal(days.today)
        counted = None if data.again else await days.table_of(person, deal)
        if counted is not None:
            return caller.place(counted)
        return caller.place(
            await caller.hub.openings.open(
                caller.client, person, lambda: days.start(person, deal, data.name, data.portrait, again=data.again)
            )
        )

    @get("/{date:str}", responses=refuses("not_found"))
    async def past_day(self, date: DateKey, caller: FromCaller) -> PastDay:
        """Return a day that is over: its secret, the results, and the best replay."""
        caller.parts.clients.check_costly(caller.client)
        deal = await caller.hub.days.past_deal(date) if is_date(date) else None
        if deal is None:
            raise Refusal("not_found", "there is no deal of this day, or the day is not over; a day is a date of UTC")
        person = caller.known_person
        points = None if person is None else await caller.hub.days.points(caller.client, person, deal)
        best = await caller.hub.days.rankings.best_of_day(date)
        levels = await caller.hub.days.stored_level_scores(date)
        return PastDay(
            date=date, commitment=commitment_of(deal.secret), secret=deal.secret.hex(), points=points,
            comparison=await _comparison(caller, date, points or 0, levels),
            replay=best[0].table if best and await caller.parts.store.table(best[0].table) else None,
        )  # fmt: skip


async def _comparison(caller: Caller, date: str, points: int, levels: dict[str, int]) -> DayComparison:
    rankings = caller.hub.days.rankings
    standing = await rankings.standing(date, points)
    best = await rankings.best_of_day(date)
    return DayComparison(
        players=standing.players, mean=round(standing.total / standing.players) if standing.players else None,
        better=standing.better, best=tuple(_row(caller, result) for result in best),
        levels=tuple(LevelPoints(level=level, points=scored) for level, scored in levels.items()),
    )  # fmt: skip


async def _week(caller: Caller, date: str) -> tuple[tuple[DayRow, ...], DayRow | None]:
    days, person, (first, last) = caller.hub.days, caller.known_person, week_of(date)
    best = await days.rankings.best_of_week(first, last)
    own = None if person is None else await days.store.week_of_person(first, last, person)
    return tuple(_row(caller, result) for result in best), None if own is None else _row(caller, own)


def _row(caller: Caller, result: DayResult | WeekResult) -> DayRow:
    days = result.days if isinstance(result, WeekResult) else 1
    return DayRow(name=result.name, points=result.points, days=days, you=result.who == caller.known_person)
