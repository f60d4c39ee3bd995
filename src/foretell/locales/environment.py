"""Which language to speak, from the environment of the process."""

from __future__ import annotations

import re
from collections.abc import Mapping

from foretell.locales.languages import languages

_PLAIN = ("C", "POSIX")


def choose(environment: Mapping[str, str]) -> str:
    """The first of our languages that the environment asks for, English if there is none.

    As in GNU gettext: LC_ALL goes before LC_MESSAGES before LANG, and the list in LANGUAGE before them all unless
    they say C or POSIX.

    >>> choose({"LANG": "ro_RO.UTF-8"})
    'ro'
    """
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wishes = [] if locale in _PLAIN else environment.get("LANGUAGE", "").split(":")
    spoken = (re.split("[-_.@]", wish.strip())[0].lower() for wish in [*wishes, locale])
    return next((language for language in spoken if language in languages()), languages()[0])
