"""What a table does next by itself, and when that is due. Both follow from its situation and the time."""

from .bot_pauses import pause
from .live import Live
from .lobby import all_contributed
from .machine_effects import Instant
from .machine_states import Due
from .situation import Situation

TAKEOVER_SECONDS = 3.0
"""Seconds that a worker waits before it does the work of another worker that fails to do it."""


def next_due(table: Situation, now: Instant) -> Due | None:
    """Return what an idle table does next by itself, and when; None if it waits for somebody."""
    due = _next_task(table, now)
    expiry = table.attendance.next_expiry
    if expiry is not None and (due is None or expiry < due.at) and table.live is not None and not table.live.over:
        return Due(expiry, "look")
    return due


def _next_task(table: Situation, now: Instant) -> Due | None:
    live, status = table.live, table.lobby.status
    if status == "dealing" or (status == "playing" and live is None):
        return Due(table.changed_at + (0.0 if all_contributed(table.lobby) else table.settings.deal_wait), "deal")
    if not table.seen and now.steady >= table.awake_until:
        return Due(now.steady, "sleep" if _can_sleep(table) else "close")
    if live is None or live.over:
        return _due_to_close(table)
    change = _attendance_change(table, live, now)
    if change is not None:
        return change
    if live.asleep:
        return _due_to_close(table)
    seat = next((seat for seat in live.actors if not live.played_by_person(seat)), None)
    if seat is not None:
        return _due_for_bot(table, live, seat)
    return _flag(table, live, now) or _due_to_close(table)


def _can_sleep(table: Situation) -> bool:
    """Whether the clocks should stop before the table is closed. Nobody could wake a table of bots."""
    live = table.live
    return live is not None and any(live.header.people) and not live.over and not live.asleep and not table.here


def _due_to_close(table: Situation) -> Due | None:
    """Return when to close the table; None while somebody is connected."""
    return None if table.seen else Due(table.awake_until, "look")


def _attendance_change(table: Situation, live: Live, now: Instant) -> Due | None:
    """Return what to do for somebody who came back or is gone."""
    if live.asleep and table.seats_here:
        return Due(now.steady, "wake")
    for seat, by in live.away.items():
        if by == "server" and seat in table.seen:
            return Due(now.steady, "back", seat)
    gone = table.attendance.gone
    return None if gone is None else Due(now.steady, "leave", gone)


def _due_for_bot(table: Situation, live: Live, seat: int) -> Due | None:
    start, turn = table.changed_at + _takeover_wait(table), table.bot_turn
    if turn is None or (turn.ply, turn.seat) != (live.ply, seat):
        return Due(start, "think", seat)
    if turn.chosen is None:
        return None
    return Due(start + pause(live.id, live.ply, live.game.phase, table.settings.bot_pause), "act", seat)


def _takeover_wait(table: Situation) -> float:
    """Return how many seconds to wait for the worker that does the work of this table."""
    return 0.0 if table.leads else TAKEOVER_SECONDS


def _flag(table: Situation, live: Live, now: Instant) -> Due | None:
    """Return when the next clock runs out."""
    if live.clock is None:
        return None
    deadlines = [(at, seat) for seat in live.actors if (at := live.clock.deadline(seat)) is not None]
    if not deadlines:
        return None
    at, seat = min(deadlines)
    return Due(now.steady + (at - now.ms) / 1000 + _takeover_wait(table), "flag", seat)
