"""The deal of the day: one deal a day for everybody, the same bots in the same seats, and a score without the luck.

`deals` derives the deal from a date and a secret, and has the bots. `scores` turns the review of a game into a score.
Neither does I/O. docs/daily.md describes the rules of the day.
"""

from .dates import DAY_MS, checked_date, date_of, day_end, is_date, later, week_of
from .deals import DAY_LEVEL, DAY_OPTIONS, DAY_SEAT, DayBot, DayDeal, played_by
from .scores import DAY_EFFORT, DayScore, RoundScore, score_of, score_seed, share_text

__all__ = [
    "DAY_EFFORT",
    "DAY_LEVEL",
    "DAY_MS",
    "DAY_OPTIONS",
    "DAY_SEAT",
    "DayBot",
    "DayDeal",
    "DayScore",
    "RoundScore",
    "checked_date",
    "date_of",
    "day_end",
    "is_date",
    "later",
    "played_by",
    "score_of",
    "score_seed",
    "share_text",
    "week_of",
]
