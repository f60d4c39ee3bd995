"""A game as text, ply by ply: the choice, the events, and how the view of every viewer changed.

One line is one thing that changed. It begins with who sees it so: the seats, and `w` for those who only watch; `*`
stands for all of them. Sets of cards show what came (+) and what went (-), the rest shows what it is now; `?` is a
card that these viewers may not see.
"""

from collections.abc import Generator, Iterator
from dataclasses import fields

from foretell import Event, Game, Rank, Record, Told, Unfolding, View, event_for

WATCHER = "w"
_SETS = ("hand", "gone", "unplaced")
_SHOWN = (
    *(field.name for field in fields(View) if field.name not in ("options", "seat", "observation", "seen")),
    "rank",
)
Views = dict[str, View]


def playthrough(record: Record) -> str:
    """Return the whole text for a record."""
    return "\n".join((*_lines(record), ""))


def _lines(record: Record) -> Iterator[str]:
    options = record.options
    yield f"{options!r}, sheet {options.sheet.name}"
    yield f"seed {record.seed.hex()}"
    if record.position is None:
        game = Game(options, record.seed, record.names)
    else:
        yield f"position {record.position}"
        game = Game.from_position(record.position, record.seed, record.names)
    yield ""
    yield from _events(game, game.opening)
    views = yield from _changes(game, {})
    for number, ply in enumerate(record.plies, 1):
        yield ""
        yield f"{number}. seat {game.actor if ply.seat is None else ply.seat}: {ply.action}"
        events = game.play(ply.action, ply.seat)
        yield from _events(game, events)
        views = yield from _changes(game, views)
    yield ""
    yield f"The end: {game.result}"


def _viewers(game: Game) -> tuple[int | None, ...]:
    return (*range(game.options.players), None)


def _name(viewer: int | None) -> str:
    return WATCHER if viewer is None else str(viewer)


# Events


def _events(game: Game, events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        seen = {_name(viewer): _event(event_for(event, viewer)) for viewer in _viewers(game)}
        yield from (f"  {line}" for line in _by_viewers(seen, len(seen)))


def _event(event: Event) -> str:
    words: list[str] = [event.key]
    for field in fields(Event):
        value = getattr(event, field.name)
        if field.name == "cards":
            words += [card or "?" for card in event.cards]
        elif field.name not in ("key", "audience") and value is not None:
            words.append(f"{field.name}={value}")
    return " ".join(words)


# Views


def _changes(game: Game, before: Views) -> Generator[str, None, Views]:
    now = {_name(viewer): game.view(viewer) for viewer in _viewers(game)}
    for name in _SHOWN:
        changed = {
            viewer: f"{name} {_change(name, before.get(viewer), view)}"
            for viewer, view in now.items()
            if viewer not in before or getattr(before[viewer], name) != getattr(view, name)
        }
        yield from (f"    {line}" for line in _by_viewers(changed, len(now)))
    return now


def _change(name: str, old: View | None, new: View) -> str:
    value = getattr(new, name)
    if name == "revealed":
        return " ".join(card or "?" for card in new.revealed) or "-"
    if name == "unfoldings":
        return " ".join(f"{key}={_plain(getattr(new.unfoldings[-1], key))}" for key in _UNFOLDED) if value else "-"
    if name in _SETS and old is not None and value is not None:
        return _difference(getattr(old, name), value)
    return _plain(value)


_UNFOLDED = [field.name for field in fields(Unfolding)]


def _difference(old: tuple[str, ...], new: tuple[str, ...]) -> str:
    came = [f"+{card}" for card in new if card not in old]
    went = [f"-{card}" for card in old if card not in new]
    return " ".join(came + went)


def _by_viewers(seen: dict[str, str], everybody: int) -> Iterator[str]:
    """Return one line for all viewers who see the same."""
    groups: dict[str, list[str]] = {}
    for viewer, text in seen.items():
        groups.setdefault(text, []).append(viewer)
    for text, viewers in groups.items():
        who = "*" if len(viewers) == everybody else "".join(viewers)
        yield f"{who}: {text}"


def _plain(value: object) -> str:
    """Return a value in a few characters: cards separated by spaces, rows and seats by bars."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Told):
        return f"{value.points}@{value.turn}"
    if isinstance(value, Rank):
        return f"{value.name} {value.value} {value.suit}"
    if isinstance(value, tuple):
        nested = any(isinstance(item, (tuple, Rank)) for item in value)
        return (" | " if nested else " ").join(_plain(item) for item in value) or "-"
    return str(value)
