"""The browser's pages: the built site as files in memory, or a landing page if it was not built.

The folder is read once, at the start. Addresses are looked up in a dictionary and never used as paths on the disk.
"""

import base64
import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from ..errors import LocalizedError, system_reason

PACKAGED = Path(__file__).parent / "site"
"""Where the build of `web/` puts its files."""
POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The content security policy of every response except pages: load nothing."""
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""The content security policy of pages: load from this server only."""
FOREVER = "public, max-age=31536000, immutable"
"""The Cache-Control header of files that have a digest in their name."""
ASK_AGAIN = "no-cache"
SCREENS = ("learn", "practice", "rules", "games", "puzzles", "daily", "duplicate")
"""The screens that are addressed by their name alone. The browser shows the component with that name."""
_PAGES = re.compile(rf"/(?:(?:t|d|replay|try)/[A-Za-z0-9]{{1,40}}|{'|'.join(SCREENS)})?")
"""The addresses that serve the page. Its script then shows the right screen."""
_NOT_PAGES = re.compile(r"/api(/.*)?|/health|/ready|/metrics")
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
SUBRESOURCES = ("text/javascript", "text/css", "font/")
"""Types of files that a page loads. A content security policy has no effect on them, and would only add bytes."""
_COMPRESSED = frozenset({".ico", ".png", ".webp", ".woff", ".woff2"})
"""Types of files that are compressed already."""
MAX_LISTED = 1_000
"""The server reads this many characters of a header that is a list. Browsers send far shorter ones."""
_SIBLINGS = {".br": "br", ".gz": "gzip"}
"""Suffixes of files that hold another file in compressed form, in order of preference."""

Headers = list[tuple[bytes, bytes]]


class SiteError(LocalizedError):
    """A file of the site exists but cannot be read."""


class Page(NamedTuple):
    """A response: the file, or "not modified"."""

    status: int
    headers: Headers
    body: bytes


class File:
    """A file in all its encodings."""

    __slots__ = ("_etag", "_headers", "_packed")

    def __init__(self, kind: str, content: bytes, packed: Mapping[str, bytes], keep: str, policy: str | None) -> None:
        self._packed = {**packed, "": content}
        self._etag = hashlib.sha256(content).hexdigest()[:24]
        self._headers: Headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", keep.encode()),
            (b"vary", b"Accept-Encoding"),
        ]
        if policy is not None:
            self._headers.append((b"content-security-policy", policy.encode()))

    def answer(self, status: int, accepted: str, known: str) -> Page:
        """Return the response to a browser that sent these Accept-Encoding and If-None-Match headers."""
        encoding = _chosen(accepted, self._packed)
        etag = f'"{self._etag}{encoding and "-"}{encoding}"'
        headers = [*self._headers, (b"etag", etag.encode())]
        if status == HTTPStatus.OK and _names(known, etag):
            return Page(HTTPStatus.NOT_MODIFIED, headers, b"")
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        body = self._packed[encoding]
        return Page(status, [*headers, (b"content-length", b"%d" % len(body))], body)


class Site:
    """All files by their addresses, and the one page that serves many addresses."""

    def __init__(self, folder: Path | None = None) -> None:
        try:
            self._files = dict(_read(PACKAGED if folder is None else folder))
        except OSError as error:
            file = str(error.filename)
            raise SiteError("error-file-unread", file=file, reason=system_reason(error)) from None
        self._index = self._files.pop("/index.html") if "/index.html" in self._files else _landing()
        if "/favicon.ico" not in self._files and "/icon.svg" in self._files:
            self._files["/favicon.ico"] = self._files["/icon.svg"]

    def has(self, path: str) -> bool:
        """Return whether this is the address of a file or of the page."""
        return path in self._files or _PAGES.fullmatch(path) is not None

    def answers(self, path: str, accept: str) -> bool:
        """Return whether `answer` has a response for an address. This costs little, whatever the client sent."""
        return self.has(path) or ("text/html" in accept and not _NOT_PAGES.fullmatch(path))

    def answer(self, path: str, accept: str, accepted: str, known: str) -> Page | None:
        """Return the response for an address. If nothing is there, a browser gets the page, and a program None."""
        if self.has(path):
            return self._files.get(path, self._index).answer(HTTPStatus.OK, accepted, known)
        if self.answers(path, accept):
            return self._index.answer(HTTPStatus.NOT_FOUND, accepted, known)
        return None


# --- reading --------------------------------------------------------------------------------------


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Yield every file of a folder with its address."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.suffix in _SIBLINGS or not path.is_file() or any(part.startswith(".") for part in inside.parts):
            continue
        kind = _KINDS.get(path.suffix, "application/octet-stream")
        keep = FOREVER if inside.parts[0] == "assets" else ASK_AGAIN
        policy = None if keep == FOREVER and kind.startswith(SUBRESOURCES) else PAGE_POLICY
        content = path.read_bytes()
        yield f"/{inside.as_posix()}", File(kind, content, _packed(path, content), keep, policy)


def _packed(path: Path, content: bytes) -> dict[str, bytes]:
    """Return the encodings that make a file smaller, in order of preference."""
    found = {
        name: sibling.read_bytes()
        for suffix, name in _SIBLINGS.items()
        if (sibling := path.with_name(path.name + suffix)).is_file()
    }
    if "gzip" not in found and path.suffix not in _COMPRESSED:
        found["gzip"] = gzip.compress(content, 9, mtime=0)
    return {name: packed for name, packed in found.items() if len(packed) < len(content)}


def _landing() -> File:
    """Return the page for a server whose site was not built."""
    page = (files("foretell.server") / "landing.html").read_text("utf-8")
    style = page.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return File(_KINDS[".html"], page.encode(), {}, ASK_AGAIN, f"{POLICY}; style-src 'sha256-{digest}'")


# --- choosing -------------------------------------------------------------------------------------


def _chosen(accepted: str, packed: Mapping[str, bytes]) -> str:
    """Return the first encoding that the browser accepts, or "" for the plain file.

    >>> _chosen("gzip, br;q=0.5", {"br": b"", "gzip": b"", "": b""})
    'br'
    >>> _chosen("gzip;q=0, identity", {"gzip": b"", "": b""})
    ''
    """
    taken = set()
    for part in accepted[:MAX_LISTED].lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if not re.fullmatch(r"0(\.0*)?", weight):
            taken.add(name)
    return next((name for name in packed if name in taken), "")


def _names(known: str, etag: str) -> bool:
    """Return whether an If-None-Match header contains this tag."""
    return any(part.strip().removeprefix("W/") in (etag, "*") for part in known[:MAX_LISTED].split(","))
