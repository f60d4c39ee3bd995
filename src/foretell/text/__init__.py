"""The game in prose, for language models: what a seat sees, its choices, and a player that asks a callable."""

from .prose import ending, rules_summary, seat_names, situation
from .replies import Reply, read_reply
from .report import Scorer, TextReport, append_report, joined, read_reports
from .text_player import MAX_TRIES, Ask, TextPlayer

__all__ = [
    "MAX_TRIES",
    "Ask",
    "Reply",
    "Scorer",
    "TextPlayer",
    "TextReport",
    "append_report",
    "ending",
    "joined",
    "read_reply",
    "read_reports",
    "rules_summary",
    "seat_names",
    "situation",
]
