"""A replay tells a viewer nothing that they could not have known.

Two cards that a seat never came to see change places, in the position where a record begins and in the decisions of
those who held them. That seat must be told the very same story.
"""

import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

import foretell as ft
from foretell.players import RandomPlayer
from tests.players.redeal import exchanged

from .terminal import Shell

PLIES = 14


def stretch(game: ft.Game, chance: RandomPlayer, plies: int) -> list[ft.Event]:
    events: list[ft.Event] = []
    for _ in range(plies):
        if game.actor is None:
            break
        events += game.play(chance.choose(game.view(game.actor)))
    return events


def twins(number: int, players: int, discard: ft.DiscardMode, seat: int) -> tuple[ft.Record, ft.Record] | None:
    """Return two records that differ in cards that `seat` cannot know; None if there are no such cards."""
    chance = RandomPlayer(number)
    game = ft.Game(ft.Options(players, discard=discard), bytes([number % 256] * 32))
    stretch(game, chance, 4 + number % 9)
    start = ft.Game.from_position(game.position(), game.seed)
    line = ft.Game.from_position(start.position(), game.seed)
    events = stretch(line, chance, PLIES)
    if any(event.key in ("reshuffled", "hypnotised", "unfolded") for event in events):
        return None
    seen = {card for event in events for card in ft.event_for(event, seat).cards}
    hidden = [card for card in start.view(seat).unplaced if card in line.view(seat).unplaced and card not in seen]
    held = [card for card in hidden if any(card in hand for hand in line.position().hands)]
    if not held or len(hidden) < 2:
        return None
    first, second = random.Random(number).choice(held), random.Random(number).choice(hidden)
    swap = {first: second, second: first}
    twin = exchanged(start, swap)
    for ply in line.plies:
        card = getattr(ply.action, "card", None)
        twin.play(ply.action if card not in swap else replace(ply.action, card=swap[card]), ply.seat)  # type: ignore[type-var]
    return line.record(), twin.record()


@pytest.mark.parametrize("discard", ft.DISCARDS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_is_shown_nothing_that_is_hidden_from_it(
    foretell: Shell, tmp_path: Path, players: int, discard: ft.DiscardMode
) -> None:
    def pairs() -> list[tuple[ft.Record, ft.Record]]:
        found = (twins(number, players, discard, seat=0) for number in range(400))
        return list(islice((pair for pair in found if pair and pair[0] != pair[1]), 12))

    told_all = 0
    for number, pair in enumerate(pairs()):
        files = [tmp_path / f"{number}-{which}" / "game.txt" for which in (0, 1)]
        stories = []
        for file, record in zip(files, pair, strict=True):
            file.parent.mkdir()
            file.write_text(str(record), "utf-8")
            words = [
                foretell("replay", file, "--as", viewer, *how).out.replace(str(file), "")
                for viewer in ("0", "spectator", "all")
                for how in ((), ("--json",))
            ]
            stories.append(words)
        assert stories[0][:4] == stories[1][:4]
        told_all += stories[0][4:] != stories[1][4:]
    assert told_all
