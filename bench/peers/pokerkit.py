"""PokerKit: random play of no-limit hold'em, and ranking of five-card hands."""

from __future__ import annotations

import random
import warnings
from collections import deque
from functools import partial
from typing import Any

from pokerkit import Automation, Card, NoLimitTexasHoldem, StandardHighHand  # type: ignore[import-not-found]

from bench.ranked_hands import hands, letters
from bench.stopwatch import measure_rate, named, print_rate

# The usual table, and the largest, which is faster because a deal has more decisions. Fewer players are slower, and so
# is a fixed limit.
TABLES = (6, 9)
GAME = NoLimitTexasHoldem(
    tuple(Automation), ante_trimming_status=True, raw_antes=0, raw_blinds_or_straddles=(1, 2), min_bet=2
)
NAME = named("pokerkit", "PokerKit")


def choose(state: Any, chance: random.Random) -> None:
    """Take a legal action at random: draw one of the three until it is legal."""
    while True:
        match int(chance.random() * 3):
            case 0 if state.can_check_or_call():
                state.check_or_call()
            case 1 if state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            case 2 if state.can_fold():
                state.fold()
            case _:
                continue
        return


def play(players: int, chance: random.Random) -> int:
    """Play a deal from the blinds to the showdown. Returns the number of decisions."""
    state = GAME(200, players)
    decisions = 0
    while state.status:
        choose(state, chance)
        decisions += 1
    return decisions


def rank_hands() -> None:
    """Rank hands with the class that its documentation recommends, and with the lookup table behind it."""
    dealt = [tuple(Card.parse("".join(map(letters, hand)))) for hand in hands()]
    by_class = measure_rate(lambda: deque(map(StandardHighHand, dealt), maxlen=0), lambda _: len(dealt))
    print_rate("pokerkit.hand", NAME, "StandardHighHand(cards)", "hands", by_class)
    by_table = measure_rate(
        lambda: deque(map(StandardHighHand.lookup.get_entry, dealt), maxlen=0), lambda _: len(dealt)
    )
    print_rate("pokerkit.lookup", NAME, "StandardHighHand.lookup.get_entry(cards)", "hands", by_table)


def main() -> None:
    """Measure both."""
    warnings.simplefilter("ignore")  # it warns about every fold where a check is possible
    chance = random.Random(1)
    for players in TABLES:
        what = f"no-limit hold'em, {players} players"
        print_rate(
            f"pokerkit.play.{players}", NAME, what, "decisions", measure_rate(partial(play, players, chance), int)
        )
    rank_hands()


if __name__ == "__main__":
    main()
