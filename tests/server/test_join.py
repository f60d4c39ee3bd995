"""`foretell join`: a class in Python plays at a table of a server."""

import json
import threading
import time
from socket import gaierror
from typing import Any
from urllib.error import URLError

import pytest

import foretell as ft
from foretell.cli import main
from foretell.mcp import Tools
from foretell.players import RandomPlayer
from foretell.remote import JoinError, take_seat
from foretell.remote.seat import _ask

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


def test_seats_that_cannot_be_taken_are_refused(server: Server) -> None:
    _, table = open_table(server)
    for name in ("One", "Two"):
        take_seat(server.url, table["code"], name)
    with pytest.raises(JoinError, match=r"no free seat at table"):
        take_seat(server.url, table["code"], "Three")
    with pytest.raises(JoinError, match=r"refused the bot: there is no such table"):
        take_seat(server.url, "NOSUCH", "Three")
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
        (OSError(113, "No route to host"), "No route to host"),
    ],
)
def test_why_there_is_no_connection(monkeypatch: pytest.MonkeyPatch, cause: Exception, told: str) -> None:
    def fails(*_: object) -> None:
        raise cause

    monkeypatch.setattr("foretell.remote.seat._call", fails)
    with pytest.raises(JoinError, match=told) as raised:
        take_seat("http://127.0.0.1:9", "ABCDEF", "One")
    assert "Errno" not in str(raised.value)


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
