"""The Model Context Protocol, driven by a scripted client."""

import json
import subprocess
import sys
from typing import Any

import pytest

from foretell.mcp import MAX_LINE, TOOLS, VERSIONS, McpServer
from foretell.mcp.assistant_seat import Chair, Ended
from foretell.text import Scorer, TextReport


class Client:
    """Asks a server in this process."""

    def __init__(self) -> None:
        self.server = McpServer()
        self._number = 0

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._number += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params})
        answer = self.server.answer_line(line)
        assert answer is not None
        assert "\n" not in answer
        found: dict[str, Any] = json.loads(answer)
        assert found["id"] == self._number
        return found

    def call(self, name: str, **arguments: Any) -> str:
        result = self.ask("tools/call", name=name, arguments=arguments)["result"]
        assert not result["isError"], result
        return str(result["content"][0]["text"])

    def fail(self, name: str, **arguments: Any) -> str:
        result = self.ask("tools/call", name=name, arguments=arguments)["result"]
        assert result["isError"]
        return str(result["content"][0]["text"])


@pytest.fixture
def client() -> Client:
    return Client()


def test_the_version_is_negotiated(client: Client) -> None:
    for asked, given in ((VERSIONS[-1], VERSIONS[-1]), ("1999-01-01", VERSIONS[0]), (None, VERSIONS[0])):
        result = client.ask("initialize", protocolVersion=asked)["result"]
        assert result["protocolVersion"] == given
        assert result["capabilities"] == {"tools": {"listChanged": False}}
    assert client.ask("ping")["result"] == {}


def test_notifications_and_answers_get_no_answer(client: Client) -> None:
    for message in (
        {"method": "notifications/initialized"},
        {"method": "notifications/cancelled", "params": {"requestId": 1}},
        {"id": 7, "result": {}},
    ):
        assert client.server.answer_line(json.dumps({"jsonrpc": "2.0", **message})) is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", -32700),
        ("[" * 100_000, -32700),
        ("[]", -32600),
        ("7", -32600),
        ('{"id": 1, "method": "ping"}', -32600),
        ('{"jsonrpc": "2.0", "id": null, "method": "ping"}', -32600),
        ('{"jsonrpc": "2.0", "id": true, "method": "ping"}', -32600),
        ('{"jsonrpc": "2.0", "id": 1, "method": 7}', -32600),
        ('{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}', -32601),
        ('{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "cheat"}}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": ["look"]}}', -32602),
        ('{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "choose"}}', -32602),
        (" " * (MAX_LINE + 1), -32600),
    ],
)
def test_wrong_messages_get_clear_errors(client: Client, line: str, code: int) -> None:
    answer = json.loads(client.server.answer_line(line) or "")
    assert answer["error"]["code"] == code
    assert answer["error"]["message"]


def test_tools_are_described(client: Client) -> None:
    tools = client.ask("tools/list")["result"]["tools"]
    assert [tool["name"] for tool in tools] == list(TOOLS)
    for tool in tools:
        assert tool["description"]
        assert set(tool["inputSchema"]["required"]) <= set(tool["inputSchema"]["properties"])


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 9},
        {"players": "3"},
        {"players": True},
        {"cards": 3},
        {"opponents": [7]},
        {"opponents": "novice"},
        {"seed": "x" * 5000},
    ],
)
def test_wrong_arguments_are_refused(client: Client, arguments: dict[str, Any]) -> None:
    assert client.ask("tools/call", name="start_game", arguments=arguments)["error"]["code"] == -32602


def test_what_cannot_be_done_is_explained(client: Client) -> None:
    assert "start one with start_game" in client.fail("look")
    assert "there is no bot" in client.fail("start_game", opponents=["program:ls"])
    assert "there is no bot" in client.fail("start_match", opponent="my_bot.py:MyBot")
    assert "seats are 0 to 1" in client.fail("start_game", players=2, seat=4)
    assert "needs 3 opponents" in client.fail("start_game", players=4, opponents=["random", "random"])
    assert "no language" in client.fail("rules", lang="xx")
    assert "127.0.0.1" in client.fail("join_table", server="nonsense", code="ABC")


