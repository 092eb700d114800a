"""Sends e-mail through the operator's server. This can take long: call it in a thread, never in the event loop."""

from __future__ import annotations

import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from higaki.engine.base.errors import BadSetting
from higaki.server.notices.mail_addresses import ADDRESS
from higaki.server.notices.message_text import Said, words_of
from higaki.server.notices.send_outcome import Outcome

log = logging.getLogger("higaki")
TIMEOUT: Final = 15.0
PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
# Links are never wrapped.
POLICY: Final = SMTP.clone(max_line_length=500)
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class MailServer:
    """The mail server, the sender, and the base address of links."""

    def __init__(self, url: str, password: str | None, sender: str, public_url: str) -> None:
        try:
            parts = urlsplit(url)
            self._host, port = parts.hostname or "", parts.port
        except ValueError:
            self._host, port = "", None
        if not self._host or parts.scheme not in PORTS:
            raise BadSetting("--smtp is no mail server; right would be like smtps://user@mail.example.org")
        self._kind = parts.scheme
        self._port = port or PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password) if parts.password is not None else password or ""
        if self._user and self._kind == "smtp" and self._host not in LOCAL:
            raise BadSetting("--smtp would send the password openly; right would be smtps:// or smtp+starttls://")
        if not ADDRESS.fullmatch(parseaddr(sender)[1]) or "\n" in sender or "\r" in sender:
            raise BadSetting("--mail-from is no address; right would be like 'Higaki <higaki@example.org>'")
        self._sender = sender
        self._domain = parseaddr(sender)[1].partition("@")[2]
        self._public_url = public_url

    def written(self, to: str, said: Said, language: str, stop: str) -> EmailMessage:
        """A mail. The library refuses line breaks in its headers."""
        end = f"{self._public_url}/notices/stop/{stop}"
        words = words_of(None, language)
        mail = EmailMessage(POLICY)
        mail["From"], mail["To"], mail["Subject"] = self._sender, to, said.title
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{end}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines = [said.body, "", f"{self._public_url}{said.path}", "", "-- ", words.say("notice-stop"), end]
        mail.set_content("\n".join(lines) + "\n")
        return mail

    def send(self, mail: EmailMessage) -> Outcome:
        try:
            with self._connected() as server:
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(mail)
        except (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused) as error:
            code = _code(error)
            log.warning("the mail server refused with %d", code)
            return Outcome.REFUSED if code >= 500 else Outcome.FAILED
        except (OSError, smtplib.SMTPException) as error:
            log.warning("the mail server did not take a mail: %s", type(error).__name__)
            return Outcome.FAILED
        return Outcome.SENT

    def _connected(self) -> smtplib.SMTP:
        tls = ssl.create_default_context()
        if self._kind == "smtps":
            return smtplib.SMTP_SSL(self._host, self._port, self._domain, timeout=TIMEOUT, context=tls)
        server = smtplib.SMTP(self._host, self._port, self._domain, timeout=TIMEOUT)
        if self._kind == "smtp+starttls":
            try:
                server.starttls(context=tls)
            except BaseException:
                server.close()
                raise
        return server


def _code(error: smtplib.SMTPResponseException | smtplib.SMTPRecipientsRefused) -> int:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return max(code for code, _ in error.recipients.values())
    return error.smtp_code
