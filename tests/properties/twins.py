"""The engine and the oracle, playing the same game side by side."""

from collections.abc import Sequence

from foretell import CARDS, Action, Game, Options
from foretell.rules import State, chance
from foretell.sheets import SUIT_LETTERS, SUITS, Sheet
from tests.oracle import position as oracle_position
from tests.oracle.cards import ALL_CARDS
from tests.oracle.observations import Reshuffled
from tests.oracle.sheet import Sheet as OracleSheet
from tests.oracle.table import Oracle


class SameChance:
    """A shuffle for the oracle that gives the decks that the engine will make of the same seed."""

    def __init__(self, seed: bytes, blocks: int = 0) -> None:
        self._state = State()
        self._state.seed = [int.from_bytes(seed[4 * i : 4 * i + 4], "little") for i in range(8)]
        self._state.blocks = blocks

    def __call__(self, cards: list[str]) -> list[str]:
        self._state.pile[: len(cards)] = [ALL_CARDS.index(card) for card in cards]
        chance.shuffle(self._state, len(cards))
        return [ALL_CARDS[card] for card in reversed(self._state.pile[: len(cards)])]


def oracle_options(options: Options) -> oracle_position.Options:
    return oracle_position.Options(options.players, options.side, options.discard, options.heirs)


def oracle_sheet(sheet: Sheet) -> OracleSheet:
    return {
        card: [(effect.name, effect.star) for effect in effects]
        for card, effects in zip(CARDS, sheet.cards, strict=True)
    }


def oracle_suits(sheet: Sheet) -> str:
    return "".join(SUIT_LETTERS[SUITS.index(suit)] for suit in sheet.suits)


class Twins:
    """One game, played twice. `check` compares everything that both implementations have."""

    def __init__(self, game: Game, oracle: Oracle) -> None:
        self.game, self.oracle = game, oracle
        self.decisions = 0

    @classmethod
    def deal(cls, options: Options, seed: bytes) -> "Twins":
        sheet = options.sheet
        oracle = Oracle(oracle_options(options), SameChance(seed), oracle_sheet(sheet), oracle_suits(sheet))
        return cls(Game(options, seed), oracle)

    @property
    def state(self) -> State:
        return self.game._state

    @property
    def reshuffles(self) -> int:
        return sum(isinstance(event, Reshuffled) for event in self.oracle.log)

    def play(self, number: int, seat: int | None = None) -> None:
        self.game.play(Action.of(self.game.phase, number), seat)
        self.oracle.act(number, self.game.plies[-1].seat)
        self.decisions += 1

    def check(self) -> None:
        engine, judge = self.sight_of_engine(), self.sight_of_oracle()
        assert engine == judge, {key: (engine[key], judge[key]) for key in engine if engine[key] != judge[key]}

    def sight_of_engine(self) -> dict[str, object]:
        """All of the truth that both have words for; the legal actions by number."""
        position, game = self.game.position(), self.game
        return {
            "phase": game.phase,
            "actors": sorted(game.actors),
            "legal": {action.number for action in game.legal},
            "hands": [set(hand) for hand in position.hands],
            "rows": [list(row) for row in position.rows],
            "deck": list(position.deck),
            "discard": list(position.discard),
            "played": position.played,
            "revealed": list(position.revealed),
            "runes": list(position.runes),
            "pot": position.pot,
            "round": position.round,
            "turns": position.turns,
            "turn": self._turn(game.phase, position.turn),
            "all in": position.all_in,
            "predictions": _placed(position.predictions),
            "winner": game.result.winner if game.result else None,
        }

    def sight_of_oracle(self) -> dict[str, object]:
        oracle = self.oracle
        return {
            "phase": oracle.phase,
            "actors": sorted(oracle.actors),
            "legal": oracle.legal(),
            "hands": [set(hand) for hand in oracle.hands],
            "rows": oracle.display.rows,
            "deck": oracle.deck,
            "discard": oracle.discard,
            "played": oracle.played,
            "revealed": oracle.revealed,
            "runes": oracle.runes,
            "pot": oracle.pot,
            "round": oracle.round,
            "turns": oracle.turns,
            "turn": self._turn(oracle.phase, oracle.turn),
            "all in": oracle.all_in,
            "predictions": oracle.predictions,
            "winner": oracle.winner,
        }

    @staticmethod
    def _turn(phase: str, turn: int) -> int | None:
        """Once the display is full it is nobody's turn, and the two go by different seats."""
        return None if phase in ("predict", "over") else turn


def _placed(predictions: Sequence[int | None]) -> dict[int, int]:
    return {seat: named for seat, named in enumerate(predictions) if named is not None}
