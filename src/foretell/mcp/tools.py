"""The tools of the server: start or join a game, look at it, and choose."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..errors import ForetellError, shown
from ..game import Options, Predict, SeatView
from ..telling import words_of
from ..telling.words import Words
from ..text import Reply, Scorer, TextReport, read_reply, rules_summary, seat_names, situation
from .assistant_seat import Chair, Ended
from .games import Play, local_game, match, table_game

DEFAULT_WAIT_SECONDS = 30.0
"""The default time that `look` waits for the other players."""
MAX_WAIT_SECONDS = 120.0
Arguments = dict[str, Any]


class ArgumentError(ForetellError):
    """The arguments of a tool have a wrong name or type."""


@dataclass(frozen=True)
class Tool:
    """A tool: its description and its arguments as a JSON schema."""

    name: str
    about: str
    arguments: dict[str, dict[str, Any]] = field(default_factory=dict)
    needed: tuple[str, ...] = ()

    def described(self) -> dict[str, Any]:
        """The tool as `tools/list` gives it."""
        schema = {"type": "object", "properties": self.arguments, "required": list(self.needed)}
        return {"name": self.name, "description": self.about, "inputSchema": schema | {"additionalProperties": False}}

    def check(self, arguments: object) -> Arguments:
        """Return valid arguments, or raise an error that names the wrong one."""
        if not isinstance(arguments, dict):
            raise ArgumentError(f"the arguments of {self.name} are an object")
        for name in self.needed:
            if name not in arguments:
                raise ArgumentError(f"{self.name} needs {name}")
        for name, value in arguments.items():
            if name not in self.arguments:
                known = ", ".join(self.arguments) or "none"
                raise ArgumentError(f"{self.name} has no argument {name!r:.40}; it has {known}")
            _check_value(self.name, name, value, self.arguments[name])
        return arguments


def _check_value(tool: str, name: str, value: object, schema: dict[str, Any]) -> None:
    kinds: dict[str, type | tuple[type, ...]] = {"string": str, "integer": int, "number": (int, float), "array": list}
    if isinstance(value, bool) or not isinstance(value, kinds[schema["type"]]):
        raise ArgumentError(f"{name} of {tool} is of type {schema['type']}, not {shown(value)}")
    if isinstance(value, list) and not all(isinstance(each, str) for each in value):
        raise ArgumentError(f"{name} of {tool} has texts only, not {shown(value)}")
    if isinstance(value, int | float) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        raise ArgumentError(f"{name} of {tool} is from {schema['minimum']} to {schema['maximum']}, not {shown(value)}")
    if isinstance(value, str) and len(value) > MAX_TEXT:
        raise ArgumentError(f"{name} of {tool} has at most {MAX_TEXT} characters")


MAX_TEXT = 2_000
_PLAYERS = {"type": "integer", "minimum": 2, "maximum": 5, "description": "number of players at the table (3)"}
_SEED = {"type": "string", "description": "text that determines the cards (a random one)"}
_LANG = {"type": "string", "description": "language of all texts: en, fr, es, it or ro (en)"}
_BOT = "novice, apprentice, adept, seer, oracle, random or scripted"
_SECONDS = {
    "type": "number",
    "minimum": 0,
    "maximum": MAX_WAIT_SECONDS,
    "description": f"how long to wait for the others ({DEFAULT_WAIT_SECONDS:g})",
}
TOOLS = {
    tool.name: tool
    for tool in (
        Tool("rules", "Read the rules in a nutshell, with the effects of each card.", {"lang": _LANG}),
        Tool(
            "start_game",
            "Start a game on this computer against bots. It replaces the present game.",
            {
                "players": _PLAYERS,
                "opponents": {"type": "array", "items": {"type": "string"}, "description": f"bots: {_BOT} (adept)"},
                "seat": {"type": "integer", "minimum": 0, "maximum": 4, "description": "your seat; 0 starts (0)"},
                "seed": _SEED,
                "lang": _LANG,
                "seconds": _SECONDS,
            },
        ),
        Tool(
            "join_table",
            "Take a free seat at a table of a Foretell server. It replaces the present game.",
            {
                "server": {"type": "string", "description": "address of the server, such as http://127.0.0.1:8000"},
                "code": {"type": "string", "description": "code of the table"},
                "name": {"type": "string", "description": "your name at the table (Assistant)"},
                "lang": _LANG,
                "seconds": _SECONDS,
            },
            ("server", "code"),
        ),
        Tool(
            "start_match",
            "Play a match of two players in the arena: each deal once in each seat, against one bot. At the end you "
            "get your share of wins with its confidence interval. It replaces the present game.",
            {
                "opponent": {"type": "string", "description": f"a bot: {_BOT} (adept)"},
                "deals": {"type": "integer", "minimum": 1, "maximum": 1000, "description": "number of deals (1)"},
                "seed": _SEED,
                "lang": _LANG,
                "seconds": _SECONDS,
            },
        ),
        Tool(
            "look",
            "See what has happened, the table, your hand and your choices. It waits until you must choose.",
            {"seconds": _SECONDS},
        ),
        Tool("choices", "List the tokens of your choices as JSON.", {"seconds": _SECONDS}),
        Tool(
            "choose",
            "Make your choice, then see what happens up to your next decision.",
            {
                "action": {"type": "string", "description": "the token of a choice, such as JM, +7C, pass or =0"},
                "confidence": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1,
                    "description": "how likely your prediction is to be right",
                },
                "tokens": {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 10**9,
                    "description": "tokens that you used for this decision, for the report",
                },
                "seconds": _SECONDS,
            },
            ("action",),
        ),
        Tool(
            "report", "Your decisions, refused choices, tokens, and how well your confidence was calibrated, as JSON."
        ),
    )
}


class Tools:
    """The tools of one client, with its present game."""

    def __init__(self) -> None:
        self._chair: Chair | None = None
        self._words: Words = words_of("en")
        self.report = TextReport()
        self._scorer = Scorer(self.report)

    def call(self, name: str, arguments: object) -> str:
        """Run a tool and return its text."""
        given = TOOLS[name].check(arguments)
        if "lang" in given:
            self._words = words_of(given["lang"])
        run: Callable[[Arguments], str] = getattr(self, f"_{name}")
        return run(given)

    def close(self) -> None:
        """Leave the present game."""
        if self._chair is not None:
            self._chair.leave()
        self._chair = None

    # --- the tools ------------------------------------------------------------------------------

    def _rules(self, _: Arguments) -> str:
        turn = self._chair.turn if self._chair else None
        return rules_summary(self._words, turn.options if isinstance(turn, SeatView) else Options(3))

    def _start_game(self, given: Arguments) -> str:
        return self._begin(local_game(given, self._words), given)

    def _join_table(self, given: Arguments) -> str:
        return self._begin(table_game(given, self._words), given)

    def _start_match(self, given: Arguments) -> str:
        return self._begin(match(given), given)

    def _begin(self, play: Play, given: Arguments) -> str:
        self._scorer = Scorer(self.report)
        chair = Chair(self._scorer)
        run = play(chair)  # raises an error before the present game is left
        self.close()
        self._chair = chair
        chair.run(run)
        return self._look(given)

    def _look(self, given: Arguments) -> str:
        turn = self._seated().wait(given.get("seconds", DEFAULT_WAIT_SECONDS))
        if turn is None:
            return "The others are still playing, or the table waits for players. Look again."
        if isinstance(turn, Ended):
            return turn.text
        names = self._seated().names() or seat_names(self._words, turn)
        text = situation(turn, self._words, names)
        if Predict(turn.seat) in turn.legal:
            text += "\n" + self._words.text("text-confidence", example=f"{Predict(turn.seat)} 0.8")
        return text

    def _choices(self, given: Arguments) -> str:
        return json.dumps(list(self._decision(given).choices))

    def _choose(self, given: Arguments) -> str:
        view = self._decision(given)
        self.report.tokens += given.get("tokens", 0)
        action, confidence = read_reply(Reply(given["action"], given.get("confidence")), view)
        if action is None:
            self.report.refused += 1
            said, choices = given["action"][:60], ", ".join(view.choices)
            raise ForetellError(self._words.text("error-choice", answer=said, choices=choices))
        self.report.decisions += 1
        if isinstance(action, Predict) and confidence is not None:
            self._scorer.state(action.seat, confidence)
        self._seated().answer(action)
        return self._look(given)

    def _report(self, _: Arguments) -> str:
        return json.dumps(self.report.as_dict(), indent=2)

    # --------------------------------------------------------------------------------------------

    def _seated(self) -> Chair:
        if self._chair is None:
            raise ForetellError("there is no game; start one with start_game, join_table or start_match")
        return self._chair

    def _decision(self, given: Arguments) -> SeatView:
        turn = self._seated().wait(given.get("seconds", DEFAULT_WAIT_SECONDS))
        if isinstance(turn, SeatView):
            return turn
        reason = "the game is over" if isinstance(turn, Ended) else "it is not your turn yet; look again"
        raise ForetellError(f"there is nothing to choose: {reason}")
