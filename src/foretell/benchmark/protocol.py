"""Protocol v1: the tables, deals and opponents of the benchmark. They never change; a change is another protocol."""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import LocalizedError
from ..game import Options
from ..game.record import RULES_VERSION
from ..players.net.net_player import WEIGHTS as NET_WEIGHTS
from ..players.scripted.parameters import PARAMETERS
from ..rules.observation import OBSERVATION_VERSION
from .baseline.value import WEIGHTS as VALUE_WEIGHTS
from .baseline_luck import SAMPLES

NAME = "v1"
SEED = "foretell benchmark v1"
DIGEST = "645c436fc20c2ece42d8223c9a76ec847f7e7cbb6cad896cfa8e6d71cbf7a2d6"
"""The digest of everything that the protocol fixes. `check_protocol` compares it with the files of this version."""


@dataclass(frozen=True)
class ProtocolTable:
    """A table: the entrant and its opponents, in the order of the seats after it."""

    opponents: tuple[str, ...]

    @property
    def options(self) -> Options:
        """The options of its games: the default ones."""
        return Options(len(self.opponents) + 1)

    @property
    def players(self) -> int:
        """The number of players, which is also the number of games of a deal."""
        return len(self.opponents) + 1

    def kind_in(self, seat: int, entrant: int) -> str | None:
        """The opponent in a seat if the entrant sits in seat `entrant`; None for the entrant."""
        place = (seat - entrant) % self.players
        return self.opponents[place - 1] if place else None


TABLES = (
    ProtocolTable(("net",)),
    ProtocolTable(("scripted", "scripted")),
    ProtocolTable(("scripted", "net", "scripted")),
)
GAMES_OF_A_DEAL = sum(table.players for table in TABLES)
"""A deal is played at each table, with the entrant in each seat."""


def deal_seed(table: int, deal: int) -> bytes:
    """The seed of the cards."""
    return hashlib.sha256(f"{SEED} table {table} deal {deal}".encode()).digest()


def player_seed(table: int, deal: int, entrant: int, seat: int) -> int:
    """The seed of the player in a seat. It does not depend on who the entrant is."""
    text = f"{SEED} table {table} deal {deal} entrant {entrant} seat {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def luck_seed(table: int, deal: int) -> bytes:
    """The seed of the sampled orders of the deck."""
    return hashlib.sha256(f"{SEED} luck {table} {deal}".encode()).digest()


@cache
def content() -> dict[str, Any]:
    """Everything that the protocol fixes, as JSON values."""
    options = TABLES[0].options
    return {
        "protocol": NAME,
        "seed": SEED,
        "tables": [asdict(table) for table in TABLES],
        "rules_version": RULES_VERSION,
        "observation_version": OBSERVATION_VERSION,
        "sheet": options.sheet.digest,
        "options": {"side": options.side, "discard": options.discard, "heirs": options.heirs},
        "scripted": hashlib.sha256(repr(PARAMETERS).encode()).hexdigest(),
        "net": _file_digest(NET_WEIGHTS),
        "value": _file_digest(VALUE_WEIGHTS),
        "samples": SAMPLES,
    }


def _file_digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def digest() -> str:
    """The digest of `content`."""
    return hashlib.sha256(json.dumps(content(), sort_keys=True).encode()).hexdigest()


def check_protocol() -> None:
    """Raise an error if this version of Foretell has other opponents, rules or weights than the protocol."""
    if digest() != DIGEST:
        raise LocalizedError("error-protocol-changed", protocol=NAME)
