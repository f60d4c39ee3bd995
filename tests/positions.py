"""Situations in a few words: what a test names lies where it says, all other cards lie under the deck."""

from collections.abc import Iterable
from typing import Any

import foretell as ft

SEED = bytes(32)
TWO = ft.Options(players=2)
THREE = ft.Options()
BENDING = ft.Options(discard="bending")
CLOSED = ft.Options(discard="closed")


def position(
    *hands: str,
    options: ft.Options = THREE,
    first: str = "",
    second: str = "",
    free: int | None = None,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    **fields: Any,
) -> ft.Position:
    """A moment of a game.

    Cards are written "2C 3C", free spaces of a row "-". Hands that are not named are dealt from what is left, then the
    display is filled up to `free` free spaces, and the rest goes under the deck or, with rest="discard", under the
    discard pile.
    """
    named = " ".join((*hands, first, second, deck, discard, fields.get("played") or "")).split()
    left = [card for card in ft.CARDS if card not in (*named, *fields.get("revealed", ()))]
    # A stride that is prime to what is left mixes suits and values, so that nobody is dealt a straight flush.
    left = [left[17 * i % len(left)] for i in range(len(left))] if len(left) % 17 else left
    dealt = [tuple(hand.split()) for hand in hands]
    dealt += [tuple(left.pop(0) for _ in range(5)) for _ in range(options.players - len(hands))]
    rows = _rows(options.columns, first.split(), second.split(), left, free)
    piles = {"deck": tuple(deck.split()), "discard": tuple(discard.split())}
    piles[rest] = (*piles[rest], *left) if rest == "deck" else (*left, *piles[rest])
    return ft.Position(options, tuple(dealt), rows, **(piles | fields))


def _rows(
    columns: int, first: list[str], second: list[str], left: list[str], free: int | None
) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    spaces = [*first, *"-" * (columns - len(first)), *second, *"-" * (columns - len(second))]
    row = [None if card == "-" else card for card in spaces]
    for i, card in enumerate(row):
        if free is not None and card is None and row.count(None) > free:
            row[i] = left.pop(0)
    return tuple(row[:columns]), tuple(row[columns:])


def table(*hands: str, **named: Any) -> ft.Game:
    """The game that goes on from such a `position`, always with the same chance."""
    return ft.Game.from_position(position(*hands, **named), SEED)


def play(game: ft.Game, tokens: str) -> list[ft.Event]:
    """Play one action after the other; gives all events."""
    return [event for token in tokens.split() for event in game.play(ft.Action.parse(token))]


def legal(game: ft.Game) -> set[str]:
    """The tokens of what the actor may choose."""
    return {str(action) for action in game.legal}


def keys(events: Iterable[ft.Event]) -> list[str]:
    return [event.key for event in events]


def only(events: Iterable[ft.Event], key: str) -> ft.Event:
    """The one event with that key."""
    (event,) = (event for event in events if event.key == key)
    return event


def sheet_with(effects: dict[str, str]) -> ft.Sheet:
    """The sheet of the game with other effects on some cards, in the letters of a sheet's code: {"AC": "d*t"}."""
    suits, _, cards = ft.default_sheet().code.partition(":")
    words = dict(zip(ft.CARDS, cards.split(","), strict=True)) | effects
    return ft.Sheet.from_code(f"{suits}:{','.join(words.values())}")
