"""No byte that a table sends to a viewer depends on what the viewer may not know (clause 11)."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from foretell import DISCARDS, Action, Game, Predict
from foretell.table.entries import Entry
from foretell.table.live import Live, Viewer
from foretell.table.lobby import Rules
from foretell.table.refusals import Refusal
from tests.table.worlds import World, choice, dealt, every_kind_of_rules, learnt, opens_predictions, viewers_of

from .policies import POLICIES, Policy
from .redeal import known_to, redealt, swap_for
from .tables import SHARE

pytestmark = pytest.mark.long

STRETCH = 8
"""Decisions that two worlds are followed for."""


class Stretch(NamedTuple):
    """Decisions from one position on, and everything that a viewer learns from them."""

    plies: tuple[tuple[int, Action, str], ...]
    """Seat, action and phase."""
    shown: set[str]


def stretch_from(game: Game, viewer: Viewer, policy: Policy, chance: Random) -> Stretch:
    """As far as chance stays out of it, and no secret prediction is opened."""
    game, plies, shown = game.copy(), list[tuple[int, Action, str]](), set[str]()
    while game.actors and len(plies) < STRETCH and not opens_predictions(game):
        seat, action = chance.choice(game.actors), choice(chance, policy, game)
        new = learnt(game, action, seat, viewer)
        if new is None:
            break
        plies.append((seat, action, game.phase))
        shown |= new
        game.play(action, seat)
    return Stretch(tuple(plies), shown)


def told(live: Live, viewer: Viewer, now: int) -> bytes:
    """All that a viewer can get out of a table at one moment, refusals included."""
    snapshot = live.snapshot(viewer)
    answers: list[object] = [live.full(viewer, snapshot).decode(), snapshot.undo, live.choices(viewer)]
    asked: list[Callable[[], Entry]] = [partial(live.act, viewer, *tried, now) for tried in _tries(live)]
    asked += [partial(live.undo, viewer, live.ply, now), partial(live.leave, viewer, "person", now)]
    asked += [partial(live.undo, viewer, live.ply - 1, now), partial(live.back, viewer, now)]
    answers += map(answer_to, asked)
    answers += [answer_to(partial(prospects, live, viewer, ply)) for ply in (None, live.ply, live.ply - 1)]
    if viewer is not None:
        view = live.view(viewer)
        answers.append({name: getattr(view, name) for name in view.__dataclass_fields__ if name != "options"})
    return msgspec.json.encode(answers)


def _tries(live: Live) -> list[tuple[int, str]]:
    """Legal or not, early, late and never: what anybody could send."""
    tokens = ("pass", "skip", "use", "7C", "+2C", "~AS", "^R1", "!KT", "x10M", "-5S", "@1", "=0", "=1", "nonsense")
    return [(live.ply, token) for token in tokens] + [(ply, "7C") for ply in (-1, live.ply - 1, live.ply + 1, 9_999)]


def prospects(live: Live, viewer: Viewer, ply: int | None) -> str:
    """What a viewer's choices would make of their hand."""
    return live.prospects(viewer, ply).decode()


def answer_to(ask: Callable[[], object]) -> object:
    """What would be committed or told, or the refusal."""
    try:
        return ask()
    except Refusal as refusal:
        return refusal.code, str(refusal)


