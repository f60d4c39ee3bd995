"""Events that reveal nothing new. A person may take back a decision that had no others."""

from collections.abc import Sequence

from ..game import Event
from ..sheets import card_set

QUIET = frozenset(("played", "added", "took", "took_discard", "exchanged", "exchanged_discard", "discarded")) | {
    "declined", "passed_over", "eyed", "predicted", "went_all_in", "predictions_opened", "gained_rune",
}  # fmt: skip
"""Events that reveal nothing new if their cards were public already, or if only the mover knows the cards."""


def all_quiet(events: Sequence[Event], mover: int, public: int) -> bool:
    """Whether the events revealed nothing new to anybody."""
    for event in events:
        if event.key not in QUIET:
            return False
        if event.cards and event.audience != (mover,):
            cards = [card for card in event.cards if card is not None]
            if card_set(cards) & ~public:
                return False
    return True
