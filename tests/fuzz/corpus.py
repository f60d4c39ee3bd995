"""Valid inputs to start from: the golden games, the default sheet, and all tokens."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from foretell import CARDS, PHASES, Game, Options, Position, Sheet, default_sheet, rank, seed_from, sheet_text
from tests.golden import perft
from tests.golden.regenerate import record_names, record_text

CODE = default_sheet().code
WIDE = Sheet.from_code("TSMC:" + ",".join(("t*d5x", "d*reh", "hx4*t", "35*e")[i % 4] for i in range(54)), "Wide")
SHEETS = (sheet_text(default_sheet()), sheet_text(WIDE))
CODES = (CODE, WIDE.code)
TOKENS = ("JM", "+7C", "~10T", "-R1", "^AC", "!2S", "x9T", "pass", "allin", "skip", "use", "@2", "=4")


@cache
def records() -> tuple[str, ...]:
    return (*(record_text(name) for name in record_names()), _fair_record())


def _fair_record() -> str:
    """Return a record that says how its seed was made."""
    secret, contributions = bytes(32), (bytes(range(32)), None, bytes(range(32, 64)))
    game = Game(Options(3), seed_from(secret, contributions))
    return str(replace(game.record(), secret=secret, contributions=contributions))


@cache
def positions() -> tuple[str, ...]:
    return tuple(entry.position for entry in perft.read())


_PLACES = ("hands", "rows", "deck", "discard", "revealed", "played", "target", "public", "private", "pools")
_COUNTS = ("turn", "round", "pot", "turns", "blocks", "all_in", "actor", "winner")


def altered(position: Position, chance: Random) -> Position:
    """Return a valid position with random changes. Most are impossible."""
    for _ in range(chance.randint(1, 3)):
        match chance.randrange(8):
            case 0 | 1 | 2:
                position = _swapped(position, chance)
            case 3 | 4:
                count: Any = chance.choice((None, 0, 1, 2, 3, 4, 5, 119, 180, 4_000, 30_000))
                position = replace(position, **{chance.choice(_COUNTS): count})
            case 5:
                position = replace(position, phase=chance.choice(PHASES))
            case 6:
                position = _moved(position, chance)
            case _:
                position = _retold(position, chance)
    return position


def _swapped(position: Position, chance: Random) -> Position:
    """Exchange two cards wherever they are."""
    a, b = chance.sample(CARDS, 2)
    swap = {a: b, b: a}

    def swapped(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(swapped(item) for item in value)
        return swap.get(value, value)

    places = [name for name in _PLACES if chance.random() < 0.9]
    return replace(position, **{name: swapped(getattr(position, name)) for name in places})


def _moved(position: Position, chance: Random) -> Position:
    """Move cards from the deck to the discard pile, a pool or a seat's knowledge."""
    count = chance.randint(0, len(position.deck))
    held = [card for hand in position.hands for card in hand]
    match chance.randrange(4):
        case 0:
            moved = position.deck[:count]
            seen = (*(position.public or ()), *(moved if position.options.discard != "closed" else ()))
            return replace(position, deck=position.deck[count:], discard=position.discard + moved, public=seen)
        case 1:
            cut = sorted(chance.sample(range(1, len(held)), min(13, len(held) - 1)))
            pools = [tuple(held[i:j]) for i, j in zip([0, *cut], [*cut, len(held)], strict=True)]
            return replace(position, pools=tuple(pools[: chance.randint(1, 14)]))
        case 2:
            known = tuple(chance.sample(held, chance.randint(0, len(held))))
            return replace(position, public=chance.choice((None, known, (*(position.public or ()), *known))))
        case _:
            seats = range(position.options.players)
            return replace(position, private=tuple(tuple(chance.sample(held, 3)) for _ in seats))


def _retold(position: Position, chance: Random) -> Position:
    seats = range(position.options.players)
    match chance.randrange(4):
        case 0:
            return replace(position, predictions=tuple(chance.choice((None, *seats)) for _ in seats))
        case 1:
            return replace(position, told=tuple(chance.choice((None, (7, 3), (10, 99), (8, 1))) for _ in seats))
        case 2:
            options = position.options
            hands = tuple(rank(chance.sample(CARDS, 5), options.side, options.sheet).strength for _ in seats)
            strengths = chance.choice((hands, tuple(chance.randrange(11 << 6) for _ in seats)))
            return replace(position, strengths=strengths)
        case _:
            return replace(position, runes=tuple(chance.choice((0, 5, 5_000)) for _ in seats))
