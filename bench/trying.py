"""Measure the kernels of the training on the current device: `python -m bench.training FOLDER --try`.

Takes about two minutes on an H200. Measures how long each kernel takes to build and what it needs, checks that the
device plays the same games as the CPU, and measures the parts of a step and rollouts with other choices. If one part
fails, the trial reports it and continues.
"""

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np
import torch

from foretell.players.net.inputs import CHOICES
from foretell.train.endless_games import CHOOSER, QUICK, SCRIPTED, WORDS
from foretell.train.engine import Engine
from foretell.train.model import Policy, playing
from foretell.train.rollout import Rollout, act
from foretell.train.settings import TrainingSettings
from foretell.train.training_run import configs

SIZES = {"cuda": (131072, 65536, 262144), "cpu": (512, 256, 1024)}
"""Choices are compared with the first number of games."""
KERNELS = ("begin_kernel", "show_kernel", "advance_kernel", "script_kernel", "hurry_kernel")
CHOICES_OF_RULES: tuple[dict[str, Any], ...] = (
    {"SHOW_BLOCK": 32},
    {"SHOW_BLOCK": 64},
    {"BLOCK": 128},
    {"MAX_REGISTERS": None},
    {"ALIKE": False},
)
CHOICES_OF_SCRIPTED: tuple[dict[str, Any], ...] = (
    {"SCRIPTED_BLOCK": 1},
    {"SCRIPTED_BLOCK": 8},
    {"MAX_SCRIPTED_REGISTERS": None},
)
STEPS = TrainingSettings().steps
PIECES = ("show", "policy", "past", "scripted", "advance")
ALIKE_GAMES = 2048
ALIKE_STEPS = 150
AHEAD = 8_000_000
"""Cycles that the device waits, so that the host is ahead of it and events measure only the device."""


class Trial:
    """A device, two copies of the policy, and the printed lines."""

    def __init__(self, folder: Path) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.began = time.perf_counter()
        folder.mkdir(parents=True, exist_ok=True)
        self._told = folder / "try.txt"
        self._told.write_text("", "utf-8")
        torch.manual_seed(1)
        torch._dynamo.config.recompile_limit = 64  # noqa: SLF001 (it has no other name)
        policy = Policy(512 if self.device.type == "cuda" else 16, 2).to(self.device)
        self.policy, self.past = playing(policy, self.device), playing(policy, self.device)
        self.act: Any = torch.compile(act, dynamic=False) if self.device.type == "cuda" else act

    def say(self, line: str) -> None:
        """Print a line with the seconds since the start."""
        print(f"{time.perf_counter() - self.began:6.1f} s  {line}", flush=True)
        with self._told.open("a", encoding="utf-8") as file:
            print(line, file=file)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """Run one part of the trial. Report a failure and continue."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 (a device may raise anything)
            self.say(f"{name}: FAILED, {type(error).__name__}: {str(error)[:300]}")

    def wait(self) -> float:
        """Wait for the device. Returns the time."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    def engine(self, games: int, device: str | None = None) -> Engine:
        """An engine with games of all options, on this or another device."""
        return Engine(configs(TrainingSettings()), games, 1, torch.device(device) if device else self.device)

    def rollout(self, games: int, scripted: float, quick: float = 0.0) -> Rollout:
        """A rollout with default settings, and shares of the scripted player and the quick policy."""
        settings = replace(TrainingSettings(), games=games, batch=games, scripted=scripted, quick=quick)
        return Rollout(settings, self.engine(games), self.device, self.act)


def try_everything(folder: Path) -> None:
    """Run all parts."""
    trial = Trial(folder)
    trial.say(f"torch {torch.__version__}, numba {numba.__version__}, NumPy {np.__version__}, {_named(trial.device)}")
    for part in (build, same_games, pieces, sizes, rules, scripted, graph):
        with trial.part(part.__name__):
            part(trial)
        gc.collect()
        if trial.device.type == "cuda":
            torch.cuda.empty_cache()
    trial.say(f"done after {time.perf_counter() - trial.began:.0f} s")


def _named(device: torch.device) -> str:
    if device.type == "cpu":
        return "the CPU"
    return f"{torch.cuda.get_device_name()}, numba-cuda {version('numba-cuda')}"


# --- building -------------------------------------------------------------------------------------


def build(trial: Trial) -> None:
    """Time the first call of each kernel, with few games."""
    began = trial.wait()
    engine = trial.engine(512)
    trial.say(f"build begin   {trial.wait() - began:6.1f} s  {needs(trial, 'begin_kernel')}")
    rows, noise = _longs(trial, 512, WORDS), _longs(trial, 512)
    choosers, actions = torch.full_like(noise, SCRIPTED), torch.zeros_like(noise)
    rewards = torch.zeros((512, 5), device=trial.device)
    ended = torch.zeros(512, dtype=torch.int8, device=trial.device)
    seen, given, chosen = engine.view(rows), engine.view(noise), engine.view(actions)
    calls: dict[str, Callable[[], None]] = {
        "show": lambda: engine.show(seen, engine.view(choosers)),
        "script": lambda: engine.scripted(seen, given, chosen, slice(0, 512)),
        "hurry": lambda: engine.hurried(seen, given, chosen, slice(0, 512)),
        "advance": lambda: engine.advance(chosen, 0.1, engine.view(rewards), engine.view(ended)),
    }
    for name, call in calls.items():
        began = trial.wait()
        call()
        trial.say(f"build {name:7s} {trial.wait() - began:6.1f} s  {needs(trial, name + '_kernel')}")


