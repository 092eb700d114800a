"""The built client: its files, packed once for whoever takes them packed, and kept by browsers for as long as is right.

What lies in `assets` is called by what is in it, so it never changes; everything else is asked for again each time, and
answered with "not modified" where the browser has it already. Answers about tables are left as they are: what people
write stands there beside what others hold, and the length of both packed together tells whether they are alike.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# Pictures of dots and typefaces come packed already.
PACKABLE = (".html", ".js", ".css", ".svg", ".txt", ".webmanifest")
# A worker and a manifest count only if they are called this; what the machine calls them may be anything.
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
MOST_FILES = 256


class Packed:
    """A file as it is, and packed if that makes it smaller."""

    def __init__(self, content: bytes, packable: bool) -> None:
        self.plain = content
        smaller = gzip.compress(content, compresslevel=9, mtime=0) if packable else content
        self.gzipped = smaller if len(smaller) < len(content) else None
        self.digest = hashlib.sha256(content).hexdigest()[:32]


@lru_cache(MOST_FILES)
def _packed(file: Path, _changed: int, _size: int) -> Packed:
    """Read and packed anew only after it has changed."""
    return Packed(file.read_bytes(), file.suffix in PACKABLE)


def answer(path: str, asked: Headers) -> Response:
    """A file of the client, or its one page for every address that is a page of it."""
    page = STATIC / "index.html"
    if not page.exists():
        raise HTTPException(404, "the client is not built; `make play` builds it")
    named = path.startswith("assets/")
    file = _file(path)
    if file is None and named:
        # A client from before an update asks for what is no longer here; a page would not be what it wants.
        raise HTTPException(404, "there is no such file")
    return _sent(file or page, FOREVER if named else ASK_AGAIN, asked)


def _file(path: str) -> Path | None:
    """The file of the client at this address, if there is one."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        return None  # no name a file could have


def _sent(file: Path, kept: str, asked: Headers) -> Response:
    stat = file.stat()
    packed = _packed(file, stat.st_mtime_ns, stat.st_size)
    headers = {"Cache-Control": kept}
    content, tag = packed.plain, f'"{packed.digest}"'
    if packed.gzipped is not None:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(asked.get("accept-encoding", "")):
            content, tag = packed.gzipped, f'"{packed.digest}-gzip"'
            headers["Content-Encoding"] = "gzip"
    headers["ETag"] = tag
    if tag in [known.strip().removeprefix("W/") for known in asked.get("if-none-match", "").split(",")]:
        headers.pop("Content-Encoding", None)
        return Response(status_code=304, headers=headers)
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Does an Accept-Encoding allow it? Naming it with a weight of zero forbids it."""
    for wish in accepted.lower().split(","):
        name, _, more = wish.partition(";")
        if name.strip() == "gzip":
            weight = more.strip().removeprefix("q=")
            return weight.strip("0.") != "" if more.strip() else True
    return False
