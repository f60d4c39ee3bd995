"""The game as the clauses describe it, one question at a time.

The game is one generator: it runs until a player must choose, yields the question, and continues with the answer.
The caller provides the randomness, with one call for each shuffle.
"""

from collections.abc import Sequence
from typing import Self

from . import scoring
from .cards import ALL_CARDS, ALL_IN, PASS, SEAT_0, numbers
from .display import Display, Space
from .effects import Asking, Effects, Question
from .observations import DECK, DISCARD, DISPLAY, PLAYED, RoundBegan, Shown, hand
from .position import HAND_SIZE, Options, Shuffle
from .sheet import FORETELL_1, SUIT_ORDER, Sheet

LAST_ROUND = 3
MAX_TURNS_PER_PLAYER = 60

NOTHING_MORE = Question("over", (), frozenset())


class Oracle(Effects):
    """A game from its first deal, or from a position (`from_position`).

    Dealing is a convention, since a shuffled deck may be dealt in any order: the top five cards of the deck
    go to seat 0, the next five to seat 1, and so on; then two to the display, then, in the bending variant,
    one to the discard pile. `deck[0]` is the top of the deck, `discard[-1]` the top of the pile.

    `shuffle` is called once for each shuffle: with all 54 cards in ascending card number order for each
    round, and with the discard pile, its top last, whenever the pile becomes the deck (3.4).
    """

    _asking: Asking[None]
    _question: Question

    def __init__(
        self, options: Options, shuffle: Shuffle, sheet: Sheet = FORETELL_1, suit_order: str = SUIT_ORDER
    ) -> None:
        super().__init__(options, shuffle, sheet, suit_order)
        self._begin(self._whole_game())

    @classmethod
    def from_position(
        cls,
        options: Options,
        hands: Sequence[Sequence[str]],
        rows: Sequence[Sequence[Space]],
        deck: Sequence[str],
        discard: Sequence[str],
        turn: int,
        round: int,
        runes: Sequence[int],
        pot: int,
        all_in: int | None,
        *,
        shuffle: Shuffle,
        sheet: Sheet = FORETELL_1,
        suit_order: str = SUIT_ORDER,
        turns: int = 0,
    ) -> Self:
        """The game from the turn of seat `turn` on, `turns` (J6) having been taken in this round.

        Everyone knows the display, their own hand and, unless it is closed, the discard pile; nothing else.
        """
        game = cls.__new__(cls)
        Effects.__init__(game, options, shuffle, sheet, suit_order)
        game.hands = [list(cards) for cards in hands]
        game.display = Display(options.players, rows)
        game.deck, game.discard = list(deck), list(discard)
        game.turn, game.round, game.turns = turn, round, turns
        game.runes, game.pot, game.all_in = list(runes), pot, all_in
        game._check_position()
        game._log_position()
        game._begin(game._rest_of_game())
        return game

    # Questions and answers

    @property
    def phase(self) -> str:
        return self._question.phase

    @property
    def actors(self) -> tuple[int, ...]:
        """Who may answer now: one seat, both seats of the secret predictions (8.2), or nobody."""
        return self._question.actors

    @property
    def actor(self) -> int | None:
        """The first of `actors`; None when the game is over."""
        return self.actors[0] if self.actors else None

    def legal(self) -> set[int]:
        return set(self._question.legal)

    def act(self, number: int, seat: int | None = None) -> None:
        """Answer for `seat`, the actor unless told."""
        seat = self.actor if seat is None else seat
        if seat is None or seat not in self.actors:
            raise ValueError(f"seat {seat} is not asked in phase {self.phase}; {self.actors} are")
        if number not in self._question.legal:
            raise ValueError(f"action {number} is not legal in phase {self.phase}: {sorted(self.legal())}")
        try:
            self._question = self._asking.send((seat, number))
        except StopIteration:
            self._question = NOTHING_MORE

    def _begin(self, asking: Asking[None]) -> None:
        self._asking = asking
        self._question = next(asking)

    # The game and its rounds

    def _whole_game(self) -> Asking[None]:
        self._set_up(1, starter=0)
        yield from self._rest_of_game()

    def _rest_of_game(self) -> Asking[None]:
        while True:
            yield from self._turns()
            yield from self._predict()
            self._unfold()
            if not self._another_round():
                self.winner = scoring.winner(self.runes, self.keys(), self.round)
                return
            self._set_up(self.round + 1, scoring.starter(self.runes, self.keys()))

    def _another_round(self) -> bool:
        """Three rounds (9.1), and with heirs a fourth to settle a tie for the lead (9.3)."""
        tied = len(scoring.leaders(self.runes)) > 1
        return self.round < LAST_ROUND or (self.round == LAST_ROUND and tied and self.options.heirs)

    def _set_up(self, round: int, starter: int) -> None:
        """2.2-2.4, 10.1."""
        self.round, self.turn, self.turns = round, starter, 0
        self.all_in, self.predictions = None, {}
        self.display, self.discard = Display(self.options.players), []
        self.hands = [[] for _ in self.seats]
        self.pot += scoring.runes_for_the_pot(round, self.options.players)
        self.log.append(RoundBegan(round, tuple(ALL_CARDS)))
        self.deck = self._shuffled(list(ALL_CARDS))
        for seat in self.seats:
            for _ in range(HAND_SIZE):
                self._draw(seat, "dealt")
        for _ in range(2):
            self._add_from_deck("laid")
        if self.options.discard == "bending":
            self.discard.append(self._top_of_deck())
            self._moved("started", self.discard[-1], DECK, DISCARD)

    # Turns

    def _turns(self) -> Asking[None]:
        """3.1, 3.3; afterwards `turn` is the player after the one who filled the display."""
        while not self.display.is_full():
            yield from self._take_turn(self.turn)
            if any(len(cards) != HAND_SIZE for cards in self.hands):
                raise AssertionError(f"3.2: a hand does not have five cards: {self.hands}")
            self.turns += 1
            self.turn = self._after(self.turn)

    def _take_turn(self, seat: int) -> Asking[None]:
        if self._passes_automatically(seat):
            self._add_from_deck("passed")
            return
        legal = numbers(self.hands[seat]) | {PASS}
        if self.all_in is None:
            legal |= {ALL_IN}  # 7.2: only one player in a round
        choice = yield from self._ask("play", seat, legal)
        if choice == PASS:
            self._add_from_deck("passed")  # 7.1
        elif choice == ALL_IN:
            self._go_all_in(seat)
        else:
            yield from self._play(seat, ALL_CARDS[choice])

    def _passes_automatically(self, seat: int) -> bool:
        """7.3, J6."""
        return seat == self.all_in or self.turns >= MAX_TURNS_PER_PLAYER * self.options.players

    def _go_all_in(self, seat: int) -> None:
        """7.2; J5: with one free space, one card."""
        self.all_in = seat
        for _ in range(2):
            if not self.display.is_full():
                self._add_from_deck("added")

    def _play(self, seat: int, card: str) -> Asking[None]:
        """4.1-4.4, J2."""
        self.hands[seat].remove(card)
        self.played = card
        self._moved("played", card, hand(seat), PLAYED)
        for effect, starred in self.sheet[card]:
            yield from self._resolve(seat, effect, starred)
        while len(self.hands[seat]) > HAND_SIZE:
            surplus = yield from self._must_choose_card("discard", seat, self.hands[seat])
            self._discard_from_hand(seat, surplus)
        while len(self.hands[seat]) < HAND_SIZE:
            self._draw(seat)
        self.played = None
        self.display.add(card)
        self._moved("added", card, PLAYED, DISPLAY)

    # Predictions and the Unfolding

    def _predict(self) -> Asking[None]:
        """8.1 in turn order; 8.2: two players at once, whichever answers first."""
        waiting = [(self.turn + i) % self.options.players for i in self.seats]
        anyone = frozenset(SEAT_0 + seat for seat in self.seats)
        while waiting:
            asked = waiting if self.options.players == 2 else waiting[:1]
            seat, answer = yield Question("predict", tuple(asked), anyone)
            self.predictions[seat] = answer - SEAT_0
            waiting.remove(seat)

    def _unfold(self) -> None:
        """8.3, then the pot (8.7), the hands (8.8) and the Rune cards (8.9)."""
        for seat in self.seats:
            self.log.append(Shown(seat, tuple(self.hands[seat])))
        keys = self.keys()
        best = keys.index(max(keys))
        right = [self.predictions[seat] == best for seat in self.seats]
        shares, self.pot = scoring.shares_of_the_pot(self.pot, right)
        for seat in self.seats:
            self.runes[seat] += shares[seat] + scoring.runes_of_hand(self.hands[seat], self.options.side)

    def _after(self, seat: int) -> int:
        return (seat + 1) % self.options.players
