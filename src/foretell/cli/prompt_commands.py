"""Commands that every prompt accepts besides its answers: help, the table, the log, quit."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..game import Options
from ..telling.words import Words
from .terminal import Terminal
from .tips import help_lines

QUIT_COMMANDS = ("quit", "exit", "q")


class Quit(Exception):  # noqa: N818 (quitting is not an error)
    """The player typed quit."""


@dataclass(frozen=True)
class PromptCommands:
    """Runs these commands. Call it with the typed text: it returns whether that was a command, or raises Quit."""

    terminal: Terminal
    words: Words
    options: Options
    table: Sequence[str] = ()
    log: Sequence[str] = ()
    tips: Sequence[str] = ()
    """Help for a prompt outside the game."""
    printed: bool = False
    """Printed rules: the log is not shown."""

    def __call__(self, answer: str) -> bool:
        """Run the command, if it is one."""
        nothing = [self.words.text("log-empty")]
        match answer.casefold():
            case "?" | "help":
                self.terminal.say(*(self.tips or help_lines("", self.words, self.options)))
            case asked if asked.startswith("?"):
                self.terminal.say(*help_lines(answer[1:], self.words, self.options))
            case "table":
                self.terminal.say(*(self.table or nothing))
            case "log" if self.printed:  # 4.3, 11.3: the players remember for themselves
                self.terminal.say(self.words.text("memory-printed"))
            case "log":
                self.terminal.say(self.words.heading("log-title"), *(self.log or nothing))
            case leaving if leaving in QUIT_COMMANDS:
                raise Quit
            case _:
                return False
        return True
