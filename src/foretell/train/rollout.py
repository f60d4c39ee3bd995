"""Playing: a fixed number of decisions in many games at once, on the device."""

from collections.abc import Callable
from itertools import accumulate, pairwise
from math import log

import torch
from torch import Tensor

from ..noise_bits import NOISE_BITS
from ..players.training import DEFAULT_LEAST
from ..rules import history
from ..rules.cards import SEATS
from .beside import Beside
from .endless_games import CHOOSER, LEARNER, PAST, QUICK, SCRIPTED, WORDS
from .engine import Engine
from .exact import ExactPredictor
from .model import Policy
from .settings import TrainingSettings


def act(policy: Policy, rows: Tensor, entries: Tensor, least: float = 0.0) -> tuple[Tensor, Tensor]:
    """Draw an action for each row and history by the policy; also return its log-probability.

    Actions less likely than the share `least` of the likeliest one are not drawn.
    """
    chances, _ = policy(rows, entries)
    if least:
        chances = torch.where(chances < chances.amax(1, keepdim=True) + log(least), -torch.inf, chances)
    noise = torch.rand_like(chances).clamp(1e-7, 1 - 1e-7)
    action = (chances - torch.log(-torch.log(noise))).argmax(1)
    return action, chances.gather(1, action[:, None]).squeeze(1)


class Rollout:
    """Rows, actions and rewards of played decisions: (steps, games, ...) tensors, reused for each rollout.

    The first games are played by the policy in all seats; then come those against past versions, against the scripted
    player and against the quick policy, with the policy in one seat.
    """

    def __init__(
        self,
        settings: TrainingSettings,
        engine: Engine,
        device: torch.device,
        act: Callable[..., tuple[Tensor, Tensor]],
        entries: int = 0,
        predictor: ExactPredictor | None = None,
    ) -> None:
        steps, games = settings.steps, settings.games
        self.rows = torch.zeros((steps, games, WORDS), dtype=torch.int64, device=device)
        words = history.ENTRIES + entries if entries else 0
        self.histories = torch.zeros((steps, games, words), dtype=torch.int64, device=device)
        self.entries = self.histories[:, :, history.ENTRIES :]
        self._blank = slice(None, None, round(1 / settings.without_history)) if settings.without_history else slice(0)
        self.actions = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.chances = torch.zeros((steps, games), device=device)
        self.rewards = torch.zeros((steps, games, SEATS), device=device)
        self.ended = torch.zeros((steps, games), dtype=torch.int8, device=device)
        self.parts = parts(settings)
        asked = {SCRIPTED: engine.scripted, QUICK: engine.hurried}
        self._scripted = [(asked[chooser], part) for chooser, part in self.parts.items() if chooser in asked]
        self._company = slice(self.parts.get(LEARNER, slice(0)).stop, games)
        self._choosers = torch.zeros(games, dtype=torch.int64, device=device)
        for chooser, part in self.parts.items():
            self._choosers[part] = chooser
        self._others = torch.zeros(games, dtype=torch.int64, device=device)
        self._noise = torch.zeros(games, dtype=torch.int64, device=device)
        self.beside = Beside(device)
        self._engine = engine
        self._act = act
        self._predictor = predictor
        self._least = DEFAULT_LEAST if settings.against else settings.past_least
        view = engine.view
        self._kept = view(self._choosers), view(self._noise), view(self._others)
        filled = zip(self.rows, self.actions, self.rewards, self.ended, strict=True)
        self._views = [tuple(map(view, one)) for one in filled]
        self._history_views = [view(one) for one in self.histories] if words else []

    def play(self, policy: Policy, past: Policy, margin: float) -> None:
        """Play, and fill all tensors."""
        for t in range(len(self._views)):
            self.show(t)
            self.choose(policy, t)
            self.ask_past(past, t)
            self.ask_scripted(t)
            self.advance(margin, t)

    def show(self, t: int) -> None:
        """Fill the rows of step `t`."""
        self._engine.show(self._views[t][0], self._kept[0])
        if self._history_views:
            self._engine.show_history(self._history_views[t])
            self.entries[t, self._blank] = 0
        if self._scripted:
            self.beside.fork()

    @torch.no_grad()
    def choose(self, policy: Policy, t: int) -> None:
        """Let the policy choose in all games."""
        self.actions[t], self.chances[t] = self._act(policy, self.rows[t], self.entries[t])

    @torch.no_grad()
    def ask_past(self, past: Policy, t: int) -> None:
        """Let the past version choose in its games. Weights from a file choose as the Net player does."""
        if PAST in self.parts:
            part = self.parts[PAST]
            self._others[part], _ = self._act(past, self.rows[t, part], self.entries[t, part], self._least)
            if self._predictor is not None:
                self._predictor.replace(past, self.rows[t, part], self.entries[t, part], self._others[part])

    def ask_scripted(self, t: int) -> None:
        """Let the scripted player and the quick policy choose, on the second stream, since they are slow."""
        if not self._scripted:
            return
        rows, (_, noise, others) = self._views[t][0], self._kept
        with self.beside.here():
            for ask, part in self._scripted:
                self._noise[part].random_(-(1 << NOISE_BITS), 1 << NOISE_BITS)
                ask(rows, noise, others, part)
        self.beside.join()

    def advance(self, margin: float, t: int) -> None:
        """Carry out the action of the player who sits in the acting seat."""
        part = self._company
        if part.start < part.stop:
            mine = self.rows[t, part, CHOOSER] == LEARNER
            self.actions[t, part] = torch.where(mine, self.actions[t, part], self._others[part])
        _, actions, rewards, ended = self._views[t]
        self._engine.advance(actions, margin, rewards, ended)


