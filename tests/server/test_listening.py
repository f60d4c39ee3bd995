"""What the server says if it cannot listen at its address."""

import errno
import os
import socket
from unittest.mock import Mock

import pytest

from foretell.cli import main
from foretell.locales import languages, load
from foretell.server import app

ERRORS = {
    "taken": OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE)),
    "denied": OSError(errno.EACCES, os.strerror(errno.EACCES)),
    "host": socket.gaierror(-2, "Name or service not known"),
    "other": OSError(errno.EMFILE, os.strerror(errno.EMFILE)),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ERRORS)
def test_the_reason_is_in_the_language_of_the_user(
    kind: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(socket, "create_server", Mock(side_effect=ERRORS[kind]))
    assert main(["--lang", language, "serve", "--host", "127.0.0.1", "--port", "8000"]) == 1
    system = os.strerror(errno.EMFILE)
    assert load(language).text(f"error-listen-{kind}", reason=system) in capsys.readouterr().err


def test_a_port_that_is_taken() -> None:
    with app.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(app.AddressError) as refused:
            app.listen("127.0.0.1", port)
    told = str(refused.value)
    assert told.startswith(f"The server cannot listen at 127.0.0.1:{port}: another program already uses this port")
    assert os.strerror(errno.EADDRINUSE) not in told


@pytest.mark.parametrize("host", ["192.0.2.1", "..", f"{64 * 'a'}.example"])
def test_an_address_of_another_computer_or_of_none(host: str) -> None:
    """The first one is an address for documentation. No host can have the other names."""
    with pytest.raises(app.AddressError, match="this computer does not have this address"):
        app.listen(host, 0)
