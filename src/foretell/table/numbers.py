"""Statistics of one person's play, counted from the tables where they sat."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from ..game import Result
from ..game.ranks import RANK_NAMES, rank_name
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from .lobby import Lobby

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class PlayersCount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many games a person played and won with a given number of players."""

    players: int
    games: int
    wins: int


class GamePlayed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game from the point of view of one player."""

    id: str
    players: int
    runes: int
    won: bool
    created: int


class Numbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Statistics of a person: their finished games whose rounds are stored."""

    games: int
    wins: int
    players: tuple[PlayersCount, ...]
    """One item for each number of players, even without games."""
    predictions: int
    right: int
    """How many predictions named the best hand."""
    ranks: dict[str, int]
    """How many rounds the person ended with each rank, by the rank's name, lowest rank first. Zeros are included."""
    runes: float | None
    """The average number of Runes at the end of a game; None without games."""
    best: GamePlayed | None
    """The game with the most Runes; the latest one if several tie."""


def numbers_of(person: str | None, lobbies: Iterable[Lobby]) -> Numbers:
    """The statistics of a person.

    Lessons and branches do not count, nor do games without stored rounds, nor games where the person made no decision.
    """
    played = [
        (lobby, _remembered(lobby, lobby.result, seat), seat)
        for lobby in lobbies
        if lobby.result is not None
        and counts(lobby)
        and (seat := lobby.seat_of(person)) is not None
        and took_part(lobby, seat)
    ]
    games, wins, ranks = Counter[int](), Counter[int](), Counter[str]()
    predictions = right = runes = 0
    best: GamePlayed | None = None
    for lobby, game, seat in played:
        games[game.players] += 1
        wins[game.players] += game.won
        runes += game.runes
        predictions += len(lobby.rounds)
        right += sum(ended.predictions[seat] == ended.best for ended in lobby.rounds)
        ranks.update(rank_name(ended.points[seat], lobby.rules.side) for ended in lobby.rounds)
        if best is None or (game.runes, game.created) > (best.runes, best.created):
            best = game
    return Numbers(
        games=len(played),
        wins=wins.total(),
        players=tuple(PlayersCount(players=count, games=games[count], wins=wins[count]) for count in PLAYERS),
        predictions=predictions,
        right=right,
        ranks={name: ranks[name] for name in RANK_NAMES},
        runes=runes / len(played) if played else None,
        best=best,
    )


def counts(lobby: Lobby) -> bool:
    """Whether a game counts: its rounds are stored, and its deal was new to the player."""
    known = lobby.lesson or lobby.branch is not None or (lobby.day is not None and not lobby.counts)
    return bool(lobby.rounds) and not known


def took_part(lobby: Lobby, seat: int) -> bool:
    """Whether the person in a seat took part. Old tables store only who contributed to the seed, as every page did."""
    if lobby.joined is not None:
        return seat in lobby.joined
    contributions = [other.contribution for other in lobby.seats]
    return contributions[seat] is not None or not any(contributions)


def _remembered(lobby: Lobby, result: Result, seat: int) -> GamePlayed:
    return GamePlayed(
        id=lobby.id,
        players=lobby.rules.players,
        runes=result.runes[seat],
        won=result.winner == seat,
        created=lobby.created,
    )
