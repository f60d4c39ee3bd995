"""The settings of a training run: one TOML file, stored beside the weights."""

import json
import tomllib
import warnings
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from math import isfinite
from pathlib import Path

from ..errors import ForetellError, LocalizedError, shown, unread_file
from .torch_types import TomlValue

SETTINGS = "run.toml"
"""The file in the folder of a run."""
RUNS = Path(__file__).parent / "runs"
"""Settings that come with Foretell, by name."""
WHOLE = {
    "games": 1,
    "steps": 1,
    "batch": 1,
    "hidden": 1,
    "layers": 0,
    "critic_hidden": 1,
    "entry_width": 1,
    "past_every": 1,
}
"""The smallest values of some settings. The others must not be negative."""


@dataclass(frozen=True)
class TrainingSettings:
    """The settings of a run. A setting with a `last_` value moves evenly from the first to the last one."""

    seed: int = 1
    minutes: float = 9.0
    """Duration; 0: only `iterations` counts."""
    iterations: int = 0
    """Number of times to play and then learn; 0: only `minutes` counts."""
    games: int = 131072
    """Number of games played at once."""
    steps: int = 64
    """Decisions in each game between two times of learning."""
    batch: int = 131072
    """Decisions in a minibatch."""
    hidden: int = 512
    layers: int = 2
    """Hidden layers after the first one."""
    critic_hidden: int = 512
    entries: int = 0
    """Entries of the history that the policy reads, the newest first; 0: it reads no history."""
    entry_width: int = 64
    """Width of the layer that reads an entry. On a device, use a power of two here and for `entries`."""
    without_history: float = 0.0
    """Share of the games in which the policy sees an empty history, so that it can play without one."""
    rate: float = 6e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    credit: float = 0.95
    """The lambda of generalised advantage estimation."""
    entropy: float = 0.03
    last_entropy: float = 0.004
    entropy_bend: float = 0.0
    """How entropy falls. 0: evenly. Otherwise by a power law, (1 + bend * progress) to a power that ends at
    `last_entropy`: most of the fall comes early, and the rest is slow."""
    magnet: float = 0.05
    """Weight of the KL divergence from the magnet; 0: no magnet."""
    magnet_step: float = 0.02
    """The step of the magnet towards the policy after each iteration, 0 to 1."""
    margin: float = 0.03
    """Reward for a rune above the mean of the table; a win is 1."""
    last_margin: float = 0.003
    ranks: float = 0.15
    owners: float = 0.15
    """Weights of the losses of the two beliefs; 0: not learned."""
    belief_focus: float = 1.0
    """Weight of predictions in the losses of the two beliefs; all other decisions weigh 1. The Net player uses its
    beliefs only to predict, and few decisions are predictions."""
    critic_sees_all: bool = True
    critic_warmup: int = 0
    """Iterations at the start in which only the critic learns; useful where `start` has no critic."""
    past: float = 0.15
    """Share of games in which a past version plays all seats but one."""
    scripted: float = 0.05
    """Share of games in which the scripted player plays all seats but one."""
    quick: float = 0.0
    """Share of games in which the quick policy of the Search player plays all seats but one."""
    past_least: float = 0.0
    """Past versions and guests never make choices that are less than this share as likely as the likeliest one. The Net
    player plays with 0.4; the weights of `against` always play like this."""
    past_every: int = 25
    """Iterations between two past versions."""
    guests: tuple[str, ...] = ()
    """Files of weights that never change: opponents such as attackers, or imitations of other players."""
    guest_share: float = 0.5
    """Share of the iterations in which a guest is the opponent instead of a past version, 0 to 1."""
    players: tuple[int, ...] = (2, 2, 2, 3, 3, 4, 4, 4, 5, 5)
    """Numbers of players; each entry is equally likely for a new game."""
    variants: bool = True
    """Play both sides, all discard variants and Heirs, and not only the usual game."""
    against: str = ""
    """A file of weights that plays all seats but one and never changes, to measure how well it can be exploited.
    It chooses as the Net player does, and predicts by the network unless `exact` is set."""
    exact: bool = False
    """Whether the weights of `against` predict exactly, as the whole Net player does. Needs one number of players and
    no variants, and makes a rollout about eight times slower."""
    start: str = ""
    """A folder of an earlier run, whose networks this run starts from. If it has no critic, the critic starts fresh."""
    checkpoint_minutes: float = 2.0

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            least = WHOLE.get(name, 0)
            if isinstance(value, int | float) and not (isfinite(value) and least <= value < 2**62):
                raise LocalizedError("error-train-least", setting=name, answer=shown(value), least=least)
        if not self.minutes and not self.iterations:
            raise LocalizedError("error-train-length")
        if self.games * self.steps % self.batch or self.batch % self.steps:
            raise LocalizedError("error-train-batch")
        if not self.players or any(type(number) is not int or not 2 <= number <= 5 for number in self.players):
            raise LocalizedError("error-train-players")
        if self.exact and not (self.against and len(set(self.players)) == 1 and not self.variants):
            raise LocalizedError("error-train-exact")
        if self.past + self.scripted + self.quick > 1:
            raise LocalizedError("error-train-shares")


