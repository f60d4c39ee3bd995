"""The default card sheet, "Foretell 1", copied from its table."""

from .cards import ALL_CARDS, RUNE_CARDS

Effect = tuple[str, bool]
"""The effect's name and whether it is starred."""

Sheet = dict[str, list[Effect]]

SUIT_ORDER = "CMST"
"""Best suit first."""

CLAN = {"C": "eye", "M": "hypnosis", "S": "rune", "T": "draw"}

EFFECTS_OF_VALUE = {
    "2": "reveal 5*",
    "3": "reveal 4*, clan",
    "4": "reveal 3*, clan",
    "5": "exchange, draw*",
    "6": "clan, take*",
    "7": "draw*, clan",
    "8": "take*, exchange",
    "9": "clan, reveal 3*",
    "10": "exchange, reveal 3*",
    "J": "take*, draw",
    "Q": "clan, draw*",
    "K": "take*, clan",
    "A": "draw*",
}

EFFECTS_OF_RUNE_CARD = "rune, draw*"


def _effects(card: str) -> list[Effect]:
    if card in RUNE_CARDS:
        line, clan = EFFECTS_OF_RUNE_CARD, ""
    else:
        line, clan = EFFECTS_OF_VALUE[card[:-1]], CLAN[card[-1]]
    words = [clan if word == "clan" else word for word in line.split(", ")]
    return [(word.rstrip("*"), word.endswith("*")) for word in words]


FORETELL_1: Sheet = {card: _effects(card) for card in ALL_CARDS}
