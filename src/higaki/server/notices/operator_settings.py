"""The operator's settings for notices: the public address, the mail server, the delay."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import urlsplit

from higaki.engine.base.errors import BadSetting
from higaki.server.notices.mail import MailServer
from higaki.server.notices.push_services import PushServices

DELAY: Final = 30.0
PASSWORD: Final = "HIGAKI_SMTP_PASSWORD"


class NoticeSettings:
    """Push needs no settings. E-mail needs a mail server, a sender, and the base address of links."""

    def __init__(
        self,
        delay: float = DELAY,
        push_services: str = "",
        smtp: str | None = None,
        mail_from: str | None = None,
        public_url: str | None = None,
    ) -> None:
        if not 0 < delay < 24 * 60 * 60:
            raise BadSetting(f"nobody can be told after {delay} seconds; right would be --notice-delay 30")
        self.delay = delay
        self.services = PushServices(push_services)
        self.address = address = _checked(public_url)
        self.mail: MailServer | None = None
        if smtp is not None:
            if mail_from is None or address is None:
                raise BadSetting(
                    "--smtp needs to know from whom and from where; right would be --mail-from, --public-url"
                )
            self.mail = MailServer(smtp, os.environ.get(PASSWORD), mail_from, address)
        # A push service may contact the operator here.
        self.contact = address if address and address.startswith("https://") else None


def _checked(public_url: str | None) -> str | None:
    if public_url is None:
        return None
    try:
        parts = urlsplit(public_url)
        right = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
        right = right and not (parts.query or parts.fragment or parts.username) and public_url.isprintable()
        _ = parts.port
    except ValueError:
        right = False
    if not right or " " in public_url:
        raise BadSetting(f"--public-url {public_url!r} is no address; right would be like https://higaki.example.org")
    return f"{parts.scheme}://{parts.netloc}"
