"""The browser client's files: what `npm run build` left in grognard/web, served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WEB = Path(__file__).parent.parent / "web"
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Grognard</title>"
    "<p>The browser client is not built: `make setup` builds it where Node 20.19 or newer is.\n"
)
FOR_EVER = "public, max-age=31536000, immutable"  # a changed file gets a new name


@lru_cache(maxsize=256)
def contents(path: Path, changed: int) -> tuple[bytes, bytes]:
    """A file's bytes, plain and compressed; `changed` makes the cache notice a new version."""
    data = path.read_bytes()
    return data, gzip.compress(data, 9, mtime=0)


def found(path: str) -> Path | None:
    """The built file that a path names."""
    # On Windows these could name a drive or another machine, which must not be accessed
    if "\\" in path or ":" in path:
        return None
    file = WEB / path.lstrip("/")
    try:
        return file if file.is_file() and WEB in file.resolve().parents else None
    except (OSError, ValueError):  # the name is too long for this system, or contains a null
        return None


def served(request: Request, file: Path, caching: str) -> Response:
    """A file as a response, compressed if the browser accepts that."""
    data, small = contents(file, file.stat().st_mtime_ns)
    kind = MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(small) < len(data):
        return Response(small, 200, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(data, 200, headers, kind)


def is_page(path: str) -> bool:
    """Whether a path may be a page of the client: it names no file and none of the server's requests."""
    return not path.startswith("/api") and "." not in path


def page(request: Request) -> Response | None:
    """A file of the client, or its one page for every path that the client itself understands."""
    path: str = request.scope["path"]
    file = found(path)
    if file is not None and file.name != "index.html":
        return served(request, file, FOR_EVER if path.startswith("/assets/") else "no-cache")
    if not is_page(path):
        return None
    index = WEB / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, 503, media_type="text/html")
    return served(request, index, "no-cache")
