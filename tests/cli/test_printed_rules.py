"""With the printed rules, the terminal does not show again what the player saw earlier (11.3)."""

from collections.abc import Iterator

import pytest

import foretell as ft
from foretell.cli.person import Person
from foretell.cli.terminal import Terminal
from foretell.locales import languages, load
from foretell.players import RandomPlayer
from foretell.telling.screen import table_lines
from foretell.telling.words import Words

from .terminal import Shell

NAMES = ("Ada", "Bruno", "Cleo")


def random_game() -> Iterator[tuple[tuple[ft.Event, ...], ft.View]]:
    """The events of a game as seat 0 sees them, with its view after them."""
    game = ft.Game(ft.Options(players=3), bytes(32), NAMES)
    player = RandomPlayer(1)
    events = game.opening
    while True:
        yield tuple(ft.event_for(event, 0) for event in events), game.view(0)
        if not game.actors:
            return
        seat = game.actors[0]
        events = game.play(player.choose(game.view(seat)), seat)


@pytest.mark.parametrize("language", languages())
def test_announced_ranks_are_not_listed(language: str) -> None:
    words = Words(load(language))
    view = next(view for _, view in random_game() if any(view.told))
    told = next(told for told in view.told if told is not None)
    announced = words.text("player-told", rank=words.rank(told.points, view.options), turn=told.turn + 1)
    assert announced in "\n".join(table_lines(view, words, NAMES))
    assert announced not in "\n".join(table_lines(view, words, NAMES, printed=True))


class ScriptedTerminal(Terminal):
    """An interactive terminal at which the player types `log`, then Enter, and so on."""

    def __init__(self) -> None:
        super().__init__(colours=False)
        self.interactive = True
        self.said: list[str] = []
        self.asked = 0

    def say(self, *lines: str) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        self.said.append(prompt)
        self.asked += 1
        return "log" if self.asked % 2 else ""


@pytest.mark.parametrize("printed", [False, True])
def test_the_log_is_not_shown_between_rounds(printed: bool) -> None:
    words = Words(load("en"))
    terminal = ScriptedTerminal()
    person = Person(terminal, words, 0, NAMES, memory=False, printed=printed)
    for events, view in random_game():
        person.hear(events, view)
    assert terminal.said.count(words.text("press-enter")) == 4
    assert terminal.said.count(words.text("log-title")) == (0 if printed else 2)
    assert terminal.said.count(words.text("memory-printed")) == (2 if printed else 0)


@pytest.mark.parametrize("language", languages())
def test_the_memory_aid_is_refused(foretell: Shell, language: str) -> None:
    ended = foretell("play", "--lang", language, "--memory", "--printed-rules")
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(load(language).text("error-memory-printed"))
    assert foretell("play", "--no-memory", "--printed-rules", answers=["quit"]).status == 0
