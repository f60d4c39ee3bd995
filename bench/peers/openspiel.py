"""OpenSpiel: random play of hearts and other card games, with loops in Python and in C++.

`python -m bench.peers.openspiel 2 GAME...` measures other games, in every way. The lean loop plays at random only if
all chance outcomes are equally likely. They are in all games of the table.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import pyspiel

from bench.stopwatch import Rate, measure_rate, named, print_rate

NAME = named("open-spiel", "OpenSpiel")
GAMES_PER_CALL = 50


def play_by_odds(game: Any, chance: random.Random) -> int:
    """Play a game with a loop that works for any game: it draws chance outcomes with their probabilities."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            decisions += 1
    return decisions


def play_lean(game: Any, chance: random.Random) -> int:
    """Play a game with as few calls as possible: it draws chance outcomes from the legal actions."""
    state, decisions, over = game.new_initial_state(), 0, pyspiel.PlayerId.TERMINAL
    while (player := state.current_player()) != over:
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
        if player >= 0:
            decisions += 1
    return decisions


def from_python(play: Callable[[Any, random.Random], int], title: str) -> Rate:
    """The rate of a loop in Python."""
    game, chance = pyspiel.load_game(title), random.Random(1)
    return measure_rate(lambda: sum(play(game, chance) for _ in range(GAMES_PER_CALL)), int)


def inside(title: str) -> Rate:
    """The rate of its C++ loop. One call plays a whole game between uniform random bots."""
    game, chance = pyspiel.load_game(title), random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def play() -> list[Any]:
        states = [game.new_initial_state() for _ in range(GAMES_PER_CALL)]
        for state in states:
            pyspiel.evaluate_bots(state, bots, chance.getrandbits(31))
        return states

    return measure_rate(play, lambda states: sum(act.player >= 0 for state in states for act in state.full_history()))


def measure(title: str, way: str) -> None:
    """Measure one game in one way, and print it."""
    match way:
        case "odds":
            what, measured = "Python loop", from_python(play_by_odds, title)
        case "lean":
            what, measured = "lean Python loop", from_python(play_lean, title)
        case _:
            what, measured = "C++ loop", inside(title)
    print_rate(f"openspiel.{title}.{way}", NAME, f"{title}, {what}", "decisions", measured)


def main() -> None:
    """Measure hearts in every way, and with the lean loop the card games that are faster with it."""
    titles = sys.argv[2:]
    for title in titles or ["hearts"]:
        for way in ("odds", "lean", "inside"):
            measure(title, way)
    for title in [] if titles else ["crazy_eights", "tarok", "leduc_poker"]:
        measure(title, "lean")


if __name__ == "__main__":
    main()
