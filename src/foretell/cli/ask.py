"""Questions for a number, a name, or yes and no."""

from collections.abc import Callable

from ..game.record import MAX_NAME
from ..telling.words import Words
from .prompt_commands import Quit
from .terminal import Terminal

MAX_DIGITS = 9

RunCommand = Callable[[str], bool]
"""Runs a command that is typed instead of an answer, and returns whether it was one."""


def ask_number(
    terminal: Terminal, words: Words, run_command: RunCommand, question: str, *, low: int, high: int, default: int
) -> int:
    """Ask for a whole number in a range. Enter gives the default."""
    while True:
        answer = terminal.ask(_prompt(words, question, str(default)))
        if not answer:
            return default
        if run_command(answer):
            continue
        if is_number(answer) and low <= int(answer) <= high:
            return int(answer)
        terminal.say(words.text("error-number", answer=answer, low=low, high=high))


def is_number(answer: str) -> bool:
    """Whether an answer is a whole number of reasonable length."""
    return answer.isascii() and answer.isdigit() and len(answer) <= MAX_DIGITS


def ask_name(terminal: Terminal, words: Words, run_command: RunCommand, question: str, default: str) -> str:
    """Ask for a name that fits in a record. Enter gives the default."""
    while True:
        answer = terminal.ask(_prompt(words, question, default))
        if run_command(answer):
            continue
        problem = name_problem(words, answer or default)
        if problem is None:
            return answer or default
        terminal.say(problem)


def name_problem(words: Words, name: str) -> str | None:
    """Why a name is not valid, or None."""
    if not name.strip():
        return words.text("error-name-empty")
    if not name.isprintable():
        return words.text("error-name-characters")
    return words.text("error-name-long", count=MAX_NAME) if len(name) > MAX_NAME else None


def ask_yes(terminal: Terminal, words: Words, run_command: RunCommand, question: str) -> bool:
    """Ask yes or no. Enter and quit mean no."""
    yes, no = words.text("setup-yes"), words.text("setup-no")
    while True:
        answer = terminal.ask(_prompt(words, question, no))
        if not answer or answer.casefold() in no_answers(words):
            return False
        if answer.casefold() in yes_answers(words):
            return True
        try:
            if run_command(answer):
                continue
        except Quit:
            return False
        terminal.say(words.text("error-yes-or-no", answer=answer, yes=yes, no=no))


def yes_answers(words: Words) -> set[str]:
    return {words.text("setup-yes").casefold(), words.text("setup-yes-letter")}


def no_answers(words: Words) -> set[str]:
    return {words.text("setup-no").casefold(), words.text("setup-no-letter")}


def _prompt(words: Words, question: str, default: str) -> str:
    return f"{question} ({words.text('setup-default', default=default)})"
