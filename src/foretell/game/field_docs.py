"""Let `help()` show the fields of a class with their descriptions."""

import ast
import inspect
import textwrap

WIDTH = 100


class FieldDocs:
    """A class's docstring, followed by its fields. The source is read only when somebody asks.

    Python keeps no docstrings of fields, so they come from the source.
    """

    def __init__(self, doc: str) -> None:
        self._doc = doc
        self._text: str | None = None

    def __get__(self, instance: object, owner: type) -> str:
        if self._text is None:
            fields: dict[str, list[str]] = {}
            for cls in reversed(owner.__mro__):
                fields |= _fields_of(cls)
            lines = [line for each in fields.values() for line in each]
            self._text = "\n".join((self._doc, "", "Fields:", *lines)) if lines else self._doc
        return self._text


def document_fields(*classes: type) -> None:
    """Add the fields of these classes to their docstrings."""
    for cls in classes:
        cls.__doc__ = FieldDocs(inspect.cleandoc(cls.__doc__ or ""))  # type: ignore[assignment]


def _fields_of(cls: type) -> dict[str, list[str]]:
    """The lines about each field that the class itself declares."""
    try:
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    except (OSError, TypeError, SyntaxError, ValueError):  # built in, or the source is not there
        return {}
    body = tree.body if isinstance(tree, ast.ClassDef) else []
    fields: dict[str, list[str]] = {}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            lines = fields[node.target.id] = [f"    {node.target.id}: {_type_text(node.annotation)}"]
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                indent = " " * 8
                about = inspect.cleandoc(str(after.value.value))
                lines += textwrap.wrap(about, WIDTH, initial_indent=indent, subsequent_indent=indent)
    return fields


def _type_text(annotation: ast.expr) -> str:
    """The type of a field, without what `Annotated` adds to it."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
        annotation = annotation.slice.elts[0] if isinstance(annotation.slice, ast.Tuple) else annotation
    return ast.unparse(annotation)