def test_an_assistant_plays_a_game(client: Client) -> None:
    assert "Ranks of hands" in client.call("rules")
    told = client.call("start_game", players=3, opponents=["random"], seat=1, seed="tea")
    assert "Seat 1 (you)" in told
    assert client.call("look") == told
    assert '"nonsense" is not valid' in client.fail("choose", action="nonsense")
    for _ in range(200):
        if "Final score" in told:
            break
        (first, *_) = json.loads(client.call("choices"))
        told = client.call("choose", action=first, confidence=0.5, tokens=10)
    assert "Final score" in told
    assert "the game is over" in client.fail("choose", action="pass")
    report = json.loads(client.call("report"))
    assert (report["games"], report["refused"], report["predictions"]) == (1, 1, 3)
    assert report["tokens"] == 10 * report["decisions"]
    assert report["brier"] == 0.25


def test_the_same_seed_tells_the_same_story(client: Client) -> None:
    first = [client.call("start_game", opponents=["random"], seed="tea"), client.call("choose", action="pass")]
    again = Client()
    assert first == [again.call("start_game", opponents=["random"], seed="tea"), again.call("choose", action="pass")]
    assert "Vous passez" in again.call("start_game", opponents=["random"], seed="tea", lang="fr") + again.call(
        "choose", action="pass"
    )


def test_an_assistant_plays_a_match(client: Client) -> None:
    told = client.call("start_match", opponent="random", deals=1, seed="tea")
    for _ in range(400):
        if "The match is over" in told:
            break
        (first, *_) = json.loads(client.call("choices"))
        told = client.call("choose", action=first)
    standing = json.loads(told.partition("\n")[2])
    assert (standing["entrant"], standing["seats"]) == ("assistant", 2)
    assert json.loads(client.call("report"))["games"] == 2


def test_a_game_that_fails_ends() -> None:
    chair = Chair(Scorer(TextReport()))

    def play() -> str:
        raise RuntimeError("broken")

    chair.run(play)
    turn = chair.wait(60)
    assert isinstance(turn, Ended)
    assert "broken" in turn.text


def test_half_a_surrogate_pair_is_answered(client: Client) -> None:
    call = '{"jsonrpc": "2.0", "id": "\\ud800", "method": "tools/call", "params": {"name": "choose", "arguments": %s}}'
    client.call("start_game", players=2, opponents=["random"], seed="tea")
    answer = client.server.answer_line(call % '{"action": "\\ud800"}')
    assert answer is not None
    assert json.loads(answer.encode("utf-8"))["result"]["isError"]


def test_a_line_that_is_not_utf_8_does_not_end_the_command() -> None:
    given = b'\xff\xfe\n{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n'
    ended = subprocess.run([sys.executable, "-m", "foretell", "mcp"], input=given, capture_output=True, check=True)
    first, second = (json.loads(line) for line in ended.stdout.splitlines())
    assert first["error"]["code"] == -32700
    assert second == {"jsonrpc": "2.0", "id": 1, "result": {}}


def test_the_command_speaks_over_stdio() -> None:
    game = {"players": 2, "opponents": ["random"]}
    lines = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": VERSIONS[0]}},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "rules", "arguments": {}}},
        {"jsonrpc": "2.0", "id": "x", "method": "tools/call", "params": {"name": "start_game", "arguments": game}},
    ]
    given = "\n".join(map(json.dumps, lines)) + "\n\nnonsense\n" + "x" * (2 * MAX_LINE) + "\n"
    command = [sys.executable, "-m", "foretell", "mcp"]
    ended = subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", check=True)
    answers = [json.loads(line) for line in ended.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, "x", None, None]
    assert "Your hand" in answers[2]["result"]["content"][0]["text"]
    assert ended.stderr == ""
