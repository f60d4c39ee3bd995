"""Rectangles and letters in arrays of pixels."""

from typing import Any

import numpy as np

Image = np.ndarray[Any, np.dtype[np.uint8]]
Colour = tuple[int, int, int]
HEIGHT, WIDTH = 5, 3
# Five rows of three pixels for each character, as octal digits from the top row down.
GLYPHS = {
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711, "5": 0o74717, "6": 0o74757, "7": 0o71244,
    "8": 0o75757, "9": 0o75717, "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556, "E": 0o74647, "F": 0o74644,
    "G": 0o34553, "H": 0o55755, "I": 0o72227, "J": 0o11152, "K": 0o55655, "L": 0o44447, "M": 0o57755, "N": 0o65555,
    "O": 0o25552, "P": 0o65644, "Q": 0o25563, "R": 0o65655, "S": 0o34216, "T": 0o72222, "U": 0o55557, "V": 0o55552,
    "W": 0o55775, "X": 0o55255, "Y": 0o55222, "Z": 0o71247, ".": 0o00002, ",": 0o00024, ":": 0o02020, "?": 0o61202,
    "(": 0o24442, ")": 0o21112, "-": 0o00700, "_": 0o00007, ">": 0o42124, "+": 0o02720, " ": 0,
}  # fmt: skip


def fill(image: Image, left: int, top: int, width: int, height: int, colour: Colour) -> None:
    """Fill a rectangle."""
    image[top : top + height, left : left + width] = colour


def write(image: Image, left: int, top: int, text: str, colour: Colour, scale: int = 1) -> None:
    """Write a line of text. What does not fit is cut off."""
    for character in text.upper():
        dots = glyph(character).repeat(scale, axis=0).repeat(scale, axis=1)
        place = image[top : top + HEIGHT * scale, left : left + WIDTH * scale]
        place[dots[: place.shape[0], : place.shape[1]]] = colour
        left += (WIDTH + 1) * scale


def glyph(character: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """The pixels of a character, bool (5, 3); those of a question mark if it has none."""
    bits = GLYPHS.get(character, GLYPHS["?"])
    places = np.arange(HEIGHT * WIDTH - 1, -1, -1).reshape(HEIGHT, WIDTH)
    return np.asarray(bits >> places & 1 != 0)
