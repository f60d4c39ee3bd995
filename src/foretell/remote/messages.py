"""The messages of the bot API (docs/bot-api.md) for programs that play without a server."""

import dataclasses
import json
from collections.abc import Sequence
from typing import Any

from ..game import Event, Options, View
from ..game.redaction import SENT
from ..sheets import CARDS

VERSION = 1
"""The version of the messages, as in `foretell.table.wire`."""
_EVENT_DEFAULTS = {
    field.name: field.default for field in dataclasses.fields(Event) if field.name not in ("key", "audience")
}

Json = dict[str, Any]


def view_message(view: View) -> Json:
    """The whole view, as messages contain it."""
    players = view.options.players
    values: Json = {"seat": view.seat}
    values |= {name: getattr(view, name) for name in SENT}
    values["rank"] = view.rank
    return values | {"hands": None, "away": (False,) * players, "banks": None, "undo": False}


def event_message(event: Event) -> Json:
    """An event, without the fields that have their default value."""
    values = {name: getattr(event, name) for name in _EVENT_DEFAULTS}
    return {"key": event.key} | {name: value for name, value in values.items() if value != _EVENT_DEFAULTS[name]}


def welcome_message(options: Options, seat: int, names: Sequence[str], seed: int) -> Json:
    """The first message of a game. Besides what a server sends, it has a seed for the program's own random choices."""
    sheet = options.sheet
    chosen = {
        "players": options.players,
        "side": options.side,
        "discard": options.discard,
        "heirs": options.heirs,
        "sheet_name": sheet.name,
        "sheet_digest": sheet.digest,
    }
    seats = [{"kind": "bot", "name": name} for name in names]
    table = {"status": "playing", "options": chosen, "memory": True, "seats": seats}
    return {
        "type": "welcome", "version": VERSION, "table": table, "seat": seat, "owner": False, "ply": -1, "seed": seed,
    }  # fmt: skip


def sheet_message(options: Options) -> Json:
    """What is printed on the cards, as in `GET /tables/{key}/sheet`."""
    sheet = options.sheet
    cards = {card: [dataclasses.asdict(effect) for effect in sheet.effects(card)] for card in CARDS}
    return {"type": "sheet", "name": sheet.name, "digest": sheet.digest, "suits": sheet.suits, "cards": cards}


def encoded(message: Json) -> str:
    """A message as one line of JSON."""
    return json.dumps(message, default=dataclasses.asdict, separators=(",", ":"))
