"""A recorded game as a table that is over, so that the browser can replay it."""

import hashlib

from msgspec.structs import replace

from ..game import Record, Result
from ..sheets import default_sheet
from .entries import Entry
from .frames import encode
from .headers import Header, deal_entry
from .live import Live
from .lobby import CODE_LETTERS, ID_LENGTH, ID_LETTERS, Lobby, Rules, Seat


def table_of(record: Record) -> tuple[Lobby, list[Entry]]:
    """The table and the log of a record. The game may be unfinished, but it must begin with a deal.

    The table has the same id each time, so that links to its plies stay valid.
    """
    game = record.replay()
    # A table that is over without a result was ended by the host, and is not shown.
    lobby = _lobby(record, game.result or Result(None, game.view(None).runes, "nobody"))
    deal = deal_entry(lobby, 0)
    if record.secret is None or game.result is None:
        header = Header(
            lobby.rules, lobby.names, (True,) * record.options.players, lobby.clock, lobby.memory, lobby.secret,
            (None,) * record.options.players, recorded_seed=record.seed.hex(),
        )  # fmt: skip
        deal = deal._replace(text=encode(header).decode())
    plies = enumerate(game.plies, 1)
    log = [deal, *(Entry(lobby.id, n, 0, "act", ply.seat or 0, "person", str(ply.action)) for n, ply in plies)]
    outcome = Live.rebuilt(log).outcome()
    return (lobby if outcome is None else replace(lobby, rounds=outcome[1])), log


def _lobby(record: Record, result: Result) -> Lobby:
    options = record.options
    own_sheet = options.sheet != default_sheet()
    rules = Rules(
        options.players,
        options.side,
        options.discard,
        options.heirs,
        options.sheet.name if own_sheet else None,
        options.sheet.code if own_sheet else None,
    )
    digest = hashlib.sha256(str(record).encode()).digest()
    names = record.names or (None,) * options.players
    given = record.contributions or (None,) * options.players
    return Lobby(
        id="".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH]),
        code="".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in digest[-6:]),
        owner="",
        created=0,
        updated=0,
        status="over",
        rules=rules,
        seats=tuple(
            Seat("person", name, None, None, None if half is None else half.hex())
            for name, half in zip(names, given, strict=True)
        ),
        secret=(record.seed if record.secret is None else record.secret).hex(),
        result=result,
    )
