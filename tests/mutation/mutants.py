"""Small changes to a module, each of which a test should notice.

A mutant has a key such as `rules/turns.py: may_pass: seats > 1 -> seats >= 1`, made of the function and the changed
expression. It has no line number, so it stays the same while the code around it changes.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
}  # fmt: skip
WORTH = 100
"""The longest expression that a key quotes in full."""


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    key: str
    lines: range
    """The lines of the changed expression or statement; of an `if`, those of its condition."""
    function: range
    """The lines of the body of the function around it; empty outside of functions."""
    file: Path
    number: int
    """Which of the changes to the file, counted from 0."""

    @property
    def tree(self) -> ast.Module:
        """The syntax tree of the file with the change. All other nodes keep their lines."""
        tree = ast.parse(self.file.read_text("utf-8"))
        place, replacement = next(islice(_changes_of(tree), self.number, None))
        place.put(ast.copy_location(replacement, place.node))
        return ast.fix_missing_locations(tree)


def mutants_of(file: Path, name: str) -> Iterator[Mutant]:
    """Yield every mutant of a module; `name` is what its keys call the file."""
    seen: Counter[str] = Counter()
    for number, (place, replacement) in enumerate(_changes_of(ast.parse(file.read_text("utf-8")))):
        label = f"{name}: {place.scope}: {_short(ast.unparse(place.node))} -> {_short(ast.unparse(replacement))}"
        seen[label] += 1
        key = label if seen[label] == 1 else f"{label} #{seen[label]}"
        shown = place.node.test if isinstance(place.node, ast.If) else place.node
        yield Mutant(key, _lines(shown), place.function, file, number)


def _lines(first: ast.expr | ast.stmt, last: ast.expr | ast.stmt | None = None) -> range:
    last = last or first
    return range(first.lineno, (last.end_lineno or last.lineno) + 1)


def _changes_of(tree: ast.AST) -> "Iterator[tuple[_Place, ast.expr | ast.stmt]]":
    """Yield each place that can be changed, with what can replace it."""
    for place in _places(tree, "module", range(0)):
        for replacement in _changes(place.node):
            yield place, replacement


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= WORTH else f"{line[: WORTH - 3]}..."


@dataclass(frozen=True)
class _Place:
    """A node, and where its parent holds it."""

    node: ast.expr | ast.stmt
    scope: str
    function: range
    parent: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        """Let the parent hold this node instead."""
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


def _places(parent: ast.AST, scope: str, function: range) -> Iterator[_Place]:
    for field, value in ast.iter_fields(parent):
        if field in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for index, node in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(node, ast.AST) or _says_nothing(node):
                continue
            inner, lines = scope, function
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = node.name if scope == "module" else f"{scope}.{node.name}"
                lines = function or (range(0) if isinstance(node, ast.ClassDef) else _lines(node.body[0], node))
            if isinstance(node, ast.expr | ast.stmt):
                yield _Place(node, scope, function, parent, field, index)
            yield from _places(node, inner, lines)


def _says_nothing(node: ast.AST) -> bool:
    """Whether a change to this node would change nothing that a program does."""
    match node:
        case ast.Expr(ast.Constant()) | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name("__all__" | "__slots__")]):
            return True
        case ast.Call(func=ast.Name("assert_never" | "NewType" | "TypeVar")):
            return True
        case ast.keyword("frozen" | "kw_only"):  # only the type checker needs them
            return True
    return False


def _changes(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    if isinstance(node, ast.expr):
        yield from _changed_expressions(node)
    elif isinstance(node, ast.stmt):
        yield from _changed_statements(node)


def _changed_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, ops, comparators):
            for at, op in enumerate(ops):
                swapped = [*ops[:at], COMPARISONS[type(op)](), *ops[at + 1 :]]
                yield ast.Compare(left, swapped, comparators)
        case ast.BinOp(left, op, right) if type(op) in OPERATORS:
            yield ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as value):
            yield ast.Constant(value + 1)


def _changed_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.AugAssign(target, op, value) if type(op) in OPERATORS:
            yield ast.AugAssign(target, OPERATORS[type(op)](), value)
        case ast.If(ast.Name() | ast.Attribute() | ast.Call() as test, body, orelse):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call() | ast.Await()):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
