"""Take a seat at a table of a server, and let a player play there. Uses only the standard library."""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.client import HTTPException, HTTPResponse
from socket import gaierror
from ssl import SSLError
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from ..errors import LocalizedError, shown
from ..game import Action, Event, SeatView
from ..players import Player, watches
from ..rules import MAX_PLAYERS
from .received import ReceivedGame, options_from

API = "/api/v1"
TIMEOUT_SECONDS = 60.0
"""The stream sends a line at least every 15 seconds."""
RETRY_SECONDS = 1.0
MAX_RETRIES = 120
"""Attempts in a row without a message, before the bot gives up."""

_REFUSALS = frozenset({"malformed", "too_fast", "busy", "not_ready", "not_open", "wrong_name", "changed", "failed"})
"""Codes of refusals that have a message for people."""

Choose = Callable[[Player, SeatView], Action]
"""Asks a player for an action."""


def choose_plainly(player: Player, view: SeatView) -> Action:
    """Choose without a time limit."""
    return player.choose(view)


class JoinError(LocalizedError):
    """The server cannot be reached, or refuses the bot."""


class _Refused(Exception):  # noqa: N818 (not an error of the program: it goes on from the present ply)
    def __init__(self, status: int, code: str, reason: str, wait: float) -> None:
        super().__init__(reason)
        self.status, self.code, self.wait = status, code, wait


