"""The built client: its files are read once, compressed once, and cached by browsers.

Files in `assets` are named by their content, so they never change. All others are revalidated each time. Responses
about tables are not compressed: they contain text of players beside secrets, and the compressed length would reveal
whether the two are alike.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import re
from functools import cache, cached_property
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from higaki import catalogue, tutorial
from higaki.balance.report_file import PUBLISHED, check_report
from higaki.engine.base.errors import BadFile

log: Final = logging.getLogger("higaki")
STATIC = Path(__file__).parents[1] / "static"
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Pictures of links keep their names, and need not be new at once.
PICTURES: Final = "link/"
FOR_A_DAY: Final = "public, max-age=86400"
# Bitmap images and fonts are already compressed.
PACKABLE: Final = (".html", ".js", ".css", ".svg", ".txt", ".json", ".webmanifest")
# Balance reports of games, which are files in the games' own folders.
REPORTS: Final = "balance/"
# Browsers accept a worker and a manifest only with these types; the machine's own list of types may differ.
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
# The pages of the client, as web/src/app/router.svelte.ts parses their paths; a test compares both.
GAME_PAGES: Final = r"\/(learn|about|ladder|balance|explore)\/([a-z_]+)\/?"
LESSON_PAGES: Final = r"\/learn\/([a-z_]+)\/([1-9])\/?"
OTHER_PAGES: Final = (
    r"\/games(?:\/(statistics|leagues))?\/?",
    r"\/league\/([\w-]+)\/?",
    r"\/puzzles(?:\/([a-z_]+)\/([0-9a-f]+))?\/?",
    r"\/guests\/([\w-]+)\/?",
    r"\/notices\/(confirm|stop)\/([\w-]+)\/?",
    r"\/replay\/([^/]+)\/embed\/?",
    r"\/table\/([^/]+)(\/replay)?\/?",
)
_GAME_PAGE: Final = re.compile(GAME_PAGES, re.ASCII)
_LESSON_PAGE: Final = re.compile(LESSON_PAGES, re.ASCII)
_OTHER_PAGE: Final = re.compile("|".join(OTHER_PAGES), re.ASCII)


class File:
    """A file, and its compressed form if that is smaller."""

    def __init__(self, path: str, content: bytes) -> None:
        self.plain = content
        self.digest = hashlib.sha256(content).hexdigest()[:32]
        self.packable = path.endswith(PACKABLE)
        self.kept = FOREVER if path.startswith("assets/") else FOR_A_DAY if path.startswith(PICTURES) else ASK_AGAIN
        kind = TYPES.get(Path(path).suffix) or guess_type(path)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        # The header of the request on which the content depends.
        self.varies = ""

    @cached_property
    def gzipped(self) -> bytes | None:
        smaller = gzip.compress(self.plain, compresslevel=9, mtime=0)
        return smaller if len(smaller) < len(self.plain) else None

    @property
    def is_packed(self) -> bool:
        return not self.packable or "gzipped" in self.__dict__

    def sent(self, asked: Headers, status: int) -> Response:
        headers = {"Cache-Control": self.kept}
        if self.varies:
            headers["Vary"] = self.varies
        content, tag = self.plain, f'"{self.digest}"'
        if self.packable and self.gzipped is not None:
            headers["Vary"] = "Accept-Encoding"
            if takes_gzip(asked.get("accept-encoding", "")):
                content, tag = self.gzipped, f'"{self.digest}-gzip"'
                headers["Content-Encoding"] = "gzip"
        headers["ETag"] = tag
        if status == 200 and tag in [
            known.strip().removeprefix("W/") for known in asked.get("if-none-match", "").split(",")
        ]:
            headers.pop("Content-Encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(content, status, headers | {"Content-Type": self.kind})


class Client:
    """All files of the client as they were at the start. A request never reads the disk."""

    def __init__(self, folder: Path) -> None:
        files = [file for file in folder.rglob("*") if file.is_file()]
        paths = [file.relative_to(folder).as_posix() for file in files]
        self._files = {path: File(path, file.read_bytes()) for path, file in zip(paths, files, strict=True)}
        self._files |= reports()
        self.pictures = frozenset(path for path in paths if path.startswith(PICTURES))

    async def answer(self, path: str, asked: Headers, tags: str = "") -> Response:
        """A file of the client, or its HTML page: with status 200 for a page's path, otherwise with 404.

        A page with further tags contains names of players, so it is not compressed.
        """
        if PAGE not in self._files:
            raise HTTPException(404, "the client is not built; `make play` builds it")
        file, status = self._files.get(path), 200
        if file is None and (path.startswith("assets/") or (path.startswith(REPORTS) and path.endswith(".json"))):
            # An older client may request deleted files. The HTML page would be a wrong response.
            raise HTTPException(404, "there is no such file")
        if file is None:
            file, status = self._files[PAGE], 200 if is_page(path) else 404
        if file is self._files[PAGE] and tags:
            file = File(PAGE, file.plain.replace(b"<title>", tags.encode() + b"<title>", 1))
            file.packable, file.varies = False, "Accept-Language"
        if not file.is_packed:
            await asyncio.to_thread(lambda: file.gzipped)
        return file.sent(asked, status)


@cache
def reports() -> dict[str, File]:
    """The balance reports of all games, read once. One that is damaged is left out, and the log says so."""
    found: dict[str, File] = {}
    for name in catalogue.names():
        path = catalogue.find(name).folder / PUBLISHED
        try:
            check_report(name, path)
            found[f"{REPORTS}{name}.json"] = File(f"{name}.json", path.read_bytes())
        except FileNotFoundError:
            continue
        except (OSError, BadFile) as error:
            log.error("a balance report is not shown: %s", error)
    return found


def is_page(path: str) -> bool:
    """Does the client have a page at this path? The path has no leading slash."""
    of_a_game = _GAME_PAGE.fullmatch(f"/{path}")
    if of_a_game is not None:
        return of_a_game[2] in catalogue.names()
    lesson = _LESSON_PAGE.fullmatch(f"/{path}")
    if lesson is not None:
        return lesson[1] in catalogue.names() and int(lesson[2]) <= tutorial.lessons(catalogue.find(lesson[1]).folder)
    return path == "" or _OTHER_PAGE.fullmatch(f"/{path}") is not None


def takes_gzip(accepted: str) -> bool:
    """Does an Accept-Encoding header allow gzip? A weight of zero forbids it."""
    for wish in accepted.lower().split(","):
        name, _, more = wish.partition(";")
        if name.strip() == "gzip":
            weight = more.strip().removeprefix("q=")
            return weight.strip("0.") != "" if more.strip() else True
    return False
