"""A player that keeps everything that it was shown."""

from collections.abc import Sequence

import foretell as ft
from foretell.players import RandomPlayer


class Witness(RandomPlayer):
    """Plays at random, and keeps the events and the seat of each game."""

    games: list["Witness"]
    """All players of this class, in the order of their creation."""

    def __init__(self, seed: int | str = 0, name: str = "witness") -> None:
        super().__init__(seed, name)
        self.seat: int | None = None
        self.watched: list[ft.Event] = []
        self.calls: list[str] = []
        type(self).games.append(self)

    def watch(self, events: tuple[ft.Event, ...]) -> None:
        self.calls.append("watch")
        self.watched += events

    def choose(self, view: ft.View) -> ft.Action:
        self.calls.append("choose")
        assert self.watched[len(self.watched) - len(view.events) :] == [*view.events]
        self.seat = view.seat
        return super().choose(view)


def new_witness() -> type[Witness]:
    """A class of its own for a test."""
    return type("Witness", (Witness,), {"games": []})


def check_witness(witness: Witness, actions: Sequence[ft.Action], options: ft.Options, seed: bytes) -> None:
    """The witness has seen each event of its game once, as its seat may know it."""
    game = ft.Game(options, seed)
    events = [*game.opening]
    for action in actions:
        events += game.play(action)
    assert witness.watched == [ft.event_for(event, witness.seat) for event in events]
    assert witness.watched[-1].key == "game_ended"
    assert witness.calls[:2] == ["watch", "choose"]
    assert witness.calls == ["watch", "choose"] * (len(witness.calls) // 2) + ["watch"]
