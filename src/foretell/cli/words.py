"""Cards, ranks, effects and events in the words of a language."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..errors import ForetellError
from ..game import Event, Options, Rank, Result
from ..locales import Argument, Catalogue
from ..sheets import VALUES
from .colour import Palette

_JOINED = frozenset(("added", "discarded"))
"""Events that come one card at a time, and are told at once."""


def by_value(card: str) -> tuple[int, str]:
    """How cards are laid side by side: high values first, Rune cards last."""
    return (0, card) if card[0] == "R" else (-1 - VALUES.index(card[:-1]), card)


class Words:
    """A catalogue that knows which colours and signs may be shown."""

    def __init__(self, catalogue: Catalogue, palette: Palette | None = None) -> None:
        self.catalogue = catalogue
        self.palette = palette or Palette()

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The text of a key."""
        return self.catalogue.text(key, **arguments)

    def error(self, error: ForetellError) -> str:
        """The message of an error, in this language where it has one."""
        return self.catalogue.error(error)

    def heading(self, key: str, /, **arguments: Argument) -> str:
        """The same as a heading."""
        return self.palette.heading(self.text(key, **arguments))

    def labelled(self, label: str, text: str = "") -> str:
        """*label: text*, with the space that a language wants before its colon."""
        return self.text("labelled", label=label, text=text).rstrip()

    def the_card(self, token: str) -> str:
        """*the Jack of Masks*."""
        return self.palette.card(token, self.catalogue.the_card(token))

    def the_cards(self, tokens: Iterable[str]) -> str:
        """*the Jack of Masks and the 7 of Clocks*."""
        return self.catalogue.listed([self.the_card(token) for token in tokens])

    def short(self, token: str) -> str:
        """*JM*, as one types it."""
        return self.palette.short(token)

    def shorts(self, tokens: Iterable[str]) -> str:
        """*JM 7C*."""
        return " ".join(map(self.short, tokens))

    def rank(self, points: int, options: Options) -> str:
        """What a rank is called."""
        return self.text("rank", points=points, side=options.side)

    def rank_in_full(self, rank: Rank, options: Options) -> str:
        """The same with the value that decides among equals (8.6)."""
        name = self.rank(rank.points, options)
        return name if rank.value is None else f"{name} ({rank.value})"

    def effect(self, effect: str) -> str:
        """What an effect is called."""
        return self.text(f"effect-{effect.replace(' ', '-')}")

    def about(self, effect: str, options: Options) -> str:
        """What an effect does, in the variant that is played."""
        return self.text(f"effect-{effect.replace(' ', '-')}.about", discard=options.discard)

    def effects(self, card: str, options: Options) -> str:
        """The effects of a card from top to bottom, the starred one marked."""
        named = []
        for effect in options.sheet.effects(card):
            name = self.effect(effect.name)
            named.append(self.text("effect-starred", effect=name) if effect.star else name)
        return ", ".join(named)

    def suits(self, options: Options) -> str:
        """The suits, best first, as they are typed, shown and called."""
        names = []
        for suit in options.sheet.suits:
            letter = suit[0].upper()
            names.append(f"{self.palette.short(letter)} {self.text(f'suit-{suit}')}")
        return self.text("sheet-suits", suits=", ".join(names))


class Story:
    """Events as sentences for one listener: a seat, or somebody who sits in none.

    It says what an event says: whoever may not know all of it is given the event through `foretell.event_for`.
    """

    def __init__(self, words: Words, names: Sequence[str], options: Options, listener: int | None = None) -> None:
        self._words = words
        self._names = names
        self._options = options
        self._listener = listener

    def lines(self, events: Iterable[Event], result: Result | None = None) -> list[str]:
        """The sentences of some events; `result` for the last one of a game. What follows from a turn is indented."""
        lines: list[str] = []
        last = ""
        for event in joined(events):
            if event.key == "dealt" and event.cards[0] is None:
                continue
            sentence = self.sentence(event, result)
            if event.key in _HEADINGS:
                lines += ["", self._words.palette.heading(sentence)]
            elif event.key == "unfolded" != last:
                lines += ["", sentence]
            else:
                lines.append(sentence if event.key in _FLUSH else f"  {sentence}")
            last = event.key
        return lines

    def sentence(self, event: Event, result: Result | None = None) -> str:
        """One event."""
        key = event.key.replace("_", "-") + self._twin(event, result)
        return self._words.text(key, **self._arguments(event, result))

    def _twin(self, event: Event, result: Result | None) -> str:
        """Which wording of an event: for those who know, for those who do not, for special cases."""
        hidden = None in event.cards
        match event.key:
            case "revealed" | "discarded":
                return "-hidden" if hidden else "-secret" if event.audience is not None else ""
            case "dealt" | "drew" | "picked" | "showed":
                return "-hidden" if hidden else ""
            case "predictions_opened":
                return "-secret" if self._options.players == 2 else ""
            case "predicted" | "said":
                told = event.other is not None and (event.audience is None or self._listener is None)
                return "-hidden" if event.key == "predicted" and not told else "-self" if self._own(event) else ""
            case "game_ended":
                by = "nobody" if event.seat is None else "runes" if result is None else result.by
                return {"runes": "", "hand": "-hand", "nobody": "-nobody"}[by]
            case _:
                return ""

    def _own(self, event: Event) -> bool:
        return event.seat == event.other

    def _arguments(self, event: Event, result: Result | None) -> dict[str, Argument]:
        words = self._words
        arguments: dict[str, Argument] = {
            "me": self._me(event),
            "name": self._name(event.seat),
            "other": self._name(event.other),
            "count": len(event.cards) if event.count is None else event.count,
            "runes": event.runes or 0,
            "round": event.round or 0,
        }
        cards = [card for card in event.cards if card is not None]
        if event.key in _HANDS:
            cards.sort(key=by_value)
        if cards:
            arguments["card"] = arguments["cards"] = words.the_cards(cards)
            arguments["given"], arguments["got"] = words.the_card(cards[0]), words.the_card(cards[-1])
        if event.rank is not None:
            arguments["rank"] = words.rank(event.rank, self._options)
        if event.effect is not None:
            arguments["effect"] = words.effect(event.effect)
        if event.key == "game_ended" and result is not None and event.seat is not None:
            arguments["runes"] = result.runes[event.seat]
        return arguments

    def _me(self, event: Event) -> str:
        if self._listener is None:
            return "no"
        if event.seat == self._listener:
            return "yes"
        return "other" if event.other == self._listener else "no"

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self._names[seat]


def joined(events: Iterable[Event]) -> list[Event]:
    """The same events, with those that come card by card put together."""
    together: list[Event] = []
    for event in events:
        last = together[-1] if together else None
        if (
            last
            and event.key in _JOINED
            and (last.key, last.seat, last.audience)
            == (
                event.key,
                event.seat,
                event.audience,
            )
        ):
            together[-1] = replace(last, cards=last.cards + event.cards)
        else:
            together.append(event)
    return together


_HANDS = frozenset({"dealt", "showed", "unfolded"})
_HEADINGS = frozenset({"round_started", "predictions_opened", "heirs_round", "game_ended"})
_FLUSH = frozenset(
    {"laid", "discard_started", "dealt"}
    | {"played", "passed", "auto_passed", "went_all_in"}
    | {"predicted", "predictions_revealed", "said"}
    | {"unfolded", "best_hand", "pot_won", "pot_kept", "hand_scored", "rune_cards_scored"}
    | {"round_ended"}
)
"""Events that begin something; the others are part of a turn."""