def parts(settings: TrainingSettings) -> dict[int, slice]:
    """The games against each kind of opponent."""
    shares = {PAST: settings.past, SCRIPTED: settings.scripted, QUICK: settings.quick}
    if settings.against:
        shares = {PAST: 1.0}
    bounds = [round(settings.games * share) for share in accumulate((1 - sum(shares.values()), *shares.values()))]
    found = zip((LEARNER, *shares), pairwise((0, *bounds)), strict=True)
    return {chooser: slice(*ends) for chooser, ends in found if ends[0] < ends[1]}


@torch.no_grad()
def advantages(rollout: Rollout, values: Tensor, seats: Tensor, credit: float) -> tuple[Tensor, Tensor]:
    """The advantage of each decision over `values`, computed along the same player's decisions; and where it is known.

    `values` and `seats` are (steps, games). The last decision of each player in a game that goes on has no
    successor yet: it only serves the one before it.
    """
    steps, games = values.shape
    gains = torch.zeros_like(values)
    sure = torch.zeros_like(values)
    known, next_value, next_gain, owed = torch.zeros((4, games, SEATS), device=values.device).unbind(0)
    for t in range(steps - 1, -1, -1):
        over = (rollout.ended[t] > 0)[:, None]
        known = torch.where(over, 1.0, known)
        next_value = torch.where(over, 0.0, next_value)
        next_gain = torch.where(over, 0.0, next_gain)
        owed = torch.where(over, rollout.rewards[t], owed + rollout.rewards[t])
        seat = seats[t][:, None]
        has = known.gather(1, seat).squeeze(1)
        gain = owed.gather(1, seat).squeeze(1) + next_value.gather(1, seat).squeeze(1) - values[t]
        gain = (gain + credit * next_gain.gather(1, seat).squeeze(1)) * has
        gains[t], sure[t] = gain, has
        known = known.scatter(1, seat, 1.0)
        next_value = next_value.scatter(1, seat, values[t][:, None])
        next_gain = next_gain.scatter(1, seat, gain[:, None])
        owed = owed.scatter(1, seat, 0.0)
    return gains, sure
