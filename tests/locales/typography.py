"""How texts are set: what is wrong in any language, and in one of them."""

import re

_FRENCH = re.compile(r" [:;!»]| \?(?! [a-zàJ])|« |[^\W\d_][;!?»]|\w:(?!//)")


def is_tidy(text: str) -> bool:
    """No space too many, and one line."""
    return text == text.strip() and "  " not in text and "\n" not in text


def breaks_badly_in_french(text: str) -> bool:
    """A sign that wants a space before it, without one or with one that breaks."""
    return _FRENCH.search(text) is not None


def elisions_in_french(fluent: str) -> list[str]:
    """The lines with a name where French might need an elision before it."""
    return re.findall(r".*\b(?:de|que|si|lorsque|jusque|le|la) \{ \$(?:name|other|card|cards) \}.*", fluent)


def has_cedillas(fluent: str) -> bool:
    """Romanian letters with a cedilla, which they have only in old fonts."""
    return re.search("[şţŞŢ]", fluent) is not None
