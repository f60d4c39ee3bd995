"""PokerKit: no-limit hold'em played at random, and five-card hands ranked."""

from __future__ import annotations

import random
import warnings
from collections import deque
from functools import partial
from typing import Any

from pokerkit import Automation, Card, NoLimitTexasHoldem, StandardHighHand  # type: ignore[import-not-found]

from bench.deals import hands, letters
from bench.stopwatch import named, pace, tell_pace

# The usual table, and the fullest, which is faster: the deal is spread over more decisions. Fewer players, or a fixed
# limit, are slower.
TABLES = (6, 9)
GAME = NoLimitTexasHoldem(
    tuple(Automation), ante_trimming_status=True, raw_antes=0, raw_blinds_or_straddles=(1, 2), min_bet=2
)
NAME = named("pokerkit", "PokerKit")


def choose(state: Any, chance: random.Random) -> None:
    """Do one of the legal things, each as likely: draw among all three until a legal one comes."""
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
    """One deal from the blinds to the showdown; the number of decisions in it."""
    state = GAME(200, players)
    decisions = 0
    while state.status:
        choose(state, chance)
        decisions += 1
    return decisions


def rank_hands() -> None:
    """Rank hands by the call that its documentation advises, and by the table behind that."""
    dealt = [tuple(Card.parse("".join(map(letters, hand)))) for hand in hands()]
    by_class = pace(lambda: deque(map(StandardHighHand, dealt), maxlen=0), lambda _: len(dealt))
    tell_pace("pokerkit.hand", NAME, "StandardHighHand(cards)", "hands", by_class)
    by_table = pace(lambda: deque(map(StandardHighHand.lookup.get_entry, dealt), maxlen=0), lambda _: len(dealt))
    tell_pace("pokerkit.lookup", NAME, "StandardHighHand.lookup.get_entry(cards)", "hands", by_table)


def main() -> None:
    """Measure both."""
    warnings.simplefilter("ignore")  # it warns of every fold where a check would do
    chance = random.Random(1)
    for players in TABLES:
        what = f"no-limit hold'em, {players} players"
        tell_pace(f"pokerkit.play.{players}", NAME, what, "decisions", pace(partial(play, players, chance), int))
    rank_hands()


if __name__ == "__main__":
    main()
