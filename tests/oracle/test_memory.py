"""Two ways to prove where a card is agree with each other and with the truth (11.4)."""

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.effort import effort

from .cards import ALL_CARDS, PASS, SKIP, number
from .display import COLUMNS
from .memory import Memory, Pools, TooManyWorldsError, Worlds
from .observations import (
    DECK,
    DISCARD,
    DISPLAY,
    REVEALED,
    Audience,
    Moved,
    Observation,
    Reshuffled,
    RoundBegan,
    Shown,
    Viewer,
    hand,
    seen_by,
)
from .position import Options
from .table import Oracle

WALKS = effort(4, 12)


class Walk:
    """Cards of a tiny pack wandering at random, in the ways that the rules know."""

    def __init__(self, chance: random.Random, players: int, cards: int, variant: str) -> None:
        self.chance, self.players, self.variant = chance, players, variant
        self.places: dict[str, list[str]] = {place: [] for place in (DECK, DISCARD, DISPLAY, REVEALED)}
        self.places |= {hand(seat): [] for seat in range(players)}
        self.places[DECK] = chance.sample(ALL_CARDS, cards)
        self.began = RoundBegan(1, tuple(self.places[DECK]))

    def events(self, steps: int) -> Iterator[Observation]:
        yield self.began
        for seat in range(self.players):
            for _ in range(2):
                yield from self.draw(seat)
        for _ in range(steps):
            act = self.chance.choice([self.draw, self.put_away, self.put_away, self.take, self.look, self.reveal])
            yield from act(self.chance.randrange(self.players))

    def move(self, card: str, source: str, target: str, audience: Audience = None) -> Observation:
        self.places[source].remove(card)
        self.places[target].append(card)
        return Moved("moved", card, source, target, audience)

    def from_deck(self, target: str, audience: Audience) -> Iterator[Observation]:
        if not self.places[DECK]:
            self.places[DECK], self.places[DISCARD] = self.places[DISCARD], []
            self.chance.shuffle(self.places[DECK])
            yield Reshuffled()
        yield self.move(self.places[DECK][0], DECK, target, audience)

    def discards_seen_by(self, seat: int) -> Audience:
        return frozenset({seat}) if self.variant == "closed" else None

    def draw(self, seat: int) -> Iterator[Observation]:
        if (self.places[DECK] or self.places[DISCARD]) and len(self.places[hand(seat)]) < 4:
            yield from self.from_deck(hand(seat), frozenset({seat}))

    def put_away(self, seat: int) -> Iterator[Observation]:
        """Discard, or play to the display, which others may take from."""
        if self.places[hand(seat)]:
            card = self.chance.choice(self.places[hand(seat)])
            if self.chance.random() < 0.3:
                yield self.move(card, hand(seat), DISPLAY)
            else:
                yield self.move(card, hand(seat), DISCARD, self.discards_seen_by(seat))

    def take(self, seat: int) -> Iterator[Observation]:
        place = self.chance.choice([DISPLAY, DISCARD] if self.variant == "bending" else [DISPLAY])
        if self.places[place] and len(self.places[hand(seat)]) < 4:
            yield self.move(self.places[place][-1], place, hand(seat))

    def look(self, seat: int) -> Iterator[Observation]:
        other = (seat + 1) % self.players
        cards = self.places[hand(other)]
        if cards and self.chance.random() < 0.5:
            shown = self.chance.sample(cards, len(cards) - 1)
            yield Shown(other, tuple(shown), frozenset({seat, other}))

    def reveal(self, seat: int) -> Iterator[Observation]:
        for _ in range(2):
            if self.places[DECK] or self.places[DISCARD]:
                yield from self.from_deck(REVEALED, self.discards_seen_by(seat))
        for card in list(self.places[REVEALED]):
            target = hand(seat) if card == self.places[REVEALED][-1] else DISCARD
            yield self.move(card, REVEALED, target, self.discards_seen_by(seat))


@pytest.mark.parametrize("variant", ["open", "bending"])
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 8), (3, 9)])
def test_11_4_pools_prove_exactly_what_is_so_in_all_worlds(players: int, cards: int, variant: str) -> None:
    chance = random.Random(cards)
    proven_unseen = 0
    for _ in range(WALKS):
        walk = Walk(chance, players, cards, variant)
        viewers: list[Viewer] = [None, *range(players)]
        minds = {viewer: (Pools(closed=False), Worlds(players)) for viewer in viewers}
        sights: dict[Viewer, set[str]] = {viewer: set() for viewer in viewers}
        for event, viewer in ((event, viewer) for event in walk.events(25) for viewer in viewers):
            seen = seen_by(viewer, event)
            sights[viewer] |= _sighted(seen)
            pools, worlds = minds[viewer]
            pools.see(seen)
            worlds.see(seen)
            for holder in range(players):
                proven = pools.proven(holder)
                assert proven == worlds.proven(holder)
                assert proven <= set(walk.places[hand(holder)])
                proven_unseen += len(proven - sights[viewer])
    assert proven_unseen > 0, "no card was ever proven by elimination"


def _sighted(seen: Observation) -> set[str]:
    match seen:
        case Moved(card=str() as card):
            return {card}
        case Shown(cards=cards):
            return {card for card in cards if card}
        case _:
            return set()


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 8)])
def test_11_4_closed_pools_prove_nothing_false_and_all_until_something_is_forgotten(players: int, cards: int) -> None:
    chance = random.Random(cards)
    for _ in range(WALKS):
        walk = Walk(chance, players, cards, "closed")
        viewers: list[Viewer] = [None, *range(players)]
        minds = {viewer: (Pools(closed=True), Worlds(players)) for viewer in viewers}
        exact = True
        for event in walk.events(15):
            exact = exact and not _makes_forget(event)
            for viewer, (pools, worlds) in minds.items():
                pools.see(seen_by(viewer, event))
                worlds.see(seen_by(viewer, event))
                for holder in range(players):
                    proven, true = pools.proven(holder), worlds.proven(holder)
                    assert proven == true if exact else proven <= true


