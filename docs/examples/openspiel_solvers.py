"""Solve a reduced game with OpenSpiel's MCCFR, and play it with ISMCTS: `python openspiel_solvers.py [ITERATIONS]`."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

from foretell.environments import python_foretell  # noqa: F401 (registers the game)

iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
game = pyspiel.load_game("python_foretell(reduced=exchange_9)")

solver = external_sampling_mccfr.ExternalSamplingSolver(game)
for _ in range(iterations):
    solver.iteration()
print("exploitability:", exploitability.exploitability(game, solver.average_policy()))

chance = np.random.RandomState(1)
evaluator = mcts.RandomRolloutEvaluator(random_state=chance)
bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=50, random_state=chance)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chance.choice(outcomes, p=odds)))
    else:
        action = bot.step(state)
        print(f"player {state.current_player()}: {state.action_to_string(action)}")
        state.apply_action(action)
print("returns:", state.returns())
