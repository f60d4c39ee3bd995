"""The first entry of a log: everything that determines a game apart from its actions."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ..game import seed_from
from ..game.record import RULES_VERSION
from .entries import NOBODY, Entry
from .frames import encode
from .lobby import Lobby, Rules
from .refusals import Refusal

FIRST_RULES_VERSION = 1


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of the first entry. The header and the actions after it determine the whole game."""

    rules: Rules
    names: tuple[str, ...]
    people: tuple[bool, ...]
    """True for the seats of persons, False for those of bots."""
    clock: str
    memory: bool
    secret: str
    contributions: tuple[str | None, ...]
    rules_version: int = FIRST_RULES_VERSION
    """The version of the rules that replay the game. The first logs did not name it."""
    recorded_seed: str | UnsetType = UNSET
    """The seed of a record that is only shown (`foretell.table.recorded`). The game of a real table has none."""
    goes_on: bool | UnsetType = UNSET
    """Set at a branch of such a record (`foretell.table.branches`), which is played."""

    @property
    def halves(self) -> tuple[bytes, tuple[bytes | None, ...]]:
        """The server's secret and the seats' contributions."""
        given = (None if text is None else bytes.fromhex(text) for text in self.contributions)
        return bytes.fromhex(self.secret), tuple(given)

    @property
    def only_shown(self) -> bool:
        """Whether nobody can choose, because the game is only shown."""
        return self.recorded_seed is not UNSET and self.goes_on is UNSET

    @property
    def seed(self) -> bytes:
        """The seed of the game's chance."""
        return seed_from(*self.halves) if self.recorded_seed is UNSET else bytes.fromhex(self.recorded_seed)


def deal_entry(lobby: Lobby, now: int) -> Entry:
    """The first entry of a table's log."""
    header = Header(
        rules=lobby.rules,
        names=lobby.names,
        people=tuple(seat.kind == "person" for seat in lobby.seats),
        clock=lobby.clock,
        memory=lobby.memory,
        secret=lobby.secret,
        contributions=tuple(seat.contribution for seat in lobby.seats),
        rules_version=RULES_VERSION,
    )
    return Entry(lobby.id, 0, now, "deal", NOBODY, "server", encode(header).decode())


class _Version(Struct):
    rules_version: int = FIRST_RULES_VERSION


def read_header(text: str) -> Header:
    """Read the header of a log. Refuse a game with rules that this version of Foretell does not know."""
    version = msgspec.json.decode(text, type=_Version).rules_version
    if version != RULES_VERSION:
        raise Refusal(
            "not_ready",
            f"this game has rules version {version}, but this server knows only version {RULES_VERSION};"
            " it needs another version of Foretell",
        )
    return msgspec.json.decode(text, type=Header)
