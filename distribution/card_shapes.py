"""Collect the shapes of cards for the library's pictures, from the files of the browser table.

`python distribution/card_shapes.py` writes src/foretell/pictures/shapes.svg. With `--check` it fails if the file
differs.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ART = ROOT / "web" / "src" / "art"
SHAPES = ROOT / "src" / "foretell" / "pictures" / "shapes.svg"
FILES = ("Cards", "Suits", "Effects", "Emblems", "Ornaments")
INKS = ("gilt", "gilt-deep", "midnight", "cover", "clock-ink", "mask-ink", "scarab-ink", "tree-ink", "rune-ink")
SHAPE = re.compile(r'^<(\w+) id="[^"]+"(?:[^\n]*</\1>$|.*?^</\1>$)', re.DOTALL | re.MULTILINE)
"""An element whose end is on the same line, or on a line of its own without an indent."""


def shapes() -> str:
    """An SVG file with one shape on each line, and the colours as custom properties of the root."""
    css = (ART / "inks.css").read_text("utf-8")
    inks = {name: _colour(css, name) for name in INKS}
    inks["bone"] = _colour((ROOT / "web" / "src" / "app.css").read_text("utf-8"), "bone")
    style = ";".join(f"--{name}:{value}" for name, value in inks.items())
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" style="{style}"><defs>']
    for file in FILES:
        source = (ART / "sprite" / f"{file}.svelte").read_text("utf-8")
        lines += [re.sub(r"\s+", " ", found[0]).strip() for found in SHAPE.finditer(source)]
    return "\n".join((*lines, "</defs></svg>", ""))


def _colour(css: str, name: str) -> str:
    found = re.search(rf"--{name}: (#[0-9a-f]+);", css)
    if found is None:
        raise LookupError(f"no colour --{name}")
    return found[1]


def main() -> int:
    """Write the shapes, or compare them."""
    if "--check" in sys.argv:
        return 0 if SHAPES.read_text("utf-8") == shapes() else 1
    SHAPES.write_text(shapes(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
