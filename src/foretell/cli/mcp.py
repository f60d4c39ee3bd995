"""`foretell mcp`: let an assistant take a seat. Messages come from stdin and go to stdout, one per line."""

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import TextIOWrapper

from ..mcp import MAX_LINE, McpServer
from ..telling.words import Words
from .arguments import Parser


def run(arguments: Sequence[str], words: Words) -> int:
    """Answer messages until the input ends."""
    Parser(words, "foretell mcp", words.text("help-mcp")).parse(arguments)
    server, out = McpServer(), sys.stdout
    if sys.stdin.isatty():
        print(words.text("mcp-terminal"), file=sys.stderr)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # the line is then no JSON, and the next one is read
    with redirect_stdout(sys.stderr):  # stdout has messages only
        while line := sys.stdin.readline(MAX_LINE + 1):
            if not line.strip():
                continue
            answer = server.answer_line(line)
            while len(line) > MAX_LINE and not line.endswith("\n"):  # the rest of a line that is too long
                line = sys.stdin.readline(MAX_LINE + 1)
            if answer is not None:
                out.write(answer + "\n")
                out.flush()
    server.close()
    return 0
