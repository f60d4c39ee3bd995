"""Command lines: a translated argparse, and the types of option values."""

import argparse
import difflib
import errno
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ..errors import ForetellError, unwritten_file
from ..game import seed_of
from ..locales import Argument, languages
from ..telling.words import Words
from .ask import is_number, name_problem
from .program import as_typed


class UsageError(ForetellError):
    """A wrong command line. `command` is the command that was called."""

    def __init__(self, reason: str, command: str) -> None:
        super().__init__(reason)
        self.command = command


class Parser(argparse.ArgumentParser):
    """The command line of one command."""

    def __init__(self, words: Words, prog: str, summary: str, usage: str | None = None) -> None:
        label = words.labelled(words.text("help-usage"))

        class Formatter(argparse.HelpFormatter):
            def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: Any = None) -> None:
                super().add_usage(usage, actions, groups, f"{label} " if prefix is None else prefix)

            def _format_action_invocation(self, action: argparse.Action) -> str:
                """Write `-p N, --players N` in every version of Python. Python 3.13 and newer name the value once."""
                if action.nargs == 0 or not action.option_strings:
                    return super()._format_action_invocation(action)
                value = self._format_args(action, self._get_default_metavar_for_optional(action))
                return ", ".join(f"{option} {value}" for option in action.option_strings)

        super().__init__(
            as_typed(prog),
            usage,
            summary,
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
            argument_default=None,
        )
        self.words = words
        self._needs = ""
        self.commands = self.add_argument_group(words.text("help-commands"))
        self.files = self.add_argument_group(words.text("help-arguments"))
        self.options = self.add_argument_group(words.text("help-options"))
        self.options.add_argument("-h", "--help", action="help", help=words.text("help-help"))
        about = words.text("option-language", choices=", ".join(languages()))
        self.options.add_argument("--lang", metavar="LANG", type=_language(words), help=about)

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse a command line. Raises UsageError for unknown arguments."""
        found, unknown = self.parse_known_args(arguments)
        if unknown:
            refused = self.words.text("error-unknown-argument", answer=unknown[0])
            self.refuse(refused + did_you_mean(self.words, unknown[0].partition("=")[0], self._option_names()))
        return found

    def _option_names(self) -> list[str]:
        actions = self._option_string_actions.items()
        return [name for name, action in actions if action.help != argparse.SUPPRESS]

    def error(self, message: str) -> NoReturn:
        """Replace the messages of argparse, which are English only, with translated ones."""
        if message.startswith("the following"):
            self.refuse(self.words.text(self._needs))
        found = re.match(r"argument ([^:]+): (.*)", message, re.DOTALL)
        if not found:
            self.refuse(message)
        option, problem = found.groups()
        if problem.startswith("expected"):
            problem = self.words.text("error-needs-value")
        elif problem.startswith("ignored"):
            problem = self.words.text("error-needs-no-value")
        self.refuse(f"{option}: {problem}")

    def refuse_choice(self, answer: str, choices: Iterable[str], option: str = "") -> NoReturn:
        """Raise UsageError for a value of `option`, or a command, that is none of `choices`."""
        self.refuse((f"{option}: " if option else "") + not_a_choice(self.words, answer, choices))

    def refuse(self, reason: str) -> NoReturn:
        """Raise UsageError with a message."""
        raise UsageError(reason, self.prog)

    def flag(self, *names: str, about: str, told: Mapping[str, Argument] | None = None, **more: Any) -> None:
        """Add an option. `about` is the key of its description, `told` are the arguments of that message."""
        # Argparse treats a percent sign as the start of a placeholder.
        self.options.add_argument(*names, help=self.words.text(about, **(told or {})).replace("%", "%%"), **more)

    def file(
        self,
        name: str,
        about: str,
        nargs: str | None = None,
        *,
        metavar: str = "FILE",
        needs: str = "",
        told: Mapping[str, Argument] | None = None,
    ) -> None:
        """Add one or more file arguments. `needs` is the key of the message for a missing file."""
        self._needs = needs
        self.files.add_argument(name, metavar=metavar, nargs=nargs, help=self.words.text(about, **(told or {})))


def show_commands(arguments: Sequence[str], words: Words, command: str, subcommands: Iterable[str]) -> int:
    """List the subcommands of a command that needs one. If another word was typed, raise UsageError."""
    names = tuple(subcommands)
    parser = Parser(words, f"foretell {command}", words.text(f"help-{command}"), usage="%(prog)s COMMAND ...")
    parser.epilog = words.text("help-more", command=as_typed(f"foretell {command} COMMAND"))
    for name in names:
        parser.commands.add_argument(name, nargs="?", help=words.text(f"help-{command}-{name}"))
    typed = getattr(parser.parse(arguments), names[0])  # argparse gives the first word to the first argument
    if typed is not None:
        parser.refuse_choice(typed, names)
    parser.print_help()
    return 0


def not_a_choice(words: Words, answer: str, choices: Iterable[str]) -> str:
    """Say which answers are possible, and which of them is spelt most like this one."""
    names = tuple(choices)
    refused = words.text("error-choice", answer=answer, choices=", ".join(names))
    return refused + did_you_mean(words, answer, names)


def did_you_mean(words: Words, answer: str, names: Iterable[str]) -> str:
    """Return a question, with a space before it, that offers the most similar name; empty if none is similar."""
    by_letters = {name.lstrip("-"): name for name in names}
    guesses = difflib.get_close_matches(answer.lstrip("-").casefold(), by_letters, n=1)
    return " " + words.text("error-did-you-mean", guess=by_letters[guesses[0]]) if guesses else ""


def whole(words: Words, low: int, high: int) -> Callable[[str], int]:
    """A whole number in a range."""

    def read(text: str) -> int:
        if is_number(text) and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(words.text("error-number", answer=text, low=low, high=high))

    return read


def seat_or_random(parser: Parser, words: Words, text: str | None, players: int) -> int | None:
    """A seat at a table of `players`, or None for a random one."""
    if text is None or text.casefold() == "random":
        return None
    try:
        return whole(words, 0, players - 1)(text)
    except argparse.ArgumentTypeError as error:
        parser.refuse(f"--seat: {error}")


def one_of(words: Words, choices: Sequence[str]) -> Callable[[str], str]:
    """One of several words, in upper or lower case."""

    def read(text: str) -> str:
        for choice in choices:
            if text.casefold() == choice.casefold():
                return choice
        raise argparse.ArgumentTypeError(not_a_choice(words, text, choices))

    return read


def game_seed(words: Words) -> Callable[[str], bytes]:
    """Up to 64 hexadecimal digits, padded with zeros on the left, or any other text, as `foretell.seed_of` takes it."""

    def read(text: str) -> bytes:
        if re.fullmatch("[0-9a-fA-F]{1,64}", text):
            return bytes.fromhex(text.zfill(64))
        if not text:
            raise argparse.ArgumentTypeError(words.text("error-seed", answer=text))
        return seed_of(text)

    return read


def hex_digest(words: Words) -> Callable[[str], str]:
    """Exactly 64 hexadecimal digits, in upper or lower case."""

    def read(text: str) -> str:
        if re.fullmatch("[0-9a-fA-F]{64}", text):
            return text.lower()
        raise argparse.ArgumentTypeError(words.text("error-digits", answer=text))

    return read


def new_file(words: Words) -> Callable[[str], Path]:
    """A file that does not exist yet."""

    def read(text: str) -> Path:
        if Path(text).is_dir():
            error = unwritten_file(text, IsADirectoryError(errno.EISDIR, ""))
            raise argparse.ArgumentTypeError(words.error(error))
        if Path(text).exists():
            raise argparse.ArgumentTypeError(words.text("error-file-exists", file=text))
        return Path(text)

    return read


def _language(words: Words) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text in languages():
            return text
        raise argparse.ArgumentTypeError(words.text("error-language", answer=text, choices=", ".join(languages())))

    return read


def check_name(parser: Parser, words: Words, name: str | None) -> None:
    """Refuse an invalid name that was given with `--name`."""
    problem = None if name is None else name_problem(words, name)
    if problem is not None:
        parser.refuse(f"--name: {problem}")
