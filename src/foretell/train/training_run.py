"""A training run: play and learn in turn, with checkpoints and curves.

All random numbers of an iteration follow from the seed and the number of the iteration, and a checkpoint contains the
unfinished games. So a resumed run continues as if it had never stopped.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from itertools import product
from math import log1p
from pathlib import Path
from random import Random

import torch
from torch import Tensor, nn

from ..errors import LocalizedError
from ..game import Options
from ..rules import DISCARDS, SIDES, Config, DiscardMode, Side
from ..rules.observation import SEAT
from .captured import CapturedStep
from .checkpoint import CHECKPOINT, CRITIC, MAGNET, WEIGHTS, claim, read_checkpoint, write_checkpoint
from .curves import Curves
from .endless_games import CHOOSER, LEARNER, PAST, QUICK, SCRIPTED, WORDS
from .engine import Engine
from .exact import ExactPredictor
from .learning import Losses, Minibatch, batches
from .model import Critic, Policy, follow, frozen, playing
from .past import Past
from .rollout import Rollout, act, advantages
from .settings import TrainingSettings
from .stopwatch import Stopwatch
from .torch_types import Compiled
from .weights import load_network, save_network

NAMES = ("gain", "entropy", "value", "magnet", "ranks", "owners", "moved")
OPPONENTS = {PAST: "past", SCRIPTED: "scripted", QUICK: "quick"}
MAX_BYTES_ON_CPU = 4 << 30
"""Limit for the rows of a rollout, in bytes."""
Watch = Callable[[dict[str, float]], None]


class Run:
    """A run in `folder`. If the folder holds an unfinished run, it is resumed."""

    def __init__(self, settings: TrainingSettings, folder: Path, device: str | None = None) -> None:
        self.settings = settings
        self.folder = folder
        self.device = _device(settings, device)
        self.iteration = 0
        self.spent = 0.0
        self._stopped = False
        torch.set_float32_matmul_precision("high")
        self._chance = self._stir()
        self._make_networks()
        self.past = Past(self.policy, self.device, settings)
        claim(folder, settings)
        entries = max(settings.entries, self.past.entries)
        self.engine = Engine(configs(settings), settings.games, settings.seed, self.device, history=entries > 0)
        if (folder / CHECKPOINT).exists():
            self._take_up()
        self._compile()
        predictor = ExactPredictor(configs(settings)[0], self.device) if settings.exact else None
        self.rollout = Rollout(settings, self.engine, self.device, self.act, entries, predictor)
        self.curves = Curves(folder, self.iteration)

    def _make_networks(self) -> None:
        settings = self.settings
        self.policy = Policy(settings.hidden, settings.layers, settings.entries, settings.entry_width).to(self.device)
        self.critic = Critic(settings.critic_hidden, settings.layers, sees_all=settings.critic_sees_all).to(self.device)
        if settings.start:
            start = Path(settings.start)
            load_network(start / WEIGHTS, self.policy)
            if (start / CRITIC).exists():
                load_network(start / CRITIC, self.critic)
        self.magnet = frozen(self.policy)
        self.player = playing(self.policy, self.device)
        self.losses = Losses(settings, self.policy, self.critic, self.magnet).to(self.device)
        learned = [*self.policy.parameters(), *self.critic.parameters()]
        cuda = self.device.type == "cuda"
        self.optimiser = torch.optim.Adam(learned, lr=settings.rate, eps=1e-5, fused=cuda, capturable=cuda)
        self.entropy_now = torch.tensor(settings.entropy, device=self.device)

    def _compile(self) -> None:
        """Compile the networks on a device; on the CPU this takes longer than it saves."""
        self.act: Compiled = act
        self.value: Compiled = self.critic
        self.loss: Compiled = self.losses
        if self.device.type == "cuda":
            self.act = torch.compile(act, dynamic=False)
            self.value = torch.compile(self.critic, dynamic=False)
            self.loss = torch.compile(self.losses, dynamic=False)
        self._captured = CapturedStep(self._step) if self.device.type == "cuda" else None

    # --- the loop ---------------------------------------------------------------------------------

    def train(self, watch: Watch = lambda _: None) -> None:
        """Train until the time or the iterations are over, or `stop` is called. Call `watch` after each iteration."""
        last_saved = self.spent
        first = True
        try:
            while self.progress < 1 and not self._stopped:
                numbers, seconds = self._iterate()
                self.spent += 0.0 if first else seconds  # the first one compiles
                first = False
                self.curves.add(self.iteration, self.spent, numbers)
                self.iteration += 1
                watch(numbers)
                if self.spent - last_saved > 60 * self.settings.checkpoint_minutes:
                    self.save()
                    last_saved = self.spent
            self.save()
        finally:
            self.curves.close()

    def stop(self) -> None:
        """Stop after the present iteration."""
        self._stopped = True

    @property
    def progress(self) -> float:
        """The finished part of the run, 0 to 1."""
        by_time = self.spent / (60 * self.settings.minutes) if self.settings.minutes else 0.0
        by_count = self.iteration / self.settings.iterations if self.settings.iterations else 0.0
        return min(1.0, max(by_time, by_count))

    def between(self, first: float, last: float) -> float:
        """The present value of a setting that moves evenly over the run."""
        return first + (last - first) * self.progress

    @property
    def entropy(self) -> float:
        """The weight of the entropy bonus now: even, or by a power law if there is a bend."""
        first, last, bend = self.settings.entropy, self.settings.last_entropy, self.settings.entropy_bend
        if not bend or not first or not last:
            return self.between(first, last)
        return float(first * (last / first) ** (log1p(bend * self.progress) / log1p(bend)))

    def _stir(self) -> Random:
        """Seed the random numbers of this iteration, including torch's."""
        chance = Random(f"{self.settings.seed} {self.iteration}")
        torch.manual_seed(chance.getrandbits(63))
        return chance

    def _iterate(self) -> tuple[dict[str, float], float]:
        """Play and learn once. Return the measurements, and the seconds."""
        settings = self.settings
        self._chance = self._stir()
        clock = Stopwatch(self.device)
        self.past.meet(self._chance)
        follow(self.player, self.policy.state_dict())
        self.rollout.play(self.player, self.past.player, self.between(settings.margin, settings.last_margin))
        clock.lap("rollout")
        told = self._learn()
        clock.lap("learning")
        if settings.magnet:
            follow(self.magnet, self.policy.state_dict(), settings.magnet_step)
        if self.iteration % settings.past_every == 0:
            self.past.keep(self.policy, self._chance)
        return self._numbers(told, clock), clock.total

    # --- learning ---------------------------------------------------------------------------------

    def _learn(self) -> Tensor:
        settings, rollout = self.settings, self.rollout
        values = self._values()
        gains, sure = advantages(rollout, values, rollout.rows[..., SEAT], settings.credit)
        returns = gains + values
        weights = sure * (rollout.rows[..., CHOOSER] == LEARNER)
        missed = (gains.square() * weights).sum()
        spread = (missed / weights.sum().clamp_min(1)).sqrt().clamp_min(1e-4)
        self._set_rate(self.between(settings.rate, settings.last_rate))
        self.entropy_now.fill_(self.entropy)
        told = [self._learn_from(batch) for batch in batches(settings, rollout, gains / spread, returns, weights)]
        explained = 1 - missed / _spread(returns, weights)
        return torch.cat([torch.stack(told).mean(0), explained[None]])

    def _set_rate(self, rate: float) -> None:
        """Set the learning rate. On a device it is a tensor, so that a captured step reads the present one."""
        for group in self.optimiser.param_groups:
            if self._captured is None:
                group["lr"] = rate
            elif isinstance(group["lr"], Tensor) and group["lr"].is_cuda:
                group["lr"].fill_(rate)
            else:
                group["lr"] = torch.tensor(rate, device=self.device)

    def _learn_from(self, batch: Minibatch) -> Tensor:
        if self._captured is None:
            return self._step(batch)
        return self._captured(batch, repeatable=self.iteration >= self.settings.critic_warmup)

    def _step(self, batch: Minibatch) -> Tensor:
        with self.half_precision():
            loss, parts = self.loss(batch, self.entropy_now)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        if self.iteration < self.settings.critic_warmup:
            self.policy.zero_grad(set_to_none=True)  # Adam skips parameters without gradients
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimiser.step()
        return parts

    @torch.no_grad()
    def _values(self) -> Tensor:
        rows = self.rollout.rows
        steps = max(1, self.settings.batch // self.settings.games)
        values = torch.empty(rows.shape[:2], device=self.device)
        for first in range(0, self.settings.steps, steps):
            part = rows[first : first + steps]
            with self.half_precision():
                values[first : first + steps] = self.value(part.flatten(0, 1)).float().view(part.shape[:2])
        return values

    def half_precision(self) -> AbstractContextManager[None]:
        """Use half precision on a device."""
        cuda = self.device.type == "cuda"
        halved: AbstractContextManager[None] = torch.autocast(self.device.type, torch.bfloat16, enabled=cuda)
        return halved

    # --- what is told and kept --------------------------------------------------------------------

    def _numbers(self, told: Tensor, clock: Stopwatch) -> dict[str, float]:
        decisions = self.settings.games * self.settings.steps
        numbers = dict(zip((*NAMES, "explained"), told.tolist(), strict=True))
        numbers |= {f"{name}_decisions_a_second": decisions / seconds for name, seconds in clock.laps.items()}
        return numbers | {"decisions_a_second": decisions / clock.total} | dict(self._shares())

    def _shares(self) -> Iterator[tuple[str, float]]:
        """By opponent and number of players: the share of games that the learner won alone, and the number of games."""
        for chooser, part in self.rollout.parts.items():
            ended = self.rollout.ended[:, part].flatten()
            ended = ended[ended > 0].long() - 1
            for players in sorted(set(self.settings.players)):
                won = (ended[ended >> 1 == players] & 1).float()
                if chooser in OPPONENTS and len(won):
                    yield f"wins_{OPPONENTS[chooser]}_{players}", won.mean().item()
                    yield f"games_{OPPONENTS[chooser]}_{players}", float(len(won))

    def save(self) -> None:
        """Write a checkpoint and the weights."""
        state = {name: network.state_dict() for name, network in self._networks().items()}
        state |= {"optimiser": self.optimiser.state_dict(), "past": self.past.versions, "games": self.engine.memory()}
        write_checkpoint(self.folder, state | {"iteration": self.iteration, "spent": self.spent})
        save_network(self.folder / WEIGHTS, self.policy)
        if self.settings.magnet:
            save_network(self.folder / MAGNET, self.magnet)
        save_network(self.folder / CRITIC, self.critic)
        self.curves.flush()

    def _take_up(self) -> None:
        state = read_checkpoint(self.folder)
        try:
            for name, network in self._networks().items():
                network.load_state_dict(state[name])
            self.optimiser.load_state_dict(state["optimiser"])
            self.past.take_up(state["past"], self.device)
            self.engine.restore(state["games"])
            self.iteration, self.spent = state["iteration"], state["spent"]
        except (AttributeError, KeyError, RuntimeError, TypeError, ValueError):  # raised by torch for other shapes
            raise LocalizedError("error-train-version") from None

    def _networks(self) -> dict[str, nn.Module]:
        return {"policy": self.policy, "critic": self.critic, "magnet": self.magnet}


def _device(settings: TrainingSettings, name: str | None) -> torch.device:
    """The requested device. Refuse it if it does not exist, or if the games do not fit."""
    there = torch.cuda.is_available()
    if name == "cuda" and not there:
        raise LocalizedError("error-train-device")
    device = torch.device(name or ("cuda" if there else "cpu"))
    if device.type == "cpu" and settings.games * settings.steps * WORDS * 8 > MAX_BYTES_ON_CPU:
        raise LocalizedError("error-train-large", example="--settings smoke")
    return device


def _spread(values: Tensor, weights: Tensor) -> Tensor:
    total = weights.sum().clamp_min(1)
    mean = (values * weights).sum() / total
    return ((values - mean).square() * weights).sum().clamp_min(1e-6)


def configs(settings: TrainingSettings) -> list[Config]:
    """The options to draw from for a new game. The usual game is as likely as all the others together."""
    chosen = []
    for players in settings.players:
        usual: list[tuple[Side, DiscardMode, bool]] = [("A", "open", False)]
        others = [(s, d, h) for s, d, h in product(SIDES, DISCARDS, (False, True))]
        line = usual * 12 + others if settings.variants else usual
        chosen += [Options(players, side, discard, heirs).config for side, discard, heirs in line]
    return chosen
