"""Formats numbers for each language, with the separators of Unicode CLDR, which browsers use too."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

from foretell.locales.languages import Language, known_languages

_THOUSANDTH = Decimal("0.001")


def numeral(language: str, number: int | float, decimals: int = 0) -> str:
    """Format a number: group thousands, round to three decimals, drop trailing zeros but keep at least `decimals`."""
    style = known_languages()[language]
    exact = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    if exact != exact.to_integral_value():
        exact = exact.quantize(_THOUSANDTH, rounding=ROUND_HALF_UP)
    whole, _, fraction = f"{abs(exact):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(decimals, "0")
    sign = "-" if exact < 0 else ""
    return sign + _grouped(whole, style) + (style.decimal + fraction if fraction else "")


def _grouped(digits: str, style: Language) -> str:
    return f"{int(digits):,}".replace(",", style.thousands) if len(digits) >= style.group_from else digits
