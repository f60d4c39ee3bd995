"""What a training run is told: one TOML file, kept with the weights that come of it."""

import json
import tomllib
import warnings
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from math import isfinite
from pathlib import Path

from ..errors import ForetellError, LocalizedError, shown
from .untyped import TomlValue

SETTINGS = "run.toml"
"""The file in the folder of a run."""
RUNS = Path(__file__).parent / "runs"
"""Settings that come with Foretell, by name."""
WHOLE = {"games": 1, "steps": 1, "batch": 1, "hidden": 1, "layers": 0, "critic_hidden": 1, "past_every": 1}
"""What must be at least so much, besides everything not being negative."""


@dataclass(frozen=True)
class TrainingSettings:
    """Numbers of a run. What goes from one value to another goes evenly over the run."""

    seed: int = 1
    minutes: float = 9.0
    """How long to train; 0: by `iterations` alone."""
    iterations: int = 0
    """How many rounds of playing and learning; 0: by `minutes` alone."""
    games: int = 131072
    """How many at once."""
    steps: int = 64
    """Decisions of each game between two times of learning."""
    batch: int = 131072
    """Decisions that one step of learning is made of."""
    hidden: int = 512
    layers: int = 2
    """After the first."""
    critic_hidden: int = 512
    rate: float = 6e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    credit: float = 0.95
    """The lambda of the advantages."""
    entropy: float = 0.03
    last_entropy: float = 0.004
    entropy_bend: float = 0.0
    """How entropy falls. 0: evenly. Otherwise by a power law, (1 + bend * progress) to a power that ends at
    `last_entropy`: most of the fall comes early, and the rest is slow."""
    magnet: float = 0.05
    """The weight of the divergence from the magnet; 0: none."""
    magnet_step: float = 0.02
    """How far the magnet moves towards the policy after each iteration."""
    margin: float = 0.03
    """What a rune ahead is worth, in wins."""
    last_margin: float = 0.003
    ranks: float = 0.15
    owners: float = 0.15
    """The weights of the two beliefs; 0: none."""
    critic_sees_all: bool = True
    critic_warmup: int = 0
    """Iterations at the start in which only the critic learns; useful where `start` has no critic."""
    past: float = 0.15
    """The share of games in which past versions play all seats but one."""
    scripted: float = 0.05
    """The share of games in which the scripted player does."""
    quick: float = 0.0
    """The share of games in which the quick policy of the searching player does."""
    past_every: int = 25
    """Iterations between two versions that are kept as past ones."""
    players: tuple[int, ...] = (2, 2, 2, 3, 3, 4, 4, 4, 5, 5)
    """How many sit at a table, each entry as often as another."""
    variants: bool = True
    """Both sides, all discard variants and Heirs; else the usual game alone."""
    against: str = ""
    """A file of weights: play against these alone, in all seats but one, to see how well they can be beaten.
    They choose as the Net player does with them; by the network alone, unless `exact` is set."""
    exact: bool = False
    """Whether the weights of `against` predict exactly, as the whole Net player does. Needs one number of players and
    no variants, and makes a rollout about eight times slower."""
    start: str = ""
    """A folder of an earlier run whose networks to start from. Without a critic in it, the critic starts fresh."""
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
    """The settings of a TOML file; what it leaves out is as usual."""
    try:
        return parse_settings(path.read_text("utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise LocalizedError("error-file-unread", file=str(path), reason=reason) from None
    except ForetellError as error:
        raise LocalizedError("error-setting", source=str(path), reason=error) from None
    except UnicodeDecodeError as error:
        raise LocalizedError("error-file-unread", file=str(path), reason=str(error)) from None


def named_settings(name: str) -> TrainingSettings:
    """The settings of a file, or those that come with Foretell under this name."""
    ours = {path.stem: path for path in RUNS.glob("*.toml")}
    return read_settings(ours.get(name, Path(name)))


def parse_settings(text: str, usual: TrainingSettings | None = None) -> TrainingSettings:
    """The settings of a TOML text; what it leaves out is as in `usual`."""
    try:
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LocalizedError("error-toml", reason=str(error)) from None
    return replace(usual or TrainingSettings(), **{name: _checked(name, value) for name, value in given.items()})


def with_set(settings: TrainingSettings, lines: Iterable[str]) -> TrainingSettings:
    """The settings with each `name=value` put in; all of them at once, as one may hang on another."""
    given = {}
    for line in lines:
        name, equals, value = line.partition("=")
        if not equals:
            raise LocalizedError("error-train-nothing", answer=line[:40])
        given[name.strip()] = _checked(name.strip(), _value(value.strip()))
    return replace(settings, **given)


def _value(text: str) -> TomlValue:
    """A value as TOML writes it, or a word as it stands."""
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
    """The TOML of settings."""
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
