"""The words of Foretell in English, French, Spanish, Italian and Romanian.

They are Project Fluent files, which the browser reads too; this package reads them with the standard library alone.
"""

from foretell.locales.catalogue import Argument, Catalogue, WordingError, languages, load
from foretell.locales.choice import choose
from foretell.locales.fluent import FluentError

__all__ = ["Argument", "Catalogue", "FluentError", "WordingError", "choose", "languages", "load"]
