"""Every viewer can follow a game from redacted events alone."""

from random import Random

from hypothesis import given, settings

from foretell import Action, event_for

from .following import Follower
from .tables import Table, tables


@settings(max_examples=60)
@given(tables())
def test_the_events_determine_all_public_information(table: Table) -> None:
    game, chance = table.game(), Random(table.choices)
    viewers = (None, *range(table.options.players))
    followers = {viewer: Follower(table.options) for viewer in viewers}
    events = game.opening
    for _ in range(400):
        for viewer, follower in followers.items():
            for event in events:
                follower.hear(event_for(event, viewer))
            follower.matches(game.view(viewer))
        if not game.actors:
            break
        action = Action.of(game.phase, table.policy(chance, table.options.config, game._state))
        events = game.play(action, chance.choice(game.actors))
