"""Formats numbers for each language, with the separators of Unicode CLDR, which browsers use too, and a minus sign."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from math import floor

from foretell.locales.languages import Language, known_languages

MINUS = "−"
"""Wider than the hyphen that CLDR has in these languages, so that nobody overlooks it."""
_THOUSANDTH = Decimal("0.001")


def numeral(language: str, number: int | float | Decimal, decimals: int = 0) -> str:
    """Format a number: group thousands, round to three decimals, drop trailing zeros but keep at least `decimals`."""
    style = known_languages()[language]
    exact = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    if exact != exact.to_integral_value():
        exact = exact.quantize(_THOUSANDTH, rounding=ROUND_HALF_UP)
    whole, _, fraction = f"{abs(exact):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(decimals, "0")
    sign = MINUS if exact < 0 else ""
    return sign + _grouped(whole, style) + (style.decimal + fraction if fraction else "")


def rounded(number: int | float, decimals: int = 0) -> Decimal:
    """Round halves away from zero, by the shortest decimal digits of the number, as browsers do.

    >>> rounded(2.55, 1), round(2.55, 1)
    (Decimal('2.6'), 2.5)
    """
    exact = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    return exact.quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_UP)


def whole_percents(share: float) -> int:
    """A share in whole percents. Halves are rounded up, as in the browser.

    >>> whole_percents(0.125), round(100 * 0.125)
    (13, 12)
    """
    return floor(100 * share + 0.5)


def _grouped(digits: str, style: Language) -> str:
    return f"{int(digits):,}".replace(",", style.thousands) if len(digits) >= style.group_from else digits
