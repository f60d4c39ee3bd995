"""Find the keys of messages in the browser's code: `t("key")`, `` t(`prefix-${name}`) ``, and keys in data.

The code is read as text, not as TypeScript: strings are in double quotes or backquotes there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .browser_texts import ROOT, WEB

SPOKEN = re.compile(r"(?<![\w$.:-])t\(")
"""The call that says something."""
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|^\s*//[^\n]*|(?<=[\s;,{}()])// [^\n]*", re.DOTALL | re.MULTILINE)
_STYLE = re.compile(r"<style\b.*?</style>", re.DOTALL)
_KEY = re.compile(r"[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*(?:\.[a-z]+)?")
_HOLE = "\0"
"""What stands for `${...}` in a template."""


@dataclass(frozen=True)
class NamedText:
    """A use of a message: a key, or a template with placeholders."""

    file: str
    text: str

    @property
    def is_template(self) -> bool:
        return _HOLE in self.text

    @property
    def prefix(self) -> str:
        return self.text.partition(_HOLE)[0]

    def names(self, key: str) -> bool:
        """Whether a key is what it names, or may be."""
        if not self.is_template:
            return self.text == key
        return re.fullmatch(r"[\w.-]+".join(map(re.escape, self.text.split(_HOLE))), key) is not None

    def __str__(self) -> str:
        return f"{self.file}: {self.text.replace(_HOLE, '${…}')}"


@cache
def sources() -> dict[str, str]:
    """Return the browser's code by file, without comments, styles, tests and generated files."""
    files = [file for kind in ("*.svelte", "*.ts") for file in sorted((WEB / "src").rglob(kind))]
    own = [file for file in files if not file.name.endswith((".test.ts", ".d.ts")) and file.name != "wire.ts"]
    return {file.relative_to(ROOT).as_posix(): code(file) for file in own}


def code(file: Path) -> str:
    return _COMMENT.sub("", _STYLE.sub("", file.read_text(encoding="utf-8")))


def spoken() -> list[NamedText]:
    """What is named in the first argument of a `t(...)`, outside of further parentheses and comparisons."""
    return [
        NamedText(file, text)
        for file, source in sources().items()
        for call in SPOKEN.finditer(source)
        for text in _results(_first_argument(source, call.end()))
    ]


def written() -> list[NamedText]:
    """Every string and template of the code that may be a key: they are kept in data, and spoken elsewhere."""
    found = []
    for file, source in sources().items():
        texts = [*_STRING.findall(source), *(text for text, _ in _templates(source))]
        found += [NamedText(file, text) for text in texts if _KEY.fullmatch(text.replace(_HOLE, "x"))]
    return found


def spoken_in_python() -> list[NamedText]:
    """What the code of the terminal, of reviews and of `telling` names, in the same way.

    What is between the braces of an f-string is a hole.
    """
    return [
        NamedText(file.name, re.sub(r"\{[^{}]*\}", _HOLE, text))
        for folder in ("cli", "reviews", "telling")
        for file in sorted((ROOT / "src" / "foretell" / folder).rglob("*.py"))
        for quoted in (r'"([^"\n]*)"', r"'([^'\n]*)'")
        for text in re.findall(quoted, file.read_text(encoding="utf-8"))
    ]


def _first_argument(source: str, start: int) -> str:
    """The text up to the comma or the parenthesis that ends an argument."""
    depth, position = 0, start
    while position < len(source):
        character = source[position]
        if character == '"':
            match = _STRING.match(source, position)
            position = match.end() if match else position + 1
            continue
        if character == "`":
            position = _template(source, position)[1]
            continue
        if depth == 0 and character in ",)":
            return source[start:position]
        depth += (character in "([{") - (character in ")]}")
        position += 1
    return source[start:]


def _results(argument: str) -> Iterator[str]:
    """The strings that an expression may give: not those that it compares, nor those inside of calls."""
    flat = _without_calls(argument)
    templates = list(_templates(flat))
    for text, whole in templates:
        yield text
        flat = flat.replace(whole, "")
    for match in _STRING.finditer(flat):
        before, after = flat[: match.start()].rstrip(), flat[match.end() :].lstrip()
        if not before.endswith(("==", "[", "+")) and not after.startswith(("==", "!=")):
            yield match.group(1)


def _without_calls(argument: str) -> str:
    """The expression without what is inside of calls, or added to something; templates are left whole."""
    result, depth, position = [], 0, 0
    while position < len(argument):
        character = argument[position]
        if character == "`":
            end = _template(argument, position)[1]
            result.append(argument[position:end] if depth == 0 else "")
            position = end
            continue
        called = character == "(" and re.search(r"[\w$\])]$|\+ *$", "".join(result)) is not None
        if depth or called:
            depth += (character == "(") - (character == ")")
        else:
            result.append(character)
        position += 1
    return "".join(result)


def _templates(source: str) -> Iterator[tuple[str, str]]:
    """Every template with its holes, and as it is written."""
    position = source.find("`")
    while position >= 0:
        text, end = _template(source, position)
        yield text, source[position:end]
        position = source.find("`", end)


def _template(source: str, start: int) -> tuple[str, int]:
    """The template that begins at a backquote, with holes, and where it ends."""
    result, position = "", start + 1
    while position < len(source) and source[position] != "`":
        if source.startswith("${", position):
            depth, position = 1, position + 2
            while position < len(source) and depth:
                if source[position] == "`":
                    position = _template(source, position)[1]
                    continue
                depth += (source[position] == "{") - (source[position] == "}")
                position += 1
            result += _HOLE
        else:
            result += source[position]
            position += 1
    return result, position + 1
