"""Plural categories and numerals, against Unicode CLDR as Babel has it, but with a minus sign instead of a hyphen."""

import pytest
from babel import Locale
from babel.numbers import format_decimal
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.locales import languages, load
from foretell.locales.numerals import MINUS, numeral
from foretell.locales.plurals import categories, category

EVERY = pytest.mark.parametrize("language", languages())


def with_a_minus_sign(written: str) -> str:
    return written.replace("-", MINUS)


@EVERY
@given(st.integers(-99_999, 99_999))
def test_figures_of_a_column_have_all_their_decimals(language: str, hundredths: int) -> None:
    written = with_a_minus_sign(format_decimal(hundredths / 100, format="#,##0.00", locale=language))
    assert load(language).number(hundredths / 100, 2) == written


@EVERY
def test_plural_categories_are_those_of_cldr(language: str) -> None:
    rule = Locale(language).plural_form
    numbers = [*range(-30, 2500), *range(999_990, 1_000_010), 2_000_000, 3_000_001, 10**9, 10**9 + 20]
    assert [category(language, number) for number in numbers] == [rule(number) for number in numbers]


@EVERY
def test_all_plural_categories_occur(language: str) -> None:
    assert {category(language, number) for number in (1, 2, 20, 1_000_000)} == set(categories(language))
    assert set(categories(language)) == set(Locale(language).plural_form.tags) | {"other"}


def test_romanian_has_three_forms() -> None:
    assert [category("ro", number) for number in (0, 1, 2, 19, 20, 100, 101, 119, 120)] == (
        ["few", "one", "few", "few", "other", "other", "few", "few", "other"]
    )


@EVERY
@settings(deadline=None)
@given(number=st.integers(-(10**15), 10**15).filter(lambda number: not 1000 <= abs(number) <= 9999))
def test_whole_numerals_are_those_of_cldr(language: str, number: int) -> None:
    assert numeral(language, number) == with_a_minus_sign(format_decimal(number, locale=language))


@EVERY
@settings(deadline=None)
@given(thousandths=st.integers(-999_999, 999_999))
def test_decimal_numerals_are_those_of_cldr(language: str, thousandths: int) -> None:
    written = with_a_minus_sign(format_decimal(thousandths / 1000, locale=language))
    assert numeral(language, thousandths / 1000) == written


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "1,234 "), ("fr", "1\u202f234 "), ("es", "1234 "), ("it", "1234 "), ("ro", "1.234 ")],
)
def test_spanish_and_italian_leave_four_digits_together(language: str, expected: str) -> None:
    assert numeral(language, 1234) == expected.strip(" ")


def test_the_fourth_decimal_is_rounded() -> None:
    assert [numeral("en", number) for number in (0.0005, 0.0004, 2.0005, 1.9999, -0.0001, 5.0)] == (
        ["0.001", "0", "2.001", "2", "0", "5"]
    )
