"""Draw the picture of a card for the documentation, from the shapes of the browser table.

`python distribution/card_picture.py` writes docs/pictures/card.svg. With `--check` it fails if the file differs.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ART = ROOT / "web" / "src" / "art"
PICTURE = ROOT / "docs" / "pictures" / "card.svg"
SHAPES = ("card-frame", "emblem-M", "mask-half", "ornament-rays", "suit-M", "disc", "disc-starred", "effect-star",
          "effect-take", "effect-draw")  # fmt: skip
# The letter J of Fraunces, in the place that web/src/art/Card.svelte gives it: a picture cannot load a font.
JACK = (
    "M23.38 24.41Q23.38 26.44 21.52 27.68Q19.65 28.93 16.52 28.93Q13.55 28.93 11.91 27.76Q10.28 26.6 10.28 24.65"
    "Q10.28 23.43 10.94 22.68Q11.6 21.93 12.76 21.93Q13.71 21.93 14.32 22.61Q14.93 23.28 14.93 24.49V25.66"
    "Q14.93 26.52 15.36 26.99Q15.79 27.46 16.78 27.46Q17.79 27.46 18.45 26.93Q19.11 26.4 19.11 25.4"
    "Q19.11 24.59 18.75 23.9Q18.4 23.2 17.92 22.43Q17.44 21.65 17.09 20.64Q16.73 19.62 16.73 18.2V8.06"
    "Q16.73 7.68 16.53 7.44Q16.34 7.2 15.92 7.11L14.77 6.92Q14.36 6.83 14.18 6.63Q13.99 6.42 13.99 6.06"
    "Q13.99 5.7 14.23 5.5Q14.47 5.3 14.98 5.3H23.3Q23.83 5.3 24.07 5.5Q24.31 5.7 24.31 6.06Q24.31 6.69 23.6 6.9"
    "L22.67 7.11Q22.28 7.23 22.06 7.46Q21.85 7.69 21.85 8.06V17.87Q21.85 19.06 22.08 19.91"
    "Q22.31 20.76 22.62 21.44Q22.92 22.11 23.15 22.81Q23.38 23.52 23.38 24.41Z"
)
LABELS = ((18, "value"), (39, "suit"), (62.5, "starred effect: mandatory"), (85.5, "other effect: optional"))
"""What the lines point at: a height on the card, which is 140 high, and a text."""
COLOURS = {
    "--gilt": "#d9ab52", "--gilt-deep": "#8a6116", "--midnight": "#14212a", "--stock": "#f4ecda",
}  # fmt: skip


def picture() -> str:
    """The Jack of Masks as an SVG file, with a label for each part."""
    index = f'<path fill="currentColor" d="{JACK}"/><use href="#suit-M" x="8.2" y="29.8" width="18" height="18"/>'
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" width="429" height="224" viewBox="0 0 330 172" role="img">',
            "<title>The Jack of Masks: value, suit, a starred effect (Take) and another effect (Draw)</title>",
            f"<style>svg{{{';'.join(f'{name}:{value}' for name, value in COLOURS.items())}}}</style>",
            f"<defs>{''.join(map(_shape, SHAPES))}</defs>",
            '<rect width="330" height="172" rx="12" fill="#1d2d37"/>',
            *(_label(height, text) for height, text in LABELS),
            '<g transform="translate(212 16)" color="#a0263a">',
            '<rect width="100" height="140" rx="6.5" fill="#f4ecda"/><use href="#card-frame"/>',
            '<use href="#ornament-rays" transform="translate(60 74) scale(.94)"/>',
            '<use href="#emblem-M" transform="translate(60 74) scale(.88)"/>',
            index,
            f'<g transform="translate(98 137.6) rotate(180) scale(.6)">{index}</g>',
            _effect(51.5, "take", starred=True),
            _effect(74.5, "draw", starred=False),
            "</g>",
            "</svg>",
            "",
        )
    )


def _effect(top: float, name: str, *, starred: bool) -> str:
    disc, star = ("disc-starred", '<use href="#effect-star"/>') if starred else ("disc", "")
    return (
        f'<svg x="5.6" y="{top}" width="22" height="22" viewBox="0 0 24 24" overflow="visible">'
        f'<use href="#{disc}"/><use href="#effect-{name}"/>{star}</svg>'
    )


def _label(height: float, text: str) -> str:
    line = height + 16
    return (
        f'<text x="184" y="{line + 4}" text-anchor="end" fill="#f1e9d8" font-family="Alegreya Sans,sans-serif"'
        f' font-size="13">{text}</text>'
        f'<path d="M190 {line}H216" stroke="#d9ab52" stroke-width="1.5" stroke-dasharray="2 2"/>'
    )


def _shape(name: str) -> str:
    """The element with this id, from the files of the browser table."""
    for file in sorted((ART / "sprite").glob("*.svelte")):
        # Its end is on the same line, or on a line of its own without an indent.
        shape = rf'^<(\w+) id="{name}"(?:[^\n]*</\1>$|.*?^</\1>$)'
        found = re.search(shape, file.read_text("utf-8"), re.DOTALL | re.MULTILINE)
        if found:
            return re.sub(r"\s+", " ", found[0]).strip()
    raise LookupError(f"no shape {name!r} in {ART / 'sprite'}")


def main() -> int:
    """Write the picture, or compare it."""
    if "--check" in sys.argv:
        return 0 if PICTURE.read_text("utf-8") == picture() else 1
    PICTURE.write_text(picture(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