def needs(trial: Trial, kernel: str) -> str:
    """The resources of a multiprocessor that a kernel uses."""
    if trial.device.type == "cpu":
        return ""
    from foretell.train import loops_gpu  # noqa: PLC0415 (there may be no CUDA)

    one = getattr(loops_gpu, kernel)
    registers, local = (_only(one.get_regs_per_thread()), _only(one.get_local_mem_per_thread()))
    return f"{registers} registers, {local} bytes of local memory"


def _only(found: Any) -> int:
    return max(found.values()) if isinstance(found, dict) else int(found)


def _longs(trial: Trial, *shape: int) -> torch.Tensor:
    return torch.zeros(shape, dtype=torch.int64, device=trial.device)


# --- the same games -------------------------------------------------------------------------------


def same_games(trial: Trial) -> None:
    """Compare random games on the device and on the CPU step by step, and the choices of the other two players."""
    ours, theirs = (Twin(trial.engine(ALIKE_GAMES, name)) for name in (None, "cpu"))
    random = np.random.default_rng(2)
    differ = {SCRIPTED: 0, QUICK: 0}
    choices = 0
    for step in range(ALIKE_STEPS):
        rows = theirs.shown(torch.device("cpu"))
        if (ours.shown(trial.device) != rows).any():
            trial.say(f"same games: NO, rows differ at step {step}")
            return
        if step % 30 == 0:
            noise = torch.from_numpy(random.integers(-(2**62), 2**62, ALIKE_GAMES))
            for kind in differ:
                mine, other = ours.asked(kind, noise.to(trial.device)), theirs.asked(kind, noise)
                differ[kind] += int((mine != other).sum())
            choices += int((rows[:, CHOOSER] == SCRIPTED).sum())
        bits = (rows[:, CHOICES : CHOICES + 1] >> np.arange(63) & 1) * random.random((ALIKE_GAMES, 63))
        actions = torch.from_numpy(bits.argmax(1))
        results = ours.advance(actions.to(trial.device)), theirs.advance(actions)
        if not all(np.allclose(a, b, atol=1e-5) for a, b in zip(*results, strict=True)):
            trial.say(f"same games: ends or rewards differ at step {step}")
            return
    trial.say(f"same games: yes, {ALIKE_GAMES} of them, {ALIKE_STEPS} steps")
    trial.say(f"of {choices} choices scripted differs in {differ[SCRIPTED]}, quick in {differ[QUICK]}")


