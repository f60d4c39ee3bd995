"""The `foretell` command: choose the language, run the subcommand, report errors."""

import importlib
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from ..errors import ForetellError, unused_file
from ..locales import choose, languages, load
from ..telling.words import Words
from .arguments import Parser, UsageError
from .program import as_typed

COMMANDS = (
    "play", "daily", "simulate", "arena", "benchmark", "beliefs", "study", "dataset", "train", "replay", "show",
    "review", "puzzle", "verify", "sheet", "rank", "serve", "join", "mcp", "admin",
)  # fmt: skip
OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line. Returns the exit status: 0 success, 1 failure, 2 wrong command line, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _open_closed_streams()
    _tolerate_encodings()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # our networks are so small that threads slow NumPy down
    words = Words(load(language_of(given)))
    try:
        status = _run(given, words)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_quietly()
        return OK
    except SystemExit:  # argparse has printed its help
        return OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except UsageError as error:
        _print_error(words.text("error-usage", reason=str(error), command=error.command))
        return USAGE
    except ForetellError as error:
        _print_error("\n".join((words.text("error-line", reason=words.error(error)), *error.details)))
        return WRONG
    except OSError as error:  # such as a full disk, or a path that is too long
        _print_error(words.text("error-line", reason=words.error(unused_file(error))))
        return WRONG
    except Exception as error:  # noqa: BLE001 (a bug is reported in one line, too)
        _print_error(words.text("error-unexpected", reason=f"{type(error).__name__}: {error}."))
        return WRONG
    return status


def language_of(arguments: Sequence[str]) -> str:
    """The language of `--lang` if it exists, else the language of the environment."""
    asked = None
    for option, value in pairwise([*arguments, ""]):
        if option == "--lang":
            asked = value
        elif option.startswith("--lang="):
            asked = option.removeprefix("--lang=")
    return asked if asked in languages() else choose(os.environ)


def _run(given: list[str], words: Words) -> int:
    at = _where_command(given)
    top = _top(words)
    found = top.parse(given[:at])
    if found.version:
        from .. import __version__  # noqa: PLC0415 (only --version needs it)

        print(f"foretell {__version__}")
        return OK
    if at == len(given):
        top.print_help()
        return OK
    command = given[at]
    if command not in COMMANDS:
        top.refuse_choice(command, COMMANDS)
    # Import only the command that runs, so that every command starts quickly.
    module = importlib.import_module(f".{command}", __package__)
    status: int = module.run(given[at + 1 :], words)
    return status


def _where_command(given: Sequence[str]) -> int:
    """The position of the subcommand, after the options of `foretell` itself."""
    at = 0
    while at < len(given) and given[at].startswith("-"):
        at += 2 if given[at] == "--lang" else 1
    return min(at, len(given))


def _top(words: Words) -> Parser:
    summary = words.text("help-foretell")
    top = Parser(words, "foretell", summary, usage="%(prog)s [--lang LANG] COMMAND ...")
    top.epilog = words.text("help-more", command=as_typed("foretell COMMAND"))
    top.flag("--version", action="store_true", about="help-version")
    for command in COMMANDS:
        top.commands.add_argument(command, nargs="?", help=words.text(f"help-{command}"))
    return top


def _open_closed_streams() -> None:
    """Python has no stream where the shell has closed one, as in `<&-`. Read nothing from there, and write nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (open to the end)


def _tolerate_encodings() -> None:
    """Replace characters that the terminal cannot show, and accept input in a wrong encoding."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _print_error(line: str) -> None:
    sys.stdout.flush()
    print(line, file=sys.stderr)


def _close_quietly() -> None:
    """Keep Python's last flush from failing when the reader of a pipe is gone, as in `| head`."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
