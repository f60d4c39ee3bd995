"""The folder of a run: its settings, and the checkpoint to resume from."""

import pickle
from pathlib import Path

import torch

from ..errors import LocalizedError, system_reason
from .settings import SETTINGS, TrainingSettings, read_settings, settings_text
from .torch_types import Checkpoint

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "net.safetensors"
MAGNET = "magnet.safetensors"
"""The policy averaged over the last iterations: often harder to exploit than the policy itself."""
CRITIC = "critic.safetensors"


def claim(folder: Path, settings: TrainingSettings) -> None:
    """Make this the folder of a run with these settings. Raise an error if it holds a run with other settings."""
    told = folder / SETTINGS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists() and (not told.exists() or read_settings(told) != settings):
            raise LocalizedError("error-train-other", folder=str(folder), file=str(told))
        write_text(told, settings_text(settings))
    except OSError as error:
        raise LocalizedError("error-train-folder", folder=str(folder), reason=system_reason(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write atomically."""
    part = path.with_suffix(".part")
    part.write_text(text, "utf-8")
    part.replace(path)


def write_checkpoint(folder: Path, state: Checkpoint) -> None:
    """Write atomically."""
    part = folder / "checkpoint.part"
    torch.save(state, part)
    part.replace(folder / CHECKPOINT)


def read_checkpoint(folder: Path) -> Checkpoint:
    """Read a checkpoint into host memory."""
    path = folder / CHECKPOINT
    try:
        state: Checkpoint = torch.load(path, map_location="cpu", weights_only=True)
    except (OSError, RuntimeError, EOFError, ValueError, pickle.UnpicklingError) as error:
        kind = type(error).__name__
        raise LocalizedError("error-train-checkpoint", file=str(path), reason=kind) from None
    return state
