"""Show what reviews claim: luck has mean zero, mistakes order the levels, and suggested choices are better.

    python -m bench.reviews luck --games 10000
    python -m bench.reviews levels --games 200
    python -m bench.reviews marks --games 100
    python -m bench.reviews mistakes --games 100
    python -m bench.reviews speed

`luck` reviews games with few play-outs each, because its claim holds for any number of them. `levels` seats one bot of
each level, and compares how many games the choices, the mistakes and the results need to tell neighbours apart.
`mistakes` plays every choice marked as a mistake or blunder, and the suggested one, out 2,000 times in fresh worlds.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from time import process_time

import numpy as np

import foretell as ft
from foretell.arrays import Doubles
from foretell.players import LEVELS, bot
from foretell.reviews import MARKS, QUICK, review_of, reviewing
from foretell.reviews.choices import Judge
from foretell.reviews.later_rounds import LaterRounds
from foretell.reviews.noise import noises
from foretell.reviews.open_cards import DEAL, DRAWS, OpenCards
from foretell.reviews.replayed import replayed

PLAYOUTS = 2_000
PARTS = ("luck", "choices", "guesses", "others", "mistakes")


def played(kinds: list[str], seed: str) -> ft.Record:
    """A game between bots of these kinds, by seat."""
    game = ft.Game(ft.Options(players=len(kinds)), ft.seed_of(seed))
    bots = [bot(kind, seed=f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.view(game.actor)))
    return game.record()


def mean_with_interval(values: Doubles) -> str:
    """The mean and its 95 % interval."""
    half = 1.96 * values.std() / np.sqrt(len(values))
    return f"{values.mean():+.4f} ({values.mean() - half:+.4f} to {values.mean() + half:+.4f})"


def luck(games: int) -> None:
    """Print the mean luck of each seat in games between random players."""
    found = []
    for number in range(games):
        record = played(["random", "random"], f"luck {number}")
        cards = OpenCards(replayed(record), LaterRounds(record.options.config, 64, record.seed))
        cards.add(noises(record.seed, "open cards", 4))
        found.append([cards.totals(seat)[:, [DEAL, DRAWS]].mean(axis=0) for seat in range(2)])
    every = np.array(found)
    for seat in range(2):
        print(
            f"seat {seat}: deal {mean_with_interval(every[:, seat, 0])}, draws {mean_with_interval(every[:, seat, 1])}"
        )


def level_games(games: int) -> Iterator[tuple[list[str], ft.Record]]:
    """Games with one bot of each level, in changing seats."""
    for number in range(games):
        kinds = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(len(LEVELS))]
        yield kinds, played(kinds, f"levels {number}")


def levels(games: int) -> None:
    """Print what the levels lose by mistakes, and how well that tells them apart."""
    rows: dict[str, list[list[float]]] = {level: [] for level in LEVELS}
    marks: dict[str, int] = dict.fromkeys(LEVELS, 0)
    decisions = dict.fromkeys(LEVELS, 0)
    for kinds, record in level_games(games):
        for kind, seat in zip(kinds, review_of(record).seats, strict=True):
            parts = seat.parts
            values = [parts.result, parts.luck, parts.choices.value, parts.guesses.value, parts.others.value]
            rows[kind].append([*values, parts.mistakes.value])
            marks[kind] += seat.marks["mistake"] + seat.marks["blunder"]
            decisions[kind] += seat.decisions
    tables = {kind: np.array(found) for kind, found in rows.items()}
    for kind, table in tables.items():
        shown = ", ".join(f"{part} {mean_with_interval(table[:, i])}" for i, part in enumerate(("won", *PARTS)))
        print(f"{kind}: {shown}; marked {100 * marks[kind] / decisions[kind]:.1f} % of {decisions[kind]} decisions")
    for lower, higher in pairwise(LEVELS):
        by_result, by_choices, by_mistakes = (
            tables[higher][:, column] - tables[lower][:, column] for column in (0, 2, 5)
        )
        ratios = [_effect(by) ** 2 / _effect(by_result) ** 2 for by in (by_choices, by_mistakes)]
        print(f"{higher} over {lower}: {ratios[0]:.1f} × fewer games by choices, {ratios[1]:.1f} × by mistakes")


def _effect(values: Doubles) -> float:
    """The mean in standard deviations: its square is inverse to the number of games that are needed."""
    return float(values.mean() / values.std())


def marks(games: int) -> None:
    """Print how often the choices of three kinds of players are marked, with two of a kind at each table."""
    for kind in ("random", "scripted", "oracle"):
        counts = dict.fromkeys(MARKS, 0)
        lost: list[float] = []
        for number in range(games):
            for seat in review_of(played([kind, kind], f"marks {number}")).seats:
                lost.append(seat.parts.mistakes.value)
                for mark in MARKS:
                    counts[mark] += seat.marks[mark]
        shown = ", ".join(f"{mark} {count / len(lost):.2f}" for mark, count in counts.items())
        print(f"{kind}, per seat and game: {shown}; lost by mistakes {mean_with_interval(np.array(lost))}")


def mistakes(games: int) -> None:
    """Print how often the suggested choice beats the one that was made."""
    better = total = 0
    for _, record in level_games(games):
        game = replayed(record)
        judge = Judge(LaterRounds(record.options.config, 4096, b"mistakes"), b"mistakes", 2, PLAYOUTS)
        for moment in review_of(record).moments:
            if moment.better is not None and moment.mark in ("mistake", "blunder"):
                decision = game.decisions[moment.ply]
                suggested = next(a.number for a in decision.view.legal if str(a) == moment.better)
                total += 1
                better += judge.compared(decision, suggested, decision.action).difference > 0
    print(f"the suggested choice is better in {better} of {total} mistakes and blunders ({100 * better / total:.1f} %)")


def speed(games: int) -> None:
    """Print the processor time of a quick review: to the first graph, and in total."""
    for players in (2, 3, 4, 5):
        for number in range(games):
            record = played(["scripted"] * players, f"speed {number}")
            cpu = process_time()
            first = 0.0
            for review in reviewing(record, QUICK):
                first = first or process_time() - cpu
                del review
            used = process_time() - cpu
            print(f"{players} players, {len(record.plies)} decisions: first graph {first:.2f} s, all {used:.2f} s")


def main() -> None:
    """Run one of the checks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    checks = {check.__name__: check for check in (luck, levels, marks, mistakes, speed)}
    parser.add_argument("check", choices=checks)
    parser.add_argument("--games", type=int, default=2)
    wanted = parser.parse_args()
    checks[wanted.check](wanted.games)


if __name__ == "__main__":
    main()
