"""Numbers are rounded as in the browser, so that a review reads the same in both."""

import pytest

from foretell.locales import load, whole_percents


# web/src/lib/words.test.ts rounds the same numbers for the browser.
@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2.55, "2.6"),
        (2.0, "2.0"),
        (1.05, "1.1"),
        (0.25, "0.3"),
        (-0.25, "−0.3"),
        (2.449, "2.4"),
        (1234.5, "1,234.5"),
    ],
)
def test_a_column_of_figures_rounds_halves_away_from_zero(value: float, text: str) -> None:
    assert load("en").number(value, 1) == text


@pytest.mark.parametrize(("share", "percents"), [(0.125, 13), (0.005, 1), (0.995, 100), (0.124, 12)])
def test_whole_percents_round_halves_up(share: float, percents: int) -> None:
    assert whole_percents(share) == percents
