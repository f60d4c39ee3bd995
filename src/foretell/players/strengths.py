"""The strengths of many hands at once, in NumPy.

The Net must also play where Numba is not installed. So this module translates the source of the rule `strength` to
arrays: `a if test else b` becomes `where(test, a, b)`, and methods of integers become functions of arrays.
"""

import ast
import inspect
from collections.abc import Callable
from typing import cast

import numpy as np

from ..arrays import Ints
from ..rules.cards import ONE_SUIT
from ..rules.ranking import strength

_LENGTHS = np.array([value.bit_length() for value in range(ONE_SUIT + 1)], np.int64)
"""`int.bit_length` of each set of values."""
_FUNCTIONS = {
    "where": np.where,
    "maximum": np.maximum,
    "bit_count": np.bitwise_count,
    "bit_length": _LENGTHS.__getitem__,
}


class _ForArrays(ast.NodeTransformer):
    """Rewrites the expressions that only work for single integers."""

    def visit_IfExp(self, node: ast.IfExp) -> ast.Call:
        """`a if test else b`"""
        self.generic_visit(node)
        return _call("where", node.test, node.body, node.orelse)

    def visit_Call(self, node: ast.Call) -> ast.Call:
        """`x.bit_count()`, `x.bit_length()`, `max(a, b)`"""
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value, attr):
                return _call(attr, value)
            case ast.Name("max"):
                return _call("maximum", *node.args)
        return node


def _call(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(args), [])


def _for_arrays(rule: Callable[..., int]) -> Callable[[Ints, int, int], Ints]:
    tree = _ForArrays().visit(ast.parse(inspect.getsource(rule)))
    tree.body[0].decorator_list = []
    scope = rule.__globals__ | _FUNCTIONS
    exec(compile(ast.fix_missing_locations(tree), inspect.getfile(rule), "exec"), scope)  # noqa: S102 - our own source
    return cast("Callable[[Ints, int, int], Ints]", scope[rule.__name__])


strengths = _for_arrays(strength)
"""`strengths(hands, side, suits)`: int64 of the same shape as `hands`, `rules.ranking.strength` of each."""