class Twin:
    """An engine with memory for its rows and results."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def shown(self, device: torch.device) -> Any:
        """Copy the rows to the host."""
        self.rows = torch.zeros((ALIKE_GAMES, WORDS), dtype=torch.int64, device=device)
        choosers = torch.full((ALIKE_GAMES,), SCRIPTED, device=device)
        self.engine.show(self.engine.view(self.rows), self.engine.view(choosers))
        return self.rows.cpu().numpy()

    def asked(self, kind: int, noise: torch.Tensor) -> Any:
        """The choices of a kind of player for these rows, and 0 where the learner sits."""
        actions, view = torch.zeros_like(noise), self.engine.view
        rows = self.rows.clone()
        rows[:, CHOOSER] = torch.where(rows[:, CHOOSER] == SCRIPTED, kind, rows[:, CHOOSER])
        ask = self.engine.scripted if kind == SCRIPTED else self.engine.hurried
        ask(view(rows), view(noise), view(actions), slice(0, ALIKE_GAMES))
        return actions.cpu().numpy()

    def advance(self, actions: torch.Tensor) -> tuple[Any, Any]:
        """Apply actions. Returns ends and rewards."""
        rewards = torch.zeros((ALIKE_GAMES, 5), device=actions.device)
        ended = torch.zeros(ALIKE_GAMES, dtype=torch.int8, device=actions.device)
        view = self.engine.view
        self.engine.advance(view(actions), 0.125, view(rewards), view(ended))
        return ended.cpu().numpy(), rewards.cpu().numpy()


# --- where the time goes --------------------------------------------------------------------------


def pieces(trial: Trial) -> None:
    """The mean milliseconds of each part of a step, by the clock of the device."""
    games = SIZES[trial.device.type][0]
    rollout = trial.rollout(games, 0.05)
    rollout.play(trial.policy, trial.past, 0.01)
    stamps = [_stamped_step(trial, rollout, t) for t in range(len(rollout.rows))]
    trial.wait()
    means = [float(np.mean([_between(one[i], one[i + 1]) for one in stamps])) for i in range(len(PIECES))]
    parts = (f"{name} {mean:.3f}" for name, mean in zip(PIECES, means, strict=True))
    trial.say(f"pieces of a step of {games} games, in sequence, ms: {', '.join(parts)}; in all {sum(means):.3f}")


def _stamped_step(trial: Trial, rollout: Rollout, t: int) -> list[Any]:
    if trial.device.type == "cuda":
        torch.cuda._sleep(AHEAD)  # noqa: SLF001 (it has no other name)
    stamps = [_stamp(trial)]
    rollout.show(t)
    stamps.append(_stamp(trial))
    rollout.choose(trial.policy, t)
    stamps.append(_stamp(trial))
    rollout.ask_past(trial.past, t)
    stamps.append(_stamp(trial))
    rollout.beside.fork()  # after the networks, not in parallel with them
    rollout.ask_scripted(t)
    stamps.append(_stamp(trial))
    rollout.advance(0.01, t)
    return [*stamps, _stamp(trial)]


def _stamp(trial: Trial) -> Any:
    if trial.device.type == "cpu":
        return time.perf_counter()
    event = torch.cuda.Event(enable_timing=True)
    event.record()
    return event


def _between(first: Any, second: Any) -> float:
    return float(second - first) * 1e3 if isinstance(first, float) else float(first.elapsed_time(second))


# --- how fast a rollout is ------------------------------------------------------------------------


def speed(trial: Trial, games: int, share: float, quick: float = 0.0) -> str:
    """Millions of decisions per second: the better of two rollouts, after one that compiles."""
    rollout = trial.rollout(games, share, quick)
    best = float("inf")
    for _ in range(3):
        began = trial.wait()
        rollout.play(trial.policy, trial.past, 0.01)
        best = min(best, trial.wait() - began)
    return f"{games * STEPS / best / 1e6:7.2f} M/s ({best / STEPS * 1e3:.3f} ms a step)"


def sizes(trial: Trial) -> None:
    """Measure with and without the scripted player and the quick policy."""
    for games in SIZES[trial.device.type]:
        for share, quick in ((0.0, 0.0), (0.05, 0.0), (0.0, 0.1)):
            with trial.part(f"rollout of {games}"):
                found = speed(trial, games, share, quick)
                trial.say(f"rollout {games:7d} games, scripted {share:4.0%}, quick {quick:4.0%}: {found}")


def rules(trial: Trial) -> None:
    """Measure other choices for the kernels of the rules, without the scripted player."""
    _compare(trial, CHOICES_OF_RULES, 0.0)


def scripted(trial: Trial) -> None:
    """Measure other choices for the kernel of the scripted player."""
    _compare(trial, CHOICES_OF_SCRIPTED, 0.05)


def _compare(trial: Trial, choices: tuple[dict[str, Any], ...], share: float) -> None:
    if trial.device.type == "cpu":
        return
    for chosen in choices:
        name = ", ".join(f"{key} {value}" for key, value in chosen.items())
        with trial.part(name), set_otherwise(chosen):
            found = speed(trial, SIZES["cuda"][0], share)
            kernel = "script_kernel" if share else "advance_kernel"
            trial.say(f"rollout with {name:28s} {found}  {needs(trial, kernel)}")


@contextmanager
def set_otherwise(chosen: dict[str, Any]) -> Iterator[None]:
    """Build the kernels with other constants, and restore the original ones at the end."""
    from numba import cuda  # noqa: PLC0415 (there may be no CUDA)

    from foretell.train import loops_gpu  # noqa: PLC0415

    kept = {name: getattr(loops_gpu, name) for name in (*chosen, "alike", *KERNELS)}
    try:
        vars(loops_gpu).update(chosen)
        loops_gpu.alike = cuda.jit(device=True)(loops_gpu.alike.py_func)
        loops_gpu.show_kernel.cache_clear()
        for name, most in (("advance_kernel", "MAX_REGISTERS"), ("script_kernel", "MAX_SCRIPTED_REGISTERS")):
            rebuilt = cuda.jit(max_registers=getattr(loops_gpu, most))(kept[name].py_func)
            if name == "advance_kernel" or most in chosen:
                setattr(loops_gpu, name, rebuilt)
        yield
    finally:
        vars(loops_gpu).update(kept)
        loops_gpu.show_kernel.cache_clear()


def graph(trial: Trial) -> None:
    """Measure a whole rollout as one CUDA graph, which has no launch overhead."""
    if trial.device.type == "cpu":
        return
    for games in SIZES["cuda"][:2]:
        rollout = trial.rollout(games, 0.0)
        rollout.play(trial.policy, trial.past, 0.01)
        trial.wait()
        recorded = torch.cuda.CUDAGraph()
        with torch.cuda.graph(recorded):
            rollout.play(trial.policy, trial.past, 0.01)
        recorded.replay()
        began = trial.wait()
        recorded.replay()
        took = trial.wait() - began
        trial.say(f"rollout {games:7d} games as one graph: {games * STEPS / took / 1e6:7.2f} M/s")
