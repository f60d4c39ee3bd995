"""A view contains the events since the seat's last decision."""

from random import Random

from hypothesis import given, settings

from foretell import Action, Event, Game, event_for

from .tables import Table, tables


@settings(max_examples=40)
@given(tables())
def test_every_event_is_in_the_views_of_a_seat_once_and_in_order(table: Table) -> None:
    game, chance = table.game(), Random(table.choices)
    seats = range(table.options.players)
    since: list[list[Event]] = [[*game.opening] for _ in seats]
    assert game.view(None).events == ()
    for _ in range(300):
        for seat in seats:
            assert game.view(seat).events == tuple(event_for(event, seat) for event in since[seat])
        if not game.actors:
            break
        seat = chance.choice(game.actors)
        since[seat] = []
        action = Action.of(game.phase, table.policy(chance, table.options.config, game._state))
        for event in game.play(action, seat):
            for events in since:
                events.append(event)


@settings(max_examples=20)
@given(tables())
def test_a_replayed_game_and_a_copy_have_the_same_events_and_histories(table: Table) -> None:
    game, chance = table.game(), Random(table.choices)
    twin = game.copy()
    for _ in range(chance.randrange(300)):
        if game.actors:
            seat = chance.choice(game.actors)
            action = Action.of(game.phase, table.policy(chance, table.options.config, game._state))
            game.play(action, seat)
            twin = game.copy()
    plies = [(ply.seat, ply.action) for ply in game.plies]
    replayed = Game.replayed(table.options, table.seed, (), plies)
    for seat in range(table.options.players):
        view = game.view(seat)
        assert (view.events, view.history) == (replayed.view(seat).events, replayed.view(seat).history)
        assert (view.events, view.history) == (twin.view(seat).events, twin.view(seat).history)


@settings(max_examples=10)
@given(tables())
def test_a_copy_goes_its_own_way(table: Table) -> None:
    game = table.game()
    twin = game.copy()
    before = game.view(0)
    twin.play(twin.legal[0])
    assert (game.view(0).events, game.view(0).history) == (before.events, before.history)
    assert twin.view(0).history != before.history
