"""`foretell show` serves the replay of a record."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

import foretell as ft
from foretell.players import RandomPlayer
from foretell.runner import play_game
from foretell.server import showing
from foretell.server.settings import Settings


def finished_game() -> ft.Game:
    game, player = ft.Game(ft.Options(2), bytes(32), ("Ann", "Ben")), RandomPlayer(7)
    play_game(game, lambda _, view: player.choose(view))
    return game


def test_a_record_is_served_until_ctrl_c(tmp_path: Path) -> None:
    game = finished_game()
    file = tmp_path / "game.record"
    file.write_text(str(game.record()))
    command = [sys.executable, "-m", "foretell", "show", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            link = said.removeprefix("The game is at ").partition(". ")[0]
            server, _, table = link.partition("?")[0].partition("/replay/")
            for eyes in ("open", "1"):
                with urlopen(f"{server}/api/v1/tables/{table}/frames?eyes={eyes}") as answer:
                    assert len(json.load(answer)) == len(game.plies) + 1
            with urlopen(f"{server}/api/v1/tables/{table}/record") as answer:
                assert answer.read().decode() == str(game.record())
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(120) in (0, 130)


@pytest.mark.parametrize("screen", [True, False])
def test_the_replay_is_opened_if_there_is_a_screen(monkeypatch: pytest.MonkeyPatch, screen: bool) -> None:
    def serve(_: Settings, ready: Callable[[str], None]) -> None:
        ready("http://127.0.0.1:8000")

    told, shown = list[str](), list[str]()
    monkeypatch.setattr(showing, "serve", serve)
    monkeypatch.setattr(showing, "can_show_page", lambda: screen)
    monkeypatch.setattr(showing, "show_page", shown.append)
    showing.show_record(finished_game().record(), told.append)
    assert shown == (told if screen else [])
    assert told[0].startswith("http://127.0.0.1:8000/replay/")
