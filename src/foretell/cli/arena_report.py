"""The results of the arena as text tables."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from ..telling.colour import padded
from ..telling.words import Words

if TYPE_CHECKING:
    from ..arena import Estimate, LineupResult, MatchResult, Overall, Standing

WIDTH = 80
MAX_LABEL = 14
"""Maximum length of a name in a table."""
_PAIRS = ("player", "against", "share", "interval", "ratio", "runes", "hits")
_OVERALL = ("player", "rating", "decisions", "mean", "p50", "p99")
_BELIEFS = ("player", "belief", "counting")
_UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))


def report(result: "MatchResult", words: Words, labels: Mapping[str, str] | None = None) -> list[str]:
    """The lines of a result. `labels` replace the names of the entrants."""
    short = _names(result, labels or {})
    rate = round(result.games_per_second, 1)
    lines = [] if result.games == result.asked else [words.text("simulate-stopped", games=result.games)]
    if result.games:
        lines += [*wrap(_title(result, words), WIDTH), *_pairs(result, short, words), ""]
        lines += [*_overall(result, short, words), *wrap(words.text("arena-note"), WIDTH)]
        lines += _beliefs(result, short, words)
        lines += _forfeits(result, words)
    seconds = round(result.seconds, 2)
    return [
        *lines,
        words.text("simulate-time", games=result.played, seconds=seconds, rate=rate),
        words.text("setup-seed", seed=str(result.settings["seed"])),
    ]


def _title(result: "MatchResult", words: Words) -> str:
    """The number of games and their options."""
    told = result.settings
    side, variant = words.text(f"side-{told['side']}"), words.text(f"variant-{told['discard']}")
    summary = words.text("setup-summary", players=result.players, side=side, variant=variant)
    heirs = f", {words.text('variant-heirs')}" if told["heirs"] else ""
    return words.labelled(words.text("simulate-title", games=result.games), summary + heirs)


def _names(result: "MatchResult", labels: Mapping[str, str]) -> dict[str, str]:
    """Labels short enough for a table, for each entrant and for its opponents (see `_others`)."""
    from ..arena import shortened  # noqa: PLC0415 (`--help` should not load it)

    names = [overall.standing.entrant for overall in result.entrants]
    others = [_others(table, standing) for table in result.tables for standing in table.standings]
    called = {
        told: ", ".join(labels.get(name, name) for name in told) for told in [*((name,) for name in names), *others]
    }
    short = shortened(called.values(), MAX_LABEL)
    return {", ".join(told): short[text] for told, text in called.items()}


def _others(table: "LineupResult", standing: "Standing") -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in table.seats if name != standing.entrant))


def _pairs(result: "MatchResult", short: Mapping[str, str], words: Words) -> list[str]:
    rows = [[words.text(f"arena-column-{column}") for column in _PAIRS]]
    for table in result.tables:
        # An entrant that fills the other seats has another table, in which it sits alone. With two players, both
        # entrants have one seat each in the same table.
        told = [one for one in table.standings if table.seats.count(one.entrant) == 1]
        rows += [_pair(table, standing, short, words) for standing in told]
    return _columns(rows, 2)


def _pair(table: "LineupResult", standing: "Standing", short: Mapping[str, str], words: Words) -> list[str]:
    wins = standing.wins
    return [
        short[standing.entrant],
        short[", ".join(_others(table, standing))],
        _number(100 * wins.value, 1, words),
        _interval(wins, words),
        _number(standing.ratio.value, 2, words),
        _number(standing.runes.value, 2, words),
        _number(100 * standing.hits.value, 1, words),
    ]


def _overall(result: "MatchResult", short: Mapping[str, str], words: Words) -> list[str]:
    rows = [[words.text(f"arena-column-{column}") for column in _OVERALL]]
    return _columns([*rows, *(_entrant(overall, short, words) for overall in result.entrants)], 1)


def _entrant(overall: "Overall", short: Mapping[str, str], words: Words) -> list[str]:
    thinking, rating = overall.thinking, overall.rating
    return [
        short[overall.standing.entrant],
        f"{_number(rating.mu, 1, words)} ± {_number(rating.sigma, 1, words)}",
        words.text("number", value=thinking.decisions),
        *(_time(seconds, words) for seconds in (thinking.mean, thinking.p50, thinking.p99)),
    ]


def _beliefs(result: "MatchResult", short: Mapping[str, str], words: Words) -> list[str]:
    """The table of beliefs, for entrants that report them."""
    rows = [[words.text(f"arena-column-{column}") for column in _BELIEFS]]
    for standing in (overall.standing for overall in result.entrants):
        if standing.belief is not None and standing.counting is not None:
            losses = (standing.belief.value, standing.counting.value)
            rows.append([short[standing.entrant], *(_number(loss, 3, words) for loss in losses)])
    return ["", *_columns(rows, 1), *wrap(words.text("arena-beliefs"), WIDTH)] if len(rows) > 1 else []


def _interval(estimate: "Estimate", words: Words) -> str:
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{_number(100 * estimate.low, 1, words)}–{_number(100 * estimate.high, 1, words)}"


def _number(value: float, digits: int, words: Words) -> str:
    return words.catalogue.number(value, digits)


def _time(seconds: float, words: Words) -> str:
    for unit, name in _UNITS:
        if seconds >= unit:
            return f"{_number(seconds / unit, 1, words)} {name}"
    return words.text("number", value=0)


def _columns(rows: Sequence[Sequence[str]], names: int) -> list[str]:
    """Align names left and numbers right."""
    columns = list(zip(*rows, strict=True))
    left = [padded(column) for column in columns[:names]]
    right = [[text.rjust(max(map(len, column))) for text in column] for column in columns[names:]]
    return ["  " + "  ".join(cells).rstrip() for cells in zip(*left, *right, strict=True)]


def _forfeits(result: "MatchResult", words: Words) -> list[str]:
    """How many games each entrant forfeited, and why the first of them."""
    lines = []
    for number, name in enumerate(result.settings["entrants"] if result.forfeits else ()):
        own = [forfeit for forfeit in result.forfeits if forfeit.entrant == number]
        if own:
            reason = words.error(own[0].error)
            lines.append(words.text("arena-forfeits", player=name, games=len(own), reason=reason))
    return lines
