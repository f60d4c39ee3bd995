"""A training run: play, learn, and again; with checkpoints that it can be taken up from, and curves."""

import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch import Tensor

from ..errors import ForetellError
from ..game import Options
from ..rules import Config
from ..rules.observation import SEAT
from .curves import Curves
from .engine import Engine
from .games import CHOOSER, LEARNER, PAST, SCRIPTED
from .learning import Losses, batches
from .model import Critic, Policy, follow, playing
from .rollout import Rollout, act, advantages
from .settings import Settings, settings_text
from .weights import load_network, policy_of, save_network

CHECKPOINT = "checkpoint.pt"
SETTINGS = "run.toml"
WEIGHTS = "net.safetensors"
CRITIC = "critic.safetensors"
MOST_PAST = 24
NAMES = ("gain", "entropy", "value", "magnet", "ranks", "owners", "moved")
OPPONENTS = {PAST: "past", SCRIPTED: "scripted"}


class Run:
    """Everything that a run needs, in `folder`. An unfinished run in it is taken up where it was."""

    def __init__(self, settings: Settings, folder: Path, device: str | None = None) -> None:
        self.settings = settings
        self.folder = folder
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.chance = Random(settings.seed)
        self.policy = Policy(settings.hidden, settings.layers).to(self.device)
        self.critic = Critic(settings.critic_hidden, settings.layers, settings.critic_sees_all).to(self.device)
        if settings.start:
            load_network(Path(settings.start) / WEIGHTS, self.policy)
            load_network(Path(settings.start) / CRITIC, self.critic)
        self.magnet = playing(self.policy, torch.device("cpu"))
        self.losses = Losses(settings, self.policy, self.critic, self.magnet).to(self.device)
        self.past_weights: list[dict[str, Tensor]] = []
        self.iteration = 0
        self.spent = 0.0
        learned = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(learned, lr=settings.rate, eps=1e-5, fused=self.device.type == "cuda")
        self._prepare_folder()
        self.player = playing(self.policy, self.device)
        self.past = playing(self.policy, self.device)
        if settings.against:
            self.past = playing(policy_of(Path(settings.against)).to(self.device), self.device)
        self.engine = Engine(configs(settings), settings.games, settings.seed + self.iteration, self.device)
        self._compile()
        self.rollout = Rollout(settings, self.engine, self.device, self.act)
        self.curves = Curves(folder)

    def _prepare_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        told = self.folder / SETTINGS
        text = settings_text(self.settings)
        saved = self.folder / CHECKPOINT
        if saved.exists():
            if told.read_text("utf-8") != text:
                raise ForetellError(f"{self.folder} holds a run with other settings; name another folder")
            self._load(saved)
        told.write_text(text, "utf-8")

    def _compile(self) -> None:
        """Fuse what many small steps would be slow at; not worth its time on the CPU."""
        self.act: Any = act
        self.value: Any = self.critic
        self.loss: Any = self.losses
        if self.device.type == "cuda":
            self.act = torch.compile(act, dynamic=False)
            self.value = torch.compile(self.critic, dynamic=False)
            self.loss = torch.compile(self.losses, dynamic=False)

    # --- the loop ---------------------------------------------------------------------------------

    def train(self) -> None:
        """Until the time or the iterations are spent."""
        last_saved = self.spent
        compiled = False
        for _ in self._iterations():
            began = time.perf_counter()
            self._iterate()
            self.spent += time.perf_counter() - began if compiled else 0.0
            compiled = True
            if self.spent - last_saved > 60 * self.settings.checkpoint_minutes:
                self.save()
                last_saved = self.spent
        self.save()

    def _iterations(self) -> Iterator[int]:
        while self.progress < 1:
            yield self.iteration
            self.iteration += 1

    @property
    def progress(self) -> float:
        """How much of the run is done, 0 to 1."""
        by_time = self.spent / (60 * self.settings.minutes) if self.settings.minutes else 0.0
        by_count = self.iteration / self.settings.iterations if self.settings.iterations else 0.0
        return min(1.0, max(by_time, by_count))

    def between(self, first: float, last: float) -> float:
        """A setting that moves over the run."""
        return first + (last - first) * self.progress

    def _iterate(self) -> None:
        settings = self.settings
        self._meet_the_past()
        follow(self.player, self.policy)
        clock = Clock(self.device)
        self.rollout.play(self.player, self.past, self.between(settings.margin, settings.last_margin))
        clock.lap("rollout")
        told = self._learn()
        clock.lap("learning")
        if settings.magnet:
            follow(self.magnet, self.policy, settings.magnet_step)
        if self.iteration % settings.past_every == 0:
            self._keep()
        self._tell(told, clock)

    def _learn(self) -> Tensor:
        settings, rollout = self.settings, self.rollout
        values = self._values()
        gains, sure = advantages(rollout, values, rollout.rows[..., SEAT], settings.credit)
        returns = gains + values
        weights = sure * (rollout.rows[..., CHOOSER] == LEARNER)
        spread = ((gains.square() * weights).sum() / weights.sum().clamp_min(1)).sqrt()
        gains = gains / spread.clamp_min(1e-4)
        entropy = torch.tensor(self.between(settings.entropy, settings.last_entropy), device=self.device)
        for group in self.optimiser.param_groups:
            group["lr"] = self.between(settings.rate, settings.last_rate)
        told = torch.zeros(len(NAMES), device=self.device)
        number = 0
        for batch in batches(settings, rollout, gains, returns, weights):
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                loss, parts = self.loss(batch, entropy)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
            torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
            self.optimiser.step()
            told += parts
            number += 1
        explained = 1 - (gains * spread).square().mul(weights).sum() / _spread(returns, weights)
        return torch.cat([told / number, explained[None]])

    @torch.no_grad()
    def _values(self) -> Tensor:
        rows = self.rollout.rows
        steps = max(1, self.settings.batch // self.settings.games)
        values = torch.empty(rows.shape[:2], device=self.device)
        for first in range(0, self.settings.steps, steps):
            part = rows[first : first + steps]
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
                values[first : first + steps] = self.value(part.flatten(0, 1)).float().view(part.shape[:2])
        return values

    # --- opponents --------------------------------------------------------------------------------

    def _keep(self) -> None:
        if len(self.past_weights) >= MOST_PAST:
            self.past_weights.pop(self.chance.randrange(1, MOST_PAST))
        self.past_weights.append({name: tensor.clone() for name, tensor in self.policy.state_dict().items()})

    def _meet_the_past(self) -> None:
        if not self.settings.against and self.past_weights:
            weights = self.chance.choice(self.past_weights)
            for name, parameter in self.past.named_parameters():
                parameter.data.copy_(weights[name])

    # --- what is told and kept --------------------------------------------------------------------

    def _tell(self, told: Tensor, clock: "Clock") -> None:
        numbers = dict(zip((*NAMES, "explained"), told.tolist(), strict=True))
        decisions = self.settings.games * self.settings.steps
        numbers |= {f"{name}_decisions_a_second": decisions / seconds for name, seconds in clock.laps.items()}
        numbers["decisions_a_second"] = decisions / sum(clock.laps.values())
        numbers |= dict(self._shares())
        self.curves.add(self.iteration, self.spent, numbers)

    def _shares(self) -> Iterator[tuple[str, float]]:
        """How often the learner won where it sat alone, and in how many games, by opponent and players."""
        for chooser, part in self.rollout.parts.items():
            ended = self.rollout.ended[:, part].flatten()
            ended = ended[ended > 0].long() - 1
            for players in sorted(set(self.settings.players)):
                won = (ended[ended >> 1 == players] & 1).float()
                if chooser in OPPONENTS and len(won):
                    yield f"wins_{OPPONENTS[chooser]}_{players}", won.mean().item()
                    yield f"games_{OPPONENTS[chooser]}_{players}", float(len(won))

    def save(self) -> None:
        """A checkpoint and the weights, each in one piece."""
        state = {
            "policy": self.policy.state_dict(), "critic": self.critic.state_dict(), "magnet": self.magnet.state_dict(),
            "optimiser": self.optimiser.state_dict(), "past": self.past_weights, "iteration": self.iteration,
            "spent": self.spent,
        }  # fmt: skip
        torch.save(state, self.folder / "checkpoint.part")
        (self.folder / "checkpoint.part").replace(self.folder / CHECKPOINT)
        save_network(self.folder / WEIGHTS, self.policy)
        save_network(self.folder / CRITIC, self.critic)
        self.curves.flush()

    def _load(self, path: Path) -> None:
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.policy.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])
        self.magnet.load_state_dict(state["magnet"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.past_weights = state["past"]
        self.iteration, self.spent = state["iteration"], state["spent"]


class Clock:
    """How long the parts of an iteration take, the device's work included."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self.laps: dict[str, float] = {}
        self._last = self._now()

    def lap(self, name: str) -> None:
        """What was since the last lap was `name`."""
        now = self._now()
        self.laps[name] = now - self._last
        self._last = now

    def _now(self) -> float:
        if self._device.type == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()


def _spread(values: Tensor, weights: Tensor) -> Tensor:
    total = weights.sum().clamp_min(1)
    mean = (values * weights).sum() / total
    return ((values - mean).square() * weights).sum().clamp_min(1e-6)


def configs(settings: Settings) -> list[Config]:
    """The options that games are drawn from. The usual game comes as often as all the others together."""
    chosen = []
    for players in settings.players:
        usual = [("A", "open", False)]
        others = [(s, d, h) for s, d, h in product("AB", ("open", "bending", "closed"), (False, True))]
        line = usual * 12 + others if settings.variants else usual
        chosen += [Options(players, side, discard, heirs).config for side, discard, heirs in line]
    return chosen
