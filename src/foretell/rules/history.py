"""The history of a round: what happened since the deal, and what each viewer saw of it (clause 11).

The rules add an entry to the history for every fact that does not follow from other facts. An observation row and a
history together tell a viewer everything that it has seen in the round.

An entry is one integer: a kind, which is the number of a fact, two seats, a value and up to seven cards. Entries of the
state count seats from seat 0 and contain all cards. Entries for a viewer count seats from the viewer and hide the cards
that the viewer may not know.

A state need not have a history. Compiled code without one is the same as if this module did not exist.
"""

from . import facts
from .cards import SEATS
from .config import Config
from .knowledge import SPECTATOR
from .marker import rule
from .observation import RowBuffer
from .state import MAX_ENTRIES, VIEWERS, State
from .variants import CLOSED

LENGTH = 0
"""The word with the number of entries since the start of the round."""
DIGEST = 1
"""The word with a digest of the entries that the state no longer holds; 0 if there are none."""
ENTRIES = 2
"""The word of the newest entry. Older entries follow; 0 stands for no entry."""
HISTORY = ENTRIES + MAX_ENTRIES
"""The number of words of a whole history."""

KIND_MASK = 63
SEAT_SHIFT = 6
OTHER_SHIFT = 9
SEAT_MASK = 7
HIDDEN_SEAT = 6
NO_SEAT = 7
VALUE_SHIFT = 12
VALUE_MASK = 15
CARDS_SHIFT = 16
CARD_BITS = 6
CARD_MASK = 63
"""A place for a card holds 0 for no card, 1 to 54 for a card, or this number for a hidden card."""
MAX_CARDS = 7
FIRST_BITS = sum(1 << CARD_BITS * i for i in range(MAX_CARDS))

ENTRY_KINDS = (*range(facts.DISCARD_STARTED, facts.DECLINED + 1), facts.PREDICTED)
"""All kinds of entries."""
ONE_CARD = (
    1 << facts.DISCARD_STARTED
    | 1 << facts.PLAYED
    | 1 << facts.PASSED
    | 1 << facts.AUTO_PASSED
    | 1 << facts.ADDED
    | 1 << facts.TOOK
    | 1 << facts.TOOK_DISCARD
    | 1 << facts.DREW
    | 1 << facts.PICKED
    | 1 << facts.DISCARDED
)
"""Kinds of entries with a card and, except for 0, a cell of the display."""
WITH_OPPONENT = 1 << facts.HYPNOTISED | 1 << facts.EYED | 1 << facts.PREDICTED
CLOSED_KINDS = 1 << facts.REVEALED | 1 << facts.PICKED | 1 << facts.DISCARDED
"""10.2: kinds whose cards only the acting seat sees with closed discards."""
PRIVATE_KINDS = CLOSED_KINDS | 1 << facts.DREW | 1 << facts.SHOWED | 1 << facts.PREDICTED
"""Kinds that some viewers may not see in full."""
SEAT_BITS = SEAT_MASK << SEAT_SHIFT | SEAT_MASK << OTHER_SHIFT

DIGEST_MASK = (1 << 63) - 1
DIGEST_MULTIPLIER = 6364136223846793005


@rule
def remember(config: Config, s: State, what: int, seat: int, x: int, y: int) -> None:
    """Record a fact, also in the history if this state has one.

    The interpreter only collects the facts, because `settle_history` takes longer. Compiled code stores the entry.
    """
    if s.trace is not None:
        s.trace.append((what, seat, x, y))
    if s.pending is not None:
        s.pending.append((what, seat, x, y))


@rule
def settle_history(config: Config, s: State) -> None:
    """Store the entries of pending facts. Compiled code has none."""
    if s.pending:
        for what, seat, x, y in s.pending:
            store(config, s, entry_of(what, seat, x, y))
        s.pending.clear()


@rule
def clear_history(s: State) -> None:
    """Forget the last round if this state has a history."""
    if s.pending is not None:
        s.pending.clear()
        clear_entries(s)


@rule
def clear_entries(s: State) -> None:
    """Forget all entries."""
    if s.history_length > MAX_ENTRIES:
        for viewer in range(VIEWERS):
            s.history_digests[viewer] = 0
    s.history_length = 0


@rule
def store(config: Config, s: State, entry: int) -> None:
    """Add an entry to the history. When the history is full, it replaces the oldest one."""
    place = s.history_length & MAX_ENTRIES - 1
    if s.history_length >= MAX_ENTRIES:
        digest_entry(config, s, s.history[place])
    s.history[place] = entry
    s.history_length += 1


