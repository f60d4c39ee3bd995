"""The row of integers that most players choose by."""

from ..errors import ForetellError
from ..game import View


def observed_row(view: View) -> tuple[int, ...]:
    """Return `view.observation`, or raise an error if the view was built by hand and has none."""
    if not view.observation:
        raise ForetellError("this view has no observation: views come from Game.view")
    return view.observation
