"""A game in progress, built from its log. Every change is an entry, which is committed before viewers see it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from msgspec import UNSET, structs

from ..game import Action, Event, Game, Record, Result, SeatView
from ..game.fields import Truth, Values
from ..game.redaction import common_values, own_values
from . import wire
from .clock import TIME_CONTROLS, Clock
from .entries import NOBODY, By, Entry, Kind
from .entry_frames import EntryFrames
from .frames import FrameEncoder, encode
from .headers import Header, read_header
from .quiet_events import all_quiet
from .refusals import Refusal
from .snapshots import Extras, Snapshot
from .steps import Work, finished

Viewer = int | None
MAX_UNDOS = 20
"""Maximum number of take-backs in a row."""
MAX_PLIES = 5_000
MAX_LEAVES = 50
"""How often a person may leave their seat to a bot. This and MAX_PLIES keep people from growing a log."""


class Live:
    """The game of a table at its present ply."""

    __slots__ = (
        "_asked", "_common", "_confidences", "_decisions", "_extras", "_last", "_leaves", "_mover", "_trail", "_truth",
        "_undone", "actors", "asleep", "at", "away", "clock", "encoder", "game", "header", "id", "joined", "ply",
    )  # fmt: skip

    def __init__(self, deal: Entry, older: Sequence[Entry] = (), header: Header | None = None) -> None:
        """Start with the deal and the entries after it that nobody can take back. A game with a clock has none."""
        last = older[-1] if older else deal
        self.id = deal.game
        self.ply = last.ply
        self.at = last.at
        self.header = read_header(deal.text) if header is None else header
        options = self.header.rules.options()
        self.encoder = FrameEncoder(options, memory=self.header.memory)
        self._leaves: dict[int, int] = {}
        """How often each person has left their seat."""
        self.away: dict[int, By] = {}
        """The persons' seats that a bot plays now, and who caused that."""
        self.joined: set[int] = set()
        """The seats whose persons have made a decision."""
        self.asleep = False
        self.clock = (
            Clock(TIME_CONTROLS[self.header.clock], options.players) if self.header.clock in TIME_CONTROLS else None
        )
        self._truth: Truth | None = None
        self._common: Values | None = None
        self._asked: dict[int, int] = {}
        self._last: dict[int, tuple[int, str]] = {}
        self._decisions = 0
        """The number of decisions that stand."""
        self._confidences: list[tuple[int, int, int | None]] = []
        """For each prediction that stands: its number among the decisions, its seat, and how sure the player was."""
        self._trail = 0
        self._undone = 0
        self._mover = NOBODY
        self.game = Game.replayed(options, self.header.seed, self.header.names, self._standing(older))
        self.actors: tuple[int, ...] = ()
        """The seats that may choose now; empty when the game is over."""
        self._ask(())
        self._extras = self._new_extras()

    # --- applying entries ---

    @classmethod
    def rebuilt(cls, entries: Sequence[Entry]) -> "Live":
        """The game that follows from a log."""
        return finished(cls.rebuilt_in_steps(entries))

    @classmethod
    def rebuilt_in_steps(cls, entries: Sequence[Entry]) -> Work["Live"]:
        """The same in steps, for long logs."""
        header = read_header(entries[0].text)
        # With a clock, every entry counts, because it moves the clock.
        recent = 1 if header.clock in TIME_CONTROLS else _first_recent(entries)
        live = cls(entries[0], entries[1:recent], header)
        for entry in entries[recent:]:
            live.advance(entry)
            yield
        return live

    def _standing(self, older: Sequence[Entry]) -> list[tuple[int, Action]]:
        """Apply everything but the decisions, and return those that were not taken back."""
        standing: list[tuple[int, Action]] = []
        for entry in older:
            if entry.kind == "act":
                token = entry.token
                standing.append((entry.seat, _action(token)))
                self._note_decision(entry, token)
            elif entry.kind == "undo":
                standing.pop()
                self._forget_decision(entry.seat)
            else:
                self._mark(entry)
        return standing

    def advance(self, entry: Entry) -> EntryFrames:
        """Apply one entry and return its frames."""
        action, events = None, tuple[Event, ...]()
        acting = self.actors
        self.ply, self.at = entry.ply, entry.at
        match entry.kind:
            case "act":
                action, events = self._act(entry)
            case "undo":
                events = self._undo(entry)
            case "deal":
                events = self.game.opening
            case _:
                self._mark(entry)
        self._truth = self._common = None
        self._ask(acting if entry.kind != "undo" else tuple(seat for seat in acting if seat != entry.seat))
        if action is None or self.clock is not None:
            self._extras = self._new_extras()
        return EntryFrames(self.encoder, self.game.options, entry, action, events)

    def _act(self, entry: Entry) -> tuple[Action, tuple[Event, ...]]:
        token = entry.token
        action = _action(token)
        public = self.truth.state.public
        events = self.game.play(action, entry.seat)
        self._note_decision(entry, token)
        quiet = entry.by == "person" and all_quiet(events, entry.seat, public)
        if not quiet or self._mover != entry.seat:
            self._trail = self._undone = 0
        self._trail += quiet
        self._mover = entry.seat
        self._asked.pop(entry.seat, None)
        if self.clock is not None:
            if entry.by == "person":
                self.clock.answer(entry.seat, entry.at)
            else:
                self.clock.stop(entry.seat)
        return action, events

    def _note_decision(self, entry: Entry, token: str) -> None:
        if entry.by == "person":
            self.joined.add(entry.seat)
        self._last[entry.seat] = (entry.ply, token)
        self._decisions += 1
        if token[0] == "=":
            self._confidences.append((self._decisions, entry.seat, entry.confidence))

    def _forget_decision(self, seat: int) -> None:
        """Forget the last decision, which `seat` has taken back."""
        self._last.pop(seat, None)
        if self._confidences and self._confidences[-1][0] == self._decisions:
            self._confidences.pop()
        self._decisions -= 1

    @property
    def confidences(self) -> tuple[tuple[int | None, ...], ...]:
        """For each round that is over, how sure each seat was of its prediction; empty if nobody said it."""
        if all(confidence is None for _, _, confidence in self._confidences):
            return ()
        players = self.game.options.players
        rounds = [dict.fromkeys(range(players)) for _ in self.game.unfoldings]
        for place, (_, seat, confidence) in enumerate(self._confidences[: len(rounds) * players]):
            rounds[place // players][seat] = confidence
        return tuple(tuple(told.values()) for told in rounds)

    def _undo(self, entry: Entry) -> tuple[Event, ...]:
        plies = [(ply.seat, ply.action) for ply in self.game.plies[:-1]]
        standing = [(seat, action) for seat, action in plies if seat is not None]
        self.game = Game.replayed(self.game.options, self.game.seed, self.game.names, standing)
        self._trail -= 1
        self._undone += 1
        self._forget_decision(entry.seat)
        if self.clock is not None:
            self.clock.take_back(entry.seat, entry.at)
        return (Event("taken_back", entry.seat),)

    def _mark(self, entry: Entry) -> None:
        seat = entry.seat
        self._trail = 0
        match entry.kind:
            case "away":
                self.away[seat] = entry.by
                if entry.by == "person":
                    self._leaves[seat] = self._leaves.get(seat, 0) + 1
                if self.clock is not None:
                    self.clock.charge(seat, entry.at)
            case "back":
                self.away.pop(seat, None)
                if self.clock is not None:
                    self.clock.give(seat)
                    self.clock.stop(seat)
            case _:
                self.asleep = entry.kind == "sleep"
                if self.clock is not None:
                    (self.clock.pause if self.asleep else self.clock.restart)(entry.at)

    def _ask(self, acting: tuple[int, ...]) -> None:
        """Record the ply at which each seat was asked.

        A seat that was asked already keeps its ply: with two players, both may predict at once, in any order.
        """
        self.actors = actors = () if self.header.only_shown else self.game.actors
        asked = self._asked
        self._asked = {seat: asked[seat] if seat in asked and seat in acting else self.ply for seat in actors}
        if self.clock is not None:
            self.clock.ask(tuple(seat for seat in actors if self.played_by_person(seat)), self.at)

    def _new_extras(self) -> Extras:
        seats = range(self.game.options.players)
        away = tuple([seat in self.away for seat in seats])
        return Extras(away, None if self.clock is None else tuple(self.clock.banks))

    # --- requests and the entries for them ---

    def played_by_person(self, seat: int) -> bool:
        """Whether a person, and not a bot, plays this seat now."""
        return self.header.people[seat] and seat not in self.away

    @property
    def anybody_plays(self) -> bool:
        """Whether a person plays any seat now."""
        return self.header.people.count(True) > len(self.away)

    @property
    def truth(self) -> Truth:
        """The present state, before redaction."""
        if self._truth is None:
            self._truth = self.game.truth()
        return self._truth

    @property
    def common(self) -> Values:
        """What everybody may know now."""
        if self._common is None:
            self._common = common_values(self.truth)
        return self._common

    @property
    def over(self) -> bool:
        return not self.actors

    def act(self, seat: Viewer, ply: int, token: str, now: int, confidence: int | None = None) -> Entry:
        """The entry for a person's decision. Raises Refusal if it is not possible."""
        number = self._person(seat)
        self._check_asked(number, ply, token)
        if not self.game.may_choose(number, token):
            raise Refusal("illegal", "this action is not among your choices")
        if confidence is None:
            return self.entry("act", number, "person", now, token)
        if token[0] != "=":
            raise Refusal("malformed", "only a prediction has a confidence")
        return self.entry("act", number, "person", now, f"{token} {confidence}")

    def _check_asked(self, seat: int, ply: int, token: str) -> None:
        if self.over:
            raise Refusal("over", "the game is over")
        asked = self._asked.get(seat)
        if self._last.get(seat) == (ply + 1, token) and (asked is None or ply < asked):
            raise Refusal("repeated", "this decision was made already")
        if ply > self.ply or (asked is not None and ply < asked):
            raise Refusal("stale", "this decision belongs to a ply that is not the present one")
        if asked is None:
            raise Refusal("not_your_turn", "it is not your turn to choose")

    def undo(self, seat: Viewer, ply: int, now: int) -> Entry:
        """The entry for a take-back. Raises Refusal if it is not possible."""
        number = self._person(seat)
        if ply != self.ply:
            raise Refusal("stale", "something has happened since this ply")
        if not self.may_undo(number):
            raise Refusal("cannot_undo", "another player has acted since, or something new was revealed")
        return self.entry("undo", number, "person", now)

    def may_undo(self, seat: Viewer) -> bool:
        """Whether a seat may take back its last action: nobody else has acted since, and nothing new was revealed."""
        return self._trail > 0 and seat == self._mover and seat not in self.away and self._undone < MAX_UNDOS

    def leave(self, seat: Viewer, by: By, now: int) -> Entry:
        """The entry for a seat that a bot takes over."""
        number = self._person(seat)
        if by == "person" and (self.ply > MAX_PLIES or self._leaves.get(number, 0) >= MAX_LEAVES):
            raise Refusal("busy", "you have left your seat too often, or the log of this table is too long")
        return self.entry("away", number, by, now)

    def back(self, seat: Viewer, now: int) -> Entry:
        """The entry for a seat that its person takes back."""
        if seat is None:
            raise Refusal("not_seated", "you have no seat at this table")
        if seat not in self.away:
            raise Refusal("not_away", "you are playing this seat already")
        return self.entry("back", seat, "person", now)

    def choice_of_bot(self, seat: int, action: Action, now: int) -> Entry:
        """The entry for a bot's choice in `seat`."""
        if not self.game.may_choose(seat, str(action)):
            raise Refusal("illegal", "the bot chose an action that is not legal")
        by: By = "clock" if self.away.get(seat) == "clock" else "bot"
        return self.entry("act", seat, by, now, str(action))

    def entry(self, kind: Kind, seat: int, by: By, now: int, text: str = "") -> Entry:
        """The next entry. Its time is never earlier than that of the last entry."""
        return Entry(self.id, self.ply + 1, max(now, self.at), kind, seat, by, text)

    def _person(self, seat: Viewer) -> int:
        if seat is None:
            raise Refusal("not_seated", "you have no seat at this table")
        if self.over:
            raise Refusal("over", "the game is over")
        if seat in self.away:
            raise Refusal("away", "a bot plays your seat; take it back first")
        return seat

    def choices(self, seat: Viewer) -> tuple[str, ...]:
        """The tokens that a viewer may choose from now."""
        return self.game.view(seat).choices

    def view(self, seat: int) -> SeatView:
        """The view for a bot in `seat`."""
        return self.game.view(seat)

    # --- snapshots and messages ---

    def snapshots(self, viewers: Iterable[Viewer]) -> dict[Viewer, Snapshot]:
        """What each of these viewers may know now."""
        truth, common, extras = self.truth, self.common, self._extras
        return {
            viewer: Snapshot(common, own_values(truth, viewer), extras, self._trail > 0 and self.may_undo(viewer))
            for viewer in viewers
        }

    def snapshot(self, viewer: Viewer) -> Snapshot:
        """What one viewer may know now."""
        return self.snapshots((viewer,))[viewer]

    def open_snapshot(self) -> Snapshot:
        """A spectator's snapshot with everybody's hands, for games that are over."""
        return structs.replace(self.snapshot(None), hands=self.game.position().hands)

    def full(self, viewer: Viewer, snapshot: Snapshot) -> bytes:
        """The whole view, as a message."""
        return b'{"type":"view","ply":%d,"at":%d,"view":%b}' % (
            self.ply, self.at, self.encoder.whole(snapshot, viewer),
        )  # fmt: skip

    def prospects(self, seat: Viewer, ply: int | None = None) -> bytes:
        """The message that says which hand each choice of a seat would lead to, and which ranks are still possible.

        `ply` is the ply at which the client saw the choices; None stands for the present one.
        """
        if seat is None:
            raise Refusal("not_seated", "you have no seat at this table")
        if ply is not None and not self._asked.get(seat, self.ply) <= ply <= self.ply:
            raise Refusal("stale", "the choices of this ply are not the present ones")
        at = self.ply if ply is None else ply
        view = self.game.view(seat)
        # The memory aid knows which cards lie where (11.4).
        possible = view.best_possible if view.phase == "predict" and self.header.memory else None
        return b'{"type":"prospects","ply":%d,"ranks":%b,"possible":%b}' % (
            at,
            encode(view.prospects),
            encode(possible),
        )

    def outcome(self) -> tuple[Result, tuple[wire.RoundInfo, ...]] | None:
        """The result of the game and of each round, in the form that a lobby stores; None before the end."""
        result = self.game.result
        if result is None:
            return None
        rounds = tuple(
            wire.RoundInfo(told.points, told.best, told.predictions, told.gains) for told in self.game.unfoldings
        )
        return result, rounds

    def record(self) -> Record:
        """The record of the game, with both halves of its seed. Raises Refusal before the end."""
        if not self.over:
            raise Refusal("not_over", "the record becomes available when the game is over")
        if self.header.recorded_seed is not UNSET:
            return self.game.record()
        secret, contributions = self.header.halves
        return replace(self.game.record(), secret=secret, contributions=contributions)


_action = lru_cache(256)(Action.parse)
"""There are only a few hundred actions."""


def _first_recent(entries: Sequence[Entry]) -> int:
    """The index of the first entry that is applied with its events: only the last seat can take back its actions."""
    at = len(entries) - 1
    seat = entries[at].seat
    while at > 1 and entries[at].kind in ("act", "undo") and entries[at].seat == seat:
        at -= 1
    return max(at, 1)
