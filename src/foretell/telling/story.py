"""Events as sentences. The browser has the same code in `web/src/lib/tell.ts`; a test compares the two."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..game import Event, Options, Result
from ..locales import Argument
from .words import Words, by_value

HEADINGS = frozenset({"round_started", "predictions_opened", "heirs_round", "game_ended"})
_JOINED = frozenset({"laid", "added", "discarded"})
"""Events that come one card at a time and share one sentence."""
_HANDS = frozenset({"dealt", "showed", "unfolded"})
"""Events whose cards are a hand, sorted by value."""
_UNINDENTED = frozenset(
    {"laid", "discard_started", "dealt"}
    | {"played", "passed", "auto_passed", "went_all_in"}
    | {"predicted", "predictions_revealed", "said"}
    | {"unfolded", "best_hand", "pot_won", "pot_kept", "hand_scored", "rune_cards_scored"}
    | {"round_ended"}
)
"""Events that begin something. The others are part of a turn and indented below it."""


class Story:
    """Describes events to one listener: the player in seat `listener`, or a spectator.

    The sentences hide nothing. Remove what the listener may not know with `foretell.event_for` first.
    """

    def __init__(self, words: Words, names: Sequence[str], options: Options, listener: int | None = None) -> None:
        self._words = words
        self._names = names
        self._options = options
        self._listener = listener

    def lines(self, events: Iterable[Event], result: Result | None = None) -> list[str]:
        """The sentences of some events as lines. With the last events of a game, pass its `result`."""
        lines: list[str] = []
        last = ""
        for event in joined(events):
            sentence = self.sentence(event, result)
            if not sentence:
                continue
            if event.key in HEADINGS:
                lines += ["", self._words.palette.heading(sentence)]
            elif event.key == "unfolded" != last:
                lines += ["", sentence]
            else:
                lines.append(sentence if event.key in _UNINDENTED else f"  {sentence}")
            last = event.key
        return lines

    def sentence(self, event: Event, result: Result | None = None) -> str:
        """The sentence for one event; empty if the event needs none."""
        return self._words.text(event.key.replace("_", "-"), **self._arguments(event, result))

    def _arguments(self, event: Event, result: Result | None) -> dict[str, Argument]:
        cards = [card for card in event.cards if card is not None]
        if event.key in _HANDS:
            cards.sort(key=by_value)
        the_cards = [self._words.the_card(card) for card in cards]
        winner = event.seat if event.key == "game_ended" else None
        return {
            "me": self._me(event),
            "name": self._name(event.seat),
            "other": self._name(event.other),
            "target": "none" if event.other is None else "self" if event.other == event.seat else "other",
            "known": "no" if None in event.cards else "yes",
            "cards": self._words.catalogue.listed(the_cards) if the_cards else "",
            "given": the_cards[0] if the_cards else "",
            "got": the_cards[-1] if the_cards else "",
            "count": len(event.cards) if event.count is None else event.count,
            "runes": (event.runes or 0) if result is None or winner is None else result.runes[winner],
            "points": event.rank or 0,
            "effect": self._words.effect(event.effect) if event.effect else "",
            "round": event.round or 0,
            "side": self._options.side,
            "discard": self._options.discard,
            "players": self._options.players,
            "by": "nobody" if event.seat is None else result.by if result else "runes",
        }

    def _me(self, event: Event) -> str:
        if self._listener is None:
            return "no"
        return "yes" if event.seat == self._listener else "other" if event.other == self._listener else "no"

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self._names[seat]


def joined(events: Iterable[Event]) -> list[Event]:
    """Merge consecutive events of one kind and seat whose cards come one by one."""
    result: list[Event] = []
    for event in events:
        last = result[-1] if result else None
        if last and event.key in _JOINED and (last.key, last.seat) == (event.key, event.seat):
            result[-1] = replace(last, cards=last.cards + event.cards)
        else:
            result.append(event)
    return result
