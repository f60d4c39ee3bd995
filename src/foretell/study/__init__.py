"""Studies: what decides games, for one card sheet or for two, with policies that play millions of games.

>>> from foretell import Options
>>> study = Study(Options(players=2), games=5_000, policy="random", seed="tea")
>>> study.units, len(study.interventions)
(54, 114)
"""

from ..errors import installing

try:
    import numba  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"studies need Numba. To install it, run: {installing('fast')}", name="numba") from error

from .export import as_csv, can_write_parquet, write_parquet
from .interventions import Intervention
from .plan import MAX_GAMES, MIN_GAMES, POLICIES, Study
from .plots import interval_plot
from .results import Results, Row, Section
from .run import StudyInterrupted, run_study
from .saved import settings_in

__all__ = [
    "MAX_GAMES",
    "MIN_GAMES",
    "POLICIES",
    "Intervention",
    "Results",
    "Row",
    "Section",
    "Study",
    "StudyInterrupted",
    "as_csv",
    "can_write_parquet",
    "interval_plot",
    "run_study",
    "settings_in",
    "write_parquet",
]
