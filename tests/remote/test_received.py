"""Views that are made from messages are those of the library."""

import json
from dataclasses import fields
from random import Random

import msgspec
from hypothesis import given, settings

from foretell import CARDS, Action, View
from foretell.remote import ReceivedGame, options_from
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Rules, Seat, TableSettings, new_lobby
from foretell.table.past_frames import frames_since
from tests.properties.tables import Table, tables


def log_of(table: Table, *, memory: bool = True) -> list[Entry]:
    """The log of a table where everybody chooses by a policy."""
    options = table.options
    rules = Rules(options.players, options.side, options.discard, options.heirs, "sheet", options.sheet.code)
    lobby = msgspec.structs.replace(
        new_lobby("owner", TableSettings(), 0), rules=rules, memory=memory, seats=(Seat("bot", "b"),) * options.players
    )
    live = Live(deal := deal_entry(lobby, 0))
    log, chance = [deal], Random(table.choices)
    while live.actors and len(log) < 200:
        game = live.game
        token = str(Action.of(game.phase, table.policy(chance, options.config, game._state)))
        log.append(Entry(lobby.id, len(log), 0, "act", chance.choice(game.actors), "bot", token))
        live.advance(log[-1])
    return log


def check_equal(received: View, real: View, but: tuple[str, ...] = ()) -> None:
    for field in fields(View):
        if field.name not in ("seen", "options", *but):
            assert getattr(received, field.name) == getattr(real, field.name), field.name
    assert received.options == real.options
    assert received.history == real.history
    assert [(event.key, event.seat, event.cards) for event in received.events] == [
        (event.key, event.seat, event.cards) for event in real.events
    ]
    assert (received.legal, received.rank, received.prospects) == (real.legal, real.rank, real.prospects)
    if not but:
        assert received.best_possible == real.best_possible


@settings(max_examples=8)
@given(tables())
def test_received_views_are_those_of_the_game(table: Table) -> None:
    log = log_of(table)
    seat = table.choices % table.options.players
    game, live = ReceivedGame(table.options, seat), Live(log[0])
    for entry, frame in zip(log, frames_since(log, -1, seat), strict=True):
        if entry.ply:
            live.advance(entry)
        assert game.add(json.loads(frame))
        if entry.ply % 7 == 0 or seat in live.actors or not live.actors:
            check_equal(game.view(), live.view(seat))
            assert game.has_choice == (seat in live.actors)
    assert game.is_over == (not live.actors)


@settings(max_examples=3)
@given(tables())
def test_without_the_memory_aid_a_view_has_what_is_visible(table: Table) -> None:
    log = log_of(table, memory=False)
    game, live = ReceivedGame(table.options, 0), Live(log[0])
    for entry, frame in zip(log, frames_since(log, -1, 0), strict=True):
        if entry.ply:
            live.advance(entry)
        game.add(json.loads(frame))
        view, real = game.view(), live.view(0)
        check_equal(view, real, ("known", "gone", "unplaced", "observation"))
        assert set(view.gone) <= set(real.gone)
        assert set(view.unplaced) >= set(real.unplaced)
        assert all(set(one) <= set(other) for one, other in zip(view.known, real.known, strict=True))


def test_a_take_back_removes_the_events() -> None:
    lobby = msgspec.structs.replace(new_lobby("owner", TableSettings(), 0), seats=(Seat("person", "p", "p"),) * 3)
    live = Live(deal := deal_entry(lobby, 0))
    log = [deal]
    for kind, text in (("act", live.choices(0)[0]), ("undo", "")):
        log.append(Entry(lobby.id, len(log), 0, kind, 0, "person", text))  # type: ignore[arg-type]
        live.advance(log[-1])
    game = ReceivedGame(live.game.options, 1)
    for frame in frames_since(log, -1, 1):
        game.add(json.loads(frame))
    check_equal(game.view(), live.view(1))


def test_options_come_from_the_table_and_its_sheet() -> None:
    live = Live(deal_entry(new_lobby("owner", TableSettings(), 0), 0))
    sheet = live.game.options.sheet
    cards = {card: [{"name": one.name, "star": one.star} for one in sheet.effects(card)] for card in CARDS}
    table = {"options": {"players": 3, "side": "A", "discard": "open", "heirs": False}}
    assert options_from(table, {"name": sheet.name, "suits": list(sheet.suits), "cards": cards}) == live.game.options
