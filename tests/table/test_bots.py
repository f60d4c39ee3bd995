"""A bot in a seat watches each event once."""

import foretell as ft
from foretell.table.bots import SeatedBot
from tests.players.watching import new_witness


def keys(events: list[ft.Event]) -> list[str]:
    return [event.key for event in events]


def test_a_bot_that_is_asked_again_does_not_watch_the_same_events_again() -> None:
    witness = new_witness()(1)
    bot, game = SeatedBot(lambda: witness), ft.Game(ft.Options(2), bytes(32))
    assert (bot.name, bot.watching) == ("witness", True)
    bot.choose(game.view(0))
    action = bot.choose(game.view(0))
    assert keys(witness.watched).count("round_started") == 1
    events = game.play(action)
    while game.actor != 0:
        events += game.play(game.legal[0])
    witness.watched = []
    bot.show(game.view(0))
    assert witness.watched == [ft.event_for(event, 0) for event in events]


def test_after_a_take_back_a_bot_watches_all_since_its_last_decision() -> None:
    witness = new_witness()(1)
    bot, game = SeatedBot(lambda: witness), ft.Game(ft.Options(3), bytes(32))
    before = game.copy()
    game.play(ft.Pass())
    bot.show(game.view(1))
    before.play(before.legal[0])
    witness.watched = []
    bot.take_back(0)
    bot.show(before.view(1))
    assert witness.watched == [ft.Event("taken_back", 0), *before.view(1).events]
    assert keys(witness.watched)[1] == "round_started"
    bot.show(before.view(1))
    assert len(witness.watched) == 1 + len(before.view(1).events)


def test_a_bot_that_does_not_watch_only_chooses() -> None:
    view = ft.Game(ft.Options(2), bytes(32)).view(0)
    bot = SeatedBot(lambda: ft.players.RandomPlayer(1))
    assert not bot.watching
    assert bot.choose(view) in view.legal
