"""A guest's preferences for notices in the database: subscribed browsers, a confirmed address, quiet hours."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, union

from higaki.engine.base.errors import one_of
from higaki.engine.base.text import languages
from higaki.server.accounts.guests import Guest, digest, now
from higaki.server.common.quiet_hours import Quiet
from higaki.server.database.schema import mail_addresses, notices, push_subscriptions, quiet_hours, server_keys, tokens
from higaki.server.notices.encryption import decode
from higaki.server.notices.vapid import new_secret
from higaki.server.protocol.errors import bad_request

# The number of browsers per guest; a further one replaces the oldest.
MOST_BROWSERS: Final = 8
PUSH_KEY: Final = "push"


class Browser(NamedTuple):
    """A subscribed browser."""

    id: str
    endpoint: str
    key: bytes
    auth: bytes
    language: str


class Letterbox(NamedTuple):
    """A confirmed address."""

    address: str
    language: str
    stop: str

    @property
    def id(self) -> str:
        return "mail"


Channel = Browser | Letterbox


def push_secret(connection: Connection) -> str:
    """The private key for pushes. It is created once: subscriptions are bound to it."""
    of_push = select(server_keys.c.secret).where(server_keys.c.name == PUSH_KEY)
    known = connection.execute(of_push).scalar()
    if known is None:
        known = new_secret()
        connection.execute(insert(server_keys).values(name=PUSH_KEY, secret=known))
    return known


def all_who_want_notices(connection: Connection) -> frozenset[str]:
    confirmed = select(mail_addresses.c.guest).where(mail_addresses.c.confirmed)
    return frozenset(connection.execute(union(select(push_subscriptions.c.guest), confirmed)).scalars())


def wants_notices(connection: Connection, guest: str) -> bool:
    """Does the guest want notices? Preferences of a guest without a device are deleted: nobody could change them."""
    if connection.execute(select(tokens.c.digest).where(tokens.c.guest == guest)).first() is None:
        for kept in (push_subscriptions, mail_addresses, quiet_hours, notices):
            connection.execute(delete(kept).where(kept.c.guest == guest))
    return bool(channels(connection, guest))


def channels(connection: Connection, guest: str) -> list[Channel]:
    """All channels to reach a guest."""
    found: list[Channel] = list(browsers(connection, guest))
    address = select(mail_addresses).where((mail_addresses.c.guest == guest) & mail_addresses.c.confirmed)
    found += [Letterbox(row.address, row.language, row.stop) for row in connection.execute(address)]
    return found


def browsers(connection: Connection, guest: str) -> list[Browser]:
    """The subscribed browsers, the newest first."""
    subscribed = select(push_subscriptions).where(push_subscriptions.c.guest == guest)
    rows = connection.execute(subscribed.order_by(push_subscriptions.c.created.desc()))
    return [Browser(row.id, row.endpoint, decode(row.key), decode(row.auth), row.language) for row in rows]


def browser_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscribe(
    connection: Connection, guest: Guest, cookie: str | None, endpoint: str, key: str, auth: str, language: str
) -> None:
    """Subscribe a browser. It belongs to the guest who uses it now."""
    known_language(language)
    device = connection.execute(select(tokens.c.digest).where(tokens.c.digest == digest(cookie or ""))).scalar()
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id == browser_id(endpoint)))
    too_many = [browser.id for browser in browsers(connection, guest.id)[MOST_BROWSERS - 1 :]]
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.id.in_(too_many)))
    connection.execute(
        insert(push_subscriptions).values(
            id=browser_id(endpoint),
            guest=guest.id,
            device=device,
            endpoint=endpoint,
            key=key,
            auth=auth,
            language=language,
            created=now(),
        )
    )


def unsubscribe(connection: Connection, guest: str, browser: str) -> None:
    mine = (push_subscriptions.c.guest == guest) & (push_subscriptions.c.id == browser)
    connection.execute(delete(push_subscriptions).where(mine))


def quiet_of(connection: Connection, guest: str) -> Quiet | None:
    row = connection.execute(select(quiet_hours).where(quiet_hours.c.guest == guest)).first()
    return None if row is None else Quiet(row.begin, row.end, row.zone)


def set_quiet(connection: Connection, guest: str, quiet: Quiet | None) -> None:
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
    if quiet is not None:
        connection.execute(insert(quiet_hours).values(guest=guest, **quiet._asdict()))


def known_language(language: str) -> None:
    if language not in languages():
        raise bad_request(f"there is no language {language[:32]!r}; right would be {one_of(languages())}")
