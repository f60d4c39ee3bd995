"""Puzzles: real positions of strong self-play, each with one answer that is clearly best.

`puzzles.json` has them; `python -m bench.puzzles` makes it. See docs/puzzles.md.

>>> puzzle = load_puzzles("prediction")[0]
>>> puzzle.view.phase
'predict'
>>> puzzle.is_right(puzzle.answers[0])
True
"""

from .puzzle import STAY, THEMES, Puzzle, PuzzleChoice, Theme, load_puzzles

__all__ = ["STAY", "THEMES", "Puzzle", "PuzzleChoice", "Theme", "load_puzzles"]