def _makes_forget(event: Observation) -> bool:
    match event:
        case Moved(source=source, target="discard"):
            return source.startswith("hand")
        case _:
            return isinstance(event, Reshuffled)


def late_position(chance: random.Random, players: int, variant: str, deck: int, free: int) -> Oracle:
    """A random position with a small deck and a large pile."""
    cards = iter(chance.sample(ALL_CARDS, 54))
    hands = [[next(cards) for _ in range(5)] for _ in range(players)]
    columns = COLUMNS[players]
    shown = [next(cards) for _ in range(2 * columns - free)]
    top = [next(cards) for _ in range(deck)]
    return Oracle.from_position(
        Options(players, discard=variant),
        hands,
        [shown[:columns], shown[columns:]],
        top,
        list(cards),
        turn=chance.randrange(players),
        round=3,
        runes=[0] * players,
        pot=4,
        all_in=None,
        shuffle=lambda pile: chance.sample(pile, len(pile)),
    )


def random_choice(chance: random.Random, game: Oracle) -> int:
    """Seldom pass, so that the round lasts."""
    legal = game.legal()
    return chance.choice(sorted(legal if chance.random() < 0.1 else legal - {PASS, SKIP}))


@pytest.mark.parametrize("variant", ["open", "bending"])
@pytest.mark.parametrize("players", [2, 3])
def test_11_4_pools_and_worlds_agree_in_play_near_the_end_of_the_deck(players: int, variant: str) -> None:
    chance = random.Random(players)
    compared = {False: 0, True: 0}
    for _ in range(6 if players == 2 else 2):
        game = late_position(chance, players, variant, deck=chance.randrange(4 if players == 2 else 2), free=4)
        pools, worlds = Memory(game), Memory(game, lambda: Worlds(players, limit=8_000))
        viewers: list[Viewer] = [None, *range(players)]
        while game.phase not in ("predict", "over") and viewers:
            viewers = [viewer for viewer in viewers if _agree(game, pools, worlds, viewer)]
            compared[any(isinstance(event, Reshuffled) for event in game.log)] += len(viewers)
            game.act(random_choice(chance, game))
    assert min(compared.values()) > 10, "too few comparisons before or after a shuffle of the pile"


def _agree(game: Oracle, pools: Memory, worlds: Memory, viewer: Viewer) -> bool:
    """Compare for one viewer; False when the worlds have become too many."""
    try:
        for holder in game.seats:
            assert pools.proven(viewer, holder) == worlds.proven(viewer, holder)
    except TooManyWorldsError:
        return False
    return True


@pytest.mark.parametrize("variant", ["open", "bending", "closed"])
@pytest.mark.parametrize("players", [2, 5])
def test_11_4_what_is_proven_in_whole_games_is_true(players: int, variant: str) -> None:
    chance = random.Random(players)
    game = Oracle(Options(players, discard=variant), lambda cards: chance.sample(cards, len(cards)))
    memory = Memory(game)
    most = 0
    while game.phase != "over":
        for viewer in chain([None], game.seats):
            for holder in game.seats:
                proven = memory.proven(viewer, holder)
                assert proven <= set(game.hands[holder])
                assert proven == set(game.hands[holder]) or viewer != holder
                most = max(most, len(proven) if viewer != holder else 0)
        game.act(random_choice(chance, game))
    assert most >= 4


def test_11_4_an_empty_deck_tells_two_players_each_others_hands() -> None:
    game = late_position(random.Random(1), 2, "open", deck=0, free=4)
    memory = Memory(game)
    assert memory.proven(0, 1) == set(game.hands[1])
    assert memory.proven(None, 1) == set()


def closed_game(own: str) -> tuple[Oracle, Memory]:
    """Seat 0 holds cards of our choice; seat 1 may look on."""
    cards = own.split()
    rest = [card for card in ALL_CARDS if card not in {*cards, "2C", "3C"}]
    game = Oracle.from_position(
        Options(2, discard="closed"),
        [cards, rest[:5]],
        [["2C", "3C"], []],
        rest[5:],
        [],
        turn=0,
        round=1,
        runes=[0, 0],
        pot=2,
        all_in=None,
        shuffle=lambda pile: pile,
    )
    return game, Memory(game)


def test_11_4_a_face_down_discard_makes_the_known_cards_of_that_hand_unproven() -> None:
    game, memory = closed_game("JM 2M 4S 6T 8T")
    for action in ("JM", "2C"):
        game.act(number(action))
    assert memory.proven(1, 0) == memory.proven(None, 0) == {"2C"}
    game.act(min(game.legal() - {SKIP}))
    assert (game.phase, memory.proven(1, 0)) == ("discard", {"2C"})
    game.act(number("4S"))
    assert memory.proven(1, 0) == memory.proven(None, 0) == set()
    assert memory.proven(0, 0) == set(game.hands[0])


def test_11_4_the_rest_of_a_closed_reveal_comes_from_no_hand_and_leaves_its_known_cards_proven() -> None:
    game, memory = closed_game("8M 4S 6T 8T 2M")
    for action in ("8M", "2C"):
        game.act(number(action))
    game.act(SKIP)
    game.act(PASS)
    assert memory.proven(1, 0) == {"2C"}
    game.act(number("2M"))
    game.act(number(game.revealed[0]))
    assert len(game.discard) == 4
    assert memory.proven(1, 0) == {"2C"}
