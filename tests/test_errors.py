"""Errors cross process boundaries: workers raise them, and the main process reports them."""

import copy
import pickle
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from foretell.cli.arguments import UsageError
from foretell.errors import ForetellError, LocalizedError
from foretell.file_lock import FileInUse
from foretell.locales.fluent import FluentError
from foretell.server.api.problems import RefusalAt
from foretell.server.app import AddressError
from foretell.server.limits import TooFast
from foretell.server.reviewer_process import ReviewerError
from foretell.server.settings import SettingError
from foretell.table.refusals import Refusal

for _module in ("foretell.cli.user_files", "foretell.server.typescript"):  # they define errors of their own
    import_module(_module)

EXAMPLES: Mapping[type[ForetellError], Callable[[], ForetellError]] = {
    LocalizedError: lambda: LocalizedError("error-folder", answer="games"),
    FileInUse: lambda: FileInUse(Path("games.db"), "77"),
    FluentError: lambda: FluentError("cards.ftl", 3, "no value"),
    SettingError: lambda: SettingError("--port", LocalizedError("error-folder", answer="games")),
    AddressError: lambda: AddressError("localhost:80", PermissionError(13, "Permission denied")),
    Refusal: lambda: Refusal("malformed", "no JSON"),
    TooFast: lambda: TooFast("too many requests", 1.5),
    ReviewerError: lambda: ReviewerError("refused", "not a record"),
    RefusalAt: lambda: RefusalAt("malformed", "no such card", 4, ("pass", "allin")),
    UsageError: lambda: UsageError("no such flag", "foretell play"),
}
"""One error of each class whose parameters differ from those of an exception."""


def classes(base: type[ForetellError] = ForetellError) -> Iterator[type[ForetellError]]:
    yield base
    for subclass in base.__subclasses__():
        if subclass.__module__.startswith("foretell."):
            yield from classes(subclass)


CLASSES = tuple(dict.fromkeys(classes()))


def comparable(value: object) -> object:
    """What an error consists of, also of the errors among its attributes."""
    if isinstance(value, ForetellError):
        return type(value), value.args, str(value), comparable(vars(value))
    return {key: comparable(item) for key, item in value.items()} if isinstance(value, dict) else value


@pytest.mark.parametrize("cls", CLASSES, ids=[cls.__name__ for cls in CLASSES])
def test_every_error_can_be_pickled_and_copied(cls: type[ForetellError]) -> None:
    error = EXAMPLES[cls]() if cls in EXAMPLES else cls("something is wrong")
    error.add_note("in a worker")
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert comparable(pickle.loads(pickle.dumps(error, protocol))) == comparable(error)
    assert comparable(copy.deepcopy(error)) == comparable(error)
