"""The frames of a log, built again for viewers who missed them, and for replays."""

from collections.abc import Sequence

from .entries import Entry
from .live import Live, Viewer
from .steps import Work, finished


def frames_since(entries: Sequence[Entry], since: int, viewer: Viewer) -> list[bytes]:
    """The frames after ply `since`, exactly as this viewer got them."""
    return finished(frames_in_steps(entries, since, viewer))


def open_frames(entries: Sequence[Entry], since: int) -> list[bytes]:
    """The frames of a finished game with all hands open."""
    return finished(frames_in_steps(entries, since, None, everything=True))


def frames_in_steps(
    entries: Sequence[Entry], since: int, viewer: Viewer, *, everything: bool = False
) -> Work[list[bytes]]:
    """The frames after ply `since`, in steps, for long logs. With `everything`, all hands are open."""
    known = max(since + 1, 0)
    if known >= len(entries):
        return []
    live = yield from Live.rebuilt_in_steps(entries[: max(known, 1)])
    look = live.open_snapshot if everything else lambda: live.snapshot(viewer)
    seen = look() if known else None
    frames = []
    for entry in entries[known:]:
        step = live.advance(entry)
        now = look()
        frames.append(step.frame(viewer, seen, now, everything=everything))
        seen = now
        yield
    return frames
