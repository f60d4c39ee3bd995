"""Dates of deals: a day begins and ends at midnight UTC, and is written as 2026-11-18."""

from datetime import UTC, date, datetime, timedelta

from ..errors import ForetellError, shown

DAY_MS = 86_400_000


def date_of(now_ms: int) -> str:
    """The date at a time in milliseconds since 1970.

    >>> date_of(0), date_of(DAY_MS - 1), date_of(DAY_MS)
    ('1970-01-01', '1970-01-01', '1970-01-02')
    """
    return datetime.fromtimestamp(now_ms // 1000, UTC).date().isoformat()


def day_end(day: str) -> int:
    """When a day ends, in milliseconds since 1970.

    >>> day_end("1970-01-01") == DAY_MS
    True
    """
    begin = datetime.combine(checked_date(day), datetime.min.time(), UTC)
    return int(begin.timestamp()) * 1000 + DAY_MS


def later(day: str, days: int) -> str:
    """The date some days later, or earlier.

    >>> later("2026-12-31", 1), later("2026-03-01", -1)
    ('2027-01-01', '2026-02-28')
    """
    return (checked_date(day) + timedelta(days)).isoformat()


def week_of(day: str) -> tuple[str, str]:
    """The Monday and the Sunday of the week of a day.

    >>> week_of("2026-11-18")
    ('2026-11-16', '2026-11-22')
    """
    monday = checked_date(day) - timedelta(checked_date(day).weekday())
    return monday.isoformat(), (monday + timedelta(6)).isoformat()


def is_date(text: str) -> bool:
    """Whether a text is a date in the form 2026-11-18."""
    try:
        return len(text) == 10 and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def checked_date(day: str) -> date:
    """Read a date. Raise an error if the text is not one."""
    if not isinstance(day, str) or not is_date(day):
        raise ForetellError(f"a day is a date such as 2026-11-18, not {shown(day)}")
    return date.fromisoformat(day)
