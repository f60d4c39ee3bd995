"""Run a study, unit by unit."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import numpy as np

from ..errors import LocalizedError
from ..runner import run_tasks
from .plan import Study
from .results import StudyResults
from .saved import SavedUnits
from .unit_work import PlayedUnit, play_unit

Watch = Callable[[int], object]
"""Called after each unit with the number of finished units."""


class StudyInterrupted(KeyboardInterrupt):
    """Ctrl-C stopped a study before its end. With a folder, it can be resumed."""


def run_study(
    study: Study,
    *,
    jobs: int = 1,
    folder: Path | None = None,
    resume: bool = False,
    watch: Watch = lambda _: None,
) -> StudyResults:
    """Play a study, or with `resume` the rest of the study in `folder`.

    The results do not depend on the number of jobs, nor on interruptions.
    """
    if resume and folder is None:
        raise LocalizedError("error-resume-where")
    saved = SavedUnits(folder, study, resume=resume) if folder is not None else None
    units: list[PlayedUnit] = list(saved.units()) if saved else []
    before, began = len(units), time.perf_counter()
    watch(before)
    try:
        with closing(run_tasks(play_unit, study, range(before, study.units), jobs)) as played:
            for unit in played:
                if saved:
                    saved.add(unit)
                units.append(unit)
                watch(len(units))
    except KeyboardInterrupt:
        raise StudyInterrupted from None
    seconds = time.perf_counter() - began
    tables, seats = np.stack([unit.tables for unit in units]), np.stack([unit.seats for unit in units])
    return StudyResults(study, tables, seats, seconds=seconds)
