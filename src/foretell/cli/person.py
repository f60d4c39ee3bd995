"""The person at the terminal: a player who sees only what the seat may know."""

from collections.abc import Sequence

from ..game import Action, Event, SeatView, View
from ..telling import screen
from ..telling.story import Story
from ..telling.words import Words
from . import choices
from .coach import Coach
from .prompt_commands import PromptCommands
from .terminal import Terminal


class Person:
    """Asks for every decision on the terminal, and prints what happens in between."""

    def __init__(
        self, terminal: Terminal, words: Words, seat: int, names: Sequence[str], *, memory: bool, printed: bool
    ) -> None:
        self.name = names[seat]
        self.seat = seat
        self._terminal = terminal
        self._words = words
        self._names = names
        self._memory = memory and not printed
        self._printed = printed
        self._log: list[str] = []
        self._turn: tuple[int, int] | None = None
        self.coach = Coach(words, names)

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Print events that this seat may know. `view` is the view after them."""
        story = Story(self._words, self._names, view.options, self.seat)
        told: list[Event] = []
        for event in events:
            told.append(event)
            if event.key == "round_started":
                self._log = []
            if event.key == "round_ended":
                self._say(story.lines(told))
                told = []
                self._round_over(view)
        self._say(story.lines(told, view.result))

    def _say(self, lines: list[str]) -> None:
        self._log += lines
        self._terminal.say(*lines)

    def _round_over(self, view: View) -> None:
        score = screen.round_score_lines(view, self._words, self._names)
        self._terminal.say("", *score)
        if self._terminal.interactive and view.result is None:
            commands = self.commands(view, score)
            while commands(self._terminal.ask(self._words.text("press-enter"))):
                pass

    def commands(self, view: View, table: Sequence[str]) -> PromptCommands:
        """The commands that a prompt accepts besides its answers. `table` holds the lines that show the table."""
        return PromptCommands(self._terminal, self._words, view.options, table, self._log, printed=self._printed)

    def choose(self, view: SeatView) -> Action:
        """Ask until the answer is a choice."""
        words = self._words
        self._show(view)
        while True:
            answer = self._terminal.ask(words.labelled(words.text("choice-prompt")))
            if self._command(answer, view):
                continue
            action = choices.chosen(answer, view, words, self._names)
            if action is not None:
                return action
            self._terminal.say(self._refusal(answer, view))

    def _refusal(self, answer: str, view: View) -> str:
        if choices.is_action(answer):
            return self._words.text("error-not-now", answer=answer)
        token = str(choices.listed(view)[0])
        return self._words.text("error-no-such-choice", answer=answer, count=len(view.legal), token=token)

    def _show(self, view: View) -> None:
        """Show the table once a turn, and always the hand and the choices."""
        words, names = self._words, self._names
        lines: list[str] = []
        if (view.round, view.turns) != self._turn or view.phase in ("play", "predict"):
            lines += screen.table_lines(view, words, names, printed=self._printed)
            if self._memory:
                lines += screen.memory_lines(view, words, names)
        elif view.phase in ("take", "exchange"):
            lines += ["", *screen.display_lines(view, words)]
        else:
            lines.append("")
        self._turn = (view.round, view.turns)
        self._terminal.say(*lines, *screen.turn_lines(view, words))
        self._show_choices(view)

    def _show_choices(self, view: View) -> None:
        words = self._words
        if view.all_in == self.seat:
            self._terminal.say(words.text("hand-face-down"))
        self._terminal.say(
            screen.hand_line(view, words),
            words.palette.heading(choices.question(view, words, self._names)),
            *choices.choice_lines(view, words, self._names),
        )

    def _command(self, answer: str, view: SeatView) -> bool:
        """Run a command that is not a choice: help, the table, the log, the memory aid, the coach, quit."""
        words = self._words
        match answer.casefold():
            case "":
                self._show_choices(view)
            case "memory" if self._printed:  # 4.3, 11.3: the players remember for themselves
                self._terminal.say(words.text("memory-printed"))
            case "memory":
                self._memory = not self._memory
                self._terminal.say(words.text("memory-on" if self._memory else "memory-off"))
                if self._memory:
                    self._terminal.say(*screen.memory_lines(view, words, self._names))
            case ("know" | "hint") as command:
                self._terminal.say(*self.coach.answer(command, view))
            case command:
                table = screen.table_lines(view, words, self._names, printed=self._printed)
                table += screen.turn_lines(view, words)
                if not self.commands(view, table)(answer):
                    return False
                if command == "table":
                    self._show_choices(view)
        return True
