"""The messages of Foretell in every language of `languages.ftl`, and a reader for them.

The messages are Project Fluent files, which the browser uses too.
"""

from foretell.locales.catalogue import Argument, Catalogue, WordingError, load
from foretell.locales.environment import choose
from foretell.locales.fluent import FluentError
from foretell.locales.languages import languages
from foretell.locales.numerals import whole_percents

__all__ = ["Argument", "Catalogue", "FluentError", "WordingError", "choose", "languages", "load", "whole_percents"]
