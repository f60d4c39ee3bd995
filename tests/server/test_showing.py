"""`foretell show` serves the replay of a record."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import foretell as ft
from foretell.players import RandomPlayer
from foretell.runner import play_game


def test_a_record_is_served_until_ctrl_c(tmp_path: Path) -> None:
    game, player = ft.Game(ft.Options(2), bytes(32), ("Ann", "Ben")), RandomPlayer(7)
    play_game(game, lambda _, view: player.choose(view))
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
        assert process.wait(30) in (0, 130)
