"""What happens at the table, and what each viewer sees of it (11.1-11.3).

An event is the movement of one card, a sighting of cards in a hand, an announced rank, a shuffle of the discard pile,
or the start of a round. A viewer is a seat, or None for a spectator.
"""

from dataclasses import dataclass, replace

DECK, DISCARD, DISPLAY, PLAYED, REVEALED = "deck", "discard", "display", "played", "revealed"
"""Places; PLAYED is face up before the player (4.1), REVEALED where the cards of a Reveal lie (5.4)."""

Viewer = int | None

Audience = frozenset[int] | None
"""The seats that see the cards; None is everybody."""


def hand(seat: int) -> str:
    """The place that is a seat's hand."""
    return f"hand {seat}"


@dataclass(frozen=True)
class RoundBegan:
    """All these cards are in the deck, in an order that nobody knows."""

    round: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Moved:
    """`why` is a word for the reader: dealt, drew, took, discarded...; `card` is None where it is hidden."""

    why: str
    card: str | None
    source: str
    target: str
    audience: Audience = None


@dataclass(frozen=True)
class Shown:
    """Cards of one hand are shown: the All-Seeing Eye (5.7) or the Unfolding (8.3)."""

    holder: int
    cards: tuple[str | None, ...]
    audience: Audience = None


@dataclass(frozen=True)
class Told:
    """Hypnosis (5.6): the rank that the holder announced, in points."""

    holder: int
    points: int


@dataclass(frozen=True)
class Reshuffled:
    """3.4: the discard pile is the new deck."""


Observation = RoundBegan | Moved | Shown | Told | Reshuffled


def seen_by(viewer: Viewer, event: Observation) -> Observation:
    """The event with the cards hidden that this viewer may not see."""
    match event:
        case Moved(audience=frozenset() as audience) if viewer not in audience:
            return replace(event, card=None)
        case Shown(audience=frozenset() as audience) if viewer not in audience:
            return replace(event, cards=(None,) * len(event.cards))
        case _:
            return event
