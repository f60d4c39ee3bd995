"""The transcripts and commands of the guides are real."""

import re
import shlex
from pathlib import Path

import pytest

from .terminal import Shell

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "terminal.md"
BLOCK = re.compile(r"^```(?:console|sh|bash|shell)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = [
    (path.relative_to(ROOT).as_posix(), command)
    for path in (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")))
    for block in BLOCK.findall(path.read_text("utf-8"))
    for command in re.findall(r"^(?:\$ )?(?:\.venv/bin/)?(foretell\b[^|#\n]*)", block, re.MULTILINE)
]


def transcripts() -> list[tuple[str, str]]:
    """Yield each command of the guide with its output."""
    blocks = BLOCK.findall(GUIDE.read_text("utf-8"))
    parts = (part.partition("\n") for block in blocks for part in re.split(r"(?m)^\$ ", block)[1:])
    return [(command, shown) for command, _, shown in parts]


def test_the_guide_shows_what_happens(foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    assert len(transcripts()) > 8
    for command, shown in transcripts():
        line, _, target = command.partition(" > ")
        ended = foretell(*shlex.split(line)[1:], answers=re.findall(r"^Your choice: (.*)$", shown, re.MULTILINE))
        if target:
            Path(target).write_text(ended.out, "utf-8")
        elif shown.endswith("…\n"):
            assert ended.out.startswith(shown.removesuffix("…\n")), command
        else:
            assert sorted((ended.err + ended.out).splitlines()) == sorted(shown.splitlines()), command


@pytest.mark.parametrize("page", sorted({page for page, _ in COMMANDS}))
def test_every_guide_with_a_command_says_how_to_get_it(page: str) -> None:
    assert page == "docs/install.md" or "install.md)" in (ROOT / page).read_text("utf-8")


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_every_command_in_the_guides_is_one(foretell: Shell, page: str, command: str) -> None:
    words = shlex.split(command.partition(" > ")[0])[1:]
    names = [word for word in words[:2] if re.fullmatch("[a-z]+", word)]
    if names[:1] not in (["sheet"], ["admin"]):
        names = names[:1]
    ended = foretell(*names, "--help")
    assert ended.status == 0, page
    for option in (word.partition("=")[0] for word in words if re.match("--?[a-z]", word)):
        assert re.search(rf"(?<![\w-]){option}(?![\w-])", ended.out), (page, command)
