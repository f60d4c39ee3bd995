"""What a viewer can prove to be in another's hand (11.4), from what that viewer saw: twice.

Placements only: movements, sightings and counting. Announced ranks are facts of their own and are not
combined with them.

`Worlds` keeps every arrangement of the cards that fits all that was seen, and a card is proven to be in a
hand when it is there in every one of them. It is the meaning of "can prove", and only small cases are
within its reach.

`Pools` reaches all cases. For the open and the bending game it rests on this argument, which the tests
check against `Worlds`: whatever leaves a hand is seen, so the only hidden movements are those from the deck
to a hand. Cards hidden since the same shuffle (a pool) are alike, and so are the slots that cards of that
shuffle went to unseen: hands, and the deck if no later shuffle has begun. Nothing seen favours one way of
putting the pool's cards into its slots over another, so all ways are possible; seeing a card fills one slot
of its pool and leaves the rest as free as before. So a hidden card is proven to be in a hand exactly when
all the slots of its pool are in that hand. A new shuffle begins when the deck is empty: the older pools
are then in hands alone, and the cards of the pile form the pool of the new deck.

For the closed game (10.2) `Pools` is the definition of 11.4: a face-down discard from a hand makes the
known cards of that hand hidden ones for everyone else, all hidden cards are one pool, and unseen discards
are slots of it too. What it proves, `Worlds` proves; `Worlds` may prove more.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from .observations import (
    DECK,
    DISCARD,
    DISPLAY,
    PLAYED,
    REVEALED,
    Moved,
    Observation,
    Reshuffled,
    RoundBegan,
    Shown,
    Told,
    Viewer,
    hand,
    seen_by,
)
from .position import Position


class Reasoner(Protocol):
    """Sees observations one by one, and tells what is proven now."""

    def see(self, observation: Observation) -> None: ...

    def proven(self, holder: int) -> set[str]: ...


class Memory:
    """The reasoners of all viewers of one game. Each gets only what its viewer saw."""

    def __init__(self, game: Position, reasoner: Callable[[], Reasoner] | None = None) -> None:
        self._game = game
        closed = game.options.discard == "closed"
        self._reasoner = reasoner or (lambda: Pools(closed=closed))
        self._of: dict[Viewer, tuple[Reasoner, int]] = {}

    def of(self, viewer: Viewer) -> Reasoner:
        """This viewer's reasoner, after all that has happened so far."""
        reasoner, known = self._of.get(viewer) or (self._reasoner(), 0)
        for event in self._game.log[known:]:
            reasoner.see(seen_by(viewer, event))
        self._of[viewer] = reasoner, len(self._game.log)
        return reasoner

    def proven(self, viewer: Viewer, holder: int) -> set[str]:
        """The cards that `viewer` (a seat; None watches) can prove to be in the hand of seat `holder` now."""
        return self.of(viewer).proven(holder)


class Pools:
    """Known cards, and pools of hidden cards with the slots they may be in; one pool for each shuffle."""

    def __init__(self, *, closed: bool) -> None:
        self._closed = closed
        self._begin(())

    def _begin(self, cards: Iterable[str]) -> None:
        """All cards are in the deck, unseen."""
        self.known: dict[str, set[str]] = {}
        self.pools: list[set[str]] = [set(cards)]
        self.slots: list[Counter[str]] = [Counter({DECK: len(self.pools[0])})]

    def proven(self, holder: int) -> set[str]:
        return set(self._known_in(hand(holder)))

    def unplaced(self) -> set[str]:
        """Cards that the viewer knows no place of: what the deck may hold (11.4)."""
        return set().union(*self.pools)

    def see(self, observation: Observation) -> None:
        match observation:
            case RoundBegan(cards=cards):
                self._begin(cards)
            case Moved(card=None, source=source, target=target):
                self._move_hidden(source, target)
            case Moved(card=str() as card, source=source, target=target):
                self._locate(card, source)
                self._known_in(source).remove(card)
                self._known_in(target).add(card)
            case Shown(holder=holder, cards=cards):
                for card in filter(None, cards):
                    self._locate(card, hand(holder))
            case Reshuffled():
                self._reshuffle()
            case Told():
                pass  # a rank is no placement
        self._eliminate()

    def _known_in(self, place: str) -> set[str]:
        return self.known.setdefault(place, set())

    def _locate(self, card: str, place: str) -> None:
        """The card is seen to be there: if it was hidden, it was in one of the place's slots."""
        for pool, slots in zip(self.pools, self.slots, strict=True):
            if card in pool:
                _take_slot(slots, place)
                pool.remove(card)
                self._known_in(place).add(card)
        if card not in self._known_in(place):
            raise AssertionError(f"{card} is seen in {place}, where it cannot be")

    def _move_hidden(self, source: str, target: str) -> None:
        """A card nobody else saw: from the deck; in 10.2 from a hand or out of a Reveal as well."""
        if source.startswith("hand"):
            self._forget(source)
        _take_slot(self.slots[-1], source)
        self.slots[-1][target] += 1

    def _forget(self, place: str) -> None:
        """11.4: a face-down discard makes the known cards of that hand unproven; only 10.2 has those."""
        if not self._closed:
            raise AssertionError(f"a card left {place} unseen, which only happens in the closed game")
        cards = self.known.pop(place, set())
        self.pools[-1] |= cards
        self.slots[-1][place] += len(cards)

    def _reshuffle(self) -> None:
        """3.4; in the closed game the one pool grows by the discards that this viewer knew of."""
        cards = self.known.pop(DISCARD, set())
        if self.slots[-1][DECK]:
            raise AssertionError("the discard pile was shuffled though the deck still held cards")
        if self._closed:
            self.pools[-1] |= cards
            self.slots[-1][DECK] += len(cards) + self.slots[-1].pop(DISCARD, 0)
        else:
            self.pools.append(cards)
            self.slots.append(Counter({DECK: len(cards)}))

    def _eliminate(self) -> None:
        """A pool whose slots are all in one hand is known to be in that hand."""
        for pool, slots in zip(self.pools, self.slots, strict=True):
            places = [place for place, count in slots.items() if count]
            if len(places) == 1 and places[0].startswith("hand"):
                self._known_in(places[0]).update(pool)
                pool.clear()
                slots.clear()


