"""Cards, ranks and effects in the words of a language."""

from collections.abc import Iterable

from ..errors import ForetellError
from ..game import Options, Rank
from ..locales import Argument, Catalogue
from ..sheets import VALUES
from .colour import Palette


def by_value(card: str) -> tuple[int, str]:
    """A sort key for cards: high values first, Rune cards last."""
    return (0, card) if card[0] == "R" else (-1 - VALUES.index(card[:-1]), card)


class Words:
    """The messages of a language, with the colours and signs of a terminal."""

    def __init__(self, catalogue: Catalogue, palette: Palette | None = None) -> None:
        self.catalogue = catalogue
        self.palette = palette or Palette()

    def text(self, key: str, /, **arguments: Argument) -> str:
        return self.catalogue.text(key, **arguments)

    def error(self, error: ForetellError) -> str:
        """The message of an error, in this language if it is translated."""
        return self.catalogue.error(error)

    def heading(self, key: str, /, **arguments: Argument) -> str:
        """The text of a key, as a heading."""
        return self.palette.heading(self.text(key, **arguments))

    def labelled(self, label: str, text: str = "") -> str:
        """*label: text*, with the colon of the language."""
        return self.text("labelled", label=label, text=text).rstrip()

    def the_card(self, token: str) -> str:
        """*the Jack of Masks*."""
        return self.palette.card(token, self.catalogue.the_card(token))

    def the_cards(self, tokens: Iterable[str]) -> str:
        """*the Jack of Masks and the 7 of Clocks*."""
        return self.catalogue.listed([self.the_card(token) for token in tokens])

    def short(self, token: str) -> str:
        """*JM*, as a player types it."""
        return self.palette.short(token)

    def shorts(self, tokens: Iterable[str]) -> str:
        """*JM 7C*."""
        return " ".join(map(self.short, tokens))

    def rank(self, points: int, options: Options) -> str:
        return self.text("rank", points=points, side=options.side)

    def rank_in_full(self, rank: Rank, options: Options) -> str:
        """The name of a rank with the value that breaks ties (8.6)."""
        name = self.rank(rank.points, options)
        return name if rank.value is None else f"{name} ({rank.value})"

    def effect(self, effect: str) -> str:
        return self.text(f"effect-{effect.replace(' ', '-')}")

    def offer(self, effect: str) -> str:
        """The question that offers an effect: *Draw a card?*"""
        return self.text(f"effect-{effect.replace(' ', '-')}.offer")

    def about(self, effect: str, options: Options) -> str:
        """What an effect does in the variant that is played."""
        return self.text(f"effect-{effect.replace(' ', '-')}.about", discard=options.discard)

    def effects(self, card: str, options: Options) -> str:
        """The names of a card's effects from top to bottom, with a star at the mandatory ones."""
        named = []
        for effect in options.sheet.effects(card):
            name = self.effect(effect.name)
            named.append(self.text("effect-starred", effect=name) if effect.star else name)
        return ", ".join(named)

    def suits(self, options: Options) -> str:
        """The suits, best first, with the letter to type and the name."""
        names = []
        for suit in options.sheet.suits:
            letter = suit[0].upper()
            names.append(f"{self.palette.short(letter)} {self.text(f'suit-{suit}')}")
        return self.text("sheet-suits", suits=", ".join(names))
