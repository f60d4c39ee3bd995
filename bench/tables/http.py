"""A small HTTP client for setting up tables. It keeps one connection alive."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import msgspec


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a server."""

    host: str
    port: int
    source: str | None = None
    """The address that clients connect from, if the operating system should not choose it."""

    @property
    def local(self) -> tuple[str, int] | None:
        """The client's end of a connection, as asyncio takes it."""
        return None if self.source is None else (self.source, 0)

    def __str__(self) -> str:
        return f"{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a server."""

    status: int
    headers: dict[str, str]
    body: bytes


class Http:
    """One connection to a server."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object, **headers: str) -> Answer:
        """Send JSON. A status of 300 or more is an error."""
        return await self._change("POST", path, body, headers)

    async def put(self, path: str, body: object, **headers: str) -> Answer:
        """Send JSON. A status of 300 or more is an error."""
        return await self._change("PUT", path, body, headers)

    async def get(self, path: str, **headers: str) -> Answer:
        """Send a request without a body."""
        return await self._ask("GET", path, b"", headers)

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Send any request, and return its answer even if it is an error."""
        return await self._ask(method, path, b"" if body is None else msgspec.json.encode(body), headers)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _change(self, method: str, path: str, body: object, headers: dict[str, str]) -> Answer:
        answer = await self._ask(method, path, msgspec.json.encode(body), headers)
        if answer.status >= 300:
            raise ConnectionError(f"{method} {path} was answered {answer.status}: {answer.body[:300]!r}")
        return answer

    async def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                self.address.host, self.address.port, local_addr=self.address.local
            )
        reader, writer = self._streams
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: {self.address}", "Content-Type: application/json",
            f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items()),
        ]  # fmt: skip
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
        return await self._answer(reader)

    async def _answer(self, reader: asyncio.StreamReader) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(":") for line in head[1:] if line)
        headers = {name.lower(): value.strip() for name, _, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Answer(int(head[0].split()[1]), headers, body)
