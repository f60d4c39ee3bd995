"""Put a mutant in the place of its module, either before the module is imported or while it runs."""

import gc
import importlib
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType, ModuleType

from .mutants import Mutant
from .targets import PACKAGE, module_name

Functions = dict[tuple[str, str, int], list[FunctionType]]
"""The functions in memory by the file, the name and the first line of their code."""


def import_mutant(mutant: Mutant) -> None:
    """Import the mutant as its module, which nothing has imported yet."""
    name = module_name(mutant.file)
    if name in sys.modules:
        raise RuntimeError(f"{name} is imported already")
    sys.meta_path.insert(0, _Finder(name, mutant))
    importlib.import_module(name)


class _Finder(MetaPathFinder, Loader):
    def __init__(self, name: str, mutant: Mutant) -> None:
        self._name = name
        self._mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        return spec_from_file_location(name, self._mutant.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mutant.tree, self._mutant.file, "exec"), module.__dict__)


def functions_in_memory() -> Functions:
    """Return the functions of the package that are in memory."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        # `isinstance` would follow a weak reference, and fail if the object is gone.
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(PACKAGE)):
            code = thing.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
    return found


def replace_code(mutant: Mutant, functions: Functions) -> None:
    """Give the functions that the mutant changes its code. They must exist, as `changes_functions_only` says."""
    for before, after in _changed(mutant):
        for function in functions.get((str(mutant.file), before.co_qualname, before.co_firstlineno), ()):
            if function.__code__ == before:
                function.__code__ = after


def changes_functions_only(mutant: Mutant) -> bool:
    """Whether the mutant changes functions, and nothing in the bodies of modules and classes."""
    return bool(mutant.function) and all(
        before.co_flags & CO_OPTIMIZED and len(before.co_freevars) == len(after.co_freevars)
        for before, after in _changed(mutant)
    )


def _changed(mutant: Mutant) -> Iterator[tuple[CodeType, CodeType]]:
    """Yield each code object that the mutant changes, and the changed one. The outer ones come first."""
    original = compile(mutant.file.read_bytes(), mutant.file, "exec")
    changed = compile(mutant.tree, mutant.file, "exec")
    yield from _pairs(original, changed)


def _pairs(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    inner = [code for code in before.co_consts if isinstance(code, CodeType)]
    changed = [code for code in after.co_consts if isinstance(code, CodeType)]
    if before == after:
        return
    if before.co_flags & CO_OPTIMIZED or len(inner) != len(changed) or _own(before) != _own(after):
        yield before, after
    if len(inner) == len(changed):
        for one, other in zip(inner, changed, strict=True):
            yield from _pairs(one, other)


def _own(code: CodeType) -> CodeType:
    """Return the code without the functions and classes in it."""
    return code.replace(co_consts=tuple([None if isinstance(c, CodeType) else c for c in code.co_consts]))