@dataclass
class RemoteSeat:
    """A seat at a table of a server."""

    server: str
    token: str = field(repr=False)
    """Stands for the person who holds the seat. Keep it secret."""
    table: dict[str, Any] = field(repr=False)
    """The table as the server describes it (`TableInfo`)."""
    seat: int
    game: ReceivedGame = field(repr=False)
    _shown: int = field(default=0, repr=False)
    """The number of actions that the player has watched."""
    _decided: int = field(default=-1, repr=False)
    """The ply up to which the decisions of this seat are made."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(seat["name"] or "" for seat in self.table["seats"])

    def play(self, player: Player, choose: Choose = choose_plainly) -> SeatView:
        """Let a player choose until the game is over. Return the last view.

        `choose` asks the player for an action, and may add a time limit. If the connection breaks, the seat connects
        again and goes on from its last message.
        """
        failures = 0
        while not self.game.is_over:
            try:
                for message in self._messages():
                    failures = 0
                    self._add(message)
                    if self._act(player, choose):
                        break
            except _Refused as refusal:
                failures = self._failed(failures, refusal, refusal.wait)
            except (OSError, HTTPException, ValueError) as error:
                failures = self._failed(failures, error, RETRY_SECONDS)
        view = self.game.view()
        self._show(player, view)
        return view

    def _failed(self, failures: int, error: Exception, seconds: float) -> int:
        if failures >= MAX_RETRIES:
            raise JoinError("error-join-server", address=self.server, reason=_reason(error)) from error
        time.sleep(seconds)
        return failures + 1

    def _messages(self) -> Iterator[dict[str, Any]]:
        path = f"{self._path}/stream?since={self.game.ply}"
        with _call(self.server, "GET", path, self.token) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    @property
    def _path(self) -> str:
        return f"/tables/{self.table['id']}"

    def _add(self, message: dict[str, Any]) -> None:
        if message["type"] in ("welcome", "table"):
            self._add_table(message)
        else:
            self.game.add(message)

    def _add_table(self, message: dict[str, Any]) -> None:
        """Until the deal, the owner may change the options and swap the seats."""
        if message["type"] == "welcome":
            self._decided = message["ply"]  # frames up to here are history
        before, self.table = self.table, message["table"]
        if self.game.ply >= 0 or (before["options"] == self.table["options"] and message["seat"] == self.seat):
            return
        if message["seat"] is None:
            raise JoinError("error-join-removed")
        self.seat = message["seat"]
        sheet = _ask(self.server, "GET", f"{self._path}/sheet", self.token)
        self.game = ReceivedGame(options_from(self.table, sheet), self.seat)

    def _act(self, player: Player, choose: Choose) -> bool:
        """Make the decision that is due, if any. Return whether the game is over."""
        game = self.game
        if game.is_over:
            return True
        if game.ply < max(self._decided, 0):
            return False
        if game.is_away:
            _ask(self.server, "POST", f"{self._path}/back", self.token, {})
        elif game.has_choice:
            view = game.view()
            self._show(player, view)
            action = choose(player, view)
            if str(action) not in view.choices:
                raise JoinError("error-bot-illegal", action=shown(action), choices=", ".join(view.choices))
            move = {"ply": game.ply, "action": str(action)}
            self._decided = _ask(self.server, "POST", f"{self._path}/moves", self.token, move)["ply"]
        return False

    def _show(self, player: Player, view: SeatView) -> None:
        """Show a player that watches each event once. After a take-back, show all events since its last decision."""
        if not watches(player):
            return
        seen, back = view.seen, self.game.taken_back
        new = seen.actions if back is not None else seen.actions[max(self._shown - seen.first, 0) :]
        self._shown, self.game.taken_back = seen.first + len(seen.actions), None
        events = tuple(event for action in new for event in action)
        player.watch(events if back is None else (Event("taken_back", back), *events))


def take_seat(address: str, code: str, name: str) -> RemoteSeat:
    """Take the first free seat at a table, given by its code or id, and contribute to the seed of the deal."""
    server = checked_address(address)
    if not code.strip():
        raise JoinError("error-join-code", code="")
    try:
        token = _ask(server, "POST", "/tokens")["token"]
        place = _first_free_seat(server, token, code, name)
        path = f"/tables/{place['table']['id']}"
        if "duplicate" not in place["table"]:  # the deals of a duplicate follow from the server's secret alone
            _ask(server, "POST", f"{path}/contribution", token, {"contribution": secrets.token_hex(32)})
        sheet = _ask(server, "GET", f"{path}/sheet", token)
    except _Refused as refusal:
        raise _not_seated(refusal, code) from None
    except (OSError, HTTPException, ValueError, KeyError) as error:
        raise JoinError("error-join-server", address=server, reason=_reason(error)) from error
    seat = place["seat"]
    return RemoteSeat(server, token, place["table"], seat, ReceivedGame(options_from(place["table"], sheet), seat))


def _first_free_seat(server: str, token: str, code: str, name: str) -> Any:
    """Sit down. If somebody else is faster, try the next free seat."""
    for _ in range(MAX_PLAYERS):
        table = _ask(server, "GET", f"/tables/{quote(code, safe='')}", token)["table"]
        kinds = [seat["kind"] for seat in table["seats"]]
        if "free" not in kinds:
            break
        try:
            return _ask(server, "PUT", f"/tables/{table['id']}/seats/{kinds.index('free')}", token, {"name": name})
        except _Refused as refusal:
            if refusal.code != "seat_taken":
                raise
    raise JoinError("error-join-full", code=code)


def _not_seated(refusal: _Refused, code: str) -> JoinError:
    """Why the server gives the bot no seat, and what to do about it."""
    if refusal.code == "no_table":
        return JoinError("error-join-code", code=shown(code)[1:-1])
    if refusal.code in _REFUSALS:
        return JoinError(f"refused-{refusal.code.replace('_', '-')}")
    return JoinError("error-join-refused", reason=str(refusal))


def _reason(error: Exception) -> LocalizedError:
    """Why there is no connection, and what to do about it."""
    cause = getattr(error, "reason", None) or error
    match cause:
        case ConnectionRefusedError():
            return LocalizedError("error-join-nobody")
        case gaierror():
            return LocalizedError("error-join-host")
        case TimeoutError():
            return LocalizedError("error-join-slow")
        case SSLError():
            return LocalizedError("error-join-secure")
        case ValueError() | KeyError() | HTTPException():
            return LocalizedError("error-join-foreign")
    return LocalizedError("error-join-other", reason=str(getattr(cause, "strerror", None) or cause)[:200])


def checked_address(address: str) -> str:
    """The address of a server without what follows the host: a link to a table is fine, too.

    >>> checked_address("http://127.0.0.1:8000/t/HKNKWR")
    'http://127.0.0.1:8000'
    """
    wrong = JoinError("error-join-address", answer=address[:80], example="http://127.0.0.1:8000")
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018 (raises an error if it is none)
        host = (parts.hostname or "").encode("idna")
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not host or b" " in host:
        raise wrong
    return f"{parts.scheme}://{parts.netloc}"


def _ask(server: str, method: str, path: str, token: str = "", body: object = None) -> Any:
    with _call(server, method, path, token, body) as answer:
        return json.load(answer)


def _call(server: str, method: str, path: str, token: str = "", body: object = None) -> HTTPResponse:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}{API}{path}", data, headers, method=method)  # noqa: S310 (http or https: checked)
    try:
        response: HTTPResponse = urlopen(request, timeout=TIMEOUT_SECONDS)  # noqa: S310
    except HTTPError as error:
        raise _refusal(error) from None
    return response


def _refusal(error: HTTPError) -> _Refused:
    with error:
        try:
            problem = json.load(error)
            code, reason = str(problem["code"]), str(problem["reason"])
        except (ValueError, KeyError, TypeError):
            code, reason = "failed", f"HTTP {error.code}"
        wait = error.headers.get("Retry-After") or ""
    seconds = min(float(wait), TIMEOUT_SECONDS) if wait.isdecimal() else RETRY_SECONDS
    return _Refused(error.code, code, reason, seconds)
