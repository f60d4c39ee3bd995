"""Programs in any language play through stdin and stdout."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

import foretell as ft
from foretell.players import Player, RandomPlayer
from foretell.remote import ProgramPlayer, ReceivedGame
from foretell.remote.messages import encoded, event_message, view_message
from foretell.remote.programs import ProgramError, close_idle_programs
from foretell.runner import Entrant, Series, play_game, show_end
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import TableSettings, new_lobby

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"{sys.executable} {EXAMPLES / 'random_bot.py'}"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
"""The Node that builds the browser table, or another one."""


def test_a_view_is_written_as_a_server_writes_it() -> None:
    live = Live(deal_entry(new_lobby("owner", TableSettings(), 0), 0))
    view = live.view(0)
    sent = json.loads(live.full(0, live.snapshot(0)))["view"]
    assert json.loads(encoded(view_message(view))) == sent
    event = live.game.opening[-1]
    assert event_message(event) == {"key": "laid", "cards": event.cards, **({"space": 1} if event.space else {})}


@pytest.mark.parametrize(
    "command",
    [
        PYTHON,
        pytest.param(
            f"{NODE} {EXAMPLES / 'eager_bot.js'}", marks=pytest.mark.skipif(NODE is None, reason="needs Node.js")
        ),
    ],
    ids=["python", "javascript"],
)
def test_the_examples_play_several_games(command: str) -> None:
    series = Series((f"program:{command}", "random"), ft.Options(2), "tea", 3)
    outcomes = [series.play(number) for number in range(3)]
    assert [outcome.games for outcome in outcomes] == [1, 1, 1]
    assert series.play(0) == outcomes[0]  # the example uses the seed that it is given
    close_idle_programs()


class Spy(ProgramPlayer):
    """Compares what a program can put together with its views."""

    def choose(self, view: ft.SeatView) -> ft.Action:
        self.game = getattr(self, "game", None) or ReceivedGame(view.options, view.seat)
        self.game.add(json.loads(encoded(self._frame(view))))
        assert {name: getattr(self.game.view(), name) for name in vars(view_sample(view))} == vars(view_sample(view))
        return view.legal[0]


class view_sample:  # noqa: N801 (a namespace)
    def __init__(self, view: ft.SeatView) -> None:
        self.hand, self.rows, self.known, self.choices = view.hand, view.rows, view.known, view.choices
        self.unfoldings, self.runes, self.told, self.shed = view.unfoldings, view.runes, view.told, view.shed
        self.passes, self.history, self.observation = view.passes, view.history, view.observation


def test_the_frames_contain_everything_that_a_seat_may_know() -> None:
    players: list[Player] = [Spy(sys.executable), RandomPlayer(1), RandomPlayer(2)]
    game = ft.Game(ft.Options(3), ft.seed_of("tea"))
    play_game(game, lambda seat, view: players[seat].choose(view))
    show_end(game, 0, players[0])


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("import sys; sys.exit(3)", r"ended without an answer \(exit status 3\)"),
        ("print('hello')\ninput()\ninput()", r"answered 'hello' instead of a line such as \{\"ply\":0,"),
        ("print('{}', flush=True)\nwhile True: input()", r"answered '\{\}' instead of"),
        ('print(\'{"action": "+R1"}\', flush=True)\nwhile True: input()', r"\+R1 is not one of the choices: "),
        ("while True: input()", r"gave no answer for 0\.2 seconds"),
    ],
)
def test_wrong_answers_are_reported(tmp_path: Path, code: str, message: str) -> None:
    file = tmp_path / "program.py"
    file.write_text(code)
    player = ProgramPlayer(f"{sys.executable} -u {file}", seconds=0.2 if "0\\.2" in message else 30)
    with pytest.raises(ProgramError, match=message):
        player.choose(ft.Game(ft.Options(2), ft.seed_of(1)).view(0))


def test_a_missing_program_is_named() -> None:
    with pytest.raises(ft.ForetellError, match='There is no program "nosuchprogram"'):
        Entrant.of("program:nosuchprogram --fast").check()


def test_the_files_of_a_program_are_part_of_its_identity() -> None:
    assert set(Entrant.of(f"program:{PYTHON}").files()) >= {"random_bot.py"}


def test_the_page_shows_the_example() -> None:
    page = (EXAMPLES.parent / "bot-api.md").read_text("utf-8")
    code = (EXAMPLES / "random_bot.py").read_text("utf-8").partition('"""\n\n')[2]
    assert f"```python\n{code}```" in page
