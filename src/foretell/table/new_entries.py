"""The next entry of a log: what a person has decided, or what the server itself does."""

from . import wire
from .entries import NOBODY, Entry
from .live import Live
from .machine_effects import Instant, Submission
from .machine_states import Due
from .refusals import Refusal
from .situation import Situation


def decision_entry(table: Situation, submission: Submission, now: Instant) -> Entry:
    """Return the entry for a decision of a person, or raise Refusal."""
    live = table.live
    if live is None:
        raise Refusal("not_started", "the cards are not dealt yet")
    seat = table.lobby.seat_of(submission.person)
    match submission.message:
        case wire.Act(ply, action, confidence):
            return live.act(seat, ply, action, now.ms, confidence)
        case wire.Undo(ply):
            return live.undo(seat, ply, now.ms)
        case wire.Away():
            return live.leave(seat, "person", now.ms)
        case wire.Back():
            return live.back(seat, now.ms)


def own_entry(live: Live, due: Due, now: Instant) -> Entry:
    """Return the entry for something that the server itself does."""
    match due.task:
        case "wake" | "sleep":
            return live.entry(due.task, NOBODY, "server", now.ms)
        case "back":
            return live.back(due.seat, now.ms)
        case "flag":
            return live.leave(due.seat, "clock", now.ms)
        case _:
            return live.leave(due.seat, "server", now.ms)
