"""`foretell puzzle`: solve puzzles in the terminal."""

import sys
from collections.abc import Sequence
from pathlib import Path

from ..puzzles import THEMES, Puzzle, load_puzzles
from ..telling import screen
from ..telling.words import Words
from .arguments import Parser, one_of, whole
from .ask import ask_yes, is_number
from .choices import chosen
from .play import table_names
from .prompt_commands import PromptCommands, Quit
from .puzzle_progress import ProgressError, PuzzleProgress, progress_file, read_progress, set_aside, write_progress
from .puzzle_words import PuzzleWords
from .terminal import InputEnded, Terminal

RATINGS = (600, 2400)


def run(arguments: Sequence[str], words: Words) -> int:
    """Show puzzles until the person stops."""
    found = _parser(words).parse(arguments)
    terminal = Terminal(colours=found.colours)
    painted = Words(words.catalogue, terminal.palette)
    file = progress_file()
    progress = _progress_in(file, words)
    puzzles = load_puzzles(found.theme)
    number: int | None = found.number
    try:
        while True:
            puzzle = progress.next(puzzles, found.rating) if number is None else load_puzzles()[number - 1]
            commands = _solve(puzzle, progress, terminal, painted)
            if not write_progress(file, progress):
                terminal.say(painted.text("puzzle-not-kept", file=str(file)))
            number = None
            if not terminal.interactive or not _goes_on(terminal, painted, commands):
                return 0
    except (Quit, InputEnded):
        return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell puzzle", words.text("help-puzzle"))
    count = len(load_puzzles())
    told = {"themes": ", ".join(THEMES)}
    parser.flag("--theme", metavar="THEME", type=one_of(words, THEMES), about="option-puzzle-theme", told=told)
    number = whole(words, 1, count)
    parser.flag("--number", metavar="N", type=number, about="option-puzzle-number", told={"count": count})
    parser.flag("--rating", metavar="N", type=whole(words, *RATINGS), about="option-puzzle-rating")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


def _progress_in(file: Path, words: Words) -> PuzzleProgress:
    """The progress in a file. A damaged one is set aside."""
    try:
        return read_progress(file)
    except ProgressError:
        print(words.text("puzzle-damaged", file=str(file), aside=str(set_aside(file))), file=sys.stderr)
        return PuzzleProgress()


def _solve(puzzle: Puzzle, progress: PuzzleProgress, terminal: Terminal, words: Words) -> PromptCommands:
    """Show a puzzle, take an answer and explain it. Returns the commands for the prompt after it."""
    view = puzzle.view
    names = table_names(words.text("setup-your-name"), view.seat, puzzle.players)
    telling = PuzzleWords(puzzle, words, names)
    table = [
        *screen.table_lines(view, words, names),
        *screen.memory_lines(view, words, names),
        *screen.turn_lines(view, words),
        screen.hand_line(view, words),
    ]
    commands = PromptCommands(terminal, words, view.options, table, telling.log())
    effects = telling.effect_lines()
    terminal.say(telling.title(), *telling.log(), *table, *effects, "", telling.question(), *telling.choice_lines())
    token = _answer(puzzle, telling, terminal, commands)
    progress.answered(puzzle, right=puzzle.is_right(token))
    terminal.say("", *telling.explanation(token))
    rating = str(round(progress.rating))
    terminal.say(words.text("puzzle-streak", count=progress.streak, best=progress.best, rating=rating))
    return commands


def _answer(puzzle: Puzzle, telling: PuzzleWords, terminal: Terminal, commands: PromptCommands) -> str:
    """Ask until the answer is a choice. The answer is its number, or what a game accepts."""
    words = telling.words
    while True:
        answer = terminal.ask(words.labelled(words.text("choice-prompt")))
        tokens = telling.tokens
        if is_number(answer) and 1 <= int(answer) <= len(tokens):
            return tokens[int(answer) - 1]
        if not answer or commands(answer):
            continue
        action = chosen(answer, puzzle.view, words, telling.names)
        if action is not None:
            return str(action)
        terminal.say(words.text("error-no-such-choice", answer=answer, count=len(tokens), token=tokens[0]))


def _goes_on(terminal: Terminal, words: Words, commands: PromptCommands) -> bool:
    return ask_yes(terminal, words, commands, words.text("puzzle-next"))