def read_settings(path: Path) -> TrainingSettings:
    """Read a TOML file. Settings that it leaves out get their defaults."""
    try:
        return parse_settings(path.read_text("utf-8"))
    except ForetellError as error:
        raise LocalizedError("error-setting", source=str(path), reason=error) from None
    except (OSError, UnicodeDecodeError) as error:
        raise unread_file(path, error) from None


def named_settings(name: str) -> TrainingSettings:
    """Read the settings that come with Foretell under this name, or else the file with this name."""
    ours = {path.stem: path for path in RUNS.glob("*.toml")}
    return read_settings(ours.get(name, Path(name)))


def parse_settings(text: str, usual: TrainingSettings | None = None) -> TrainingSettings:
    """Parse a TOML text. Settings that it leaves out are those of `usual`."""
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LocalizedError("error-toml", reason=str(error)) from None
    return replace(usual or TrainingSettings(), **{name: _checked(name, value) for name, value in given.items()})


def with_set(settings: TrainingSettings, lines: Iterable[str]) -> TrainingSettings:
    """Change settings by `name=value` lines, all at once, since some are checked against each other."""
    given = {}
    for line in lines:
        name, equals, value = line.partition("=")
        if not equals:
            raise LocalizedError("error-train-nothing", answer=line[:40])
        given[name.strip()] = _checked(name.strip(), _value(value.strip()))
    return replace(settings, **given)


def _value(text: str) -> TomlValue:
    """Parse a TOML value; anything else is a string."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError):
        return text


def _checked(name: str, value: TomlValue) -> TomlValue:
    kinds = {field.name: type(field.default) for field in fields(TrainingSettings)}
    if name not in kinds:
        choices = ", ".join(kinds)
        raise LocalizedError("error-train-setting", answer=name[:40], choices=choices)
    taken = tuple(value) if isinstance(value, list) else value
    if kinds[name] is float and type(value) is int:
        taken = float(value) if abs(value) < 2**62 else value
    if type(taken) is not kinds[name]:
        example = _written(getattr(TrainingSettings, name))
        raise LocalizedError("error-train-kind", setting=name, answer=shown(value), example=example)
    return taken


def settings_text(settings: TrainingSettings) -> str:
    """Write settings as TOML."""
    return "".join(f"{name} = {_written(value)}\n" for name, value in asdict(settings).items())


def _written(value: TomlValue) -> str:
    if isinstance(value, str | bool):  # JSON writes these as TOML does
        return json.dumps(value, ensure_ascii=False)
    return str(list(value)) if isinstance(value, tuple) else repr(value)


def __getattr__(name: str) -> type[TrainingSettings]:
    if name == "Settings":
        warnings.warn("Settings is now called TrainingSettings", DeprecationWarning, stacklevel=2)
        return TrainingSettings
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
