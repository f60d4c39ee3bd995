"""Draw cards as `web/src/art/Card.svelte` does, from the shapes in shapes.svg.

`distribution/card_shapes.py` writes that file from the art of the browser table.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from ..sheets import Effect, Sheet, default_sheet, suit_of, value_of

WIDTH, HEIGHT = 100, 140
"""The size of a card in its own units."""
ORNAMENTS = {"J": "rays", "Q": "moons", "K": "rosette", "A": "halo"}
SCALES = {"plain": 1.15, "rays": 0.88, "moons": 0.86, "rosette": 0.86, "halo": 0.85}
EFFECTS_X, EFFECTS_TOP, EFFECTS_BOTTOM, MAX_STEP = 16.6, 51.5, 132, 23
"""The column of the effects on the left edge of a card."""
DECOR = "velvet"
_SERIF = "font-family:Fraunces,Georgia,serif;font-weight:600"


@dataclass(frozen=True)
class Picture:
    """An SVG picture, which a notebook shows."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture of {len(self.svg):,} bytes>"


def cards_picture(cards: Iterable[str | None], sheet: Sheet | None = None) -> Picture:
    """Cards side by side. None is a card back."""
    shown = tuple(cards)
    return framed(WIDTH * len(shown) + 8 * (len(shown) - 1), HEIGHT, row_of_cards(shown, sheet, 8))


def row_of_cards(cards: Sequence[str | None], sheet: Sheet | None = None, gap: float = 4) -> str:
    """Cards side by side, as a part of a picture."""
    step = WIDTH + gap
    return "".join(
        f'<g transform="translate({step * i:g} 0)">{card_face(card, sheet)}</g>' for i, card in enumerate(cards)
    )


def card_face(card: str | None, sheet: Sheet | None = None) -> str:
    """A card, 100 wide and 140 high, as a part of a picture."""
    if card is None:
        back = '<rect width="100" height="140" rx="6.5" fill="var(--cover)"/>'
        return f'{back}<use href="#card-back"/><use href="#back-{DECOR}"/>'
    suit = suit_of(card)
    ink = "rune-ink" if suit is None else f"{suit}-ink"
    style = f"color:var(--{ink});--print:var(--{ink});--stock:var(--bone)"
    index = _index(card)
    return (
        f'<g style="{style}"><title>{card}</title><rect width="100" height="140" rx="6.5" fill="var(--bone)"/>'
        f'<use href="#card-frame"/>{_emblem(card)}{index}'
        f'<g transform="translate(98 137.6) rotate(180) scale(.6)">{index}</g>'
        f"{_effects((sheet or default_sheet()).effects(card))}</g>"
    )


def _emblem(card: str) -> str:
    value = value_of(card)
    if value is None:
        return f'<use href="#emblem-{card}" transform="translate(60 74)"/>'
    ornament = ORNAMENTS.get(value, "plain")
    behind = (
        "" if ornament == "plain" else f'<use href="#ornament-{ornament}" transform="translate(60 74) scale(.94)"/>'
    )
    reversed_ = ' style="--stock:var(--print);color:var(--bone)"' if ornament == "halo" else ""
    scale = f"{SCALES[ornament]:g}"
    return f'{behind}<use href="#emblem-{card[-1]}"{reversed_} transform="translate(60 74) scale({scale})"/>'


def _index(card: str) -> str:
    """The value and the suit in a corner."""
    value = value_of(card)
    if value is None:
        sign = f'<use href="#rune-{card[-1]}" x="8" y="29.5" width="18.5" height="18.5"/>'
        return _text(17.5, 27, "+2", 25) + sign
    suit = f'<use href="#suit-{card[-1]}" x="8.2" y="29.8" width="18" height="18"/>'
    if value == "10":
        return _text(4, 28.4, "10", 33, ' textLength="28" lengthAdjust="spacingAndGlyphs"', anchor="start") + suit
    return _text(17.5, 26.6 if value == "Q" else 28.4, value, 33) + suit


def _text(x: float, y: float, text: str, size: float, more: str = "", anchor: str = "middle") -> str:
    style = f"{_SERIF};font-size:{size:g}px"
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="currentColor" style="{style}"{more}>{text}</text>'


def _effects(effects: Sequence[Effect]) -> str:
    step = min(MAX_STEP, (EFFECTS_BOTTOM - EFFECTS_TOP) / max(len(effects), 1))
    size = step - 1
    drawn = []
    for number, effect in enumerate(effects):
        disc, star = ("disc-starred", '<use href="#effect-star"/>') if effect.star else ("disc", "")
        drawn.append(
            f'<svg x="{EFFECTS_X - size / 2:g}" y="{EFFECTS_TOP + step * number:g}" width="{size:g}" height="{size:g}"'
            f' viewBox="0 0 24 24" overflow="visible"><use href="#{disc}"/>'
            f'<use href="#effect-{effect.name.replace(" ", "-")}"/>{star}</svg>'
        )
    return "".join(drawn)


def label(x: float, y: float, text: str, size: float = 26) -> str:
    """A line of text beside the cards. It has the colour of the notebook's text."""
    style = f"font-family:Alegreya Sans,sans-serif;font-size:{size:g}px"
    return f'<text x="{x:g}" y="{y:g}" fill="currentColor" style="{style}">{escape(text)}</text>'


def framed(width: float, height: float, content: str, scale: float = 0.64) -> Picture:
    """A whole picture, with the shapes that its content uses."""
    colours, shapes = _shapes()
    needed: dict[str, str] = {}
    wanted = re.findall(r'href="#([^"]+)"', content)
    while wanted:
        name = wanted.pop()
        if name not in needed:
            needed[name] = shapes[name]
            wanted += re.findall(r'(?:href="#|url\(#)([^")]+)', shapes[name])
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}"'
        f' viewBox="0 0 {width:g} {height:g}" role="img" style="{colours}">'
        f"<defs>{''.join(needed.values())}</defs>{content}</svg>"
    )


@cache
def _shapes() -> tuple[str, dict[str, str]]:
    """The colours, and the shapes by their ids."""
    first, *lines = (files(__package__) / "shapes.svg").read_text("utf-8").splitlines()
    found = (re.match(r'<\w+ id="([^"]+)"', line) for line in lines)
    shapes = {match[1]: line for match, line in zip(found, lines, strict=True) if match}
    colours = re.search(r'style="([^"]+)"', first)
    return colours[1] if colours else "", shapes
