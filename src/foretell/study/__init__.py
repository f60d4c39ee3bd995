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
from .figure_plots import interval_plot
from .interventions import Intervention
from .plan import MAX_GAMES, MIN_GAMES, POLICIES, Study
from .results import Section, StudyResults, StudyRow
from .saved import settings_in
from .study_runner import StudyInterrupted, run_study

__all__ = [
    "MAX_GAMES",
    "MIN_GAMES",
    "POLICIES",
    "Intervention",
    "Section",
    "Study",
    "StudyInterrupted",
    "StudyResults",
    "StudyRow",
    "as_csv",
    "can_write_parquet",
    "interval_plot",
    "run_study",
    "settings_in",
    "write_parquet",
]
