"""Events, cards and ranks in the words of a language, for the library and the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..game import Event, Options, Result

if TYPE_CHECKING:
    from .words import Words


def tell(
    event: Event,
    lang: str = "en",
    *,
    names: Sequence[str] = (),
    options: Options | None = None,
    seat: int | None = None,
    result: Result | None = None,
) -> str:
    """The sentence for an event, as the terminal and the browser say it; empty for an event that needs none.

    `names` has a name for each seat. `seat` is the seat of the reader, who is then called "you". For the last event of
    a game, `result` says why it ended. Remove what the reader may not know with `foretell.event_for` first.

    >>> tell(Event("took", seat=1, cards=("JM",)), names=("Ann", "Ben"))
    'Ben takes the Jack of Masks from the display.'
    >>> tell(Event("took", seat=1, cards=("JM",)), "fr", seat=1)
    'Vous prenez le valet de masque dans la rivière.'
    """
    from .story import Story  # noqa: PLC0415 (no message file is read until a message is needed)

    words = words_of(lang)
    chosen = options or Options()
    called = names or tuple(words.text("player-seat", number=number) for number in range(5))
    return Story(words, called, chosen, seat).sentence(event, result)


def words_of(lang: str) -> "Words":
    """The words of a language, without colours."""
    from ..errors import ForetellError, shown  # noqa: PLC0415
    from ..locales import languages, load  # noqa: PLC0415 (no message file is read until a message is needed)
    from .words import Words  # noqa: PLC0415

    if lang not in languages():
        raise ForetellError(f"there is no language {shown(lang)}; there are {', '.join(languages())}")
    return Words(load(lang))