@rule
def digest_entry(config: Config, s: State, entry: int) -> None:
    """Add an entry that leaves the history to the digests, as each viewer saw it."""
    for viewer in range(VIEWERS):
        s.history_digests[viewer] = digest(s.history_digests[viewer], entry_for(config, entry, viewer))


@rule
def digest(before: int, entry: int) -> int:
    """The digest of one more entry."""
    mixed = (before ^ entry) * DIGEST_MULTIPLIER + 1 & DIGEST_MASK
    return mixed ^ mixed >> 32


@rule
def entry_of(what: int, seat: int, x: int, y: int) -> int:
    """The entry of a fact."""
    other = NO_SEAT
    value = 0
    cards = 0
    if ONE_CARD >> what & 1:
        cards = x + 1
        value = y
    elif what == facts.EXCHANGED or what == facts.EXCHANGED_DISCARD:
        cards = x + 1 | y + 1 << CARD_BITS
    elif what == facts.REVEALED:
        cards = x
    elif what == facts.SHOWED:
        cards = packed(x)
        other = y
    elif WITH_OPPONENT >> what & 1:
        other = x
        value = y
    elif what == facts.DECLINED:
        value = x
    return what | (seat & SEAT_MASK) << SEAT_SHIFT | other << OTHER_SHIFT | value << VALUE_SHIFT | cards << CARDS_SHIFT


@rule
def packed(cards: int) -> int:
    """A set of at most seven cards as places of an entry, in ascending order."""
    places = 0
    shift = 0
    while cards:
        low = cards & -cards
        places |= low.bit_length() << shift
        shift += CARD_BITS
        cards ^= low
    return places


@rule
def entry_for(config: Config, entry: int, viewer: int) -> int:
    """An entry of the state as `viewer` (0-4, or 5 for a spectator) saw it."""
    if PRIVATE_KINDS >> (entry & KIND_MASK) & 1:
        entry = without_secrets(config, entry, viewer)
    if viewer == 0 or viewer == SPECTATOR:
        return entry
    seat = entry >> SEAT_SHIFT & SEAT_MASK
    other = entry >> OTHER_SHIFT & SEAT_MASK
    if seat < SEATS:
        seat = (seat - viewer) % config.players
    if other < SEATS:
        other = (other - viewer) % config.players
    return entry & ~SEAT_BITS | seat << SEAT_SHIFT | other << OTHER_SHIFT


@rule
def without_secrets(config: Config, entry: int, viewer: int) -> int:
    """5.3, 5.7, 8.2, 10.2: an entry without the cards, or the predicted seat, that `viewer` may not know."""
    kind = entry & KIND_MASK
    if viewer == entry >> SEAT_SHIFT & SEAT_MASK:
        return entry
    if kind == facts.PREDICTED:
        return entry & ~(SEAT_MASK << OTHER_SHIFT) | HIDDEN_SEAT << OTHER_SHIFT if config.players == 2 else entry
    if kind == facts.SHOWED and viewer == entry >> OTHER_SHIFT & SEAT_MASK:
        return entry
    if CLOSED_KINDS >> kind & 1 and config.variant != CLOSED:
        return entry
    return entry & (1 << CARDS_SHIFT) - 1 | hidden(entry >> CARDS_SHIFT) << CARDS_SHIFT


@rule
def hidden(cards: int) -> int:
    """The same number of cards, all hidden."""
    used = cards | cards >> 1 | cards >> 2
    used = (used | used >> 3) & FIRST_BITS
    return used * CARD_MASK


@rule
def observe_history(config: Config, s: State, viewer: int, row: RowBuffer, words: int) -> None:
    """Fill the first `words` words of `row` (int64) with the history as `viewer` (0-4, or 5 for a spectator) saw it.

    `words` is from 2 to `HISTORY`. The newest entries come first.
    """
    settle_history(config, s)
    for word in range(words):
        row[word] = history_word(config, s, viewer, word)


@rule
def history_word(config: Config, s: State, viewer: int, word: int) -> int:
    """One word of the history as `viewer` saw it."""
    if word == LENGTH:
        return s.history_length
    if word == DIGEST:
        return s.history_digests[viewer]
    age = word - ENTRIES
    if age >= s.history_length:
        return 0
    return entry_for(config, s.history[s.history_length - 1 - age & MAX_ENTRIES - 1], viewer)
