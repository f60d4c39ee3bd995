"""Which names a person may have at a table."""

import unicodedata

from ..game.record import MAX_NAME
from .bot_names import BOT_NAMES
from .refusals import Refusal

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols without ink: fillers of Hangul, an empty Braille pattern, and a note without a head."""
_LIKE = str.maketrans(
    "1i|0\u0430\u0435\u043e\u0440\u0441\u0443\u0456\u0455\u043c\u0442\u043d\u043a\u03b1\u03bf\u03b9\u03c1\u03c4\u03bc\u03bd\u03b5\u03ba\u03b7\u03c5",
    "lllo" + "aeopcylsmthk" + "aolptmnekhy",
)
"""Characters that look like Latin letters in upper or lower case: digits, Cyrillic and Greek. I and l look the same."""


def check_name(name: str) -> None:
    """Raise Refusal unless a person may have this name."""
    # `isprintable` is False for control characters, also for those that are invisible or reverse the text.
    if not 0 < len(name) <= MAX_NAME or not name.isprintable() or name != name.strip():
        raise Refusal("malformed", f"a name has 1 to {MAX_NAME} printable characters and no spaces at the ends")
    if looks_blank(name):
        raise Refusal("wrong_name", "this name looks empty; choose another")
    if _skeleton(name) in _BOT_SKELETONS:
        raise Refusal("wrong_name", "this is the name of a bot; choose another")


def looks_blank(name: str) -> bool:
    """Return whether a name shows nothing: only spaces, marks without a letter, or characters without ink."""
    return all(character in _BLANK or unicodedata.category(character)[0] in "CMZ" for character in name)


def _skeleton(name: str) -> str:
    """Return the same text for names that look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(character for character in plain.translate(_LIKE) if character.isalnum())


_BOT_SKELETONS = frozenset(map(_skeleton, BOT_NAMES))
