"""Games, actions, events, views, positions and records: the Python API over the rules."""

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
    Phase,
    Pick,
    Play,
    Predict,
    Skip,
    Take,
    Use,
)
from .drawing import picture
from .events import Event, EventKey
from .fairness import seed_from
from .field_docs import document_fields
from .forms import Told
from .game import Game
from .options import DISCARDS, SIDES, DiscardMode, Options, Side
from .position import Position
from .prospects import Prospects
from .ranks import Rank, present_rank, rank, rank_name
from .record import Ply, Record, commitment_of, seed_of
from .redaction import SeatView, View, action_for, event_for
from .unfolding import Result, Unfolding

__all__ = [
    "DISCARDS",
    "PHASES",
    "SIDES",
    "Action",
    "AllIn",
    "Ask",
    "Discard",
    "DiscardMode",
    "Event",
    "EventKey",
    "Exchange",
    "Game",
    "Give",
    "Hide",
    "Options",
    "Pass",
    "Phase",
    "Pick",
    "Play",
    "Ply",
    "Position",
    "Predict",
    "Prospects",
    "Rank",
    "Record",
    "Result",
    "SeatView",
    "Side",
    "Skip",
    "Take",
    "Told",
    "Unfolding",
    "Use",
    "View",
    "action_for",
    "commitment_of",
    "event_for",
    "picture",
    "present_rank",
    "rank",
    "rank_name",
    "seed_from",
    "seed_of",
]

document_fields(Event, Options, Ply, Position, Record, SeatView, View)