def _take_slot(slots: Counter[str], place: str) -> None:
    if not slots[place]:
        raise AssertionError(f"no hidden card is in {place}: {slots}")
    slots[place] -= 1


World = tuple[frozenset[str], ...]
"""Which cards are in each place, in the order of Worlds.places."""


class TooManyWorldsError(Exception):
    """The case is too large to enumerate."""


class Worlds:
    """Every arrangement of the cards that fits what one viewer saw.

    The deck is a set here: nobody knows its order (11.3), so any card of it may be the next one.
    """

    def __init__(self, players: int, limit: int = 200_000) -> None:
        self.places = [DECK, DISCARD, DISPLAY, PLAYED, REVEALED, *map(hand, range(players))]
        self._limit = limit
        self._worlds: set[World] = set()
        self._setting_up: list[Moved] = []

    def proven(self, holder: int) -> set[str]:
        place = self.places.index(hand(holder))
        return set(frozenset.intersection(*(world[place] for world in self.worlds())))

    def worlds(self) -> set[World]:
        """The arrangements. Seen cards are set up first: the order of dealing changes nothing but the work."""
        setting_up, self._setting_up = self._setting_up, []
        for moved in sorted(setting_up, key=lambda moved: moved.card is None):
            self._move(moved)
        return self._worlds

    def see(self, observation: Observation) -> None:
        match observation:
            case RoundBegan(cards=cards):
                nothing: list[frozenset[str]] = [frozenset() for _ in self.places[1:]]
                self._worlds, self._setting_up = {(frozenset(cards), *nothing)}, []
            case Moved(why="dealt" | "laid" | "started"):
                self._setting_up.append(observation)
            case Moved():
                self.worlds()
                self._move(observation)
            case Shown(holder=holder, cards=cards):
                self._show(hand(holder), {card for card in cards if card is not None})
            case Reshuffled():
                self._worlds = {_reshuffled(world) for world in self.worlds()}
            case Told():
                pass  # a rank is no placement

    def _move(self, moved: Moved) -> None:
        """Every card that may be the one that moved, in every world."""
        source, target = self.places.index(moved.source), self.places.index(moved.target)
        worlds: set[World] = set()
        for world in self._worlds:
            candidates = world[source] if moved.card is None else world[source] & {moved.card}
            worlds.update(_with_card_moved(world, card, source, target) for card in candidates)
            if len(worlds) > self._limit:
                raise TooManyWorldsError(f"more than {self._limit} after {moved}")
        self._worlds = worlds

    def _show(self, place: str, cards: set[str]) -> None:
        index = self.places.index(place)
        self._worlds = {world for world in self.worlds() if cards <= world[index]}


def _with_card_moved(world: World, card: str, source: int, target: int) -> World:
    places = list(world)
    places[source] -= {card}
    places[target] |= {card}
    return tuple(places)


def _reshuffled(world: World) -> World:
    """3.4; DECK and DISCARD are the first two places."""
    deck, discard, *others = world
    if deck:
        raise AssertionError(f"the discard pile was shuffled though the deck still held {sorted(deck)}")
    return (discard, frozenset(), *others)
