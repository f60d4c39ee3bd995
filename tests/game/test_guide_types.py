"""The bots of the guide pass a strict type checker."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROTOCOL = "class Player(Protocol)"


def typed_code(block: str) -> str:
    """Return the imports, classes and functions of a block. The expressions between them are doctests."""
    if ">>> " not in block:
        return block
    parts = re.findall(r"^>>> (.*\n(?:\.\.\..*\n)*)", block, re.MULTILINE)
    kept = [part for part in parts if re.match(r"import |from |class |def ", part)]
    return "\n\n".join(re.sub(r"(?m)^\.\.\. ?", "", part) for part in kept)


def test_the_bots_of_the_guide_are_typed(tmp_path: Path) -> None:
    blocks = [block for block in BLOCK.findall((ROOT / "docs" / "bots.md").read_text("utf-8")) if PROTOCOL not in block]
    code = "\n\n".join(map(typed_code, blocks))
    assert re.findall(r"^class (\w+)", code, re.MULTILINE) == ["Sleeper", "Careful", "Attentive", "MyBot"]
    code += "\nplayers: list[Player] = [Sleeper(), Careful(), Attentive(), MyBot(1)]\n"
    file = tmp_path / "guide.py"
    file.write_text(code, "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={ROOT / '.mypy_cache'}"]
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src")}
    command += ["--follow-imports=silent", str(file)]
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    assert (ended.stdout.splitlines()[-1:], ended.stderr) == (["Success: no issues found in 1 source file"], "")
