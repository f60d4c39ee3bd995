"""The messages of the browser: complete, alike in all languages, used by the code, and tidy."""

import re
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from foretell.game.unfolding import Result
from foretell.locales import Argument, languages
from foretell.locales.fluent import FluentEntry, MessageReference, Selection, elements
from foretell.locales.plurals import categories

from . import judge
from .browser_texts import FILES, OWN, PARTS, catalogue, entries
from .judge import WHOLE, bundle_of, is_valid, source, text
from .test_words import EVENTS
from .typography import breaks_badly_in_french, elisions_in_french, has_cedillas, is_tidy
from .usage import NamedText, spoken, spoken_in_python, written

OTHERS = [language for language in languages() if language != "en"]
EVERY = pytest.mark.parametrize("language", languages())
AN_OWN_FILE = pytest.mark.parametrize("file", OWN)


def own_keys() -> list[str]:
    return [entry.key for file in OWN for entry in entries("en", file)]


def test_the_parts_hold_every_file_of_the_browser_once() -> None:
    assert len(set(FILES)) == len(FILES)
    assert set(PARTS) == {"main", "home", "forms", "lobby", "moments", "games", "settings", "rules", "lesson"} | {
        "coach", "daily", "duplicate", "replay", "ending", "review", "puzzles",
    }  # fmt: skip
    assert set(OWN) == {f"browser/{name}.ftl" for name in ("page", "play", *(set(PARTS) - {"main"}))}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_refers_only_to_messages_that_are_loaded_with_it(part: str) -> None:
    loaded = [entry for name in {"main", part} for file in PARTS[name] for entry in entries("en", file)]
    referred = {
        element.key for entry in loaded for element in elements(entry.pattern) if isinstance(element, MessageReference)
    }
    assert referred <= {entry.key for entry in loaded}


def test_what_settled_a_game_is_loaded_with_the_table() -> None:
    """It is spoken before the podium and its texts are loaded."""
    main = {entry.key for file in PARTS["main"] for entry in entries("en", file)}
    assert {f"over-by-{reason}" for reason in get_args(get_type_hints(Result)["by"])} <= main


# --- alike in all languages -----------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@AN_OWN_FILE
def test_every_file_has_the_same_keys_and_comment_groups(language: str, file: str) -> None:
    def outline(of: str) -> list[str]:
        return re.findall(r"^(?:## .*|-?[a-zA-Z][\w-]* =|    \.[a-z]+ =)", source(of, file), re.MULTILINE)

    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_takes_the_same_arguments(language: str) -> None:
    assert catalogue(language).keys == catalogue("en").keys
    for key in catalogue("en").keys:
        assert catalogue(language).arguments(key) == catalogue("en").arguments(key), key


def counted(entry: FluentEntry) -> dict[str, set[str]]:
    """Return the variables that a text counts, with the plural categories of each."""
    result: dict[str, set[str]] = {}
    for element in elements(entry.pattern):
        if isinstance(element, Selection) and element.counts():
            named = {variant.key for variant in element.variants if isinstance(variant.key, str)}
            if named != {"other"}:
                result.setdefault(element.variable, set()).update(named)
    return result


@EVERY
@AN_OWN_FILE
def test_counted_things_have_the_plural_forms_of_the_language(language: str, file: str) -> None:
    """Whole millions (`many`) do not occur at a table."""
    english = {entry.key: counted(entry) for entry in entries("en", file)}
    for entry in entries(language, file):
        for variable, named in counted(entry).items():
            assert named <= set(categories(language)), (entry.key, variable)
            assert set(categories(language)) - {"many"} <= named, (entry.key, variable)
        if language == "ro":
            assert set(english[entry.key]) <= set(counted(entry)), entry.key


# --- named by the code ----------------------------------------------------------------------------


def test_every_text_that_is_named_is_there() -> None:
    keys = catalogue("en").keys
    missing = [str(named) for named in spoken() if named.prefix and not any(map(named.names, keys))]
    assert missing == []


def test_every_text_of_the_browser_is_named_somewhere() -> None:
    named = used(written())
    assert [key for key in own_keys() if not key.startswith("-") and key not in named] == []


def test_every_text_that_is_shared_is_named_somewhere() -> None:
    events = [NamedText("events", event.replace("_", "-")) for event in EVENTS]
    named = used([*written(), *spoken_in_python(), *events])
    shared = [entry.key for file in FILES if file not in OWN for entry in entries("en", file)]
    assert [key for key in shared if not key.startswith("-") and key not in named] == []


def used(names: list[NamedText]) -> set[str]:
    """Return the keys that the code uses, with those that other messages refer to."""
    keys = catalogue("en").keys
    exact = {named.text for named in names}
    templates = [named for named in names if named.is_template and named.prefix]
    attributes = {named.text.rpartition(".")[2] for named in names if re.fullmatch("\0\\.[a-z]+", named.text)}
    found = {key for key in keys if key in exact or any(template.names(key) for template in templates)}
    found |= {
        key for key in keys for name, _, attribute in [key.partition(".")] if attribute in attributes and name in found
    }
    for file in {*FILES, *judge.FILES}:
        for entry in entries("en", file):
            found |= {element.key for element in elements(entry.pattern) if isinstance(element, MessageReference)}
    return found


# --- tidy, and as the reference says --------------------------------------------------------------


def choices(key: str) -> dict[str, tuple[Argument, ...]]:
    """Return the samples for each argument of a text: every variant in any language, and every kind of number."""
    found: dict[str, tuple[Argument, ...]] = dict.fromkeys(sorted(catalogue("en").arguments(key)), (7,))
    for language in languages():
        for selection in _selections(language, key):
            asked = WHOLE if selection.counts() else tuple(str(variant.key) for variant in selection.variants)
            before = found[selection.variable]
            found[selection.variable] = tuple(dict.fromkeys((*(before if before != (7,) else ()), *asked)))
    return found


def _selections(language: str, key: str) -> Iterator[Selection]:
    by_key = {entry.key: entry for file in FILES for entry in entries(language, file)}
    for element in elements(by_key[key].pattern):
        match element:
            case Selection():
                yield element
            case MessageReference(target):
                yield from _selections(language, target)


def samples(key: str) -> Iterator[dict[str, Argument]]:
    """Yield arguments for a text: each argument takes all its samples, while the others keep their first one."""
    tried = choices(key)
    first = {name: values[0] for name, values in tried.items()}
    yield first
    for name, values in tried.items():
        yield from ({**first, name: value} for value in values[1:])


@EVERY
@AN_OWN_FILE
def test_every_file_is_valid_fluent(language: str, file: str) -> None:
    assert is_valid(source(language, file))


@EVERY
def test_every_text_is_tidy_and_what_the_judge_says(language: str) -> None:
    bundle = bundle_of(language, *(source(language, file) for file in FILES))
    for key in own_keys():
        for arguments in samples(key) if not key.startswith("-") else ():
            said = catalogue(language).text(key, **arguments)
            assert said == text(bundle, key, arguments), key
            assert is_tidy(said), (key, said)
            assert language != "fr" or not breaks_badly_in_french(said), (key, said)


@AN_OWN_FILE
def test_names_stand_where_french_needs_no_elision(file: str) -> None:
    assert elisions_in_french(source("fr", file)) == []


@AN_OWN_FILE
def test_romanian_letters_have_commas_and_not_cedillas(file: str) -> None:
    assert not has_cedillas(source("ro", file))
