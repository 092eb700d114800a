"""Mail addresses: one per guest, confirmed by a link that works once, removed by a link in every mail.

An address receives only a few requests for confirmation, from all guests together. If its owner refuses, it receives
none for a long time.
"""

from __future__ import annotations

import re
import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from higaki.server.accounts.guests import Guest, digest
from higaki.server.database.keyed_digests import private_digests
from higaki.server.database.schema import mail_addresses, mail_recipients
from higaki.server.notices.preferences import known_language
from higaki.server.protocol.errors import Refusal, bad_request
from higaki.server.storage import machine_clock_trust

LONGEST: Final = 254
# Plain addresses only: no spaces, quotes or line breaks, and only one address.
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9_'+~-]+(\.[A-Za-z0-9_'+~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
QUESTION_SECONDS: Final = 24 * 60 * 60
# The number of confirmation requests to one address within a day.
MOST_QUESTIONS: Final = 3
DAY: Final = 24 * 60 * 60
SILENT_SECONDS: Final = 90 * DAY


class Question(NamedTuple):
    """A confirmation request. The address gets no other mail before it is confirmed."""

    address: str
    language: str
    token: str
    stop: str


class Address(NamedTuple):
    address: str
    confirmed: bool


def address_of(connection: Connection, guest: str) -> Address | None:
    row = connection.execute(select(mail_addresses).where(mail_addresses.c.guest == guest)).first()
    return None if row is None else Address(row.address, row.confirmed)


def checked(written: str) -> str:
    """The address, if it is a valid one."""
    address = written.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise bad_request("this is no e-mail address; right would be like name@example.org")
    return address


def wish(connection: Connection, guest: Guest, written: str, language: str) -> Question:
    """Store a guest's new address in place of the old one. Returns the confirmation request to mail."""
    known_language(language)
    address = checked(written)
    tidy(connection)
    _count_question(connection, address)
    question = Question(address, language, secrets.token_urlsafe(24), secrets.token_urlsafe(24))
    forget(connection, guest.id)
    connection.execute(
        insert(mail_addresses).values(
            guest=guest.id,
            address=address,
            language=language,
            confirmed=False,
            question=digest(question.token),
            expires=time.time() + QUESTION_SECONDS,
            stop=question.stop,
        )
    )
    return question


def _mailbox(address: str) -> str:
    """The mailbox of an address: the part after a plus is ignored, because anybody can invent it."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def _recipient(connection: Connection, address: str) -> str:
    return private_digests(connection).of(digest(_mailbox(address)))


def _count_question(connection: Connection, address: str) -> None:
    recipient, now = _recipient(connection, address), time.time()
    here = mail_recipients.c.recipient == recipient
    row = connection.execute(select(mail_recipients).where(here)).first()
    if row is not None and row.silent_until > now:
        raise Refusal(403, "mail_silent", "nobody at this address wants to be asked again; right would be another one")
    if row is None:
        connection.execute(insert(mail_recipients).values(recipient=recipient, since=now, asked=1, silent_until=0))
        return
    # Counted in the database, because another process may get the same request.
    may_be_asked = update(mail_recipients).where(here & (mail_recipients.c.asked < MOST_QUESTIONS))
    if connection.execute(may_be_asked.values(asked=mail_recipients.c.asked + 1)).rowcount == 0:
        raise Refusal(429, "mail_often", "this address was asked often enough today; right would be tomorrow")


def tidy(connection: Connection) -> None:
    """Delete addresses that nobody confirmed in time, and old confirmation requests."""
    now = time.time()
    late = mail_addresses.c.confirmed.is_(False) & (mail_addresses.c.expires < now)
    connection.execute(delete(mail_addresses).where(late))
    old = (mail_recipients.c.since < now - DAY) & (mail_recipients.c.silent_until < now)
    if machine_clock_trust.is_believed(connection):
        connection.execute(delete(mail_recipients).where(old))


def forget(connection: Connection, guest: str) -> None:
    connection.execute(delete(mail_addresses).where(mail_addresses.c.guest == guest))


def confirm(connection: Connection, token: str) -> str:
    """Confirm an address by the link in the mail. Returns the guest who is mailed from now on. A link works once."""
    asked = mail_addresses.c.question == digest(token)
    row = connection.execute(select(mail_addresses).where(asked)).first()
    if row is None or row.expires < time.time():
        raise Refusal(404, "bad_link", "this link is unknown, used or too old; right would be a fresh one")
    connection.execute(update(mail_addresses).where(asked).values(confirmed=True, question=None))
    return str(row.guest)


def stop(connection: Connection, token: str) -> str | None:
    """Stop mails to an address. Returns the guest. It can be repeated."""
    row = connection.execute(select(mail_addresses).where(mail_addresses.c.stop == token)).first()
    if row is None:
        return None
    if not row.confirmed:
        # The owner of the mailbox did not request it.
        here = mail_recipients.c.recipient == _recipient(connection, row.address)
        connection.execute(update(mail_recipients).where(here).values(silent_until=time.time() + SILENT_SECONDS))
    forget(connection, row.guest)
    return str(row.guest)
