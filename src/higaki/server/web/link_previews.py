"""Previews of links: Open Graph tags in the page of a table, a replay or the front page, for programs that show links.

They contain what a stranger may know: of a public table the names and the result, of a private one only the game and
the number of its players. They never depend on a cookie. The picture of a public table is drawn by `link_pictures`;
that of a private one is the game's own, made with the client.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from higaki.engine.base.text import Words, languages
from higaki.server.common.monotonic_time import monotonic
from higaki.server.common.rate_limits import Limits
from higaki.server.notices.message_text import listed, words_of
from higaki.server.protocol.errors import Refusal
from higaki.server.protocol.responses.table.cards import Card
from higaki.server.protocol.responses.table.people import Player
from higaki.server.service.table_service import TableService
from higaki.server.storage import table_lists
from higaki.server.tables.room import OVER, PLAYING, WAITING
from higaki.server.web.client_files import PICTURES
from higaki.server.web.security import allow_framing

LANGUAGES: Final = frozenset(languages())
DEFAULT_LANGUAGE: Final = "en"
# The number of previews of tables that are cached, and for how many seconds.
MOST_KEPT: Final = 1000
SECONDS_KEPT: Final = 30.0
# A page of a table, its replay, and its replay for the pages of others.
_TABLE: Final = re.compile(r"table/([\w-]{4,32})(?:/replay)?/?", re.ASCII)
_EMBED: Final = re.compile(r"replay/([\w-]{4,32})/embed/?", re.ASCII)
TITLES: Final = {WAITING: "link-waiting", PLAYING: "link-playing", OVER: "link-over"}


class Preview(NamedTuple):
    """The texts of one link."""

    title: str
    description: str
    # None for the front page.
    game: str | None
    # What the picture shows, and where it is, if it is drawn for this table.
    picture: str
    drawn_at: str = ""
    # May pages of others show the replay?
    embeddable: bool = False


class LinkPreviews:
    """The previews of one server, cached for a moment, because a shared link is read by many programs at once."""

    def __init__(self, service: TableService, limits: Limits, address: str | None) -> None:
        self._service = service
        self._limits = limits
        self._address = address
        # By table and language.
        self._kept: OrderedDict[tuple[str, str], tuple[float, Preview]] = OrderedDict()
        # A renamed or deleted guest must not stay in a preview.
        service.on_guest_change.append(lambda _: self._kept.clear())
        service.on_silence.append(self._kept.clear)

    async def tags(self, path: str, request: Request, pictures: frozenset[str]) -> str:
        """The tags for the page at a path; empty if it has none, or if this address has asked too often."""
        embedded = _EMBED.fullmatch(path)
        found = embedded or _TABLE.fullmatch(path)
        if path and found is None:
            return ""
        language = language_asked(request.headers.get("accept-language", ""))
        try:
            preview = await (of_front_page(language) if found is None else self._preview(found[1], language, request))
        except Refusal:
            return ""
        if embedded and preview.embeddable:
            allow_framing(request)
        return self._written(preview, path, request, pictures)

    async def _preview(self, table: str, language: str, request: Request) -> Preview:
        kept = self._kept.get((table, language))
        if kept is not None and monotonic() - kept[0] < SECONDS_KEPT:
            return kept[1]
        self._limits.previews.spend(request.client.host if request.client else "")
        card = await self._service.store.read(lambda connection: table_lists.card_of(connection, table))
        preview = await of_front_page(language) if card is None else await of_table(card, language)
        self._kept[table, language] = monotonic(), preview
        self._kept.move_to_end((table, language))
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return preview

    def _written(self, preview: Preview, path: str, request: Request, pictures: frozenset[str]) -> str:
        base = self._address or f"{request.url.scheme}://{request.headers.get('host', '')}"
        tags = [
            ("name", "description", preview.description),
            ("property", "og:site_name", "Higaki"),
            ("property", "og:type", "website"),
            ("property", "og:title", preview.title),
            ("property", "og:description", preview.description),
            ("property", "og:url", f"{base}/{path}"),
            ("name", "twitter:card", "summary_large_image"),
        ]
        if path:  # the address of a table gives access to it
            tags.append(("name", "robots", "noindex"))
        own = [one for one in (f"{PICTURES}{preview.game}.png", f"{PICTURES}higaki.png") if one in pictures]
        drawn = [preview.drawn_at] if preview.drawn_at and f"{PICTURES}{preview.game}.json" in pictures else []
        for picture in [*drawn, *own][:1]:
            tags += [
                ("property", "og:image", f"{base}/{picture}"),
                ("property", "og:image:type", "image/png"),
                ("property", "og:image:width", "1200"),
                ("property", "og:image:height", "630"),
                ("property", "og:image:alt", preview.picture),
            ]
        return "".join(f'<meta {kind}="{name}" content="{escape(text)}" />\n    ' for kind, name, text in tags)


async def of_front_page(language: str) -> Preview:
    words = await _words(None, language)
    return Preview("Higaki", words.say("link-front"), None, words.say("link-front-picture"))


async def of_table(card: Card, language: str) -> Preview:
    words = await _words(card["game"], language)
    game = words.say("title")
    seated = [player for player in card["seats"] if player["kind"] in ("human", "bot")]
    title = words.say(TITLES[card["state"]], game=game)
    picture = words.say("link-picture", game=game)
    if card["private"]:
        return Preview(title, words.say("link-private", count=len(seated)), card["game"], picture)
    names = {player["seat"]: name_in(player, words) for player in seated}
    over = card["state"] == OVER
    picture = words.say("link-picture-result" if card["ranking"] else "link-picture-table", game=game)
    # A new address for each state: programs that show links keep the picture of an address.
    drawn_at = f"{PICTURES}{language}/{card['table']}.png?at={re.sub('[^0-9]', '', card['updated'])}"
    if not card["ranking"]:
        free = sum(player["kind"] == "free" for player in card["seats"]) if card["state"] == WAITING else 0
        said = [words.say("link-people", people=listed(words, list(names.values())))] if names else []
        said += [words.say("link-free", count=free)] if free else []
        return Preview(title, " ".join(said), card["game"], picture, drawn_at, over)
    places = [[names[seat] for seat in place if seat in names] for place in card["ranking"]]
    won = words.say("link-won", game=game, names=listed(words, places[0]), count=len(places[0]))
    numbers = [1 + sum(len(before) for before in places[:at]) for at in range(len(places))]
    result = [
        words.say("link-place", place=number, names=listed(words, place))
        for number, place in zip(numbers, places, strict=True)
    ]
    return Preview(won, " · ".join(result), card["game"], picture, drawn_at, over)


async def _words(game: str | None, language: str) -> Words:
    """In a thread: texts that are not cached yet take as long to parse as many moves."""
    return await asyncio.to_thread(words_of, game, language)


def name_in(player: Player, words: Words) -> str:
    """What a seat is called in a preview."""
    if player["kind"] == "bot":
        return words.say("link-bot", seat=words.piece("seat", player["seat"]))
    return words.say("web-former-guest") if player["former"] else player["name"] or words.say("web-guest")


def language_asked(accepted: str) -> str:
    """The first language of ours in an Accept-Language header, by weight; English if there is none."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted[:500].lower().split(","):
        tag, _, weight = wish.partition(";")
        try:
            worth = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            worth = 0.0
        language = tag.strip().partition("-")[0]
        if worth > 0 and language in LANGUAGES:
            wishes.append((worth, language))
    return max(wishes, key=lambda wish: wish[0], default=(1.0, DEFAULT_LANGUAGE))[1]
