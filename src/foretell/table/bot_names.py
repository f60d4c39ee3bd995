"""The names of bots: seers of legend."""

import hashlib
from collections.abc import Collection

BOT_NAMES = (
    "Pythia", "Tiresias", "Cassandra", "Merlin", "Sibyl", "Mopsus", "Calchas", "Manto", "Idmon", "Phineus", "Melampus",
    "Helenus", "Carmenta", "Egeria", "Proteus", "Fedelm", "Taliesin", "Mimir",
)  # fmt: skip


def bot_name_for(table: str, seat: int, taken: Collection[str]) -> str:
    """The name of the bot in a seat of a table: always the same one, unless it is taken.

    >>> bot_name_for("abc", 0, ()) == bot_name_for("abc", 0, ()) != bot_name_for("abc", 1, ())
    True
    """
    drawn = sorted(BOT_NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest())
    return next(name for name in drawn[seat:] + drawn[:seat] if name not in taken)
