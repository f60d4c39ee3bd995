"""How often strong players that did not choose the puzzles find their answers."""

from collections import Counter
from random import Random

import foretell as ft
from foretell.players.search import SearchPlayer
from foretell.puzzles import STAY, THEMES, Puzzle, load_puzzles

from .judging import Judge, net_choices

SIMULATIONS = 3_000
NET_WORLDS = 96


def by_oracle(puzzle: Puzzle) -> bool:
    """The Net with fresh noise, the choice that it makes most often."""
    often = net_choices(puzzle.view, "agreement")
    number = max(often, key=lambda action: often[action])
    return puzzle.is_right(_token(puzzle, number))


def by_search(puzzle: Puzzle) -> bool:
    """The searching player, with its own worlds and its own judgement of scores."""
    player = SearchPlayer(seed=f"agreement {puzzle.id}", simulations=SIMULATIONS)
    return puzzle.is_right(str(player.choose(puzzle.view)))


def by_net_playouts(puzzle: Puzzle) -> bool:
    """Play-outs in which the network makes all choices, in fresh worlds."""
    judge = Judge(puzzle.view, "agreement")
    values = judge.by_net(NET_WORLDS).mean(axis=0)
    return puzzle.is_right(_token(puzzle, int(judge.actions[int(values.argmax())])))


JUDGES = {"oracle": by_oracle, "search": by_search, "net play-outs": by_net_playouts}


def agreement(sample: int) -> None:
    """Print how often each judge finds the answers of a random sample."""
    puzzles = list(load_puzzles())
    Random("agreement").shuffle(puzzles)
    for name, judge in JUDGES.items():
        right: Counter[str] = Counter()
        asked: Counter[str] = Counter()
        for puzzle in puzzles[:sample]:
            asked[puzzle.theme] += 1
            right[puzzle.theme] += judge(puzzle)
        by_theme = ", ".join(f"{theme} {right[theme]} of {asked[theme]}" for theme in THEMES)
        total = right.total() / asked.total()
        print(f"{name}: {right.total()} of {asked.total()} ({100 * total:.1f} %): {by_theme}", flush=True)


def _token(puzzle: Puzzle, number: int) -> str:
    token = next(str(action) for action in puzzle.view.legal if action.number == number)
    return token if puzzle.theme != "all-in" or token == str(ft.AllIn()) else STAY
