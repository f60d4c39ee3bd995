"""The Pythonic face of the rules: games, actions, events, views, positions and records."""

from .actions import (
    PHASES,
    Action,
    AllIn,
    Ask,
    Discard,
    Exchange,
    Give,
    Hide,
    Pass,
    Pick,
    Play,
    Predict,
    Skip,
    Take,
    Use,
)
from .events import Event
from .fairness import seed_from
from .forms import Told
from .game import Game
from .options import Options
from .position import Position
from .ranks import Rank, present_rank, rank, rank_name
from .record import Ply, Record, commitment_of
from .redaction import View, action_for, event_for
from .unfolding import Result, Unfolding

__all__ = [
    "PHASES",
    "Action",
    "AllIn",
    "Ask",
    "Discard",
    "Event",
    "Exchange",
    "Game",
    "Give",
    "Hide",
    "Options",
    "Pass",
    "Pick",
    "Play",
    "Ply",
    "Position",
    "Predict",
    "Rank",
    "Record",
    "Result",
    "Skip",
    "Take",
    "Told",
    "Unfolding",
    "Use",
    "View",
    "action_for",
    "commitment_of",
    "event_for",
    "present_rank",
    "rank",
    "rank_name",
    "seed_from",
]
