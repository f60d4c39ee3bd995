"""Tables whose games have begun before a world starts. A world that starts late in a game takes less time."""

from functools import lru_cache
from random import Random

from msgspec.structs import replace

from foretell.table.clock import ClockName
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, TableSettings, begin, dealt, new_lobby, seat_bot, sit

from .workers import EPOCH_MS

GAMES = 6
"""Number of games of each kind. They are the same for all worlds."""
AGO_MS = 3_600_000
"""How long before the start of the world its game was dealt."""


def open_lobby(players: int, clock: ClockName, chance: Random) -> Lobby:
    """Return a table with free seats."""
    lobby = new_lobby("person0", TableSettings(players=players), 1, chance)
    return replace(lobby, level="novice", clock=clock)


def full_lobby(players: int, persons: int, clock: ClockName, chance: Random) -> Lobby:
    """Return a table that is about to deal, with persons in its first seats and bots in the others."""
    lobby = open_lobby(players, clock, chance)
    for seat in range(players):
        person = f"person{seat}"
        lobby = sit(lobby, person, seat, person) if seat < persons else seat_bot(lobby, "person0", seat, "novice")
    return replace(begin(lobby, "person0"), version=1)


def begun_game(lobby: Lobby, share: float, chance: Random) -> tuple[Lobby, list[Entry]]:
    """Return the table with a game of which about this share has been played, and its log."""
    persons = sum(seat.kind == "person" for seat in lobby.seats)
    number = int(chance.random() * GAMES)
    old, log = _whole_game(lobby.rules.players, persons, lobby.clock, number)
    begun = dealt(replace(lobby, secret=old.secret))
    return begun, [entry._replace(game=lobby.id) for entry in log[: 1 + int(share * (len(log) - 1))]]


@lru_cache(100)
def _whole_game(players: int, persons: int, clock: ClockName, number: int) -> tuple[Lobby, tuple[Entry, ...]]:
    """Play a game at random."""
    chance = Random(f"{players} {persons} {clock} {number}")
    lobby = full_lobby(players, persons, clock, chance)
    log = [deal_entry(lobby, EPOCH_MS - AGO_MS)]
    live = Live(log[0])
    while not live.over:
        seat, now = live.actors[0], live.at + 1_000
        action = chance.choice(live.view(seat).legal)
        by_person = live.played_by_person(seat)
        log.append(live.act(seat, live.ply, str(action), now) if by_person else live.choice_of_bot(seat, action, now))
        live.advance(log[-1])
    return lobby, tuple(log)
