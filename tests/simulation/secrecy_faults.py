"""Planted faults that give something away. Only twin worlds can show them."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from msgspec import structs

from foretell.game import Event
from foretell.table import due, entry_frames, frames
from foretell.table.entries import Entry
from foretell.table.entry_frames import EntryFrames
from foretell.table.live import Live, Viewer
from foretell.table.machine_states import Due
from foretell.table.situation import Situation

from .planting import SECRECY, plant


@plant("everybody sees which cards are drawn", kind=SECRECY)
def open_events() -> Iterator[None]:
    def told(event: Event, viewer: Viewer) -> Event:
        return event

    with patch.object(frames, "event_for", told):
        yield


@plant("everybody sees secret actions", kind=SECRECY)
def open_actions() -> Iterator[None]:
    def told(action: Any, *_: object) -> Any:
        return action

    with patch.object(entry_frames, "action_for", told):
        yield


@plant("the pause of a bot depends on its hand", kind=SECRECY)
def telling_pause() -> Iterator[None]:
    due_for_bot = due._due_for_bot

    def telling(table: Situation, game: Live, seat: int) -> Due | None:
        task = due_for_bot(table, game, seat)
        if task is None or task.task != "act":
            return task
        return structs.replace(task, at=task.at + 0.1 * _clubs(game, seat))

    with patch.object(due, "_due_for_bot", telling):
        yield


class _PaddedFrames(EntryFrames):
    """The frames of an entry, with spaces after each."""

    __slots__ = ("_frames", "_padding")

    def __init__(self, frames: EntryFrames, padding: int) -> None:
        self._frames = frames
        self._padding = padding

    def frame(self, viewer: Viewer, *given: Any, **named: Any) -> bytes:
        return self._frames.frame(viewer, *given, **named) + b" " * self._padding


@plant("the size of a frame depends on a hidden hand", kind=SECRECY)
def telling_size() -> Iterator[None]:
    advance = Live.advance

    def padded(self: Live, entry: Entry) -> EntryFrames:
        return _PaddedFrames(advance(self, entry), _clubs(self, 0))

    with patch.object(Live, "advance", padded):
        yield


def _clubs(game: Live, seat: int) -> int:
    return sum(card.endswith("C") for card in game.game.position().hands[seat])
