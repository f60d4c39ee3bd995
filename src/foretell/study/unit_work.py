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

PART = 10_000
"""Deals that are played at once."""


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
    """Some deals of a unit: the same for all sheets and interventions."""

    seeds: Ints
    streams: Ints
    seats: Ints
    """The seat of the intervention, by deal."""
    places: Ints
    """Which card of its hand a card replaces, by deal."""

    def first(self, deals: int) -> "_Deals":
        return _Deals(self.seeds[:deals], self.streams[:deals], self.seats[:deals], self.places[:deals])


def play_unit(study: Study, number: int) -> PlayedUnit:
    """Play a unit, a part of its deals at a time, so that memory does not grow with the number of games."""
    tables = np.zeros((len(study.tables), COLUMNS), np.int64)
    seats = np.zeros((len(study.conditions), SEAT_COLUMNS), np.int64)
    for first in range(0, study.deals, PART):
        deals = deals_of(study, number, first, min(PART, study.deals - first))
        for i, options in enumerate(study.tables):
            tables[i] += _play(study, options, deals, Condition())[0]
        changed = deals.first(max(0, study.changed_deals - first))
        for i, condition in enumerate(study.conditions):
            seats[i] += _play(study, study.options, changed, condition)[1]
    return PlayedUnit(number, tables, seats)


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


def deals_of(study: Study, unit: int, first: int, size: int) -> _Deals:
    """The deals of a unit from number `first` on.

    Seats and places take turns over the deals with interventions of all units, not over all deals: a unit may have
    fewer such deals than there are seats.
    """
    start, players = unit * study.deals + first, study.options.players
    turns = unit * study.changed_deals + np.arange(first, first + size)
    return _Deals(
        deal_words(study.seed, start, size),
        streams(study.seed, ["study"] * players, start, size),
        turns % players,
        turns // players % HAND,
    )


def _configs(options: Options, effects: Sequence[int]) -> Records:
    """The configuration of the table, and that of the seat with the intervention."""
    record = pack_config(options.config)
    configs = np.array([record, record], CONFIG)
    if effects:
        configs["effects"][1] = effects
    return configs
