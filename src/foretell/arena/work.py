"""Play one chunk of a match. Every worker process and every machine of a cluster runs this."""

from dataclasses import dataclass, field

from .chunk_scores import Scores
from .decision_times import DecisionTimes
from .kept_games import KeptGames
from .match import Chunk, Match


@dataclass(frozen=True)
class PlayedChunk:
    """The results of a chunk."""

    chunk: Chunk
    scores: Scores
    times: dict[int, DecisionTimes]
    """By the number of the entrant. Only the times differ if the chunk is played again."""
    kept: KeptGames = field(default_factory=KeptGames)


def play_chunk(match: Match, chunk: Chunk) -> PlayedChunk:
    """Play a chunk. The same match and chunk always give the same scores."""
    kept = KeptGames()
    if match.in_lockstep[chunk.lineup]:
        from .lockstep import play_in_lockstep  # noqa: PLC0415 (needs Numba)

        return PlayedChunk(chunk, *play_in_lockstep(match, chunk, kept), kept)
    from .single_games import play_singly  # noqa: PLC0415 (like the other import)

    return PlayedChunk(chunk, *play_singly(match, chunk, kept), kept)
