"""No view depends on anything that its viewer cannot know (clause 11)."""

from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import (
    CARDS,
    DISCARDS,
    Action,
    Ask,
    DiscardMode,
    Event,
    Game,
    IllegalAction,
    Options,
    Pass,
    Predict,
    Skip,
    Use,
    event_for,
)
from tests.effort import effort
from tests.table.worlds import learnt

from .policies import POLICIES, eager
from .redeal import known_to, redealt, swap_for
from .tables import SHARE, Table, kinds_for, seed_of, sheet_of, tables

VIEWERS = effort(1, 2)
"""How many viewers of each action are compared."""


def sent(thing: object) -> bytes:
    """Return the bytes that a server would send."""
    return msgspec.json.encode(thing)


def heard(events: tuple[Event, ...], viewer: int | None) -> bytes:
    return sent([event_for(event, viewer) for event in events])


def viewers_of(options: Options) -> tuple[int | None, ...]:
    return (None, *range(options.players))


def check_viewer(chance: Random, game: Game, action: Action, seat: int, viewer: int | None, seen: Counter[str]) -> None:
    """Check that a viewer gets the same views and events from two games whose hidden cards differ."""
    position = game.position()
    shown = learnt(game, action, seat, viewer)
    swap = swap_for(chance, position, known_to(position, viewer) | (shown or set()))
    other = redealt(chance, position, swap, viewer)
    here, there = Game.from_position(position), Game.from_position(other)
    kept = replace(game.view(viewer), unfoldings=(), seen=here.view(viewer).seen)  # a position keeps neither
    assert sent(here.view(viewer)) == sent(kept)
    assert sent(here.view(viewer)) == sent(there.view(viewer))
    seen["views"] += 1
    seen["swapped"] += sum(card != swapped for card, swapped in swap.cards.items())
    if viewer is not None:
        assert refusals(here, viewer) == refusals(there, viewer)
    assert refusals_to_anybody(here) == refusals_to_anybody(there)
    if shown is None or (other.predictions != position.predictions and len(game.actors) == 1):
        return  # chance, or the opening of predictions that were changed
    heard_here = heard(here.play(action, seat), viewer)
    heard_there = heard(there.play(swap.action(action, position.phase), seat), viewer)
    assert heard_here == heard_there
    assert sent(here.view(viewer)) == sent(there.view(viewer))
    seen["actions"] += 1


def refusals(game: Game, viewer: int) -> list[str]:
    """Return the errors that this viewer gets for illegal actions."""
    own = set(game.view(viewer).legal)
    messages = []
    for action in (*(Action.of("play", number) for number in range(0, 54, 9)), Pass(), Predict(4), Action.parse("+2C")):
        if action not in own:
            with pytest.raises(IllegalAction) as refused:
                game.play(action, viewer)
            messages.append(str(refused.value))
    return messages


ONE_OF_EACH = (*(Action.parse(f"{sign}2C") for sign in ("", *"+~-^!x")), Pass(), Skip(), Use(), Ask(1), Predict(1))


def refusals_to_anybody(game: Game) -> list[str]:
    """What is said when something that does not fit the phase is tried in nobody's name."""
    fitting = {type(action) for action in game.legal}
    messages = []
    for action in ONE_OF_EACH:
        if type(action) not in fitting:
            with pytest.raises(IllegalAction) as refused:
                game.play(action)
            messages.append(str(refused.value))
    return messages


@settings(max_examples=120)
@given(tables(), st.integers(0, 150))
def test_11_3_no_viewer_is_sent_what_depends_on_the_hidden(table: Table, plies: int) -> None:
    game, chance = table.game(), Random(table.choices)
    for _ in range(plies):
        if game.actors:
            game.play(choice(table, game, chance), chance.choice(game.actors))
    if game.actors:
        action, seat = choice(table, game, chance), chance.choice(game.actors)
        for viewer in viewers_of(table.options):
            check_viewer(chance, game, action, seat, viewer, Counter())


def choice(table: Table, game: Game, chance: Random) -> Action:
    return Action.of(game.phase, table.policy(chance, table.options.config, game._state))


@pytest.mark.parametrize("policy", POLICIES)
def test_11_3_every_action_of_every_kind_of_game_keeps_its_secrets(policy: str) -> None:
    seen: Counter[str] = Counter()
    for number, (players, side, discard, heirs) in kinds_for(policy):
        options = Options(players, side, discard, heirs, sheet_of(number // 2 * (number % 2)))
        table = Table(options, seed_of(number), POLICIES[policy], number)
        game, chance = table.game(), Random(number)
        while game.actors and len(game.plies) < 100:
            action, seat = choice(table, game, chance), chance.choice(game.actors)
            for viewer in chance.sample(viewers_of(options), VIEWERS):
                check_viewer(chance, game, action, seat, viewer, seen)
            game.play(action, seat)
    assert seen["actions"] > 0.7 * seen["views"] > 1500 * VIEWERS * SHARE
    assert seen["swapped"] > 15 * seen["views"]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("discard", DISCARDS)
def test_8_2_nothing_reveals_a_secret_prediction_before_both_are_in(discard: DiscardMode, first: int) -> None:
    table = Table(Options(2, discard=discard), seed_of(first), eager, first)
    game, chance = table.game(), Random(first)
    while game.phase != "predict":
        game.play(choice(table, game, chance))
    one, other = game.copy(), game.copy()
    events = one.play(Predict(0), first), other.play(Predict(1), first)
    for viewer in (None, 1 - first):
        assert heard(events[0], viewer) == heard(events[1], viewer)
        assert sent(one.view(viewer)) == sent(other.view(viewer))
    assert refusals(one, 1 - first) == refusals(other, 1 - first)
    assert heard(events[0], first) != heard(events[1], first)
    assert one.view(first).predictions[first] == 0


@settings(max_examples=60)
@given(tables())
def test_11_2_a_redacted_event_does_not_depend_on_its_secret(table: Table) -> None:
    """Change hidden cards or a secret prediction: viewers who may not know them get the same bytes."""
    game, chance = table.game(), Random(table.choices)
    events = game.opening
    for _ in range(200):
        for event in events:
            check_hidden(chance, event, table.options)
        if not game.actors:
            break
        events = game.play(choice(table, game, chance), chance.choice(game.actors))


def check_hidden(chance: Random, event: Event, options: Options) -> None:
    cards = tuple(chance.sample(CARDS, len(event.cards)))
    other = chance.randrange(options.players) if event.key == "predicted" else event.other
    changed = replace(event, cards=cards, other=other)
    for viewer in viewers_of(options):
        if event.audience is None or viewer in event.audience:
            assert event_for(event, viewer) == event
        else:
            assert sent(event_for(event, viewer)) == sent(event_for(changed, viewer))
            assert set(event_for(event, viewer).cards) <= {None}
