"""Typography: the rules for all languages, and those of single languages."""

import re

_FRENCH = re.compile(r" [:;!»%]| \?(?! [a-zàJ])|« |[^\W\d_][;!?»]|\w:(?!//)|\u00a0[;!?%]|\u202f[:»]")


def is_tidy(text: str) -> bool:
    """Whether a text is one line without extra spaces."""
    return text == text.strip() and "  " not in text and "\n" not in text


def breaks_badly_in_french(text: str) -> bool:
    """Whether French punctuation lacks its non-breaking space, which is narrow before ; ! ? and %."""
    return _FRENCH.search(text) is not None


def elisions_in_french(fluent: str) -> list[str]:
    """Return the lines with a name where French might need an elision before it."""
    return re.findall(r".*\b(?:de|que|si|lorsque|jusque|le|la) \{ \$(?:name|other|card|cards) \}.*", fluent)


def has_cedillas(fluent: str) -> bool:
    """Whether a text has Romanian letters with a cedilla instead of a comma below."""
    return re.search("[şţŞŢ]", fluent) is not None
