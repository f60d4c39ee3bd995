"""Strict bodies: msgspec decodes them directly into their types."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.typing import FieldDefinition

from ...table.refusals import Refusal

MAX_REASON = 300


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must have exactly the type of its route. Litestar accepts "0" for 0, and 0 for false."""

    async def json(self) -> Any:
        """Return the decoded body, or None if it is optional and missing."""
        body = await self.body()
        wanted: FieldDefinition = self.route_handler.parsed_fn_signature.parameters["data"]
        if not body and wanted.is_optional:
            return None
        kinds = wanted.inner_types if wanted.is_optional else (wanted,)
        kind = next(kind for kind in kinds if not kind.is_none_type)
        try:
            return _decoder(kind.annotation).decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            reason = str(error) if isinstance(error, msgspec.DecodeError) else "it is not UTF-8, or nested too deeply"
            raise Refusal("malformed", f"the body: {reason}"[:MAX_REASON]) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
