"""`Game`: plays actions by the rules and produces events and views."""

import secrets
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import overload

from ..errors import ForetellError, IllegalAction, OptionsError, PositionError, shown
from ..rules import State, answer_for, apply, start
from ..rules.cards import PREDICT_PHASE, SEAT
from ..rules.facts import BEST_HAND
from ..rules.state import Fact
from .actions import PHASES, PHASES_OF, Action, Phase
from .events import Event, events_of
from .fields import Truth
from .forms import choices_of, is_choice
from .options import Options
from .position import Position, position_of
from .recent_events import RecentEvents
from .record import SEED_BYTES, Ply, Record, checked_names, checked_seed
from .redaction import SeatView, View, actors_of, view_of
from .seen import Histories
from .setup import state_of
from .unfolding import Result, Unfolding, result_of, unfolding_of


class Game:
    """One game, from the deal to the end.

    `seed` is 32 bytes and determines every shuffle; without it, the operating system supplies one. `names` has a name
    for each seat, or is empty. With `position`, the game continues from there.

    >>> from foretell import Pass
    >>> game = Game(Options(players=2), seed=bytes(32))
    >>> game.actor, game.phase
    (0, 'play')
    >>> events = game.play(Pass())
    >>> events[0].key, game.actor
    ('passed', 1)
    """

    def __init__(
        self,
        options: Options | None = None,
        seed: bytes | None = None,
        names: tuple[str, ...] = (),
        *,
        position: Position | None = None,
    ) -> None:
        self.options = _checked_options(options, position)
        if seed is None and position is not None:
            seed = position.seed
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else checked_seed(seed)
        self.names = checked_names(names, self.options.players)
        self._plies: list[Ply] = []
        self._unfoldings: tuple[Unfolding, ...] = ()
        self._state = State() if position is None else state_of(position)
        self._state.seed = [int.from_bytes(self.seed[4 * i : 4 * i + 4], "little") for i in range(8)]
        self._state.trace = []
        self._state.start_history()
        self._histories = Histories()
        if position is None:
            start(self.options.config, self._state)
        self._origin = None if position is None else self.position()
        self._dealt = self._facts()
        self._recent = RecentEvents(self.options, self._dealt)

    @classmethod
    def from_position(cls, position: Position, seed: bytes | None = None, names: tuple[str, ...] = ()) -> "Game":
        """A game that continues from a position. Shuffles use `seed`, else the position's seed, else a new one."""
        if position is None:
            raise PositionError("from_position takes a foretell.Position")
        return cls(None, seed, names, position=position)

    @classmethod
    def replayed(
        cls, options: Options, seed: bytes, names: tuple[str, ...], plies: Iterable[tuple[int | None, Action]]
    ) -> "Game":
        """The game after these decisions. It is faster than calling `play` for each, because it creates no events."""
        game, decisions = cls(options, seed, names), _pairs(plies)
        s, last = game._state, {seat: number for number, (seat, _) in enumerate(decisions)}
        old = min(last.get(seat, 0) for seat in range(game.options.players))
        for seat, action in decisions[:old]:
            s.trace = [] if s.phase == PREDICT_PHASE else None  # only unfoldings need the facts
            game._carry_out(action, seat)
        s.trace = []
        game._recent.skip(old)
        for seat, action in decisions[old:]:
            actor = game._carry_out(action, seat)
            game._recent.add(actor, game._facts())
        return game

    def __repr__(self) -> str:
        return f"<Game of {self.options.players}, round {self._state.round}, {self.phase}, ply {len(self._plies)}>"

    def __eq__(self, other: object) -> bool:
        """Two games are equal if their records are: options, names, seed, and decisions."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def _repr_svg_(self) -> str:
        from .drawing import draw_position  # noqa: PLC0415 (only notebooks need it)

        return draw_position(self.position())

    @cached_property
    def opening(self) -> tuple[Event, ...]:
        """The events of the first deal."""
        return events_of(self._dealt, self.options.config.variant, self.options.players)

    @property
    def phase(self) -> Phase:
        """The kind of decision that the actor must make; see `foretell.PHASES`."""
        return PHASES[self._state.phase]

    @property
    def actor(self) -> int | None:
        """The seat that must choose; None when the game is over."""
        return self._state.actor if self._state.actor >= 0 else None

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that may choose now: usually one, and both while two players predict, in any order (8.2)."""
        return actors_of(self.options, self._state)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the actor."""
        return tuple(choices_of(self._state.phase, self._state.legal).values())

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The decisions so far."""
        return tuple(self._plies)

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action of `seat` (by default the actor) and everything that follows from it. Return the events.

        The events contain hidden cards: pass them through `foretell.event_for` before you show them to a player.

        An illegal action raises IllegalAction and changes nothing. If you pass `seat`, the error message lists the
        legal actions; show it to that seat alone.
        """
        actor = self._carry_out(action, seat)
        events = events_of(self._facts(), self.options.config.variant, self.options.players)
        self._recent.add(actor, events)
        return events

    def undo(self) -> Ply:
        """Take back the last decision and everything that followed from it. Return the decision.

        >>> from foretell import Pass
        >>> game = Game(Options(players=2), seed=bytes(32))
        >>> _ = game.play(Pass())
        >>> game.undo().action, game.actor
        (Pass(), 0)
        """
        if not self._plies:
            raise ForetellError("there is no decision to take back")
        last = self._plies[-1]
        before = Game(self.options, self.seed, self.names, position=self._origin)
        for ply in self._plies[:-1]:
            actor = before._carry_out(ply.action, ply.seat)
            before._recent.add(actor, before._facts())
        vars(self).update(vars(before))
        return last

    def _carry_out(self, action: Action, seat: int | None) -> int:
        """Carry out an action, and record the facts. Return the seat that acted."""
        s = self._state
        number = self._check(action, seat)
        if s.phase == PREDICT_PHASE:
            return self._predict(action, seat)
        actor = s.actor
        self._plies.append(Ply(actor, action))
        apply(self.options.config, s, number)
        return actor

    def _predict(self, action: Action, seat: int | None) -> int:
        """Carry out a prediction. The last prediction ends the round."""
        s = self._state
        if seat is not None:
            answer_for(self.options.config, s, seat)
        actor = s.actor
        self._plies.append(Ply(actor, action))
        runes = s.runes[:]
        predictions = s.predictions[:]
        predictions[actor] = action.number - SEAT
        apply(self.options.config, s, action.number)
        facts = s.trace or []
        if any(fact[0] == BEST_HAND for fact in facts):
            self._unfoldings += (unfolding_of(facts, predictions, runes, self.options),)
        return actor

    def _check(self, action: Action, seat: int | None) -> int:
        """Return the number of an action. Raise IllegalAction if it is not legal."""
        s = self._state
        phases = PHASES_OF.get(type(action))
        if phases is None:
            raise IllegalAction(f"{shown(action, 60)} is not an action; build one, or read a token with Action.parse")
        if seat is not None and (type(seat) is not int or seat < 0 or (seat != s.actor and seat not in self.actors)):
            raise IllegalAction("illegal-seat", seat=shown(seat), whose=self._whose())
        number = action.number
        if not s.legal >> number & 1 or PHASES[s.phase] not in phases:
            raise self._illegal(action, seat)
        return number

    def _whose(self) -> IllegalAction:
        """Who is asked to choose, as a part of an error message."""
        seats = [str(seat) for seat in self.actors]
        if not seats:
            return IllegalAction("illegal-whose-nobody", phase=self.phase)
        if len(seats) == 1:
            return IllegalAction("illegal-whose-seat", seat=seats[0], phase=self.phase)
        return IllegalAction("illegal-whose-both", seat=seats[0], other=seats[1], phase=self.phase)  # 8.2

    def _illegal(self, action: Action, seat: int | None) -> IllegalAction:
        """The error about an action that is not legal. It lists the choices for the seat that has them alone."""
        written, whose = repr(action), self._whose()
        if not self.legal:
            return IllegalAction("illegal-over", action=written, whose=whose)
        if seat is None:
            return IllegalAction("illegal-action", action=written, whose=whose)
        choices = ", ".join(str(choice) for choice in self.legal)
        return IllegalAction("illegal-choice", action=written, whose=whose, choices=choices)

    def _facts(self) -> list[Fact]:
        facts, self._state.trace = self._state.trace or [], []
        return facts

    @overload
    def view(self, seat: int) -> SeatView: ...
    @overload
    def view(self, seat: int | None) -> View: ...
    def view(self, seat: int | None) -> View:
        """What `seat` may know now; None for a spectator."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.options.players):
            last = self.options.players - 1
            raise ForetellError(f"there is no seat {shown(seat)}; seats are 0 to {last}, None for spectators")
        return view_of(self.truth(), seat)

    def choices(self, seat: int) -> Mapping[str, Action]:
        """The legal actions of `seat`, by token."""
        s = self._state
        return choices_of(s.phase, s.legal) if seat in self.actors else {}

    def may_choose(self, seat: int, token: str) -> bool:
        """Whether `seat` may choose the action with this token now."""
        s = self._state
        return is_choice(s.phase, s.legal, token) and seat in self.actors

    def truth(self) -> Truth:
        """The full state for `foretell.game.redaction`, valid until the next action. Never show it to players."""
        return Truth(self.options, self._state, self.actors, self._unfoldings, self._histories, self._recent)

    @property
    def result(self) -> Result | None:
        """The result; None until the game is over."""
        return result_of(self.options, self._state)

    @property
    def unfoldings(self) -> tuple[Unfolding, ...]:
        """How each finished round ended."""
        return self._unfoldings

    def position(self) -> Position:
        """The full state, including the deck and the seed. Never show it to players."""
        return position_of(self.options, self._state)

    def record(self) -> Record:
        """The record of the game so far. It contains the seed, so keep it secret until the game is over."""
        return Record(self.options, self.names, self.seed, self.plies, self._origin, self.result)

    def copy(self) -> "Game":
        """An independent game in the same state."""
        twin = Game.__new__(Game)
        state = self._state.copy()
        state.trace = []
        vars(twin).update(
            vars(self), _plies=self._plies[:], _state=state, _histories=Histories(), _recent=self._recent.copy()
        )
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()


def _pairs(plies: Iterable[tuple[int | None, Action]]) -> list[tuple[int | None, Action]]:
    try:
        return [(seat, action) for seat, action in plies]
    except (TypeError, ValueError):
        raise ForetellError("plies are pairs of a seat and an action") from None


def _checked_options(options: Options | None, position: Position | None) -> Options:
    if options is not None and not isinstance(options, Options):
        raise OptionsError(f"options are foretell.Options, not {shown(options)}")
    if position is None:
        return options or Options()
    if not isinstance(position, Position):
        raise PositionError(f"a game continues from a foretell.Position, not {shown(position)}")
    if options not in (None, position.options):
        raise OptionsError("the position is of a game with other options")
    return position.options
