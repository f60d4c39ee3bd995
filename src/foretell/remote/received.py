"""Turn the messages of the bot API (docs/bot-api.md) into the views that players in Python get."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..game import Event, Options, Rank, Result, SeatView, Told, Unfolding
from ..game.redaction import SENT
from ..game.seen import Seen
from ..rules.history import SEAT_BITS
from ..sheets import CARDS, Effect, Sheet
from .event_entries import EventPacker
from .view_words import row_of

Json = Mapping[str, Any]
FINISHES_EFFECT = frozenset((
    "took", "took_discard", "exchanged", "exchanged_discard", "drew", "picked", "gained_rune", "hypnotised", "showed",
    "declined", "passed_over",
))  # fmt: skip
"""Events with which an effect of the played card is done."""


def options_from(table: Json, sheet: Json) -> Options:
    """The options of a table: `table` as in `GET /tables/{key}`, `sheet` as in `GET /tables/{key}/sheet`."""
    chosen = table["options"]
    effects = tuple(tuple(Effect(one["name"], one["star"]) for one in sheet["cards"][card]) for card in CARDS)
    named = Sheet(sheet["name"], tuple(sheet["suits"]), effects)
    return Options(chosen["players"], chosen["side"], chosen["discard"], chosen["heirs"], named)


class ReceivedGame:
    """A game as one seat received it, message by message."""

    def __init__(self, options: Options, seat: int) -> None:
        self.options = options
        self.seat = seat
        self.ply = -1
        self._values: dict[str, Any] = {}
        self._actions: list[tuple[int | None, tuple[Event, ...]]] = []
        """The seat and the events of the deal and of each action."""
        self.taken_back: int | None = None
        """The seat that took back an action since the player last watched."""

    def add(self, message: Json) -> bool:
        """Add a message. Return whether it changed the view, which only frames and views do."""
        match message["type"]:
            case "frame":
                self._add_frame(message)
            case "view":  # some frames are missing
                self.ply, self._values, self._actions = message["ply"], dict(message["view"]), []
            case _:
                return False
        return True

    def _add_frame(self, frame: Json) -> None:
        self.ply = frame["ply"]
        self._values |= frame["changes"]
        if frame["kind"] == "undo":
            self.taken_back = frame["seat"]
            if self._actions:
                self._actions.pop()
        elif frame["kind"] in ("deal", "act"):
            self._actions.append((frame["seat"], tuple(event_from(event) for event in frame["events"])))

    @property
    def has_choice(self) -> bool:
        """Whether this seat must choose now."""
        return bool(self._values.get("choices"))

    @property
    def is_away(self) -> bool:
        """Whether the server lets a bot of its own play this seat."""
        away: Sequence[bool] = self._values.get("away") or ()
        return bool(away) and away[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether the game has a result."""
        return self._values.get("result") is not None

    def view(self) -> SeatView:
        """What this seat may know now. The game must have started."""
        values = {name: _converted(name, self._values[name]) for name in SENT}
        values |= self._without_memory_aid(values)
        values |= self._from_events(values)
        view = SeatView(options=self.options, seat=self.seat, seen=self._seen(), **values)
        return replace(view, observation=tuple(row_of(view)))

    def _without_memory_aid(self, values: Json) -> dict[str, Any]:
        """At a table without the memory aid: what can be seen now, and the answers to Hypnosis."""
        if values["known"] is not None:
            return {}
        players = self.options.players
        hand = values["hand"] or ()
        top = values["discard_top"]
        visible = {*hand, *values["rows"][0], *values["rows"][1], *values["revealed"], values["played"], top}
        told: list[Told | None] = [None] * players
        turn = 0
        for event in self._round_events():
            turn += event.key in ("played", "passed", "auto_passed", "went_all_in")
            if event.key == "hypnotised" and event.other is not None and event.rank is not None:
                told[event.other] = Told(event.rank, turn - 1)
        return {
            "known": tuple(hand if seat == self.seat else () for seat in range(players)),
            "told": tuple(told),
            "gone": () if top is None else (top,),
            "unplaced": tuple(card for card in CARDS if card not in visible),
        }

    def _from_events(self, values: Json) -> dict[str, Any]:
        """The fields that messages leave out, because they follow from the events."""
        players = self.options.players
        shed: list[set[str]] = [set() for _ in range(players)]
        passes = [0] * players
        done = rest = 0
        for event in self._round_events():
            seat, cards = event.seat, event.cards
            done = 0 if event.key == "played" else done + (event.key in FINISHES_EFFECT)
            match event.key:
                case "played" | "exchanged" | "exchanged_discard":
                    shed[seat or 0].add(str(cards[0]))
                case "passed":
                    passes[seat or 0] += 1
                case "revealed":
                    rest = len(cards) - 1
                case "discarded" if rest:
                    rest -= 1
                case "discarded" if cards[0] is not None and self.options.discard != "closed":
                    shed[seat or 0].add(cards[0])
        effects = self.options.sheet.effects(values["played"]) if values["played"] else ()
        in_order = (tuple(card for card in CARDS if card in cards) for cards in shed)
        return {"shed": tuple(in_order), "passes": tuple(passes), "effects": tuple(map(str, effects[done:]))}

    def _round_events(self) -> list[Event]:
        events = [event for _, action in self._actions for event in action]
        starts = [number for number, event in enumerate(events) if event.key == "round_started"]
        return events[starts[-1] :] if starts else events

    def _seen(self) -> Seen:
        listener = EventPacker(self.options, self.seat)
        for event in self._round_events():
            listener.hear(event)
        own = [number for number, (seat, _) in enumerate(self._actions) if seat == self.seat]
        first = own[-1] if own else 0
        entries = listener.entries
        count = len(entries)
        actions = tuple(events for _, events in self._actions[first:])
        # The listener counts seats from the viewer already.
        seats = {entry & SEAT_BITS: entry & SEAT_BITS for entry in entries}
        return Seen(entries, {}, seats, count, count, listener.digest, first, actions)


def event_from(values: Json) -> Event:
    """An event of a message."""
    return Event(**{**values, "cards": tuple(values.get("cards", ()))})


def _converted(name: str, value: Any) -> Any:
    """The value of a field of a message, in the types of a view."""
    convert = _CONVERTED.get(name)
    return _frozen(value) if convert is None or value is None else convert(value)


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _told(value: Sequence[Json | None]) -> tuple[Told | None, ...]:
    return tuple(None if told is None else Told(**told) for told in value)


def _unfoldings(value: Sequence[Json]) -> tuple[Unfolding, ...]:
    return tuple(_unfolding(one) for one in value)


def _unfolding(value: Json) -> Unfolding:
    fields: dict[str, Any] = {name: _frozen(part) for name, part in value.items()}
    fields["ranks"] = tuple(Rank(**rank) for rank in value["ranks"])
    return Unfolding(**fields)


def _result(value: Json) -> Result:
    return Result(value["winner"], tuple(value["runes"]), value["by"])


_CONVERTED: Mapping[str, Callable[[Any], Any]] = {"told": _told, "unfoldings": _unfoldings, "result": _result}
