"""Utilities: what a game pays to each seat, and when.

| utility | what is paid | when |
|---|---|---|
| `win_share` | 1 to the winner, 0 to the others; nothing if nobody wins (9.3) | at the end of the game |
| `runes` | the runes that a seat gains | as soon as it gains them |
| `place` | 1 for the first place, -1 for the last, in even steps; tied seats get their mean | at the end of the game |

`earned` is what a seat has been paid so far. A reward is the difference between two moments. So the rewards of a seat
always add up to what it has earned.
"""

from typing import Literal, get_args

from .cards import NOBODY, OVER_PHASE
from .config import Config
from .marker import rule
from .state import State

Utility = Literal["win_share", "runes", "place"]
UTILITIES: tuple[Utility, ...] = get_args(Utility)
"""The utilities by number."""
WIN_SHARE = 0
RUNES = 1
PLACE = 2


@rule
def earned(config: Config, s: State, utility: int, seat: int) -> float:
    """What `seat` has been paid since the start of the game. `utility` is a number of `UTILITIES`."""
    if utility == RUNES:
        return s.runes[seat] * 1.0
    if s.phase != OVER_PHASE:
        return 0.0
    if utility == WIN_SHARE:
        return 1.0 if s.winner == seat else 0.0
    return place_value(config, s, seat)


@rule
def place_value(config: Config, s: State, seat: int) -> float:
    """The seats behind `seat` less those before it, as a part of all others: 1 for the first place, -1 for the last."""
    balance = 0
    for other in range(config.players):
        balance += is_before(config, s, seat, other) - is_before(config, s, other, seat)
    return balance / (config.players - 1)


@rule
def is_before(config: Config, s: State, seat: int, other: int) -> int:
    """9.1, 9.3: 1 if `seat` ends before `other`, else 0. If nobody wins, those who share the lead are tied."""
    if s.runes[seat] != s.runes[other]:
        return 1 if s.runes[seat] > s.runes[other] else 0
    if s.winner == NOBODY and is_leader(config, s, seat):
        return 0
    return 1 if s.strengths[seat] > s.strengths[other] else 0


@rule
def is_leader(config: Config, s: State, seat: int) -> bool:
    """Whether nobody has more runes than `seat`."""
    for other in range(config.players):
        if s.runes[other] > s.runes[seat]:
            return False
    return True
