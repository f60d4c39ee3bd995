"""Benchmarks: the strength of a player by a fixed protocol, and the quality of beliefs. Needs Numba."""

from .believer_scores import BeliefScore, Bin, score_beliefs
from .believers import BELIEVERS, Believer
from .positions import BeliefPosition, positions_of
from .results_file import BenchmarkResults, read_results, run_benchmark
from .score import Score
from .verification import Verified, verify_results

__all__ = [
    "BELIEVERS",
    "BeliefPosition",
    "BeliefScore",
    "Believer",
    "BenchmarkResults",
    "Bin",
    "Score",
    "Verified",
    "positions_of",
    "read_results",
    "run_benchmark",
    "score_beliefs",
    "verify_results",
]
