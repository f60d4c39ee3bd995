"""A viewer that follows the game from events alone."""

from foretell import Event, Options, View
from foretell.rules.cards import CARDS, MAX_CELLS, ROW


class Follower:
    """Computes the public state of the table from a viewer's redacted events."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.hands = [0] * options.players
        self.runes = [0] * options.players
        self.deck = self.discard = self.pot = self.round = self.revealed = 0
        self.played: str | None = None
        self.all_in: int | None = None
        self.cells: list[str | None] = [None] * MAX_CELLS
        self.told: list[int | None] = [None] * options.players
        self.predicted = [False] * options.players

    def matches(self, view: View) -> None:
        columns = self.options.columns
        rows = tuple(self.cells[:columns]), tuple(self.cells[ROW : ROW + columns])
        assert (tuple(self.hands), self.deck, self.discard) == (view.hand_sizes, view.deck, view.discard)
        assert (tuple(self.runes), self.pot, self.round) == (view.runes, view.pot, view.round)
        assert (self.played, self.all_in, self.revealed) == (view.played, view.all_in, len(view.revealed))
        assert rows == view.rows
        assert self.told == [told.points if told else None for told in view.told]
        assert tuple(self.predicted) == view.predicted

    def hear(self, event: Event) -> None:
        """Apply an event. Events that move nothing have no method."""
        act = getattr(self, f"_{event.key}", None)
        if act is not None:
            act(event)

    def _round_started(self, event: Event) -> None:
        self.hands = [0] * self.options.players
        self.told = [None] * self.options.players
        self.predicted = [False] * self.options.players
        self.deck, self.discard, self.played, self.all_in = CARDS, 0, None, None
        self.cells = [None] * MAX_CELLS
        self.round, self.pot = event.round or 0, event.runes or 0

    def _dealt(self, event: Event) -> None:
        self._get(event, len(event.cards))
        self.deck -= len(event.cards)

    def _laid(self, event: Event) -> None:
        self.deck -= 1
        self._lay(event)

    _passed = _auto_passed = _laid

    def _discard_started(self, _: Event) -> None:
        self.deck -= 1
        self.discard += 1

    def _played(self, event: Event) -> None:
        self._get(event, -1)
        self.played = event.cards[0]

    def _added(self, event: Event) -> None:
        """The played card, or one from the deck of a player who goes All In."""
        if self.played is None:
            self.deck -= 1
        else:
            assert event.cards == (self.played,)
        self.played = None
        self._lay(event)

    def _lay(self, event: Event) -> None:
        assert event.space is not None
        assert self.cells[event.space] is None
        self.cells[event.space] = event.cards[0]

    def _went_all_in(self, event: Event) -> None:
        self.all_in = event.seat

    def _took(self, event: Event) -> None:
        assert event.space is not None
        assert self.cells[event.space] == event.cards[0]
        self.cells[event.space] = None
        self._get(event)

    def _took_discard(self, event: Event) -> None:
        self.discard -= 1
        self._get(event)

    def _exchanged(self, event: Event) -> None:
        given, got = event.cards
        self.cells[self.cells.index(got)] = given

    def _drew(self, event: Event) -> None:
        self.deck -= 1
        self._get(event)

    def _revealed(self, event: Event) -> None:
        self.deck -= len(event.cards)
        self.revealed = len(event.cards)

    def _picked(self, event: Event) -> None:
        self.revealed -= 1
        self._get(event)

    def _discarded(self, event: Event) -> None:
        self.discard += 1
        if self.revealed:
            self.revealed -= 1
        else:
            self._get(event, -1)

    def _reshuffled(self, event: Event) -> None:
        """A Reveal is one event after all its cards are revealed, also if the deck was reshuffled in between."""
        assert event.count == self.discard
        self.deck += self.discard
        self.discard = 0

    def _hypnotised(self, event: Event) -> None:
        assert event.other is not None
        self.told[event.other] = event.rank

    def _predicted(self, event: Event) -> None:
        assert event.seat is not None
        self.predicted[event.seat] = True

    def _gained_rune(self, event: Event) -> None:
        assert event.seat is not None
        self.runes[event.seat] += event.runes or 0

    _hand_scored = _rune_cards_scored = _gained_rune

    def _pot_won(self, event: Event) -> None:
        self._gained_rune(event)
        self.pot -= event.runes or 0

    def _pot_kept(self, event: Event) -> None:
        assert event.runes == self.pot

    def _get(self, event: Event, count: int = 1) -> None:
        assert event.seat is not None
        self.hands[event.seat] += count
