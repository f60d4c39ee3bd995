"""`foretell show`: watch a recorded game in the browser."""

from collections.abc import Sequence

from ..errors import LocalizedError, installing, missing_package
from ..telling.words import Words
from .arguments import Parser, whole
from .program import as_typed
from .user_files import FileError, replayable_record_from


def run(arguments: Sequence[str], words: Words) -> int:
    """Serve the replay until Ctrl-C."""
    found = _parser(words).parse(arguments)
    record = replayable_record_from(found.file, words)
    if record.position is not None:
        command = as_typed(f"foretell replay {found.file}")
        raise FileError(words.text("error-show-position", file=found.file, command=command))
    try:
        from ..server.showing import show_record  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-needs-parts", package=missing_package(error), pip=installing("table")) from None
    show_record(record, lambda link: print(words.text("show-ready", address=link), flush=True), port=found.port)
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell show", words.text("help-show"))
    parser.file("file", "option-record-file", needs="error-needs-file")
    parser.flag("--port", metavar="PORT", type=whole(words, 0, 65_535), default=0, about="option-show-port")
    return parser
