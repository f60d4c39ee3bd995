"""Play one unit of a study. Every worker process runs this."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..arena.deal_seeds import deal_words, streams
from ..arrays import Ints, Records
from ..game import Options
from ..native import CONFIG, pack_config
from ..rules.cards import HAND
from .columns import COLUMNS, SEAT_COLUMNS
from .interventions import Condition
from .loops import play_games
from .plan import Study


@dataclass(frozen=True)
class PlayedUnit:
    """The sums of one unit. The same study and number always give the same sums."""

    number: int
    tables: Ints
    """int64 (sheets, COLUMNS)"""
    seats: Ints
    """int64 (conditions, SEAT_COLUMNS): the results of the seat under each condition."""

    def as_json(self) -> dict[str, Any]:
        """The unit as JSON values."""
        return {"unit": self.number, "tables": self.tables.tolist(), "seats": self.seats.tolist()}

    @classmethod
    def from_json(cls, study: Study, values: dict[str, Any]) -> "PlayedUnit":
        """Read the values of `as_json`; raise ValueError if they do not fit the study."""
        tables = np.array(values["tables"], np.int64).reshape(len(study.tables), COLUMNS)
        seats = np.array(values["seats"], np.int64).reshape(len(study.conditions), SEAT_COLUMNS)
        return cls(int(values["unit"]), tables, seats)


@dataclass(frozen=True)
class _Deals:
    """The deals of a unit: the same for all sheets and interventions."""

    seeds: Ints
    streams: Ints
    seats: Ints
    """The seat of the intervention, by deal."""
    places: Ints
    """Which card of its hand a card replaces, by deal."""

    def first(self, deals: int) -> "_Deals":
        return _Deals(self.seeds[:deals], self.streams[:deals], self.seats[:deals], self.places[:deals])


def play_unit(study: Study, number: int) -> PlayedUnit:
    """Play a unit."""
    deals = _deals(study, number)
    tables = np.stack([_play(study, options, deals, Condition())[0] for options in study.tables])
    few = deals.first(study.changed_deals)
    seats = [_play(study, study.options, few, condition)[1] for condition in study.conditions]
    return PlayedUnit(number, tables, np.array(seats, np.int64).reshape(-1, SEAT_COLUMNS))


def _play(study: Study, options: Options, deals: _Deals, condition: Condition) -> tuple[Ints, Ints]:
    return play_games(
        study.policy,
        _configs(options, condition.effects),
        deals.seeds,
        deals.streams,
        deals.seats,
        places=deals.places,
        card=condition.card,
        max_rounds=condition.max_rounds,
        all_in=condition.all_in,
    )


def _deals(study: Study, number: int) -> _Deals:
    first, deals, players = number * study.deals, study.deals, study.options.players
    numbers = np.arange(first, first + deals)
    return _Deals(
        deal_words(study.seed, first, deals),
        streams(study.seed, ["study"] * players, first, deals),
        numbers % players,
        numbers // players % HAND,
    )


def _configs(options: Options, effects: Sequence[int]) -> Records:
    """The configuration of the table, and that of the seat with the intervention."""
    record = pack_config(options.config)
    configs = np.array([record, record], CONFIG)
    if effects:
        configs["effects"][1] = effects
    return configs
