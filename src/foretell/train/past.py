"""Past versions of the policy, for it to play against."""

from pathlib import Path
from random import Random

import torch
from torch import Tensor

from .model import Policy, follow, playing
from .weights import policy_of

MOST = 24
"""Versions that are kept."""


class Past:
    """Versions that were kept, and `player`, the one that is met; or one alone that never changes, from a file."""

    def __init__(self, policy: Policy, device: torch.device, against: str = "") -> None:
        self.versions: list[dict[str, Tensor]] = []
        self._fixed = bool(against)
        self.player = playing(policy_of(Path(against)).to(device) if against else policy, device)

    def keep(self, policy: Policy, chance: Random) -> None:
        """The policy as it is now. Of too many one goes, never the first nor the newest."""
        if self._fixed:
            return
        self.versions.append({name: tensor.clone() for name, tensor in policy.state_dict().items()})
        if len(self.versions) > MOST:
            self.versions.pop(chance.randrange(1, MOST))

    def meet(self, chance: Random) -> None:
        """Any of them. Before the first is kept it is the policy that the run began with."""
        if self.versions:
            follow(self.player, chance.choice(self.versions))

    def take_up(self, versions: list[dict[str, Tensor]], device: torch.device) -> None:
        """Go on with versions that were kept."""
        self.versions = [{name: tensor.to(device) for name, tensor in version.items()} for version in versions]
