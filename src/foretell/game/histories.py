"""The history of the round as each viewer saw it."""

from collections import deque

from ..rules import Config, State
from ..rules.history import HISTORY, entry_for, settle_history
from ..rules.state import MAX_ENTRIES, VIEWERS

_PADDING = (0,) * HISTORY


class Histories:
    """Keeps the entries that each viewer has been shown, so that a view only needs to redact the newer ones.

    The words are the same as those of `foretell.rules.history.observe_history`.
    """

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen = [_Seen() for _ in range(VIEWERS)]

    def words(self, config: Config, s: State, viewer: int) -> tuple[int, ...]:
        """The whole history for a viewer: 130 words."""
        settle_history(config, s)
        seen, length = self._seen[viewer], s.history_length
        entries = seen.entries
        if seen.round != s.round:
            entries.clear()
            seen.round, seen.length = s.round, 0
        for number in range(max(seen.length, length - MAX_ENTRIES), length):
            entries.appendleft(entry_for(config, s.history[number % MAX_ENTRIES], viewer))
        seen.length = length
        return (length, s.history_digests[viewer], *entries, *_PADDING[: MAX_ENTRIES - len(entries)])


class _Seen:
    """What one viewer has been shown: the newest entries of the round, newest first."""

    __slots__ = ("entries", "length", "round")

    def __init__(self) -> None:
        self.entries: deque[int] = deque(maxlen=MAX_ENTRIES)
        self.length = 0
        """The number of entries since the start of the round, with those that were dropped."""
        self.round = 0
