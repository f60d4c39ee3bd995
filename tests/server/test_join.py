"""`foretell join`: a class in Python plays at a table of a server."""

import json
import re
import threading
import time
from socket import gaierror
from ssl import SSLError
from typing import Any
from urllib.error import URLError

import pytest

import foretell as ft
from foretell.cli import main
from foretell.locales import languages, load
from foretell.mcp import Tools
from foretell.players import RandomPlayer
from foretell.remote import JoinError, take_seat
from foretell.remote.seat import _ask, _Refused

from .harness import Server

SECONDS = 120


class Attentive(RandomPlayer):
    """A player that watches the game, and checks that its views are complete."""

    def __init__(self) -> None:
        super().__init__(1)
        self.watched: list[ft.Event] = []

    def watch(self, events: tuple[ft.Event, ...]) -> None:
        self.watched += events

    def choose(self, view: ft.View) -> ft.Action:
        assert len(view.observation) == 80
        assert view.events == tuple(self.watched[len(self.watched) - len(view.events) :])
        return super().choose(view)


def open_table(server: Server) -> tuple[str, dict[str, Any]]:
    token = _ask(server.url, "POST", "/tokens")["token"]
    return token, _ask(server.url, "POST", "/tables", token, {"players": 2})["table"]


def start(server: Server, token: str, table: str) -> None:
    """Start the game when both seats have contributed to the seed."""
    while True:
        seats = _ask(server.url, "GET", f"/tables/{table}", token)["table"]["seats"]
        if all(seat["contributed"] for seat in seats):
            break
        time.sleep(0.05)
    _ask(server.url, "POST", f"/tables/{table}/start", token)


def test_two_bots_play_a_game(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    token, table = open_table(server)
    player = Attentive()
    ended: list[ft.View | int] = []
    seat = take_seat(f"{server.url}/t/{table['code']}", table["code"], "Ann")
    _ask(server.url, "POST", f"/tables/{table['id']}/swap", token, {"one": 0, "other": 1})
    line = ["join", server.url, table["code"], "random:name=Rudi", "--seed", "7"]
    playing = [
        threading.Thread(target=lambda: ended.append(seat.play(player)), daemon=True),
        threading.Thread(target=lambda: ended.append(main(line)), daemon=True),
    ]
    for thread in playing:
        thread.start()
    start(server, token, table["id"])
    for thread in playing:
        thread.join(SECONDS)
    assert seat.seat == 1
    assert seat.names == ("Rudi", "Ann")
    (view,) = (one for one in ended if isinstance(one, ft.View))
    assert view.result is not None
    assert [event.key for event in player.watched].count("round_started") == view.round
    assert player.watched[-1].key == "game_ended"
    assert 0 in ended
    out = capsys.readouterr().out
    assert f"Rudi has seat 0 at table {table['code']}." in out
    assert "Seed: 7" in out


def test_an_assistant_takes_a_seat(server: Server) -> None:
    """The tools of `foretell mcp` at a table of a server."""
    token, table = open_table(server)
    tools = Tools()
    told = tools.call("join_table", {"server": server.url, "code": table["code"], "name": "Ada", "seconds": 0})
    assert "waits for players" in told
    line = ["join", server.url, table["code"], "random:name=Rudi", "--seed", "7"]
    threading.Thread(target=main, args=(line,), daemon=True).start()
    start(server, token, table["id"])
    while "Final score" not in told:
        told = tools.call("look", {"seconds": SECONDS})
        if "Final score" not in told:
            (first, *_) = json.loads(tools.call("choices", {}))
            told = tools.call("choose", {"action": first, "seconds": SECONDS})
    assert "Ada" in told
    assert "Rudi" in told
    assert tools.report.games == 1


def test_a_bot_takes_the_next_seat_if_somebody_is_faster(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    token, table = open_table(server)
    faster: list[int] = []

    def ask(address: str, method: str, path: str, *more: Any) -> Any:
        if method == "PUT" and not faster:
            faster.append(_ask(server.url, "PUT", path, token, {"name": "Ann"})["seat"])
        return _ask(address, method, path, *more)

    monkeypatch.setattr("foretell.remote.seat._ask", ask)
    assert take_seat(server.url, table["code"], "Rudi").seat == 1
    assert faster == [0]


def test_seats_that_cannot_be_taken_are_refused(server: Server) -> None:
    _, table = open_table(server)
    for name in ("One", "Two"):
        take_seat(server.url, table["code"], name)
    with pytest.raises(JoinError, match=r"no free seat at table"):
        take_seat(server.url, table["code"], "Three")
    with pytest.raises(JoinError, match=r'no table "NOSUCH"\. Check the code'):
        take_seat(server.url, "NOSUCH", "Three")
    with pytest.raises(JoinError, match=r'no table ""\.'):
        take_seat(server.url, " ", "Three")
    with pytest.raises(JoinError, match=r"is not the address of a server"):
        take_seat("localhost:8000", table["code"], "Three")
    with pytest.raises(JoinError, match=r"no connection to http://127\.0\.0\.1:9: no server is running there\."):
        take_seat("http://127.0.0.1:9", table["code"], "Three")


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        (URLError(gaierror(-2, "Name or service not known")), "no computer has this name"),
        (URLError(TimeoutError("timed out")), "it does not answer in time"),
        (json.JSONDecodeError("Expecting value", "<html>", 0), "is not a Foretell server"),
        (URLError(SSLError(1, "[SSL: WRONG_VERSION_NUMBER] wrong version number")), "begins with http:// or https://"),
        (OSError(113, "No route to host"), "the system reports: No route to host. Check the address"),
    ],
)
def test_why_there_is_no_connection(monkeypatch: pytest.MonkeyPatch, cause: Exception, told: str) -> None:
    def fails(*_: object) -> None:
        raise cause

    monkeypatch.setattr("foretell.remote.seat._call", fails)
    with pytest.raises(JoinError, match=told) as raised:
        take_seat("http://127.0.0.1:9", "ABCDEF", "One")
    assert not re.search("Errno|SSL", str(raised.value))
    said = {load(language).error(raised.value) for language in languages()}
    assert len(said) == len(languages())


