"""Past versions of the policy, as opponents."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import torch
from torch import Tensor

from .model import Policy, follow, frozen, playing
from .settings import TrainingSettings
from .weights import load_network, policy_of

MAX_VERSIONS = 24
"""Versions that are kept."""


class Past:
    """The past versions and guests, and `player`, the one that is the opponent now; or a single fixed opponent."""

    def __init__(self, policy: Policy, device: torch.device, settings: TrainingSettings) -> None:
        self.versions: list[dict[str, Tensor]] = []
        self._fixed = bool(settings.against)
        self._guests = read_guests(policy, settings.guests)
        self._guest_share = settings.guest_share if self._guests else 0.0
        self.player = playing(policy_of(Path(settings.against)).to(device) if self._fixed else policy, device)

    @property
    def entries(self) -> int:
        """The number of entries of a history that the opponent reads."""
        return len(self.player.history.ages) if self.player.history is not None else 0

    def keep(self, policy: Policy, chance: Random) -> None:
        """Keep the present policy. If there are too many, drop one at random, but not the first or the newest."""
        if self._fixed:
            return
        self.versions.append({name: tensor.clone() for name, tensor in policy.state_dict().items()})
        if len(self.versions) > MAX_VERSIONS:
            self.versions.pop(chance.randrange(1, MAX_VERSIONS))

    def meet(self, chance: Random) -> None:
        """Choose a past version or a guest at random. Before any version is kept, it is the first policy."""
        if self._guests and chance.random() < self._guest_share:
            follow(self.player, chance.choice(self._guests))
        elif self.versions:
            follow(self.player, chance.choice(self.versions))

    def meet_guest(self, number: int) -> None:
        """Make the next guest the opponent. Without guests, the opponent stays the same."""
        if self._guests:
            follow(self.player, self._guests[number % len(self._guests)])

    def invite(self, policy: Policy, files: Sequence[str]) -> None:
        """Use other guests from now on."""
        self._guests = read_guests(policy, files)

    def take_up(self, versions: list[dict[str, Tensor]], device: torch.device) -> None:
        """Continue with the versions of a checkpoint."""
        self.versions = [{name: tensor.to(device) for name, tensor in version.items()} for version in versions]


def read_guests(policy: Policy, files: Sequence[str]) -> list[dict[str, Tensor]]:
    """The weights of other policies of the same shape."""
    guests = []
    for file in files:
        guest = frozen(policy)
        load_network(Path(file), guest)
        guests.append(guest.state_dict())
    return guests
