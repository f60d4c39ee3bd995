"""How often strong players that did not choose the puzzles find their answers."""

from collections import Counter
from random import Random

from foretell.puzzles import THEMES, Puzzle, load_puzzles

from .confirming import net_lead, searched, token_of
from .judging import net_choices

NET_STAGES = (96, 288)


def by_oracle(puzzle: Puzzle) -> bool:
    """The Net with fresh noise, the choice that it makes most often."""
    often = net_choices(puzzle.view, "agreement")
    number = max(often, key=lambda action: often[action])
    return puzzle.is_right(next(str(action) for action in puzzle.view.legal if action.number == number))


def by_search(puzzle: Puzzle) -> bool:
    """The searching player, with other random numbers than when it confirmed puzzles."""
    return puzzle.is_right(str(searched(puzzle.view, "agreement")))


def by_net_playouts(puzzle: Puzzle) -> bool:
    """Play-outs in which the network makes all choices, in fresh worlds."""
    numbers = [action.number for action in puzzle.view.legal if token_of(puzzle.theme, action) in puzzle.answers]
    return net_lead(puzzle.view, numbers, "agreement", NET_STAGES) > 0


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
