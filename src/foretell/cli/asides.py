"""What may be typed at every prompt and is no answer to it: help, the table, the log, leaving."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Options
from .terminal import Terminal
from .tips import help_lines
from .words import Words

LEAVING = ("quit", "exit", "q")


class Quit(Exception):  # noqa: N818 (leaving is no error)
    """The person has had enough."""


@dataclass(frozen=True)
class Asides:
    """Called with what was typed: True if it was an aside, and has been carried out; Quit for leaving."""

    terminal: Terminal
    words: Words
    options: Options
    table: Sequence[str] = ()
    log: Sequence[str] = ()
    tips: Sequence[str] = ()
    """Help of its own for a prompt that is not of the game."""

    def __call__(self, answer: str) -> bool:
        """Carry it out, if it is one."""
        nothing = [self.words.text("log-empty")]
        match answer.casefold():
            case "?" | "help":
                self.terminal.say(*(self.tips or help_lines("", self.words, self.options)))
            case asked if asked.startswith("?"):
                self.terminal.say(*help_lines(answer[1:], self.words, self.options))
            case "table":
                self.terminal.say(*(self.table or nothing))
            case "log":
                self.terminal.say(self.words.heading("log-title"), *(self.log or nothing))
            case leaving if leaving in LEAVING:
                raise Quit
            case _:
                return False
        return True
