"""What a training run is told: one TOML file, kept with the weights that come of it."""

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from ..errors import ForetellError, shown


@dataclass(frozen=True)
class Settings:
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
    past: float = 0.15
    """The share of games in which past versions play all seats but one."""
    scripted: float = 0.05
    """The share of games in which the scripted player does."""
    past_every: int = 25
    """Iterations between two versions that are kept as past ones."""
    players: tuple[int, ...] = (2, 2, 2, 3, 3, 4, 4, 4, 5, 5)
    """How many sit at a table, each entry as often as another."""
    variants: bool = True
    """Both sides, all discard variants and Heirs; else the usual game alone."""
    against: str = ""
    """A file of weights: play against these alone, in all seats but one, to see how well they can be beaten."""
    start: str = ""
    """A folder of an earlier run whose networks to start from."""
    checkpoint_minutes: float = 2.0

    def __post_init__(self) -> None:
        if self.minutes <= 0 and self.iterations <= 0:
            raise ForetellError("a run needs minutes or iterations")
        if self.games * self.steps % self.batch or self.batch % self.steps:
            raise ForetellError("games times steps must be a multiple of batch, and batch one of steps")
        if not self.players or any(number not in (2, 3, 4, 5) for number in self.players):
            raise ForetellError("players are 2 to 5")
        if not 0 <= self.past + self.scripted <= 1:
            raise ForetellError("past and scripted are shares of the games")


def read_settings(path: Path) -> Settings:
    """The settings of a TOML file; what it leaves out is as usual."""
    try:
        return parse_settings(path.read_text("utf-8"))
    except OSError as error:
        raise ForetellError(f"{path}: cannot be read ({error.strerror})") from None
    except (ForetellError, UnicodeDecodeError) as error:
        raise ForetellError(f"{path}: {error}") from None


def parse_settings(text: str, usual: Settings | None = None) -> Settings:
    """The settings of a TOML text; what it leaves out is as in `usual`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ForetellError(str(error)) from None
    kinds = {field.name: type(field.default) for field in fields(Settings)}
    for name, value in given.items():
        if name not in kinds:
            raise ForetellError(f"there is no setting {shown(name)}; there are {', '.join(kinds)}")
        given[name] = tuple(value) if isinstance(value, list) else value
        if kinds[name] is float and type(value) is int:
            given[name] = float(value)
        if type(given[name]) is not kinds[name]:
            raise ForetellError(f"{name} is a {kinds[name].__name__}, not {shown(value)}")
    return replace(usual or Settings(), **given)


def settings_text(settings: Settings) -> str:
    """The TOML of settings."""
    lines = []
    for name, value in asdict(settings).items():
        if isinstance(value, bool):
            written = str(value).lower()
        elif isinstance(value, tuple):
            written = str(list(value))
        else:
            written = f'"{value}"' if isinstance(value, str) else repr(value)
        lines.append(f"{name} = {written}")
    return "\n".join(lines) + "\n"
