"""How numbers are written in each language: Unicode CLDR's separators, as browsers use them too."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal


@dataclass(frozen=True, slots=True)
class Separators:
    """The decimal sign, the sign between thousands, and how many digits must stand before the first of those."""

    decimal: str
    thousands: str
    lead: int = 1


_SEPARATORS = {
    "en": Separators(decimal=".", thousands=","),
    "fr": Separators(decimal=",", thousands="\u202f"),
    "es": Separators(decimal=",", thousands=".", lead=2),
    "it": Separators(decimal=",", thousands=".", lead=2),
    "ro": Separators(decimal=",", thousands="."),
}
_THOUSANDTH = Decimal("0.001")


def numeral(language: str, number: int | float, decimals: int = 0) -> str:
    """A number in words' company: thousands apart, three decimals at most, `decimals` at least, no idle zeros else."""
    separators = _SEPARATORS[language]
    exact = Decimal(repr(number)) if isinstance(number, float) else Decimal(number)
    if exact != exact.to_integral_value():
        exact = exact.quantize(_THOUSANDTH, rounding=ROUND_HALF_UP)
    whole, _, fraction = f"{abs(exact):f}".partition(".")
    fraction = fraction.rstrip("0").ljust(decimals, "0")
    sign = "-" if exact < 0 else ""
    return sign + _grouped(whole, separators) + (separators.decimal + fraction if fraction else "")


def _grouped(digits: str, separators: Separators) -> str:
    if len(digits) < 3 + separators.lead:
        return digits
    return f"{int(digits):,}".replace(",", separators.thousands)
