"""Texts by their keys: a missing text or argument is always an error."""

from pathlib import Path
from typing import Any

import pytest

from foretell import locales
from foretell.errors import ForetellError
from foretell.locales import Catalogue, WordingError, choose, languages, load


def test_every_language_of_the_list_has_its_folder_and_no_other() -> None:
    folder = Path(locales.__file__).parent
    assert languages()[0] == "en"
    assert {path.parent.name for path in folder.glob("*/errors.ftl")} == set(languages())


def test_a_language_is_read_once() -> None:
    assert load("ro") is load("ro")
    assert repr(load("ro")) == "load('ro')"
    assert isinstance(load("ro"), Catalogue)


@pytest.mark.parametrize("language", ["de", "", "EN", "../en", "fr_FR"])
def test_an_unknown_language_is_refused(language: str) -> None:
    with pytest.raises(WordingError, match=f"choose one of {', '.join(languages())}"):
        load(language)


@pytest.mark.parametrize("key", ["drawn", "", "drew.the", "-foretell", "card-1C"])
def test_a_missing_key_is_an_error(key: str) -> None:
    with pytest.raises(ForetellError, match="no text"):
        load("en").text(key)
    with pytest.raises(ForetellError, match="no text"):
        load("en").arguments(key)


def test_a_missing_argument_is_an_error_even_where_the_variant_would_not_show_it() -> None:
    with pytest.raises(WordingError, match="'drew-cards' lacks its argument 'name'; it needs cards, me, name"):
        load("en").text("drew-cards", me="yes", cards="the Jack of Masks")


def test_the_argument_of_a_message_that_is_referred_to_is_needed_too() -> None:
    assert load("en").arguments("pot-won") == {"me", "name", "runes"}
    with pytest.raises(WordingError, match="'pot-won' lacks its argument 'runes'"):
        load("en").text("pot-won", me="yes", name="Ana")


def test_other_arguments_are_ignored() -> None:
    assert load("en").text("round-ended", round=2, name="Ana", key="x") == "Round 2 is over."


@pytest.mark.parametrize("value", [True, None, ("a",)])
def test_an_argument_is_text_or_a_number(value: Any) -> None:
    with pytest.raises(WordingError, match="neither text nor a number"):
        load("en").text("drew-cards", me=value, name="Ana", cards="x")


@pytest.mark.parametrize("count", ["3", 2.5])
def test_a_plural_form_needs_a_whole_number(count: str | float) -> None:
    with pytest.raises(WordingError, match="a whole number"):
        load("en").text("count-cards", count=count)


def test_a_word_is_not_a_number() -> None:
    with pytest.raises(WordingError, match="a word"):
        load("en").text("drew-cards", me=1, name="Ana", cards="x")


def test_lists() -> None:
    english = load("en")
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b"]) == "a and b"
    assert english.listed(["a", "b", "c", "d"]) == "a, b, c and d"
    with pytest.raises(WordingError, match="empty list"):
        english.listed([])


def test_a_card_on_its_own() -> None:
    assert load("en").card("10S") == "10 of Scarabs"
    assert load("fr").card("QC") == "dame d’horloge"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "es-419"}, "es"),
        ({"LANG": "FR_ca@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "ro_RO"}, "fr"),
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR", "LANG": "ro_RO"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ro_RO"}, "ro"),
        ({"LC_ALL": "C", "LANG": "ro_RO"}, "en"),
        ({"LANGUAGE": "es", "LANG": "ro_RO"}, "es"),
        ({"LANGUAGE": "de:pt_BR:fr:es", "LANG": "ro_RO"}, "fr"),
        ({"LANGUAGE": "de", "LANG": "ro_RO"}, "ro"),
        ({"LANGUAGE": "", "LANG": "ro_RO"}, "ro"),
        ({"LANGUAGE": "es"}, "es"),
        ({"LANGUAGE": "es", "LANG": "C.UTF-8"}, "es"),
        ({"LANGUAGE": "es", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "es", "LANG": "POSIX"}, "en"),
        ({"LC_NUMERIC": "ro_RO"}, "en"),
    ],
)
def test_choose(environment: dict[str, str], language: str) -> None:
    assert choose(environment) == language
