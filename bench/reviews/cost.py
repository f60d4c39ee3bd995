"""A quick review takes a few seconds of one core, and many reviews take no more memory than a few."""

import resource
from time import process_time

from foretell.reviews import QUICK, Effort, reviewing

from .games import played

TINY = Effort("tiny", first_playouts=4, playouts=8, worlds=6, fresh_worlds=12, belief_worlds=6, samples=64)
EVERY = 20
MEGABYTE = 1 << 10


def speed(games: int) -> None:
    """Print the processor time of a quick review: to the first graph, and in total."""
    for players in (2, 3, 4, 5):
        for number in range(games):
            record = played(["scripted"] * players, f"speed {number}")
            started = process_time()
            first = 0.0
            for review in reviewing(record, QUICK):
                first = first or process_time() - started
                del review
            used = process_time() - started
            print(f"{players} players, {len(record.plies)} decisions: first graph {first:.2f} s, all {used:.2f} s")


def memory(games: int) -> None:
    """Print the largest memory of this process after each few reviews."""
    for number in range(games):
        record = played(["random"] * (2 + number % 4), f"memory {number}")
        *_, review = reviewing(record, TINY)
        del review
        if number % EVERY == EVERY - 1:
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
            print(f"after {number + 1} reviews: at most {peak:.0f} MB", flush=True)
