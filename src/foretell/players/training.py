"""The parts of the players that training and its benchmarks use. Needs NumPy and Numba.

Everything else in the sub-packages of `foretell.players` is private to the players.
"""

from ..rules.marker import marked
from .buffers import IntBuffer, ParameterRow, Scratch
from .net import cores, particles, prediction, winning
from .net.feature_runs import CHOICES_OF_ONE, NUMBERS, SCALES, SETS
from .net.features import CARD_CODES, CODE_BITS, ENTRY, ENTRY_CARDS, POLICY, Feature, FeatureTable
from .net.inputs import CHOICES, FRESH, INPUT_WORDS, OTHERS, fill_inputs, seated, turned
from .net.net_player import DEFAULT_LEAST, WEIGHTS, NetPlayer, inputs_of
from .net.network import ENTRY_SCALE, HISTORY_LAYERS, OWNERS, Network
from .net.safetensors import Arrays, Weights, read_weights, write_weights
from .rank_order import POINTS, RANK_OF, RANKS
from .scripted import PARAMETERS, SCRATCH, scripted_choice
from .scripted.counting import fill_counts
from .scripted.expected_values import expected_value
from .scripted.worth import worth
from .search.hand_values import best_five
from .search.hand_values import worth as quick_worth
from .search.playouts import choose_all as quick_choices
from .search.quick import quick
from .search.search_parameters import QUICK_PARAMETERS

__all__ = [
    "CALLED_OFTEN",
    "CARD_CODES",
    "CHOICES",
    "CHOICES_OF_ONE",
    "CODE_BITS",
    "COMPILABLE",
    "DEFAULT_LEAST",
    "ENTRY",
    "ENTRY_CARDS",
    "ENTRY_SCALE",
    "FRESH",
    "HISTORY_LAYERS",
    "INPUT_WORDS",
    "NUMBERS",
    "OTHERS",
    "OWNERS",
    "PARAMETERS",
    "POINTS",
    "POLICY",
    "QUICK_PARAMETERS",
    "RANKS",
    "RANK_OF",
    "SCALES",
    "SCRATCH",
    "SETS",
    "WEIGHTS",
    "Arrays",
    "Feature",
    "FeatureTable",
    "IntBuffer",
    "NetPlayer",
    "Network",
    "ParameterRow",
    "Scratch",
    "Weights",
    "cores",
    "fill_inputs",
    "inputs_of",
    "particles",
    "prediction",
    "quick",
    "quick_choices",
    "read_weights",
    "scripted_choice",
    "seated",
    "turned",
    "winning",
    "write_weights",
]

COMPILABLE = tuple(
    function for package in ("", ".net", ".scripted", ".search") for function in marked(f"{__package__}{package}")
)
"""The functions that a compiler needs to compile `fill_inputs`, `scripted_choice` and `quick`."""
CALLED_OFTEN = (worth, expected_value, fill_counts, quick_worth, best_five)
"""Functions among them that have many callers and are too large to inline."""