@pytest.mark.parametrize("code", ["no_table", "too_fast", "busy", "not_open", "wrong_name", "changed"])
def test_a_refusal_is_told_in_the_language_of_the_user(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    def refuses(*_: object) -> None:
        raise _Refused(409, code, "words for programmers", 1.0)

    monkeypatch.setattr("foretell.remote.seat._call", refuses)
    with pytest.raises(JoinError) as raised:
        take_seat("http://127.0.0.1:9", "ABCDEF", "One")
    said = {load(language).error(raised.value) for language in languages()}
    assert len(said) == len(languages())
    assert not any("words for programmers" in text or text.startswith("refused-") for text in said)


def test_a_refusal_without_a_message_shows_the_reason_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> None:
        raise _Refused(403, "of_a_later_version", "only on Sundays", 1.0)

    monkeypatch.setattr("foretell.remote.seat._call", refuses)
    with pytest.raises(JoinError, match=r"The server refused the bot: only on Sundays"):
        take_seat("http://127.0.0.1:9", "ABCDEF", "One")


def test_a_bot_that_was_removed_ends(server: Server) -> None:
    token, table = open_table(server)
    seat = take_seat(server.url, table["code"], "One")
    _ask(server.url, "DELETE", f"/tables/{table['id']}/seats/0", token)
    with pytest.raises(JoinError, match="has removed the bot"):
        seat.play(RandomPlayer())


def test_a_wrong_action_names_the_choices(server: Server) -> None:
    token, table = open_table(server)
    seat = take_seat(server.url, table["code"], "One")
    other = take_seat(server.url, table["code"], "Two")
    _ask(server.url, "POST", f"/tables/{table['id']}/start", token)
    with pytest.raises(JoinError, match=r"Use\(\) is not one of the choices: "):
        seat.play(RandomPlayer(), lambda *_: ft.Use())
    assert other.seat == 1
