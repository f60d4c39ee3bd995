"""Foretell: an unofficial digital edition of the card game *All In – Predictions*, as a library.

>>> import foretell as ft
>>> game = ft.Game(ft.Options(players=3, side="A", discard="open", heirs=False), seed=bytes(range(32)))
>>> game.actor, [str(action) for action in game.legal]
(0, ['JM', '2S', '9T', '10T', 'R1', 'pass', 'allin'])
>>> [event.key for event in game.play(ft.Pass())]
['passed']
>>> game.view(1).turn
1
"""

from .errors import (
    ForetellError,
    IllegalAction,
    NotationError,
    OptionsError,
    PositionError,
    RecordError,
    SheetError,
    SheetWarning,
)
from .game import (
    PHASES,
    Action,
    AllIn,
    Ask,
    Discard,
    Event,
    Exchange,
    Game,
    Give,
    Hide,
    Options,
    Pass,
    Pick,
    Play,
    Ply,
    Position,
    Predict,
    Rank,
    Record,
    Result,
    Skip,
    Take,
    Told,
    Unfolding,
    Use,
    View,
    action_for,
    commitment_of,
    event_for,
    present_rank,
    rank,
    rank_name,
    seed_from,
)
from .sheets import CARDS, Effect, Sheet, default_sheet, parse_sheet, read_sheet, sheet_text

__version__ = "0.1.0"

__all__ = [
    "CARDS",
    "PHASES",
    "Action",
    "AllIn",
    "Ask",
    "Discard",
    "Effect",
    "Event",
    "Exchange",
    "ForetellError",
    "Game",
    "Give",
    "Hide",
    "IllegalAction",
    "NotationError",
    "Options",
    "OptionsError",
    "Pass",
    "Pick",
    "Play",
    "Ply",
    "Position",
    "PositionError",
    "Predict",
    "Rank",
    "Record",
    "RecordError",
    "Result",
    "Sheet",
    "SheetError",
    "SheetWarning",
    "Skip",
    "Take",
    "Told",
    "Unfolding",
    "Use",
    "View",
    "__version__",
    "action_for",
    "commitment_of",
    "default_sheet",
    "event_for",
    "parse_sheet",
    "present_rank",
    "rank",
    "rank_name",
    "read_sheet",
    "seed_from",
    "sheet_text",
]
