"""Chooses the language from the environment variables of the process."""

from __future__ import annotations

import re
from collections.abc import Mapping

from foretell.locales.languages import languages

_PLAIN = ("C", "POSIX")


def choose(environment: Mapping[str, str]) -> str:
    """The first language that the environment asks for and that Foretell has; else the default language.

    The order is that of GNU gettext: the list in LANGUAGE, then LC_ALL, LC_MESSAGES and LANG, of which only the first
    that is set counts. If that one is C or POSIX, LANGUAGE is ignored.

    >>> choose({"LANG": "ro_RO.UTF-8"})
    'ro'
    """
    locale = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wishes = [] if locale in _PLAIN else environment.get("LANGUAGE", "").split(":")
    spoken = (re.split("[-_.@]", wish.strip())[0].lower() for wish in [*wishes, locale])
    return next((language for language in spoken if language in languages()), languages()[0])
