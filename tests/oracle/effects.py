"""The effects (5): questions to the players, and what follows from the answers.

A method that may have to ask is a generator: it yields the question and continues with the answer.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from . import ranking
from .cards import ALL_CARDS, SEAT_0, SKIP, USE, numbers
from .observations import DECK, DISCARD, DISPLAY, REVEALED, Shown, Told, hand
from .position import Position


@dataclass(frozen=True)
class Question:
    phase: str
    actors: tuple[int, ...]
    legal: frozenset[int]


Answer = tuple[int, int]
"""The seat that answers, and the number of its action."""

T = TypeVar("T")
Asking = Generator[Question, Answer, T]


class Effects(Position):
    """A position in which cards can be played; what a turn is made of."""

    def _ask(self, phase: str, seat: int, legal: set[int]) -> Asking[int]:
        _, number = yield Question(phase, (seat,), frozenset(legal))
        return number

    def _choose_card(self, phase: str, seat: int, cards: list[str], *, skip: bool = False) -> Asking[str | None]:
        """The chosen card; None when skipped."""
        number = yield from self._ask(phase, seat, numbers(cards) | ({SKIP} if skip else set()))
        return None if number == SKIP else ALL_CARDS[number]

    def _must_choose_card(self, phase: str, seat: int, cards: list[str]) -> Asking[str]:
        number = yield from self._ask(phase, seat, numbers(cards))
        return ALL_CARDS[number]

    def _resolve(self, seat: int, effect: str, starred: bool) -> Asking[None]:
        """4.2, J14: each starred effect must be carried out, whatever it is; the others may be declined."""
        match effect.split():
            case ["take"]:
                yield from self._take(seat, starred)
            case ["exchange"]:
                yield from self._exchange(seat, starred)
            case ["hypnosis"]:
                yield from self._hypnotise(seat, starred)
            case ["eye"]:
                yield from self._look(seat, starred)
            case ["draw"]:
                if (yield from self._wanted(seat, starred)):
                    self._draw(seat)
            case ["rune"]:
                if (yield from self._wanted(seat, starred)):
                    self.runes[seat] += 1  # 5.5
            case ["reveal", count]:
                if (yield from self._wanted(seat, starred)):
                    yield from self._reveal(seat, int(count))
            case _:
                raise ValueError(f"no effect is called {effect!r}")

    def _wanted(self, seat: int, starred: bool) -> Asking[bool]:
        if starred:
            return True
        answer = yield from self._ask("offer", seat, {USE, SKIP})
        return answer == USE

    def _available(self) -> list[str]:
        """What Take and Exchange may get: uncovered cards (5.1), and the pile's top when bending (10.1)."""
        top = self.discard[-1:] if self.options.discard == "bending" else []
        return self.display.uncovered() + top

    def _take(self, seat: int, starred: bool) -> Asking[None]:
        """5.1; J2: passed over when there is no card to take."""
        available = self._available()
        if not available:
            return
        card = yield from self._choose_card("take", seat, available, skip=not starred)
        if card is None:
            return
        place = self._swap_out(card, None)
        self.hands[seat].append(card)
        self._moved("took", card, place, hand(seat))

    def _exchange(self, seat: int, starred: bool) -> Asking[None]:
        """5.2; J2: passed over when there is no card to get."""
        available = self._available()
        if not available:
            return
        got = yield from self._choose_card("exchange", seat, available, skip=not starred)
        if got is None:
            return
        given = yield from self._must_choose_card("give", seat, self.hands[seat])
        place = self._swap_out(got, given)
        self.hands[seat].remove(given)
        self.hands[seat].append(got)
        self._moved("exchanged", got, place, hand(seat))
        self._moved("exchanged", given, hand(seat), place)

    def _swap_out(self, card: str, other: str | None) -> str:
        """Put `other`, if any, where the available card lies (5.2, 10.1); the place it was."""
        if card in self.display.uncovered():
            self.display.replace(card, other)
            return DISPLAY
        self.discard.remove(card)
        self.discard += [other] if other else []
        return DISCARD

    def _reveal(self, seat: int, count: int) -> Asking[None]:
        """5.4, J3, and J14 for sizes that no book shows; 10.2: looked at by the player alone."""
        audience = self._audience_of_discards(seat)
        for _ in range(count):
            card = self._top_of_deck()
            self.revealed.append(card)
            self._moved("revealed", card, DECK, REVEALED, audience)
        picked = yield from self._must_choose_card("pick", seat, self.revealed)
        self.hands[seat].append(picked)
        self._moved("picked", picked, REVEALED, hand(seat), audience)
        self.revealed.remove(picked)
        for card in self.revealed:
            self.discard.append(card)
            self._moved("discarded", card, REVEALED, DISCARD, audience)
        self.revealed = []

    def _opponents(self, seat: int) -> set[int]:
        """Who may be named for Hypnosis and the All-Seeing Eye (5.6, 5.7, 7.3), as actions."""
        return {SEAT_0 + other for other in self.seats if other not in (seat, self.all_in)}

    def _name_opponent(self, phase: str, seat: int, starred: bool) -> Asking[int | None]:
        """The opponent; None when declined, or passed over for want of one (J2)."""
        opponents = self._opponents(seat)
        if not opponents:
            return None
        answer = yield from self._ask(phase, seat, opponents | (set() if starred else {SKIP}))
        return None if answer == SKIP else answer - SEAT_0

    def _hypnotise(self, seat: int, starred: bool) -> Asking[None]:
        """5.6."""
        other = yield from self._name_opponent("hypnosis", seat, starred)
        if other is not None:
            self.log.append(Told(other, ranking.points(self.hands[other], self.options.side)))

    def _look(self, seat: int, starred: bool) -> Asking[None]:
        """5.7: the opponent chooses the card that stays hidden."""
        other = yield from self._name_opponent("eye", seat, starred)
        if other is None:
            return
        hidden = yield from self._must_choose_card("hide", other, self.hands[other])
        shown = tuple(card for card in self.hands[other] if card != hidden)
        self.log.append(Shown(other, shown, frozenset({seat, other})))
