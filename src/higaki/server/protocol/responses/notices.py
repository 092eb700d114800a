"""Notices to guests who are away: where to, when not; and vacations."""

from __future__ import annotations

from typing_extensions import TypedDict


class MailAddress(TypedDict, closed=True):
    address: str
    # Until it is confirmed, only the confirmation request is sent there.
    confirmed: bool


class QuietHours(TypedDict, closed=True):
    """Daily hours in minutes after midnight, in a time zone."""

    begin: int
    end: int
    zone: str


class Vacation(TypedDict, closed=True):
    """A guest's vacation. Clocks over days stand still meanwhile."""

    # Null if the guest is not on vacation.
    until: str | None
    # The days that are left of this year.
    days_left: int


class NoticeWishes(TypedDict, closed=True):
    """A guest's preferences for notices while away."""

    # The server's public key for subscriptions.
    key: str
    # The subscribed browsers, by digests of their endpoints.
    browsers: list[str]
    mail_offered: bool
    mail: MailAddress | None
    quiet: QuietHours | None


class NoticeTest(TypedDict, closed=True):
    """The number of channels to the guest, and how many of them failed."""

    ways: int
    failed: int
