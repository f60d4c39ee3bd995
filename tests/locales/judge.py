"""The reference implementation of Project Fluent, for the same texts as our own parser."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from foretell.locales import Argument, load

FILES = tuple(sorted(file.name for file in (files("foretell.locales") / "en").iterdir() if file.name.endswith(".ftl")))
"""Those that the terminal reads, and some of them the browser, too."""

# Whole numbers of every plural category in every language. None lies between 1000 and 9999: there the reference
# implementation for Python overlooks that Spanish and Italian leave four digits together (browsers do not).
WHOLE = (0, 1, 2, 3, 19, 20, 21, 100, 101, 119, 120, 1_000_000, 2_000_000, 1_000_001)
SAMPLES: Mapping[str, tuple[Argument, ...]] = {
    "me": ("yes", "other", "no"),
    "target": ("none", "self", "other"),
    "known": ("yes", "no"),
    "by": ("runes", "hand", "nobody"),
    "bending": ("yes", "no"),
    "allin": ("yes", "no"),
    "discard": ("open", "bending", "closed"),
    "points": (10, 7, 6, 5, 4, 3, 2, 1, 0),
    "bots": WHOLE,
    "count": WHOLE,
    "decisions": WHOLE,
    "games": WHOLE,
    "players": WHOLE,
    "runes": WHOLE,
    "bad": (0, 1, 2),
    "good": (0, 1, 12_345),
    "gain": (0, 7),
    "limit": (8, 10, 12),
    "place": (1, 2),
    "round": (1, 4),
    "rounds": (3,),
    "turn": (1, 17),
    "number": (1, 250),
    "rate": (0.5, 12_345.5),
    "seconds": (1, 0.25, 61.125),
    "value": (0, 33.3, 100),
}
SIDES: tuple[Argument, ...] = ("A", "B")
TEXTS: tuple[Argument, ...] = ("Ana Ș. „x” {y}",)


def source(language: str, file: str) -> str:
    return (files("foretell.locales") / language / file).read_text(encoding="utf-8")


def bundle_of(language: str, *sources: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources:
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def bundle(language: str) -> FluentBundle:
    return bundle_of(language, *(source(language, file) for file in FILES))


def text(judge: FluentBundle, key: str, arguments: Mapping[str, Argument]) -> str:
    """Return the text of the reference implementation, which must not report an error."""
    name, _, attribute = key.partition(".")
    message = judge.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    result, complaints = judge.format_pattern(pattern, dict(arguments))
    assert not complaints, (key, complaints)
    assert isinstance(result, str)
    return result


def is_valid(fluent: str) -> bool:
    """Whether the reference implementation can read every part of a source."""
    return not any(isinstance(entry, Junk) for entry in FluentParser().parse(fluent).body)


def samples(key: str) -> list[dict[str, Argument]]:
    """Yield every combination of sample arguments for a text."""
    names = sorted(load("en").arguments(key))
    values = [samples_of(name, key) for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def samples_of(name: str, key: str) -> tuple[Argument, ...]:
    if name == "side" and "points" in load("en").arguments(key):
        return SIDES
    return SAMPLES.get(name, TEXTS)
