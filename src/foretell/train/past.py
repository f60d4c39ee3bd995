"""Past versions of the policy, as opponents."""

from pathlib import Path
from random import Random

import torch
from torch import Tensor

from .model import Policy, follow, playing
from .weights import policy_of

MOST = 24
"""Versions that are kept."""


class Past:
    """The past versions, and `player`, the one that is the opponent now; or one fixed opponent from a file."""

    def __init__(self, policy: Policy, device: torch.device, against: str = "") -> None:
        self.versions: list[dict[str, Tensor]] = []
        self._fixed = bool(against)
        self.player = playing(policy_of(Path(against)).to(device) if against else policy, device)

    def keep(self, policy: Policy, chance: Random) -> None:
        """Keep the present policy. If there are too many, drop one at random, but not the first or the newest."""
        if self._fixed:
            return
        self.versions.append({name: tensor.clone() for name, tensor in policy.state_dict().items()})
        if len(self.versions) > MOST:
            self.versions.pop(chance.randrange(1, MOST))

    def meet(self, chance: Random) -> None:
        """Choose the opponent at random. Before any version is kept, it is the first policy of the run."""
        if self.versions:
            follow(self.player, chance.choice(self.versions))

    def take_up(self, versions: list[dict[str, Tensor]], device: torch.device) -> None:
        """Continue with the versions of a checkpoint."""
        self.versions = [{name: tensor.to(device) for name, tensor in version.items()} for version in versions]