def compare(live: Live, viewer: Viewer, policy: Policy, chance: Random, seen: Counter[str]) -> None:
    """Follow a stretch in two worlds, with a take-back wherever one is offered."""
    stretch = stretch_from(live.game, viewer, policy, chance)
    position = live.game.position()
    swap = swap_for(chance, position, known_to(position, viewer) | stretch.shown)
    worlds = World.of(live, position), World.of(live, redealt(chance, position, swap, viewer))
    seen["swapped"] += sum(card != other for card, other in swap.cards.items())
    seen["stretches"] += 1
    now = live.at + 500
    assert told(worlds[0], viewer, now) == told(worlds[1], viewer, now)
    for seat, action, phase in stretch.plies:
        tokens = str(action), str(swap.action(action, phase))
        entries = [world.act(seat, world.ply, token, now) for world, token in zip(worlds, tokens, strict=True)]
        frames = [send(world, viewer, entry) for world, entry in zip(worlds, entries, strict=True)]
        assert frames[0] == frames[1]
        assert told(worlds[0], viewer, now) == told(worlds[1], viewer, now)
        seen["frames"] += 1
        if viewer != seat and tokens[0] != tokens[1]:
            seen["other actions"] += 1
        if worlds[0].may_undo(seat) and worlds[1].may_undo(seat) and chance.random() < 0.5:
            taken_back(worlds, viewer, seat, now)
            seen["taken back"] += 1
            break


def taken_back(worlds: tuple[World, World], viewer: Viewer, seat: int, now: int) -> None:
    """A take-back tells as little as the action did."""
    frames = [send(world, viewer, world.undo(seat, world.ply, now)) for world in worlds]
    assert frames[0] == frames[1]
    assert told(worlds[0], viewer, now) == told(worlds[1], viewer, now)


def send(world: World, viewer: Viewer, entry: Entry) -> bytes:
    """Return the frame of an entry."""
    before = world.snapshot(viewer)
    step = world.advance(entry)
    return step.frame(viewer, before, world.snapshot(viewer))


@pytest.mark.parametrize("policy", POLICIES)
def test_11_3_no_byte_for_a_viewer_depends_on_what_is_hidden_from_them(policy: str) -> None:
    seen: Counter[str] = Counter()
    for number, rules in every_kind_of_rules(policy):
        live, chance = dealt(rules, number), Random(f"{policy} {number}")
        while not live.over and live.ply < 120:
            if chance.random() < 0.2:
                compare(live, chance.choice(viewers_of(live.game.options)), POLICIES[policy], chance, seen)
            seat = chance.choice(live.game.actors)
            token = str(choice(chance, POLICIES[policy], live.game))
            live.advance(live.act(seat, live.ply, token, live.at + chance.randrange(2_000)))
    assert seen["stretches"] > 500 * SHARE
    assert seen["swapped"] > 15 * seen["stretches"]
    assert seen["frames"] > 3 * seen["stretches"]
    assert seen["other actions"] > 0.2 * seen["stretches"]
    assert seen["taken back"] > 0.1 * seen["stretches"]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("discard", DISCARDS)
def test_8_2_a_secret_prediction_shows_in_no_byte_before_both_are_in(discard: str, first: int) -> None:
    live, chance = dealt(Rules(2, discard=discard), 2 * first), Random(first)  # type: ignore[arg-type]
    while live.game.phase != "predict":
        token = str(choice(chance, POLICIES["eager"], live.game))
        live.advance(live.act(live.game.actors[0], live.ply, token, live.at))
    position, now = live.game.position(), live.at + 100
    worlds = World.of(live, position), World.of(live, position)
    tokens = str(Predict(0)), str(Predict(1))
    for viewer in (None, 1 - first, first):
        frames = [
            send(World.of(world, position), viewer, world.act(first, world.ply, token, now))
            for world, token in zip(worlds, tokens, strict=True)
        ]
        assert (frames[0] == frames[1]) == (viewer != first)
    for world, token in zip(worlds, tokens, strict=True):
        world.advance(world.act(first, world.ply, token, now))
    for viewer in (None, 1 - first):
        assert told(worlds[0], viewer, now) == told(worlds[1], viewer, now)
    for viewer in (None, 1 - first):
        before = [world.snapshot(viewer) for world in worlds]
        steps = [World.of(world, world.game.position()) for world in worlds]
        assert before[0] == before[1]
        for world, kept in zip(worlds, steps, strict=True):
            kept._before = [*world._before]
        frames = [send(world, viewer, world.undo(first, world.ply, now)) for world in steps]
        assert frames[0] == frames[1]
