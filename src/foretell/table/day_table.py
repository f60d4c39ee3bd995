"""A table that plays the deal of a day: one person, the same bots and the same cards for everybody."""

import hashlib

from msgspec.structs import replace

from ..daily import DAY_LEVEL, DAY_OPTIONS, DAY_SEAT, DayDeal
from .bot_names import bot_name_for
from .entries import Entry
from .lobby import ID_LENGTH, ID_LETTERS, Lobby, Seat, TableSettings, new_lobby, sit, with_seat
from .wire import Portrait


def day_table_id(person: str, deal: DayDeal) -> str:
    """The id of the table where a person's game of a day counts. It reveals nothing about the person or the deal."""
    digest = hashlib.sha256(b"day table\n" + deal.secret + f"{deal.date} {person}".encode()).digest()
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])


def new_day_table(
    person: str, name: str, deal: DayDeal, now: int, portrait: Portrait | None = None, *, counts: bool = True
) -> Lobby:
    """A table for one person. The cards are dealt at once, and only this person may see the game before the day ends.

    The table whose result counts has the same id each time, so that a person has only one. Others get a new id.
    """
    settings = TableSettings(players=DAY_OPTIONS.players, spectators="none", talk=False, level=DAY_LEVEL)
    lobby = sit(new_lobby(person, settings, now), person, DAY_SEAT, name, portrait)
    for number in range(len(lobby.seats)):
        if number != DAY_SEAT:
            taken = [seat.name for seat in lobby.seats if seat.name is not None]
            bot = Seat("bot", bot_name_for(deal.date, number, taken), None, DAY_LEVEL)
            lobby = with_seat(lobby, number, bot)
    # The status skips "dealing", in which the server asks for contributions.
    return replace(
        lobby, id=day_table_id(person, deal) if counts else lobby.id, secret=deal.secret.hex(), status="playing",
        day=deal.date, counts=counts, version=1,
    )  # fmt: skip


def day_deal(lobby: Lobby) -> DayDeal | None:
    """The deal of a table that plays a day; None for other tables."""
    return None if lobby.day is None else DayDeal(lobby.day, bytes.fromhex(lobby.secret))


def is_own_game(entries: list[Entry], until: int) -> bool:
    """Whether a person made all their decisions before a time, so that their result can count.

    A bot that plays for an absent person does not count as the person.
    """
    acts = [entry for entry in entries if entry.kind == "act"]
    return bool(acts) and acts[-1].at < until and all(one.by == "person" for one in acts if one.seat == DAY_SEAT)
