"""Compute the history of a round from redacted events, for viewers that get nothing else.

Tests compare it with `foretell.rules.history`, which computes the same words from the state.
"""

from ..game import Event, Options
from ..game.events import EVENT_KEYS
from ..rules.history import DIGEST, ENTRIES, HISTORY, LENGTH, digest
from ..rules.state import MAX_ENTRIES
from ..sheets import CARDS, EFFECTS

HIDDEN = 63
NOBODY = 7
SECRET = 6
KEPT = {
    "discard_started", "played", "passed", "auto_passed", "went_all_in", "took", "took_discard", "exchanged",
    "exchanged_discard", "drew", "revealed", "picked", "gained_rune", "hypnotised", "eyed", "showed", "declined",
    "predicted",
}  # fmt: skip
"""Events that always belong to the history. `added` and `discarded` do so only sometimes."""
EFFECT_NUMBERS = {name: number for number, name in EFFECTS.items()}


class EventPacker:
    """Packs each event as docs/observations.md says."""

    def __init__(self, options: Options, viewer: int | None) -> None:
        self.options, self.viewer = options, viewer
        self.entries: list[int] = []
        """The entries of the round, oldest first."""
        self._played = False
        self._rest = 0
        """The cards of a Reveal that are still to be discarded."""

    def hear(self, event: Event) -> None:
        """Add an event."""
        if event.key == "round_started":
            self.entries = []
        if self._keeps(event):
            self.entries.append(self._packed(event))

    def _keeps(self, event: Event) -> bool:
        match event.key:
            case "played" | "went_all_in":
                self._played = event.key == "played"
            case "revealed":
                self._rest = len(event.cards) - 1
            case "added":
                return not self._played
            case "discarded" if self._rest:
                self._rest -= 1
                return False
            case "discarded":
                return True
        return event.key in KEPT

    def _packed(self, event: Event) -> int:
        other = self._seat(event.other)
        if event.key == "predicted" and event.other is None:
            other = SECRET
        value = event.space or event.rank or 0
        if event.effect is not None:
            value = EFFECT_NUMBERS[event.effect]
        entry = EVENT_KEYS.index(event.key) | self._seat(event.seat) << 6 | other << 9 | value << 12
        for place, card in enumerate(event.cards):
            entry |= (HIDDEN if card is None else CARDS.index(card) + 1) << 16 + 6 * place
        return entry

    def _seat(self, seat: int | None) -> int:
        return NOBODY if seat is None else (seat - (self.viewer or 0)) % self.options.players

    @property
    def digest(self) -> int:
        """The digest of the entries that are too old to be shown."""
        value = 0
        for entry in self.entries[:-MAX_ENTRIES]:
            value = digest(value, entry)
        return value

    def words(self) -> tuple[int, ...]:
        """The history as `view.history` shows it."""
        words = [0] * HISTORY
        words[LENGTH], words[DIGEST] = len(self.entries), self.digest
        newest = self.entries[: -MAX_ENTRIES - 1 : -1]
        words[ENTRIES : ENTRIES + len(newest)] = newest
        return tuple(words)
