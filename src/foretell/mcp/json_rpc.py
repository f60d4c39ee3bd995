"""The Model Context Protocol without I/O: a message goes in, an answer or nothing comes out.

This is JSON-RPC 2.0 with `initialize`, `ping`, `tools/list`, `tools/call` and notifications.
"""

import json
from typing import Any

from .. import __version__
from ..errors import ForetellError
from .tools import TOOLS, ArgumentError, Tools

VERSIONS = ("2025-06-18", "2025-03-26", "2024-11-05")
"""Versions of the protocol, the newest first."""
MAX_LINE = 1_000_000
PARSE_ERROR, INVALID_REQUEST, NO_METHOD, INVALID_PARAMS = -32700, -32600, -32601, -32602
INSTRUCTIONS = (
    "Foretell is a card game for 2 to 5 players: improve a hand, then predict who holds the best one. Read the rules "
    "with the tool rules. Start with start_game, join_table or start_match. Then repeat: look, think, choose."
)
Json = dict[str, Any]


class McpServer:
    """Answers the messages of one client."""

    def __init__(self, tools: Tools | None = None) -> None:
        self._tools = tools or Tools()

    def answer_line(self, line: str) -> str | None:
        """The answer to one line, as one line; None if the message needs no answer."""
        if len(line) > MAX_LINE:
            return _encoded(_error(None, INVALID_REQUEST, f"a message has at most {MAX_LINE} characters"))
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            return _encoded(_error(None, PARSE_ERROR, "this line is not JSON"))
        answer = self.answer(message)
        return None if answer is None else _encoded(answer)

    def answer(self, message: object) -> Json | None:
        """The answer to a message; None for a notification, and for an answer that the client sends."""
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            return _error(None, INVALID_REQUEST, 'a message is an object with "jsonrpc": "2.0"')
        method, number = message.get("method"), message.get("id")
        if "method" not in message and ("result" in message or "error" in message):
            return None
        if "id" not in message and isinstance(method, str):
            return None
        if not isinstance(method, str) or isinstance(number, bool) or not isinstance(number, str | int):
            return _error(None, INVALID_REQUEST, "a request has a method and an id (a text or a whole number)")
        params = message.get("params", {})
        if not isinstance(params, dict):
            return _error(number, INVALID_PARAMS, "params is an object")
        return self._requested(number, method, params)

    def _requested(self, number: str | int, method: str, params: Json) -> Json:
        match method:
            case "initialize":
                return _result(number, _initialized(params))
            case "ping":
                return _result(number, {})
            case "tools/list":
                return _result(number, {"tools": [tool.described() for tool in TOOLS.values()]})
            case "tools/call":
                return self._called(number, params)
        return _error(number, NO_METHOD, f"there is no method {method!r:.60}")

    def _called(self, number: str | int, params: Json) -> Json:
        name, arguments = params.get("name"), params.get("arguments") or {}
        if not isinstance(name, str) or name not in TOOLS:
            return _error(number, INVALID_PARAMS, f"there is no tool {name!r:.60}; there are {', '.join(TOOLS)}")
        try:
            text, failed = self._tools.call(name, arguments), False
        except ArgumentError as error:
            return _error(number, INVALID_PARAMS, str(error))
        except ForetellError as error:  # the model can read it and correct its call
            text, failed = str(error), True
        return _result(number, {"content": [{"type": "text", "text": text}], "isError": failed})

    def close(self) -> None:
        """Leave the game."""
        self._tools.close()


def _initialized(params: Json) -> Json:
    asked = params.get("protocolVersion")
    return {
        "protocolVersion": asked if asked in VERSIONS else VERSIONS[0],
        "capabilities": {"tools": {"listChanged": False}},
        "serverInfo": {"name": "foretell", "title": "Foretell", "version": __version__},
        "instructions": INSTRUCTIONS,
    }


def _result(number: str | int, result: Json) -> Json:
    return {"jsonrpc": "2.0", "id": number, "result": result}


def _error(number: str | int | None, code: int, reason: str) -> Json:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": reason}}


def _encoded(message: Json) -> str:
    """One line of ASCII: a text of the client may contain half of a surrogate pair, which UTF-8 cannot encode."""
    return json.dumps(message, separators=(",", ":"))
