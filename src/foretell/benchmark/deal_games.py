"""Play the games of one deal: at each table, with the entrant in each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..game import Action, Game, Record, SeatView
from ..players import Player
from ..runner import Entrant, choose_in_time, play_game, player_failed, show_end
from .baseline.value import baseline
from .baseline_luck import luck_of
from .opponents import opponent
from .protocol import TABLES, deal_seed, luck_seed, player_seed

DECIMALS = 6
"""Decimals of a saved luck."""


@dataclass(frozen=True)
class BenchmarkGame:
    """A game of the benchmark."""

    table: int
    seat: int
    """The seat of the entrant."""
    actions: tuple[int, ...]
    winner: int
    """The seat that won, or -1."""
    runes: tuple[int, ...]
    luck: float
    """The change of the entrant's chance to win through cards from the deck, after the first deal."""

    @property
    def won(self) -> float:
        """1 if the entrant won, else 0."""
        return float(self.winner == self.seat)

    def as_json(self) -> dict[str, Any]:
        """The game as JSON values."""
        return {**vars(self), "actions": list(self.actions), "runes": list(self.runes)}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "BenchmarkGame":
        """Read the values of `as_json`."""
        table, seat, winner = (int(values[name]) for name in ("table", "seat", "winner"))
        actions, runes = (tuple(int(number) for number in values[name]) for name in ("actions", "runes"))
        return cls(table, seat, actions, winner, runes, float(values["luck"]))


@dataclass(frozen=True)
class BenchmarkRun:
    """What all deals of a run share."""

    entrant: Entrant
    max_seconds: float | None = None


def play_deal(run: BenchmarkRun, deal: int) -> list[BenchmarkGame]:
    """Play one deal at all tables, with the entrant in each seat."""
    games = []
    for number, table in enumerate(TABLES):
        played = [_play(run, number, deal, seat) for seat in range(table.players)]
        games += with_luck(number, deal, [game.record() for game in played])
    return games


def with_luck(table: int, deal: int, records: Sequence[Record]) -> list[BenchmarkGame]:
    """The games of a deal at one table, from their records. The entrant sits in seat *i* of record *i*."""
    config = TABLES[table].options.config
    luck = luck_of(config, records, baseline(), luck_seed(table, deal))
    games = []
    for seat, record in enumerate(records):
        result = record.result
        winner = -1 if result is None or result.winner is None else result.winner
        runes = () if result is None else result.runes
        actions = tuple(ply.action.number for ply in record.plies)
        games.append(BenchmarkGame(table, seat, actions, winner, runes, round(float(luck[seat, seat]), DECIMALS)))
    return games


def seated(table: int, deal: int, entrant: int) -> dict[int, Player]:
    """The opponents by seat."""
    kinds = {seat: TABLES[table].kind_in(seat, entrant) for seat in range(TABLES[table].players)}
    return {
        seat: opponent(kind, player_seed(table, deal, entrant, seat))
        for seat, kind in kinds.items()
        if kind is not None
    }


def _play(run: BenchmarkRun, table: int, deal: int, entrant: int) -> Game:
    players = seated(table, deal, entrant)
    players[entrant] = run.entrant.make(player_seed(table, deal, entrant, entrant))
    game = Game(TABLES[table].options, deal_seed(table, deal))

    def choose(seat: int, view: SeatView) -> Action:
        return choose_in_time(players[seat], view, run.max_seconds if seat == entrant else None)

    try:
        play_game(game, choose)
        show_end(game, entrant, players[entrant])
    except (Exception, SystemExit) as error:
        seat = entrant if game.actor is None else game.actor
        names = " ".join(players[seat].name for seat in sorted(players))
        about = {"player": run.entrant.name, "deal": str(deal), "table": names}
        raise player_failed("error-player-failed", error, game, seat, **about) from error
    return game
