"""Random options and random valid card sheets, and Hypothesis strategies for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random

from hypothesis import strategies as st
from hypothesis.vendor.pretty import RepresentationPrinter

from foretell import CARDS, DiscardMode, Effect, Game, Options, Sheet, Side, default_sheet
from foretell.game.options import DISCARDS, SIDES
from foretell.sheets import EFFECTS, SUITS
from foretell.sheets.sheet import BRING_A_CARD
from tests.effort import THOROUGH, effort

from .policies import POLICIES, Policy

Kind = tuple[int, Side, DiscardMode, bool]
ALL_OPTIONS = tuple(product((2, 3, 4, 5), SIDES, DISCARDS, (False, True)))
"""Players, side, discard and heirs of every kind of game, 48 in all."""


def kinds_for(policy: str) -> Iterator[tuple[int, Kind]]:
    """Yield the kinds of game that a policy plays, with their numbers.

    Usually each kind is played by one of the three policies, and each policy plays games with every value of every
    option. In a thorough run, each policy plays all of them.
    """
    own = list(POLICIES).index(policy)
    for number, (players, side, discard, heirs) in enumerate(ALL_OPTIONS):
        turn = players + SIDES.index(side) + DISCARDS.index(discard) + heirs
        if THOROUGH or turn % len(POLICIES) == own:
            yield number, (players, side, discard, heirs)


SHARE = effort(1 / len(POLICIES), 1.0)
"""How much of all kinds of game a policy plays."""


@cache
def sheet_of(number: int) -> Sheet:
    """Return the default sheet for 0, otherwise a random one: 1 to 4 effects per card, the suits in any order.

    With an odd number each card has one star, with an even one any number of them (J14).
    """
    if number == 0:
        return default_sheet()
    chance = Random(number)
    suits = tuple(chance.sample(SUITS, len(SUITS)))
    return Sheet(f"Random {number}", suits, tuple(_effects(chance, several=number % 2 == 0) for _ in CARDS))


def _effects(chance: Random, *, several: bool) -> tuple[Effect, ...]:
    starred = Effect(chance.choice(BRING_A_CARD), star=True)
    names = [chance.choice(list(EFFECTS.values())) for _ in range(chance.randrange(4))]
    effects = [Effect(name, star=several and chance.random() < 0.5) for name in names]
    effects.insert(chance.randrange(len(effects) + 1), starred)
    return tuple(effects)


def sheet_of_one_card(*words: str) -> Sheet:
    """Return a sheet with the same effects on all cards."""
    effects = tuple(Effect(word.removesuffix("*"), word.endswith("*")) for word in words)
    return Sheet(" ".join(words), SUITS, (effects,) * len(CARDS))


def options_of(chance: Random, *, sheets: int = 1000) -> Options:
    """Any options; one game in two is played with the default sheet."""
    players, side, discard, heirs = chance.choice(ALL_OPTIONS)
    number = chance.choice((0, 1 + chance.randrange(sheets)))
    return Options(players, side, discard, heirs, sheet_of(number))


@dataclass(frozen=True)
class Table:
    """A game to play, with all its sources of chance."""

    options: Options
    seed: bytes
    policy: Policy
    choices: int
    """The seed of the policy's chance."""

    def __repr__(self) -> str:
        return f"Table({self.options}, {self.options.sheet.name}, {self.policy.__name__}, {self.choices})"

    def _repr_pretty_(self, printer: RepresentationPrinter, _: bool) -> None:
        """Shorten the repr for Hypothesis, which would print all 54 cards of the sheet."""
        printer.text(repr(self))

    def game(self) -> Game:
        return Game(self.options, self.seed)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw whole games of every kind."""
    players, side, discard, heirs = draw(st.sampled_from(ALL_OPTIONS))
    sheet = sheet_of(draw(st.integers(0, 1000)))
    policy = draw(st.sampled_from(sorted(POLICIES)))
    seed = draw(st.integers(0, 2**32 - 1))
    return Table(Options(players, side, discard, heirs, sheet), seed_of(seed), POLICIES[policy], seed)


def seed_of(number: int) -> bytes:
    """Return a seed made from a small number."""
    return Random(number).randbytes(32)
