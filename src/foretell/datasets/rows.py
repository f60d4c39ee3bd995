"""Play a block of games and make the rows of both tables."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..arena.chunk_scores import Scores
from ..arena.compiled_loops import observe_some, observe_some_histories
from ..arena.replays import Replays, Step
from ..arena.work import play_chunk
from ..arrays import Ints
from ..game import Record
from ..rules.history import ENTRIES, HISTORY, LENGTH
from ..rules.observation import LEGAL, OBSERVATION, PHASE, ROUND, SEAT
from .dataset_plan import Block, DatasetPlan

Array = npt.NDArray[np.generic]


@dataclass(frozen=True)
class Lists:
    """A column of lists: the length of each list, and all values in a row."""

    lengths: Ints
    values: Array


Values = Array | Lists
Rows = dict[str, Values]
"""The columns of some rows, by name. A column of texts is an array of Python strings."""


def block_rows(plan: DatasetPlan, block: Block) -> dict[str, Rows]:
    """Play a block. Returns the rows of the tables `decisions` and `games`."""
    played = play_chunk(plan.match, block.chunk)
    texts = list(played.kept.records.values())
    records = [Record.parse(text) for text in texts]
    scores = played.scores
    numbers = np.arange(block.first, block.first + block.games)
    return {
        "decisions": _decisions(plan, block, records, scores),
        "games": {
            "game": numbers,
            "seed": np.array([record.seed.hex() for record in records], object),
            "bots": _even(np.array([plan.seating(block)] * block.games, object)),
            "winner": scores.winner,
            "runes": _even(scores.runes),
            "places": _even(scores.places),
            "rounds": scores.rounds,
            "decisions": scores.decisions,
            "record": np.array(texts, object),
        },
    }


def _even(values: Array) -> Lists:
    """A column of lists that all have the same length, from an array (rows, length)."""
    return Lists(np.full(len(values), values.shape[1], np.int64), values.reshape(-1))


def _decisions(plan: DatasetPlan, block: Block, records: Sequence[Record], scores: Scores) -> Rows:
    config = plan.options.config
    replays = Replays(config, records, history=True)
    parts = [_seen(replays, step, config.players) for step in replays.steps()]
    games, plies, actions, rows, hands = (np.concatenate(column) for column in zip(*parts, strict=True))
    order = np.lexsort((plies, games))
    games, plies, actions, rows, hands = games[order], plies[order], actions[order], rows[order], hands[order]
    seats = rows[:, SEAT]
    return {
        "game": block.first + games,
        "ply": plies,
        "round": rows[:, ROUND],
        "phase": rows[:, PHASE],
        "seat": seats,
        "legal": rows[:, LEGAL],
        "action": actions,
        "observation": _even(rows[:, :OBSERVATION]),
        "history": _histories(rows[:, OBSERVATION:]),
        "hands": _even(hands),
        "won": scores.winner[games] == seats,
        "runes": scores.runes[games, seats],
        "place": scores.places[games, seats],
    }


def _seen(replays: Replays, step: Step, players: int) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """What the seats to act saw in a step: games, plies, actions, rows with histories, and the true hands."""
    states = replays.batch.states
    rows = np.empty((len(step.games), OBSERVATION + HISTORY), np.int64)
    observe_some(replays.batch.config, states, step.games, rows)
    observe_some_histories(replays.batch.config, states, step.games, rows)
    hands = states["hands"][step.games, :players].astype(np.int64)
    return step.games, np.full(len(step.games), step.ply), step.actions, rows, hands


def _histories(words: Ints) -> Lists:
    """The histories without the zeros after the last entry."""
    lengths = ENTRIES + np.minimum(words[:, LENGTH], HISTORY - ENTRIES)
    used = np.arange(words.shape[1]) < lengths[:, None]
    return Lists(lengths, words[used])
