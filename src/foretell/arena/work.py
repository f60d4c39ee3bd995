"""One chunk of a match, played: what every process, and every machine, is asked to do."""

from dataclasses import dataclass

from .match import Chunk, Match
from .pace import Pace
from .scores import Scores


@dataclass(frozen=True)
class Done:
    """What came of a chunk."""

    chunk: Chunk
    scores: Scores
    paces: dict[int, Pace]
    """By the entrant's number; the only part that is not the same the next time."""


def play_chunk(match: Match, chunk: Chunk) -> Done:
    """Play it; the same match and chunk give the same scores, wherever that is."""
    if match.in_lockstep[chunk.lineup]:
        from .lockstep import play_in_lockstep  # noqa: PLC0415 (it needs Numba, and nobody else does)

        return Done(chunk, *play_in_lockstep(match, chunk))
    from .games import play_singly  # noqa: PLC0415 (likewise, the other way round)

    return Done(chunk, *play_singly(match, chunk))
