"""Take-backs are possible until another player acts or anything is revealed. They restore the earlier state."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from foretell import Action, Game
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live, Viewer
from foretell.table.lobby import Rules
from foretell.table.refusals import Refusal
from tests.table.games import VARIANTS, full_lobby
from tests.table.worlds import World, choice, dealt, every_kind_of_rules, viewers_of

from .policies import POLICIES
from .redeal import known_to, redealt, swap_for
from .tables import SHARE

pytestmark = pytest.mark.long


def views_of(live: Live) -> dict[Viewer, dict[str, object]]:
    """Return every viewer's view, without the fields that a take-back does not restore."""
    views = {}
    for viewer in viewers_of(live.game.options):
        view = msgspec.json.decode(live.full(viewer, live.snapshot(viewer)))["view"]
        views[viewer] = {name: view[name] for name in view if name not in ("undo", "away", "banks")}
    return views


def check_nothing_was_learnt(before: Game, after: Game, mover: int) -> None:
    """By the library's own views, the memory aid included."""
    assert [ply.seat for ply in after.plies[len(before.plies) :]] == [mover]
    for viewer in viewers_of(before.options):
        was, now = before.view(viewer), after.view(viewer)
        assert set(was.unplaced) <= set(now.unplaced)
        assert was.told == now.told
        assert was.unfoldings == now.unfoldings
        assert was.round == now.round
        for seat, (said, says) in enumerate(zip(was.predictions, now.predictions, strict=True)):
            assert says == said or seat == mover
        if viewer not in (None, mover):
            assert was.hand == now.hand


def check_offer(live: Live, action: Action, mover: int, chance: Random) -> None:
    """Whether a decision can be taken back reveals nothing about hidden cards."""
    position = live.game.position()
    offers = set()
    for _ in range(2):
        swap = swap_for(chance, position, known_to(position, mover))
        world = World.of(live, redealt(chance, position, swap, mover))
        world.advance(world.act(mover, world.ply, str(action), world.at))
        offers.add(world.may_undo(mover))
    world = World.of(live, position)
    world.advance(world.act(mover, world.ply, str(action), world.at))
    assert offers == {world.may_undo(mover)}


def decisions(policy: str, seen: Counter[str]) -> Iterator[tuple[Live, Action, int, Random]]:
    """Decisions of every kind of game, just before they are made; here, unless whoever looks at them does it."""
    for number, rules in every_kind_of_rules(policy):
        live, chance = dealt(rules, number), Random(f"{policy} {number}")
        while not live.over and live.ply < 150:
            mover = chance.choice(live.game.actors)
            action = choice(chance, POLICIES[policy], live.game)
            seen["decisions"] += 1
            standing = live.game.plies
            yield live, action, mover, chance
            if live.game.plies == standing:
                live.advance(live.act(mover, live.ply, str(action), live.at + 100))


@pytest.mark.parametrize("policy", POLICIES)
def test_an_action_that_revealed_nothing_can_be_taken_back_without_a_trace(policy: str) -> None:
    seen: Counter[str] = Counter()
    for live, action, mover, _ in decisions(policy, seen):
        before, views = live.game.copy(), views_of(live)
        live.advance(live.act(mover, live.ply, str(action), live.at + 50))
        others = [seat for seat in range(before.options.players) if seat != mover]
        assert not any(live.may_undo(seat) for seat in (*others, None))
        if live.may_undo(mover):
            check_nothing_was_learnt(before, live.game, mover)
            seen[type(action).__name__] += 1
            live.advance(live.undo(mover, live.ply, live.at))
            assert views_of(live) == views
            assert live.game.position() == before.position()
        else:
            with pytest.raises(Refusal, match=r"revealed|over"):
                live.undo(mover, live.ply, live.at)
    assert sum(seen.values()) - seen["decisions"] > 0.1 * seen["decisions"] > 300 * SHARE
    assert len(seen) > 6, seen


@pytest.mark.parametrize("policy", POLICIES)
def test_whether_a_take_back_is_possible_depends_on_nothing_hidden(policy: str) -> None:
    seen: Counter[str] = Counter()
    for live, action, mover, chance in decisions(policy, seen):
        if chance.random() < 0.4:
            check_offer(live, action, mover, chance)
            seen["checked"] += 1
    assert seen["checked"] > 800 * SHARE


def at_predictions(clock: str = "none") -> Live:
    """Two players who are to predict."""
    live, chance = Live(deal_entry(full_lobby(Rules(2), clock=clock), 2_000)), Random(1)
    while live.game.phase != "predict":
        token = str(choice(chance, POLICIES["eager"], live.game))
        live.advance(live.act(live.game.actors[0], live.ply, token, live.at))
    return live


def test_a_prediction_of_two_can_be_taken_back_until_the_other_is_in() -> None:
    live = at_predictions()
    live.advance(live.act(0, live.ply, "=0", live.at))
    live.advance(live.undo(0, live.ply, live.at))
    live.advance(live.act(0, live.ply, "=1", live.at))
    assert live.may_undo(0)
    live.advance(live.act(1, live.ply, "=1", live.at))
    assert not live.may_undo(0)
    assert not live.may_undo(1)
    assert live.game.unfoldings[-1].predictions == (1, 1)


def test_predicting_and_taking_back_does_not_keep_the_other_from_predicting() -> None:
    live = at_predictions()
    asked = live.ply
    for _ in range(3):
        live.advance(live.act(0, live.ply, "=0", live.at))
        live.advance(live.undo(0, live.ply, live.at))
    live.advance(live.act(1, asked, "=1", live.at))
    assert live.game.actors == (0,)


def test_taking_back_gains_no_time() -> None:
    live = at_predictions("fast")
    assert live.clock is not None
    banks = list(live.clock.banks)
    for _ in range(10):
        live.advance(live.act(0, live.ply, "=0", live.at + 100))
        live.advance(live.undo(0, live.ply, live.at))
    assert live.clock.banks == [banks[0] - 1_000, banks[1]]


@pytest.mark.parametrize("rules", VARIANTS)
def test_several_are_taken_back_one_after_the_other_also_after_a_restart(rules: Rules) -> None:
    live, chance, longest = dealt(rules, 3 * rules.players), Random(rules.players), 0
    log = [Entry(live.id, 0, live.at, "deal", -1, "server", msgspec.json.encode(live.header).decode())]
    trail: list[dict[Viewer, dict[str, object]]] = []
    while not live.over and live.ply < 250:
        mover, views = chance.choice(live.game.actors), views_of(live)
        log.append(live.act(mover, live.ply, str(choice(chance, POLICIES["eager"], live.game)), live.at + 50))
        moved = live._mover
        live.advance(log[-1])
        trail = [*(trail if moved == mover else ()), views] if live.may_undo(mover) else []
        if len(trail) > max(longest, 1):
            longest = len(trail)
            take_all_back(Live.rebuilt(log), mover, trail)
    assert longest > 1


def take_all_back(live: Live, mover: int, trail: list[dict[Viewer, dict[str, object]]]) -> None:
    """A take-back never goes beyond the beginning of the mover's actions."""
    for views in reversed(trail):
        assert live.may_undo(mover)
        live.advance(live.undo(mover, live.ply, live.at))
        assert views_of(live) == views
    assert not live.may_undo(mover)
