"""Reconstruct everything that a viewer has seen in a round from its observation row and its history alone.

So two games that a viewer can tell apart never have both the same row and the same history.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from foretell import CARDS, Event, Options
from foretell.game.events import EVENT_KEYS
from foretell.rules import observation
from foretell.rules.cards import EFFECT_BITS, MAX_CELLS, PREDICT_PHASE, ROW
from foretell.rules.history import ENTRIES, LENGTH
from foretell.sheets import EFFECTS, cards_in

CARD_EFFECTS = {
    "took": "take", "took_discard": "take", "exchanged": "exchange", "exchanged_discard": "exchange", "drew": "draw",
    "picked": "reveal", "gained_rune": "rune", "hypnotised": "hypnosis", "showed": "eye", "declined": "",
}  # fmt: skip
"""The effect that each kind of entry completes."""
TURN_STARTS = {"played", "passed", "auto_passed", "went_all_in", "predicted"}


@dataclass(frozen=True)
class Entry:
    """An entry of the history with the names of the library; seats are counted from seat 0."""

    key: str
    seat: int | None
    other: int | None
    value: int
    cards: tuple[str | None, ...]


def entries_of(options: Options, viewer: int | None, words: Sequence[int]) -> list[Entry]:
    """The entries of a history, oldest first."""
    found = []
    for word in words[ENTRIES : ENTRIES + words[LENGTH]]:
        seat, other = (_seat(options, viewer, word >> shift & 7) for shift in (6, 9))
        places = [word >> 16 + 6 * place & 63 for place in range(7)]
        cards = tuple(None if place == 63 else CARDS[place - 1] for place in places if place)
        found.append(Entry(EVENT_KEYS[word & 63], seat, other, word >> 12 & 15, cards))
    return found[::-1]


def _seat(options: Options, viewer: int | None, place: int) -> int | None:
    return None if place > 4 else (place + (viewer or 0)) % options.players


class Recall:
    """Repeats a round. `events` are those that the viewer must have seen."""

    def __init__(self, options: Options, viewer: int | None, row: Sequence[int], words: Sequence[int]) -> None:
        self.options, self.viewer, self.row = options, viewer, row
        self.entries = entries_of(options, viewer, words)
        self.cells = self._first_cells()
        self.events: list[Event] = []
        self.deck, self.discard = len(CARDS) - 5 * options.players - 2, 0
        self.all_in: int | None = None
        self.turn = 0
        self.played: str | None = None
        self.effects: list[str] = []
        """The effects of the played card that are still to be resolved."""
        self._deal()
        for entry in self.entries:
            self._repeat(entry)
        self._end()

    # --- before the first turn ---

    def _first_cells(self) -> list[str | None]:
        """The display after the deal: the present one with all changes undone."""
        cells = [
            None if card < 0 else CARDS[card] for card in self.row[observation.CELLS : observation.CELLS + MAX_CELLS]
        ]
        turn: list[Entry] = []
        whole = self.row[observation.PLAYED] == 0
        for entry in reversed(self.entries):
            turn.append(entry)
            if entry.key in TURN_STARTS:
                self._undo_turn(cells, turn, added=whole)
                turn, whole = [], True
        assert [cell for cell, card in enumerate(cells) if card is not None] == [0, 1]
        return cells

    @staticmethod
    def _undo_turn(cells: list[str | None], turn: list[Entry], *, added: bool) -> None:
        """Undo a turn, whose entries are given newest first. `added`: the played card is on the display."""
        if turn[-1].key == "played" and added:
            cells[cells.index(turn[-1].cards[0])] = None
        for entry in turn:
            if entry.key in ("passed", "auto_passed", "added"):
                cells[entry.value] = None
            elif entry.key == "took":
                cells[entry.value] = entry.cards[0]
            elif entry.key == "exchanged":
                given, got = entry.cards
                cells[cells.index(given)] = got

    def _first_hand(self) -> tuple[str, ...]:
        """The viewer's cards after the deal: the present ones with all changes undone."""
        hand: set[str | None] = set(cards_in(self.row[observation.OWN_HAND]))
        for entry in reversed(self.entries):
            if entry.seat == self.viewer:
                cards = set(entry.cards)
                if entry.key in ("played", "discarded"):
                    hand |= cards
                elif entry.key in ("took", "took_discard", "drew", "picked"):
                    hand -= cards
                elif entry.key in ("exchanged", "exchanged_discard"):
                    given, got = entry.cards
                    hand = hand - {got} | {given}
        return tuple(card for card in CARDS if card in hand)

    def _deal(self) -> None:
        players = self.options.players
        predicting = self.row[observation.PHASE] == PREDICT_PHASE
        base = self.viewer or 0
        self.turn = (self.row[observation.TURN] + base - self.row[observation.TURNS] + predicting) % players
        self._tell("round_started", self.turn, round=self.row[observation.ROUND], runes=self.row[observation.POT])
        for seat in range(players):
            self._tell("dealt", seat, cards=self._first_hand() if seat == self.viewer else (None,) * 5)
        for space in (0, 1):
            self._tell("laid", None, cards=(self.cells[space],), space=space)

    # --- one entry after another ---

    def _repeat(self, entry: Entry) -> None:
        if entry.key in TURN_STARTS and self.played is not None:
            self._pass_over()
            self._add_played()
        if entry.key == "predicted" and all(event.key != "predicted" for event in self.events):
            self._tell("predictions_opened", self.turn)
        getattr(self, f"_{entry.key}", self._plain)(entry)
        if CARD_EFFECTS.get(entry.key) is not None and self.effects:
            self.effects.pop(0)

    def _plain(self, entry: Entry) -> None:
        """8.1, 5: an entry that changes nothing that this class tracks."""
        if entry.key != "predicted":
            self._pass_over()
        effect = EFFECTS[entry.value] if entry.key == "declined" else None
        rank = entry.value if entry.key == "hypnotised" else None
        runes = 1 if entry.key == "gained_rune" else None
        self._tell(entry.key, entry.seat, entry.other, cards=entry.cards, effect=effect, rank=rank, runes=runes)

    def _discard_started(self, entry: Entry) -> None:
        self.deck -= 1
        self.discard += 1
        self._tell(entry.key, None, cards=entry.cards)

    def _played(self, entry: Entry) -> None:
        (self.played,) = entry.cards
        assert self.played is not None
        self.effects = [effect.name for effect in self.options.sheet.cards[CARDS.index(self.played)]]
        self._tell(entry.key, entry.seat, cards=entry.cards)

    def _passed(self, entry: Entry) -> None:
        self._draw()
        self._lay(entry.key, entry.seat, entry.cards[0])
        self.turn = (self.turn + 1) % self.options.players

    _auto_passed = _passed

    def _went_all_in(self, entry: Entry) -> None:
        self.all_in = entry.seat
        self._tell(entry.key, entry.seat)
        self.turn = (self.turn + 1) % self.options.players

    def _added(self, entry: Entry) -> None:
        self._draw()
        self._lay(entry.key, entry.seat, entry.cards[0])

    def _took(self, entry: Entry) -> None:
        self._pass_over()
        self.cells[entry.value] = None
        self._tell(entry.key, entry.seat, cards=entry.cards, space=entry.value)

    def _took_discard(self, entry: Entry) -> None:
        self._pass_over()
        self.discard -= 1
        self._tell(entry.key, entry.seat, cards=entry.cards)

    def _exchanged(self, entry: Entry) -> None:
        self._pass_over()
        given, got = entry.cards
        self.cells[self.cells.index(got)] = given
        self._tell(entry.key, entry.seat, cards=entry.cards)

    def _drew(self, entry: Entry) -> None:
        self._pass_over()
        self._draw()
        self._tell(entry.key, entry.seat, cards=entry.cards)

    def _revealed(self, entry: Entry) -> None:
        self._pass_over()
        for _ in entry.cards:
            self._draw()
        self._tell(entry.key, entry.seat, cards=entry.cards)

    def _picked(self, entry: Entry) -> None:
        revealed = self.events[-1].cards
        self._tell(entry.key, entry.seat, cards=entry.cards)
        rest = list(revealed)
        rest.remove(entry.cards[0])
        for card in rest:
            self._discarded(Entry("discarded", entry.seat, None, 0, (card,)))

    def _discarded(self, entry: Entry) -> None:
        if not self.effects or not self.effects[0].startswith("reveal"):
            self._pass_over()
        self.discard += 1
        self._tell(entry.key, entry.seat, cards=entry.cards)

    # --- what follows from the rules ---

    def _draw(self) -> None:
        """3.4"""
        if self.deck == 0:
            self._tell("reshuffled", None, count=self.discard)
            self.deck, self.discard = self.discard, 0
        self.deck -= 1

    def _pass_over(self) -> None:
        """J2: pass over effects that cannot be carried out, until one can."""
        while self.effects and not self._possible(self.effects[0]):
            self._tell("passed_over", self.turn, effect=self.effects.pop(0))

    def _possible(self, effect: str) -> bool:
        if effect in ("take", "exchange"):
            return any(self.cells) or (self.options.discard == "bending" and self.discard > 0)
        if effect in ("hypnosis", "eye"):
            return any(seat not in (self.turn, self.all_in) for seat in range(self.options.players))
        return True

    def _add_played(self) -> None:
        """4.4"""
        card, self.played = self.played, None
        self._lay("added", self.turn, card)
        self.turn = (self.turn + 1) % self.options.players

    def _lay(self, key: str, seat: int | None, card: str | None) -> None:
        """6.1"""
        columns = self.options.columns
        space = next(cell for cell in (*range(columns), *range(ROW, ROW + columns)) if self.cells[cell] is None)
        self.cells[space] = card
        self._tell(key, seat, cards=(card,), space=space)

    def _end(self) -> None:
        """What has happened since the last entry."""
        left = 0
        while self.row[observation.EFFECTS] >> EFFECT_BITS * left:
            left += 1
        while len(self.effects) > left:
            self._tell("passed_over", self.turn, effect=self.effects.pop(0))
        if self.played is not None and self.row[observation.PLAYED] == 0:
            self._add_played()
        predicting = self.row[observation.PHASE] == PREDICT_PHASE
        if predicting and all(event.key != "predicted" for event in self.events):
            self._tell("predictions_opened", self.turn)

    def _tell(self, key: str, seat: int | None, other: int | None = None, **arguments: object) -> None:
        self.events.append(Event(key, seat, other, **arguments))  # type: ignore[arg-type]
